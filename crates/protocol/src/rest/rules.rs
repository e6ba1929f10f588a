//! Rules over HTTP: presets, checks of a document, and sheets.

use crate::game::Options;
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// A preset of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct PresetEntry {
    /// The name in a rules document.
    pub name: String,
    /// Title and description in each language.
    pub texts: Vec<PresetText>,
    /// The value of every option.
    pub values: Options,
}

/// What a preset is called in a language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct PresetText {
    /// The code of the language, such as `nl`.
    pub lang: String,
    /// What people call it.
    pub title: String,
    /// What it is, in a sentence or two.
    pub about: String,
}

/// Asks whether a rules document is valid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schemas", ts(optional_fields))]
pub struct CheckRules {
    /// The document in TOML, at most 16 KiB.
    pub rules: String,
    /// How many shall play, to check that as well: 2 to 20.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The language of the problems, such as `nl`; that of the request when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// Whether a rules document is valid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "result", rename_all = "snake_case", deny_unknown_fields)]
pub enum RulesChecked {
    /// It is.
    Valid {
        /// The document with every option.
        rules: String,
        /// The preset that it is a change of.
        preset: String,
        /// Whether it is exactly that preset.
        plain: bool,
        /// The value of every option.
        values: Options,
        /// The same of the preset.
        preset_values: Options,
        /// The dotted names of the options that have another value than in the preset.
        changed: Vec<String>,
    },
    /// It is not.
    Faulty {
        /// Everything that is wrong with it, in the order of the places.
        problems: Vec<RulesProblem>,
    },
}

/// Something wrong in a rules document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct RulesProblem {
    /// The line, from 1; null when it is about the whole, such as too many players.
    pub line: Option<u32>,
    /// The column in characters, from 1.
    pub column: Option<u32>,
    /// What is wrong and what is allowed.
    pub text: String,
}

/// Asks for the rules as people read them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schemas", ts(optional_fields))]
pub struct RulesSheet {
    /// The document in TOML, at most 16 KiB.
    pub rules: String,
    /// The language of the sheet, such as `nl`; that of the request when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// The rules as people read them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The sheet in Markdown.
    pub markdown: String,
}
