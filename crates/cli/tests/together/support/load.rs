//! Tables at which people play while something happens to the server, and what is known of them afterwards.

use super::history::History;
use super::person::{Habits, Person};
use super::place::{Kind, Place};
use super::process::Server;
use super::table::Table;
use crate::checker::{self, Invariant, Log, Violation};
use lastcard_client::Happening;
use lastcard_notation::record::Record;
use lastcard_protocol::ids::TableId;
use lastcard_store::{Store, TableKey};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// What people do when the test ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// They play on.
    Play,
    /// They decide nothing more, wait for their answers, and go.
    Settle,
}

/// Tables at which people play.
pub(crate) struct Load {
    logs: BTreeMap<TableId, Log>,
    people: Vec<(TableId, JoinHandle<Person>)>,
    until: watch::Sender<Until>,
    looks: u32,
}

/// What is known of all tables at the end.
pub(crate) struct Known {
    tables: Vec<(TableId, Log, Vec<History>)>,
    /// What does not hold of records.
    records: Vec<Violation>,
}

/// How much happened.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Figures {
    pub(crate) entries: usize,
    pub(crate) acknowledged: usize,
    pub(crate) refused: usize,
    pub(crate) unanswered: usize,
    pub(crate) resumed: u32,
    pub(crate) welcomes: u32,
    pub(crate) rounds: usize,
}

impl Load {
    /// People who sit down at so many tables, with a bot at each, and begin to play.
    pub(crate) async fn begin(
        server: &Server,
        rules: &[&str],
        habits: &[Habits],
        tables: usize,
        seed: u64,
    ) -> Load {
        let (until, asked) = watch::channel(Until::Play);
        let mut load = Load {
            logs: BTreeMap::new(),
            people: Vec::new(),
            until,
            looks: 0,
        };
        for number in 0..tables {
            let rules = rules[number % rules.len()];
            let seed = seed.wrapping_add(1000 * number as u64);
            let table = Table::new(server, rules, habits, 1, seed).await;
            load.logs.insert(table.id, Log::default());
            for (place, person) in table.people.into_iter().enumerate() {
                // The last one of each table goes without a word at the end.
                let settles = place + 1 < habits.len();
                let playing = tokio::spawn(play(person, asked.clone(), settles));
                load.people.push((table.id, playing));
            }
        }
        load
    }

    /// Looks into the store of a server that is not running.
    pub(crate) async fn look(&mut self, kind: Kind, place: &Place) {
        self.looks += 1;
        let address = match kind {
            Kind::Postgres => place.address.clone(),
            // A copy, so that what a kill left behind is put in order by the server and not by this look.
            Kind::Sqlite => copy(place, self.looks),
        };
        let store = lastcard_store::open(&address).await.unwrap();
        for (table, log) in &mut self.logs {
            let entries = store.read(TableKey(table.to_string()), 0).await.unwrap();
            log.observe(entries);
        }
        store.close().await.unwrap();
    }

    /// Everybody stops playing: most wait for their last answers, some go as they are.
    pub(crate) async fn end(self) -> Known {
        self.until.send_replace(Until::Settle);
        let mut clients: BTreeMap<TableId, Vec<History>> = BTreeMap::new();
        for (table, playing) in self.people {
            let person = playing.await.unwrap();
            clients.entry(table).or_default().push(person.history);
        }
        let tables = self.logs.into_iter().map(|(table, log)| {
            let histories = clients.remove(&table).unwrap_or_default();
            (table, log, histories)
        });
        Known {
            tables: tables.collect(),
            records: Vec::new(),
        }
    }
}

impl Known {
    /// Looks into the store for the last time, also for records, which must verify and be what people saw; how many
    /// there are.
    pub(crate) async fn last_look(&mut self, store: &Arc<dyn Store>) -> usize {
        let mut records = 0;
        let mut found = Vec::new();
        for (table, log, clients) in &mut self.tables {
            let key = TableKey(table.to_string());
            log.observe(store.read(key.clone(), 0).await.unwrap());
            for number in 1.. {
                let Some(kept) = store.record(key.clone(), number).await.unwrap() else {
                    break;
                };
                let record = Record::parse(&kept.record).unwrap();
                if let Some(fault) = record.report().first_fault() {
                    let what = format!("record {number} of {table}: {fault:?}");
                    found.push((Invariant::I9, what));
                }
                for client in clients.iter().filter(|client| client.welcomes == 1) {
                    if let Err(why) = super::record::compare(client, number, &record) {
                        found.push((Invariant::I3, format!("record {number} of {table}: {why}")));
                    }
                }
                records += 1;
            }
        }
        let found = found.into_iter();
        self.records = found
            .map(|(invariant, what)| Violation { invariant, what })
            .collect();
        records
    }

    /// Everything that does not hold.
    pub(crate) fn check(&self) -> Vec<Violation> {
        let tables = self.tables.iter();
        let found = tables.flat_map(|(table, log, clients)| {
            let key = &table.to_string();
            checker::check(&checker::Table { key, log, clients })
        });
        found.chain(self.records.iter().cloned()).collect()
    }

    pub(crate) fn figures(&self) -> Figures {
        let mut figures = Figures::default();
        for (_, log, clients) in &self.tables {
            figures.entries += log.entries().len();
            for client in clients {
                figures.resumed += client.resumed;
                figures.welcomes += client.welcomes;
                figures.rounds += client.checks.len();
                for sent in &client.commands {
                    figures.acknowledged += usize::from(sent.done().is_some());
                    figures.refused += usize::from(sent.is_refused());
                    figures.unanswered += usize::from(sent.answers.is_empty());
                }
            }
        }
        figures
    }
}

/// How long the last answers may take.
const LAST: Duration = Duration::from_secs(20);

async fn play(mut person: Person, mut until: watch::Receiver<Until>, settles: bool) -> Person {
    loop {
        tokio::select! {
            goes_on = person.step() => if !goes_on { return person },
            _ = until.wait_for(|until| *until == Until::Settle) => break,
        }
    }
    if settles && timeout(LAST, person.settle()).await.is_err() {
        let fault = "its last commands got no answer".to_owned();
        person.history.faults.push(fault);
    }
    person
}

impl Person {
    /// Decides nothing more, and waits until every command is answered and everything is told.
    async fn settle(&mut self) {
        let mut asked = false;
        loop {
            let quiet = self.session.pending().is_empty() && self.session.is_connected();
            if quiet && !asked {
                self.session.ping();
                asked = true;
            }
            let Some(happening) = self.session.next().await else {
                return;
            };
            // What was awaited when the answer to the ping came is awaited still.
            let ended = quiet && matches!(happening, Happening::Pong(_));
            asked &= !matches!(happening, Happening::Lost { .. } | Happening::Pong(_));
            self.take_in(happening);
            if ended {
                return;
            }
        }
    }
}

fn copy(place: &Place, look: u32) -> String {
    let folder = place.file(&format!("look-{look}"));
    std::fs::create_dir_all(&folder).unwrap();
    for name in ["tables.db", "tables.db-wal"] {
        let from = place.file(name);
        if from.exists() {
            std::fs::copy(&from, folder.join(name)).unwrap();
        }
    }
    // The copies before are not needed any more.
    let _ = std::fs::remove_dir_all(place.file(&format!("look-{}", look - 1)));
    Path::new(&folder).join("tables.db").display().to_string()
}
