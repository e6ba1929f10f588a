//! What it is worth that hands move: swaps, rotations, a new deal.

use super::judge::Judge;
use lastcard_engine::{Direction, Seat};

impl Judge<'_> {
    /// Hands change places with a seat: fewer cards for oneself, more for an opponent. `rest` is what one
    /// gives.
    pub(super) fn swap(&self, with: Seat, rest: u32) -> f32 {
        let weights = self.weights;
        let count = self.sight.public.count(with);
        let more = rest as f32 - count as f32;
        let theirs = more * weights.damage - weights.danger(rest) + weights.danger(count);
        self.got(count, rest) + self.against(with) * theirs
    }

    /// Every hand moves one seat on in that direction.
    pub(super) fn rotation(&self, rest: u32, direction: Direction) -> f32 {
        let (players, me) = (self.sight.public.in_round(), self.sight.me);
        let from = players.next(me, direction.turned()).unwrap_or(me);
        let to = players.next(me, direction).unwrap_or(me);
        let threat = self.weights.danger(rest) * self.weights.harm;
        self.got(self.sight.public.count(from), rest) - self.against(to) * threat
    }

    /// All hands are dealt anew.
    pub(super) fn shuffle(&self, rest: u32) -> f32 {
        let public = self.sight.public;
        let players = public.in_round();
        let others = players.without(self.sight.me);
        let all = rest + others.iter().map(|seat| public.count(seat)).sum::<u32>();
        let each = all / players.len().max(1);
        let less = |seat| self.danger_of(seat) - self.weights.danger(each);
        let dangers: f32 = others
            .iter()
            .map(|seat| self.against(seat) * less(seat))
            .sum();
        self.got(each, rest) + dangers * self.weights.harm
    }

    /// An unknown hand of `count` cards for one's own of `rest` cards.
    fn got(&self, count: u32, rest: u32) -> f32 {
        let fewer = rest as f32 - count as f32;
        self.unknown_hand(count) + fewer * self.weights.fewer
    }
}
