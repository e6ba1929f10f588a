//! The options of the rules as one is asked for them: in groups, with every value in words.

use crate::game::OptionValue;
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// Options that people look for in one place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct OptionGroup {
    /// Its name for programs, such as `stacking`.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// Its options, in the order in which one would ask for them.
    pub options: Vec<OptionEntry>,
}

/// An option of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct OptionEntry {
    /// The dotted name in a rules document, such as `draw.mode`.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// What it changes, in a sentence.
    pub about: String,
    /// Which values it allows.
    pub kind: OptionKind,
    /// What the values mean. Of numbers only those stand here that mean something else than their number.
    pub values: Vec<ValueEntry>,
}

/// Which values an option allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum OptionKind {
    /// `true` and `false`.
    Bool {},
    /// One of these words.
    Words {
        /// Which.
        words: Vec<String>,
    },
    /// A whole number.
    Range {
        /// The least.
        min: u16,
        /// The most.
        max: u16,
    },
    /// 0, or a whole number.
    ZeroOrRange {
        /// The least besides 0.
        min: u16,
        /// The most.
        max: u16,
    },
    /// A word, or a whole number.
    WordOrRange {
        /// The word.
        word: String,
        /// The least.
        min: u16,
        /// The most.
        max: u16,
    },
}

/// A value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct ValueEntry {
    /// The value.
    pub value: OptionValue,
    /// What people call it; no other value of the option is called so.
    pub label: String,
    /// What it means, in a sentence.
    pub about: String,
}
