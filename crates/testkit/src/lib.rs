//! Judges of the engine, for tests only.
//!
//! [`Reference`] is the game once more, written from the rules' documents and not from the engine: lists
//! and loops, as slow and as obvious as it can be. Where the two differ, one of them is wrong. [`perft()`]
//! counts the sequences of actions from a state, so that both can be counted by the same walk.

mod chance;
mod perft;
pub mod random;
mod reference;
pub mod runs;

pub use chance::FixedOrder;
pub use perft::{Walk, perft};
pub use reference::{Reference, ReferencePosition};
