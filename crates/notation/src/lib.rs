//! Every text form of the game: cards, moves, rules documents, scenarios and match records.
//!
//! Everything that is printed here reads back as itself, and every error says where it stands and what
//! is allowed. The grammar of all forms stands in `docs/notation.md`.

pub mod card;
mod check;
mod direction;
pub mod moves;
mod names;
mod place;
pub mod record;
pub mod rules;
pub mod scenario;
mod toml_text;
mod unseen;

pub use check::{Outcome, check};
pub use names::{NAME_LENGTH, NAME_SIGNS, NAME_WORDS, NameFault, Names, NamesError};
pub use place::{Place, Problem, nearest};
pub use record::Record;
pub use rules::{
    Fingerprint, PRESET_NAMES, Preset, RulesDocument, RulesFault, RulesProblem, preset,
};
pub use scenario::Scenario;
pub use unseen::is_unseen;
