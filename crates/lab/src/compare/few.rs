//! Differences that only few games make: too few for a normal interval.
//!
//! Rules that differ in little let most games end alike, so among thousands of pairs only a handful may say anything. What
//! counts then is how many pairs differ, not how many there are.

use crate::stats::{Interval, float};

/// So many pairs must differ before their sum is close enough to normal.
pub(crate) const FEW: u64 = 20;

/// How many standard errors an interval of 95 % reaches with 1, 2, 3 … degrees of freedom.
const STUDENT: [f64; 18] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101,
];

/// How many standard errors an interval reaches where so few pairs differ.
pub(crate) fn student(apart: u64) -> f64 {
    let freedom = apart.saturating_sub(2) as usize;
    STUDENT[freedom.min(STUDENT.len() - 1)]
}

/// The least chance that luck can have where so few pairs differ: that all of them go the same way.
pub(crate) fn least_chance(apart: u64) -> f64 {
    0.5_f64.powf(float(apart) - 1.0).min(1.0)
}

/// Pairs of games in which exactly one of two rules said yes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Discordant {
    /// Yes here, no with the base.
    pub(crate) here: u64,
    /// No here, yes with the base.
    pub(crate) base: u64,
}

impl Discordant {
    /// How many.
    pub(crate) const fn count(self) -> u64 {
        self.here + self.base
    }

    /// How likely luck alone divides them at least as unevenly: the exact test of `McNemar`.
    pub(crate) fn chance(self) -> f64 {
        (2.0 * at_most(self.here.min(self.base), self.count(), 0.5)).min(1.0)
    }

    /// The difference of the shares that said yes among so many pairs, with an interval that is rather too wide.
    ///
    /// The share of these pairs that say yes here has its exact interval (Clopper and Pearson), so the whole excludes zero
    /// only where the exact test does; how many pairs are such ones has its own, and each end takes the worse of both.
    pub(crate) fn difference(self, pairs: u64) -> Interval {
        let of = Interval::share(self.count(), pairs);
        let of = of.unwrap_or(Interval {
            value: 0.0,
            low: 0.0,
            high: 1.0,
        });
        let (low, high) = exact(self.here, self.count());
        let (low, high) = (2.0 * low - 1.0, 2.0 * high - 1.0);
        let value = (float(self.here) - float(self.base)) / float(pairs.max(1));
        Interval {
            value,
            low: (low * of.low).min(low * of.high).min(value),
            high: (high * of.low).max(high * of.high).max(value),
        }
    }
}

/// The exact 95 % interval of a share of which `part` in `of` were seen.
fn exact(part: u64, of: u64) -> (f64, f64) {
    // The chance to see at most so many falls while the share grows; forty halvings are exact to twelve digits.
    let share = |part: u64, chance: f64| {
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..40 {
            let middle = f64::midpoint(low, high);
            if at_most(part, of, middle) > chance {
                low = middle;
            } else {
                high = middle;
            }
        }
        high
    };
    let low = part.checked_sub(1).map_or(0.0, |less| share(less, 0.975));
    let high = if part == of { 1.0 } else { share(part, 0.025) };
    (low, high)
}

/// The chance of at most `part` among `of`, each of which says yes with that share.
fn at_most(part: u64, of: u64, share: f64) -> f64 {
    let mut ways = 1.0;
    let mut chance = 0.0;
    for yes in 0..=part {
        chance += ways * share.powf(float(yes)) * (1.0 - share).powf(float(of - yes));
        ways *= float(of - yes) / float(yes + 1);
    }
    chance
}

/// An interval around the value of the first that holds both.
pub(crate) const fn widest(one: Interval, other: Interval) -> Interval {
    Interval {
        value: one.value,
        low: one.low.min(other.low),
        high: one.high.max(other.high),
    }
}

/// The difference of two shares out of their own score intervals (Newcombe's hybrid), which also holds for events that
/// never happened. It takes the games as not paired, which is the careful side for what is rare.
pub(crate) fn newcombe(here: Interval, base: Interval) -> Interval {
    let value = here.value - base.value;
    let below = (here.value - here.low).hypot(base.high - base.value);
    let above = (here.high - here.value).hypot(base.value - base.low);
    Interval {
        value,
        low: value - below,
        high: value + above,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::{RngCore, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    const fn discordant(here: u64, base: u64) -> Discordant {
        Discordant { here, base }
    }

    #[test]
    fn the_test_and_the_interval_are_those_of_the_tables() {
        let close = |one: f64, other: f64| assert!((one - other).abs() < 1e-4, "{one} {other}");
        close(discordant(0, 5).chance(), 0.0625);
        close(discordant(6, 0).chance(), 0.03125);
        close(discordant(3, 9).chance(), 0.14600);
        close(discordant(4, 4).chance(), 1.0);
        close(discordant(0, 0).chance(), 1.0);
        let (low, high) = exact(3, 10);
        close(low, 0.06674);
        close(high, 0.65245);
        assert_eq!(exact(0, 0), (0.0, 1.0));
        close(least_chance(5), 0.0625);
        close(least_chance(0), 1.0);
    }

    #[test]
    fn the_interval_lets_go_of_zero_exactly_where_the_test_does() {
        for here in 0..FEW {
            for base in 0..FEW - here {
                let pairs = discordant(here, base);
                for all in [pairs.count().max(1), 200, 20_000] {
                    let difference = pairs.difference(all);
                    let sure = pairs.chance() <= 0.05;
                    assert_eq!(!difference.holds(0.0), sure, "{pairs:?} of {all}");
                    assert!(difference.holds(difference.value), "{difference:?}");
                }
            }
        }
    }

    #[test]
    fn the_interval_holds_the_truth_at_least_nineteen_times_out_of_twenty() {
        let mut lots = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut lot = || f64::from(lots.next_u32()) / 4_294_967_296.0;
        for (here, base) in [(0.005, 0.005), (0.02, 0.002), (0.03, 0.0), (0.0, 0.01)] {
            let holds = (0..1_000).filter(|_| {
                let mut seen = discordant(0, 0);
                for _ in 0..200 {
                    let lot = lot();
                    seen.here += u64::from(lot < here);
                    seen.base += u64::from((here..here + base).contains(&lot));
                }
                seen.difference(200).holds(here - base)
            });
            let holds = holds.count();
            assert!(holds >= 950, "{here} {base}: {holds}");
        }
    }
}
