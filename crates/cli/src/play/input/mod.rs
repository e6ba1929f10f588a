//! What a person types, in every language: pure, from a line to what is meant by it.
//!
//! Words of all languages are always understood, as far as they mean nothing else in the language that is
//! played in; single letters belong to that language, because `p` is *pass* in one and *pak* in another, and
//! Dutch has two colors with a `g`.

mod cards;
mod parse;
mod words;

pub(crate) use parse::{is_yes, parse, parse_color, parse_swap};
pub(crate) use words::Words;

use lastcard_engine::{Card, Color, Seat};

/// What must be known to understand a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// The words of the language that is played in.
    pub(crate) words: &'a Words,
    /// The cards as they were last shown, the one with number 1 first.
    pub(crate) shown: &'a [Card],
    /// The other players in the order of play, number 1 first, with their names.
    pub(crate) others: &'a [(Seat, &'a str)],
    /// Whether several cards can be laid at once, so that a second number is a card and not a player.
    pub(crate) several: bool,
    /// Whether a color is asked for, so that `gr` is one and not a card.
    pub(crate) naming: bool,
}

/// What a line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// Nothing was typed.
    Empty,
    /// A move.
    Move(Move),
    /// Something about the table that is no move.
    Ask(Ask),
}

/// A move as a person says it; what it lacks is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// Lays cards, in turn or, when that is said, out of turn.
    Lay(Lay),
    /// Draws.
    Draw,
    /// Passes.
    Pass,
    /// Calls "Uno!".
    Call,
    /// Catches somebody; whom is left out when only one can be meant.
    Catch(Option<Seat>),
    /// Challenges.
    Challenge,
    /// Names a color.
    Name(Color),
    /// Swaps hands for the start card.
    Swap(Option<Seat>),
    /// Leaves the match for good.
    Leave,
}

/// Cards to be laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lay {
    /// The cards, the first one laid first; at least one.
    pub(crate) cards: Vec<Card>,
    /// The color named with it.
    pub(crate) color: Option<Color>,
    /// With whom hands are swapped; `None` when nothing was said about it.
    pub(crate) swap: Option<SwapWith>,
    /// Whether "Uno!" is called with it.
    pub(crate) uno: bool,
    /// Whether it is said to be out of turn.
    pub(crate) jump: bool,
}

/// An answer to "with whom?".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SwapWith {
    /// With nobody.
    Nobody,
    /// With that seat.
    Seat(Seat),
}

/// Something to be shown or done that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// What can be typed.
    Help,
    /// The rules of the table.
    Rules,
    /// The points so far.
    Scores,
    /// What happened in this round.
    Log,
    /// The table again.
    Table,
    /// To stop for now.
    Quit,
}

/// Why a line is not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// The word means nothing here.
    Unknown(String),
    /// There is no card with that number.
    NoSuchNumber(String),
    /// The letter stands for two colors.
    TwoColors(String),
    /// A card is needed here.
    NoCard,
    /// The word is no color.
    NoColor,
    /// The word names none of the other players.
    NoPlayer(String),
    /// The name fits several players.
    ManyPlayers(String),
}

#[cfg(test)]
mod tests;
