//! What a seat may choose.

use super::cards::{Card, Color};
use crate::ids::SeatNumber;
use lastcard_engine::{Action, Cards, Hand, Play};
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// A move of the game. Leaving is none: it is an act of its own, since it leaves the table as well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schemas", ts(optional_fields))]
pub enum Move {
    /// Plays one card, or several at once, in turn.
    Play {
        /// The cards in the order in which they are laid, the new top last.
        cards: Vec<Card>,
        /// The color that a Wild names.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        color: Option<Color>,
        /// With whom hands are swapped, for a 7 or Wild Swap Hands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        swap: Option<SeatNumber>,
        /// Whether "Uno!" is called with it; no unless it is said.
        #[serde(default)]
        #[cfg_attr(feature = "schemas", ts(optional, as = "Option<bool>"))]
        uno: bool,
    },
    /// Plays out of turn.
    JumpIn {
        /// As for `play`.
        cards: Vec<Card>,
        /// As for `play`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        color: Option<Color>,
        /// As for `play`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        swap: Option<SeatNumber>,
        /// As for `play`.
        #[serde(default)]
        #[cfg_attr(feature = "schemas", ts(optional, as = "Option<bool>"))]
        uno: bool,
    },
    /// Draws: the ordinary draw, or the penalty that waits.
    Draw {},
    /// Ends the turn after a draw, or when nothing can be drawn.
    Pass {},
    /// Names the color of a Wild that is the start card.
    Name {
        /// The color.
        color: Color,
    },
    /// Swaps hands for a start Wild Swap Hands.
    Swap {
        /// With whom.
        with: SeatNumber,
    },
    /// Challenges the Wild Draw Four that waits.
    Challenge {},
    /// Calls "Uno!".
    Call {},
    /// Catches somebody who did not call.
    Catch {
        /// Whom.
        seat: SeatNumber,
    },
}

/// Why a move means nothing to the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// A play without a card.
    NoCards,
    /// A play of more cards than a hand can hold of one kind.
    TooManyCards,
    /// Leaving: it is not a move but [`crate::client::Act::Leave`].
    Leaving,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::NoCards => f.write_str("a play needs at least one card"),
            MoveError::TooManyCards => {
                write!(f, "a play has at most {} cards", Hand::MAX_EACH)
            }
            MoveError::Leaving => f.write_str("leaving is the act `leave`, not a move"),
        }
    }
}

impl std::error::Error for MoveError {}

impl TryFrom<&Move> for Action {
    type Error = MoveError;

    fn try_from(play: &Move) -> Result<Action, MoveError> {
        Ok(match play {
            Move::Play {
                cards,
                color,
                swap,
                uno,
            } => Action::Play(play_of(cards, *color, *swap, *uno)?),
            Move::JumpIn {
                cards,
                color,
                swap,
                uno,
            } => Action::JumpIn(play_of(cards, *color, *swap, *uno)?),
            Move::Draw {} => Action::Draw,
            Move::Pass {} => Action::Pass,
            Move::Name { color } => Action::Name((*color).into()),
            Move::Swap { with } => Action::Swap((*with).into()),
            Move::Challenge {} => Action::Challenge,
            Move::Call {} => Action::Call,
            Move::Catch { seat } => Action::Catch((*seat).into()),
        })
    }
}

impl TryFrom<&Action> for Move {
    type Error = MoveError;

    fn try_from(action: &Action) -> Result<Move, MoveError> {
        Ok(match action {
            Action::Play(Play {
                cards,
                color,
                swap,
                uno,
            }) => Move::Play {
                cards: in_order(cards),
                color: color.map(Color::from),
                swap: swap.map(SeatNumber::from),
                uno: *uno,
            },
            Action::JumpIn(Play {
                cards,
                color,
                swap,
                uno,
            }) => Move::JumpIn {
                cards: in_order(cards),
                color: color.map(Color::from),
                swap: swap.map(SeatNumber::from),
                uno: *uno,
            },
            Action::Draw => Move::Draw {},
            Action::Pass => Move::Pass {},
            Action::Name(color) => Move::Name {
                color: (*color).into(),
            },
            Action::Swap(with) => Move::Swap {
                with: (*with).into(),
            },
            Action::Challenge => Move::Challenge {},
            Action::Call => Move::Call {},
            Action::Catch(seat) => Move::Catch {
                seat: (*seat).into(),
            },
            Action::Leave => return Err(MoveError::Leaving),
        })
    }
}

fn play_of(
    cards: &[Card],
    color: Option<Color>,
    swap: Option<SeatNumber>,
    uno: bool,
) -> Result<Play, MoveError> {
    if cards.is_empty() {
        return Err(MoveError::NoCards);
    }
    let cards: Vec<_> = cards.iter().map(|card| card.0).collect();
    Ok(Play {
        cards: Cards::new(&cards).ok_or(MoveError::TooManyCards)?,
        color: color.map(Into::into),
        swap: swap.map(Into::into),
        uno,
    })
}

fn in_order(cards: &Cards) -> Vec<Card> {
    match cards {
        Cards::One(card) => vec![Card(*card)],
        Cards::Several(several) => several.in_order().map(Card).collect(),
    }
}
