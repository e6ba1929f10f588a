//! What goes over HTTP: opening and finding tables, seats, records and rules.
//!
//! [`OPERATIONS`] lists every path once; the server's routes are tested against it, and `docs/openapi.json` is
//! made from it.

mod estimate;
mod operations;
mod options;
mod rules;

pub use estimate::{Estimate, EstimateRules, TurnsEstimate};
pub use operations::{Answer, Body, Method, OPERATIONS, Operation};
pub use options::{OptionEntry, OptionGroup, OptionKind, ValueEntry};
pub use rules::{
    CheckRules, PresetEntry, PresetText, RulesChecked, RulesProblem, RulesSheet, Sheet,
};

use crate::client::SettingsChange;
use crate::ids::{Code, Member, Millis, Seq, TableId, Ticket, Token};
use crate::server::Stage;
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// Opens a table; who asks is the host and sits on the first seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schemas", ts(optional_fields))]
pub struct OpenTable {
    /// The name of the host.
    pub name: String,
    /// The name of a preset, or a rules document in TOML of at most 16 KiB; `standard` when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// How the table is run, where it differs from what is usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings: Option<SettingsChange>,
    /// The language of sentences for the person, such as `nl`; that of the request when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// A table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// Its name.
    pub table: TableId,
    /// The number of the host.
    pub member: Member,
    /// Opens the host's seat. The client keeps it; it is told this once.
    pub token: Token,
    /// The short code that opens the lobby for a while.
    pub code: Option<Code>,
    /// The link that invites people.
    pub link: String,
    /// The last entry of the table.
    pub seq: Seq,
}

/// A table of the public list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct PublicTable {
    /// Its name.
    pub table: TableId,
    /// How many sit there, bots included.
    pub players: u8,
    /// How many can.
    pub seats: u8,
    /// The preset that its rules are a change of.
    pub preset: String,
    /// Whether the rules are exactly those of the preset.
    pub plain: bool,
    /// The name of the host.
    pub host: Option<String>,
}

/// What somebody sees of a table before sitting down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// Its name.
    pub table: TableId,
    /// What it is doing.
    pub stage: Stage,
    /// The names of those who sit there, clockwise.
    pub players: Vec<String>,
    /// How many seats are free to be taken now; none while a match is going on.
    pub free: u8,
    /// The preset that its rules are a change of.
    pub preset: String,
    /// Whether the rules are exactly those of the preset.
    pub plain: bool,
    /// The rules: a complete document in TOML.
    pub rules: String,
    /// The link that invites people.
    pub link: String,
    /// Whether people without a seat may watch.
    pub spectators: bool,
}

/// Takes a free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schemas", ts(optional_fields))]
pub struct TakeSeat {
    /// The name of the player.
    pub name: String,
    /// The language of sentences for the person, such as `nl`; that of the request when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// A seat was taken, or opened on another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// The table.
    pub table: TableId,
    /// The number of the player.
    pub member: Member,
    /// Opens the seat. The client keeps it; it is told this once.
    pub token: Token,
}

/// Asks for the table of a short code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct EnterCode {
    /// The code, as the person typed it.
    pub code: Code,
}

/// The table of a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct CodeOpens {
    /// Its name.
    pub table: TableId,
}

/// Asks to move a seat to another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct MoveSeat {
    /// Opens the seat now.
    pub token: Token,
}

/// A seat can be moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Movable {
    /// Moves the seat, once.
    pub ticket: Ticket,
    /// A link that moves the seat to the device on which it is opened; the ticket stands in its fragment, which
    /// no server sees.
    pub link: String,
    /// Seconds until the ticket is worth nothing.
    pub expires_in: u32,
}

/// Moves a seat to this device; the old token opens nothing from then on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct ClaimSeat {
    /// What the other device got.
    pub ticket: Ticket,
}

/// A finished match of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct RecordEntry {
    /// 1 for the first match of the table.
    pub number: u32,
    /// When it ended.
    pub ended: Millis,
    /// The names of those who played, by seat.
    pub players: Vec<String>,
    /// The names of those who won.
    pub winners: Vec<String>,
}

/// Which server this is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Version {
    /// `lastcard`.
    pub name: String,
    /// The version of the program.
    pub version: String,
    /// The version of the messages over the WebSocket.
    pub protocol: u16,
}

/// Why a request was not carried out. Every answer that is no success has this body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// What it is.
    pub code: ProblemCode,
    /// For the person, in the language of the request: what can be done instead.
    pub text: String,
}

/// Why a request was not carried out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum ProblemCode {
    /// The request is none of this interface: no JSON, a field that is not known, a value out of its range.
    BadRequest,
    /// The path is none of this interface.
    NotFound,
    /// The path has no such method.
    BadMethod,
    /// There is no such table, or no longer, or not for the one who asks.
    NoTable,
    /// The table has no such record.
    NoRecord,
    /// The code opens nothing, or no longer.
    BadCode,
    /// The token opens no seat here.
    BadToken,
    /// The ticket moves no seat, or no longer.
    BadTicket,
    /// Every seat is taken.
    TableFull,
    /// A match is going on; seats can be taken when it is over.
    MatchGoingOn,
    /// The text cannot be a name: it is empty or too long, or has signs that names cannot have.
    BadName,
    /// The rules document has faults; `POST /api/rules/check` tells where.
    BadRules,
    /// A setting is out of its range.
    BadSettings,
    /// Something is longer than it may be.
    TooLong,
    /// Too many requests in too short a time.
    TooFast,
    /// The server has as many tables as it takes.
    TooManyTables,
    /// The page that asks is not one of this server.
    BadOrigin,
    /// The server cannot write to its store now, or stops; nothing was done, and it may be tried again.
    Unavailable,
    /// Something went wrong in the server.
    Internal,
}

impl ProblemCode {
    /// Every code.
    pub const ALL: &'static [ProblemCode] = &[
        ProblemCode::BadRequest,
        ProblemCode::NotFound,
        ProblemCode::BadMethod,
        ProblemCode::NoTable,
        ProblemCode::NoRecord,
        ProblemCode::BadCode,
        ProblemCode::BadToken,
        ProblemCode::BadTicket,
        ProblemCode::TableFull,
        ProblemCode::MatchGoingOn,
        ProblemCode::BadName,
        ProblemCode::BadRules,
        ProblemCode::BadSettings,
        ProblemCode::TooLong,
        ProblemCode::TooFast,
        ProblemCode::TooManyTables,
        ProblemCode::BadOrigin,
        ProblemCode::Unavailable,
        ProblemCode::Internal,
    ];

    /// The status of the answer.
    pub const fn status(self) -> u16 {
        match self {
            ProblemCode::BadRequest => 400,
            ProblemCode::BadToken | ProblemCode::BadTicket | ProblemCode::BadOrigin => 403,
            ProblemCode::NotFound
            | ProblemCode::NoTable
            | ProblemCode::NoRecord
            | ProblemCode::BadCode => 404,
            ProblemCode::BadMethod => 405,
            ProblemCode::TableFull | ProblemCode::MatchGoingOn => 409,
            ProblemCode::TooLong => 413,
            ProblemCode::BadName | ProblemCode::BadRules | ProblemCode::BadSettings => 422,
            ProblemCode::TooFast => 429,
            ProblemCode::Internal => 500,
            ProblemCode::TooManyTables | ProblemCode::Unavailable => 503,
        }
    }
}
