//! Many environments at once, written into arrays of the caller.

use crate::actions;
use crate::core::Core;
use crate::dice::{Dice, mixed};
use crate::game::Game;
use crate::mask::Mask;
use crate::objection::Illegal;
use crate::observe::Layout;
use crate::plain::Plain;
use crate::settings::{Settings, SettingsError};

/// Many environments with the same settings; each begins its next episode by itself.
///
/// The episodes of a game follow from the seed, the number of the game and the number of the episode, and from
/// nothing else.
#[derive(Clone, Debug)]
pub struct Batch<C = Plain> {
    games: Vec<Game<C>>,
    episodes: Vec<u32>,
    seed: u64,
    dice: Dice,
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

impl Batch<Plain> {
    /// So many games of the engine's state.
    ///
    /// # Errors
    /// When nothing can be played so.
    pub fn new(settings: &Settings, games: usize, seed: u64) -> Result<Batch, SettingsError> {
        Ok(Batch::of(&Plain::new(settings)?, settings, games, seed))
    }
}

impl<C: Core + Clone> Batch<C> {
    /// So many games like that one, every one reset.
    pub fn of(core: &C, settings: &Settings, games: usize, seed: u64) -> Batch<C> {
        let mut batch = Batch {
            games: vec![Game::new(core.clone(), settings); games],
            episodes: vec![0; games],
            seed,
            dice: Dice::new(seed),
        };
        batch.reset(seed);
        batch
    }

    /// Begins every game anew from that seed.
    pub fn reset(&mut self, seed: u64) {
        self.seed = seed;
        self.dice = Dice::new(!seed);
        self.episodes.fill(0);
        let games = self.games.iter_mut().zip(&mut self.episodes).enumerate();
        for (number, (game, episode)) in games {
            begin(game, seed, number, episode);
        }
    }

    /// The games.
    pub fn games(&self) -> &[Game<C>] {
        &self.games
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
        for (number, (game, &action)) in self.games.iter().zip(actions).enumerate() {
            let action = usize::try_from(action).unwrap_or(usize::MAX);
            if let Some(illegal) = game.objection(action) {
                return Err((number, illegal));
            }
        }
        for (number, &action) in actions.iter().enumerate().take(self.games.len()) {
            let game = &mut self.games[number];
            // It is in the mask, as was seen above.
            let done = game.step(action as usize).is_err() || game.to_act().is_none();
            let seats = game.seats();
            let rewards = &mut arrays.rewards[number * seats..(number + 1) * seats];
            rewards.copy_from_slice(&game.rewards()[..seats]);
            arrays.dones[number] = u8::from(done);
            if done {
                arrays.infos.write(number, game);
                self.episodes[number] = self.episodes[number].wrapping_add(1);
                begin(game, self.seed, number, &mut self.episodes[number]);
            }
            write(game, number, arrays);
        }
        Ok(())
    }

    /// Writes what every game shows now, without a step.
    pub fn write(&self, arrays: &mut Arrays<'_>) {
        arrays.rewards.fill(0.0);
        arrays.dones.fill(0);
        for (number, game) in self.games.iter().enumerate() {
            write(game, number, arrays);
        }
    }

    /// An open action for every game, by lot.
    pub fn random_actions(&mut self, draws: Draws, out: &mut [i32]) {
        for (game, out) in self.games.iter().zip(out) {
            *out = pick(game.mask(), game.actions(), draws, &mut self.dice);
        }
    }
}

impl Infos<'_> {
    fn write<C: Core>(&mut self, number: usize, game: &Game<C>) {
        let outcome = game.outcome();
        self.winners[number] = outcome.winners.0 as u16;
        self.steps[number] = outcome.steps;
        self.rounds[number] = outcome.rounds;
        self.stalled[number] = u8::from(outcome.stalled);
    }
}

#[inline]
fn write<C: Core>(game: &Game<C>, number: usize, arrays: &mut Arrays<'_>) {
    arrays.to_act[number] = game.to_act().map_or(-1, |seat| seat.index() as i8);
    if let (Some(seat), Some(layout)) = (game.to_act(), arrays.layout) {
        let width = layout.width();
        let out = &mut arrays.observations[number * width..(number + 1) * width];
        game.observe(seat, layout, out);
    }
    let actions = game.actions();
    if !arrays.masks.is_empty() {
        let out = &mut arrays.masks[number * actions..(number + 1) * actions];
        game.mask().write_bytes(out);
    }
    if !arrays.mask_bits.is_empty() {
        let bytes = 8 * actions.div_ceil(64);
        let out = &mut arrays.mask_bits[number * bytes..(number + 1) * bytes];
        game.mask().write_bits(out);
    }
}

/// One of the open actions; 0 when there is none.
#[inline]
fn pick(mask: &Mask, actions: usize, draws: Draws, dice: &mut Dice) -> i32 {
    let words = &mask.words()[..actions.div_ceil(64)];
    let open: u32 = words.iter().map(|word| word.count_ones()).sum();
    let rest = match draws {
        Draws::Any => 0,
        Draws::OnlyWithoutPlay => words[1] & WITHOUT_PLAY,
    };
    let plays = open - rest.count_ones();
    // What is no play is left out as long as there is something else.
    let (left_out, count) = if plays > 0 { (rest, plays) } else { (0, open) };
    if count == 0 {
        return 0;
    }
    let mut place = dice.below(count);
    for (number, word) in words.iter().enumerate() {
        let mut bits = if number == 1 { word & !left_out } else { *word };
        let ones = bits.count_ones();
        if place < ones {
            for _ in 0..place {
                bits &= bits - 1;
            }
            return (64 * number) as i32 + bits.trailing_zeros() as i32;
        }
        place -= ones;
    }
    0
}

/// Drawing, passing and challenging, in the second word of a mask.
const WITHOUT_PLAY: u64 = 0b111 << (actions::DRAW - 64);

/// Begins an episode, and the next one where the deal itself ends it: a mercy limit that the start card reaches.
fn begin<C: Core>(game: &mut Game<C>, seed: u64, number: usize, episode: &mut u32) {
    for _ in 0..TRIES {
        game.reset(episode_seed(seed, number, *episode));
        if game.to_act().is_some() {
            return;
        }
        *episode = episode.wrapping_add(1);
    }
}

/// How many deals in a row may end an episode: no rules do that to more than some of them.
const TRIES: u32 = 1000;

/// The seed of an episode of a game.
fn episode_seed(seed: u64, game: usize, episode: u32) -> u64 {
    mixed(seed ^ mixed((game as u64) << 32 | u64::from(episode)))
}
