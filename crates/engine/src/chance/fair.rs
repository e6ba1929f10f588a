//! The fair shuffle: an order that nobody chose, and that everybody can check after the round.
//!
//! The byte forms are normative and stand in `docs/fair-shuffle.md`; `corpus/fair/vectors.json` pins them.
//!
//! 1. Each player makes a secret [`Share`] and hands in its [`promise`].
//! 2. The server makes a [`ServerSecret`] and publishes its [`commitment`] beside the promises.
//! 3. The players show their shares; who does not is named as dropped.
//! 4. [`mix`] makes the [`RoundKey`] of it, and [`Fair`] shuffles with that.
//! 5. After the round the secret and the shares are published.

mod protocol;
#[cfg(feature = "stacked")]
pub mod stacked;
mod stream;

pub use protocol::{
    Commitment, Contribution, Promise, RoundId, ServerSecret, Share, commitment, deck_hash, mix,
    promise, rules_hash,
};
pub use stream::RoundKey;

use super::seeded::{below, shuffled};
use super::{Chance, Pile};
use crate::card::{Card, CardSet};
use crate::hand::Hand;
use alloc::vec::Vec;
use stream::{Stage, Stream};

/// Chance from the key of a round.
///
/// Every round has a key of its own: give it with [`Fair::set_round`] before the command that deals the
/// round. Without that the next round would lie in an order that was published with the secret of the
/// last one.
///
/// Each operation (a shuffle, a pool, a lot) has a stream of its own, so that a match that was written
/// down goes on with the same shuffles by [`super::retrace`]; rounds before the last are passed over, as a
/// round leaves nothing behind.
#[derive(Clone)]
pub struct Fair {
    key: RoundKey,
    stage: Stage,
    /// Operations of this stage so far.
    operations: u32,
    pile: Pile,
    pool: Vec<Card>,
}

impl Fair {
    /// Chance for the round with that key, which is still to be dealt.
    pub const fn new(key: RoundKey) -> Fair {
        Fair {
            key,
            stage: Stage::Dealer,
            operations: 0,
            pile: Pile::EMPTY,
            pool: Vec::new(),
        }
    }

    /// The key of the round that is dealt next.
    pub fn set_round(&mut self, key: RoundKey) {
        *self = Fair::new(key);
    }

    fn next(&mut self) -> Stream {
        let stream = self.key.stream(self.stage, self.operations);
        self.operations += 1;
        stream
    }

    /// These cards in the order of the next operation, the top card first.
    fn order(&mut self, cards: &Hand) -> Vec<Card> {
        let order = shuffled(cards, &mut self.next());
        #[cfg(feature = "stacked")]
        if self.stage == Stage::Round {
            return stacked::order(&self.key, self.operations - 1, order);
        }
        order
    }

    fn begin(&mut self, stage: Stage) {
        self.stage = stage;
        self.operations = 0;
    }
}

impl Chance for Fair {
    /// Round 0 is the draw for the first dealer, which belongs to the key of round 1.
    fn begin_round(&mut self, round: u32) {
        self.begin(if round == 0 {
            Stage::Dealer
        } else {
            Stage::Round
        });
    }

    fn shuffle(&mut self, pile: &Hand) {
        self.pile = Pile::from_top(self.order(pile));
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
        self.pool = self.order(pool);
        self.pool.reverse();
    }

    fn deal_from_pool(&mut self, pool: &Hand) -> Card {
        self.pool.pop().unwrap_or_else(|| super::any_of(pool))
    }

    fn choose(&mut self, count: u32) -> u32 {
        below(count, &mut self.next())
    }
}
