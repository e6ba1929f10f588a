//! The values that an option can take, and how they are written.

use core::fmt;

/// A value as a rules document writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A word such as `until_playable`.
    Word(&'a str),
}

impl fmt::Display for Value<'_> {
    /// As TOML writes it: words in quotes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(value) => write!(f, "{value}"),
            Value::Int(value) => write!(f, "{value}"),
            Value::Word(word) => write!(f, "\"{word}\""),
        }
    }
}

/// Which values an option allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// `true` and `false`.
    Bool,
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number in this range, both ends included.
    Range(u16, u16),
    /// 0, or a whole number in this range.
    ZeroOrRange(u16, u16),
    /// This word, or a whole number in this range.
    WordOrRange(&'static str, u16, u16),
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowed::Bool => f.write_str("true, false"),
            Allowed::Words(words) => {
                for (i, word) in words.iter().enumerate() {
                    write!(f, "{}\"{word}\"", if i == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
            Allowed::Range(min, max) => write!(f, "{min} to {max}"),
            Allowed::ZeroOrRange(min, max) => write!(f, "0, {min} to {max}"),
            Allowed::WordOrRange(word, min, max) => write!(f, "\"{word}\", {min} to {max}"),
        }
    }
}

/// A type whose values an option takes.
pub(super) trait OptionValue: Copy + Sized {
    const ALLOWED: Allowed;
    /// The first of the allowed values.
    const FIRST: Self;
    fn parse(value: Value<'_>) -> Option<Self>;
    fn value(self) -> Value<'static>;
}

impl OptionValue for bool {
    const ALLOWED: Allowed = Allowed::Bool;
    const FIRST: bool = false;

    fn parse(value: Value<'_>) -> Option<bool> {
        match value {
            Value::Bool(value) => Some(value),
            _ => None,
        }
    }

    fn value(self) -> Value<'static> {
        Value::Bool(self)
    }
}

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Number<const MIN: u16, const MAX: u16>(u16);

impl<const MIN: u16, const MAX: u16> Number<MIN, MAX> {
    /// The number, if it lies in the range.
    pub const fn new(number: u16) -> Option<Self> {
        if MIN <= number && number <= MAX {
            Some(Number(number))
        } else {
            None
        }
    }

    /// The plain number.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl<const MIN: u16, const MAX: u16> OptionValue for Number<MIN, MAX> {
    const ALLOWED: Allowed = Allowed::Range(MIN, MAX);
    const FIRST: Self = Number(MIN);

    fn parse(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Int(number) => Number::new(u16::try_from(number).ok()?),
            _ => None,
        }
    }

    fn value(self) -> Value<'static> {
        Value::Int(i64::from(self.0))
    }
}

/// No limit (`"none"`), or a whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Limit<const MIN: u16, const MAX: u16>(Option<Number<MIN, MAX>>);

impl<const MIN: u16, const MAX: u16> Limit<MIN, MAX> {
    /// No limit.
    pub const NONE: Self = Limit(None);

    /// That limit, if it lies in the range.
    pub const fn new(number: u16) -> Option<Self> {
        match Number::new(number) {
            Some(number) => Some(Limit(Some(number))),
            None => None,
        }
    }

    /// The limit, if there is one.
    pub const fn get(self) -> Option<u16> {
        match self.0 {
            Some(number) => Some(number.get()),
            None => None,
        }
    }
}

impl<const MIN: u16, const MAX: u16> OptionValue for Limit<MIN, MAX> {
    const ALLOWED: Allowed = Allowed::WordOrRange("none", MIN, MAX);
    const FIRST: Self = Limit::NONE;

    fn parse(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Word("none") => Some(Limit::NONE),
            _ => Some(Limit(Some(Number::parse(value)?))),
        }
    }

    fn value(self) -> Value<'static> {
        self.0.map_or(Value::Word("none"), Number::value)
    }
}

/// How many decks: `"auto"`, or 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct DeckCount(Option<Number<1, 4>>);

impl DeckCount {
    /// As few as the table needs.
    pub const AUTO: DeckCount = DeckCount(None);

    /// The number, if it is fixed.
    pub const fn get(self) -> Option<u16> {
        match self.0 {
            Some(number) => Some(number.get()),
            None => None,
        }
    }
}

impl OptionValue for DeckCount {
    const ALLOWED: Allowed = Allowed::WordOrRange("auto", 1, 4);
    const FIRST: Self = DeckCount::AUTO;

    fn parse(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Word("auto") => Some(DeckCount::AUTO),
            _ => Some(DeckCount(Some(Number::parse(value)?))),
        }
    }

    fn value(self) -> Value<'static> {
        self.0.map_or(Value::Word("auto"), Number::value)
    }
}

/// An enum whose variants are written as words.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
            pub enum $name { $($(#[$vdoc])* $variant,)+ }

            impl $name {
                /// Every value, in the order of the table in RULES.md.
                pub const ALL: &'static [$name] = &[$($name::$variant),+];

                /// The word for it in a rules document.
                pub const fn word(self) -> &'static str {
                    match self { $($name::$variant => $word,)+ }
                }
            }

            impl OptionValue for $name {
                const ALLOWED: Allowed = Allowed::Words(&[$($word),+]);
                const FIRST: $name = $name::ALL[0];

                fn parse(value: Value<'_>) -> Option<$name> {
                    match value {
                        $(Value::Word($word) => Some($name::$variant),)+
                        _ => None,
                    }
                }

                fn value(self) -> Value<'static> {
                    Value::Word(self.word())
                }
            }
        )+
    };
}
pub(super) use words;
