//! Scenarios: a position or a deal, moves, and what must be true after them.
//!
//! The format stands in `docs/notation.md`. A file is read as a whole: either into a [`Scenario`] whose
//! every part is possible, or into the list of everything that is wrong with it.

mod begin;
mod expect;
mod parse;
mod print;
mod reader;
mod step;

pub use expect::Expected;

use crate::names::Names;
use crate::place::Problem;
use crate::rules::RulesDocument;
use lastcard_engine::rules::MatchWinner;
use lastcard_engine::{
    Card, Color, Command, Direction, Hand, Position, Refusal, Rules, Seat, SeatSet,
};

/// A scenario. Prints as TOML and reads back as itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// What it is called.
    pub name: String,
    /// The rulings and statements that it is about.
    pub rulings: Vec<String>,
    /// The rules of the table.
    pub rules: RulesDocument,
    /// The players, clockwise.
    pub names: Names,
    /// Who dealt, or deals the first round.
    pub dealer: Seat,
    /// The totals before, one for each seat.
    pub scores: Vec<i32>,
    /// What it begins with.
    pub begin: Begin,
    /// The moves.
    pub steps: Vec<Step>,
    /// What must be true after the last move, or at the beginning when there is none.
    pub expect: Vec<Expected>,
}

/// What a scenario begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Begin {
    /// The middle of a round.
    Position(Middle),
    /// A deal from these cards, in this order; they are all cards of the game.
    Deck(Vec<Card>),
    /// A deal from the deck of the rules, shuffled with this seed.
    Seed(String),
}

/// A table in the middle of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Middle {
    /// Whose turn it is.
    pub turn: Seat,
    /// Which way play goes.
    pub direction: Direction,
    /// The discard pile, the top card last.
    pub discard: Vec<Card>,
    /// The color that the top Wild named.
    pub color: Option<Color>,
    /// Who holds one card uncalled and can no longer be caught.
    pub uncalled: SeatSet,
    /// Who holds one card uncalled and may be caught now.
    pub exposed: SeatSet,
    /// How many cards wait for the seat on turn, from Draw Twos.
    pub penalty: u16,
    /// The draw pile, the card drawn first at the front.
    pub draw: Vec<Card>,
    /// The hands, one for each seat.
    pub hands: Vec<Hand>,
}

/// One move and what must come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The move.
    pub doing: Doing,
    /// The reason for which it must be refused; `None` when it must be accepted.
    pub refused: Option<Refusal>,
    /// The deck of the round that `next round` deals, in the order in which it is dealt.
    pub deck: Option<Vec<Card>>,
    /// What must be true after it.
    pub expect: Vec<Expected>,
}

/// A move of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Doing {
    /// A command of the game.
    Command(Command),
    /// A well-formed move in which somebody is named who does not sit here, as it was written: refused
    /// with [`Refusal::UnknownPlayer`].
    UnknownPlayer(String),
}

/// Who sits out because the total is at the limit, where reaching it ends the match for a player.
pub(crate) fn sitting_out(rules: &Rules, scores: &[i32]) -> SeatSet {
    let limit = i32::from(rules.target.get());
    let knockout = rules.match_winner == MatchWinner::LastStanding && !rules.single_round;
    let out = scores
        .iter()
        .enumerate()
        .filter(|&(_, &score)| knockout && score >= limit);
    out.filter_map(|(seat, _)| Seat::try_new(seat)).collect()
}

impl Scenario {
    /// Reads a scenario.
    ///
    /// # Errors
    /// Everything that is wrong with it, in the order of the places.
    pub fn parse(text: &str) -> Result<Scenario, Vec<Problem>> {
        parse::scenario(text)
    }

    /// The engine's form of a position in the middle of a round.
    pub(crate) fn position(&self, middle: &Middle) -> Position {
        Position {
            rules: self.rules.rules,
            seats: self.names.seats(),
            dealer: self.dealer,
            totals: self.scores.clone(),
            turn: middle.turn,
            direction: middle.direction,
            discard: middle.discard.clone(),
            color: middle.color,
            uncalled: middle.uncalled,
            exposed: middle.exposed,
            penalty: middle.penalty,
            draw: middle.draw.iter().copied().collect(),
            hands: middle.hands.clone(),
        }
    }
}
