//! Whether what clients saw and what the store holds can both be true: pure, of histories and logs.
//!
//! The nine invariants are named as in the reference on reliability, I1 to I9.

mod clients;
mod log;
mod order;
mod replay;
mod tests;

pub(crate) use log::{Log, Stored};

use crate::support::history::History;
use lastcard_protocol::ids::CommandId;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What must hold whatever happens to a server.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Invariant {
    /// Every acknowledged command is in the log exactly once, at the acknowledged place.
    I1,
    /// No entry ever changed between any two observations.
    I2,
    /// Each client's entries have no gap, and are what its seat saw of the log.
    I3,
    /// A command that was refused is not in the log.
    I4,
    /// A command without an answer is in the log once or not at all.
    I5,
    /// The log, replayed from zero, gives the games that clients hold, with the cards of the shuffles.
    I6,
    /// No card comes or goes, after any event.
    I7,
    /// The history of a table is that of a register that is compared and appended to.
    I8,
    /// The transcript of every finished round verifies.
    I9,
}

/// Something that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Violation {
    pub(crate) invariant: Invariant,
    pub(crate) what: String,
}

/// What is known of a table at the end.
pub(crate) struct Table<'a> {
    /// Its name.
    pub(crate) key: &'a str,
    /// Its log, each time that somebody looked.
    pub(crate) log: &'a Log,
    /// Everybody who was connected.
    pub(crate) clients: &'a [History],
}

/// Everything that does not hold of a table.
pub(crate) fn check(table: &Table<'_>) -> Vec<Violation> {
    let mut found = Found::default();
    table.log.check(&mut found);
    commands(table, &mut found);
    order::check(table, &mut found);
    let replayed = replay::replay(table.key, table.log, &mut found);
    clients::check(table, &replayed, &mut found);
    found.0
}

/// The invariants that do not hold, each once.
pub(crate) fn broken(violations: &[Violation]) -> BTreeSet<Invariant> {
    violations.iter().map(|of| of.invariant).collect()
}

/// What was found so far.
#[derive(Default)]
struct Found(Vec<Violation>);

impl Found {
    fn add(&mut self, invariant: Invariant, what: impl Into<String>) {
        let what = what.into();
        self.0.push(Violation { invariant, what });
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.invariant, self.what)
    }
}

/// Commands beside the log: I1, I4 and I5.
fn commands(table: &Table<'_>, found: &mut Found) {
    let mut places: BTreeMap<CommandId, Vec<u64>> = BTreeMap::new();
    for (seq, entry) in table.log.entries() {
        if let Some(id) = entry.command {
            places.entry(id).or_default().push(*seq);
        }
    }
    let sent = table.clients.iter().flat_map(|client| &client.commands);
    for sent in sent {
        let id = sent.id;
        let places = places.get(&id).map_or(&[][..], Vec::as_slice);
        if places.len() > 1 {
            let known = sent.done().is_some();
            let invariant = if known { Invariant::I1 } else { Invariant::I5 };
            found.add(invariant, format!("{id:?} stands at {places:?}"));
        }
        let mut answers = sent
            .answers
            .iter()
            .filter_map(|(_, answer)| final_answer(answer));
        if let Some(first) = answers.next()
            && let Some(other) = answers.find(|other| *other != first)
        {
            let what = format!("{id:?} was answered {first:?}, and then {other:?}");
            found.add(Invariant::I1, what);
        }
        if let Some((_, seq)) = sent.done()
            && !places.contains(&seq)
            && !table.log.is_put_away(seq)
        {
            let what = format!("{id:?} is done as {seq}, and stands at {places:?}");
            found.add(Invariant::I1, what);
        }
        if sent.is_refused() && !places.is_empty() {
            let what = format!("{sent:?} was refused, and stands at {places:?}");
            found.add(Invariant::I4, what);
        }
    }
}

/// What an answer says, if it is final: two must say the same.
fn final_answer(answer: &lastcard_client::Answer) -> Option<String> {
    use lastcard_client::Answer;
    use lastcard_protocol::game::RefusalCode;
    match answer {
        Answer::Done(seq) => Some(format!("done as {seq}")),
        Answer::Refused(why) if why.code == RefusalCode::Unavailable => None,
        Answer::Refused(why) => Some(format!("refused: {:?}", why.code)),
        Answer::Stale(seq) => Some(format!("stale at {seq}")),
    }
}
