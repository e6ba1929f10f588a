//! Where chance comes in: one trait, and the ways to fill it.

pub mod fair;
mod replayed;
mod sampled;
mod scripted;
mod seeded;

pub use fair::Fair;
pub use replayed::Replayed;
pub use sampled::Sampled;
pub use scripted::Scripted;
pub use seeded::{Seed, Seeded};

use crate::card::{Card, CardSet};
use crate::event::{Back, Event};
use crate::hand::Hand;
use crate::phase::Phase;
use crate::state::State;
use alloc::vec::Vec;

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

    /// Puts a card into the draw pile, which holds these cards, at index floor(len / 2) from the top.
    fn bury(&mut self, pile: &Hand, card: Card);

    /// Puts a card under the draw pile, which holds these cards.
    fn put_under(&mut self, pile: &Hand, card: Card);

    /// Takes the topmost card of the draw pile that is one of `wanted`; at least one is.
    fn draw_first_of(&mut self, pile: &Hand, wanted: CardSet) -> Card;

    /// These cards are put together to be dealt one by one with [`Chance::deal_from_pool`].
    fn shuffle_pool(&mut self, pool: &Hand);

    /// Deals the next card of the pool, which holds these cards (at least one).
    fn deal_from_pool(&mut self, pool: &Hand) -> Card;

    /// A number below `count`, which is at least 1.
    fn choose(&mut self, count: u32) -> u32;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn begin_round(&mut self, round: u32) {
        (**self).begin_round(round);
    }

    fn shuffle(&mut self, pile: &Hand) {
        (**self).shuffle(pile);
    }

    fn draw(&mut self, pile: &Hand) -> Card {
        (**self).draw(pile)
    }

    fn bury(&mut self, pile: &Hand, card: Card) {
        (**self).bury(pile, card);
    }

    fn put_under(&mut self, pile: &Hand, card: Card) {
        (**self).put_under(pile, card);
    }

    fn draw_first_of(&mut self, pile: &Hand, wanted: CardSet) -> Card {
        (**self).draw_first_of(pile, wanted)
    }

    fn shuffle_pool(&mut self, pool: &Hand) {
        (**self).shuffle_pool(pool);
    }

    fn deal_from_pool(&mut self, pool: &Hand) -> Card {
        (**self).deal_from_pool(pool)
    }

    fn choose(&mut self, count: u32) -> u32 {
        (**self).choose(count)
    }
}

/// Asks a chance what it must have been asked for an event to happen in a state, so that it stands where
/// it stood after that event: a match that was written down goes on with the same shuffles.
pub fn retrace(before: &State, event: &Event, chance: &mut impl Chance) {
    let pile = before.draw_pile();
    match *event {
        Event::RoundBegan { round, .. } => {
            chance.begin_round(round);
            chance.shuffle(before.public().deck());
        }
        Event::Dealt { card, .. } => {
            if let Phase::Redealing(pool) = before.public().phase() {
                chance.deal_from_pool(pool);
            } else {
                chance.draw_first_of(pile, CardSet::of(card));
            }
        }
        Event::StartTurned { card } | Event::Drew { card, .. } => {
            chance.draw_first_of(pile, CardSet::of(card));
        }
        Event::StartReturned { to } => {
            if let Some(card) = before.public().top() {
                match to {
                    Back::Middle => chance.bury(pile, card),
                    Back::Bottom => chance.put_under(pile, card),
                    Back::Shuffled => {
                        let mut pile = *pile;
                        pile.add(card);
                        chance.shuffle(&pile);
                    }
                }
            }
        }
        Event::Refilled => chance.shuffle(&before.discards()),
        Event::Collected => {
            let in_round = before.public().in_round();
            let pool = in_round
                .iter()
                .fold(Hand::EMPTY, |all, seat| all.plus(before.hand(seat)));
            chance.shuffle_pool(&pool);
        }
        _ => {}
    }
}

/// A draw pile with an order.
#[derive(Clone, Default)]
struct Pile {
    /// The top card is the last.
    cards: Vec<Card>,
}

impl Pile {
    const EMPTY: Pile = Pile { cards: Vec::new() };

    fn from_top(mut order: Vec<Card>) -> Pile {
        order.reverse();
        Pile { cards: order }
    }

    fn draw(&mut self, pile: &Hand) -> Card {
        self.cards.pop().unwrap_or_else(|| any_of(pile))
    }

    fn bury(&mut self, card: Card) {
        let above = self.cards.len() / 2;
        self.cards.insert(self.cards.len() - above, card);
    }

    fn put_under(&mut self, card: Card) {
        self.cards.insert(0, card);
    }

    fn draw_first_of(&mut self, pile: &Hand, wanted: CardSet) -> Card {
        match self.cards.iter().rposition(|&card| wanted.contains(card)) {
            Some(place) => self.cards.remove(place),
            None => any_of(pile),
        }
    }
}

/// Some card of a pile that is never empty where this is called; a Wild if it were.
fn any_of(cards: &Hand) -> Card {
    cards.nth(0).unwrap_or(Card::WILD)
}
