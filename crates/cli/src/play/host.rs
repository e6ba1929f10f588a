//! Where a match is played, as the terminal table sees it.

use lastcard_engine::{Action, Refusal, Seat, SeatSet, SeenEvent, View};
use lastcard_notation::{Names, RulesDocument};
use std::time::Duration;

/// A place where a match is played: in this process, or elsewhere.
///
/// Times are counted from the moment at which the table was opened. The host never looks at a clock
/// itself: it is told what time it is, so that a match without a person at the keyboard needs no waiting.
pub(crate) trait Host {
    /// The players.
    fn names(&self) -> &Names;

    /// The rules of the table.
    fn rules(&self) -> &RulesDocument;

    /// The seats of the persons at this terminal; at least one.
    fn here(&self) -> SeatSet;

    /// What a seat of this terminal knows now.
    fn view(&self, seat: Seat) -> View;

    /// Takes what a seat of this terminal saw happen since this was asked last, in order.
    fn news(&mut self, seat: Seat) -> Vec<SeenEvent>;

    /// What a seat of this terminal saw before the table was opened, in order: a match that goes on.
    fn past(&mut self, seat: Seat) -> Vec<SeenEvent>;

    /// A seat of this terminal acts.
    ///
    /// # Errors
    /// When the move is refused or the match cannot go on; nothing has happened then.
    fn act(&mut self, seat: Seat, action: Action, now: Duration) -> Result<(), HostError>;

    /// Deals the next round, or says that this terminal is ready for it.
    ///
    /// # Errors
    /// As [`Host::act`].
    fn next_round(&mut self, now: Duration) -> Result<(), HostError>;

    /// When the host has something to do by itself; `None` while it waits for a person here.
    fn due(&self) -> Option<Duration>;

    /// Does what is due at that time.
    ///
    /// # Errors
    /// When the match cannot go on.
    fn advance(&mut self, now: Duration) -> Result<(), HostError>;

    /// Who deals the next round.
    fn deal(&self) -> Deal {
        Deal::Here
    }

    /// Whether a move of this terminal is on its way and has no answer yet: then nothing is asked.
    fn is_busy(&self) -> bool {
        false
    }

    /// Why the match does not go on here any more, before its end.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Whether the match was shown anew since this was asked last, so that what was seen before is not
    /// all that happened.
    fn began_anew(&mut self) -> bool {
        false
    }

    /// Takes what else is to be told: sentences.
    fn notices(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// Carries out a line that means something where the match is played and nothing in the game, such
    /// as a word to the others; says whether it was one.
    ///
    /// # Errors
    /// As [`Host::advance`].
    fn line(&mut self, _line: &str) -> Result<bool, HostError> {
        Ok(false)
    }

    /// What such lines are, and what each does.
    fn topics(&self) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// Who deals the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deal {
    /// This terminal.
    Here,
    /// The table, once its players are ready; whether this terminal has said so.
    Together {
        /// Whether it has.
        ready: bool,
    },
}

/// Why a host did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum HostError {
    /// The rules refuse the move.
    Refused(Refusal),
    /// The match cannot go on here; says why and what to do.
    Lost(String),
}
