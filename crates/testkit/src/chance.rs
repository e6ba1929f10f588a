//! Chance dictated by an order that is fixed from the beginning.

use lastcard_engine::{Card, CardSet, Chance, Hand};
use std::collections::VecDeque;

/// Deals cards in a given order. Everything after it is as regular as can be: a pile that is shuffled
/// lies in the order of the cards' index, hands that are dealt anew too, and the lot falls on 0.
#[derive(Clone, PartialEq, Debug)]
pub struct FixedOrder {
    /// The draw pile, the top first.
    pile: VecDeque<Card>,
    /// The orders of the shuffles to come.
    next: VecDeque<Vec<Card>>,
}

impl FixedOrder {
    /// Chance for a state whose draw pile lies in this order, the top first.
    pub fn of_pile(pile: &[Card]) -> FixedOrder {
        FixedOrder {
            pile: pile.iter().copied().collect(),
            next: VecDeque::new(),
        }
    }

    /// Chance for a match whose first shuffle gives this order, the top first.
    pub fn of_deck(deck: &[Card]) -> FixedOrder {
        FixedOrder {
            pile: VecDeque::new(),
            next: [deck.to_vec()].into(),
        }
    }

    /// The same with the order of one more shuffle after those given so far.
    pub fn then(mut self, pile: &[Card]) -> FixedOrder {
        self.next.push_back(pile.to_vec());
        self
    }
}

impl Chance for FixedOrder {
    fn begin_round(&mut self, _: u32) {}

    fn shuffle(&mut self, pile: &Hand) {
        self.pile = match self.next.pop_front() {
            Some(order) => order.into(),
            None => pile.iter().collect(),
        };
    }

    /// # Panics
    /// When the order given is shorter than the pile.
    fn draw(&mut self, _: &Hand) -> Card {
        self.pile
            .pop_front()
            .expect("the order reaches as far as the pile")
    }

    fn bury(&mut self, _: &Hand, card: Card) {
        self.pile.insert(self.pile.len() / 2, card);
    }

    fn put_under(&mut self, _: &Hand, card: Card) {
        self.pile.push_back(card);
    }

    /// # Panics
    /// When none of the cards lies in the order given.
    fn draw_first_of(&mut self, _: &Hand, wanted: CardSet) -> Card {
        let place = self.pile.iter().position(|&card| wanted.contains(card));
        place
            .and_then(|place| self.pile.remove(place))
            .expect("the order has such a card")
    }

    fn shuffle_pool(&mut self, _: &Hand) {}

    /// # Panics
    /// When the pool is empty.
    fn deal_from_pool(&mut self, pool: &Hand) -> Card {
        pool.nth(0).expect("the pool has a card")
    }

    fn choose(&mut self, _: u32) -> u32 {
        0
    }
}
