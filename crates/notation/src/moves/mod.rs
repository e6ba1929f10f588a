//! Moves as text: `Ann plays R7 swap Bob uno`, `Bob catches Ann`, `next round`.
//!
//! The grammar stands in `docs/notation.md`. Every command can be printed, and reads back as itself.

mod parse;
mod print;

pub use parse::{parse_action_of, parse_command};
pub use print::{print_action, print_command};

use crate::card::CARDS_ARE;
use core::fmt;
use lastcard_engine::{Hand, Refusal};

/// A text that should be a move and is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveError {
    /// The column where it goes wrong, counted from 1 in characters.
    pub column: usize,
    /// What is wrong.
    pub fault: MoveFault,
}

/// What is wrong with a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveFault {
    /// The move is well formed, but nobody of that name sits here.
    UnknownPlayer(String),
    /// There is no word that says what is done.
    NoVerb,
    /// The word is no card, and no color either.
    BadCard(String),
    /// More cards than any hand holds.
    TooManyCards,
    /// Something else was needed here.
    Expected {
        /// What is allowed.
        allowed: &'static str,
        /// The word that stands there; nothing at the end of the text.
        found: Option<String>,
    },
}

impl MoveError {
    /// The refusal that a well-formed move deserves: [`Refusal::UnknownPlayer`], or none for a text that
    /// is no move at all.
    pub fn refusal(&self) -> Option<Refusal> {
        matches!(self.fault, MoveFault::UnknownPlayer(_)).then_some(Refusal::UnknownPlayer)
    }
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveFault::UnknownPlayer(name) => write!(f, "nobody here is called \"{name}\""),
            MoveFault::NoVerb => write!(f, "this is no move; {MOVES_ARE}"),
            MoveFault::BadCard(word) => write!(f, "\"{word}\" is no card; {CARDS_ARE}"),
            MoveFault::TooManyCards => {
                write!(f, "more than {} cards; no play has so many", Hand::MAX_EACH)
            }
            MoveFault::Expected {
                allowed,
                found: Some(word),
            } => {
                write!(f, "\"{word}\" does not belong here; allowed: {allowed}")
            }
            MoveFault::Expected {
                allowed,
                found: None,
            } => {
                write!(f, "the move ends too early; needed: {allowed}")
            }
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.fault)
    }
}

impl std::error::Error for MoveError {}

const MOVES_ARE: &str = "a move is a name with plays, jumps in, draws, passes, names, challenges, calls \
     uno, catches, swaps or leaves behind it, or one of: grace ends, time is up, next round";
