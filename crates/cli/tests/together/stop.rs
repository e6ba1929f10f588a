//! A server that is asked to end while people play: it says so, ends, and they play on at the next one.

use crate::crash::RULES;
use crate::support::load::Load;
use crate::support::person::Habits;
use crate::support::place::{Kind, Place};
use crate::support::process::{Plan, Server};
use crate::support::table::{Seat, Table, open};
use crate::support::within;
use lastcard_client::{Frame, Wire};
use lastcard_protocol::client::{Act, SettingsChange, ToServer};
use lastcard_protocol::ids::{CommandId, Seq, TableId};
use lastcard_protocol::rest::TakeSeat;
use lastcard_protocol::server::{By, ErrorCode, Stage, ToClient};
use lastcard_protocol::{VERSION, from_json, to_json};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

const STOPS: u32 = 6;

fn people_play_on(kind: Kind) {
    within(Duration::from_mins(2), async move {
        let place = Place::new(kind).await;
        let mut server = Server::start(Plan::new(&place.address, place.file("log")));
        let plays = Habits {
            table_of: 4,
            is_late: 9,
            ..Habits::default()
        };
        let mut load = Load::begin(&server, &RULES, &[plays; 3], 4, 5).await;
        let (quiet, seats) = open(&server, "standard", 1, SettingsChange::default()).await;
        for _ in 0..STOPS {
            let mut wire = hello(&server, quiet, &seats[0]).await;
            sleep(Duration::from_millis(700)).await;
            let asked = Instant::now();
            let status = server.stop();
            assert!(
                asked.elapsed() < Duration::from_secs(5),
                "it takes too long"
            );
            assert_eq!(status.code(), Some(0));
            assert_eq!(
                last_words(&mut wire).await,
                (Some(ErrorCode::ComeBack), Some(4012))
            );
            load.look(kind, &place).await;
            server.again();
        }
        let mut known = load.end().await;
        assert!(server.stop().success());
        let store = lastcard_store::open(&place.address).await.unwrap();
        let records = known.last_look(&store).await;
        store.close().await.unwrap();
        println!(
            "{kind:?}: {STOPS} stops, {records} records, {:?}",
            known.figures()
        );
        assert_eq!(known.check(), []);
        place.remove().await;
    });
}

async fn hello(server: &Server, table: TableId, seat: &Seat) -> Wire {
    let mut wire = Wire::connect(server.address(), None).await.unwrap();
    let hello = ToServer::Hello {
        version: VERSION,
        table,
        token: Some(seat.token.clone()),
        since: None,
        lang: None,
    };
    wire.send_text(&to_json(&hello)).await.unwrap();
    wire
}

/// The error that came last before the end, and the code of the end.
async fn last_words(wire: &mut Wire) -> (Option<ErrorCode>, Option<u16>) {
    let mut last = None;
    loop {
        match wire.receive().await {
            Frame::Text(text) => {
                if let ToClient::Error { code, .. } = from_json(text.as_bytes()).unwrap() {
                    last = Some(code);
                }
            }
            Frame::Closed(code) => return (last, code),
            _ => return (last, None),
        }
    }
}

#[test]
fn people_play_on_after_stops_on_sqlite() {
    people_play_on(Kind::Sqlite);
}

#[test]
fn people_play_on_after_stops_on_postgres() {
    people_play_on(Kind::Postgres);
}

/// Nobody loses the time in which there was no server.
#[test]
fn a_turn_is_not_shorter_by_the_time_without_a_server() {
    within(Duration::from_mins(1), async {
        let place = Place::new(Kind::Sqlite).await;
        let mut server = Server::start(Plan::new(&place.address, place.file("log")));
        let change = SettingsChange {
            turn_seconds: Some(5),
            bank_seconds: Some(0),
            ..SettingsChange::default()
        };
        let (id, seats) = open(&server, "standard", 2, change).await;
        let plays = Habits {
            table_of: 2,
            ..Habits::default()
        };
        let mut table = Table::of(&server, id, seats, &[plays; 2], 1);
        let [ann, bob] = &mut table.people[..] else {
            panic!("two sit there");
        };
        let in_round = |person: &crate::support::person::Person| {
            let mirror = person.session.mirror();
            mirror.is_some_and(|mirror| mirror.stage() == Stage::Round)
        };
        while !in_round(ann) || !in_round(bob) {
            tokio::select! {
                goes_on = ann.step() => assert!(goes_on),
                goes_on = bob.step() => assert!(goes_on),
            }
        }
        assert!(server.stop().success());
        // Longer than a whole turn.
        sleep(Duration::from_secs(6)).await;
        server.again();
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(3) {
            for person in [&mut *ann, &mut *bob] {
                if let Ok(Some(happening)) =
                    timeout(Duration::from_millis(50), person.session.next()).await
                {
                    if let lastcard_client::Happening::News(news) = &happening {
                        assert_ne!(news.by, By::Table {}, "the clock ended a turn: {news:?}");
                    }
                    person.take_in(happening);
                }
            }
        }
        assert!(ann.session.is_connected() && bob.session.is_connected());
        drop(server);
        place.remove().await;
    });
}

/// Nobody reads a code aloud that opens nothing.
#[test]
fn the_code_that_a_lobby_shows_opens_it_from_the_start_and_after_a_restart() {
    within(Duration::from_mins(1), async {
        let place = Place::new(Kind::Sqlite).await;
        let mut server = Server::start(Plan::new(&place.address, place.file("log")));
        let (table, seats) = open(&server, "standard", 1, SettingsChange::default()).await;
        for _ in 0..2 {
            let mut wire = hello(&server, table, &seats[0]).await;
            let Frame::Text(text) = wire.receive().await else {
                panic!("a hello is answered");
            };
            let ToClient::Welcome { room, .. } = from_json(text.as_bytes()).unwrap() else {
                panic!("a hello is welcomed");
            };
            let code = room.code.expect("a lobby has a code");
            let opens = server.api().enter_code(code).await.unwrap();
            assert_eq!(opens.table, table);
            assert!(server.stop().success());
            server.again();
        }
        place.remove().await;
    });
}

/// What begins a match cuts the log behind the last one; a repeat of it is known all the same.
#[test]
fn a_readiness_that_is_sent_again_after_a_crash_is_not_carried_out_twice() {
    within(Duration::from_mins(1), async {
        let place = Place::new(Kind::Sqlite).await;
        let mut server = Server::start(Plan::new(&place.address, place.file("log")));
        let (table, seats) = open(&server, "standard", 2, SettingsChange::default()).await;
        let mut ann = hello(&server, table, &seats[0]).await;
        let mut bob = hello(&server, table, &seats[1]).await;
        // A match that ends because only one is left in it.
        done(&mut ann, 1, Act::Start { promise: None }).await;
        done(&mut bob, 2, Act::Leave {}).await;
        let late = TakeSeat {
            name: "Cid".to_owned(),
            lang: None,
        };
        let late = server.api().take_seat(table, &late).await.unwrap();
        let late = Seat {
            member: late.member,
            token: late.token,
        };
        let mut cid = hello(&server, table, &late).await;
        // The welcome: from now on Cid is there, and not ready.
        assert!(matches!(cid.receive().await, Frame::Text(_)));
        let ready = Act::Ready { promise: None };
        let first = done(&mut ann, 3, ready.clone()).await;
        server.kill();
        server.again();
        // Nobody else is there now, so that the readiness alone would begin the next match.
        let mut ann = hello(&server, table, &seats[0]).await;
        assert_eq!(done(&mut ann, 3, ready).await, first);
        place.remove().await;
    });
}

/// The place of the entry of a command with that number.
async fn done(wire: &mut Wire, number: u8, act: Act) -> u64 {
    let id = CommandId([number; 16]);
    let seq = Seq::new(1_000_000).unwrap();
    let command = ToServer::Command { id, seq, act };
    wire.send_text(&to_json(&command)).await.unwrap();
    loop {
        let Frame::Text(text) = wire.receive().await else {
            panic!("the connection ends");
        };
        match from_json(text.as_bytes()).unwrap() {
            ToClient::Done { seq, .. } => return seq.get(),
            ToClient::Refused { .. } | ToClient::Stale { .. } => panic!("{text}"),
            _ => {}
        }
    }
}
