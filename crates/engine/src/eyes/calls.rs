//! The call and the catch.

use super::Eyes;
use crate::action::{Cards, Play};
use crate::card::{Card, CardSet, Rank, Wild};
use crate::phase::{Knowledge, Phase, Step};
use crate::rules::{JumpInContinues, ShuffleHands, UnoDeadline};
use crate::seat::SeatSet;
use core::iter;

const ZEROS: CardSet = CardSet::of_rank(Rank::Number(0));

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
        let zeros = match &play.cards {
            Cards::One(card) => u32::from(card.number() == Some(0)),
            Cards::Several(several) => several.all().count_in(ZEROS),
        };
        if zeros > 0 && self.rules().zero_rotate {
            return self.hand_after_rotations(zeros, laid) == 1;
        }
        play.cards.first() == Card::wild(Wild::ShuffleHands)
            && self.rules().shuffle_hands == ShuffleHands::DealEvenly
            && self.hand_after_deal(cards) == 1
    }

    /// How many cards the seat gets when all hands, less the cards that it lays, are dealt anew.
    fn hand_after_deal(&self, laid: u32) -> u32 {
        let players = self.public.in_round;
        let all: u32 = players.iter().map(|s| self.public.count(s)).sum();
        let (each, over) = ((all - laid) / players.len(), (all - laid) % players.len());
        // The deal begins with the seat that effects count from (E-204).
        let keeps = self.rules().jump_in_continues == JumpInContinues::OriginalOrder;
        let first = match self.public.phase.on_turn() {
            Some(to_play) if keeps && to_play != self.seat => Some(to_play),
            _ => self.public.next(self.seat),
        };
        let more = iter::successors(first, |to| self.public.next(*to))
            .take(over as usize)
            .any(|to| to == self.seat);
        each + u32::from(more)
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
