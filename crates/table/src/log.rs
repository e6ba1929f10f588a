//! What is written down of a table: one entry for each command that was accepted.
//!
//! The log is the table. Everything that a server knows of a table can be made anew from its entries, and
//! nobody is told of anything that does not stand in it yet.

mod json;
mod kept;
mod played;

pub use json::{LogError, VERSION};
pub use kept::Kept;
pub use played::Played;

use crate::settings::Settings;
use serde::{Deserialize, Serialize};

/// A person or bot of a table. Numbers are never given twice at one table.
pub type Member = u16;

/// What came of an accepted command: the body of an entry in the store.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Body {
    /// Who gave the command.
    pub by: By,
    /// What came of it, in order; never empty.
    pub facts: Vec<Fact>,
}

/// Who gave a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// A member: a person, or the bot on a seat of its own.
    Member(Member),
    /// A bot that plays for a member who is away.
    BotFor(Member),
    /// The server: a clock, or the next step of something that was begun.
    Table,
}

/// One thing that happened at a table.
///
/// The JSON form has a version as a whole ([`Body::to_json`]); another form of an old fact needs an upcaster.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// The table was opened.
    Opened {
        /// The rules: a rules document in TOML.
        rules: String,
        /// How the table is run.
        settings: Settings,
    },
    /// Everything up to here, in one: it stands in the place of the entries of finished matches.
    Restored(Box<Restored>),
    /// Somebody sat down.
    Joined {
        /// Who.
        member: Member,
        /// The name, as it is shown.
        name: String,
        /// A person with the hash of a token, or a bot with its level.
        who: Who,
    },
    /// Somebody has another name now.
    Renamed {
        /// Who.
        member: Member,
        /// The new name.
        name: String,
    },
    /// The seat of a person opens with another token now.
    TokenIs {
        /// Who.
        member: Member,
        /// SHA-256 of the token.
        token: TokenHash,
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
    /// The order of the seats, clockwise.
    SeatsAre {
        /// Every member that sits.
        seats: Vec<Member>,
    },
    /// The table has other rules.
    RulesAre {
        /// A rules document in TOML.
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
        /// The promise of a share in the next shuffle.
        promise: Option<Hex<32>>,
    },
    /// A match began.
    MatchBegan {
        /// 1 for the first match of the table.
        number: u32,
        /// Who plays, by seat.
        players: Vec<Member>,
        /// When, by the server's clock in milliseconds since 1970.
        at: i64,
        /// The lines of the rules as every commitment of the match holds them: a later program may print the
        /// same rules otherwise.
        rules: Vec<String>,
    },
    /// The server is bound to its part of the shuffle of a round; the part itself is the secret of this
    /// entry, which is stored apart.
    Committed {
        /// The round of the match, from 1.
        round: u32,
        /// The commitment.
        commitment: Hex<32>,
        /// Whose shares are awaited.
        promises: Vec<(u8, Hex<32>)>,
    },
    /// A seat has shown its share.
    Shared {
        /// Which seat.
        seat: u8,
        /// The share.
        share: Hex<32>,
    },
    /// A command of the game with its events.
    Played(Played),
    /// A bot plays for a person who is away, or no longer.
    DrivenIs {
        /// Who.
        member: Member,
        /// Whether a bot plays now.
        driven: bool,
    },
    /// The match was given up before its end, because no person was left in it.
    MatchAborted,
    /// The server's part of the shuffle of a round, shown after the round.
    Revealed {
        /// The round.
        round: u32,
        /// The part.
        secret: Hex<64>,
    },
}

/// Who a member is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Who {
    /// A person; the seat opens with a token.
    Person {
        /// SHA-256 of the token.
        token: TokenHash,
    },
    /// A bot.
    Bot {
        /// Its level, as `lastcard_bots` names it.
        level: String,
    },
}

/// SHA-256 of a token.
pub type TokenHash = Hex<32>;

/// Bytes that are written as small hex digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex<const N: usize>(pub [u8; N]);

/// A table between two matches, in one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Restored {
    /// The rules: a rules document in TOML.
    pub rules: String,
    /// How the table is run.
    pub settings: Settings,
    /// Everybody at the table.
    pub members: Vec<RestoredMember>,
    /// The order of the seats.
    pub seats: Vec<Member>,
    /// Who is the host.
    pub host: Option<Member>,
    /// The number that the next member gets.
    pub next_member: Member,
    /// How many matches were begun.
    pub matches: u32,
    /// How many of them were given up.
    pub aborted: u32,
    /// The last commands of each member, so that repeats of them are still known.
    #[serde(default)]
    pub carried_out: Vec<CarriedOut>,
}

/// A command that was carried out, and whose entry is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CarriedOut {
    /// Whose.
    pub member: Member,
    /// The client's name for it.
    pub command: Hex<16>,
    /// The place of its entry.
    pub seq: u64,
}

/// A member of a table between two matches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestoredMember {
    /// Its number.
    pub member: Member,
    /// Its name.
    pub name: String,
    /// Who it is.
    pub who: Who,
    /// How many matches it won here.
    pub wins: u32,
    /// Whether it is ready for the next match.
    pub ready: bool,
    /// What it promised for the next shuffle.
    pub promise: Option<Hex<32>>,
}
