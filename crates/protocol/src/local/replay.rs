//! A match that is over, played again.

use crate::game::{Event, View};
use crate::ids::SeatNumber;
use crate::server::Level;
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// Who played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct ReplayPlayer {
    /// The name.
    pub name: String,
    /// The level of a bot; null for a person.
    pub bot: Option<Level>,
}

/// A match as one seat saw it. Step number *k* is the same line of the record in every stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct ReplayStream {
    /// Whose side it is.
    pub viewer: SeatNumber,
    /// The match before its first step.
    pub start: View,
    /// What the seat saw of each step, in order.
    pub steps: Vec<Vec<Event>>,
}
