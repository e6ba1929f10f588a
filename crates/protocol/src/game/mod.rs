//! What players see of a game, and what they may choose: the engine's words in the form of the wire.

mod cards;
mod choices;
mod convert_event;
mod event;
mod moves;
mod phase;
mod refusal;
mod rules;
mod view;

pub use cards::{Card, CardError, Color, Counts, ManyCards};
pub use choices::{CardChoice, Choices, Swap, Together, TogetherRule};
pub use event::{Back, Event, Why};
pub use moves::{Move, MoveError};
pub use phase::{Challenge, DrawCard, Drawn, FirstDeal, Penalty, Phase, Step};
pub use refusal::RefusalCode;
pub use rules::{OptionValue, Options, OptionsError};
pub use view::{Direction, LaidBy, View, ViewError};

use crate::ids::SeatNumber;
use lastcard_engine::{Seat, SeatSet};

/// The seats of a set, in order.
fn seats(set: SeatSet) -> Vec<SeatNumber> {
    set.iter().map(SeatNumber::from).collect()
}

/// The set of these seats.
fn seat_set(seats: &[SeatNumber]) -> SeatSet {
    seats.iter().copied().map(Seat::from).collect()
}
