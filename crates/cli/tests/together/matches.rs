//! Whole matches: two people who play, a bot, and somebody who drops the connection again and again.

use crate::support::person::{Habits, Person};
use crate::support::place::{Kind, Place};
use crate::support::process::{Plan, Server};
use crate::support::record::compare;
use crate::support::table::Table;
use crate::support::within;
use lastcard_client::Finding;
use lastcard_notation::record::Record;
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_mins(4);

/// A whole match under the preset, as it is.
fn whole_match(kind: Kind, preset: &'static str) {
    within(LIMIT, async move {
        let place = Place::new(kind).await;
        let server = Server::start(Plan::new(&place.address, place.file("log")));
        let at_once = Habits {
            table_of: 4,
            ..Habits::default()
        };
        let drops = Habits {
            drops: 12,
            ..at_once
        };
        let habits = [at_once, at_once, drops];
        let Table { id, people } = Table::new(&server, preset, &habits, 1, 7).await;
        let playing = people.into_iter().map(|person| tokio::spawn(play(person)));
        let mut people = Vec::new();
        for ended in playing.collect::<Vec<_>>() {
            people.push(ended.await.unwrap());
        }
        let text = server.api().record(id, 1).await.unwrap();
        let record = Record::parse(&text).unwrap();
        let report = record.report();
        assert!(report.is_verified(), "{:?}", report.first_fault());
        assert!(record.header.rules.rules.target.get() == 500);
        let own = report
            .rounds
            .iter()
            .filter(|round| !round.shares.is_empty());
        assert_eq!(own.count(), report.rounds.len(), "no share in a round");
        for person in &people {
            let history = &person.history;
            assert_eq!(history.faults, Vec::<String>::new());
            assert_eq!(compare(history, 1, &record), Ok(()));
            let wrong = |finding: &Finding| matches!(finding, Finding::Wrong(_));
            assert!(!history.checks.iter().any(|check| wrong(&check.finding)));
        }
        let dropper = &people[2].history;
        assert!(dropper.resumed > 5, "{} times", dropper.resumed);
        assert_eq!(dropper.welcomes, 1, "it had to begin anew");
        println!(
            "{preset} on {kind:?}: {} rounds, {} entries, {} resumes",
            report.rounds.len(),
            people[0].history.seen.len(),
            dropper.resumed
        );
        verify(&place, &text);
        drop(server);
        place.remove().await;
    });
}

async fn play(mut person: Person) -> Person {
    while !person.has_finished(1) {
        assert!(person.step().await, "it has ended: {:?}", person.over);
    }
    person
}

/// `lastcard verify` says so, too.
fn verify(place: &Place, text: &str) {
    let file = place.file("match.lcr");
    std::fs::write(&file, text).unwrap();
    let mut verify = Command::new(env!("CARGO_BIN_EXE_lastcard"));
    let output = verify.arg("verify").arg(&file).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

/// A test of each preset for each kind of database.
macro_rules! presets {
    ($($preset:ident),*) => {
        mod sqlite {
            $(#[test] fn $preset() {
                super::whole_match(super::Kind::Sqlite, stringify!($preset));
            })*
        }
        mod postgres {
            $(#[test] fn $preset() {
                super::whole_match(super::Kind::Postgres, stringify!($preset));
            })*
        }
    };
}

presets!(standard, traditional, party, teams);
