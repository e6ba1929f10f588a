//! How often each number came.

/// How often each number came, exactly up to [`Histogram::MOST`]; larger ones are counted together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "files", derive(serde::Serialize, serde::Deserialize))]
pub struct Histogram {
    /// How often each number came, from 0 up to the largest that did.
    pub counts: Vec<u64>,
    /// How many were larger than [`Histogram::MOST`].
    pub above: u64,
    /// The largest of those.
    pub largest_above: u64,
}

impl Histogram {
    /// The largest number with a count of its own.
    pub const MOST: u64 = 4_095;

    /// Adds a number.
    pub fn add(&mut self, number: u64) {
        if number > Histogram::MOST {
            self.above += 1;
            self.largest_above = self.largest_above.max(number);
            return;
        }
        let place = number as usize;
        if place >= self.counts.len() {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += 1;
    }

    /// Adds what others counted.
    pub fn merge(&mut self, other: &Histogram) {
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
        self.above += other.above;
        self.largest_above = self.largest_above.max(other.largest_above);
    }

    /// How many numbers there were.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum::<u64>() + self.above
    }

    /// The smallest number that is not below so many percent of them, 0 to 100; 0 of nothing. Where it is one of those
    /// that are counted together, the first number of these.
    pub fn quantile(&self, percent: u64) -> u64 {
        let all = u128::from(self.count());
        if all == 0 {
            return 0;
        }
        let rank = (all * u128::from(percent)).div_ceil(100).max(1);
        let mut below = 0;
        for (number, &count) in (0..).zip(&self.counts) {
            below += u128::from(count);
            if below >= rank {
                return number;
            }
        }
        Histogram::MOST + 1
    }

    /// The largest number; 0 of nothing.
    pub fn most(&self) -> u64 {
        if self.above > 0 {
            self.largest_above
        } else {
            (self.counts.len() as u64).saturating_sub(1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: impl IntoIterator<Item = u64>) -> Histogram {
        let mut histogram = Histogram::default();
        numbers.into_iter().for_each(|number| histogram.add(number));
        histogram
    }

    #[test]
    fn quantiles_are_numbers_that_came() {
        let histogram = of(1..=100);
        let quantiles = [0, 10, 25, 50, 90, 100].map(|percent| histogram.quantile(percent));
        assert_eq!(quantiles, [1, 10, 25, 50, 90, 100]);
        assert_eq!((of([]).quantile(50), of([]).most()), (0, 0));
        assert_eq!(of([7, 7, 7]).quantile(99), 7);
    }

    #[test]
    fn what_is_too_large_is_counted_together() {
        let histogram = of([1, 2, 9_000, 5_000]);
        assert_eq!(
            (histogram.above, histogram.count(), histogram.most()),
            (2, 4, 9_000)
        );
        assert_eq!(histogram.quantile(50), 2);
        assert_eq!(histogram.quantile(75), Histogram::MOST + 1);
    }

    #[test]
    fn parts_put_together_are_the_whole() {
        let mut parts = of([3, 1, 5_000]);
        parts.merge(&of([1, 8, 6_000]));
        assert_eq!(parts, of([3, 1, 5_000, 1, 8, 6_000]));
        let mut other = of([1, 8, 6_000]);
        other.merge(&of([3, 1, 5_000]));
        assert_eq!(other, parts);
    }
}
