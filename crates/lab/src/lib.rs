//! Many rounds played by bots, and what they say about rules and players.
//!
//! A [`Setup`] says what is played; each game of it has a number, and its seed follows from that number alone, so
//! the rows of a run do not depend on threads, on the order of play or on where a run was interrupted. A [`Row`] is
//! what one round was like; a [`Tally`] adds rows up in whole numbers, and its [`Summary`] says what they mean.

pub mod compare;
mod duel;
mod estimate;
#[cfg(feature = "figures")]
pub mod figures;
#[cfg(feature = "files")]
pub mod files;
mod play;
mod row;
mod run;
mod setup;
pub mod speed;
mod stats;
mod summary;
mod tally;
mod watch;

pub use duel::{Duel, Score};
pub use estimate::{Budget, Estimate, estimate};
pub use play::{MOST_COMMANDS, MOST_ROUNDS, play_game};
pub use row::{Measure, Row};
pub use run::{Standing, run};
pub use setup::Setup;
pub use stats::{Histogram, Interval, PairSums, Spread, Sums, Z95};
pub use summary::{Matches, Summary};
pub use tally::Tally;
