//! Turns under the rules that few tables have all of: penalties that move on, challenges, jump-ins, hands that move.

use super::course::{
    Course, Effect, Stop, all_of, effect_of, last_form, owed_for, plain_play, seat_of,
};
use super::game::Key;
use super::log::Log;
use super::pack::{Bits, card_at};
use super::round::{NOBODY, Waiting};
use crate::action::{Action, Command, Play};
use crate::event::{Event, Why};
use crate::phase::{Full, Step};
use crate::rules::{JumpInContinues, JumpInOnDrawCards, SevenSwap, ThenPlay};
use rand_core::RngCore;

#[expect(
    clippy::inline_always,
    reason = "so that the instructions that `Bits` offers are used where they are needed"
)]
impl<const N: usize, const HOUSE: bool, B, R, L> Course<'_, N, HOUSE, B, R, L>
where
    B: Bits,
    R: RngCore,
    L: Log,
{
    /// A jump-in, an answer to the penalty that waits, or a turn.
    #[inline(always)]
    pub(super) fn house_step(&mut self) -> Result<(), Stop> {
        if self.masks.jumps
            && let Some((seat, bit)) = self.jumper()
        {
            self.turns += 1;
            return self.play_house(seat, bit, Some(self.now.seat));
        }
        if self.now.waiting.owed > 0 {
            self.serve()
        } else {
            self.turn()
        }
    }

    /// The next seat that may jump in, and its card.
    #[inline(always)]
    fn jumper(&self) -> Option<(u8, u32)> {
        let top = u32::from(self.now.top & 63);
        let wild = top >= 52;
        let start = self.now.laid_by == NOBODY;
        if start || wild && !self.masks.jumps_wild || !self.jump_is_open(top) {
            return None;
        }
        let same = all_of(top);
        let mut seat = self.now.seat;
        for _ in 1..self.seats() {
            seat = self.after(seat);
            let hand = self.hand(seat);
            let found = hand.bits() & same;
            if found == 0 || seat == self.now.laid_by {
                continue;
            }
            let blocked =
                top >= 54 && self.now.waiting.owed == 0 && self.masks.blocked && self.guilty(seat);
            if !blocked && (!hand.is_one() || found & self.masks.last != 0) {
                return Some((seat, found.trailing_zeros()));
            }
        }
        None
    }

    #[inline(always)]
    fn jump_is_open(&self, top: u32) -> bool {
        let waiting = &self.now.waiting;
        let draws = owed_for(effect_of(top));
        if waiting.owed == 0 {
            return draws == 0 || self.rules.jump_in_on_draw_cards != JumpInOnDrawCards::Forbidden;
        }
        let limit = self.rules.stack_limit.get();
        draws > 0
            && self.rules.jump_in_on_draw_cards == JumpInOnDrawCards::AddsToStack
            && waiting.offender == NOBODY
            && limit.is_none_or(|limit| waiting.owed + draws <= limit)
    }

    /// The seat on turn answers the penalty, challenges it or draws.
    #[inline(always)]
    fn serve(&mut self) -> Result<(), Stop> {
        let seat = self.now.seat;
        let waiting = self.now.waiting;
        if self.masks.challenges && waiting.offender != NOBODY && self.below(2) == 0 {
            self.challenge(seat, waiting);
            return Ok(());
        }
        let hand = self.hand(seat);
        let mut answers = hand.kinds() & self.masks.answering(self.rules, &self.now);
        if hand.is_one() {
            answers &= self.masks.last;
        }
        if answers != 0 {
            self.turns += 1;
            let bit = self.pick(answers);
            return self.play_house(seat, bit, None);
        }
        self.draw_penalty(seat, waiting.owed);
        Ok(())
    }

    /// The seat on turn draws the penalty that waits.
    #[inline(always)]
    pub(super) fn draw_penalty(&mut self, seat: u8, owed: u16) {
        self.acts(seat, Action::Draw);
        self.now.waiting = Waiting::NONE;
        self.draw_cards(seat, owed, Why::Penalty);
        self.next_after(seat);
    }

    #[inline(always)]
    pub(super) fn challenge(&mut self, by: u8, waiting: Waiting) {
        let (offender, guilty) = (waiting.offender, waiting.guilty);
        self.acts(by, Action::Challenge);
        if L::ON {
            self.log.event(Event::Challenged {
                by: seat_of(by),
                offender: seat_of(offender),
                guilty,
                hand: self.hand(offender).hand(),
            });
        }
        self.now.waiting = Waiting::NONE;
        if guilty {
            self.draw_cards(offender, self.rules.guilty_draws.get(), Why::Guilty);
            self.comes_to(by);
        } else {
            let count = waiting.owed + self.rules.innocent_extra.get();
            self.draw_cards(by, count, Why::Innocent);
            self.next_after(by);
        }
    }

    /// A play by lot, in turn, or out of turn while it was the turn of another seat.
    #[inline(always)]
    pub(super) fn play_house(
        &mut self,
        seat: u8,
        bit: u32,
        jumped: Option<u8>,
    ) -> Result<(), Stop> {
        let color = if bit >= 52 { self.color() } else { 0 };
        let with = if self.hand(seat).is_one() {
            None
        } else {
            self.swap_partner(seat, bit)
        };
        self.lay(seat, bit, (color, with), jumped)
    }

    /// A play with that color and that partner of a swap, in turn or out of turn while it was the turn of another seat.
    #[inline(always)]
    pub(super) fn lay(
        &mut self,
        seat: u8,
        bit: u32,
        (color, with): (u32, Option<u8>),
        jumped: Option<u8>,
    ) -> Result<(), Stop> {
        let before = self.now.waiting;
        let last = self.hand(seat).is_one();
        if L::ON {
            let play = Play {
                swap: with.map(seat_of),
                ..plain_play(bit, color, self.leaves_one(seat, bit, with))
            };
            let action = |play| match jumped {
                Some(_) => Action::JumpIn(play),
                None => Action::Play(play),
            };
            if last {
                let command = Command::Act(seat_of(seat), action(last_form(play)));
                self.end = Some((command, self.round()));
            } else {
                self.acts(seat, action(play));
                self.laid(seat, &play, jumped.is_some());
                self.drawn = None;
            }
        }
        let four = bit >= 54;
        let opens = four && self.masks.challenge_open && before.owed == 0;
        let guilty = opens && self.guilty(seat);
        let prior = (self.now.key, self.now.top);
        let mut hand = self.hand(seat);
        self.now.top = hand.take(bit);
        *self.hand_mut(seat) = hand;
        self.now.key = Key::of(bit, color);
        self.now.laid_by = seat;
        let keeps =
            jumped.filter(|_| self.rules.jump_in_continues == JumpInContinues::OriginalOrder);
        let effect = effect_of(bit);
        let owed = owed_for(effect);
        if last {
            if self.rules.final_draw_applies {
                let victim = keeps.unwrap_or_else(|| self.after(seat));
                self.draw_cards(victim, before.owed + owed, Why::FinalCard);
            }
            return Err(Stop::Out(seat));
        }
        let mut next = self.turn_and_skip(seat, effect, keeps, before.owed > 0);
        if let Some(with) = with {
            self.swap(seat, with);
        } else if self.rules.zero_rotate && card_at(bit).number() == Some(0) {
            self.rotate();
        }
        if next == NOBODY {
            next = keeps.unwrap_or_else(|| self.after(seat));
        }
        self.now.seat = next;
        if owed > 0 {
            self.now.waiting = Waiting {
                owed: before.owed + owed,
                four,
                only_twos: !four && (before.owed == 0 || before.only_twos),
                offender: if opens { seat } else { NOBODY },
                guilty,
                prior_key: prior.0,
                prior_top: prior.1,
            };
        } else {
            self.now.waiting.offender = NOBODY;
        }
        if L::ON {
            let step = if self.now.waiting.owed > 0 {
                self.serve_step()
            } else {
                Step::Play
            };
            self.turns_to(next, step);
        }
        Ok(())
    }

    /// Turns the direction for a Reverse or leaves out a seat; says whose turn comes after that one, [`NOBODY`] if none was.
    #[inline(always)]
    fn turn_and_skip(&mut self, seat: u8, effect: Effect, keeps: Option<u8>, waits: bool) -> u8 {
        let skips = match effect {
            Effect::Skip => true,
            Effect::Reverse => self.reverse_skips(),
            _ => return NOBODY,
        };
        if !skips {
            self.turn_round();
            if L::ON {
                self.direction_turned();
            }
            return NOBODY;
        }
        // On a waiting penalty the card hands it on instead of leaving anybody out.
        if waits {
            return NOBODY;
        }
        let out = keeps.unwrap_or_else(|| self.after(seat));
        if L::ON {
            self.log.event(Event::Skipped { seat: seat_of(out) });
        }
        self.after(out)
    }

    #[inline(always)]
    fn color(&mut self) -> u32 {
        if self.rules.wild_may_keep_color {
            return self.below(4);
        }
        let now = self.now.key.color();
        let other = self.below(3);
        other + u32::from(other >= now as u32)
    }

    /// With whom hands are swapped: not swapping counts as one choice where it is one.
    #[inline(always)]
    fn swap_partner(&mut self, seat: u8, bit: u32) -> Option<u8> {
        if card_at(bit).number() != Some(7) {
            return None;
        }
        let others = u32::from(self.seats()) - 1;
        let swaps = match self.rules.seven_swap {
            SevenSwap::Off => false,
            SevenSwap::Optional => self.below(others + 1) > 0,
            SevenSwap::Mandatory => true,
        };
        if !swaps {
            return None;
        }
        let with = self.below(others) as u8;
        Some(with + u8::from(with >= seat))
    }

    /// Whether a play leaves its player one card, when it is laid or after its effect, so that it is called with it.
    #[inline(always)]
    fn leaves_one(&self, seat: u8, bit: u32, with: Option<u8>) -> bool {
        let left = self.hand(seat).len() - 1;
        if !self.masks.calls || left < 2 {
            return self.masks.calls && left == 1;
        }
        let from = match with {
            Some(with) => with,
            None if self.rules.zero_rotate && card_at(bit).number() == Some(0) => {
                (seat + self.seats() - self.now.step) % self.seats()
            }
            None => return false,
        };
        self.hand(from).is_one()
    }

    #[inline(always)]
    fn swap(&mut self, seat: u8, with: u8) {
        let (own, other) = (self.hand(seat), self.hand(with));
        *self.hand_mut(seat) = other;
        *self.hand_mut(with) = own;
        if L::ON {
            self.log.event(Event::Swapped {
                seat: seat_of(seat),
                with: seat_of(with),
                hand: (),
            });
        }
    }

    #[inline(always)]
    fn rotate(&mut self) {
        let seats = usize::from(self.seats());
        let hands = &mut self.hands[..seats];
        if self.now.clockwise {
            hands.rotate_right(1);
        } else {
            hands.rotate_left(1);
        }
        if L::ON {
            self.log.event(Event::Rotated { hand: () });
        }
    }

    /// The end of an ordinary draw where not only the drawn card may be played, or nothing may.
    #[inline(always)]
    pub(super) fn after_draw_house(&mut self, seat: u8, bit: u32, fits: bool) -> Option<u32> {
        let open = match self.rules.then_play {
            ThenPlay::Nothing => {
                self.next_after(seat);
                return None;
            }
            ThenPlay::AnyCard => self.open(self.hand(seat)),
            ThenPlay::DrawnCard => self.open(self.hand(seat)) & all_of(bit),
        };
        let draws_on = self.masks.may_draw_on && !fits && !self.is_bare();
        if L::ON && (open != 0 || draws_on) {
            let drawn = self.just_drawn(bit, fits);
            self.turns_to(seat, Step::AfterDraw(drawn));
        }
        if open != 0 {
            return Some(self.pick(open));
        }
        if L::ON && draws_on {
            self.passes(seat);
        }
        self.next_after(seat);
        None
    }

    /// What the seat on turn is asked for while a penalty waits.
    #[inline(always)]
    pub(super) fn serve_step(&self) -> Step<Full> {
        Step::Serve(self.now.waiting.penalty(self.hands))
    }
}
