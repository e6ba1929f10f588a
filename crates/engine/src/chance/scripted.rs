//! Chance that a test or a written-down position dictates.

use super::seeded::{Seed, Seeded};
use super::{Chance, Pile};
use crate::card::{Card, CardSet};
use crate::hand::Hand;
use alloc::vec::Vec;

/// The order of the draw pile is given; what goes beyond it (a refill, a reshuffle, a new deal of all
/// hands) comes from a seed.
#[derive(Clone)]
pub struct Scripted {
    pile: Pile,
    next_deck: Option<Vec<Card>>,
    beyond: Seeded,
    /// Whether the pile came from the seed, which then holds its order.
    seeded_pile: bool,
}

impl Scripted {
    /// The draw pile in this order, the first card on top.
    pub fn new(draw_pile: Vec<Card>, beyond: Seed) -> Scripted {
        Scripted {
            pile: Pile::from_top(draw_pile),
            next_deck: None,
            beyond: Seeded::new(beyond),
            seeded_pile: false,
        }
    }

    /// Dictates the order of the deck at the beginning of the next round, in the order in which it is
    /// dealt.
    pub fn next_deck(&mut self, deck: Vec<Card>) {
        self.next_deck = Some(deck);
    }
}

impl Chance for Scripted {
    fn begin_round(&mut self, round: u32) {
        self.beyond.begin_round(round);
    }

    fn shuffle(&mut self, pile: &Hand) {
        if let Some(deck) = self.next_deck.take() {
            self.pile = Pile::from_top(deck);
            self.seeded_pile = false;
        } else {
            self.beyond.shuffle(pile);
            self.seeded_pile = true;
        }
    }

    fn draw(&mut self, pile: &Hand) -> Card {
        if self.seeded_pile {
            self.beyond.draw(pile)
        } else {
            self.pile.draw(pile)
        }
    }

    fn bury(&mut self, pile: &Hand, card: Card) {
        if self.seeded_pile {
            self.beyond.bury(pile, card);
        } else {
            self.pile.bury(card);
        }
    }

    fn put_under(&mut self, pile: &Hand, card: Card) {
        if self.seeded_pile {
            self.beyond.put_under(pile, card);
        } else {
            self.pile.put_under(card);
        }
    }

    fn draw_first_of(&mut self, pile: &Hand, wanted: CardSet) -> Card {
        if self.seeded_pile {
            self.beyond.draw_first_of(pile, wanted)
        } else {
            self.pile.draw_first_of(pile, wanted)
        }
    }

    fn shuffle_pool(&mut self, pool: &Hand) {
        self.beyond.shuffle_pool(pool);
    }

    fn deal_from_pool(&mut self, pool: &Hand) -> Card {
        self.beyond.deal_from_pool(pool)
    }

    fn choose(&mut self, count: u32) -> u32 {
        self.beyond.choose(count)
    }
}
