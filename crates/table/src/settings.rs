//! How a table is run, beside its rules.

use serde::{Deserialize, Serialize};

/// How a table is run, beside its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Whether the table stands in the public list while it has a free seat.
    pub public: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// How much later than the players spectators see everything, in seconds: at most [`Settings::LONGEST_DELAY`].
    pub spectator_delay: u32,
    /// What people may say to one another.
    pub chat: Chat,
    /// Seconds for a turn, within [`Settings::TURN`]; none for no clock.
    pub turn_seconds: Option<u32>,
    /// Seconds that a person may take beyond that in a whole match: at most [`Settings::LONGEST_BANK`].
    pub bank_seconds: u32,
    /// How fast bots move.
    pub bot_pace: BotPace,
    /// The most seats, within [`Settings::SEATS`].
    pub seats: u8,
    /// Whether players may have a share in the shuffle. The server is bound to its part in any case.
    pub fair_shuffle: bool,
}

/// What people may say to one another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chat {
    /// Nothing.
    Off,
    /// Quick emotes and phrases.
    Phrases,
    /// Those, and anything they type.
    Free,
}

/// How fast bots move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BotPace {
    /// Like people.
    Human,
    /// About three times as fast.
    Fast,
    /// At once.
    Instant,
}

impl Settings {
    /// Seconds of a turn, from and to.
    pub const TURN: std::ops::RangeInclusive<u32> = 5..=600;
    /// The most seconds of a time bank.
    pub const LONGEST_BANK: u32 = 3600;
    /// The most seconds that spectators are behind.
    pub const LONGEST_DELAY: u32 = 300;
    /// How many seats a table may have.
    pub const SEATS: std::ops::RangeInclusive<u8> = 2..=20;

    /// Whether every number lies within its bounds.
    pub fn is_valid(&self) -> bool {
        self.turn_seconds
            .is_none_or(|s| Settings::TURN.contains(&s))
            && self.bank_seconds <= Settings::LONGEST_BANK
            && self.spectator_delay <= Settings::LONGEST_DELAY
            && Settings::SEATS.contains(&self.seats)
    }
}

impl Default for Settings {
    /// A table among friends: not listed, spectators ten seconds behind, phrases only, three quarters of a
    /// minute for a turn with a minute in the bank.
    fn default() -> Settings {
        Settings {
            public: false,
            spectators: true,
            spectator_delay: 10,
            chat: Chat::Phrases,
            turn_seconds: Some(45),
            bank_seconds: 60,
            bot_pace: BotPace::Human,
            seats: 10,
            fair_shuffle: true,
        }
    }
}
