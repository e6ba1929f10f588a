//! A table with a deck of paper, and a question about it.

use crate::game::{Card, Color};
use crate::ids::SeatNumber;
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// What somebody at a table tells of it. Who asks has the seat 0; the others sit clockwise, and play goes that way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Situation {
    /// The cards of the one who asks.
    pub hand: Vec<Card>,
    /// The top of the discard pile.
    pub top: Card,
    /// The color that a Wild on top has; null for another card.
    pub color: Option<Color>,
    /// How many cards each of the others holds.
    pub others: Vec<u16>,
    /// What the seat on turn is asked for.
    pub step: SituationStep,
    /// The card that was just drawn, which is in the hand; only with `after_draw`.
    pub drawn: Option<Card>,
    /// How many cards wait for the seat on turn; only with `serve`.
    pub owed: u16,
    /// Whether the one who asks has called "Uno!" already, with one card or two in hand.
    pub uno_called: bool,
    /// Whose turn it is.
    pub on_turn: SeatNumber,
}

/// What a seat is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum SituationStep {
    /// To play or to draw.
    Play,
    /// To play or to keep the card that was drawn.
    AfterDraw,
    /// To draw a penalty, or to answer it.
    Serve,
}
