//! A shuffle that a seed decides for ever.

use super::{Chance, Pile};
use crate::card::{Card, CardSet};
use crate::hand::Hand;
use alloc::vec::Vec;
use core::fmt;
use rand_chacha::ChaCha20Rng;
use rand_core::{RngCore, SeedableRng};
use sha2::{Digest, Sha256};

/// 256 bits that decide every shuffle of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that a text stands for: its SHA-256.
    pub fn from_text(text: &str) -> Seed {
        Seed(Sha256::digest(text.as_bytes()).into())
    }
}

impl fmt::Debug for Seed {
    /// Says nothing of the seed: it gives every card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// Chance from a seed: `ChaCha20`, one stream for each round, Fisher–Yates from the cards in the order of
/// their index. The mapping from seed to order is pinned by `corpus/shuffles` and never changes.
#[derive(Clone)]
pub struct Seeded {
    seed: Seed,
    random: ChaCha20Rng,
    pile: Pile,
    pool: Vec<Card>,
}

impl Seeded {
    /// Chance from that seed.
    pub fn new(seed: Seed) -> Seeded {
        Seeded {
            seed,
            random: ChaCha20Rng::from_seed(seed.0),
            pile: Pile::default(),
            pool: Vec::new(),
        }
    }

    /// The order of these cards after one shuffle as the first of a round, the top card first.
    pub fn order(seed: Seed, round: u32, cards: &Hand) -> Vec<Card> {
        let mut seeded = Seeded::new(seed);
        seeded.begin_round(round);
        shuffled(cards, &mut seeded.random)
    }
}

impl Chance for Seeded {
    fn begin_round(&mut self, round: u32) {
        self.random = ChaCha20Rng::from_seed(self.seed.0);
        self.random.set_stream(u64::from(round));
    }

    fn shuffle(&mut self, pile: &Hand) {
        self.pile = Pile::from_top(shuffled(pile, &mut self.random));
    }

    fn draw(&mut self, pile: &Hand) -> Card {
        self.pile.draw(pile)
    }

    fn bury(&mut self, _: &Hand, card: Card) {
        self.pile.bury(card);
    }

    fn put_under(&mut self, _: &Hand, card: Card) {
        self.pile.put_under(card);
    }

    fn draw_first_of(&mut self, pile: &Hand, wanted: CardSet) -> Card {
        self.pile.draw_first_of(pile, wanted)
    }

    fn shuffle_pool(&mut self, pool: &Hand) {
        self.pool = shuffled(pool, &mut self.random);
        self.pool.reverse();
    }

    fn deal_from_pool(&mut self, pool: &Hand) -> Card {
        self.pool.pop().unwrap_or_else(|| super::any_of(pool))
    }

    fn choose(&mut self, count: u32) -> u32 {
        below(count, &mut self.random)
    }
}

/// The cards in a random order: Fisher–Yates from the last place down, starting from the order of the
/// index.
pub(super) fn shuffled(cards: &Hand, random: &mut impl RngCore) -> Vec<Card> {
    let mut order: Vec<Card> = cards.iter().collect();
    for last in (1..order.len()).rev() {
        order.swap(last, below(last as u32 + 1, random) as usize);
    }
    order
}

/// A number below `count`, all equally likely: the high half of a 32 by 32 bit product, and a new try in
/// the few cases that would favor some numbers.
pub(super) fn below(count: u32, random: &mut impl RngCore) -> u32 {
    loop {
        let product = u64::from(random.next_u32()) * u64::from(count);
        // The unfair part is smaller than the count, so that the division is seldom needed.
        if product as u32 >= count || product as u32 >= count.wrapping_neg() % count {
            return (product >> 32) as u32;
        }
    }
}
