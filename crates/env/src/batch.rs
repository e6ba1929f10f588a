//! Many environments at once, written into arrays of the caller.

mod stepping;

use crate::dice::Dice;
use crate::game::{Game, Outcome};
use crate::objection::Illegal;
use crate::observe::Layout;
use crate::plain::Plain;
use crate::quick::{Quick, Shared};
use crate::settings::{Settings, SettingsError};
use lastcard_cpu::best;
use lastcard_engine::fast::Portable;
use std::sync::Arc;
pub(crate) use stepping::Episodes;
use stepping::{Picking, Stepping, begin, outside, write};

/// Many environments with the same settings; each begins its next episode by itself.
///
/// The episodes of a game follow from the seed, the number of the game and the number of the episode, and from
/// nothing else.
#[derive(Clone, Debug)]
pub struct Batch {
    games: Games,
    episodes: Vec<u32>,
    seed: u64,
    dice: Dice,
    seats: usize,
    actions: usize,
}

/// The games of a batch: rounds of fast play with room for so many seats, or the engine's state for all that those cannot play.
#[derive(Clone, Debug)]
enum Games {
    Two(Vec<Quick<2>>),
    Four(Vec<Quick<4>>),
    Ten(Vec<Quick<10>>),
    Plain(Vec<Game<Plain>>),
}

/// The same for every kind of games.
macro_rules! with {
    ($all:expr, $games:ident => $body:expr) => {
        match $all {
            Games::Two($games) => $body,
            Games::Four($games) => $body,
            Games::Ten($games) => $body,
            Games::Plain($games) => $body,
        }
    };
}

/// Where a batch writes, each for all games one behind the other.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// How much of an observation; none to leave them out.
    pub layout: Option<Layout>,
    /// What the seat to act sees; the width of the layout for each game.
    pub observations: &'a mut [u8],
    /// A byte for each action of the environment, or nothing.
    pub masks: &'a mut [u8],
    /// A bit for each action, whole words of 64, or nothing.
    pub mask_bits: &'a mut [u8],
    /// Who has to act.
    pub to_act: &'a mut [i8],
    /// What each seat got by the step.
    pub rewards: &'a mut [f32],
    /// Whether an episode ended with the step; the rest is of the next one already.
    pub dones: &'a mut [u8],
    /// How the episodes that ended went.
    pub infos: Infos<'a>,
}

/// How episodes that ended went; what stands there of others is old.
#[derive(Debug)]
pub struct Infos<'a> {
    /// Who won, a bit for each seat.
    pub winners: &'a mut [u16],
    /// How many steps they took.
    pub steps: &'a mut [u32],
    /// How many rounds they had.
    pub rounds: &'a mut [u32],
    /// Whether the last round ended because nobody could go on.
    pub stalled: &'a mut [u8],
}

/// What random actions are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// Every open action alike.
    Any,
    /// A play wherever one is open, and only else the rest.
    OnlyWithoutPlay,
}

impl Batch {
    /// So many games, every one reset.
    ///
    /// # Errors
    /// When nothing can be played so.
    pub fn new(settings: &Settings, games: usize, seed: u64) -> Result<Batch, SettingsError> {
        let fast = Shared::new(settings)?.map(Arc::new);
        let mut batch = Batch {
            games: match (fast, settings.seats) {
                (None, _) => {
                    let game = Game::new(Plain::new(settings)?, settings);
                    Games::Plain(vec![game; games])
                }
                (Some(shared), 2) => Games::Two(vec![Quick::new(&shared); games]),
                (Some(shared), 3 | 4) => Games::Four(vec![Quick::new(&shared); games]),
                (Some(shared), _) => Games::Ten(vec![Quick::new(&shared); games]),
            },
            episodes: vec![0; games],
            seed,
            dice: Dice::new(seed),
            seats: settings.seats,
            actions: settings.actions(),
        };
        batch.reset(seed);
        Ok(batch)
    }

    /// Begins every game anew from that seed.
    pub fn reset(&mut self, seed: u64) {
        self.seed = seed;
        self.dice = Dice::new(!seed);
        self.episodes.fill(0);
        with!(&mut self.games, games => {
            for (number, (game, episode)) in games.iter_mut().zip(&mut self.episodes).enumerate() {
                begin(game, seed, number, episode, Portable);
            }
        });
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.episodes.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.episodes.is_empty()
    }

    /// A copy of the game of that number, to look at; none beyond the last.
    pub fn game(&self, number: usize) -> Option<Game<Plain>> {
        with!(&self.games, games => games.get(number).map(Episodes::game))
    }

    /// Carries out one action in every game, and writes what came of it.
    ///
    /// # Errors
    /// The first game with an action outside its mask; then nothing has changed in any game.
    pub fn step(
        &mut self,
        actions: &[i32],
        arrays: &mut Arrays<'_>,
    ) -> Result<(), (usize, Illegal)> {
        let Batch {
            games,
            episodes,
            seed,
            seats,
            actions: count,
            ..
        } = self;
        with!(games, games => {
            if let Some((number, action)) = outside(games, actions) {
                let illegal = games[number].game().illegal(action);
                return Err((number, illegal));
            }
            best(Stepping { games, episodes, seed: *seed, seats: *seats, count: *count, actions, arrays });
        });
        Ok(())
    }

    /// Writes what every game shows now, without a step.
    pub fn write(&self, arrays: &mut Arrays<'_>) {
        arrays.rewards.fill(0.0);
        arrays.dones.fill(0);
        with!(&self.games, games => {
            for (number, game) in games.iter().enumerate() {
                write(game, number, self.actions, arrays);
            }
        });
    }

    /// An open action for every game, by lot.
    pub fn random_actions(&mut self, draws: Draws, out: &mut [i32]) {
        let dice = &mut self.dice;
        with!(&self.games, games => best(Picking { games, draws, dice, out }));
    }
}

impl Infos<'_> {
    fn write(&mut self, number: usize, outcome: &Outcome) {
        self.winners[number] = outcome.winners.0 as u16;
        self.steps[number] = outcome.steps;
        self.rounds[number] = outcome.rounds;
        self.stalled[number] = u8::from(outcome.stalled);
    }
}
