//! Drawing: the ordinary draw, penalties, the refill, the mercy limit; passing and challenging.

use super::{Call, Part, Reference, take, together};
use lastcard_engine::rules::{DrawMode, PlayableCard, ThenPlay};
use lastcard_engine::{Card, Chance, DrawnCard, Event, Seat, Step, Why};

impl Reference {
    pub(super) fn draw(&mut self, seat: Seat, chance: &mut dyn Chance) {
        self.close_window();
        match self.step() {
            Some(Step::Serve(penalty)) => {
                self.draw_cards(seat, penalty.owed, Why::Penalty, chance);
                if self.is_decided() {
                    self.end_round();
                } else if penalty.then_plays && self.in_round(seat) {
                    self.turn(seat, Step::Play);
                } else {
                    self.turn(self.next(seat), Step::Play);
                }
            }
            _ => self.draw_in_turn(seat, chance),
        }
    }

    fn draw_in_turn(&mut self, seat: Seat, chance: &mut dyn Chance) {
        let then_play = self.rules.then_play;
        let goes_on =
            self.rules.draw_mode == DrawMode::UntilPlayable && then_play != ThenPlay::Nothing;
        let mut last = None;
        while let Some(card) = self.draw_one(seat, Why::Turn, chance) {
            if self.is_decided() {
                return self.end_round();
            }
            let fits = self.can_play(seat, card);
            last = Some(DrawnCard { card, fits });
            if fits || !goes_on || !self.in_round(seat) {
                break;
            }
        }
        let Some(drawn) = last else { return };
        let other = then_play == ThenPlay::AnyCard && self.can_play_some(seat);
        let has_choice = drawn.fits || other || self.may_draw_on(drawn);
        if !self.in_round(seat) || then_play == ThenPlay::Nothing || !has_choice {
            self.turn(self.next(seat), Step::Play);
        } else if drawn.fits
            && self.rules.playable_card == PlayableCard::AutoPlay
            && !self.drawn_bluff(seat, drawn.card)
        {
            let play = self.plain_play(seat, drawn.card, true);
            self.play(seat, &play, false, chance);
        } else {
            self.turn(seat, Step::AfterDraw(drawn));
        }
    }

    /// Draws so many cards for a penalty: what exists, and no more once the player is out of the round.
    pub(super) fn draw_cards(&mut self, seat: Seat, count: u16, why: Why, chance: &mut dyn Chance) {
        for drawn in 0..count {
            if !self.in_round(seat) {
                return;
            }
            if self.draw_one(seat, why, chance).is_none() {
                self.tell(Event::Forgiven {
                    seat,
                    count: count - drawn,
                });
                return;
            }
        }
    }

    /// Draws a card, if there is one.
    fn draw_one(&mut self, seat: Seat, why: Why, chance: &mut dyn Chance) -> Option<Card> {
        self.refill_if_empty(chance);
        if self.draw_pile.is_empty() {
            return None;
        }
        let card = chance.draw(&together(&self.draw_pile));
        take(&mut self.draw_pile, card);
        self.player_mut(seat).hand.push(card);
        self.player_mut(seat).hand_changed();
        self.tell(Event::Drew { seat, card, why });
        self.refill_if_empty(chance);
        let count = self.hand(seat).len();
        if self
            .rules
            .mercy_limit
            .get()
            .is_some_and(|limit| count >= usize::from(limit))
        {
            self.knock_out(seat);
        }
        Some(card)
    }

    /// The discards under the top become the new draw pile when the old one is empty (E-172).
    fn refill_if_empty(&mut self, chance: &mut dyn Chance) {
        if self.draw_pile.is_empty() && self.discards.len() > 1 {
            let top = self.discards.split_off(self.discards.len() - 1);
            self.draw_pile = std::mem::replace(&mut self.discards, top);
            chance.shuffle(&together(&self.draw_pile));
            self.tell(Event::Refilled);
        }
    }

    pub(super) fn nothing_to_draw(&self) -> bool {
        self.draw_pile.is_empty() && self.discards.len() <= 1
    }

    fn knock_out(&mut self, seat: Seat) {
        self.name_for_who_goes(seat);
        self.player_mut(seat).part = Part::KnockedOut(self.value(self.hand(seat)));
        self.tell(Event::KnockedOut { seat });
        self.put_hand_under(seat);
    }

    /// The hand of somebody who is gone goes under the discard pile.
    pub(super) fn put_hand_under(&mut self, seat: Seat) {
        let hand = std::mem::take(&mut self.player_mut(seat).hand);
        self.discards.splice(0..0, hand);
        self.player_mut(seat).call = Call::Fine;
    }

    pub(super) fn pass(&mut self, seat: Seat) {
        self.close_window();
        self.tell(Event::Passed { seat });
        self.turn(self.next(seat), Step::Play);
    }

    pub(super) fn challenge(&mut self, by: Seat, chance: &mut dyn Chance) {
        let (Some(challenge), Some(Step::Serve(penalty))) = (self.open_challenge(), self.step())
        else {
            return;
        };
        self.close_window();
        let offender = challenge.offender;
        let guilty = challenge.evidence.guilty;
        self.tell(Event::Challenged {
            by,
            offender,
            guilty,
            hand: challenge.evidence.hand,
        });
        if guilty {
            let count = self.rules.guilty_draws.get();
            self.draw_cards(offender, count, Why::Guilty, chance);
        } else {
            let count = penalty.owed + self.rules.innocent_extra.get();
            self.draw_cards(by, count, Why::Innocent, chance);
        }
        if self.is_decided() {
            self.end_round();
        } else if guilty {
            self.turn(by, Step::Play);
        } else {
            self.turn(self.next(by), Step::Play);
        }
    }
}
