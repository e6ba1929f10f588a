//! The turns of a round of fast play.

use super::course::{
    Course, Effect, Stop, all_of, effect_of, last_form, owed_for, plain_play, seat_of,
};
use super::game::Key;
use super::log::Log;
use super::pack::{Bits, Pack};
use super::round::{Found, NOBODY, Waiting};
use crate::action::{Action, Command};
use crate::event::{Event, Why};
use crate::phase::Step;
use crate::rules::ThenPlay;
use rand_core::RngCore;

#[expect(
    clippy::inline_always,
    reason = "the parts of a turn, which is over before a call would be"
)]
impl<const N: usize, const HOUSE: bool, B, R, L> Course<'_, N, HOUSE, B, R, L>
where
    B: Bits,
    R: RngCore,
    L: Log,
{
    /// Plays until the round is decided or the engine must go on.
    #[inline(always)]
    pub(super) fn play_on(&mut self) -> Stop {
        loop {
            let step = if HOUSE {
                self.house_step()
            } else {
                self.turn()
            };
            if let Err(stop) = step {
                return stop;
            }
            if self.now.found != Found::Cards {
                return Stop::HandOver;
            }
        }
    }

    /// One turn of the seat on turn.
    #[inline(always)]
    pub(super) fn turn(&mut self) -> Result<(), Stop> {
        self.turns += 1;
        let seat = self.now.seat;
        let open = self.open(self.hand(seat));
        let bit = if open == 0 {
            match self.draw_turn(seat) {
                Some(bit) => bit,
                None => return Ok(()),
            }
        } else {
            self.pick(open)
        };
        if HOUSE {
            self.play_house(seat, bit, None)
        } else {
            self.play(seat, bit)
        }
    }

    /// The bits of the kinds that may be played from a hand in a turn.
    #[inline(always)]
    pub(super) fn open(&self, hand: Pack) -> u64 {
        self.masks.playable::<HOUSE>(self.now.key, hand)
    }

    /// The ordinary draw: the bit of the card drawn last and whether it fits; none when nothing could be drawn.
    #[inline(always)]
    pub(super) fn draw_until(&mut self, seat: u8) -> Option<(u32, bool)> {
        self.acts(seat, Action::Draw);
        let key = self.now.key.at();
        let mut drawn = None;
        while let Some(place) = self.draw_one(seat, Why::Turn) {
            let bit = u32::from(place & 63);
            // Whoever had nothing to play holds nothing that makes a Wild Draw Four illegal, but for rules on last cards.
            let fits = if HOUSE {
                self.open(self.hand(seat)) & all_of(bit) != 0
            } else {
                self.masks.matching[key] >> bit & 1 == 1
            };
            drawn = Some((bit, fits));
            if fits || !self.masks.draws_on {
                break;
            }
        }
        drawn
    }

    /// The ordinary draw; the bit of a card to play after it, if there is one. Without one the turn is over.
    #[inline(always)]
    fn draw_turn(&mut self, seat: u8) -> Option<u32> {
        let (bit, fits) = self.draw_until(seat)?;
        if HOUSE && self.rules.then_play != ThenPlay::DrawnCard {
            return self.after_draw_house(seat, bit, fits);
        }
        if L::ON && (fits || self.masks.may_draw_on && !self.is_bare()) {
            let drawn = self.just_drawn(bit, fits);
            self.turns_to(seat, Step::AfterDraw(drawn));
        }
        if fits {
            return Some(bit);
        }
        if L::ON && self.masks.may_draw_on && !self.is_bare() {
            self.passes(seat);
        }
        self.next_after(seat);
        None
    }

    /// A play in turn where none of the rules of [`super::effects`] is on.
    #[inline(always)]
    fn play(&mut self, seat: u8, bit: u32) -> Result<(), Stop> {
        let color = (self.spare >> 62) as u32;
        let prior = (self.now.key, self.now.top);
        if L::ON {
            let play = plain_play(bit, color, self.masks.calls && self.hand(seat).len() == 2);
            if self.hand(seat).is_one() {
                let action = Action::Play(last_form(play));
                self.end = Some((Command::Act(seat_of(seat), action), self.round()));
            } else {
                self.acts(seat, Action::Play(play));
                self.laid(seat, &play, false);
                self.drawn = None;
            }
        }
        let guilty = L::ON && self.guilty(seat);
        let mut hand = self.hand(seat);
        self.now.top = hand.take(bit);
        *self.hand_mut(seat) = hand;
        self.now.key = Key::of(bit, color);
        if L::ON {
            self.now.laid_by = seat;
        }
        if hand.is_empty() {
            return Err(self.out(seat, bit));
        }
        let effect = effect_of(bit);
        let skips = effect == Effect::Skip || effect == Effect::Reverse && self.reverse_skips();
        if effect == Effect::Reverse && !skips {
            self.turn_round();
            if L::ON {
                self.direction_turned();
            }
        }
        let next = self.after(seat);
        let over = self.after(next);
        if effect == Effect::Two || effect == Effect::Four {
            if L::ON {
                let offender = if bit >= 54 && self.masks.challenge_open {
                    seat
                } else {
                    NOBODY
                };
                self.now.waiting = Waiting {
                    owed: owed_for(effect),
                    four: bit >= 54,
                    only_twos: bit < 54,
                    offender,
                    guilty,
                    prior_key: prior.0,
                    prior_top: prior.1,
                };
                self.now.seat = next;
                self.turns_to(next, self.serve_step());
                self.acts(next, Action::Draw);
                self.now.waiting = Waiting::NONE;
            }
            self.draw_cards(next, owed_for(effect), Why::Penalty);
            self.comes_to(over);
            return Ok(());
        }
        if L::ON && skips {
            self.log.event(Event::Skipped {
                seat: seat_of(next),
            });
        }
        self.comes_to(if skips { over } else { next });
        Ok(())
    }

    /// The last card was laid: a draw card may still be served.
    #[inline(always)]
    fn out(&mut self, seat: u8, bit: u32) -> Stop {
        let owed = owed_for(effect_of(bit));
        let next = self.after(seat);
        if self.rules.final_draw_applies {
            self.draw_cards(next, owed, Why::FinalCard);
        }
        Stop::Out(seat)
    }
}
