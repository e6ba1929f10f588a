//! Which differences are certain, with as many measures as a comparison has.
//!
//! Thirteen measures at 5 % each would mark one by luck in about every second comparison. Holm's method asks more of the
//! clearest measure, and less of each that follows: the chance that luck marks any measure at all stays below 5 %, however
//! the measures depend on one another.

use super::aspect::ASPECTS;
use crate::Interval;
use crate::stats::{Z95, float};

/// The chance with which luck may mark any measure of a comparison.
const LEVEL: f64 = 0.05;

/// Which of the differences are certain by Holm's method, where `chances` says how likely luck alone is to take each one at
/// least as far from zero. One whose interval holds zero never is.
pub(crate) fn certain(
    differences: &[Option<Interval>; ASPECTS],
    chances: &[Option<f64>; ASPECTS],
) -> [bool; ASPECTS] {
    let mut order: Vec<(usize, f64)> = (0..)
        .zip(chances)
        .filter_map(|(place, chance)| Some((place, (*chance)?)))
        .collect();
    order.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    let mut certain = [false; ASPECTS];
    for (done, &(place, chance)) in order.iter().enumerate() {
        let left = float((order.len() - done) as u64);
        if chance * left > LEVEL {
            break;
        }
        certain[place] = differences[place].is_some_and(|difference| !difference.holds(0.0));
    }
    certain
}

/// The same where nothing is known but the intervals, as in files that were written without it.
pub(crate) fn certain_by_intervals(differences: &[Option<Interval>; ASPECTS]) -> [bool; ASPECTS] {
    let chances = differences.map(|difference| difference.map(chance));
    certain(differences, &chances)
}

/// How likely luck alone takes a value as far from zero as this one, by the side of its interval that faces zero.
pub(crate) fn chance(difference: Interval) -> f64 {
    let Interval { value, low, high } = difference;
    let reach = if value > 0.0 {
        value - low
    } else {
        high - value
    };
    let far = value.abs() * Z95;
    if far <= 0.0 {
        1.0
    } else if reach <= 0.0 {
        0.0
    } else {
        beyond(far / reach)
    }
}

/// How much of the normal distribution lies further out than so many standard errors, on both sides: the complementary error
/// function in the form of Numerical Recipes, which is right to seven digits everywhere.
fn beyond(errors: f64) -> f64 {
    const TERMS: [f64; 10] = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let x = errors.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + x / 2.0);
    let sum = TERMS.iter().rev().fold(0.0, |sum, term| sum * t + term);
    t * (sum - x * x).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(value: f64, errors: f64) -> Interval {
        Interval::around(value, value.abs() / errors)
    }

    #[test]
    fn tails_are_those_of_the_tables() {
        for (errors, tail) in [(0.0, 1.0), (1.0, 0.317_311), (Z95, 0.05), (3.0, 0.002_700)] {
            assert!((beyond(errors) - tail).abs() < 1e-6, "{errors}");
        }
        assert!((chance(around(-4.0, Z95)) - 0.05).abs() < 1e-6);
        let exactly = |value| Interval::around(value, 0.0);
        assert!(chance(exactly(0.0)) >= 1.0 && chance(exactly(0.1)) <= 0.0);
    }

    #[test]
    fn each_measure_answers_for_all_that_are_less_clear() {
        let mut differences = [None; ASPECTS];
        // Each of them lets go of zero by itself.
        for (place, errors) in [(0, 2.0), (3, 3.5), (7, 2.2), (12, 2.6)] {
            differences[place] = Some(around(1.0, errors));
        }
        let all = certain_by_intervals(&differences);
        // 0.0005 * 4, 0.0093 * 3 and 0.0278 * 2 and 0.0455: the third is the first that is too much.
        let marked: Vec<usize> = (0..ASPECTS).filter(|&place| all[place]).collect();
        assert_eq!(marked, [3, 12]);
        differences[7] = None;
        let fewer = certain_by_intervals(&differences);
        assert!(
            fewer[0],
            "two of three are clear, so the last stands for itself"
        );
    }

    #[test]
    fn luck_hardly_ever_marks_anything() {
        use rand_core::{RngCore, SeedableRng};
        let mut lots = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(7);
        // The sum of twelve even lots is normal to two digits beyond three standard errors.
        let mut normal = || -> f64 {
            let lot = |_| f64::from(lots.next_u32()) / f64::from(u32::MAX);
            (0..12).map(lot).sum::<f64>() - 6.0
        };
        let (mut alone, mut together) = (0, 0);
        for _ in 0..2_000 {
            let differences = [(); ASPECTS].map(|()| Some(Interval::around(normal(), 1.0)));
            let lets_go = |it: &Option<Interval>| it.is_some_and(|it| !it.holds(0.0));
            alone += u32::from(differences.iter().any(lets_go));
            together += u32::from(certain_by_intervals(&differences).contains(&true));
        }
        assert!(
            alone > 800,
            "{alone}: by themselves every second would be marked"
        );
        assert!((50..130).contains(&together), "{together}");
    }
}
