//! What can be wrong with a rules document.

use super::advice::conflict_advice;
use super::preset::PRESET_NAMES;
use crate::place::{Place, Problem, allowed};
use core::fmt;
use lastcard_engine::Conflict;
use lastcard_engine::rules::Allowed;

/// Something wrong in a rules document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesProblem {
    /// Where it stands.
    pub place: Place,
    /// What it is.
    pub fault: RulesFault,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesFault {
    /// The text is no TOML.
    Syntax(String),
    /// There is no such option.
    UnknownOption {
        /// The name that was given.
        name: String,
        /// The option that was most likely meant.
        nearest: Option<&'static str>,
    },
    /// There is no such preset.
    UnknownPreset {
        /// What was given.
        value: String,
        /// The preset that was most likely meant.
        nearest: Option<&'static str>,
    },
    /// The option does not allow the value.
    BadValue {
        /// The option.
        option: &'static str,
        /// The value as it was written.
        value: String,
        /// What it allows.
        allowed: Allowed,
    },
    /// The value is no text, too long a text, or one with control characters.
    BadText {
        /// The key.
        key: &'static str,
        /// The value as it was written.
        value: String,
        /// How many characters it may have.
        most: usize,
    },
    /// The option is set twice, in two ways of writing its name.
    Twice(&'static str),
    /// Two values do not go together.
    Conflict {
        /// Which.
        conflict: Conflict,
        /// The two values, as TOML writes them.
        values: [String; 2],
    },
}

impl fmt::Display for RulesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesFault::Syntax(message) => f.write_str(message),
            RulesFault::UnknownOption {
                name,
                nearest: Some(nearest),
            } => {
                write!(
                    f,
                    "there is no option \"{name}\"; did you mean \"{nearest}\"?"
                )
            }
            RulesFault::UnknownOption {
                name,
                nearest: None,
            } => write!(
                f,
                "there is no option \"{name}\"; `lastcard rules show standard` lists them all"
            ),
            RulesFault::UnknownPreset { value, nearest } => {
                let names = PRESET_NAMES.join(", ");
                write!(
                    f,
                    "there is no preset {value}; {}",
                    allowed(*nearest, &names)
                )
            }
            RulesFault::BadValue {
                option,
                value,
                allowed,
            } => {
                write!(f, "{option} = {value}: ")?;
                if takes_numbers(*allowed) && is_fraction(value) {
                    f.write_str("a whole number is wanted; ")?;
                }
                write!(f, "allowed are {allowed}")
            }
            RulesFault::BadText { key, value, most } => write!(
                f,
                "{key} = {value}: allowed is a text of at most {most} characters on one line"
            ),
            RulesFault::Twice(option) => {
                write!(f, "{option} is set a second time; keep one of the two")
            }
            RulesFault::Conflict {
                conflict,
                values: [first, second],
            } => {
                let [one, other] = conflict.options();
                write!(
                    f,
                    "{one} = {first} does not go with {other} = {second}: {}",
                    conflict_advice(*conflict)
                )
            }
        }
    }
}

impl fmt::Display for RulesProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault)
    }
}

impl std::error::Error for RulesProblem {}

impl From<RulesProblem> for Problem {
    fn from(problem: RulesProblem) -> Problem {
        Problem {
            place: problem.place,
            message: problem.fault.to_string(),
        }
    }
}

const fn takes_numbers(allowed: Allowed) -> bool {
    !matches!(allowed, Allowed::Bool | Allowed::Words(_))
}

/// Whether a value is written as TOML writes numbers that need not be whole.
fn is_fraction(written: &str) -> bool {
    written.contains(['.', 'e', 'E']) && written.replace('_', "").parse::<f64>().is_ok()
}
