//! The players' names, as texts use them.

use crate::place::words;
use crate::unseen::{code, unseen};
use core::fmt;
use lastcard_engine::{Seat, SeatSet};

/// The names of the players, clockwise from seat 0: two to twenty, all different.
///
/// A name may have several words. It holds no sign and no word that the grammar of moves and records
/// needs, so that a text is read in one way only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// Checks the names.
    ///
    /// # Errors
    /// The first thing wrong with them, and with which of them.
    pub fn new<S: Into<String>>(names: impl IntoIterator<Item = S>) -> Result<Names, NamesError> {
        let names: Vec<String> = names.into_iter().map(Into::into).collect();
        for (index, name) in names.iter().enumerate() {
            let fault = fault_of(name)
                .or_else(|| names[..index].contains(name).then_some(NameFault::Twice));
            if let Some(fault) = fault {
                return Err(NamesError::Name {
                    index,
                    name: name.clone(),
                    fault,
                });
            }
        }
        if (2..=Seat::MAX).contains(&names.len()) {
            Ok(Names(names))
        } else {
            Err(NamesError::Count(names.len()))
        }
    }

    /// The name of a seat; `?` for a seat that the table does not have.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }

    /// The seat of that name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.0
            .iter()
            .position(|known| known == name)
            .and_then(Seat::try_new)
    }

    /// How many players there are.
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// Seat and name, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.0
            .iter()
            .enumerate()
            .map(|(number, name)| (Seat::new(number), name.as_str()))
    }

    /// The names of a set, joined by `+` in order of the seats; nothing for nobody.
    pub fn joined(&self, seats: SeatSet) -> String {
        seats
            .iter()
            .map(|seat| self.of(seat))
            .collect::<Vec<_>>()
            .join("+")
    }

    /// Reads what [`Names::joined`] prints, in any order.
    ///
    /// # Errors
    /// The first name that is unknown.
    pub fn parse_joined(&self, text: &str) -> Result<SeatSet, String> {
        if text.is_empty() {
            return Ok(SeatSet::EMPTY);
        }
        text.split('+')
            .map(|name| self.seat(name).ok_or_else(|| name.to_owned()))
            .collect()
    }

    /// All names, for a message.
    pub fn list(&self) -> String {
        self.0.join(", ")
    }
}

/// Why names cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NamesError {
    /// There are fewer than 2 or more than 20.
    Count(usize),
    /// One of them cannot be used.
    Name {
        /// Which, counted from 0.
        index: usize,
        /// The name.
        name: String,
        /// What is wrong with it.
        fault: NameFault,
    },
}

/// Why a name cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameFault {
    /// It is empty, longer than [`NAME_LENGTH`], or has spaces at an end or two in a row.
    Form,
    /// It holds a sign that texts use: one of [`NAME_SIGNS`].
    Sign,
    /// It holds this character, which cannot be seen.
    Unseen(char),
    /// One of its words is a word of the grammar.
    Word(&'static str),
    /// Somebody else has it.
    Twice,
}

/// The most characters of a name.
pub const NAME_LENGTH: usize = 40;

/// The signs that no name holds.
pub const NAME_SIGNS: &str = "+,:;|\"=";

/// The words that no name holds: the verbs of the moves, and three more.
pub const NAME_WORDS: &[&str] = &[
    "plays",
    "jumps",
    "draws",
    "passes",
    "names",
    "challenges",
    "calls",
    "catches",
    "swaps",
    "leaves",
    "swap",
    "uno",
    "deals",
];

/// The words that say what is done.
pub(crate) const VERBS: &[&str] = NAME_WORDS.split_at(NAME_WORDS.len() - 3).0;

impl fmt::Display for NamesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NamesError::Count(count) => {
                write!(f, "{count} players; a table has 2 to {}", Seat::MAX)
            }
            NamesError::Name { name, fault, .. } => match fault {
                NameFault::Form => write!(
                    f,
                    "\"{name}\" is no name; a name has 1 to {NAME_LENGTH} characters, with single \
                     spaces between words and none at the ends"
                ),
                NameFault::Sign => write!(
                    f,
                    "\"{}\" is no name; a name holds none of {NAME_SIGNS}",
                    name.escape_debug()
                ),
                NameFault::Unseen(char) => write!(
                    f,
                    "\"{}\" is no name: it holds {}, a character that cannot be seen; take it out",
                    name.escape_debug(),
                    code(*char)
                ),
                NameFault::Word(word) => write!(
                    f,
                    "\"{name}\" is no name: \"{word}\" is a word of the moves, as are {}",
                    NAME_WORDS.join(", ")
                ),
                NameFault::Twice => {
                    write!(
                        f,
                        "\"{name}\" stands there twice; every player needs an own name"
                    )
                }
            },
        }
    }
}

impl std::error::Error for NamesError {}

fn fault_of(name: &str) -> Option<NameFault> {
    let words: Vec<&str> = words(name).into_iter().map(|(_, word)| word).collect();
    if let Some(char) = unseen(name) {
        Some(NameFault::Unseen(char))
    } else if name.contains(|char| NAME_SIGNS.contains(char)) {
        Some(NameFault::Sign)
    } else if name.is_empty() || name.chars().count() > NAME_LENGTH || words.join(" ") != name {
        Some(NameFault::Form)
    } else {
        let word = NAME_WORDS.iter().copied().find(|word| words.contains(word));
        word.map(NameFault::Word)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;

    #[test]
    fn names_are_checked() {
        let fault = |name: &str| match Names::new(["Ann", name]) {
            Err(NamesError::Name {
                fault, index: 1, ..
            }) => Some(fault),
            Err(other) => panic!("{other}"),
            Ok(_) => None,
        };
        for good in [
            "Jan Piet", "O'Brien", "W", "R5", "grace", "時間", "é-1", "Uno",
        ] {
            assert_eq!(fault(good), None, "{good}");
        }
        for bad in ["", " Bob", "Bob ", "Jan  Piet", &"x".repeat(41)] {
            assert_eq!(fault(bad), Some(NameFault::Form), "{bad}");
        }
        for bad in ["A+B", "a;b", "a:b", "a|b", "a\"b", "a,b", "a=b"] {
            assert_eq!(fault(bad), Some(NameFault::Sign), "{bad}");
        }
        for char in ['\t', '\n', '\u{200b}', '\u{202e}', '\u{2069}', '\u{feff}'] {
            let bad = format!("Bob{char}");
            assert_eq!(fault(&bad), Some(NameFault::Unseen(char)), "{bad:?}");
        }
        assert_eq!(fault("Ann"), Some(NameFault::Twice));
        assert_eq!(fault("Bob plays"), Some(NameFault::Word("plays")));
        assert_eq!(Names::new(["Ann"]), Err(NamesError::Count(1)));
        assert_eq!(
            Names::new((0..21).map(|n| format!("P{n}"))),
            Err(NamesError::Count(21))
        );
        assert_eq!(
            Names::new((0..20).map(|n| format!("P{n}")))
                .unwrap()
                .seats(),
            20
        );
    }

    #[test]
    fn sets_of_names_read_as_they_print() {
        let names = Names::new(["Ann", "Bob", "Cid"]).unwrap();
        for bits in 0..8 {
            let set = SeatSet(bits);
            assert_eq!(names.parse_joined(&names.joined(set)), Ok(set));
        }
        assert_eq!(names.parse_joined("Bob+Dee"), Err("Dee".to_owned()));
    }
}
