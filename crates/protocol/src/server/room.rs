//! A table and who sits there.

use crate::game::{Card, Choices, View};
use crate::ids::{Code, Member, SeatNumber, Seq, TableId};
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// The table as one client may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// Its name.
    pub table: TableId,
    /// The last entry that went into this.
    pub seq: Seq,
    /// The short code, while it opens the lobby.
    pub code: Option<Code>,
    /// The link that invites people.
    pub link: String,
    /// The rules: a complete document in TOML.
    pub rules: String,
    /// How the table is run.
    pub settings: Settings,
    /// Everybody at the table.
    pub members: Vec<Player>,
    /// The order of the seats, clockwise.
    pub seats: Vec<Member>,
    /// The host.
    pub host: Option<Member>,
    /// Who is connected, bots left out.
    pub here: Vec<Member>,
    /// How many watch.
    pub watching: u32,
    /// What the table is doing.
    pub stage: Stage,
    /// The match, once there is one.
    pub game: Option<Box<Game>>,
    /// What is open to this client's seat now.
    pub choices: Option<Box<Choices>>,
    /// Who must act by when.
    pub clock: Option<Clock>,
    /// How many matches were begun here, and how many of those were given up.
    pub matches: u32,
    /// Matches given up before their end.
    pub aborted: u32,
}

/// What a table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People gather; no match is going on.
    Lobby,
    /// The shares of a shuffle are awaited.
    Shuffling,
    /// A round is going on.
    Round,
    /// A round is over, the next one waits.
    BetweenRounds,
}

/// A match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// 1 for the first match of the table.
    pub number: u32,
    /// Who plays, by seat.
    pub players: Vec<Member>,
    /// What the client may know of it.
    pub view: View,
    /// The rounds that are over, in order; after this, events tell of more.
    pub rounds: Vec<RoundScore>,
}

/// A round of a match that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct RoundScore {
    /// From 1.
    pub round: u32,
    /// Who won it, if somebody did.
    pub winner: Option<SeatNumber>,
    /// Whether it ended because nobody could go on.
    pub stalled: bool,
    /// What was counted and written down, by seat.
    pub seats: Vec<SeatScore>,
}

/// One seat in a round that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct SeatScore {
    /// Whose.
    pub seat: SeatNumber,
    /// The cards that were left and shown; none for who went out.
    pub hand: Option<Vec<Card>>,
    /// What they count; for who was knocked out, what the hand counted then.
    pub value: u32,
    /// The points of the round.
    pub points: i32,
    /// The total with it.
    pub total: i32,
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The number.
    pub member: Member,
    /// The name.
    pub name: String,
    /// The level of a bot; none for a person.
    pub bot: Option<Level>,
    /// Whether the name can be taken for the name of somebody who was here before.
    pub lookalike: bool,
    /// Whether ready for the next deal.
    pub ready: bool,
    /// Whether a bot plays for this person now.
    pub driven: bool,
    /// How many matches at this table were won.
    pub wins: u32,
}

/// How a table is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Whether the table stands in the public list while it has a free seat.
    pub public: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// How much later than the players spectators see everything, in seconds: 0 to 300.
    pub spectator_delay: u32,
    /// What people may say to one another.
    pub chat: Chat,
    /// Seconds for a turn, 5 to 600; null for no clock.
    pub turn_seconds: Option<u32>,
    /// Seconds that a person may take beyond that in a whole match: 0 to 3600.
    pub bank_seconds: u32,
    /// How fast bots move.
    pub bot_pace: BotPace,
    /// The most seats: 2 to 20.
    pub seats: u8,
    /// Whether the players have a share in the shuffle.
    pub fair_shuffle: bool,
}

/// What people may say to one another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Chat {
    /// Nothing.
    Off,
    /// Quick reactions.
    Phrases,
    /// Those, and anything they type.
    Free,
}

/// How fast bots move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum BotPace {
    /// Like people.
    Human,
    /// About three times as fast.
    Fast,
    /// At once.
    Instant,
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// By lot.
    Random,
    /// Like a child.
    Easy,
    /// Like a person who knows the game.
    Normal,
}

/// Who must act by when. Times are what is left, so that no client's clock matters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The seats that are waited for.
    pub seats: Vec<SeatNumber>,
    /// Milliseconds left for the turn.
    pub left: u32,
    /// Milliseconds left in the time bank of the first of them, used after that.
    pub bank: u32,
    /// Whether time is short.
    pub warning: bool,
}
