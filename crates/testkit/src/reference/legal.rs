//! Every move that is open to a seat, found by trying.

use super::{Reference, without};
use lastcard_engine::rules::MultiDiscard;
use lastcard_engine::{Action, Card, Cards, Color, Command, Play, Seat};

impl Reference {
    /// Every open move of a seat, void calls and catches included where they are accepted; without
    /// leaving and without the form of a play that carries the call. Several cards that differ only in
    /// the order of those between the first and the last stand once.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut tries = Vec::new();
        for cards in self.cards_to_try(seat) {
            for play in self.plays_to_try(cards) {
                tries.push(Action::Play(play));
                tries.push(Action::JumpIn(play));
            }
        }
        tries.extend([Action::Draw, Action::Pass, Action::Challenge, Action::Call]);
        tries.extend(Color::ALL.map(Action::Name));
        tries.extend(self.all_seats().into_iter().map(Action::Swap));
        tries.extend(self.all_seats().into_iter().map(Action::Catch));
        tries.retain(|&action| self.judge(&Command::Act(seat, action)).is_ok());
        tries
    }

    fn cards_to_try(&self, seat: Seat) -> Vec<Cards> {
        let hand = self.hand(seat);
        let kinds = kinds(hand);
        let mut all: Vec<Cards> = kinds.iter().map(|&card| Cards::One(card)).collect();
        match self.rules.multi_discard {
            MultiDiscard::Off => {}
            MultiDiscard::IdenticalPair => {
                all.extend(kinds.iter().filter_map(|&card| Cards::new(&[card, card])));
            }
            MultiDiscard::SameNumber => {
                for number in 0..=9 {
                    let same = hand.iter().filter(|card| card.number() == Some(number));
                    all.extend(orders(&same.copied().collect::<Vec<Card>>()));
                }
            }
        }
        all
    }

    fn plays_to_try(&self, cards: Cards) -> Vec<Play> {
        let colors = [None].into_iter().chain(Color::ALL.map(Some));
        let colors = colors.filter(|color| color.is_none() || cards.first().is_wild());
        let mut swaps = vec![None];
        if self.swaps(cards.first()) {
            swaps.extend(self.all_seats().into_iter().map(Some));
        }
        let mut plays = Vec::new();
        for color in colors {
            for &swap in &swaps {
                plays.push(Play {
                    cards,
                    color,
                    swap,
                    uno: false,
                });
            }
        }
        plays
    }
}

/// Every way to lay two or more of these cards that differs in the first, the last or which they are.
fn orders(cards: &[Card]) -> Vec<Cards> {
    let mut parts: Vec<Vec<Card>> = vec![vec![]];
    for kind in kinds(cards) {
        let count = cards.iter().filter(|&&card| card == kind).count();
        let with = |part: &Vec<Card>, n| [&part[..], &vec![kind; n]].concat();
        parts = parts
            .iter()
            .flat_map(|part| (0..=count).map(move |n| with(part, n)))
            .collect();
    }
    let mut all = Vec::new();
    for part in parts {
        for first in kinds(&part) {
            let rest = without(&part, &[first]).unwrap_or_default();
            for last in kinds(&rest) {
                let between = without(&rest, &[last]).unwrap_or_default();
                all.extend(Cards::new(&[&[first], &between[..], &[last]].concat()));
            }
        }
    }
    all
}

/// Each kind among the cards once, in order.
fn kinds(cards: &[Card]) -> Vec<Card> {
    let mut kinds = cards.to_vec();
    kinds.sort();
    kinds.dedup();
    kinds
}
