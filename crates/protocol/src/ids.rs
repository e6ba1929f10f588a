//! Names and numbers of the protocol, each checked when it is read.

use crate::text_form::{hex_form, number_form, text_form};
use data_encoding::{BitOrder, Encoding, HEXLOWER, Specification};
use lastcard_engine::Seat;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// The letters of tables, tokens and codes: lower case, without `i`, `l`, `o` and `u`.
const ALPHABET: &str = "0123456789abcdefghjkmnpqrstvwxyz";

/// Why a text is no name of this kind: it says what one looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdError(pub(crate) &'static str);

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.0)
    }
}

impl std::error::Error for IdError {}

number_form! {
    /// The place of an entry in the log of its table: 1, 2, 3 … without a gap; 0 is before the first.
    Seq(u64): 0..=(1 << 53) - 1, "a place in the log, 0 to 9007199254740991";
    /// Milliseconds since 1970 in UTC, by the server's clock.
    Millis(i64): -((1 << 53) - 1)..=(1 << 53) - 1, "milliseconds since 1970";
    /// Milliseconds of a clock that only goes forward, from any moment that stays the same.
    Moment(u64): 0..=(1 << 53) - 1, "milliseconds of a clock, 0 to 9007199254740991";
    /// A person or bot of a table. Numbers are never given twice at one table.
    Member(u16): 0..=u16::MAX, "the number of a member, 0 to 65535";
    /// A place in the game, counted clockwise from 0.
    SeatNumber(u8): 0..=19, "the number of a seat, 0 to 19";
}

impl From<Seat> for SeatNumber {
    fn from(seat: Seat) -> SeatNumber {
        SeatNumber(seat.index() as u8)
    }
}

impl From<SeatNumber> for Seat {
    fn from(seat: SeatNumber) -> Seat {
        Seat::new(usize::from(seat.get()))
    }
}

hex_form! {
    /// The client's own name for a command: 128 random bits, so that a repeat is known.
    CommandId(16): "^[0-9a-f]{32}$", "a command id: 32 lower-case hex digits";
    /// 32 bytes: a promise, a share, a commitment.
    Hex32(32): "^[0-9a-f]{64}$", "32 bytes: 64 lower-case hex digits";
    /// 64 bytes: the server's part of a shuffle.
    Hex64(64): "^[0-9a-f]{128}$", "64 bytes: 128 lower-case hex digits";
}

/// The name of a table: 80 random bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; 10]);

impl TableId {
    /// The name that stands for these bytes.
    pub const fn from_bytes(bytes: [u8; 10]) -> TableId {
        TableId(bytes)
    }

    /// The bytes that it stands for.
    pub const fn as_bytes(&self) -> &[u8; 10] {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE32.encode(&self.0))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for TableId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<TableId, IdError> {
        bytes(&BASE32, text).map(TableId).ok_or(IdError(
            "the name of a table: 16 digits and lower-case letters, without i, l, o and u",
        ))
    }
}

text_form! {
    /// The name of a table: 80 random bits as 16 digits and lower-case letters, without `i`, `l`, `o` and `u`.
    TableId: "^[0-9a-hjkmnp-tv-z]{16}$", ToString::to_string;
    /// Opens a seat: 128 random bits as 26 digits and lower-case letters, without `i`, `l`, `o` and `u`. Who has it has
    /// the seat.
    Token: "^[0-9a-hjkmnp-tv-z]{26}$", Token::reveal;
    /// Moves a seat to another device, once: 128 random bits, written like a token.
    Ticket: "^[0-9a-hjkmnp-tv-z]{26}$", Ticket::reveal;
    /// Opens a lobby: six digits and letters, without `i`, `l`, `o` and `u`. Capitals, spaces and hyphens are read as
    /// well, and `i`, `l` and `o` as the digits that they look like.
    Code: "^[0-9a-hjkmnp-tv-z]{6}$", ToString::to_string;
}

/// A name whose knowledge is a right: it is shown in no log.
macro_rules! secret {
    ($($(#[doc = $doc:literal])+ $name:ident, $expected:literal;)+) => {$(
        $(#[doc = $doc])+
        ///
        /// `Debug` never prints it.
        #[derive(Clone, PartialEq, Eq)]
        pub struct $name([u8; 16]);

        impl $name {
            /// The one that stands for these bytes.
            pub const fn from_bytes(bytes: [u8; 16]) -> $name {
                $name(bytes)
            }

            /// The bytes that it stands for.
            pub const fn as_bytes(&self) -> &[u8; 16] {
                &self.0
            }

            /// The text of it, for the one whom it belongs to.
            pub fn reveal(&self) -> String {
                BASE32.encode(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(…)"))
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$name, IdError> {
                bytes(&BASE32, text).map($name).ok_or(IdError($expected))
            }
        }
    )+};
}

secret! {
    /// Opens a seat. Who has it has the seat.
    Token, "a token: 26 digits and lower-case letters, without i, l, o and u";
    /// Moves a seat to another device, once.
    Ticket, "a ticket: 26 digits and lower-case letters, without i, l, o and u";
}

/// Opens a lobby: 30 bits, short enough to be told by voice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(u32);

impl Code {
    /// How many codes there are.
    pub const COUNT: u32 = 1 << 30;

    /// The code with that number; `None` from [`Code::COUNT`] up.
    pub const fn new(number: u32) -> Option<Code> {
        if number < Code::COUNT {
            Some(Code(number))
        } else {
            None
        }
    }

    /// Its number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..6).rev().try_for_each(|place| {
            let letter = (self.0 >> (5 * place) & 31) as usize;
            f.write_str(&ALPHABET[letter..=letter])
        })
    }
}

impl fmt::Debug for Code {
    /// A code opens a lobby, so it stays out of logs as well.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

impl FromStr for Code {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Code, IdError> {
        let error = IdError("a code: six digits and letters, without i, l, o and u");
        let (mut number, mut letters) = (0, 0);
        for letter in text.chars().filter(|c| !matches!(c, ' ' | '-')) {
            let letter = match letter.to_ascii_lowercase() {
                'i' | 'l' => '1',
                'o' => '0',
                other => other,
            };
            let value = ALPHABET.find(letter).ok_or(error)?;
            letters += 1;
            if letters > 6 {
                return Err(error);
            }
            number = number << 5 | value as u32;
        }
        if letters == 6 {
            Ok(Code(number))
        } else {
            Err(error)
        }
    }
}

static BASE32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut letters = Specification::new();
    letters.symbols.push_str(ALPHABET);
    letters.bit_order = BitOrder::MostSignificantFirst;
    letters
        .encoding()
        .expect("32 different letters are an encoding")
});

/// Exactly so many bytes, in the one way of writing them.
pub(crate) fn bytes<const N: usize>(encoding: &Encoding, text: &str) -> Option<[u8; N]> {
    if text.len() != encoding.encode_len(N) {
        return None;
    }
    encoding.decode(text.as_bytes()).ok()?.try_into().ok()
}

pub(crate) fn hex_text(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

pub(crate) fn hex_bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    bytes(&HEXLOWER, text)
}

#[cfg(test)]
mod tests;
