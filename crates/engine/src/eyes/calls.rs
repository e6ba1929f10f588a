//! The call and the catch.

use super::Eyes;
use crate::action::Play;
use crate::card::{Card, Wild};
use crate::phase::{Knowledge, Phase, Step};
use crate::rules::{ShuffleHands, UnoDeadline};
use crate::seat::SeatSet;

impl<K: Knowledge> Eyes<'_, K> {
    pub(super) fn may_call(&self) -> bool {
        self.rules().calls_matter()
            && self.public.in_round.contains(self.seat)
            && (self.rules().false_call_penalty.get() > 0 || self.call_is_due())
    }

    pub(super) fn catches(&self) -> SeatSet {
        if !self.rules().calls_matter() || !self.public.in_round.contains(self.seat) {
            return SeatSet::EMPTY;
        }
        let open = if self.rules().false_catch_penalty.get() > 0 {
            self.public.all_seats().minus(self.public.caught)
        } else {
            self.public.exposed
        };
        open.without(self.seat)
    }

    /// Whether the call that comes with a play means something, or there is none.
    pub(crate) fn call_counts(&self, play: &Play) -> bool {
        if !play.uno {
            return true;
        }
        let cards = play.cards.len();
        let pair_at_the_end = cards > 1
            && cards == self.count()
            && self.rules().uno_deadline == UnoDeadline::BeforePlay;
        self.rules().calls_matter()
            && (self.public.announced.contains(self.seat)
                || pair_at_the_end
                || self.leaves_one(play))
    }

    /// Whether calling "Uno!" alone is a call in time.
    pub(crate) fn call_is_due(&self) -> bool {
        let only_names = || {
            self.seat == self.public.dealer
                && matches!(
                    self.public.phase,
                    Phase::Turn {
                        step: Step::NameColor,
                        ..
                    }
                )
        };
        let before_playing = self.count() == 2
            && self.public.phase.on_turn() == Some(self.seat)
            && !self.public.announced.contains(self.seat)
            && !only_names();
        let after_playing = self.public.exposed.contains(self.seat)
            && (self.public.exposed_by_other.contains(self.seat)
                || self.rules().uno_deadline != UnoDeadline::BeforePlay);
        before_playing || after_playing
    }

    /// Whether a play leaves one card, when it is laid or after its effect.
    fn leaves_one(&self, play: &Play) -> bool {
        let cards = play.cards.len();
        let Some(laid) = self.count().checked_sub(cards) else {
            return false;
        };
        // Who lays the last card has nothing left to call for.
        if laid < 2 {
            return laid == 1;
        }
        if let Some(with) = play.swap {
            return self.public.count(with) == 1;
        }
        match play.cards.first() {
            card if card.number() == Some(0) && self.rules().zero_rotate => {
                self.hand_after_rotations(cards, laid) == 1
            }
            card if card == Card::wild(Wild::ShuffleHands) => {
                let all: u32 = self
                    .public
                    .in_round
                    .iter()
                    .map(|s| self.public.count(s))
                    .sum();
                self.rules().shuffle_hands == ShuffleHands::DealEvenly
                    && (all - 1) / self.public.in_round.len() == 1
            }
            _ => false,
        }
    }

    /// How many cards the seat, holding `own`, would get by that many rotations of all hands.
    fn hand_after_rotations(&self, times: u32, own: u32) -> u32 {
        let back = self.public.direction.turned();
        let from = (0..times).try_fold(self.seat, |seat, _| self.public.in_round.next(seat, back));
        match from {
            Some(seat) if seat == self.seat => own,
            Some(seat) => self.public.count(seat),
            None => 0,
        }
    }
}
