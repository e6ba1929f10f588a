//! Where chance comes in: one trait, and the ways to fill it.

use crate::card::{Card, CardSet};
use crate::hand::Hand;

/// Decides everything that is left to chance. The state knows *which* cards the draw pile holds; their
/// order lives here, so that a state has no hidden order that could leak.
///
/// Every method names the cards it is about; an implementation without an order of its own
/// ([`Sampled`]) needs nothing else.
pub trait Chance {
    /// Round `round` begins; what follows may depend on the number.
    fn begin_round(&mut self, round: u32);

    /// These cards are shuffled into a new draw pile.
    fn shuffle(&mut self, pile: &Hand);

    /// Takes the top card of the draw pile, which holds these cards (at least one).
    fn draw(&mut self, pile: &Hand) -> Card;

    /// Puts a card into the draw pile at index floor(len / 2), counted from the top.
    fn bury(&mut self, card: Card);

    /// Puts a card under the draw pile.
    fn put_under(&mut self, card: Card);

    /// Takes the topmost card of the draw pile that is one of `wanted`; at least one is.
    fn draw_first_of(&mut self, pile: &Hand, wanted: CardSet) -> Card;

    /// These cards are put together to be dealt one by one with [`Chance::deal_from_pool`].
    fn shuffle_pool(&mut self, pool: &Hand);

    /// Deals the next card of the pool, which holds these cards (at least one).
    fn deal_from_pool(&mut self, pool: &Hand) -> Card;

    /// A number below `count`, which is at least 1.
    fn choose(&mut self, count: u32) -> u32;
}
