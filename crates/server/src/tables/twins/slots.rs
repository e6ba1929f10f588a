//! Where every card of a round came from, and who has seen it there: worked out from the record of the round and the
//! rules of the table alone.
//!
//! A *slot* is a place in an order of shuffled cards. A card keeps its slot until it is shuffled again. What one knows
//! is which card lies, or lay, in a slot.

use super::orders::Orders;
use lastcard_engine::rules::HandShownTo;
use lastcard_engine::{Back, Card, Direction, Event, Seat, SeatSet};
use std::collections::VecDeque;

/// The place of a card in one of the orders of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) order: usize,
    pub(super) place: usize,
}

/// A round, followed card by card.
pub(super) struct Round {
    pub(super) orders: Orders,
    /// For each place of each order the slot in which its card lay before; none in the first order.
    pub(super) from: Vec<Vec<Option<Slot>>>,
    /// With which entry of the round each order came about.
    pub(super) made: Vec<usize>,
    learned: Vec<(usize, Eyes, Slot)>,
}

/// Who sees a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    All,
    Of(Seat),
}

/// For each place of each order whether it is known what lies there.
pub(super) type Known = Vec<Vec<bool>>;

impl Round {
    /// Follows a round with these orders. `entries` are its commands with what happened; `shown` says who sees a hand
    /// that is challenged.
    pub(super) fn follow(orders: Orders, entries: &[Vec<Event>], shown: HandShownTo) -> Round {
        let mut follow = Follow {
            round: Round {
                orders,
                from: Vec::new(),
                made: Vec::new(),
                learned: Vec::new(),
            },
            shown,
            entry: 0,
            pile: VecDeque::new(),
            pool: VecDeque::new(),
            hands: vec![Vec::new(); Seat::MAX],
            top: None,
            under: Vec::new(),
            judged: Vec::new(),
            playing: SeatSet::EMPTY,
            direction: Direction::Clockwise,
        };
        for (entry, events) in entries.iter().enumerate() {
            follow.entry = entry;
            for event in events {
                follow.event(event);
            }
        }
        follow.round
    }

    /// What is known before that entry: to a seat, or to everybody.
    pub(super) fn known(&self, seat: Option<Seat>, before: usize) -> Known {
        let mut known: Known = self.orders.iter().map(|o| vec![false; o.len()]).collect();
        for &(entry, eyes, slot) in &self.learned {
            let sees = match eyes {
                Eyes::All => true,
                Eyes::Of(of) => seat == Some(of),
            };
            if sees && entry < before {
                known[slot.order][slot.place] = true;
            }
        }
        known
    }

    fn card(&self, slot: Slot) -> Card {
        self.orders[slot.order][slot.place]
    }
}

struct Follow {
    round: Round,
    shown: HandShownTo,
    entry: usize,
    pile: VecDeque<Slot>,
    pool: VecDeque<Slot>,
    hands: Vec<Vec<Slot>>,
    top: Option<Slot>,
    under: Vec<Slot>,
    /// The hand by which the last Wild Draw Four is judged.
    judged: Vec<Slot>,
    playing: SeatSet,
    direction: Direction,
}

impl Follow {
    fn event(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { players, .. } => {
                self.playing = players;
                self.pile = self.shuffle(Vec::new());
            }
            Event::Dealt { seat, card } => {
                let pooled = self.pool.pop_front();
                let slot = pooled.or_else(|| self.pile.pop_front()).unwrap();
                self.takes(seat, slot, card);
            }
            Event::Drew { seat, card, .. } => {
                let slot = self.pile.pop_front().unwrap();
                self.takes(seat, slot, card);
            }
            Event::StartTurned { card } => {
                let place = self
                    .pile
                    .iter()
                    .position(|&slot| self.round.card(slot) == card);
                let slot = self.pile.remove(place.unwrap()).unwrap();
                self.learn(Eyes::All, slot);
                self.top = Some(slot);
            }
            Event::StartReturned { to } => self.start_returns(to),
            Event::Played { seat, card, .. } => {
                let hand = &mut self.hands[seat.index()];
                let place = hand.iter().position(|&slot| self.round.card(slot) == card);
                let slot = hand.remove(place.unwrap());
                if card == Card::WILD_DRAW_FOUR {
                    self.judged.clone_from(hand);
                }
                self.learn(Eyes::All, slot);
                self.under.extend(self.top.replace(slot));
            }
            Event::Refilled => {
                let under = std::mem::take(&mut self.under);
                self.pile = self.shuffle(under);
            }
            Event::Challenged { by, hand, .. } => {
                let mut cards: Vec<Card> =
                    self.judged.iter().map(|&s| self.round.card(s)).collect();
                cards.sort_by_key(|card| card.index());
                assert!(cards.into_iter().eq(hand.iter()), "the hand that was left");
                let eyes = match self.shown {
                    HandShownTo::Challenger => Eyes::Of(by),
                    HandShownTo::Everyone => Eyes::All,
                    HandShownTo::Nobody => return,
                };
                for slot in self.judged.clone() {
                    self.learn(eyes, slot);
                }
            }
            Event::Swapped { seat, with, .. } => {
                self.hands.swap(seat.index(), with.index());
                self.sees_own_hand(seat);
                self.sees_own_hand(with);
            }
            Event::Rotated { .. } => self.rotate(),
            Event::Collected => {
                let playing = self.playing;
                let hands = playing
                    .iter()
                    .map(|seat| std::mem::take(&mut self.hands[seat.index()]));
                let all = hands.flatten().collect();
                self.pool = self.shuffle(all);
            }
            Event::DirectionTurned { direction } => self.direction = direction,
            Event::WentOut { seat } => self.playing.remove(seat),
            Event::KnockedOut { seat } | Event::Left { seat } => {
                self.playing.remove(seat);
                let hand = std::mem::take(&mut self.hands[seat.index()]);
                self.under.extend(hand);
            }
            // The secret of the shuffle is shown with the same entry.
            Event::RoundEnded { .. } | Event::MatchEnded { .. } => self.all_is_shown(),
            _ => {}
        }
    }

    /// These cards come to lie in the next order of the round.
    fn shuffle(&mut self, mut cards: Vec<Slot>) -> VecDeque<Slot> {
        let order = self.round.from.len();
        let mut from = Vec::new();
        for card in &self.round.orders[order] {
            let place = cards
                .iter()
                .position(|&slot| self.round.card(slot) == *card);
            from.push(place.map(|place| cards.swap_remove(place)));
        }
        assert!(cards.is_empty(), "the cards are those of the order");
        let slots = (0..from.len()).map(|place| Slot { order, place });
        let slots = slots.collect();
        self.round.from.push(from);
        self.round.made.push(self.entry);
        slots
    }

    fn takes(&mut self, seat: Seat, slot: Slot, card: Card) {
        assert_eq!(self.round.card(slot), card, "the card of the order");
        self.hands[seat.index()].push(slot);
        self.learn(Eyes::Of(seat), slot);
    }

    fn start_returns(&mut self, to: Back) {
        let slot = self.top.take().unwrap();
        match to {
            Back::Middle => self.pile.insert(self.pile.len() / 2, slot),
            Back::Bottom => self.pile.push_back(slot),
            Back::Shuffled => {
                let mut all: Vec<Slot> = self.pile.drain(..).collect();
                all.push(slot);
                self.pile = self.shuffle(all);
            }
        }
    }

    fn rotate(&mut self) {
        let old = self.hands.clone();
        for seat in self.playing.iter() {
            let next = self.playing.next(seat, self.direction).unwrap();
            self.hands[next.index()].clone_from(&old[seat.index()]);
        }
        for seat in self.playing.iter() {
            self.sees_own_hand(seat);
        }
    }

    fn sees_own_hand(&mut self, seat: Seat) {
        for slot in self.hands[seat.index()].clone() {
            self.learn(Eyes::Of(seat), slot);
        }
    }

    fn all_is_shown(&mut self) {
        for order in 0..self.round.from.len() {
            for place in 0..self.round.from[order].len() {
                self.learn(Eyes::All, Slot { order, place });
            }
        }
    }

    fn learn(&mut self, eyes: Eyes, slot: Slot) {
        self.round.learned.push((self.entry, eyes, slot));
    }
}
