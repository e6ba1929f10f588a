//! Chance read back from what happened.

use super::{Chance, any_of};
use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::hand::Hand;
use crate::seat::SeatSet;
use alloc::collections::VecDeque;

/// Answers as the recorded events say, so that the recorded commands give the same events again.
///
/// Once the events are used up, or ask for a card that is not there, any card is given: the comparison with
/// the record then fails where it should.
#[derive(Clone, Debug, Default)]
pub struct Replayed {
    cards: VecDeque<Card>,
    choices: VecDeque<u32>,
}

impl Replayed {
    /// The outcomes in these events, in order.
    pub fn new<'a>(events: impl IntoIterator<Item = &'a Event>) -> Replayed {
        let mut replayed = Replayed::default();
        for event in events {
            match *event {
                Event::DealerDrew { card, .. }
                | Event::Dealt { card, .. }
                | Event::StartTurned { card }
                | Event::Drew { card, .. } => replayed.cards.push_back(card),
                Event::RoundBegan {
                    dealer, players, ..
                } => {
                    let before = players.and(SeatSet::first(dealer.index())).len();
                    replayed.choices.push_back(before);
                }
                _ => {}
            }
        }
        replayed
    }

    /// These cards, in order.
    pub(crate) fn of_cards(cards: impl IntoIterator<Item = Card>) -> Replayed {
        Replayed {
            cards: cards.into_iter().collect(),
            choices: VecDeque::new(),
        }
    }

    fn next(&mut self, among: &Hand) -> Card {
        match self.cards.pop_front() {
            Some(card) if among.contains(card) => card,
            _ => any_of(among),
        }
    }
}

impl Chance for Replayed {
    fn begin_round(&mut self, _: u32) {}

    fn shuffle(&mut self, _: &Hand) {}

    fn draw(&mut self, pile: &Hand) -> Card {
        self.next(pile)
    }

    fn bury(&mut self, _: &Hand, _: Card) {}

    fn put_under(&mut self, _: &Hand, _: Card) {}

    fn draw_first_of(&mut self, pile: &Hand, _: CardSet) -> Card {
        self.next(pile)
    }

    fn shuffle_pool(&mut self, _: &Hand) {}

    fn deal_from_pool(&mut self, pool: &Hand) -> Card {
        self.next(pool)
    }

    fn choose(&mut self, count: u32) -> u32 {
        self.choices.pop_front().unwrap_or(0).min(count - 1)
    }
}
