//! What people get wrong at a server that runs: each is told what it is, and nobody else notices.

use crate::support::person::{Habits, Person};
use crate::support::place::{Kind, Place};
use crate::support::process::{Plan, Server};
use crate::support::table::open;
use crate::support::within;
use lastcard_client::{ApiError, Over};
use lastcard_protocol::client::SettingsChange;
use lastcard_protocol::ids::{Code, TableId, Token};
use lastcard_protocol::rest::{OpenTable, ProblemCode, TakeSeat};
use lastcard_protocol::server::ErrorCode;
use sqlx::{Connection, SqliteConnection};
use std::fmt::Debug;
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_mins(1);

/// Asserts that a request was refused so, and that the sentence for the person has this in it.
fn refused<T: Debug>(result: Result<T, ApiError>, code: ProblemCode, told: &str) {
    match result {
        Err(ApiError::Problem(problem)) => {
            assert_eq!(problem.code, code, "{}", problem.text);
            assert!(problem.text.contains(told), "{}", problem.text);
        }
        other => panic!("{other:?}"),
    }
}

fn named(name: &str) -> TakeSeat {
    TakeSeat {
        name: name.to_owned(),
        lang: None,
    }
}

#[test]
fn what_people_get_wrong_over_http_is_told_in_a_sentence() {
    within(LIMIT, async {
        let place = Place::new(Kind::Sqlite).await;
        let server = Server::start(Plan::new(&place.address, place.file("log")));
        let api = server.api();
        let rules = |rules: &str| OpenTable {
            name: "Ann".to_owned(),
            rules: Some(rules.to_owned()),
            settings: None,
            lang: None,
        };
        let unknown = rules("preset = \"standard\"\nuno.shouting = true\n");
        refused(api.open(&unknown).await, ProblemCode::BadRules, "");
        refused(api.open(&rules("whist")).await, ProblemCode::BadRules, "");
        let two = SettingsChange {
            seats: Some(2),
            ..SettingsChange::default()
        };
        let (table, seats) = open(&server, "standard", 2, two).await;
        let full = api.take_seat(table, &named("Cid")).await;
        refused(full, ProblemCode::TableFull, "");
        let code: Code = "zzzzzz".parse().unwrap();
        refused(api.enter_code(code).await, ProblemCode::BadCode, "");
        let gone = TableId::from_bytes([7; 10]);
        refused(api.invitation(gone).await, ProblemCode::NoTable, "");
        let token = Token::from_bytes([7; 16]);
        let moved = api.move_seat(table, token.clone()).await;
        refused(moved, ProblemCode::BadToken, "");
        let ticket = api
            .move_seat(table, seats[1].token.clone())
            .await
            .unwrap()
            .ticket;
        let claimed = api.claim_seat(table, ticket.clone()).await.unwrap();
        assert_eq!(claimed.member, seats[1].member);
        let again = api.claim_seat(table, ticket).await;
        refused(again, ProblemCode::BadTicket, "");
        // The old token opens nothing any more, and a wrong one never did.
        for token in [token, seats[1].token.clone()] {
            let mut person = Person::new(server.address(), table, token, Habits::default(), 1);
            while person.step().await {}
            let over = person.over;
            assert!(
                matches!(&over, Some(Over::Ended(ErrorCode::BadToken, text)) if !text.is_empty()),
                "{over:?}"
            );
        }
        drop(server);
        place.remove().await;
    });
}

#[test]
fn a_name_is_a_text_whatever_stands_in_it_and_never_a_long_one() {
    within(LIMIT, async {
        let place = Place::new(Kind::Sqlite).await;
        let server = Server::start(Plan::new(&place.address, place.file("log")));
        let api = server.api();
        let (table, _) = open(&server, "standard", 1, SettingsChange::default()).await;
        let long = "x".repeat(10_000);
        refused(
            api.take_seat(table, &named(&long)).await,
            ProblemCode::TooLong,
            "",
        );
        refused(
            api.take_seat(table, &named(&long[..100])).await,
            ProblemCode::BadName,
            "",
        );
        refused(
            api.take_seat(table, &named(" \u{200b} ")).await,
            ProblemCode::BadName,
            "",
        );
        api.take_seat(table, &named("<b>Eve</b>")).await.unwrap();
        let players = api.invitation(table).await.unwrap().players;
        assert_eq!(players, ["Person 1", "<b>Eve</b>"]);
        drop(server);
        place.remove().await;
    });
}

#[test]
fn data_of_a_newer_version_is_told_to_the_host_and_left_alone() {
    within(LIMIT, async {
        let place = Place::new(Kind::Sqlite).await;
        let mut server = Server::start(Plan::new(&place.address, place.file("log")));
        assert!(server.stop().success());
        let url = format!("sqlite://{}", place.address);
        let mut file = SqliteConnection::connect(&url).await.unwrap();
        let newer = "INSERT INTO lastcard_migrations (version, description, success, checksum, execution_time) \
                     VALUES (99, 'of a later year', 1, x'00', 0)";
        sqlx::query(newer).execute(&mut file).await.unwrap();
        file.close().await.unwrap();
        let before = std::fs::read(&place.address).unwrap();
        let mut serve = Command::new(env!("CARGO_BIN_EXE_lastcard"));
        let serve = serve.args(["serve", "--addr", "127.0.0.1:0", "--data", &place.address]);
        let output = serve.output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(
            told.contains("was written by a newer version of lastcard"),
            "{told}"
        );
        assert_eq!(std::fs::read(&place.address).unwrap(), before);
        place.remove().await;
    });
}
