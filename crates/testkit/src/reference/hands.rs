//! Hands that move: swaps, rotations, a new deal; and what a blank Wild makes others draw.

use super::{Call, Reference, is, take, together};
use lastcard_engine::rules::{BlankWild, ShuffleHands};
use lastcard_engine::{Card, Chance, Event, Play, Seat, Why, Wild};

impl Reference {
    /// Swaps, rotates or deals anew; gives the seats whose hands were exchanged.
    pub(super) fn move_hands(
        &mut self,
        seat: Seat,
        play: &Play,
        cards: &[Card],
        first: Seat,
        chance: &mut dyn Chance,
    ) -> Vec<Seat> {
        let mut moved = Vec::new();
        if let Some(with) = play.swap
            && self.in_round(seat)
        {
            self.swap_hands(seat, with);
            moved = vec![seat, with];
        }
        if self.rules.zero_rotate {
            for _ in cards.iter().filter(|card| card.number() == Some(0)) {
                self.rotate_hands();
                moved = self.still_in();
            }
        }
        if is(cards[0], Wild::ShuffleHands) {
            self.deal_hands_anew(first, chance);
            moved = self.still_in();
        }
        moved
    }

    pub(super) fn swap_hands(&mut self, seat: Seat, with: Seat) {
        let mine = std::mem::take(&mut self.player_mut(seat).hand);
        let theirs = std::mem::replace(&mut self.player_mut(with).hand, mine);
        self.player_mut(seat).hand = theirs;
        self.player_mut(seat).call = Call::Fine;
        self.player_mut(with).call = Call::Fine;
        self.tell(Event::Swapped {
            seat,
            with,
            hand: (),
        });
    }

    fn rotate_hands(&mut self) {
        let order = self.order_from(self.still_in()[0]);
        let mut hands: Vec<Vec<Card>> = order.iter().map(|&s| self.hand(s).to_vec()).collect();
        hands.rotate_right(1);
        for (&seat, hand) in order.iter().zip(hands) {
            self.player_mut(seat).hand = hand;
            self.player_mut(seat).call = Call::Fine;
        }
        self.tell(Event::Rotated { hand: () });
    }

    /// All hands are shuffled together and dealt one card at a time from this seat on.
    pub(super) fn deal_hands_anew(&mut self, first: Seat, chance: &mut dyn Chance) {
        let order = self.order_from(first);
        let mut pool = Vec::new();
        let mut counts = Vec::new();
        for &seat in &order {
            counts.push(self.hand(seat).len());
            pool.append(&mut self.player_mut(seat).hand);
            self.player_mut(seat).call = Call::Fine;
        }
        self.tell(Event::Collected);
        chance.shuffle_pool(&together(&pool));
        while !pool.is_empty() {
            for (place, &seat) in order.iter().enumerate() {
                let full = self.rules.shuffle_hands == ShuffleHands::KeepCounts
                    && self.hand(seat).len() == counts[place];
                if full || pool.is_empty() {
                    continue;
                }
                let card = chance.deal_from_pool(&together(&pool));
                take(&mut pool, card);
                self.player_mut(seat).hand.push(card);
                self.tell(Event::Dealt { seat, card });
            }
        }
    }

    /// A blank Wild may make everybody else draw.
    pub(super) fn others_draw(&mut self, seat: Seat, first: Seat, chance: &mut dyn Chance) {
        let count = match self.rules.blank_wild {
            BlankWild::PlainWild => return,
            BlankWild::OthersDrawOne => 1,
            BlankWild::OthersDrawTwo => 2,
        };
        for other in self.order_from(first) {
            if other != seat && !self.is_decided() {
                self.draw_cards(other, count, Why::BlankWild, chance);
            }
        }
    }
}
