//! What a client says over the WebSocket.

use crate::game::Move;
use crate::ids::{CommandId, Hex32, Member, Seq, TableId, Token};
use crate::server::{BotPace, Chat, Level};
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// A message of a client. The first one is a hello; a second hello is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schemas", ts(optional_fields))]
pub enum ToServer {
    /// Who is there, and what it knows already. Sent first, within five seconds.
    Hello {
        /// The version of the messages that the client speaks; 1 now.
        version: u16,
        /// The table.
        table: TableId,
        /// Opens the seat; without it, the client watches.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<Token>,
        /// The last entry that the client has seen of this table, to get what it missed and nothing twice. None
        /// for the table as it stands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<Seq>,
        /// The language of sentences for the person, such as `nl`; that of the browser when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lang: Option<String>,
    },
    /// Something that shall be done. It is answered exactly once: with `done`, `refused` or `stale`. A repeat of
    /// the same id gets the first answer.
    Command {
        /// Chosen by the client, at random.
        id: CommandId,
        /// The last entry that the client had seen when the person decided.
        seq: Seq,
        /// What.
        act: Act,
    },
    /// A free text to the table.
    Say {
        /// At most 200 characters.
        text: String,
    },
    /// A quick reaction to the table.
    Emote {
        /// Which.
        emote: Emote,
    },
    /// What a move would be refused for, if it would. Nothing happens.
    Ask {
        /// Chosen by the client; the answer bears it.
        id: CommandId,
        /// The move.
        play: Move,
    },
    /// Hides what somebody says from this client, or shows it again.
    Mute {
        /// Who.
        member: Member,
        /// Whether hidden.
        muted: bool,
    },
    /// A sign of life, with the last entry seen; answered with `pong`.
    Ping {
        /// The last entry seen.
        seq: Seq,
    },
}

/// What a person may do at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schemas", ts(optional_fields))]
pub enum Act {
    /// A move of the game.
    Play {
        /// Which.
        play: Move,
    },
    /// Is ready for the next deal: the first of a match, the next round, or a rematch.
    Ready {
        /// The promise of a share in the shuffle: SHA-256 over `seat-v1`, the table, the round and the seat, see
        /// `docs/fair-shuffle.md`. Without it the person leaves the shuffle to the others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<Hex32>,
    },
    /// Is not ready after all.
    NotReady {},
    /// Shows the share that was promised.
    Share {
        /// 32 random bytes.
        share: Hex32,
    },
    /// Begins the match with everybody who sits (host). The next round and a rematch as well, for those who
    /// are slow.
    Start {
        /// As in `ready`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<Hex32>,
    },
    /// Takes another name.
    Rename {
        /// The name.
        name: String,
    },
    /// Leaves the table for good.
    Leave {},
    /// Plays again after a bot did.
    TakeBack {},
    /// Puts a bot on a free seat (host).
    AddBot {
        /// How well it plays.
        level: Level,
    },
    /// Sends a bot or a person away (host). During a match a bot takes over the seat, and only of somebody
    /// who is away.
    Remove {
        /// Who.
        member: Member,
    },
    /// Changes the order of the seats, which makes the teams (host, before a match).
    Seats {
        /// Everybody who sits, clockwise.
        order: Vec<Member>,
    },
    /// Gives the table other rules (host, before a match).
    Rules {
        /// A rules document: TOML, with `preset = "…"` and what differs.
        rules: String,
    },
    /// Runs the table in another way (host).
    Settings {
        /// What shall change; nothing for what stays.
        change: SettingsChange,
    },
    /// Makes somebody else the host (host).
    Host {
        /// Who.
        member: Member,
    },
}

/// What shall change in how a table is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schemas", ts(optional_fields))]
pub struct SettingsChange {
    /// Whether the table stands in the public list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<bool>,
    /// Whether people without a seat may watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectators: Option<bool>,
    /// Seconds that spectators are behind: 0 to 300.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectator_delay: Option<u32>,
    /// What people may say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chat: Option<Chat>,
    /// Seconds for a turn, 5 to 600; 0 for no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_seconds: Option<u32>,
    /// Seconds beyond that in a match: 0 to 3600.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank_seconds: Option<u32>,
    /// How fast bots move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_pace: Option<BotPace>,
    /// The most seats: 2 to 20.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// Whether the players have a share in the shuffle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair_shuffle: Option<bool>,
}

/// Quick reactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Emote {
    /// Hello, everybody.
    Hello,
    /// A good game.
    GoodGame,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// That went wrong.
    Oops,
    /// Laughing.
    Laugh,
    /// Amazed.
    Wow,
    /// Sad.
    Sad,
    /// Angry, not in earnest.
    Angry,
    /// Thinking.
    Think,
    /// Please hurry.
    Hurry,
    /// Sorry.
    Sorry,
}
