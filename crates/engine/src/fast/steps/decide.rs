//! What a decision does.

use super::{Asks, Move};
use crate::card::Card;
use crate::fast::course::{Course, Stop};
use crate::fast::log::Log;
use crate::fast::pack::{Bits, FOUR, Pack, WILD};
use crate::phase::Step;
use crate::rules::ThenPlay;
use rand_core::RngCore;

#[expect(
    clippy::inline_always,
    reason = "the parts of a decision, which is carried out before a call would be"
)]
impl<const N: usize, B, R, L> Course<'_, N, true, B, R, L>
where
    B: Bits,
    R: RngCore + Clone,
    L: Log,
{
    #[inline(always)]
    pub(super) fn decide(&mut self, asks: Asks, decision: Move) -> Result<Asks, Stop> {
        let seat = self.now.seat;
        match (decision, asks) {
            (Move::Play(card, color, swap), _) => {
                let bit = bit_of(self.hand(seat), card);
                let color = color.map_or(0, |color| color as u32);
                let with = swap.map(|with| with.index() as u8);
                self.lay(seat, bit, (color, with), None)?;
            }
            (Move::Draw, Asks::DrawAtStart { owed, then_plays }) => {
                self.draw_at_start(owed, then_plays);
            }
            (Move::Draw, _) if self.now.waiting.owed > 0 => {
                self.draw_penalty(seat, self.now.waiting.owed);
            }
            (Move::Draw, _) => return Ok(self.draw_and_ask(seat)),
            (Move::Pass, _) => {
                self.passes(seat);
                self.next_after(seat);
            }
            (Move::Challenge, _) => self.challenge(seat, self.now.waiting),
            (Move::Name(color), asks) => {
                let draws = asks == Asks::Name { draws: true };
                return Ok(Asks::of(self.name(color as u32, draws)));
            }
        }
        Ok(Asks::Turn)
    }

    /// The ordinary draw, and what the seat is asked after it.
    #[inline(always)]
    fn draw_and_ask(&mut self, seat: u8) -> Asks {
        let drawn = self.draw_until(seat);
        let Some((bit, fits)) = drawn.filter(|_| self.rules.then_play != ThenPlay::Nothing) else {
            self.next_after(seat);
            return Asks::Turn;
        };
        let any = self.rules.then_play == ThenPlay::AnyCard;
        let plays = fits || any && self.open(self.hand(seat)) != 0;
        if plays || self.masks.may_draw_on && !self.is_bare() {
            let drawn = self.just_drawn(bit, fits);
            self.turns_to(seat, Step::AfterDraw(drawn));
            return Asks::AfterDraw(drawn);
        }
        self.next_after(seat);
        Asks::Turn
    }
}

/// The bit of a card that a hand holds.
#[expect(clippy::inline_always, reason = "a part of every play")]
#[inline(always)]
const fn bit_of(hand: Pack, card: Card) -> u32 {
    let index = card.index() as u32;
    if index < 52 {
        return index;
    }
    let here = hand.bits() & if index == 52 { WILD } else { FOUR };
    here.trailing_zeros() & 63
}
