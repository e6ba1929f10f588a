//! Sums over games, and the ratios and differences that follow from them.
//!
//! Everything that is added up is a whole number, so a sum does not depend on the order of the games, nor on threads.
//! A ratio is that of two sums; its standard error is the one of the ratio estimator, which takes every game as one
//! observation, so rounds of one match and rotations of one deal may depend on each other as they like. Two sets of
//! rules are played with the same seeds, game by game, and the error of their difference comes from the pairs.

use super::aspect::Aspect;
use super::certain::chance;
use super::few::{Discordant, FEW, least_chance, newcombe, student, widest};
use crate::stats::{Interval, PairSums, Z95, wide_float};

/// The products of what two sets of rules came to in the same games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cross {
    amounts: u128,
    base_amount_by_of: u128,
    base_of_by_amount: u128,
    ofs: u128,
    /// How many games did not count the same with both.
    apart: u64,
}

/// How far rules are from the base in one aspect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Difference {
    /// The difference with its 95 % interval.
    pub(crate) interval: Interval,
    /// How likely luck alone takes it as far from zero.
    pub(crate) chance: f64,
}

/// What an aspect came to with its 95 % interval; `None` where nothing was counted.
pub(crate) fn ratio(sums: &PairSums, aspect: Aspect) -> Option<Interval> {
    if aspect.is_yes_or_no() {
        Interval::share(sums.over.sum as u64, sums.under.sum as u64)
    } else {
        sums.ratio()
    }
}

/// What it came to minus what it came to with the base, with the 95 % interval of the pairs.
pub(crate) fn difference(
    here: &PairSums,
    base: &PairSums,
    cross: &Cross,
    aspect: Aspect,
) -> Option<Difference> {
    let (ratio_here, ratio_base) = (ratio(here, aspect)?, ratio(base, aspect)?);
    if aspect.is_yes_or_no() {
        let discordant = cross.discordant();
        if discordant.count() < FEW {
            let paired = discordant.difference(cross.ofs as u64);
            let all_are_paired = here.under.sum == cross.ofs && base.under.sum == cross.ofs;
            let interval = if all_are_paired {
                paired
            } else {
                // What only one of them counts has no pair, so the interval without pairs must hold as well.
                widest(newcombe(ratio_here, ratio_base), paired)
            };
            let chance = discordant.chance();
            return Some(Difference { interval, chance });
        }
    }
    let (r, r_base) = (ratio_here.value, ratio_base.value);
    // The covariance of the two ratios' residuals, multiplied out so that it follows from sums.
    let shared = wide_float(cross.amounts)
        - r_base * wide_float(cross.base_of_by_amount)
        - r * wide_float(cross.base_amount_by_of)
        + r * r_base * wide_float(cross.ofs);
    let (of, of_base) = (wide_float(here.under.sum), wide_float(base.under.sum));
    let squared = residuals(here, r) / of.powi(2) + residuals(base, r_base) / of_base.powi(2)
        - 2.0 * shared / (of * of_base);
    let games = wide_float(here.under.count.into());
    // Rounding may leave less than nothing where games do not differ at all; one game says nothing of how they differ.
    let variance = squared.max(0.0) * games / (games - 1.0).max(0.0);
    Some(cross.around(r - r_base, variance.sqrt()))
}

/// The interval with something added to all of it.
pub(crate) fn moved(interval: Interval, by: f64) -> Interval {
    Interval {
        value: interval.value + by,
        low: interval.low + by,
        high: interval.high + by,
    }
}

/// The sum of the squared residuals of the games around the ratio.
fn residuals(sums: &PairSums, ratio: f64) -> f64 {
    wide_float(sums.over.squares) - 2.0 * ratio * wide_float(sums.products)
        + ratio * ratio * wide_float(sums.under.squares)
}

impl Cross {
    /// Adds one game, as it went with these rules and with the base.
    pub(crate) fn add(&mut self, here: (u64, u64), base: (u64, u64)) {
        let wide = |(amount, of): (u64, u64)| (u128::from(amount), u128::from(of));
        let ((amount, of), (base_amount, base_of)) = (wide(here), wide(base));
        self.amounts += amount * base_amount;
        self.base_amount_by_of += base_amount * of;
        self.base_of_by_amount += base_of * amount;
        self.ofs += of * base_of;
        self.apart += u64::from(here != base);
    }

    /// Adds other games.
    pub(crate) fn merge(&mut self, other: &Cross) {
        self.amounts += other.amounts;
        self.base_amount_by_of += other.base_amount_by_of;
        self.base_of_by_amount += other.base_of_by_amount;
        self.ofs += other.ofs;
        self.apart += other.apart;
    }

    /// The pairs in which one said yes and the other no, where every game says yes, no or nothing.
    fn discordant(&self) -> Discordant {
        Discordant {
            here: (self.base_of_by_amount - self.amounts) as u64,
            base: (self.base_amount_by_of - self.amounts) as u64,
        }
    }

    /// A difference with its standard error. Where hardly any games differ, neither is close to normal.
    fn around(&self, value: f64, standard_error: f64) -> Difference {
        if self.apart < FEW {
            let wider = standard_error * student(self.apart) / Z95;
            let interval = Interval::around(value, wider);
            let chance = chance(interval).max(least_chance(self.apart));
            return Difference { interval, chance };
        }
        let interval = Interval::around(value, standard_error);
        let chance = chance(interval);
        Difference { interval, chance }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::{RngCore, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    type Games = Vec<(u64, u64)>;

    /// Games of a given mean that differ by lot, and the same games with something added.
    fn games(seed: u64, count: usize, shift: u64) -> (Games, Games) {
        let mut lots = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut of = |most: u64| lots.next_u64() % most;
        (0..count)
            .map(|_| {
                let (amount, noise) = (of(41), of(5));
                ((amount, 1), (amount + noise + shift, 1))
            })
            .unzip()
    }

    fn sums(games: &[(u64, u64)]) -> PairSums {
        let mut sums = PairSums::default();
        for &(over, under) in games {
            sums.add(over, under);
        }
        sums
    }

    fn minus(here: &[(u64, u64)], base: &[(u64, u64)], aspect: Aspect) -> Interval {
        both(here, base, aspect).interval
    }

    fn both(here: &[(u64, u64)], base: &[(u64, u64)], aspect: Aspect) -> Difference {
        difference(&sums(here), &sums(base), &cross(here, base), aspect).expect("games")
    }

    fn cross(here: &[(u64, u64)], base: &[(u64, u64)]) -> Cross {
        let mut cross = Cross::default();
        let pairs = here.iter().zip(base);
        pairs.for_each(|(&here, &base)| cross.add(here, base));
        cross
    }

    const MEAN: Aspect = Aspect::TurnsPerRound;
    const SHARE: Aspect = Aspect::Stalls;

    #[test]
    fn a_mean_has_the_interval_that_the_textbook_gives() {
        let interval = ratio(&sums(&[(2, 1), (4, 1), (4, 1), (6, 1)]), MEAN);
        let interval = interval.expect("four games");
        // The standard deviation is the root of 8/3, the standard error half of it.
        let half = 1.96 * (8.0_f64 / 3.0).sqrt() / 2.0;
        assert!((interval.value - 4.0).abs() < 1e-9);
        assert!((interval.high - 4.0 - half).abs() < 1e-3, "{interval:?}");
        assert!((4.0 - interval.low - half).abs() < 1e-3, "{interval:?}");
    }

    #[test]
    fn the_interval_of_a_difference_holds_the_truth_nineteen_times_out_of_twenty() {
        let truth = 2.0 + 1.0;
        let holds = (0..1_000).filter(|&seed| {
            let (base, here) = games(seed, 200, 1);
            minus(&here, &base, MEAN).holds(truth)
        });
        let holds = holds.count();
        assert!((925..=975).contains(&holds), "{holds}");
    }

    #[test]
    fn pairs_are_narrower_than_games_that_have_nothing_to_do_with_each_other() {
        let (base, here) = games(1, 2_000, 1);
        let (_, other) = games(2, 2_000, 1);
        let reach = |here: &[(u64, u64)]| minus(here, &base, MEAN).reach();
        let (paired, apart) = (reach(&here), reach(&other));
        assert!(paired * 5.0 < apart, "{paired} {apart}");
    }

    #[test]
    fn games_that_differ_in_nothing_differ_by_exactly_nothing() {
        let (base, _) = games(3, 500, 0);
        let same = minus(&base, &base, MEAN);
        assert!(same.value.abs() < 1e-12 && same.reach() < 1e-6, "{same:?}");
        assert!(same.holds(0.0));
    }

    #[test]
    fn what_never_happened_is_not_taken_for_impossible() {
        let never = sums(&[(0, 1); 1_000]);
        let share = ratio(&never, SHARE).expect("games");
        assert!(
            share.low == 0.0 && (0.003..0.004).contains(&share.high),
            "{share:?}"
        );
        let thrice = [[(0, 1); 997].as_slice(), &[(1, 1); 3]].concat();
        let zero = vec![(0, 1); 1_000];
        let few = minus(&thrice, &zero, SHARE);
        assert!(few.holds(0.0), "{few:?}");
        let thirty = [[(0, 1); 970].as_slice(), &[(1, 1); 30]].concat();
        let more = minus(&thirty, &zero, SHARE);
        assert!(!more.holds(0.0), "{more:?}");
    }

    #[test]
    fn a_few_games_that_differ_are_not_certain_however_many_there_are() {
        for aspect in [SHARE, Aspect::FirstSeatEdge, MEAN, Aspect::DrawShare] {
            for all in [200, 20_000] {
                for apart in 1..30 {
                    // Half of the games say yes, so neither yes nor no is rare.
                    let base: Games = (0..all).map(|game| (game % 2, 1)).collect();
                    let mut here = base.clone();
                    let noes = here.iter_mut().filter(|(yes, _)| *yes == 0);
                    noes.take(apart).for_each(|(yes, _)| *yes = 1);
                    let told = both(&here, &base, aspect);
                    let exact = 0.5_f64.powi(apart as i32 - 1);
                    assert!(told.chance >= exact.min(1e-6), "{told:?}");
                    let holds = told.interval.holds(0.0);
                    assert!(holds || told.chance <= 0.05, "{apart} of {all}: {told:?}");
                    assert!(apart > 5 || holds, "{apart} of {all}: {told:?}");
                    assert!(apart < 10 || !holds, "{apart} of {all}: {told:?}");
                }
            }
        }
    }

    #[test]
    fn games_that_only_one_of_them_counts_widen_a_difference_that_few_make() {
        let base: Games = (0..400).map(|game| (game % 2, 1)).collect();
        let mut here = base.clone();
        here[..100].fill((0, 0));
        let told = both(&here, &base, Aspect::FirstSeatEdge);
        assert!(
            told.interval.holds(0.0) && told.interval.reach() > 0.05,
            "{told:?}"
        );
        assert!(told.chance >= 1.0);
    }

    #[test]
    fn a_ratio_of_two_sums_weighs_every_game_by_what_it_holds() {
        let cards = ratio(&sums(&[(2, 1), (8, 2), (0, 0)]), Aspect::CardsPerPenalty);
        assert!((cards.expect("penalties").value - 10.0 / 3.0).abs() < 1e-9);
        assert_eq!(ratio(&sums(&[(0, 0)]), Aspect::CardsPerPenalty), None);
    }
}
