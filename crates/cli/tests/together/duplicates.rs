//! Commands that are sent up to three times, on one socket or two, in any order: nothing happens twice.

use crate::support::place::{Kind, Place};
use crate::support::process::{Plan, Server};
use crate::support::table::{Seat, open};
use crate::support::within;
use lastcard_client::{Frame, Wire};
use lastcard_protocol::client::{Act, SettingsChange, ToServer};
use lastcard_protocol::ids::{CommandId, Seq, TableId};
use lastcard_protocol::server::ToClient;
use lastcard_protocol::{VERSION, from_json, to_json};
use lastcard_store::TableKey;
use lastcard_table::log::{Body, Fact};
use lastcard_testkit::random::Dice;
use rand_core::RngCore;
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

/// Commands of all tables together.
const COMMANDS: usize = 100_000;
const TABLES: usize = 50;
/// How far a message may be moved from its place.
const WINDOW: usize = 12;

/// A command to be sent, and how often.
struct Sending {
    text: String,
    id: CommandId,
}

/// Somebody who sends everything several times.
struct Sender {
    server: lastcard_client::Server,
    table: TableId,
    seat: Seat,
    dice: Dice,
    /// Every answer to each command.
    answers: BTreeMap<CommandId, Vec<String>>,
    names: BTreeMap<CommandId, String>,
    told: u64,
    sockets: u32,
}

impl Sender {
    async fn connect(&mut self) -> Wire {
        self.sockets += 1;
        let mut wire = Wire::connect(self.server.clone(), None).await.unwrap();
        let hello = ToServer::Hello {
            version: VERSION,
            table: self.table,
            token: Some(self.seat.token.clone()),
            since: None,
            lang: None,
        };
        wire.send_text(&to_json(&hello)).await.unwrap();
        wire
    }

    /// The next commands, each so often, out of their order within a window.
    fn batch(&mut self, count: usize) -> VecDeque<Sending> {
        let mut messages: Vec<(usize, Sending)> = Vec::new();
        for place in 0..count {
            let mut bytes = [0; 16];
            self.dice.generator().fill_bytes(&mut bytes);
            let id = CommandId(bytes);
            let number = self.names.len();
            let name = format!("Name {number}");
            self.names.insert(id, name.clone());
            let act = match number % 5 {
                // Nothing is waited for in a lobby with one person: these are refused.
                0 => Act::TakeBack {},
                _ => Act::Rename { name },
            };
            let text = to_json(&ToServer::Command {
                id,
                seq: Seq::new(1).unwrap(),
                act,
            });
            for _ in 0..=self.dice.below(3) {
                let place = place + self.dice.below(WINDOW);
                let text = text.clone();
                messages.push((place, Sending { text, id }));
            }
        }
        messages.sort_by_key(|(place, _)| *place);
        messages.into_iter().map(|(_, sending)| sending).collect()
    }

    /// Sends everything; now and then on a new socket, which takes the seat from the old one.
    async fn send_all(mut self, commands: usize) -> Sender {
        let mut wire = self.connect().await;
        let mut left = commands;
        while left > 0 {
            let count = left.min(100);
            left -= count;
            let mut batch = self.batch(count);
            // Whatever the old socket was not answered is sent again on the new one.
            let mut unanswered: Vec<Sending> = Vec::new();
            let mut flying = 0;
            while flying > 0 || !batch.is_empty() {
                while flying < 16
                    && let Some(sending) = batch.pop_front()
                {
                    wire.send_text(&sending.text).await.unwrap();
                    unanswered.push(sending);
                    flying += 1;
                }
                if self.dice.once_in(150) {
                    let mut new = self.connect().await;
                    self.drain(&mut wire, &mut unanswered).await;
                    std::mem::swap(&mut wire, &mut new);
                    for sending in &unanswered {
                        wire.send_text(&sending.text).await.unwrap();
                    }
                    flying = unanswered.len();
                    continue;
                }
                let frame = wire.receive().await;
                flying -= usize::from(self.take(frame, &mut unanswered));
            }
        }
        self
    }

    /// Reads an old socket to its end.
    async fn drain(&mut self, wire: &mut Wire, unanswered: &mut Vec<Sending>) {
        loop {
            match wire.receive().await {
                Frame::Closed(code) => {
                    assert_eq!(code, Some(4001), "the new socket takes over");
                    return;
                }
                Frame::Gone => return,
                frame => {
                    self.take(frame, unanswered);
                }
            }
        }
    }

    /// Takes a frame in; whether it was the answer to a command.
    fn take(&mut self, frame: Frame, unanswered: &mut Vec<Sending>) -> bool {
        let Frame::Text(text) = frame else {
            panic!("the connection ends: {frame:?}");
        };
        let message: ToClient = from_json(text.as_bytes()).unwrap();
        let id = match message {
            ToClient::Done { id, .. }
            | ToClient::Refused { id, .. }
            | ToClient::Stale { id, .. } => id,
            ToClient::News { seq, .. } => {
                self.told = self.told.max(seq.get());
                return false;
            }
            _ => return false,
        };
        self.answers.entry(id).or_default().push(text);
        let place = unanswered.iter().position(|of| of.id == id).unwrap();
        unanswered.remove(place);
        true
    }

    /// Compares the log of the table with the answers.
    fn check(&self, log: &[lastcard_store::Entry]) {
        let mut places = BTreeMap::new();
        for entry in log {
            if let Some(id) = entry.command {
                let id = CommandId(id.0);
                assert_eq!(places.insert(id, entry.seq), None, "it happened twice");
                let body = Body::from_json(entry.version, &entry.body).unwrap();
                let renamed = Fact::Renamed {
                    member: self.seat.member.get(),
                    name: self.names[&id].clone(),
                };
                assert_eq!(body.facts, [renamed]);
            }
        }
        for id in self.names.keys() {
            let answers = &self.answers[id];
            let same = answers.iter().all(|answer| *answer == answers[0]);
            assert!(same, "a repeat got another answer: {answers:?}");
            let message: ToClient = from_json(answers[0].as_bytes()).unwrap();
            let done = match message {
                ToClient::Done { seq, .. } => Some(seq.get()),
                _ => None,
            };
            assert_eq!(places.get(id).copied(), done, "{answers:?}");
        }
    }
}

#[test]
fn of_a_hundred_thousand_commands_sent_up_to_three_times_none_happens_twice() {
    within(Duration::from_secs(400), async {
        let place = Place::new(Kind::Sqlite).await;
        let mut server = Server::start(Plan::new(&place.address, place.file("log")));
        let mut sending = Vec::new();
        for number in 0..TABLES {
            let change = SettingsChange::default();
            let (table, seats) = open(&server, "standard", 1, change).await;
            let sender = Sender {
                server: server.address(),
                table,
                seat: seats.into_iter().next().unwrap(),
                dice: Dice::new(number as u64),
                answers: BTreeMap::new(),
                names: BTreeMap::new(),
                told: 0,
                sockets: 0,
            };
            sending.push(tokio::spawn(sender.send_all(COMMANDS / TABLES)));
        }
        let mut senders = Vec::new();
        for sender in sending {
            senders.push(sender.await.unwrap());
        }
        assert!(server.stop().success());
        let store = lastcard_store::open(&place.address).await.unwrap();
        let (mut messages, mut sockets, mut carried_out) = (0, 0, 0);
        for sender in &senders {
            let key = TableKey(sender.table.to_string());
            let log = store.read(key, 0).await.unwrap();
            sender.check(&log);
            messages += sender.answers.values().map(Vec::len).sum::<usize>();
            carried_out += log.iter().filter(|entry| entry.command.is_some()).count();
            sockets += sender.sockets;
        }
        println!("{messages} answers, {carried_out} carried out, {sockets} sockets");
        store.close().await.unwrap();
        place.remove().await;
    });
}
