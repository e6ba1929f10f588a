//! What a record says about a fair shuffle: the table in its header, and a transcript for each round.

mod text;

pub(super) use text::{MARK, parse_shuffle, print_shuffle, print_transcript, read_line};

use crate::rules::RulesDocument;
use core::fmt;
use lastcard_engine::fair::{self, Commitment, Contribution, RoundId, ServerSecret};
use lastcard_engine::{Hand, Seat};

/// A match whose shuffles are fair ones: what every hash of the protocol is bound to.
#[derive(Clone, PartialEq, Eq)]
pub struct FairMatch {
    /// The name of the table: 1 to 64 ASCII letters, digits, `-` and `_`.
    pub table: String,
    /// Which match at that table, counted from 1.
    pub number: u32,
    /// The rules as they were published: a later program prints the same rules otherwise.
    rules: Vec<String>,
}

impl FairMatch {
    /// That match at that table, with these rules.
    pub fn new(table: impl Into<String>, number: u32, rules: &RulesDocument) -> FairMatch {
        FairMatch::with_lines(table.into(), number, rules.to_toml_lines())
    }

    /// The same, with the lines of the rules as a program published them.
    pub fn published(table: impl Into<String>, number: u32, rules: Vec<String>) -> FairMatch {
        FairMatch::with_lines(table.into(), number, rules)
    }

    /// A round of the match.
    pub fn round(&self, round: u32) -> RoundId<'_> {
        RoundId {
            table: &self.table,
            match_number: self.number,
            round,
        }
    }

    /// The hash of the rules, as commitments hold it.
    pub fn rules_hash(&self) -> [u8; 32] {
        fair::rules_hash(self.rules.iter().map(String::as_str))
    }

    /// The commitment to a secret for a round that is played with these cards.
    pub fn commitment(&self, round: u32, deck: &Hand, secret: &ServerSecret) -> Commitment {
        let deck = fair::deck_hash(deck);
        fair::commitment(self.round(round), &self.rules_hash(), &deck, secret)
    }

    pub(super) fn with_lines(table: String, number: u32, rules: Vec<String>) -> FairMatch {
        FairMatch {
            table,
            number,
            rules,
        }
    }

    pub(super) fn rules_lines(&self) -> &[String] {
        &self.rules
    }
}

impl fmt::Debug for FairMatch {
    /// Without the rules, which stand in the header as well.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FairMatch")
            .field("table", &self.table)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

/// What was published about the shuffle of one round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Transcript {
    /// The server's commitment, from before the deal.
    pub commitment: Option<Commitment>,
    /// What the players promised and showed, at most one for each seat. Bots do neither.
    pub contributions: Vec<Contribution>,
    /// The server's secret; none while the round goes on.
    pub secret: Option<ServerSecret>,
    /// Lines that this program does not know, in order. They are kept.
    pub more: Vec<MoreOfRound>,
}

/// A line of a transcript that this program does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoreOfRound {
    /// The seat it is about, if it is about one.
    pub seat: Option<Seat>,
    /// A word of ASCII letters, digits, `-` and `_`.
    pub key: String,
    /// The rest of the line.
    pub value: String,
}
