//! A table as its log made it.

mod apply;
mod game;
mod score;

pub use apply::Written;
pub use game::{Game, Shuffle};
pub use score::{RoundScore, SeatScore};

pub(crate) use game::Tried;

use crate::log::{CarriedOut, Hex, Member, Restored, RestoredMember, TokenHash, Who};
use crate::settings::Settings;
use lastcard_engine::{Event, Phase, Seat, State};
use lastcard_notation::RulesDocument;
use std::collections::BTreeMap;

/// A table as its log made it: nothing in it comes from anywhere else.
#[derive(Clone, Debug)]
pub struct Room {
    key: String,
    seq: u64,
    rules: RulesDocument,
    settings: Settings,
    members: BTreeMap<Member, Occupant>,
    seats: Vec<Member>,
    host: Option<Member>,
    next_member: Member,
    matches: u32,
    aborted: u32,
    carried_out: Vec<CarriedOut>,
    game: Option<Game>,
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occupant {
    /// The name, as it is shown.
    pub name: String,
    /// A person or a bot.
    pub who: Who,
    /// Whether ready for the next deal.
    pub ready: bool,
    /// The promise of a share in the next shuffle.
    pub promise: Option<Hex<32>>,
    /// Whether a bot plays for this person.
    pub driven: bool,
    /// How many matches were won here.
    pub wins: u32,
    /// Whether the person is no longer at the table, and is only known because the match knows the seat.
    pub gone: bool,
}

/// What a table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// Whoever wants to see each event with the truth as it was right after it.
pub trait Witness {
    /// An event happened.
    fn happened(&mut self, event: &Event, after: &State);
}

/// Nobody looks.
impl Witness for () {
    fn happened(&mut self, _: &Event, _: &State) {}
}

impl Room {
    /// The name of the table.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The place of the last entry.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The rules.
    pub const fn rules(&self) -> &RulesDocument {
        &self.rules
    }

    /// How the table is run.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Somebody at the table, also one who is gone and whose match still goes on.
    pub fn member(&self, member: Member) -> Option<&Occupant> {
        self.members.get(&member)
    }

    /// Everybody, by number, with those who are gone and whose match still goes on.
    pub fn members(&self) -> impl Iterator<Item = (Member, &Occupant)> {
        self.members.iter().map(|(&member, of)| (member, of))
    }

    /// Everybody who sits and is no bot.
    pub fn people(&self) -> impl Iterator<Item = (Member, &Occupant)> {
        self.members().filter(|(_, of)| of.is_person() && !of.gone)
    }

    /// The order of the seats for the next match, clockwise.
    pub fn seats(&self) -> &[Member] {
        &self.seats
    }

    /// The host; nobody while there is no person.
    pub const fn host(&self) -> Option<Member> {
        self.host
    }

    /// The number that the next member gets.
    pub(crate) const fn next_member(&self) -> Member {
        self.next_member
    }

    /// How many matches were begun here.
    pub const fn matches(&self) -> u32 {
        self.matches
    }

    /// How many of them were given up.
    pub const fn aborted(&self) -> u32 {
        self.aborted
    }

    /// The match that is going on, or the last one while it is shown.
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// What the table is doing.
    pub fn stage(&self) -> Stage {
        let Some(game) = self.game.as_ref().filter(|game| !game.is_over()) else {
            return Stage::Lobby;
        };
        if game.shuffle().is_some() {
            return Stage::Shuffling;
        }
        match game.state().public().phase() {
            Phase::Opening(_) | Phase::RoundOver { .. } => Stage::BetweenRounds,
            Phase::MatchOver { .. } => Stage::Lobby,
            Phase::Dealing | Phase::Redealing(_) | Phase::Turn { .. } => Stage::Round,
        }
    }

    /// The seat of a member in the match that is going on or shown.
    pub fn seat_of(&self, member: Member) -> Option<Seat> {
        let place = self
            .game
            .as_ref()?
            .players()
            .iter()
            .position(|&m| m == member)?;
        Seat::try_new(place)
    }

    /// Who opens this table with a token of that hash.
    pub fn member_of(&self, token: &TokenHash) -> Option<Member> {
        let opens = |of: &Occupant| of.token().is_some_and(|hash| same(hash, token));
        // Every member is compared, so that the time does not tell how many were.
        self.people().fold(
            None,
            |found, (member, of)| {
                if opens(of) { Some(member) } else { found }
            },
        )
    }

    /// Whether a name can be taken for that of somebody else here.
    pub fn is_lookalike(&self, member: Member) -> bool {
        let Some(own) = self.members.get(&member) else {
            return false;
        };
        let mut others = self
            .members()
            .filter(|&(other, of)| other != member && !of.gone);
        others.any(|(_, of)| crate::names::lookalike(&own.name, &of.name))
    }

    /// The last commands of each member that are no longer in the log.
    pub fn carried_out(&self) -> &[CarriedOut] {
        &self.carried_out
    }

    /// The table between two matches in one piece, to be written in the place of what led to it, with the commands
    /// whose repeats must still be known. None while a match goes on.
    pub fn restored(&self, carried_out: Vec<CarriedOut>) -> Option<Restored> {
        if self.stage() != Stage::Lobby {
            return None;
        }
        let members = self.members().filter(|(_, of)| !of.gone);
        Some(Restored {
            rules: self.rules.to_toml(),
            settings: self.settings.clone(),
            members: members
                .map(|(member, of)| RestoredMember {
                    member,
                    name: of.name.clone(),
                    who: of.who.clone(),
                    wins: of.wins,
                    ready: of.ready,
                    promise: of.promise,
                })
                .collect(),
            seats: self.seats.clone(),
            host: self.host,
            next_member: self.next_member,
            matches: self.matches,
            aborted: self.aborted,
            carried_out,
        })
    }
}

impl Occupant {
    /// Whether it is a person.
    pub const fn is_person(&self) -> bool {
        matches!(self.who, Who::Person { .. })
    }

    /// The level of a bot.
    pub fn level(&self) -> Option<&str> {
        match &self.who {
            Who::Bot { level } => Some(level),
            Who::Person { .. } => None,
        }
    }

    const fn token(&self) -> Option<&TokenHash> {
        match &self.who {
            Who::Person { token } => Some(token),
            Who::Bot { .. } => None,
        }
    }

    pub(crate) fn new(name: String, who: Who, wins: u32) -> Occupant {
        Occupant {
            name,
            who,
            ready: false,
            promise: None,
            driven: false,
            wins,
            gone: false,
        }
    }
}

/// Compares without telling by the time how far two hashes agree.
fn same(a: &TokenHash, b: &TokenHash) -> bool {
    let differing = a.0.iter().zip(&b.0).fold(0, |all, (a, b)| all | (a ^ b));
    std::hint::black_box(differing) == 0
}
