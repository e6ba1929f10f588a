//! What each viewer of a table is told, in the form of the wire; refusals in words.
//!
//! Messages are made of what the viewer may know, never by taking things away from the whole: the game
//! crosses as a view and as seen events, and every fact is taken apart without an arm for the rest.

#![forbid(unsafe_code)]

mod answers;
pub mod estimate;
mod facts;
mod hello;
pub mod leaks;
mod names;
mod room;
pub mod rules;
pub mod speech;
pub mod wording;

pub use answers::{Answer, Answers};
pub use facts::{Projection, news};
pub use hello::{missed, resumed, told_since, welcome};
pub use names::{
    NoAct, bot_level, hash, level, member, millis, refusal_code, rules_of, seq, settings_changed,
    to_act,
};
pub use room::{Around, choices, clock, room, stage};

use crate::leaks::Leak;
use lastcard_engine::Seat;
use lastcard_table::Room;
use lastcard_table::log::Member;

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Viewer {
    /// Somebody who sits at it.
    Member(Member),
    /// Somebody who watches.
    Watcher,
}

impl Viewer {
    /// The seat from which the viewer sees the match.
    pub fn seat(self, room: &Room) -> Option<Seat> {
        match self {
            Viewer::Member(member) => room.seat_of(member),
            Viewer::Watcher if Leak::NoSeatIsTheFirst.is_on() => Some(Seat::new(0)),
            Viewer::Watcher => None,
        }
    }

    /// The number of the member.
    pub const fn member(self) -> Option<Member> {
        match self {
            Viewer::Member(member) => Some(member),
            Viewer::Watcher => None,
        }
    }
}
