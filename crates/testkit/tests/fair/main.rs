//! The fair shuffle: its byte forms, its chances, its records, and the script that checks them without us.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod chances;
mod collusion;
mod corruption;
mod records;
mod resume;
mod script;
mod support;
mod vectors;
