//! What holds for the whole match: the first lines of a record.

mod parse;

pub(super) use parse::parse_header;

use super::fair::{FairMatch, print_shuffle};
use super::hex::hex;
use crate::names::Names;
use crate::rules::RulesDocument;
use crate::toml_text::quoted;
use core::fmt;
use lastcard_engine::{FirstDeal, Seed};

/// What holds for the whole match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The program that wrote the record, with its version: one line.
    pub program: Option<String>,
    /// When the match was played: one line, as the writer likes it.
    pub date: Option<String>,
    /// The rules.
    pub rules: RulesDocument,
    /// The players, clockwise.
    pub names: Names,
    /// What each of them is, one for each seat.
    pub players: Vec<Player>,
    /// Where the order of the cards comes from; none when it comes from elsewhere, as from a real deck.
    pub seed: Option<SeedText>,
    /// The table and the number of a match with fair shuffles, which has no seed. It holds the rules as
    /// they were published, so make it for the rules of this header.
    pub shuffle: Option<FairMatch>,
    /// How the first dealer is found.
    pub first: FirstDeal,
    /// Fields that this program does not know, with their lines, in order. They are kept.
    pub more: Vec<(String, String)>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Person,
    /// A bot, with its level: one line without a comma.
    Bot(String),
}

/// A seed as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeedText {
    /// Any text.
    Text(String),
    /// The bytes themselves.
    Bytes([u8; 32]),
}

impl SeedText {
    /// The seed for the shuffle.
    pub fn seed(&self) -> Seed {
        match self {
            SeedText::Text(text) => Seed::from_text(text),
            SeedText::Bytes(bytes) => Seed(*bytes),
        }
    }
}

impl Header {
    /// The header of a match between persons, without a seed.
    pub fn new(rules: RulesDocument, names: Names, first: FirstDeal) -> Header {
        let players = vec![Player::Person; names.seats()];
        Header {
            program: None,
            date: None,
            rules,
            names,
            players,
            seed: None,
            shuffle: None,
            first,
            more: Vec::new(),
        }
    }
}

/// The first line of every record.
pub(super) const FIRST_LINE: &str = "lastcard record 1";

impl fmt::Display for Header {
    /// The lines of the header and the empty line that ends it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        for (key, value) in [("program", &self.program), ("date", &self.date)] {
            if let Some(value) = value {
                writeln!(f, "{key}: {}", one_line(value))?;
            }
        }
        let rules = match &self.shuffle {
            Some(fair) => fair.rules_lines(),
            None => &self.rules.to_toml_lines(),
        };
        for line in rules {
            writeln!(f, "rules: {line}")?;
        }
        for ((_, name), player) in self.names.iter().zip(&self.players) {
            match player {
                Player::Person => writeln!(f, "seat: {name}, person")?,
                Player::Bot(level) => writeln!(f, "seat: {name}, bot {}", one_line(level))?,
            }
        }
        match &self.seed {
            Some(SeedText::Text(text)) => writeln!(f, "seed: {}", quoted(text))?,
            Some(SeedText::Bytes(bytes)) => writeln!(f, "seed: hex {}", hex(bytes))?,
            None => {}
        }
        if let Some(fair) = &self.shuffle {
            writeln!(f, "shuffle: {}", print_shuffle(fair))?;
        }
        match self.first {
            FirstDeal::HighCard => writeln!(f, "first: high card")?,
            FirstDeal::Lot => writeln!(f, "first: lot")?,
            FirstDeal::Named(seat) => writeln!(f, "first: named {}", self.names.of(seat))?,
        }
        for (key, value) in &self.more {
            writeln!(f, "{key}: {}", one_line(value))?;
        }
        writeln!(f)
    }
}

/// A value that would break the line is written with spaces instead, so that it can never be taken for
/// more of the record.
fn one_line(value: &str) -> String {
    value.replace(char::is_control, " ").trim().to_owned()
}
