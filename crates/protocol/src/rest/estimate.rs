//! What to expect of rules with a number of players, over HTTP.

#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// Asks what to expect of rules with so many players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schemas", ts(optional_fields))]
pub struct EstimateRules {
    /// The document in TOML, at most 16 KiB.
    pub rules: String,
    /// How many play: 2 to 20, as the rules allow.
    pub players: u8,
    /// The language of a problem, such as `nl`; that of the request when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// What to expect of rules with a number of players, from many rounds that bots played.
///
/// The same rules with the same number of players give the same figures at every server that runs the same program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Estimate {
    /// The fingerprint of the rules, 16 hexadecimal digits: equal rules have the same, whatever they are called.
    pub fingerprint: String,
    /// How many play.
    pub players: u8,
    /// How many rounds the figures come from.
    pub rounds: u32,
    /// The turns of a round, of all players together.
    pub turns: TurnsEstimate,
    /// The seconds that people take for a turn, as assumed: turns times this is how long a round lasts.
    pub turn_seconds: u16,
    /// How many rounds a match has on average; null where there is no telling from the rounds that were played, and 1
    /// where a match is one round.
    pub match_rounds: Option<f64>,
    /// The part of the rounds that somebody wins which each place wins, from 0 to 1: first the player after the dealer,
    /// last the dealer. Empty where players leave the match one by one, so that places change.
    pub seats: Vec<f64>,
    /// How far each of `seats` may be off, with 95 % confidence.
    pub seats_margin: f64,
    /// How much luck decides, from 0 (somebody who plays well always wins against those who play at random) to 1 (playing
    /// well changes nothing).
    pub luck: f64,
    /// How far `luck` may be off, with 95 % confidence.
    pub luck_margin: f64,
    /// The part of the rounds that end because nobody can go on, from 0 to 1.
    pub stalled: f64,
}

/// How many turns a round has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct TurnsEstimate {
    /// On average.
    pub mean: f64,
    /// The average is not below this, with 95 % confidence.
    pub low: f64,
    /// The average is not above this, with 95 % confidence.
    pub high: f64,
    /// One round in ten has at most so many.
    pub p10: u32,
    /// One round in ten has at least so many.
    pub p90: u32,
}
