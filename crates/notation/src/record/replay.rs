//! A record played again.

use super::Record;
use super::sound::objection;
use crate::moves::print_command;
use crate::rules::seats_advice;
use core::fmt;
use lastcard_engine::{Chance, Event, Refusal, SeatsError, Seed, Seeded, State, retrace};

impl Record {
    /// The match as it stands after the last entry, from the events alone: what was dealt needs no
    /// chance, and a later version of the program that shuffles otherwise still reads it.
    ///
    /// # Errors
    /// The first command that the rules refuse, or event that cannot have happened.
    pub fn replay(&self) -> Result<State, ReplayError> {
        self.resume(&mut Seeded::new(Seed([0; 32])))
    }

    /// The same, and the chance is brought to where it stood, so that the match can go on with it. Give
    /// it as it was before the first round.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn resume(&self, chance: &mut impl Chance) -> Result<State, ReplayError> {
        self.play(chance, &mut |_, _, _| ())
    }

    /// The match as [`Record::replay`] plays it; `watch` is shown the place of each entry, its events one by one, and
    /// the state right after each of them.
    ///
    /// # Errors
    /// As [`Record::replay`]; what came before was shown.
    pub fn watch(
        &self,
        watch: &mut dyn FnMut(usize, &Event, &State),
    ) -> Result<State, ReplayError> {
        self.play(&mut Seeded::new(Seed([0; 32])), watch)
    }

    fn play(
        &self,
        chance: &mut impl Chance,
        watch: &mut dyn FnMut(usize, &Event, &State),
    ) -> Result<State, ReplayError> {
        let mut state = self.opening()?;
        for index in 0..self.entries.len() {
            self.follow(&mut state, index, chance, watch)?;
        }
        Ok(state)
    }

    /// One entry of [`Record::watch`].
    pub(super) fn follow(
        &self,
        state: &mut State,
        index: usize,
        chance: &mut impl Chance,
        watch: &mut dyn FnMut(usize, &Event, &State),
    ) -> Result<(), ReplayError> {
        let entry = &self.entries[index];
        let wrong = |fault| self.wrong(index, fault);
        state
            .check(&entry.command)
            .map_err(|refusal| wrong(ReplayFault::Refused(refusal)))?;
        for (place, event) in entry.events.iter().enumerate() {
            if let Some(why) = objection(state, event) {
                return Err(wrong(ReplayFault::Impossible { event: place, why }));
            }
            retrace(state, event, chance);
            state.evolve(event);
            watch(index, event, state);
        }
        Ok(())
    }

    /// The match before its first command.
    ///
    /// # Errors
    /// When so many players cannot play with the rules.
    pub fn opening(&self) -> Result<State, ReplayError> {
        let header = &self.header;
        let seats = header.names.seats();
        State::new(header.rules.rules, seats, header.first).map_err(|error| {
            let fault = ReplayFault::Seats { error, seats };
            ReplayError {
                entry: 0,
                command: None,
                fault,
            }
        })
    }

    pub(super) fn wrong(&self, index: usize, fault: ReplayFault) -> ReplayError {
        let command = self.entries.get(index);
        let command = command.map(|entry| print_command(&entry.command, &self.header.names));
        ReplayError {
            entry: index + 1,
            command,
            fault,
        }
    }
}

/// Why a record cannot be played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// Which command, counted from 1; 0 for the header.
    pub entry: usize,
    /// The command as text.
    pub command: Option<String>,
    /// What is wrong.
    pub fault: ReplayFault,
}

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayFault {
    /// So many players cannot play with the rules.
    Seats {
        /// Why.
        error: SeatsError,
        /// How many they are.
        seats: usize,
    },
    /// The rules refuse the command.
    Refused(Refusal),
    /// An event cannot have happened.
    Impossible {
        /// Which of the command, counted from 0.
        event: usize,
        /// Why.
        why: &'static str,
    },
    /// Something else comes of the command and the shuffle.
    Otherwise {
        /// The first event that differs, counted from 0.
        event: usize,
    },
    /// There is no seed to play from.
    NoSeed,
    /// The secret of a fair shuffle is not the one that was committed to.
    BrokenCommitment {
        /// Of which round.
        round: u32,
    },
    /// A share of a fair shuffle is not the one that was promised.
    BrokenPromise {
        /// Of which round.
        round: u32,
    },
    /// What a fair shuffle came of is not written down, or the round was never dealt.
    NoSecret {
        /// Of which round.
        round: u32,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(command) = &self.command {
            write!(f, "command {} ({command}): ", self.entry)?;
        }
        match self.fault {
            ReplayFault::Seats { error, seats } => f.write_str(&seats_advice(&error, seats)),
            ReplayFault::Refused(refusal) => {
                write!(f, "the rules refuse it ({})", refusal.code())
            }
            ReplayFault::Impossible { event, why } => {
                write!(f, "event {} cannot have happened: {why}", event + 1)
            }
            ReplayFault::Otherwise { event } => write!(
                f,
                "event {} is not what comes of this command with the shuffle of the record",
                event + 1
            ),
            ReplayFault::NoSeed => {
                f.write_str("the record has no seed; it can be replayed, but not verified")
            }
            ReplayFault::BrokenCommitment { round } => write!(
                f,
                "round {round}: the secret with these rules and cards is not the one of the commitment"
            ),
            ReplayFault::BrokenPromise { round } => {
                write!(f, "round {round}: a share is not the one that was promised")
            }
            ReplayFault::NoSecret { round } => write!(
                f,
                "round {round}: the commitment, the secret or the deal is not written down, so the round \
                 cannot be verified"
            ),
        }
    }
}

impl std::error::Error for ReplayError {}
