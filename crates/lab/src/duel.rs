//! Two kinds of bots against each other, on the same deals.

use crate::play::Seating;
use crate::run::in_pieces;
use crate::setup::{Setup, sides};
use crate::stats::{Interval, Sums, float};
use lastcard_bots::Level;
use lastcard_engine::{Rules, Seed, Seeded};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// One bot `a` against bots `b`: every deal is played once for each seat that `a` can have, with the same cards in the
/// same order. With teams a whole team of `a` plays against teams of `b`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    /// The rules.
    pub rules: Rules,
    /// How many seats.
    pub seats: usize,
    /// The bot that is measured.
    pub a: Level,
    /// The others.
    pub b: Level,
    /// The seed that all deals follow from.
    pub seed: u64,
}

/// What came of a duel so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// How many sides there are: rounds a deal.
    sides: u64,
    /// Rounds that `a` won, deal by deal.
    won: Sums,
    /// Points of `a`, deal by deal.
    points: Sums,
    /// Rounds that nobody won.
    undecided: u64,
    turns: u64,
}

/// How many deals are one piece of work.
const DEALS: u64 = 64;

impl Duel {
    /// How many deals have at least so many rounds together; 0 where so many cannot play with these rules.
    pub fn deals(&self, rounds: u64) -> u64 {
        match sides(&self.rules, self.seats).len() as u64 {
            0 => 0,
            sides => rounds.div_ceil(sides),
        }
    }

    /// Plays so many deals; `done` hears the score now and then and may end it. The result is the same for any number
    /// of threads, as long as it is not ended or stopped.
    pub fn play(
        &self,
        deals: u64,
        threads: NonZero<usize>,
        stop: &AtomicBool,
        mut done: impl FnMut(&Score) -> ControlFlow<()>,
    ) -> Score {
        let sides = sides(&self.rules, self.seats);
        let mut all = Score::new(sides.len() as u64);
        if sides.is_empty() {
            return all;
        }
        let setup = Setup {
            rules: self.rules,
            bots: vec![self.b; self.seats],
            matches: false,
            seed: self.seed,
        };
        let pieces = 0..deals.div_ceil(DEALS);
        let taken: Result<(), std::convert::Infallible> = in_pieces(
            pieces,
            threads,
            stop,
            |piece, stops| {
                let mut score = Score::new(sides.len() as u64);
                for deal in piece * DEALS..deals.min((piece + 1) * DEALS) {
                    if stops.any() {
                        return None;
                    }
                    self.deal(&setup, &sides, deal, &mut score);
                }
                Some(score)
            },
            |score| {
                all.merge(&score);
                Ok(done(&all))
            },
        );
        match taken {
            Ok(()) => all,
        }
    }

    /// Plays a deal once for each side that `a` can be.
    fn deal(&self, setup: &Setup, sides: &[Vec<usize>], deal: u64, score: &mut Score) {
        let Ok(state) = setup.state(deal) else {
            return;
        };
        // Unlike cards by lot, a pile with an order is the same whatever is played.
        let seed = Seed::from_text(&format!("lastcard duel {} {deal}", self.seed));
        let (mut won, mut points) = (0, 0);
        for (turn, side) in (0..).zip(sides) {
            let mut bots = setup.bots.clone();
            for &seat in side {
                bots[seat] = self.a;
            }
            let number = deal * score.sides + turn;
            let seating = Seating {
                bots: &bots,
                seeds: setup.seeds(number),
                number,
                whole_match: false,
            };
            let Some(row) = seating.play_round(state.clone(), Seeded::new(seed)) else {
                continue;
            };
            match row.winner {
                Some(winner) => won += u64::from(side.contains(&usize::from(winner))),
                None => score.undecided += 1,
            }
            // All members of a team get the same.
            points += side
                .first()
                .map_or(0, |&seat| row.points[seat].max(0) as u64);
            score.turns += u64::from(row.turns);
        }
        score.won.add(won);
        score.points.add(points);
    }
}

impl Score {
    fn new(sides: u64) -> Score {
        Score {
            sides,
            won: Sums::default(),
            points: Sums::default(),
            undecided: 0,
            turns: 0,
        }
    }

    fn merge(&mut self, other: &Score) {
        self.won.merge(&other.won);
        self.points.merge(&other.points);
        self.undecided += other.undecided;
        self.turns += other.turns;
    }

    /// How many deals were played.
    pub const fn deals(&self) -> u64 {
        self.won.count
    }

    /// How many rounds.
    pub const fn rounds(&self) -> u64 {
        self.won.count * self.sides
    }

    /// How many of them nobody won.
    pub const fn undecided(&self) -> u64 {
        self.undecided
    }

    /// How many turns.
    pub const fn turns(&self) -> u64 {
        self.turns
    }

    /// What `a` would win if it were like the others.
    pub fn fair_share(&self) -> f64 {
        1.0 / float(self.sides.max(1))
    }

    /// The share of rounds that `a` won. The interval is that of the means of the deals, so that the luck of the cards,
    /// which is the same for both, does not widen it; one deal alone says nothing.
    pub fn win_rate(&self) -> Interval {
        let rate = self.a_round(&self.won);
        if self.won.count < 2 {
            return Interval {
                low: 0.0,
                high: 1.0,
                ..rate
            };
        }
        Interval {
            low: rate.low.max(0.0),
            high: rate.high.min(1.0),
            ..rate
        }
    }

    /// The points of `a` a round, as the rules score them, with the interval from the means of the deals.
    pub fn points(&self) -> Interval {
        self.a_round(&self.points)
    }

    fn a_round(&self, sums: &Sums) -> Interval {
        let Interval { value, low, high } = sums.interval();
        let sides = float(self.sides.max(1));
        Interval {
            value: value / sides,
            low: low / sides,
            high: high / sides,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_notation::{Preset, RulesDocument};

    fn played(duel: &Duel, deals: u64, threads: usize) -> Score {
        let (threads, stop) = (NonZero::new(threads).unwrap(), AtomicBool::new(false));
        duel.play(deals, threads, &stop, |_| ControlFlow::Continue(()))
    }

    fn official(seats: usize, a: Level, b: Level) -> Duel {
        Duel {
            rules: Preset::Official.document().rules,
            seats,
            a,
            b,
            seed: 3,
        }
    }

    #[test]
    fn a_stronger_bot_wins_more_than_its_share() {
        for seats in [2, 4] {
            let score = played(&official(seats, Level::Normal, Level::Random), 200, 2);
            let rate = score.win_rate();
            assert!(rate.low > score.fair_share(), "{seats}: {rate:?}");
            assert_eq!((score.deals(), score.rounds()), (200, 200 * seats as u64));
            let back = played(&official(seats, Level::Random, Level::Normal), 200, 2);
            assert!(back.win_rate().high < back.fair_share());
        }
    }

    #[test]
    fn the_score_is_the_same_for_any_number_of_threads() {
        let duel = official(3, Level::Easy, Level::Random);
        let one = played(&duel, 200, 1);
        for threads in [2, 3, 7] {
            assert_eq!(played(&duel, 200, threads), one);
        }
    }

    #[test]
    fn equal_bots_win_their_share_and_rounds_are_whole_deals() {
        let duel = official(3, Level::Random, Level::Random);
        assert_eq!((duel.deals(1), duel.deals(3), duel.deals(4)), (1, 1, 2));
        let score = played(&duel, 3_000, 2);
        let Interval { value, low, high } = score.win_rate();
        let reach = 2.0 * (high - low);
        assert!((value - score.fair_share()).abs() < reach, "{value}");
    }

    #[test]
    fn teams_play_as_teams() {
        let duel = Duel {
            rules: RulesDocument::parse("teams.size = 2").unwrap().rules,
            ..official(6, Level::Normal, Level::Random)
        };
        let score = played(&duel, 50, 2);
        assert_eq!(score.rounds(), 150);
        assert!(score.win_rate().value > 1.0 / 3.0);
    }

    #[test]
    fn where_so_many_cannot_play_there_are_no_deals() {
        let duel = official(30, Level::Normal, Level::Random);
        assert_eq!((duel.deals(100), played(&duel, 3, 1).rounds()), (0, 0));
    }
}
