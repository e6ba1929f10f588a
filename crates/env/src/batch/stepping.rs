//! What is done with all games of a batch, one after the other.

use super::{Arrays, Draws};
use crate::actions;
use crate::dice::{Dice, mixed};
use crate::game::{Game, Outcome};
use crate::mask;
use crate::observe::Layout;
use crate::plain::Plain;
use lastcard_cpu::Work;
use lastcard_engine::Seat;
use lastcard_engine::fast::Bits;

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

/// The first game whose action is not in its mask, and the action.
pub(super) fn outside<G: Episodes>(games: &[G], actions: &[i32]) -> Option<(usize, usize)> {
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
pub(super) struct Stepping<'a, 'b, G> {
    pub(super) games: &'a mut [G],
    pub(super) episodes: &'a mut [u32],
    pub(super) seed: u64,
    pub(super) seats: usize,
    pub(super) count: usize,
    pub(super) actions: &'a [i32],
    pub(super) arrays: &'a mut Arrays<'b>,
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
pub(super) struct Picking<'a, G> {
    pub(super) games: &'a [G],
    pub(super) draws: Draws,
    pub(super) dice: &'a mut Dice,
    pub(super) out: &'a mut [i32],
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
pub(super) fn write<G: Episodes>(game: &G, number: usize, actions: usize, arrays: &mut Arrays<'_>) {
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
pub(super) fn begin<G: Episodes>(
    game: &mut G,
    seed: u64,
    number: usize,
    episode: &mut u32,
    bits: impl Bits,
) {
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
