//! Many environments at once, written into arrays of the caller.

use crate::actions;
use crate::dice::{Dice, mixed};
use crate::game::{Game, Outcome};
use crate::mask;
use crate::objection::Illegal;
use crate::observe::Layout;
use crate::plain::Plain;
use crate::quick::{Quick, Shared};
use crate::settings::{Settings, SettingsError};
use lastcard_cpu::{Work, best};
use lastcard_engine::Seat;
use lastcard_engine::fast::{Bits, Portable};
use std::sync::Arc;

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

/// What a batch needs of each of its games.
pub(crate) trait Episodes {
    /// Begins an episode that follows from the seed.
    fn begin<B: Bits>(&mut self, seed: u64, bits: B);

    /// Carries out an action that is in the mask.
    fn act<B: Bits>(&mut self, action: usize, bits: B);

    /// Who has to act; nobody when the episode is over.
    fn to_act(&self) -> Option<Seat>;

    /// The words of the mask, as far as they can be other than 0.
    fn words(&self) -> &[u64];

    /// Writes what the seat to act sees.
    fn show(&self, layout: Layout, out: &mut [u8]);

    /// Writes what each seat got by the last step over zeros.
    fn rewards_into(&self, out: &mut [f32]);

    /// How the episode went.
    fn outcome(&self) -> Outcome;

    /// The same game on the engine's state.
    fn game(&self) -> Game<Plain>;
}

impl Episodes for Game<Plain> {
    fn begin<B: Bits>(&mut self, seed: u64, _: B) {
        self.reset(seed);
    }

    #[inline]
    fn act<B: Bits>(&mut self, action: usize, _: B) {
        // What is in the mask is no error.
        let _ = self.step(action);
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        Game::to_act(self)
    }

    #[inline]
    fn words(&self) -> &[u64] {
        &self.mask().words()[..self.actions().div_ceil(64)]
    }

    #[inline]
    fn show(&self, layout: Layout, out: &mut [u8]) {
        if let Some(seat) = Game::to_act(self) {
            self.observe(seat, layout, out);
        }
    }

    #[inline]
    fn rewards_into(&self, out: &mut [f32]) {
        out.copy_from_slice(&self.rewards()[..out.len()]);
    }

    fn outcome(&self) -> Outcome {
        *Game::outcome(self)
    }

    fn game(&self) -> Game<Plain> {
        self.clone()
    }
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

/// The first game whose action is not in its mask, and the action.
fn outside<G: Episodes>(games: &[G], actions: &[i32]) -> Option<(usize, usize)> {
    let chosen = games.iter().zip(actions).enumerate();
    chosen
        .map(|(number, (game, &action))| {
            let action = usize::try_from(action).unwrap_or(usize::MAX);
            let word = game.words().get(action / 64).copied();
            let open = word.is_some_and(|word| word >> (action % 64) & 1 == 1);
            (number, action, open)
        })
        .find(|&(.., open)| !open)
        .map(|(number, action, _)| (number, action))
}

/// A step of all games.
struct Stepping<'a, 'b, G> {
    games: &'a mut [G],
    episodes: &'a mut [u32],
    seed: u64,
    seats: usize,
    count: usize,
    actions: &'a [i32],
    arrays: &'a mut Arrays<'b>,
}

impl<G: Episodes> Work for Stepping<'_, '_, G> {
    type Out = ();

    #[expect(
        clippy::inline_always,
        reason = "so that the instructions that `Bits` offers are used"
    )]
    #[inline(always)]
    fn run<B: Bits>(self, bits: B) {
        let Stepping { arrays, .. } = self;
        arrays.rewards.fill(0.0);
        let games = self.games.iter_mut().zip(self.episodes).zip(self.actions);
        for (number, ((game, episode), &action)) in games.enumerate() {
            game.act(action as usize, bits);
            let done = game.to_act().is_none();
            let seats = self.seats;
            game.rewards_into(&mut arrays.rewards[number * seats..(number + 1) * seats]);
            arrays.dones[number] = u8::from(done);
            if done {
                arrays.infos.write(number, &game.outcome());
                *episode = episode.wrapping_add(1);
                begin(game, self.seed, number, episode, bits);
            }
            write(game, number, self.count, arrays);
        }
    }
}

/// An open action for every game, by lot.
struct Picking<'a, G> {
    games: &'a [G],
    draws: Draws,
    dice: &'a mut Dice,
    out: &'a mut [i32],
}

impl<G: Episodes> Work for Picking<'_, G> {
    type Out = ();

    #[expect(
        clippy::inline_always,
        reason = "so that the instructions that `Bits` offers are used"
    )]
    #[inline(always)]
    fn run<B: Bits>(self, bits: B) {
        for (game, out) in self.games.iter().zip(self.out) {
            *out = pick(game.words(), self.draws, self.dice, bits);
        }
    }
}

#[expect(clippy::inline_always, reason = "a part of every step of a batch")]
#[inline(always)]
fn write<G: Episodes>(game: &G, number: usize, actions: usize, arrays: &mut Arrays<'_>) {
    arrays.to_act[number] = game.to_act().map_or(-1, |seat| seat.index() as i8);
    if let Some(layout) = arrays.layout {
        let width = layout.width();
        game.show(
            layout,
            &mut arrays.observations[number * width..(number + 1) * width],
        );
    }
    if !arrays.masks.is_empty() {
        let out = &mut arrays.masks[number * actions..(number + 1) * actions];
        mask::write_bytes(game.words(), out);
    }
    if !arrays.mask_bits.is_empty() {
        let bytes = 8 * actions.div_ceil(64);
        let out = &mut arrays.mask_bits[number * bytes..(number + 1) * bytes];
        mask::write_bits(game.words(), out);
    }
}

/// One of the open actions; 0 when there is none.
#[expect(clippy::inline_always, reason = "a part of every step of a batch")]
#[inline(always)]
fn pick(words: &[u64], draws: Draws, dice: &mut Dice, bits: impl Bits) -> i32 {
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
    for (number, &word) in words.iter().enumerate() {
        let word = if number == 1 { word & !left_out } else { word };
        let ones = word.count_ones();
        if place < ones {
            return (64 * number) as i32 + bits.nth_one(word, place) as i32;
        }
        place -= ones;
    }
    0
}

/// Drawing, passing and challenging, in the second word of a mask.
const WITHOUT_PLAY: u64 = 0b111 << (actions::DRAW - 64);

/// Begins an episode, and the next one where the deal itself ends it: a mercy limit that the start card reaches.
#[expect(clippy::inline_always, reason = "a part of some steps of a batch")]
#[inline(always)]
fn begin<G: Episodes>(game: &mut G, seed: u64, number: usize, episode: &mut u32, bits: impl Bits) {
    for _ in 0..TRIES {
        game.begin(episode_seed(seed, number, *episode), bits);
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
