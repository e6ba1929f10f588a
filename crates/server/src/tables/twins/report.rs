//! What was looked at, and what was found.

use super::disclosure::Disclosure;
use super::stage::Observer;
use std::collections::BTreeMap;

/// What was looked at.
#[derive(Default)]
pub(super) struct Report {
    pub(super) runs: u32,
    pub(super) rounds: usize,
    /// Twins that were played, and the cards that were other ones in them.
    pub(super) twins: u32,
    pub(super) changed: usize,
    /// Streams that were compared, by whose they were.
    pub(super) tuples: BTreeMap<String, u32>,
    /// Of all twins that were looked for: how often every hidden card could be dealt anew, and what was against it.
    pub(super) looked_for: u32,
    pub(super) at_once: u32,
    pub(super) told: BTreeMap<Disclosure, u32>,
    /// Single exchanges that were tried, and those that would do.
    pub(super) steps: (u32, u32),
    pub(super) not_found: u32,
}

/// An observer was sent something that rests on cards that it may not know.
#[derive(Debug)]
pub(super) struct Leak {
    pub(super) observer: Observer,
    pub(super) what: String,
}

impl std::fmt::Display for Leak {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is told {}", self.observer, self.what)
    }
}

impl Report {
    /// Adds what was looked at elsewhere.
    pub(super) fn add(&mut self, other: &Report) {
        let Report {
            runs,
            rounds,
            twins,
            changed,
            tuples,
            looked_for,
            at_once,
            told,
            steps,
            not_found,
        } = other;
        self.runs += runs;
        self.rounds += rounds;
        self.twins += twins;
        self.changed += changed;
        self.looked_for += looked_for;
        self.at_once += at_once;
        self.steps = (self.steps.0 + steps.0, self.steps.1 + steps.1);
        self.not_found += not_found;
        for (of, count) in tuples {
            *self.tuples.entry(of.clone()).or_default() += count;
        }
        for (of, count) in told {
            *self.told.entry(*of).or_default() += count;
        }
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tuples: u32 = self.tuples.values().sum();
        writeln!(
            f,
            "{} runs with {} rounds, {} twins",
            self.runs, self.rounds, self.twins
        )?;
        writeln!(f, "{tuples} streams compared: {:?}", self.tuples)?;
        writeln!(f, "{} cards were other ones", self.changed)?;
        writeln!(
            f,
            "{} of {} twins with every hidden card dealt anew; against the others: {:?}",
            self.at_once, self.looked_for, self.told
        )?;
        let (tried, done) = self.steps;
        write!(
            f,
            "{done} of {tried} exchanges of two cards would do; {} times nothing would",
            self.not_found
        )
    }
}

/// What an observer is called in a report.
pub(super) fn kind(observer: Observer) -> &'static str {
    match observer {
        Observer::Seat(_) => "seat",
        Observer::Late => "late",
        Observer::Watcher => "watcher",
        Observer::Caller => "caller",
        Observer::Nobody => "nobody",
    }
}
