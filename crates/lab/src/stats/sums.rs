//! Sums of numbers and of pairs of numbers, exact and mergeable.

use super::{Interval, wide_float};

/// How many numbers were added, their sum and that of their squares: enough for mean and deviation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "files", derive(serde::Serialize, serde::Deserialize))]
pub struct Sums {
    /// How many numbers.
    pub count: u64,
    /// Their sum.
    pub sum: u128,
    /// The sum of their squares.
    pub squares: u128,
}

impl Sums {
    /// Adds a number.
    pub fn add(&mut self, number: u64) {
        let number = u128::from(number);
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// Adds what others counted.
    pub fn merge(&mut self, other: &Sums) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        if self.count == 0 {
            0.0
        } else {
            wide_float(self.sum) / wide_float(self.count.into())
        }
    }

    /// The variance of what the numbers are a sample of; 0 below two numbers.
    pub fn variance(&self) -> f64 {
        let n = u128::from(self.count);
        if n < 2 {
            return 0.0;
        }
        // In whole numbers nothing is lost by the difference.
        let spread = n * self.squares - self.sum * self.sum;
        wide_float(spread) / wide_float(n * (n - 1))
    }

    /// The mean with its interval; one number alone says nothing of how far off it is, and so its interval has no width.
    pub fn interval(&self) -> Interval {
        Interval::around(self.mean(), self.standard_error())
    }

    /// The standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        (self.variance() / wide_float(self.count.max(1).into())).sqrt()
    }
}

/// Sums of pairs of numbers, for the ratio of their sums: cards for each penalty, drawing turns for each turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "files", derive(serde::Serialize, serde::Deserialize))]
pub struct PairSums {
    /// The first numbers.
    pub over: Sums,
    /// The second numbers.
    pub under: Sums,
    /// The sum of the products.
    pub products: u128,
}

impl PairSums {
    /// Adds a pair.
    pub fn add(&mut self, over: u64, under: u64) {
        self.over.add(over);
        self.under.add(under);
        self.products += u128::from(over) * u128::from(under);
    }

    /// Adds what others counted.
    pub fn merge(&mut self, other: &PairSums) {
        self.over.merge(&other.over);
        self.under.merge(&other.under);
        self.products += other.products;
    }

    /// The sum of the first numbers for each one of the second, with its interval from the pairs; `None` where fewer than
    /// two of the second are not 0: one alone says nothing of how far off it is.
    pub fn ratio(&self) -> Option<Interval> {
        // The squares of several numbers are less than the square of their sum.
        if self.under.squares == self.under.sum * self.under.sum {
            return None;
        }
        let ratio = wide_float(self.over.sum) / wide_float(self.under.sum);
        let n = wide_float(self.over.count.into());
        let mean_products = self.over.mean() * self.under.mean();
        let covariance = (wide_float(self.products) / n - mean_products) * n / (n - 1.0);
        // The delta method: the variance of over - ratio * under, in units of the mean of under.
        let variance =
            self.over.variance() - 2.0 * ratio * covariance + ratio * ratio * self.under.variance();
        let standard_error = (variance.max(0.0) / n).sqrt() / self.under.mean();
        Some(Interval::around(ratio, standard_error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(numbers: &[u64]) -> Sums {
        let mut sums = Sums::default();
        for &number in numbers {
            sums.add(number);
        }
        sums
    }

    #[test]
    fn mean_and_deviation_are_those_of_the_numbers() {
        let sums = sums(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert!((sums.mean() - 5.0).abs() < 1e-12);
        assert!((sums.variance() - 32.0 / 7.0).abs() < 1e-12);
        assert!((sums.standard_error() - (32.0_f64 / 56.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn large_numbers_lose_nothing() {
        let large = 1_000_000_000;
        let sums = sums(&[large, large + 1, large + 2]);
        assert!((sums.variance() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn sums_of_parts_are_sums_of_all() {
        let mut parts = sums(&[1, 2, 3]);
        parts.merge(&sums(&[40, 50]));
        assert_eq!(parts, sums(&[50, 2, 1, 40, 3]));
    }

    #[test]
    fn one_game_has_no_interval() {
        let mut pairs = PairSums::default();
        for (over, under) in [(0, 0), (3, 2), (0, 0)] {
            pairs.add(over, under);
            assert_eq!(pairs.ratio(), None, "one of them says something");
        }
        pairs.add(1, 1);
        assert!(pairs.ratio().unwrap().reach() > 0.0);
    }

    #[test]
    fn a_ratio_that_is_the_same_in_every_pair_is_certain() {
        let mut pairs = PairSums::default();
        assert_eq!(pairs.ratio(), None);
        for under in 1..100 {
            pairs.add(3 * under, under);
        }
        let ratio = pairs.ratio().unwrap();
        assert!((ratio.value - 3.0).abs() < 1e-12 && ratio.reach() < 1e-6);
    }

    #[test]
    fn a_ratio_of_independent_numbers_has_the_error_of_both() {
        let mut pairs = PairSums::default();
        for over in 0..10 {
            for under in 1..=10 {
                pairs.add(over, under);
            }
        }
        let ratio = pairs.ratio().unwrap();
        assert!((ratio.value - 4.5 / 5.5).abs() < 1e-12);
        let variance = 8.333_333 * (1.0 + ratio.value * ratio.value) / 100.0 / 5.5 / 5.5;
        assert!((ratio.reach() - 1.96 * variance.sqrt()).abs() < 1e-3);
    }
}
