//! The rules of the game: pure, without clock, input, output or global randomness.
#![no_std]

extern crate alloc;

mod action;
mod card;
mod chance;
mod event;
mod hand;
mod phase;
mod public;
mod refusal;
pub mod rules;
mod seat;

pub use action::{Action, Cards, Command, Play, Several};
pub use card::{Card, CardSet, Color, ColorSet, Face, Rank, Wild};
pub use chance::Chance;
pub use event::{Back, Event, EventOf, EventSink, Secrets, SeenEvent, Why};
pub use hand::Hand;
pub use phase::{
    Challenge, DrawCard, DrawnCard, Evidence, FirstDeal, Full, Knowledge, Penalty, Phase, Seen, Step,
};
pub use public::{LaidBy, Public};
pub use refusal::Refusal;
pub use rules::{Conflict, Rules, RulesDraft, SeatsError};
pub use seat::{BySeat, Direction, Seat, SeatSet};
