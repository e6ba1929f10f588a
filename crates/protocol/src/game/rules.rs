//! The rules of a table as a list of values, for programs; people read them as a document or a sheet.

use lastcard_engine::rules::{OPTIONS, Value};
use lastcard_engine::{Rules, RulesDraft};
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// Every option of the rules by its dotted name, such as `draw.mode`, with its value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(transparent)]
pub struct Options(
    #[cfg_attr(feature = "schemas", ts(type = "Record<string, OptionValue>"))]
    pub  BTreeMap<String, OptionValue>,
);

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(untagged)]
pub enum OptionValue {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Int(#[cfg_attr(feature = "schemas", ts(type = "number"))] i64),
    /// A word such as `until_playable`.
    Word(String),
}

/// Why a list of values is no rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// An option has no value.
    Missing(&'static str),
    /// There is no such option.
    Unknown(String),
    /// The option does not allow the value.
    BadValue(&'static str),
    /// Two values do not go together.
    Conflict(&'static str),
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsError::Missing(option) => write!(f, "the option {option} has no value"),
            OptionsError::Unknown(option) => write!(f, "there is no option {option:?}"),
            OptionsError::BadValue(option) => write!(f, "the option {option} has no such value"),
            OptionsError::Conflict(code) => write!(f, "the rules cannot be played: {code}"),
        }
    }
}

impl std::error::Error for OptionsError {}

impl From<&Rules> for Options {
    fn from(rules: &Rules) -> Options {
        let draft = rules.draft();
        Options(
            OPTIONS
                .iter()
                .map(|option| (option.name.to_owned(), (option.get)(&draft).into()))
                .collect(),
        )
    }
}

impl TryFrom<&Options> for Rules {
    type Error = OptionsError;

    fn try_from(options: &Options) -> Result<Rules, OptionsError> {
        let mut draft = RulesDraft::FIRST_VALUES;
        for option in OPTIONS {
            let value = options
                .0
                .get(option.name)
                .ok_or(OptionsError::Missing(option.name))?;
            draft
                .set(option.name, value.into())
                .map_err(|_| OptionsError::BadValue(option.name))?;
        }
        let known = |name: &String| OPTIONS.iter().any(|option| option.name == name);
        if let Some(name) = options.0.keys().find(|name| !known(name)) {
            return Err(OptionsError::Unknown(name.clone()));
        }
        Rules::new(draft).map_err(|conflicts| {
            OptionsError::Conflict(conflicts.first().map_or("conflict", |c| c.code()))
        })
    }
}

impl From<Value<'_>> for OptionValue {
    fn from(value: Value<'_>) -> OptionValue {
        match value {
            Value::Bool(value) => OptionValue::Bool(value),
            Value::Int(value) => OptionValue::Int(value),
            Value::Word(word) => OptionValue::Word(word.to_owned()),
        }
    }
}

impl<'a> From<&'a OptionValue> for Value<'a> {
    fn from(value: &'a OptionValue) -> Value<'a> {
        match value {
            OptionValue::Bool(value) => Value::Bool(*value),
            OptionValue::Int(value) => Value::Int(*value),
            OptionValue::Word(word) => Value::Word(word),
        }
    }
}
