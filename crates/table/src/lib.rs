//! A table: who sits there, what is played, what is decided and written down.
//!
//! Everything here is without input and output, clock or chance of its own: a server or a page tells it what
//! time it is and lends it chance, and is told what to write down and whom to tell.
//!
//! A [`Room`] is what the log of a table made of it. [`Room::act`] and [`Room::step`] say what would come of a
//! command, as a [`Draft`]; once that is written down, [`Room::commit`] makes it so. A [`Table`] adds what no log
//! knows: who is connected, how much time is left, what bots do.

mod act;
pub mod date;
mod decide;
mod live;
pub mod log;
pub mod names;
mod pace;
mod plan;
pub mod record;
mod room;
mod settings;
pub mod shuffle;

pub use act::{Act, Reason, Refused};
pub use decide::{Context, Draft, Step};
pub use live::{Clock, Recall, Table};
pub use pace::Pace;
pub use plan::{Due, Moment, Plan};
pub use room::{Game, Occupant, Room, RoundScore, SeatScore, Shuffle, Stage, Witness, Written};
pub use settings::{BotPace, Chat, Settings};
