//! The match that goes on at a table.

use super::RoundScore;
use crate::log::{Hex, Member};
use lastcard_engine::fair::{RoundKey, ServerSecret};
use lastcard_engine::{Command, Event, Fair, FirstDeal, Phase, Seat, State};

/// The match that goes on at a table, or the last one while it is shown.
#[derive(Clone)]
pub struct Game {
    pub(super) number: u32,
    pub(super) players: Vec<Member>,
    /// The players' names as the match began: those of its record.
    pub(super) names: Vec<String>,
    pub(super) began: i64,
    pub(super) rules: Vec<String>,
    pub(super) began_seq: u64,
    pub(super) first: FirstDeal,
    pub(super) state: State,
    pub(super) rounds: Vec<RoundScore>,
    pub(super) shuffle: Option<Shuffle>,
    pub(super) secret: Option<ServerSecret>,
    pub(super) chance: Fair,
    pub(super) aborted: bool,
    pub(super) last: u64,
    pub(super) turn: u64,
}

/// A shuffle that the server is bound to and that waits for shares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// The round that will be dealt.
    pub round: u32,
    /// The commitment of the server.
    pub commitment: Hex<32>,
    /// Who promised a share.
    pub promises: Vec<(u8, Hex<32>)>,
    /// Who has shown it, by seat.
    pub shares: Vec<(u8, Hex<32>)>,
}

impl Game {
    /// 1 for the first match of the table.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Who plays, by seat.
    pub fn players(&self) -> &[Member] {
        &self.players
    }

    /// The players' names as the match began, by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// When it began, in milliseconds since 1970.
    pub const fn began(&self) -> i64 {
        self.began
    }

    /// The lines of its rules, as every commitment of the match holds them.
    pub fn rules_lines(&self) -> &[String] {
        &self.rules
    }

    /// The entry with which it began.
    pub const fn began_seq(&self) -> u64 {
        self.began_seq
    }

    /// How the first dealer is found.
    pub const fn first(&self) -> FirstDeal {
        self.first
    }

    /// The full truth.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The rounds that are over, in order.
    pub fn rounds(&self) -> &[RoundScore] {
        &self.rounds
    }

    /// The truth as it was before anything happened; none for a match that never can have been.
    pub fn opening(&self) -> Option<State> {
        let public = self.state.public();
        State::new(*public.rules(), public.seats(), self.first).ok()
    }

    /// The shuffle that waits for shares.
    pub const fn shuffle(&self) -> Option<&Shuffle> {
        self.shuffle.as_ref()
    }

    /// Whether it was given up.
    pub const fn is_aborted(&self) -> bool {
        self.aborted
    }

    /// Whether it is at its end, or was given up.
    pub fn is_over(&self) -> bool {
        self.aborted || matches!(self.state.public().phase(), Phase::MatchOver { .. })
    }

    /// The entry of the last command of the game; 0 before the first.
    pub const fn last_seq(&self) -> u64 {
        self.last
    }

    /// The entry with which the turn came to the seat that is on turn.
    pub const fn turn_seq(&self) -> u64 {
        self.turn
    }

    /// Who sits on a seat.
    pub fn player(&self, seat: Seat) -> Option<Member> {
        self.players.get(seat.index()).copied()
    }

    /// Carries a command out on a copy, and gives what happened with the chance as it stands afterwards.
    ///
    /// # Errors
    /// Why the rules refuse it.
    pub(crate) fn try_command(
        &self,
        command: &Command,
        key: Option<RoundKey>,
    ) -> Result<Tried, lastcard_engine::Refusal> {
        let mut after = self.state.clone();
        let mut chance = self.chance.clone();
        if let Some(key) = key {
            chance.set_round(key);
        }
        let mut events = Vec::new();
        after.command(command, &mut chance, &mut events)?;
        Ok(Tried { events, chance })
    }

    /// The server's part of the shuffle of the round that goes on or was played last.
    pub(crate) const fn secret(&self) -> Option<&ServerSecret> {
        self.secret.as_ref()
    }
}

/// What a command would do.
pub(crate) struct Tried {
    pub(crate) events: Vec<Event>,
    pub(crate) chance: Fair,
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Game")
            .field("number", &self.number)
            .field("players", &self.players)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}
