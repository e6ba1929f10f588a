//! Cards and colors.

use crate::text_form::text_form;
use lastcard_engine as engine;
use lastcard_engine::{ColorSet, Hand};
use lastcard_notation::card::parse_card;
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// A color of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
}

impl From<engine::Color> for Color {
    fn from(color: engine::Color) -> Color {
        match color {
            engine::Color::Red => Color::Red,
            engine::Color::Yellow => Color::Yellow,
            engine::Color::Green => Color::Green,
            engine::Color::Blue => Color::Blue,
        }
    }
}

impl From<Color> for engine::Color {
    fn from(color: Color) -> engine::Color {
        match color {
            Color::Red => engine::Color::Red,
            Color::Yellow => engine::Color::Yellow,
            Color::Green => engine::Color::Green,
            Color::Blue => engine::Color::Blue,
        }
    }
}

/// The colors of a set, in order.
pub(super) fn colors(set: ColorSet) -> Vec<Color> {
    set.iter().map(Color::from).collect()
}

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub engine::Card);

impl From<engine::Card> for Card {
    fn from(card: engine::Card) -> Card {
        Card(card)
    }
}

impl From<Card> for engine::Card {
    fn from(card: Card) -> engine::Card {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Card, CardError> {
        parse_card(text).map(Card).ok_or(CardError)
    }
}

/// The text is no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardError;

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a card, such as R5, BS, YR, G+2, W, W+4, WS, WH or WB")
    }
}

impl std::error::Error for CardError {}

text_form! {
    /// A kind of card: a color (`R`, `Y`, `G`, `B`) with a number or `S` (Skip), `R` (Reverse), `+2` (Draw Two); or `W`
    /// (Wild), `W+4` (Wild Draw Four), `WS` (Wild Swap Hands), `WH` (Wild Shuffle Hands), `WB` (blank Wild).
    Card: r"^([RYGB]([0-9SR]|\+2)|W(\+4|S|H|B)?)$", ToString::to_string;
}

/// How many cards of each kind; a kind of which there is none is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(transparent)]
pub struct Counts(
    #[cfg_attr(feature = "schemas", ts(type = "Record<Card, number>"))] pub BTreeMap<Card, u8>,
);

impl From<&Hand> for Counts {
    fn from(cards: &Hand) -> Counts {
        let kinds = cards.kinds();
        Counts(
            kinds
                .iter()
                .map(|card| (Card(card), cards.count(card) as u8))
                .collect(),
        )
    }
}

impl TryFrom<&Counts> for Hand {
    type Error = ManyCards;

    fn try_from(counts: &Counts) -> Result<Hand, ManyCards> {
        let cards = counts
            .0
            .iter()
            .flat_map(|(card, count)| std::iter::repeat_n(card.0, usize::from(*count)));
        hand(cards)
    }
}

/// There are more cards of one kind than a game can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ManyCards(pub Card);

impl fmt::Display for ManyCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more than {} of {}", Hand::MAX_EACH, self.0)
    }
}

impl std::error::Error for ManyCards {}

/// The cards one by one, in the order of their kinds.
pub(super) fn cards(hand: &Hand) -> Vec<Card> {
    hand.iter().map(Card).collect()
}

/// All these cards as a multiset.
pub(super) fn hand(cards: impl IntoIterator<Item = engine::Card>) -> Result<Hand, ManyCards> {
    let mut hand = Hand::EMPTY;
    for card in cards {
        if hand.count(card) == Hand::MAX_EACH {
            return Err(ManyCards(Card(card)));
        }
        hand.add(card);
    }
    Ok(hand)
}
