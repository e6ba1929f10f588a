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
    /// The order, once a card was put at a certain place; until the next shuffle.
    ordered: Option<Pile>,
}

impl<R: RngCore> Sampled<R> {
    /// Chance from that generator.
    pub const fn new(random: R) -> Sampled<R> {
        Sampled {
            random,
            ordered: None,
        }
    }

    /// The generator, for other choices of the same game.
    pub const fn random(&mut self) -> &mut R {
        &mut self.random
    }

    fn order(&mut self, pile: &Hand) -> &mut Pile {
        let random = &mut self.random;
        self.ordered
            .get_or_insert_with(|| Pile::from_top(shuffled(pile, random)))
    }
}

impl<R: RngCore> Chance for Sampled<R> {
    fn begin_round(&mut self, _: u32) {}

    fn shuffle(&mut self, _: &Hand) {
        self.ordered = None;
    }

    fn draw(&mut self, pile: &Hand) -> Card {
        match &mut self.ordered {
            Some(order) => order.draw(pile),
            None => lot(pile, &mut self.random),
        }
    }

    fn bury(&mut self, pile: &Hand, card: Card) {
        self.order(pile).bury(card);
    }

    fn put_under(&mut self, pile: &Hand, card: Card) {
        self.order(pile).put_under(card);
    }

    fn draw_first_of(&mut self, pile: &Hand, wanted: CardSet) -> Card {
        self.order(pile).draw_first_of(pile, wanted)
    }

    fn shuffle_pool(&mut self, _: &Hand) {}

    fn deal_from_pool(&mut self, pool: &Hand) -> Card {
        lot(pool, &mut self.random)
    }

    fn choose(&mut self, count: u32) -> u32 {
        below(count, &mut self.random)
    }
}

/// One of these cards, each as likely as any other.
fn lot(cards: &Hand, random: &mut impl RngCore) -> Card {
    cards
        .pick_by(|count| below(count, random))
        .unwrap_or_else(|| super::any_of(cards))
}
