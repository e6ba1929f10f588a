//! The reference implementation, tried by itself.

#![allow(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

mod calls;
mod games;
mod presets;
mod rounds;
mod table;
mod turns;
