//! What a move does to the others: dangers, cards drawn, turns lost.

use super::judge::{Judge, OUT};
use super::outcome::Outcome;
use super::sight::Pile;
use lastcard_engine::rules::BlankWild;
use lastcard_engine::{Card, CardSet, Rank, Seat};

impl Judge<'_> {
    /// Cards drawn and turns lost by others.
    pub(super) fn hits(&self, outcome: &Outcome) -> f32 {
        let lost = |seat| self.against(seat) * self.weights.lost_turn * self.danger_of(seat);
        let skipped: f32 = outcome.skipped.iter().map(lost).sum();
        let Some((victim, owed)) = outcome.hit else {
            return skipped;
        };
        let answers = self.may_answer(victim, outcome.pile);
        let drawn = owed as f32 * self.weights.damage + self.knock_out(victim, owed);
        let hit = self.against(victim) * drawn + lost(victim);
        // Between two players an answered penalty comes back, and has grown.
        let back = if outcome.next == self.sight.me {
            (owed + 2) as f32 * self.weights.drawn
        } else {
            0.0
        };
        hit * (1.0 - answers) - back * answers
    }

    /// What the next player threatens; help, when it is a partner.
    pub(super) fn threat(&self, next: Seat, pile: Pile) -> f32 {
        if next == self.sight.me {
            return 0.0;
        }
        let danger = self.danger_of(next) * self.sight.can_play(next, pile);
        self.against(next) * self.weights.harm * danger
    }

    /// The same after a swap: who got the own hand plays with that.
    pub(super) fn threat_after_swap(&self, outcome: &Outcome, with: Seat) -> f32 {
        if with == outcome.next {
            let danger = self.weights.danger(outcome.rest.len());
            self.against(with) * self.weights.harm * danger
        } else {
            self.threat(outcome.next, outcome.pile)
        }
    }

    /// Everybody else draws for a blank Wild.
    pub(super) fn blank(&self) -> f32 {
        let cards = match self.sight.rules.blank_wild {
            BlankWild::PlainWild => return 0.0,
            BlankWild::OthersDrawOne => 1,
            BlankWild::OthersDrawTwo => 2,
        };
        let drawn = cards as f32 * self.weights.damage;
        let others = self.sight.public.in_round().without(self.sight.me);
        let hits = others.iter().map(|seat| {
            let out = self.knock_out(seat, cards);
            self.against(seat) * (drawn + out)
        });
        hits.sum()
    }

    /// The worth of putting a seat out of the round, if so many cards do that.
    pub(super) fn knock_out(&self, seat: Seat, cards: u32) -> f32 {
        let count = self.sight.public.count(seat) + cards;
        let limit = self.sight.rules.mercy_limit.get();
        if limit.is_some_and(|limit| count >= u32::from(limit)) {
            OUT / 20.0
        } else {
            0.0
        }
    }

    /// 1 for an opponent, −1 for a partner and for oneself.
    pub(super) fn against(&self, seat: Seat) -> f32 {
        if self.sight.side.contains(seat) {
            -1.0
        } else {
            1.0
        }
    }

    pub(super) fn danger_of(&self, seat: Seat) -> f32 {
        self.weights.danger(self.sight.public.count(seat))
    }

    /// How likely a victim hands a penalty on.
    fn may_answer(&self, victim: Seat, pile: Pile) -> f32 {
        let rules = self.sight.rules;
        let (twos, fours) = if pile.top.draws() == 2 {
            (rules.draw_two_on_draw_two, rules.wild_four_on_draw_two)
        } else {
            (false, rules.wild_four_on_wild_four)
        };
        let mut cards = CardSet::EMPTY;
        if twos {
            cards = cards.union(CardSet::of_rank(Rank::DrawTwo));
        }
        if fours {
            cards = cards.union(CardSet::of(Card::WILD_DRAW_FOUR));
        }
        self.sight.has_any(victim, cards)
    }
}
