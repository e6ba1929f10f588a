//! What a server says that cannot be.

use lastcard_engine::SeenEvent;
use lastcard_protocol::game::{ManyCards, ViewError};
use lastcard_protocol::ids::{Member, Seq};
use std::fmt;

/// Something that a server says and that cannot be, or does not go with what it said before.
#[derive(Clone, PartialEq, Debug)]
pub enum Fault {
    /// A text that is no message of this protocol; says why.
    Message(String),
    /// A message that cannot come at this moment.
    OutOfPlace,
    /// An entry that is not the next one.
    Order {
        /// Which one would be.
        expected: u64,
        /// Which one came.
        got: Seq,
    },
    /// The table has fewer entries than this client has seen.
    WentBack {
        /// The last one that was seen.
        seen: Seq,
        /// The last one of the table now.
        got: Seq,
    },
    /// The server counts an entry that it has not told of.
    Untold {
        /// The last one that was told.
        told: Seq,
        /// The last one that there is.
        last: Seq,
    },
    /// A view that cannot be.
    View(ViewError),
    /// More cards of a kind than there can be.
    Cards(ManyCards),
    /// Another number of players than of seats.
    Seats,
    /// An event that cannot follow.
    Event(Box<SeenEvent>),
    /// Something about a match where there is none.
    NoMatch,
    /// Somebody who is not at the table.
    Member(Member),
    /// A welcome that differs in this part from what came before it.
    Disagrees(&'static str),
    /// Rules that are none.
    Rules,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Message(why) => write!(f, "no message of this protocol: {why}"),
            Fault::OutOfPlace => f.write_str("a message that cannot come now"),
            Fault::Order { expected, got } => write!(f, "entry {got} where {expected} was due"),
            Fault::WentBack { seen, got } => {
                write!(
                    f,
                    "the table ends with entry {got}, but entry {seen} was seen"
                )
            }
            Fault::Untold { told, last } => {
                write!(
                    f,
                    "the table has entry {last}, but only those up to {told} were told"
                )
            }
            Fault::View(error) => write!(f, "a view that cannot be: {error}"),
            Fault::Cards(error) => write!(f, "cards that cannot be: {error}"),
            Fault::Seats => f.write_str("another number of players than of seats"),
            Fault::Event(event) => write!(f, "an event that cannot follow: {event:?}"),
            Fault::NoMatch => f.write_str("something about a match where there is none"),
            Fault::Member(member) => write!(f, "member {member} is not at the table"),
            Fault::Disagrees(part) => write!(f, "the table is another one than before: {part}"),
            Fault::Rules => f.write_str("rules that are none"),
        }
    }
}

impl std::error::Error for Fault {}

impl From<ViewError> for Fault {
    fn from(error: ViewError) -> Fault {
        Fault::View(error)
    }
}

impl From<ManyCards> for Fault {
    fn from(error: ManyCards) -> Fault {
        Fault::Cards(error)
    }
}
