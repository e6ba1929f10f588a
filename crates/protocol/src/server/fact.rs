//! What happened at a table.

use super::room::{Player, Settings};
use crate::game::{Event, View};
use crate::ids::{Hex32, Hex64, Member, SeatNumber};
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// Who did something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum By {
    /// A member, or the bot on a seat of its own.
    Member {
        /// Who.
        member: Member,
    },
    /// A bot that plays for a member who is away.
    BotFor {
        /// For whom.
        member: Member,
    },
    /// The server.
    Table {},
}

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "fact", rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// Somebody sat down.
    Joined {
        /// Who.
        player: Player,
    },
    /// Somebody has another name now.
    Renamed {
        /// Who.
        member: Member,
        /// The new name.
        name: String,
        /// As in `Player`.
        lookalike: bool,
    },
    /// Somebody is no longer at the table.
    Gone {
        /// Who.
        member: Member,
        /// Whether by the host's will.
        kicked: bool,
    },
    /// Somebody is the host now.
    HostIs {
        /// Who.
        member: Member,
    },
    /// The order of the seats has changed.
    SeatsAre {
        /// Every member that sits, clockwise.
        seats: Vec<Member>,
    },
    /// The table has other rules.
    RulesAre {
        /// A complete document in TOML.
        rules: String,
    },
    /// The table is run in another way.
    SettingsAre {
        /// How.
        settings: Settings,
    },
    /// Somebody is ready for the next deal, or no longer.
    ReadyIs {
        /// Who.
        member: Member,
        /// Whether ready.
        ready: bool,
    },
    /// A match began.
    MatchBegan {
        /// 1 for the first match of the table.
        number: u32,
        /// Who plays, by seat.
        players: Vec<Member>,
        /// What the client may know of it before the first deal.
        view: Box<View>,
    },
    /// The server is bound to its part of the shuffle; clients whose promise stands here show their share now.
    Committed {
        /// The round of the match, from 1.
        round: u32,
        /// What the server's part will be checked against.
        commitment: Hex32,
        /// Whose shares are awaited.
        promises: Vec<Promise>,
    },
    /// A seat has shown its share.
    Shared {
        /// Which seat.
        seat: SeatNumber,
        /// What it was promised by.
        share: Hex32,
    },
    /// What happened in the game, as this client saw it.
    Played {
        /// In order; none when the client saw nothing of it.
        events: Vec<Event>,
    },
    /// A bot plays for somebody who is away, or no longer.
    DrivenIs {
        /// For whom.
        member: Member,
        /// Whether a bot plays now.
        driven: bool,
    },
    /// The match was given up before its end.
    MatchAborted {},
    /// The server's part, after the round: the shuffle can be checked now.
    Revealed {
        /// The round of the match, from 1.
        round: u32,
        /// The server's part.
        secret: Hex64,
    },
    /// The match is over and its record can be fetched.
    Recorded {
        /// The number of the match.
        number: u32,
    },
}

/// The promise of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// Which seat.
    pub seat: SeatNumber,
    /// The promise.
    pub promise: Hex32,
}
