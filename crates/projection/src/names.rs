//! The small words of the wire and of the table, in both directions.

use lastcard_bots::Level;
use lastcard_engine::{Action, Seat};
use lastcard_notation::{RulesDocument, RulesProblem, preset};
use lastcard_protocol::client::{Act as WireAct, SettingsChange};
use lastcard_protocol::game::RefusalCode;
use lastcard_protocol::ids::{Hex32, Hex64, Member as WireMember, Millis, SeatNumber, Seq, Token};
use lastcard_protocol::server as wire;
use lastcard_table::log::{By, Hex};
use lastcard_table::{Act, BotPace, Chat, Reason, Refused, Settings};
use sha2::{Digest, Sha256};

/// Why a message of the wire is no act of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAct {
    /// The move means nothing.
    BadMove,
    /// The rules have faults.
    BadRules(Vec<RulesProblem>),
}

/// An act as the table knows it; `settings` are those of the table now.
///
/// # Errors
/// When the message means no act of any table.
pub fn to_act(act: &WireAct, settings: &Settings) -> Result<Act, NoAct> {
    let promise = |promise: &Option<Hex32>| promise.map(|bytes| Hex(bytes.0));
    Ok(match act {
        WireAct::Play { play } => Act::Play(Action::try_from(play).map_err(|_| NoAct::BadMove)?),
        WireAct::Ready { promise: made } => Act::Ready(promise(made)),
        WireAct::NotReady {} => Act::NotReady,
        WireAct::Share { share } => Act::Share(Hex(share.0)),
        WireAct::Start { promise: made } => Act::Start(promise(made)),
        WireAct::Rename { name } => Act::Rename(name.clone()),
        WireAct::Leave {} => Act::Leave,
        WireAct::TakeBack {} => Act::TakeBack,
        WireAct::AddBot { level } => Act::AddBot(bot_level(*level)),
        WireAct::Remove { member } => Act::Remove(member.get()),
        WireAct::Seats { order } => Act::Seats(order.iter().map(|member| member.get()).collect()),
        WireAct::Rules { rules } => Act::Rules(Box::new(rules_of(rules).map_err(NoAct::BadRules)?)),
        WireAct::Settings { change } => Act::Settings(settings_changed(settings, change)),
        WireAct::Host { member } => Act::Host(member.get()),
    })
}

/// The rules of a text: the name of a preset, or a document.
///
/// # Errors
/// Everything that is wrong with the document.
pub fn rules_of(text: &str) -> Result<RulesDocument, Vec<RulesProblem>> {
    match preset(text.trim()) {
        Some(document) => Ok(document.clone()),
        None => RulesDocument::parse(text),
    }
}

/// Settings with a change in them.
pub fn settings_changed(settings: &Settings, change: &SettingsChange) -> Settings {
    let SettingsChange {
        public,
        spectators,
        spectator_delay,
        chat,
        turn_seconds,
        bank_seconds,
        bot_pace,
        seats,
        fair_shuffle,
    } = *change;
    Settings {
        public: public.unwrap_or(settings.public),
        spectators: spectators.unwrap_or(settings.spectators),
        spectator_delay: spectator_delay.unwrap_or(settings.spectator_delay),
        chat: chat.map_or(settings.chat, |chat| match chat {
            wire::Chat::Off => Chat::Off,
            wire::Chat::Phrases => Chat::Phrases,
            wire::Chat::Free => Chat::Free,
        }),
        turn_seconds: match turn_seconds {
            None => settings.turn_seconds,
            Some(0) => None,
            seconds => seconds,
        },
        bank_seconds: bank_seconds.unwrap_or(settings.bank_seconds),
        bot_pace: bot_pace.map_or(settings.bot_pace, |pace| match pace {
            wire::BotPace::Human => BotPace::Human,
            wire::BotPace::Fast => BotPace::Fast,
            wire::BotPace::Instant => BotPace::Instant,
        }),
        seats: seats.unwrap_or(settings.seats),
        fair_shuffle: fair_shuffle.unwrap_or(settings.fair_shuffle),
    }
}

/// The hash of a token, which is all that is kept of it.
pub fn hash(token: &Token) -> Hex<32> {
    Hex(Sha256::digest(token.as_bytes()).into())
}

/// How the wire names a refusal.
pub fn refusal_code(refused: Refused) -> RefusalCode {
    let reason = match refused {
        Refused::Game(refusal) => return RefusalCode::from(refusal),
        Refused::Table(reason) => reason,
    };
    match reason {
        Reason::NotHost => RefusalCode::NotHost,
        Reason::NotSeated => RefusalCode::NotSeated,
        Reason::TableFull => RefusalCode::TableFull,
        Reason::MatchGoingOn => RefusalCode::MatchGoingOn,
        // A stale command is answered as such and never gets here.
        Reason::NoMatch | Reason::Stale => RefusalCode::NoMatch,
        Reason::NotEnoughPlayers => RefusalCode::NotEnoughPlayers,
        Reason::SeatsDoNotFit => RefusalCode::SeatsDoNotFit,
        Reason::BadSeats => RefusalCode::BadOrder,
        Reason::BadSettings => RefusalCode::BadSettings,
        Reason::TooFewSeats => RefusalCode::TooManySeats,
        Reason::UnknownMember => RefusalCode::UnknownMember,
        Reason::NotAPerson => RefusalCode::NotAPerson,
        Reason::NotAway => RefusalCode::NotAway,
        Reason::NothingToBeReadyFor => RefusalCode::RoundGoingOn,
        Reason::NotReady => RefusalCode::NotReady,
        Reason::NoShareWanted => RefusalCode::NoShareWanted,
        Reason::WrongShare => RefusalCode::WrongShare,
        Reason::NotDriven => RefusalCode::NotDriven,
        Reason::BadName => RefusalCode::BadName,
    }
}

pub(crate) fn settings(settings: &Settings) -> wire::Settings {
    let Settings {
        public,
        spectators,
        spectator_delay,
        chat,
        turn_seconds,
        bank_seconds,
        bot_pace,
        seats,
        fair_shuffle,
    } = *settings;
    wire::Settings {
        public,
        spectators,
        spectator_delay,
        chat: match chat {
            Chat::Off => wire::Chat::Off,
            Chat::Phrases => wire::Chat::Phrases,
            Chat::Free => wire::Chat::Free,
        },
        turn_seconds,
        bank_seconds,
        bot_pace: match bot_pace {
            BotPace::Human => wire::BotPace::Human,
            BotPace::Fast => wire::BotPace::Fast,
            BotPace::Instant => wire::BotPace::Instant,
        },
        seats,
        fair_shuffle,
    }
}

pub(crate) fn by(by: By) -> wire::By {
    match by {
        By::Member(member) => wire::By::Member {
            member: self::member(member),
        },
        By::BotFor(member) => wire::By::BotFor {
            member: self::member(member),
        },
        By::Table => wire::By::Table {},
    }
}

/// The level of a bot by its stored name; the ordinary one for a name that an older program wrote.
pub fn level(name: &str) -> wire::Level {
    match Level::from_name(name) {
        Some(Level::Random) => wire::Level::Random,
        Some(Level::Easy) => wire::Level::Easy,
        Some(Level::Normal) | None => wire::Level::Normal,
    }
}

/// The place of an entry on the wire.
pub fn seq(seq: u64) -> Seq {
    Seq::new(seq).unwrap_or(Seq::MAX)
}

/// A time on the wire.
pub fn millis(at: i64) -> Millis {
    Millis::new(at).unwrap_or(Millis::MIN)
}

pub(crate) fn seat_number(seat: u8) -> SeatNumber {
    SeatNumber::from(Seat::new(seat.into()))
}

pub(crate) const fn hex32(bytes: &Hex<32>) -> Hex32 {
    Hex32(bytes.0)
}

pub(crate) const fn hex64(bytes: &Hex<64>) -> Hex64 {
    Hex64(bytes.0)
}

/// The level of a bot as the bots name it.
pub const fn bot_level(level: wire::Level) -> Level {
    match level {
        wire::Level::Random => Level::Random,
        wire::Level::Easy => Level::Easy,
        wire::Level::Normal => Level::Normal,
    }
}

/// The number of a member on the wire.
pub fn member(member: u16) -> WireMember {
    WireMember::new(member).unwrap_or(WireMember::MIN)
}
