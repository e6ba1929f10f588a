//! A piece of a line that knows its column.

use crate::card::{CardError, parse_card, parse_color, parse_hand};
use crate::names::Names;
use core::str::FromStr;
use lastcard_engine::{Card, Color, Hand, Seat, SeatSet};

/// A piece of a line.
#[derive(Clone, Copy)]
pub(super) struct Piece<'a> {
    pub(super) text: &'a str,
    /// The column of its first character, counted from 1.
    pub(super) column: usize,
}

/// What is wrong with a line, and in which column.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) column: usize,
    pub(super) message: String,
}

impl<'a> Piece<'a> {
    pub(super) const fn line(text: &'a str) -> Piece<'a> {
        Piece { text, column: 1 }
    }

    /// What follows the prefix.
    pub(super) fn after(self, prefix: &str) -> Option<Piece<'a>> {
        let text = self.text.strip_prefix(prefix)?;
        Some(Piece {
            text,
            column: self.column + prefix.chars().count(),
        })
    }

    /// The empty piece behind it.
    pub(super) fn end(self) -> Piece<'a> {
        Piece {
            text: &self.text[self.text.len()..],
            column: self.column + self.text.chars().count(),
        }
    }

    /// What stands before and behind the first `mark`.
    pub(super) fn split_once(self, mark: &str) -> Option<(Piece<'a>, Piece<'a>)> {
        self.split_at(self.text.find(mark)?, mark.len())
    }

    /// What stands before and behind the last `mark`.
    pub(super) fn rsplit_once(self, mark: &str) -> Option<(Piece<'a>, Piece<'a>)> {
        self.split_at(self.text.rfind(mark)?, mark.len())
    }

    /// The pieces between the marks.
    pub(super) fn split(self, mark: &str) -> Vec<Piece<'a>> {
        let mut pieces = Vec::new();
        let mut rest = self;
        while let Some((piece, more)) = rest.split_once(mark) {
            pieces.push(piece);
            rest = more;
        }
        pieces.push(rest);
        pieces
    }

    pub(super) fn fault(self, message: impl Into<String>) -> Fault {
        Fault {
            column: self.column,
            message: message.into(),
        }
    }

    /// A fault about a piece that should be something else.
    pub(super) fn not(self, allowed: &str) -> Fault {
        self.fault(format!(
            "\"{}\" does not belong here; allowed: {allowed}",
            self.text
        ))
    }

    pub(super) fn seat(self, names: &Names) -> Result<Seat, Fault> {
        names.seat(self.text).ok_or_else(|| {
            self.fault(format!(
                "nobody here is called \"{}\"; the players are {}",
                self.text,
                names.list()
            ))
        })
    }

    pub(super) fn seats(self, names: &Names) -> Result<SeatSet, Fault> {
        let seats = names.parse_joined(self.text);
        seats.map_err(|_| self.not(&format!("names joined by +, of {}", names.list())))
    }

    pub(super) fn card(self) -> Result<Card, Fault> {
        parse_card(self.text).ok_or_else(|| self.not(crate::card::CARDS_ARE))
    }

    pub(super) fn cards(self) -> Result<Vec<Card>, Fault> {
        crate::card::parse_cards(self.text).map_err(|error| self.card_fault(&error))
    }

    /// The cards of a hand, or `nothing`.
    pub(super) fn hand(self) -> Result<Hand, Fault> {
        if self.text == NOTHING {
            return Ok(Hand::EMPTY);
        }
        parse_hand(self.text).map_err(|error| self.card_fault(&error))
    }

    pub(super) fn color(self) -> Result<Color, Fault> {
        parse_color(self.text).ok_or_else(|| self.not("red, yellow, green or blue"))
    }

    pub(super) fn number<N: FromStr>(self) -> Result<N, Fault> {
        // A plus sign would read as a number and print without it.
        let plain = !self.text.starts_with('+');
        let number = if plain { self.text.parse().ok() } else { None };
        number.ok_or_else(|| self.not("a whole number"))
    }

    fn split_at(self, at: usize, mark: usize) -> Option<(Piece<'a>, Piece<'a>)> {
        let (before, behind) = (self.text.get(..at)?, self.text.get(at + mark..)?);
        let column = self.column + self.text.get(..at + mark)?.chars().count();
        Some((
            Piece {
                text: before,
                column: self.column,
            },
            Piece {
                text: behind,
                column,
            },
        ))
    }

    fn card_fault(self, error: &CardError) -> Fault {
        Fault {
            column: self.column + error.column - 1,
            message: error.fault.to_string(),
        }
    }
}

/// How an empty hand is written.
pub(super) const NOTHING: &str = "nothing";
