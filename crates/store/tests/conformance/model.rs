//! Random calls, answered as a simple model answers them.

use crate::support::{Place, command, entry, key, secret};
use lastcard_store::{
    About, Appended, CommandId, Entry, FinishedMatch, Known, NewTable, Seq, Store, StoreError,
};
use std::collections::BTreeMap;
use std::sync::Arc;

on_both!(random_calls_are_answered_as_by_the_model);

const CALLS: usize = 900;

#[derive(Default)]
struct Model {
    tables: BTreeMap<String, (Known, BTreeMap<Seq, Entry>)>,
    records: BTreeMap<(String, u32), FinishedMatch>,
}

impl Model {
    fn write(&mut self, name: &str, creates: bool, entry: Entry, about: About) -> Appended {
        let log = self.tables.get(name).map(|(_, log)| log);
        if let Some(command) = entry.command
            && let Some(seq) = log.and_then(|log| place_of(log, command))
        {
            return Appended::Repeated(seq);
        }
        let next = self.tables.get(name).map_or(1, |(known, _)| known.head + 1);
        if creates == log.is_some() || entry.seq != next {
            return Appended::Conflict;
        }
        let known = Known {
            head: entry.seq,
            updated: entry.at,
            about,
        };
        let (_, mut log) = self
            .tables
            .remove(name)
            .unwrap_or((known.clone(), BTreeMap::new()));
        log.insert(entry.seq, entry);
        self.tables.insert(name.to_owned(), (known, log));
        Appended::Written
    }

    /// None when it is to be refused.
    fn finish(&mut self, name: &str, over: FinishedMatch, restored: Entry) -> Option<()> {
        let place = (name.to_owned(), over.number);
        if self.records.contains_key(&place) {
            return Some(());
        }
        let (_, log) = self.tables.get_mut(name)?;
        log.get(&restored.seq)?;
        log.retain(|seq, _| *seq > restored.seq);
        log.insert(restored.seq, restored);
        self.records.insert(place, over);
        Some(())
    }

    fn forget(&mut self, lobby: i64, all: i64, records: i64) -> u64 {
        let before = self.tables.len();
        self.tables
            .retain(|_, (known, _)| known.updated >= if known.about.played { all } else { lobby });
        self.records.retain(|_, over| over.at >= records);
        (before - self.tables.len()) as u64
    }

    fn by_code(&self, code: &str, now: i64) -> Option<String> {
        let mut open: Vec<_> = Vec::new();
        for (name, (known, _)) in &self.tables {
            if let Some((known, until)) = &known.about.code
                && known == code
                && *until > now
            {
                open.push((-until, name.clone()));
            }
        }
        open.into_iter().min().map(|(_, name)| name)
    }

    fn public(&self, most: usize) -> Vec<(String, Known)> {
        let tables = self
            .tables
            .iter()
            .filter(|(_, (known, _))| known.about.listed);
        let mut tables: Vec<_> = tables
            .map(|(name, (known, _))| (name.clone(), known.clone()))
            .collect();
        tables.sort_by_key(|(name, known)| (-known.updated, name.clone()));
        tables.truncate(most);
        tables
    }
}

fn place_of(log: &BTreeMap<Seq, Entry>, command: CommandId) -> Option<Seq> {
    log.values()
        .find(|entry| entry.command == Some(command))
        .map(|entry| entry.seq)
}

async fn random_calls_are_answered_as_by_the_model(place: Place) {
    for seed in 1..=3 {
        let mut dice = Dice(seed);
        let mut model = Model::default();
        let mut store = place.open().await;
        for call in 0..CALLS {
            if dice.below(150) == 0 {
                store.close().await.expect("it closes");
                store = place.open().await;
            }
            // Names of one seed are not those of another: all are in one store.
            let name = format!("s{seed}t{}", dice.below(6));
            one_call(&store, &mut model, &mut dice, &name)
                .await
                .unwrap_or_else(|wrong| panic!("seed {seed}, call {call}, {name}: {wrong}"));
        }
        assert_eq!(
            store.forget(i64::MAX, i64::MAX, i64::MAX).await,
            Ok(model.tables.len() as u64)
        );
        store.close().await.expect("it closes");
    }
}

async fn one_call(
    store: &Arc<dyn Store>,
    model: &mut Model,
    dice: &mut Dice,
    name: &str,
) -> Result<(), String> {
    let head = model.tables.get(name).map_or(0, |(known, _)| known.head);
    match dice.below(20) {
        0..=9 => write(store, model, dice, name, head).await,
        10 => finish(store, model, dice, name, head).await,
        11 if dice.below(4) == 0 => {
            let (lobby, all, records) = (dice.below(700), dice.below(500), dice.below(500));
            let (lobby, all, records) = (lobby as i64, all as i64, records as i64);
            same(
                store.forget(lobby, all, records).await,
                Ok(model.forget(lobby, all, records)),
            )
        }
        11 | 12 => {
            let number = dice.below(4) as u32;
            let kept = model.records.get(&(name.to_owned(), number)).cloned();
            same(store.record(key(name), number).await, Ok(kept))
        }
        13 => {
            let command = command(dice.below(40));
            let log = model.tables.get(name).map(|(_, log)| log);
            same(
                store.find(key(name), command).await,
                Ok(log.and_then(|log| place_of(log, command))),
            )
        }
        14 => {
            let (code, now) = (dice.code(), dice.below(1000) as i64);
            let expected = model.by_code(&code, now).map(|name| key(&name));
            same(store.by_code(code, now).await, Ok(expected))
        }
        15 => {
            let most = dice.below(8) as u32;
            let expected = model.public(most as usize);
            let expected = expected
                .into_iter()
                .map(|(name, known)| (key(&name), known))
                .collect();
            same(store.public_tables(most).await, Ok(expected))
        }
        16 => same(store.count().await, Ok(model.tables.len() as u64)),
        17 => {
            let known = model.tables.get(name).map(|(known, _)| known.clone());
            same(store.about(key(name)).await, Ok(known))
        }
        _ => {
            let after = dice.below(head + 2);
            let log = model
                .tables
                .get(name)
                .map(|(_, log)| log.range(after + 1..));
            let log = log
                .into_iter()
                .flatten()
                .map(|(_, entry)| entry.clone())
                .collect();
            same(store.read(key(name), after).await, Ok(log))
        }
    }
}

async fn write(
    store: &Arc<dyn Store>,
    model: &mut Model,
    dice: &mut Dice,
    name: &str,
    head: Seq,
) -> Result<(), String> {
    let creates = if head == 0 {
        dice.below(4) > 0
    } else {
        dice.below(20) == 0
    };
    let seq = match dice.below(8) {
        0 => dice.below(head + 4),
        _ => head + 1,
    };
    let (entry, about) = (dice.entry(seq), dice.about());
    let expected = model.write(name, creates, entry.clone(), about.clone());
    let answer = if creates {
        store
            .create(NewTable {
                table: key(name),
                entry,
                about,
            })
            .await
    } else {
        store.append(key(name), entry, about).await
    };
    same(answer, Ok(expected))
}

async fn finish(
    store: &Arc<dyn Store>,
    model: &mut Model,
    dice: &mut Dice,
    name: &str,
    head: Seq,
) -> Result<(), String> {
    let over = FinishedMatch {
        number: dice.below(4) as u32,
        at: dice.below(1000) as i64,
        record: dice.below(u64::MAX).to_string(),
    };
    let seq = head.saturating_sub(dice.below(4));
    let restored = dice.entry(seq);
    // A command that stands further on cannot be put in place as well.
    let restored = Entry {
        command: None,
        ..restored
    };
    let expected = model.finish(name, over.clone(), restored.clone());
    match (store.finish(key(name), over, restored).await, expected) {
        (Ok(()), Some(())) | (Err(StoreError::Refused(_)), None) => Ok(()),
        other => Err(format!("finish: {other:?}")),
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "both are made for this and dropped with it"
)]
fn same<T: PartialEq + std::fmt::Debug>(answer: T, expected: T) -> Result<(), String> {
    if answer == expected {
        return Ok(());
    }
    Err(format!("{answer:?} where the model says {expected:?}"))
}

/// A small generator of its own, so that a seed means the same calls for ever.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    fn entry(&mut self, seq: Seq) -> Entry {
        let body = "b".repeat(self.below(300) as usize);
        Entry {
            at: self.below(1000) as i64,
            command: (self.below(3) > 0).then(|| command(self.below(40))),
            version: self.below(9) as u16,
            secret: (self.below(4) == 0).then(|| secret("s")),
            ..entry(seq, &body)
        }
    }

    fn about(&mut self) -> About {
        About {
            code: (self.below(2) == 0).then(|| (self.code(), self.below(1000) as i64)),
            listed: self.below(2) == 0,
            played: self.below(2) == 0,
        }
    }

    fn code(&mut self) -> String {
        format!("CODE{}", self.below(4))
    }
}
