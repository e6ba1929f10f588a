//! The game for programs that learn it: numbered actions, masks, observations and rewards.
//!
//! [`Game`] is one environment: it says whose decision it is ([`Game::to_act`]), what is open to that seat
//! ([`Game::mask`]) and what the seat sees ([`Game::observe`]), and takes the number of an action
//! ([`Game::step`]). [`Batch`] is many of them, written into arrays of the caller. What a number means stands in
//! [`actions`] and never changes.
//!
//! The rules are those of the engine, asked through [`Core`]: a mask is what
//! [`State::legal`](lastcard_engine::State::legal) lists, in other words.

pub mod actions;
mod batch;
mod core;
mod dice;
mod forms;
mod game;
mod mask;
mod objection;
mod observe;
mod plain;
mod quick;
mod replay;
mod reward;
pub mod rlcard;
mod settings;
mod several;
mod truth;
mod written;

pub use batch::{Arrays, Batch, Draws, Infos};
pub use core::{Core, Ending, Stage};
pub use game::{Game, Outcome};
pub use mask::Mask;
pub use objection::{Illegal, Objection};
pub use observe::{COMPACT, Counted, FULL, Layout, NO_CARD, NO_COLOR, Sight, Situation};
pub use plain::Plain;
pub use replay::{Moment, Replay, ReplayProblem};
pub use reward::Reward;
pub use settings::{Episode, Reactions, Settings, SettingsError};
pub use written::{BotSeats, Written};

/// The most seats of an environment: what numbers of seats in [`actions`] and observations reach.
pub const MOST_SEATS: usize = 10;
