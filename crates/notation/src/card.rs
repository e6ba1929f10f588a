//! Cards, hands and colors as text: `R5 B+2 W+4`.
//!
//! Printing is [`Card`]'s and [`Hand`]'s own `Display`; here is the way back.

use crate::place::words;
use core::fmt;
use lastcard_engine::{Card, Color, Hand, Rank, Wild};

/// Reads one card.
///
/// ```
/// use lastcard_notation::card::parse_card;
/// assert_eq!(parse_card("B+2").unwrap().to_string(), "B+2");
/// assert_eq!(parse_card("b5"), None);
/// ```
pub fn parse_card(word: &str) -> Option<Card> {
    let wild = match word {
        "W" => Some(Wild::Plain),
        "W+4" => Some(Wild::DrawFour),
        "WS" => Some(Wild::SwapHands),
        "WH" => Some(Wild::ShuffleHands),
        "WB" => Some(Wild::Blank),
        _ => None,
    };
    if let Some(wild) = wild {
        return Some(Card::wild(wild));
    }
    let mut letters = word.chars();
    let color = match letters.next()? {
        'R' => Color::Red,
        'Y' => Color::Yellow,
        'G' => Color::Green,
        'B' => Color::Blue,
        _ => return None,
    };
    let rank = match letters.as_str() {
        "S" => Rank::Skip,
        "R" => Rank::Reverse,
        "+2" => Rank::DrawTwo,
        number => match *number.as_bytes() {
            [digit @ b'0'..=b'9'] => Rank::Number(digit - b'0'),
            _ => return None,
        },
    };
    Some(Card::colored(color, rank))
}

/// Reads cards with spaces between, in their order.
///
/// # Errors
/// The first word that is no card.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, CardError> {
    words(text)
        .into_iter()
        .map(|(column, word)| {
            parse_card(word).ok_or_else(|| CardError {
                column,
                fault: CardFault::Unknown(word.to_owned()),
            })
        })
        .collect()
}

/// Reads cards with spaces between, as a multiset.
///
/// # Errors
/// The first word that is no card, or that is one more of a kind than a game can hold.
pub fn parse_hand(text: &str) -> Result<Hand, CardError> {
    let mut hand = Hand::EMPTY;
    for (column, word) in words(text) {
        let card = parse_card(word).ok_or_else(|| CardError {
            column,
            fault: CardFault::Unknown(word.to_owned()),
        })?;
        if hand.count(card) == Hand::MAX_EACH {
            return Err(CardError {
                column,
                fault: CardFault::TooMany(card),
            });
        }
        hand.add(card);
    }
    Ok(hand)
}

/// Cards with spaces between, in their order.
pub fn print_cards(cards: &[Card]) -> String {
    cards
        .iter()
        .map(Card::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The word for a color.
pub const fn color_word(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Blue => "blue",
    }
}

/// The color for a word.
pub fn parse_color(word: &str) -> Option<Color> {
    Color::ALL
        .into_iter()
        .find(|&color| color_word(color) == word)
}

/// A text that should be cards and is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardError {
    /// The column of the word, counted from 1 in characters.
    pub column: usize,
    /// What is wrong with it.
    pub fault: CardFault,
}

/// What is wrong with a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardFault {
    /// The word is no card.
    Unknown(String),
    /// It is one more than [`Hand::MAX_EACH`] of that kind.
    TooMany(Card),
}

impl fmt::Display for CardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardFault::Unknown(word) => write!(f, "\"{word}\" is no card; {CARDS_ARE}"),
            CardFault::TooMany(card) => {
                write!(
                    f,
                    "more than {} times {card}; a game holds no more of a kind",
                    Hand::MAX_EACH
                )
            }
        }
    }
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.fault)
    }
}

impl std::error::Error for CardError {}

/// What a card may look like, for messages.
pub(crate) const CARDS_ARE: &str = "a card is R, Y, G or B with 0 to 9, S (Skip), R (Reverse) or +2 \
     behind it, or W, W+4, WS, WH, WB; cards stand with spaces between";

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_as_it_prints() {
        for card in Card::all() {
            assert_eq!(parse_card(&card.to_string()), Some(card));
        }
    }

    #[test]
    fn what_is_no_card_is_refused_with_its_column() {
        for word in [
            "", "R", "r5", "R10", "RX", "W+2", "+2", "Wild", "5R", "R５", "R5,",
        ] {
            assert_eq!(parse_card(word), None, "{word}");
        }
        let error = parse_cards("R5 B+2 RX").unwrap_err();
        assert_eq!(
            (error.column, error.fault),
            (8, CardFault::Unknown("RX".to_owned()))
        );
        let error = parse_hand(&"R5 ".repeat(32)).unwrap_err();
        assert_eq!(error.column, 31 * 3 + 1);
        assert!(matches!(error.fault, CardFault::TooMany(_)));
    }

    #[test]
    fn colors_read_as_they_print() {
        for color in Color::ALL {
            assert_eq!(parse_color(color_word(color)), Some(color));
        }
        assert_eq!(parse_color("Red"), None);
    }
}
