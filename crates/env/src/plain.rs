//! The engine's state, played fast: chance by lot, nothing written down.

use crate::MOST_SEATS;
use crate::core::{Core, Stage};
use crate::dice::{Dice, mixed};
use crate::observe::Sight;
use crate::reward::Reward;
use crate::settings::{Settings, SettingsError};
use crate::truth::{self, Endings};
use core::fmt;
use lastcard_engine::{Command, Legal, Play, Refusal, Sampled, Seat, SeatSet, State};
use std::sync::Arc;

/// A game that keeps only what it needs to go on.
#[derive(Clone)]
pub struct Plain {
    /// Shared by all games of a batch, so that it stays near.
    opening: Arc<State>,
    state: State,
    chance: Sampled<Dice>,
    ending: Endings,
}

impl Plain {
    /// A game of these settings, to be begun.
    ///
    /// # Errors
    /// When nothing can be played so.
    pub fn new(settings: &Settings) -> Result<Plain, SettingsError> {
        let opening = settings.opening()?;
        Ok(Plain {
            state: opening.clone(),
            opening: Arc::new(opening),
            chance: Sampled::new(Dice::new(0)),
            ending: Endings::default(),
        })
    }

    /// The same table at a state that `take` gives for chance and what listens to events.
    pub(crate) fn at(
        &self,
        dice: Dice,
        take: impl FnOnce(&mut Sampled<Dice>, &mut Endings) -> State,
    ) -> Plain {
        let mut chance = Sampled::new(dice);
        let mut ending = Endings::default();
        Plain {
            state: take(&mut chance, &mut ending),
            opening: Arc::clone(&self.opening),
            chance,
            ending,
        }
    }
}

impl Core for Plain {
    fn begin(&mut self, seed: u64) {
        self.state.clone_from(&self.opening);
        self.chance = Sampled::new(Dice::new(mixed(seed)));
        self.carry_out(&Command::NextRound);
    }

    #[inline]
    fn carry_out(&mut self, command: &Command) {
        self.state
            .carry_out(command, &mut self.chance, &mut self.ending);
    }

    #[inline]
    fn stage(&self) -> Stage {
        truth::stage(&self.state, self.ending.0)
    }

    #[inline]
    fn legal(&self, seat: Seat) -> Legal {
        self.state.legal(seat)
    }

    fn refusal(&self, command: &Command) -> Option<Refusal> {
        self.state.check(command).err()
    }

    #[expect(
        clippy::inline_always,
        reason = "goes together with the writer, every step"
    )]
    #[inline(always)]
    fn sight(&self, seat: Seat) -> Sight<'_> {
        truth::sight(&self.state, seat)
    }

    #[inline]
    fn exposed(&self) -> SeatSet {
        self.state.public().exposed()
    }

    fn call_is_due(&self, seat: Seat) -> bool {
        truth::call_is_due(&self.state, seat)
    }

    fn reacts(&self, seat: Seat) -> bool {
        truth::reacts(&self.state, seat)
    }

    #[inline]
    fn takes_call(&self, seat: Seat, play: &Play) -> bool {
        truth::takes_call(&self.state, seat, play)
    }

    fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        truth::round_from(&self.state, seat)
    }

    fn team(&self, seat: Seat) -> SeatSet {
        self.state.public().team(seat)
    }

    fn points(&self) -> [f32; MOST_SEATS] {
        Reward::of_points(self.state.public())
    }
}

impl fmt::Debug for Plain {
    /// Without the cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Plain").field(&self.state).finish()
    }
}
