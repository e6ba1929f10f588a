//! A table at which a person plays alone.

use crate::ids::{Millis, Seq};
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// Something that a table has written down; all of them, in order, are the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct SoloEntry {
    /// Its place: 1, 2, 3 … without a gap.
    pub seq: Seq,
    /// When.
    pub at: Millis,
    /// What, in a form that only the module reads.
    pub text: String,
}
