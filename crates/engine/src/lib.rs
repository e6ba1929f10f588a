//! The rules of the game: pure, without clock, input, output or global randomness.
//!
//! A [`State`] is the full truth of a match. [`State::command`] carries a [`Command`] out or refuses it;
//! what happened are [`Event`]s, and [`State::evolve`] applies one. [`State::legal`] lists what is open to a
//! seat, and is the only place where that is decided. A [`View`] is what one viewer may know; it is kept up
//! to date with [`SeenEvent`]s. Everything left to chance goes through [`Chance`].
#![no_std]

extern crate alloc;
#[cfg(any(feature = "stacked", test))]
extern crate std;

mod act;
mod action;
mod bits;
mod card;
mod chance;
mod event;
mod evolve;
mod eyes;
pub mod fast;
mod hand;
mod judge;
mod legal;
mod parts;
mod phase;
mod position;
mod public;
mod refusal;
mod resample;
pub mod rules;
mod seat;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Cards, Command, Play, Several};
pub use card::{Card, CardSet, Color, ColorSet, Face, Rank, Wild};
pub use chance::fair;
pub use chance::{Chance, Fair, Replayed, Sampled, Scripted, Seed, Seeded, retrace};
pub use event::{Back, Event, EventOf, EventSink, Secrets, SeenEvent, Why};
pub use hand::Hand;
pub use legal::{Legal, Swap, Together};
pub use parts::ViewParts;
pub use phase::{
    Challenge, DrawCard, DrawnCard, Evidence, FirstDeal, Full, Knowledge, Penalty, Phase, Seen,
    Step,
};
pub use position::{Position, PositionError};
pub use public::{LaidBy, Public};
pub use refusal::Refusal;
pub use rules::{Conflict, Rules, RulesDraft, SeatsError};
pub use seat::{Direction, Seat, SeatSet};
pub use state::State;
pub use view::View;
