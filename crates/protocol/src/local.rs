//! What a page asks of the module that runs in its worker, and what it is answered.
//!
//! The module is host of a table with bots: there a person plays alone, behind the same messages as at a server. Requests
//! and answers are one JSON object each. A request that is none, or that is impossible as things stand, is answered with
//! [`Answer::Error`] and changes nothing.

mod replay;
mod ruling;
mod solo;

pub use replay::{ReplayPlayer, ReplayStream};
pub use ruling::{Situation, SituationStep};
pub use solo::SoloEntry;

use crate::client::{SettingsChange, ToServer};
use crate::game::{Card, Move, RefusalCode};
use crate::ids::{Hex32, Millis, Moment, SeatNumber, TableId, Token};
use crate::rest::{Estimate, OptionGroup, PresetEntry, RulesChecked};
use crate::server::{Level, ToClient};
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// Something that the module is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "request", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Opens a table with bots; the person is its host, and member 1. The table that was open is forgotten.
    Open {
        /// The time of day.
        at: Millis,
        /// The time that passes.
        now: Moment,
        /// All chance of the table comes of it: fresh random bytes.
        seed: Hex32,
        /// The name of the person.
        name: String,
        /// The language of a problem, such as `nl`.
        lang: String,
        /// The name of a preset, or a rules document in TOML of at most 16 KiB; `standard` when there is none.
        rules: Option<String>,
        /// The bots that sit down.
        bots: Vec<Level>,
        /// How the table is run, where it differs from what is usual alone: without a clock for turns, not listed,
        /// without spectators.
        settings: Option<SettingsChange>,
    },
    /// Goes on with a table that was open before; the one that is open is forgotten.
    Reopen {
        /// The time of day.
        at: Millis,
        /// The time that passes.
        now: Moment,
        /// All chance from now on comes of it: fresh random bytes.
        seed: Hex32,
        /// Everything that the table has written down, in order.
        entries: Vec<SoloEntry>,
    },
    /// A message to the table, as over the WebSocket of a server. The first one is a hello.
    Message {
        /// The time of day.
        at: Millis,
        /// The time that passes.
        now: Moment,
        /// The message.
        message: Box<ToServer>,
    },
    /// Time has passed: bots and clocks do what they have to do by now.
    Tick {
        /// The time of day.
        at: Millis,
        /// The time that passes.
        now: Moment,
    },
    /// Nobody looks at the table any more: its clocks stand still until the next hello.
    Bye {
        /// The time of day.
        at: Millis,
        /// The time that passes.
        now: Moment,
    },
    /// The record of a finished match of the table.
    Record {
        /// 1 for the first match; the last one that is finished when there is none.
        number: Option<u32>,
    },
    /// The presets of the rules.
    Presets {
        /// The language of their texts, such as `nl`.
        lang: String,
    },
    /// Every option of the rules with all that it can be, in words.
    Options {
        /// The language, such as `nl`.
        lang: String,
    },
    /// Whether a rules document is valid, and everything that is wrong with it.
    Check {
        /// The name of a preset, or a rules document in TOML.
        rules: String,
        /// How many shall play, to check that as well: 2 to 20.
        players: Option<u8>,
        /// The language of the problems, such as `nl`.
        lang: String,
    },
    /// The rules as people read them.
    Sheet {
        /// The name of a preset, or a rules document in TOML.
        rules: String,
        /// The language, such as `nl`.
        lang: String,
    },
    /// What to expect of rules with a number of players. It takes about a second, in which the module answers nothing else.
    Estimate {
        /// The name of a preset, or a rules document in TOML.
        rules: String,
        /// How many play: 2 to 20, as the rules allow.
        players: u8,
        /// The language of a problem, such as `nl`.
        lang: String,
    },
    /// The words of the game, as the sheet explains them.
    Glossary {
        /// The name of a preset, or a rules document in TOML; `standard` when there is none.
        rules: Option<String>,
        /// The language, such as `nl`.
        lang: String,
    },
    /// The advice of the sheet.
    Tips {
        /// The name of a preset, or a rules document in TOML; `standard` when there is none.
        rules: Option<String>,
        /// The language, such as `nl`.
        lang: String,
    },
    /// A match that is over, played again with all cards open.
    Replay {
        /// The text of the record; one that was cut is played up to the cut.
        record: String,
        /// The language of a problem, such as `nl`.
        lang: String,
    },
    /// Whether a move is allowed at a table with a deck of paper, and what would come of it.
    Ruling {
        /// The name of a preset, or a rules document in TOML.
        rules: String,
        /// The language of the answer, such as `nl`.
        lang: String,
        /// How the table stands.
        situation: Situation,
        /// What the one who asks wants to do.
        play: Move,
    },
    /// Sets up a position to practice: a table at which nobody does anything by itself. Messages go to it from then on; the
    /// person has the first seat. The table that was open is forgotten.
    Practice {
        /// The language of sentences for the person, such as `nl`.
        lang: String,
        /// The name of a preset, or a rules document in TOML.
        rules: String,
        /// The players, clockwise.
        names: Vec<String>,
        /// The keys of `[position]` in a scenario, as `docs/notation.md` describes them.
        position: String,
        /// The cards that are drawn first, in order; then those of the position.
        draws: Vec<Card>,
    },
    /// Somebody else at the table that is practiced makes a move.
    Other {
        /// Who.
        seat: SeatNumber,
        /// The move.
        play: Move,
    },
}

/// What the module answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "answer", rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// The table is open.
    Opened {
        /// Its name, for the hello.
        table: TableId,
        /// Opens the seat of the person. The page keeps it; it is told this once.
        token: Token,
        /// What the table has written down.
        entries: Vec<SoloEntry>,
    },
    /// The table is open again; the token that was told at first opens the seat.
    Reopened {
        /// Its name, for the hello.
        table: TableId,
    },
    /// What the table says, and what it has written down.
    Told {
        /// For the person, in order, as over the WebSocket of a server.
        messages: Vec<ToClient>,
        /// To be kept, so that the table can be opened again.
        entries: Vec<SoloEntry>,
        /// Milliseconds until time does something by itself; null when nothing waits for it.
        wake: Option<u32>,
    },
    /// A record.
    Record {
        /// Its text, as `docs/notation.md` describes it.
        text: String,
    },
    /// The presets of the rules.
    Presets {
        /// Each, with its texts and its values.
        presets: Vec<PresetEntry>,
    },
    /// The options of the rules.
    Options {
        /// All of them, in groups.
        groups: Vec<OptionGroup>,
    },
    /// Whether rules are valid.
    Checked {
        /// Whether, and what is wrong.
        result: RulesChecked,
    },
    /// Rules, or a part of them, as people read them.
    Sheet {
        /// The text in Markdown.
        markdown: String,
    },
    /// What to expect of rules.
    Estimate {
        /// The figures, from fewer rounds than at a server.
        estimate: Estimate,
    },
    /// A match that is over.
    Replay {
        /// Who played, by seat.
        players: Vec<ReplayPlayer>,
        /// The rules: a complete document in TOML.
        rules: String,
        /// Whether the record goes to the end of the match.
        complete: bool,
        /// The match as each seat saw it.
        streams: Vec<ReplayStream>,
        /// For each step who did it; null for what the table did.
        by: Vec<Option<SeatNumber>>,
    },
    /// Whether a move is allowed.
    Ruling {
        /// Whether it is.
        allowed: bool,
        /// Why it is not.
        code: Option<RefusalCode>,
        /// The clause of the rules that says so.
        clause: Option<String>,
        /// For the person: why it is not, or that it is and what comes of it.
        text: String,
    },
    /// What was asked for cannot be had; nothing has changed.
    Problem {
        /// For the person, in the language of the request: what can be done instead.
        text: String,
    },
    /// The request is none, or is impossible as things stand; nothing has changed.
    Error {
        /// For whoever writes the page, in English.
        text: String,
    },
}
