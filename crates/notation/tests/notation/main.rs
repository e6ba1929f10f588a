//! The text forms, tried from outside.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
#![allow(
    clippy::too_many_lines,
    reason = "a table of cases is as long as there are cases"
)]

mod bad_moves;
mod bad_records;
mod bad_rules;
mod bad_scenarios;
mod checks;
mod corpus;
mod fingerprints;
mod presets;
mod records;
mod roundtrips;
mod scenarios;
mod support;
mod told;
