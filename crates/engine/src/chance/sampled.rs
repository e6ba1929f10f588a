//! Chance decided at the last moment: a card gets its identity when it is drawn.

use super::seeded::{below, shuffled};
use super::{Chance, Pile};
use crate::card::{Card, CardSet};
use crate::hand::Hand;
use rand_core::RngCore;

/// Draws by lot from the cards that the pile holds, without ever shuffling it: the same distribution as a
/// shuffle, and much faster. For simulation and search.
#[derive(Clone)]
pub struct Sampled<R> {
    random: R,
    /// The cards of the pile, for the moments in which an order must exist.
    cards: Hand,
    /// The order, once a card was put at a certain place; until the next shuffle.
    ordered: Option<Pile>,
}

impl<R: RngCore> Sampled<R> {
    /// Chance from that generator.
    pub const fn new(random: R) -> Sampled<R> {
        Sampled {
            random,
            cards: Hand::EMPTY,
            ordered: None,
        }
    }

    /// The generator, for other choices of the same game.
    pub const fn random(&mut self) -> &mut R {
        &mut self.random
    }

    fn order(&mut self) -> &mut Pile {
        let (cards, random) = (&self.cards, &mut self.random);
        self.ordered
            .get_or_insert_with(|| Pile::from_top(shuffled(cards, random)))
    }
}

impl<R: RngCore> Chance for Sampled<R> {
    fn begin_round(&mut self, _: u32) {}

    fn shuffle(&mut self, pile: &Hand) {
        self.cards = *pile;
        self.ordered = None;
    }

    fn draw(&mut self, pile: &Hand) -> Card {
        if let Some(order) = &mut self.ordered {
            let card = order.draw(pile);
            self.cards.remove(card);
            return card;
        }
        self.cards = *pile;
        let n = below(pile.len(), &mut self.random);
        let card = pile.pick(n).unwrap_or_else(|| super::any_of(pile));
        self.cards.remove(card);
        card
    }

    fn bury(&mut self, card: Card) {
        self.order().bury(card);
        self.cards.add(card);
    }

    fn put_under(&mut self, card: Card) {
        self.order().put_under(card);
        self.cards.add(card);
    }

    fn draw_first_of(&mut self, pile: &Hand, wanted: CardSet) -> Card {
        self.cards = *pile;
        let card = self.order().draw_first_of(pile, wanted);
        self.cards.remove(card);
        card
    }

    fn shuffle_pool(&mut self, _: &Hand) {}

    fn deal_from_pool(&mut self, pool: &Hand) -> Card {
        let n = below(pool.len(), &mut self.random);
        pool.pick(n).unwrap_or_else(|| super::any_of(pool))
    }

    fn choose(&mut self, count: u32) -> u32 {
        below(count, &mut self.random)
    }
}
