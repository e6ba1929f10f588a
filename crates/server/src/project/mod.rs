//! What a viewer may see of a table, in the form of the wire.
//!
//! Messages are made of what the viewer may know, never by taking things away from the whole: the game
//! crosses as a view and as seen events, and every fact is taken apart without an arm for the rest.

mod facts;
mod names;
mod room;

pub(crate) use facts::{Projection, news};
pub(crate) use names::{
    NoAct, command_id, member, millis, refusal_code, rules_of, seq, settings_changed, to_act,
};
pub(crate) use room::{Around, choices, clock, room, stage};

use crate::leaks::Leak;
use lastcard_engine::Seat;
use lastcard_table::Room;
use lastcard_table::log::Member;

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Viewer {
    /// Somebody who sits at it.
    Member(Member),
    /// Somebody who watches.
    Watcher,
}

impl Viewer {
    /// The seat from which the viewer sees the match.
    pub(crate) fn seat(self, room: &Room) -> Option<Seat> {
        match self {
            Viewer::Member(member) => room.seat_of(member),
            Viewer::Watcher if Leak::NoSeatIsTheFirst.is_on() => Some(Seat::new(0)),
            Viewer::Watcher => None,
        }
    }

    /// The number of the member.
    pub(crate) const fn member(self) -> Option<Member> {
        match self {
            Viewer::Member(member) => Some(member),
            Viewer::Watcher => None,
        }
    }
}
