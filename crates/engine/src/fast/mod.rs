//! Fast play: whole rounds of random play, for simulation.
//!
//! The rules are those of the rest of the engine, and so is the legality: [`Game::new`] asks it for every color in force,
//! every top and every penalty, and keeps the answers as masks. A round with one classic deck and up to ten seats is played
//! on a [`Round`] of some words; whatever is rare (a start card that goes back under the pile, a draw pile that nothing can
//! fill) and every rule that has no masks is played by [`crate::State`] itself, to which a round can be handed over at any turn.
//! That both paths make the same events is a law that `testkit` holds over random rules.
//!
//! Chance is decided when it matters: a card gets its identity when it is drawn, and nothing is ever shuffled.

mod by_engine;
mod course;
mod deal;
mod effects;
mod game;
mod hand_over;
mod log;
mod pack;
mod random;
mod round;
mod steps;
mod turn;

pub use game::{Game, Habits};
pub use log::{Log, Tape, TapeError, Watched};
pub use pack::{Bits, Pack, Portable};
pub use random::random_round;
pub use round::{MOST_TURNS, Outcome, Round};
pub use steps::{Asks, Move, Next, Open, Steps};
