//! What is open to the seat on turn.

use super::{Asks, Steps};
use crate::card::{Card, CardSet, Color, ColorSet};
use crate::fast::game::Game;
use crate::fast::pack::{bits_of, kinds_of};
use crate::fast::round::NOBODY;
use crate::legal::Swap;
use crate::rules::{PlayableCard, Rules, SevenSwap, ThenPlay, VoluntaryDraw};

/// What is open to the seat on turn; the same as [`Legal`](crate::Legal) lists for it, without calls and catches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a move of its own, open or not"
)]
pub struct Open {
    /// The cards that may be played.
    pub plays: CardSet,
    /// The colors that a Wild may name; empty when it ends the round and takes none.
    pub colors: ColorSet,
    /// Whether a 7 swaps hands.
    pub seven: Swap,
    /// Whether drawing is open.
    pub draw: bool,
    /// Whether passing is open.
    pub pass: bool,
    /// Whether a challenge is open.
    pub challenge: bool,
    /// Whether a color is to be named for the start card.
    pub names: bool,
}

#[expect(clippy::inline_always, reason = "asked after every decision")]
impl<const N: usize> Steps<N> {
    /// What is open to the seat on turn.
    #[inline(always)]
    pub fn open(&self, game: &Game) -> Open {
        let mut open = Open {
            plays: CardSet::EMPTY,
            colors: ColorSet::EMPTY,
            seven: Swap::No,
            draw: false,
            pass: false,
            challenge: false,
            names: false,
        };
        let Some(masks) = game.masks.as_ref() else {
            return open;
        };
        let (rules, now) = (game.rules(), &self.round.now);
        let hand = self.round.hands[usize::from(now.seat)];
        if !hand.is_one() {
            open.colors = colors(rules, self.color());
            open.seven = match rules.seven_swap {
                SevenSwap::Off => Swap::No,
                SevenSwap::Optional => Swap::May,
                SevenSwap::Mandatory => Swap::Must,
            };
        }
        let must = rules.voluntary_draw == VoluntaryDraw::Forbidden || rules.force_play;
        let mut plays = 0;
        match self.asks {
            Asks::Turn if now.waiting.owed > 0 => {
                plays = hand.kinds() & masks.answering(rules, now);
                if hand.is_one() {
                    plays &= masks.last;
                }
                let stacks = plays & bits_of(CardSet::DRAW_CARDS);
                open.draw = !rules.must_stack || stacks == 0;
                open.challenge = now.waiting.offender != NOBODY;
            }
            Asks::Turn => {
                plays = masks.playable::<true>(now.key, hand);
                open.draw = plays == 0 || !must;
            }
            Asks::AfterDraw(drawn) => {
                plays = masks.playable::<true>(now.key, hand);
                if rules.then_play != ThenPlay::AnyCard {
                    plays &= bits_of(CardSet::of(drawn.card));
                }
                open.draw = masks.may_draw_on
                    && !drawn.fits
                    && !(rules.then_play == ThenPlay::AnyCard && must && plays != 0);
                let bluff = drawn.card == Card::WILD_DRAW_FOUR
                    && hand.bits() & masks.against[now.key.at()] != 0;
                let bound = rules.playable_card == PlayableCard::MustPlay || rules.force_play;
                open.pass = !(bound && drawn.fits && !bluff);
            }
            Asks::Name { .. } => open.names = true,
            Asks::DrawAtStart { .. } => open.draw = true,
        }
        open.plays = kinds_of(plays);
        open
    }
}

/// The colors that a Wild may name.
#[expect(clippy::inline_always, reason = "a part of every decision")]
#[inline(always)]
fn colors(rules: &Rules, in_force: Option<Color>) -> ColorSet {
    match in_force {
        Some(color) if !rules.wild_may_keep_color => ColorSet::ALL.without(color),
        _ => ColorSet::ALL,
    }
}
