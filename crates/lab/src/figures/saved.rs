//! Any result of the lab, read from its file.

use crate::compare::{Comparison, HouseRules, ReadError, kind_of};
use crate::files::Document;
use serde::Deserialize;

/// A result of the lab.
#[derive(Clone, PartialEq, Debug)]
pub enum Saved {
    /// Of `lastcard lab run`.
    Run(Box<Document>),
    /// Of `lastcard lab compare`.
    Compare(Box<Comparison>),
    /// Of `lastcard lab house-rules`.
    HouseRules(Box<HouseRules>),
    /// Of `lastcard lab duel`.
    Duel(Box<Duel>),
}

/// What a duel came to, as far as it is drawn.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Duel {
    /// The bot that is measured.
    pub a: String,
    /// The bot at all other seats.
    pub b: String,
    /// The rules, as a document.
    pub rules: String,
    /// How many seats the table had.
    pub players: usize,
    /// The seed of all deals.
    pub seed: u64,
    /// The share of rounds that `a` won.
    pub a_win_rate: f64,
    /// The lower end of its 95 % interval.
    pub a_win_rate_low: f64,
    /// The upper end.
    pub a_win_rate_high: f64,
    /// What `a` would win if it were like the others.
    pub fair_share: f64,
    /// How many rounds were played.
    pub rounds: u64,
}

impl Saved {
    /// Reads a result of any kind.
    ///
    /// # Errors
    /// When the text is no result, is of a kind that cannot be drawn, or was written in another version.
    pub fn from_json(text: &str) -> Result<Saved, ReadError> {
        match kind_of(text)?.as_str() {
            "run" => Document::read(text.as_bytes())
                .map(|run| Saved::Run(Box::new(run)))
                .map_err(|error| ReadError::Form(error.to_string())),
            Comparison::KIND => {
                Comparison::from_json(text).map(|read| Saved::Compare(Box::new(read)))
            }
            HouseRules::KIND => {
                HouseRules::from_json(text).map(|read| Saved::HouseRules(Box::new(read)))
            }
            "duel" => Ok(Saved::Duel(Box::new(serde_json::from_str(text)?))),
            other => Err(ReadError::Kind(Some(other.to_owned()))),
        }
    }
}
