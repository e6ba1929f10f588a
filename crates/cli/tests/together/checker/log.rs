//! The log of a table, put together of every time that somebody looked at it.

use super::{Found, Invariant};
use lastcard_protocol::ids::CommandId;
use lastcard_store::Entry;
use lastcard_table::log::{Body, Fact};
use std::collections::BTreeMap;

/// An entry as the store held it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stored {
    pub(crate) at: i64,
    pub(crate) command: Option<CommandId>,
    pub(crate) body: Body,
    pub(crate) secret: Option<Vec<u8>>,
}

/// The log of a table, put together of every time that somebody looked at it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Log {
    entries: BTreeMap<u64, Stored>,
    /// The entries that stand for all before them: what was put away as a record is cut off.
    restored: BTreeMap<u64, Stored>,
    /// The last entry of the log as it was seen last.
    head: u64,
    faults: Vec<(Invariant, String)>,
}

impl Log {
    /// Takes in the whole log as it stands in the store now.
    pub(crate) fn observe(&mut self, entries: Vec<Entry>) {
        let first = entries.first().map_or(1, |entry| entry.seq);
        let mut last = first - 1;
        for entry in entries {
            if entry.seq != last + 1 {
                let what = format!("the log has {} after {last}", entry.seq);
                self.faults.push((Invariant::I2, what));
            }
            last = entry.seq;
            self.observe_one(entry);
        }
        if last < self.head {
            let what = format!(
                "the log ends with {last}, and ended with {} before",
                self.head
            );
            self.faults.push((Invariant::I2, what));
        }
        self.head = last;
    }

    fn observe_one(&mut self, entry: Entry) {
        let seq = entry.seq;
        let body = match Body::from_json(entry.version, &entry.body) {
            Ok(body) => body,
            Err(error) => {
                self.faults
                    .push((Invariant::I6, format!("entry {seq}: {error}")));
                return;
            }
        };
        let stored = Stored {
            at: entry.at,
            command: entry.command.map(|id| CommandId(id.0)),
            secret: entry.secret.map(|secret| secret.0),
            body,
        };
        let is_restored = matches!(stored.body.facts.first(), Some(Fact::Restored(_)));
        let place = if is_restored {
            &mut self.restored
        } else {
            &mut self.entries
        };
        match place.get(&seq) {
            Some(known) if *known != stored => {
                let what = format!("entry {seq} was {known:?}, and is {stored:?}");
                self.faults.push((Invariant::I2, what));
            }
            Some(_) => {}
            None => {
                place.insert(seq, stored);
            }
        }
    }

    /// Every entry that was ever seen, those that stand for others left out.
    pub(crate) const fn entries(&self) -> &BTreeMap<u64, Stored> {
        &self.entries
    }

    /// The entries that stand for all before them.
    pub(crate) const fn restored(&self) -> &BTreeMap<u64, Stored> {
        &self.restored
    }

    /// Whether an entry was cut off before anybody looked.
    pub(crate) fn is_put_away(&self, seq: u64) -> bool {
        let later = self.restored.range(seq..).next().is_some();
        later && !self.entries.contains_key(&seq)
    }

    pub(super) fn check(&self, found: &mut Found) {
        for (invariant, what) in &self.faults {
            found.add(*invariant, what.clone());
        }
    }
}
