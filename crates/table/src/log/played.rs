//! A command of the game in a log: the line of a match record, with the seats as `p0`, `p1` …

use lastcard_engine::{Command, Event, Seat};
use lastcard_notation::Names;
use lastcard_notation::record::Entry;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::LazyLock;

/// A command of the game, and everything that came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The command.
    pub command: Command,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// The names of seats in a log, so that a log does not depend on what people call themselves.
static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let names = (0..Seat::MAX).map(|seat| format!("p{seat}"));
    Names::new(names).expect("short names of letters and digits")
});

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    line: String,
}

impl Serialize for Played {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Played { command, events } = self.clone();
        let line = Entry { command, events }.to_line(&NAMES);
        Line { line }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Played {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Line { line } = Line::deserialize(from)?;
        let Entry { command, events } =
            Entry::from_line(&line, &NAMES).map_err(D::Error::custom)?;
        Ok(Played { command, events })
    }
}
