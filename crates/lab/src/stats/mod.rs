//! Sums in whole numbers, and the means, intervals and quantiles that follow from them.
//!
//! Every interval is one of 95 %.

mod histogram;
mod spread;
mod sums;

pub use histogram::Histogram;
pub use spread::Spread;
pub use sums::{PairSums, Sums};

/// How many standard errors an interval of 95 % reaches to each side.
pub const Z95: f64 = 1.959_963_984_540_054;

/// A value with the interval in which the true one lies with 95 %.
///
/// In files it is a list of three numbers, `[value, low, high]`.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    feature = "files",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "(f64, f64, f64)", into = "(f64, f64, f64)")
)]
pub struct Interval {
    /// What was measured.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// A value with its standard error.
    pub fn around(value: f64, standard_error: f64) -> Interval {
        Interval {
            value,
            low: value - Z95 * standard_error,
            high: value + Z95 * standard_error,
        }
    }

    /// The share of `part` in `of`, with Wilson's interval: it stays within 0 and 1 and holds for shares near them.
    /// `None` of nothing.
    ///
    /// ```
    /// use lastcard_lab::Interval;
    /// let share = Interval::share(8, 10).unwrap();
    /// assert_eq!(share.value, 0.8);
    /// assert!((share.low - 0.4902).abs() < 1e-4 && (share.high - 0.9433).abs() < 1e-4);
    /// ```
    pub fn share(part: u64, of: u64) -> Option<Interval> {
        if of == 0 {
            return None;
        }
        let (n, z2) = (float(of), Z95 * Z95);
        let value = float(part) / n;
        let center = value + z2 / (2.0 * n);
        let reach = Z95 * (value * (1.0 - value) / n + z2 / (4.0 * n * n)).sqrt();
        let whole = 1.0 + z2 / n;
        // Of none and of all one end is exact, which the division would miss by the last digit.
        Some(Interval {
            value,
            low: if part == 0 {
                0.0
            } else {
                (center - reach) / whole
            },
            high: if part == of {
                1.0
            } else {
                (center + reach) / whole
            },
        })
    }

    /// Half of its width.
    pub const fn reach(self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Whether it holds that value.
    pub fn holds(self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

impl From<(f64, f64, f64)> for Interval {
    fn from((value, low, high): (f64, f64, f64)) -> Interval {
        Interval { value, low, high }
    }
}

impl From<Interval> for (f64, f64, f64) {
    fn from(interval: Interval) -> (f64, f64, f64) {
        (interval.value, interval.low, interval.high)
    }
}

/// A count as a floating-point number.
#[expect(
    clippy::cast_precision_loss,
    reason = "counts stay far below 2^52; what is larger is rounded in the last of 16 digits"
)]
pub(crate) const fn float(count: u64) -> f64 {
    count as f64
}

/// A sum as a floating-point number.
#[expect(
    clippy::cast_precision_loss,
    reason = "rounded in the last of 16 digits"
)]
pub(crate) const fn wide_float(sum: u128) -> f64 {
    sum as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_nothing_and_of_all_stay_in_bounds() {
        assert_eq!(Interval::share(0, 0), None);
        let none = Interval::share(0, 100).unwrap();
        assert!(none.low <= 0.0 && none.high > 0.03 && none.high < 0.04);
        let all = Interval::share(100, 100).unwrap();
        assert!(all.high >= 1.0 && all.low > 0.96 && all.low < 0.97);
    }
}
