//! What the server says over the WebSocket.

mod error;
mod fact;
mod room;

pub use error::ErrorCode;
pub use fact::{By, Fact, Promise};
pub use room::{
    BotPace, Chat, Clock, Game, Level, Player, Room, RoundScore, SeatScore, Settings, Stage,
};

use crate::client::Emote;
use crate::game::{Choices, RefusalCode};
use crate::ids::{CommandId, Member, Millis, Seq};
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// A message of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToClient {
    /// The answer to the hello: the table as the client may see it. Sent again when the client must forget what
    /// it knew.
    Welcome {
        /// The version of the messages.
        version: u16,
        /// Who the client is; none for somebody who watches.
        you: Option<Member>,
        /// The table as it stands after the entry `room.seq`.
        room: Box<Room>,
    },
    /// The answer to a hello with `since` when nothing must be forgotten: what was missed follows as `news`, up to the
    /// entry `seq`; then `presence` and `clock`.
    Resumed {
        /// The version of the messages.
        version: u16,
        /// Who the client is; none for somebody who watches.
        you: Option<Member>,
        /// The last entry of which the client is told now.
        seq: Seq,
    },
    /// An entry of the log, as this client may see it. Entries come in order, without a gap.
    News {
        /// Its place.
        seq: Seq,
        /// When, by the server's clock.
        at: Millis,
        /// Who did it.
        by: By,
        /// What happened.
        facts: Vec<Fact>,
        /// What is open to this client's seat now; none while it has nothing to choose.
        choices: Option<Box<Choices>>,
        /// Who must act by when.
        clock: Option<Clock>,
    },
    /// A command was carried out.
    Done {
        /// The client's id.
        id: CommandId,
        /// The place of its entry.
        seq: Seq,
    },
    /// A command was not carried out; nothing has changed.
    Refused {
        /// The client's id.
        id: CommandId,
        /// Why.
        why: Refused,
    },
    /// A command came too late: the table has gone on. What was missed was sent before, or is on its way.
    Stale {
        /// The client's id.
        id: CommandId,
        /// The last entry of the table.
        seq: Seq,
    },
    /// The answer to `ask`.
    Would {
        /// The client's id.
        id: CommandId,
        /// Why the move would be refused; none when it is open.
        refused: Option<Refused>,
    },
    /// What the client said or how it reacted was not passed on.
    NotSaid {
        /// Why.
        why: Refused,
    },
    /// Somebody said something.
    Said {
        /// Who.
        member: Member,
        /// What.
        text: String,
    },
    /// Somebody reacted.
    Emoted {
        /// Who.
        member: Member,
        /// How.
        emote: Emote,
    },
    /// Who is connected has changed.
    Presence {
        /// The members that are connected, bots left out.
        here: Vec<Member>,
        /// How many watch.
        watching: u32,
    },
    /// The clock has changed without an entry: it warns, waits or goes on.
    Clock {
        /// Who must act by when.
        clock: Option<Clock>,
    },
    /// The answer to `ping`.
    Pong {
        /// The last entry of the table that this client may know of.
        seq: Seq,
    },
    /// Something is wrong with what the client sent, or the connection ends: the code says what, the text tells
    /// a person.
    Error {
        /// What.
        code: ErrorCode,
        /// For the person, in the language of the hello.
        text: String,
    },
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Refused {
    /// What it is.
    pub code: RefusalCode,
    /// The clause of the rules it rests on, where it is one of the game.
    pub clause: Option<String>,
    /// For the person, in the language of the hello: what can be done instead.
    pub text: String,
}
