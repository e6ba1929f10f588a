//! Rules documents: the rules of a table as TOML.
//!
//! A document names a preset and overrides single options by their dotted name. Everything wrong with
//! it is told at once, each with its place. The format stands in `docs/notation.md`.

mod advice;
mod fingerprint;
mod parse;
mod preset;
mod print;
mod problem;

pub use advice::seats_advice;
pub use fingerprint::Fingerprint;
pub use preset::{PRESET_NAMES, Preset, preset};
pub use problem::{RulesFault, RulesProblem};

pub(crate) use parse::Collector;

use lastcard_engine::Rules;

/// The rules of a table with what people call them.
///
/// Prints and reads back as itself, as long as the two texts keep to their bounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesDocument {
    /// What the table calls its rules, at most [`NAME_LENGTH`] characters.
    pub name: Option<String>,
    /// The preset that the document is written as a change of.
    pub preset: Preset,
    /// The rules.
    pub rules: Rules,
    /// What the table has agreed for its blank Wilds, shown to all, at most [`TEXT_LENGTH`] characters:
    /// the option `actions.blank_wild_text`. It changes nothing in the game.
    pub blank_wild_text: Option<String>,
}

/// The most characters of [`RulesDocument::name`].
pub const NAME_LENGTH: usize = 60;

/// The most characters of [`RulesDocument::blank_wild_text`].
pub const TEXT_LENGTH: usize = 200;

impl RulesDocument {
    /// Reads a document.
    ///
    /// # Errors
    /// Everything that is wrong with it, in the order of the places.
    ///
    /// ```
    /// use lastcard_notation::RulesDocument;
    /// let rules = RulesDocument::parse("preset = \"standard\"\nscoring.target = 200").unwrap();
    /// assert_eq!(rules.rules.target.get(), 200);
    /// let problems = RulesDocument::parse("draw.mode = \"two\"").unwrap_err();
    /// assert_eq!(
    ///     problems[0].to_string(),
    ///     "line 1, column 13: draw.mode = \"two\": allowed are \
    ///      \"one\", \"until_playable\", \"may_until_playable\"",
    /// );
    /// ```
    pub fn parse(text: &str) -> Result<RulesDocument, Vec<RulesProblem>> {
        parse::document(text)
    }

    /// These rules as a change of the preset, without a name.
    pub const fn new(preset: Preset, rules: Rules) -> RulesDocument {
        RulesDocument {
            name: None,
            preset,
            rules,
            blank_wild_text: None,
        }
    }

    /// The fingerprint of the rules.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.rules)
    }

    /// Whether these are exactly the rules of the preset, whatever they are called.
    pub fn is_plain(&self) -> bool {
        self.rules == self.preset.document().rules
    }

    /// The dotted names of the options that have another value than in the preset, in the order of the rules.
    ///
    /// ```
    /// let rules = lastcard_notation::RulesDocument::parse("scoring.target = 200").unwrap();
    /// assert_eq!(rules.changed().collect::<Vec<_>>(), ["scoring.target"]);
    /// ```
    pub fn changed(&self) -> impl Iterator<Item = &'static str> {
        let changed = self.values().filter(|(_, _, preset)| preset.is_some());
        changed.map(|(name, _, _)| name)
    }
}
