//! A match as one viewer knows it.

use super::cards::{Card, Color, Counts, ManyCards, cards, hand};
use super::phase::Phase;
use super::rules::{Options, OptionsError};
use super::{seat_set, seats};
use crate::ids::SeatNumber;
use lastcard_engine as engine;
use lastcard_engine::{Hand, ViewParts};
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// A match as one viewer knows it. After an event it is the view before with the event applied.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is; null for somebody who watches.
    pub viewer: Option<SeatNumber>,
    /// The viewer's own cards, sorted; none for somebody who watches.
    pub hand: Vec<Card>,
    /// The rules of the table.
    pub rules: Options,
    /// Which round of the match this is, from 1; 0 before the first.
    pub round: u32,
    /// Who deals this round.
    pub dealer: SeatNumber,
    /// Which way play goes.
    pub direction: Direction,
    /// All cards of the game.
    pub deck: Counts,
    /// The card on top of the discard pile; null before the first deal.
    pub top: Option<Card>,
    /// Who laid it.
    pub laid_by: LaidBy,
    /// The color in force; null while a Wild waits for its color, and after a last Wild.
    pub color: Option<Color>,
    /// The cards under the top that everybody saw laid since the last refill.
    pub discards: Counts,
    /// How many cards lie under the top, those from hands that were not shown included.
    pub under_top: u16,
    /// How many cards the draw pile has.
    pub draw_pile: u16,
    /// How many cards each seat holds; the length is the number of seats, those of leavers included.
    pub counts: Vec<u16>,
    /// Each seat's total in the match.
    pub totals: Vec<i32>,
    /// Each seat's points of the round that is over; 0 during a round.
    pub points: Vec<i32>,
    /// Who plays in this round now: not out, not knocked out, not gone.
    pub in_round: Vec<SeatNumber>,
    /// Who has left the match.
    pub left: Vec<SeatNumber>,
    /// Who has been eliminated from the match.
    pub eliminated: Vec<SeatNumber>,
    /// Who was knocked out of this round by the mercy limit.
    pub knocked_out: Vec<SeatNumber>,
    /// Who went out in this round, in order.
    pub out: Vec<SeatNumber>,
    /// Who has called with two cards in hand and not played yet.
    pub announced: Vec<SeatNumber>,
    /// Who holds one card without having called.
    pub uncalled: Vec<SeatNumber>,
    /// Who may be caught now.
    pub exposed: Vec<SeatNumber>,
    /// Those of the exposed whom somebody else's play brought there.
    pub exposed_by_other: Vec<SeatNumber>,
    /// Who was caught in the window that is open.
    pub caught: Vec<SeatNumber>,
    /// What the game waits for.
    pub phase: Phase,
}

/// Which way play goes round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// To the left, as every round begins.
    Clockwise,
    /// To the right.
    Counterclockwise,
}

/// Who laid the card on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum LaidBy {
    /// Nobody: it is the start card.
    Start {},
    /// Somebody, but a written-down position does not say who.
    Unknown {},
    /// That seat.
    Seat {
        /// Which.
        seat: SeatNumber,
    },
}

/// Why a view on the wire is none of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ViewError {
    /// More cards of a kind than a game can hold.
    Cards(ManyCards),
    /// The values are no rules.
    Rules(OptionsError),
    /// The parts do not fit together.
    Impossible,
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::Cards(error) => error.fmt(f),
            ViewError::Rules(error) => error.fmt(f),
            ViewError::Impossible => f.write_str("the parts of the view do not fit together"),
        }
    }
}

impl std::error::Error for ViewError {}

impl From<ManyCards> for ViewError {
    fn from(error: ManyCards) -> ViewError {
        ViewError::Cards(error)
    }
}

impl From<OptionsError> for ViewError {
    fn from(error: OptionsError) -> ViewError {
        ViewError::Rules(error)
    }
}

impl From<&engine::View> for View {
    fn from(view: &engine::View) -> View {
        let ViewParts {
            viewer,
            hand,
            rules,
            round,
            dealer,
            direction,
            deck,
            top,
            laid_by,
            color,
            discards,
            under_top,
            draw_pile,
            counts,
            totals,
            points,
            in_round,
            left,
            eliminated,
            knocked_out,
            out,
            announced,
            uncalled,
            exposed,
            exposed_by_other,
            caught,
            phase,
        } = view.parts();
        View {
            viewer: viewer.map(Into::into),
            hand: cards(&hand),
            rules: (&rules).into(),
            round,
            dealer: dealer.into(),
            direction: direction.into(),
            deck: (&deck).into(),
            top: top.map(Into::into),
            laid_by: laid_by.into(),
            color: color.map(Into::into),
            discards: (&discards).into(),
            under_top,
            draw_pile,
            counts,
            totals,
            points,
            in_round: seats(in_round),
            left: seats(left),
            eliminated: seats(eliminated),
            knocked_out: seats(knocked_out),
            out: out.into_iter().map(Into::into).collect(),
            announced: seats(announced),
            uncalled: seats(uncalled),
            exposed: seats(exposed),
            exposed_by_other: seats(exposed_by_other),
            caught: seats(caught),
            phase: phase.into(),
        }
    }
}

impl TryFrom<&View> for engine::View {
    type Error = ViewError;

    fn try_from(view: &View) -> Result<engine::View, ViewError> {
        let View {
            viewer,
            hand: own,
            rules,
            round,
            dealer,
            direction,
            deck,
            top,
            laid_by,
            color,
            discards,
            under_top,
            draw_pile,
            counts,
            totals,
            points,
            in_round,
            left,
            eliminated,
            knocked_out,
            out,
            announced,
            uncalled,
            exposed,
            exposed_by_other,
            caught,
            phase,
        } = view;
        engine::View::from_parts(ViewParts {
            viewer: viewer.map(Into::into),
            hand: hand(own.iter().map(|card| card.0))?,
            rules: rules.try_into()?,
            round: *round,
            dealer: (*dealer).into(),
            direction: (*direction).into(),
            deck: Hand::try_from(deck)?,
            top: top.map(Into::into),
            laid_by: (*laid_by).into(),
            color: color.map(Into::into),
            discards: Hand::try_from(discards)?,
            under_top: *under_top,
            draw_pile: *draw_pile,
            counts: counts.clone(),
            totals: totals.clone(),
            points: points.clone(),
            in_round: seat_set(in_round),
            left: seat_set(left),
            eliminated: seat_set(eliminated),
            knocked_out: seat_set(knocked_out),
            out: out.iter().copied().map(Into::into).collect(),
            announced: seat_set(announced),
            uncalled: seat_set(uncalled),
            exposed: seat_set(exposed),
            exposed_by_other: seat_set(exposed_by_other),
            caught: seat_set(caught),
            phase: phase.into(),
        })
        .ok_or(ViewError::Impossible)
    }
}

impl From<engine::Direction> for Direction {
    fn from(direction: engine::Direction) -> Direction {
        match direction {
            engine::Direction::Clockwise => Direction::Clockwise,
            engine::Direction::Counterclockwise => Direction::Counterclockwise,
        }
    }
}

impl From<Direction> for engine::Direction {
    fn from(direction: Direction) -> engine::Direction {
        match direction {
            Direction::Clockwise => engine::Direction::Clockwise,
            Direction::Counterclockwise => engine::Direction::Counterclockwise,
        }
    }
}

impl From<engine::LaidBy> for LaidBy {
    fn from(laid_by: engine::LaidBy) -> LaidBy {
        match laid_by {
            engine::LaidBy::Start => LaidBy::Start {},
            engine::LaidBy::Unknown => LaidBy::Unknown {},
            engine::LaidBy::Seat(seat) => LaidBy::Seat { seat: seat.into() },
        }
    }
}

impl From<LaidBy> for engine::LaidBy {
    fn from(laid_by: LaidBy) -> engine::LaidBy {
        match laid_by {
            LaidBy::Start {} => engine::LaidBy::Start,
            LaidBy::Unknown {} => engine::LaidBy::Unknown,
            LaidBy::Seat { seat } => engine::LaidBy::Seat(seat.into()),
        }
    }
}
