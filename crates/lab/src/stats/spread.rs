//! How numbers spread, in memory and in a file.

use super::{Histogram, Interval, Sums};

/// How numbers spread: their mean with its interval, their deviation and their quantiles.
///
/// All are 0 where there were no numbers. In files the interval and the deviation are `null` below two numbers, which say
/// nothing of either.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[cfg_attr(
    feature = "files",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "SavedSpread", into = "SavedSpread")
)]
pub struct Spread {
    /// How many numbers there were.
    pub count: u64,
    /// Their mean.
    pub mean: f64,
    /// The lower end of the interval of the mean, or the mean where there is none.
    pub low: f64,
    /// The upper end of it, or the mean.
    pub high: f64,
    /// The standard deviation of the numbers.
    pub sd: f64,
    /// The smallest.
    pub least: u64,
    /// At most a tenth of the numbers are smaller, at most nine tenths larger.
    pub p10: u64,
    /// The same for a quarter.
    pub p25: u64,
    /// The median.
    pub p50: u64,
    /// The same for three quarters.
    pub p75: u64,
    /// The same for nine tenths.
    pub p90: u64,
    /// The same for 99 of 100.
    pub p99: u64,
    /// The largest.
    pub most: u64,
}

/// A spread in a file.
#[cfg(feature = "files")]
#[derive(serde::Serialize, serde::Deserialize)]
struct SavedSpread {
    count: u64,
    mean: f64,
    low: Option<f64>,
    high: Option<f64>,
    sd: Option<f64>,
    least: u64,
    p10: u64,
    p25: u64,
    p50: u64,
    p75: u64,
    p90: u64,
    p99: u64,
    most: u64,
}

impl Spread {
    /// The mean with its interval; `None` below two numbers.
    pub fn interval(&self) -> Option<Interval> {
        (self.count >= 2).then_some(Interval {
            value: self.mean,
            low: self.low,
            high: self.high,
        })
    }

    /// The spread of numbers with these sums and that histogram.
    pub fn of(sums: &Sums, histogram: &Histogram) -> Spread {
        let Interval { value, low, high } = sums.interval();
        let [p10, p25, p50, p75, p90, p99] =
            [10, 25, 50, 75, 90, 99].map(|percent| histogram.quantile(percent));
        Spread {
            count: sums.count,
            mean: value,
            low,
            high,
            sd: sums.variance().sqrt(),
            least: histogram.quantile(0),
            p10,
            p25,
            p50,
            p75,
            p90,
            p99,
            most: histogram.most(),
        }
    }
}

#[cfg(feature = "files")]
impl From<Spread> for SavedSpread {
    fn from(spread: Spread) -> SavedSpread {
        let several = |number: f64| (spread.count >= 2).then_some(number);
        SavedSpread {
            count: spread.count,
            mean: spread.mean,
            low: several(spread.low),
            high: several(spread.high),
            sd: several(spread.sd),
            least: spread.least,
            p10: spread.p10,
            p25: spread.p25,
            p50: spread.p50,
            p75: spread.p75,
            p90: spread.p90,
            p99: spread.p99,
            most: spread.most,
        }
    }
}

#[cfg(feature = "files")]
impl From<SavedSpread> for Spread {
    fn from(saved: SavedSpread) -> Spread {
        Spread {
            count: saved.count,
            mean: saved.mean,
            low: saved.low.unwrap_or(saved.mean),
            high: saved.high.unwrap_or(saved.mean),
            sd: saved.sd.unwrap_or(0.0),
            least: saved.least,
            p10: saved.p10,
            p25: saved.p25,
            p50: saved.p50,
            p75: saved.p75,
            p90: saved.p90,
            p99: saved.p99,
            most: saved.most,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(numbers: &[u64]) -> Spread {
        let (mut sums, mut histogram) = (Sums::default(), Histogram::default());
        for &number in numbers {
            sums.add(number);
            histogram.add(number);
        }
        Spread::of(&sums, &histogram)
    }

    #[test]
    fn one_number_has_no_interval() {
        assert_eq!(
            (spread(&[]).interval(), spread(&[22]).interval()),
            (None, None)
        );
        assert!(spread(&[22, 23]).interval().unwrap().reach() > 0.0);
    }

    #[cfg(feature = "files")]
    #[test]
    fn what_one_number_cannot_say_is_null_in_a_file() {
        let one = spread(&[22]);
        let json = serde_json::to_string(&one).unwrap();
        let start = r#"{"count":1,"mean":22.0,"low":null,"high":null,"sd":null,"least":22,"#;
        assert!(json.starts_with(start), "{json}");
        let two = spread(&[22, 24]);
        for spread in [one, two] {
            let json = serde_json::to_string(&spread).unwrap();
            assert_eq!(serde_json::from_str::<Spread>(&json).unwrap(), spread);
        }
    }
}
