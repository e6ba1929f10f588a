//! The match record: a match written down, one line for each command.
//!
//! A record holds the rules, the seats, the seed and every command with all that came of it, so the match
//! can be played again from it without chance. The text can be cut anywhere and is still read up to the
//! last whole line. It is the *full* record: every hidden card stands in it, so it is for the table's own
//! keeping while a match goes on, and for everybody only afterwards.
//!
//! The grammar stands in `docs/notation.md`.
//!
//! ```
//! use lastcard_engine::{Command, FirstDeal, Seed, Seeded, State};
//! use lastcard_notation::record::{Header, Player, Record, SeedText};
//! use lastcard_notation::{Names, preset};
//!
//! let seed = SeedText::Text("a winter evening".to_owned());
//! let names = Names::new(["Ann", "Bob"]).unwrap();
//! let mut header = Header::new(preset("standard").unwrap().clone(), names, FirstDeal::Lot);
//! header.seed = Some(seed.clone());
//! header.players[1] = Player::Bot("normal".to_owned());
//!
//! let mut state = State::new(header.rules.rules, 2, FirstDeal::Lot).unwrap();
//! let mut chance = Seeded::new(seed.seed());
//! let mut record = Record::new(header);
//! let mut events = Vec::new();
//! state.command(&Command::NextRound, &mut chance, &mut events).unwrap();
//! record.push(Command::NextRound, events);
//!
//! let read = Record::parse(record.to_string()).unwrap();
//! assert_eq!(read, record);
//! assert_eq!(read.replay().unwrap(), state);
//! ```

mod event;
mod fair;
mod header;
mod hex;
mod line;
mod parse;
mod piece;
mod print;
mod replay;
mod sound;
mod verify;
mod write;

pub use fair::{FairMatch, MoreOfRound, Transcript};
pub use header::{Header, Player, SeedText};
pub use replay::{ReplayError, ReplayFault};
pub use verify::{Finding, Report, RoundReport, Source, Unknown, Wrong};
pub use write::Writer;

use crate::place::Problem;
use lastcard_engine::{Command, Event};
use std::collections::BTreeMap;

/// A match written down.
///
/// Prints with `Display` and reads back as itself, as long as the texts of its header keep to their
/// bounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What holds for the whole match.
    pub header: Header,
    /// The accepted commands, in order.
    pub entries: Vec<Entry>,
    /// What was published about fair shuffles, by the number of the round. A line about a round may
    /// stand anywhere behind the header; it is printed before the commands of the round.
    pub transcripts: BTreeMap<u32, Transcript>,
}

/// An accepted command and everything that came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The command.
    pub command: Command,
    /// What happened, in order.
    pub events: Vec<Event>,
}

impl Record {
    /// A match in which nothing has happened yet.
    pub const fn new(header: Header) -> Record {
        Record {
            header,
            entries: Vec::new(),
            transcripts: BTreeMap::new(),
        }
    }

    /// Writes an accepted command down.
    pub fn push(&mut self, command: Command, events: Vec<Event>) {
        self.entries.push(Entry { command, events });
    }

    /// Reads a record up to its last whole line; what stands behind the last line feed is left out.
    ///
    /// # Errors
    /// Everything that is wrong with the whole lines, in order. A record that is cut within its header
    /// has nothing to be read, which is an error of its own.
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Record, Vec<Problem>> {
        parse::record(text.as_ref())
    }

    /// The commands of each round, in order; a round begins with the command that deals it.
    pub fn rounds(&self) -> impl Iterator<Item = &[Entry]> {
        let mut rest = &self.entries[..];
        std::iter::from_fn(move || {
            let next = |entry: &Entry| entry.command == Command::NextRound;
            let length = match rest.iter().skip(1).position(next) {
                Some(place) => place + 1,
                None if rest.is_empty() => return None,
                None => rest.len(),
            };
            let (round, more) = rest.split_at(length);
            rest = more;
            Some(round)
        })
    }
}
