//! From values to places, and the round numbers that are written along an axis.

use crate::stats::float;

/// Values from `low` to `high`, drawn from `start` to `end`.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Axis {
    low: f64,
    high: f64,
    start: f64,
    end: f64,
    /// The round numbers on it.
    pub(super) ticks: Vec<f64>,
    /// How many digits behind the decimal point these need.
    pub(super) digits: usize,
}

impl Axis {
    /// An axis on which all of these values lie, with about so many round numbers. What is no number is passed over.
    pub(super) fn holding(
        values: impl IntoIterator<Item = f64>,
        (start, end): (f64, f64),
        about: usize,
    ) -> Axis {
        let finite = values.into_iter().filter(|value| value.is_finite());
        let (least, most) = finite.fold(
            (f64::INFINITY, f64::NEG_INFINITY),
            |(least, most), value| (least.min(value), most.max(value)),
        );
        let (least, most) = if least > most {
            (0.0, 1.0)
        } else {
            (least, most)
        };
        // One value alone stands in the middle of something as large as it.
        let span = (most - least).max(most.abs() * 0.02).max(1e-6);
        let middle = f64::midpoint(least, most);
        let reach = span / 2.0 * 1.08;
        let (low, high) = (middle - reach, middle + reach);
        // An axis of nothing but positive values does not reach below zero only to have a margin.
        let low = if least >= 0.0 { low.max(0.0) } else { low };
        let high = if most <= 0.0 { high.min(0.0) } else { high };
        // Nothing but zero has an axis as well.
        let high = if high > low { high } else { low + 1.0 };
        Axis::spanning(low, high, (start, end), about)
    }

    /// An axis from `low` to `high`, which are different.
    pub(super) fn spanning(low: f64, high: f64, (start, end): (f64, f64), about: usize) -> Axis {
        let of_step = |step: f64| {
            let first = (low / step - 1e-9).ceil();
            let more = ((high / step + 1e-9).floor() - first).min(100.0);
            (step, first, more)
        };
        let (mut step, mut first, mut more) =
            of_step(round_step((high - low) / float(about.max(1) as u64)));
        // One number alone would not say how wide the axis is, and two hardly do.
        if more < 2.0 {
            (step, first, more) = of_step(round_step(step / 2.5));
        }
        let ticks = (0..=more.max(0.0) as u64).map(|place| (first + float(place)) * step);
        // A value just beside zero is zero that was rounded.
        let ticks = ticks.map(|tick| if tick.abs() < step * 1e-6 { 0.0 } else { tick });
        Axis {
            low,
            high,
            start,
            end,
            ticks: ticks.collect(),
            digits: (-step.log10() - 1e-9).ceil().clamp(0.0, 6.0) as usize,
        }
    }

    /// Where a value stands; values beyond an end stand at it.
    pub(super) fn at(&self, value: f64) -> f64 {
        let part = ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        self.start + part * (self.end - self.start)
    }
}

/// A step of 1, 2 or 5 times a power of ten that is not smaller than that.
fn round_step(least: f64) -> f64 {
    if !(least.is_finite() && least > 0.0) {
        return 1.0;
    }
    let power = 10_f64.powf(least.log10().floor());
    let round = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
    let enough = |step: &f64| *step >= least * (1.0 - 1e-9);
    round.into_iter().find(enough).unwrap_or(least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_along_an_axis_are_round_and_lie_on_it() {
        let axis = Axis::spanning(0.0, 97.0, (0.0, 970.0), 5);
        assert_eq!(axis.ticks, [0.0, 20.0, 40.0, 60.0, 80.0]);
        assert_eq!((axis.digits, axis.at(20.0)), (0, 200.0));
        let axis = Axis::spanning(-0.011, 0.032, (0.0, 100.0), 4);
        assert_eq!(axis.digits, 2);
        assert!(
            axis.ticks.contains(&0.0) && axis.ticks.len() == 5,
            "{axis:?}"
        );
    }

    #[test]
    fn values_of_any_size_have_an_axis() {
        let sets: [&[f64]; 8] = [
            &[],
            &[0.0],
            &[5.0, 5.0],
            &[f64::NAN, 1.0],
            &[f64::INFINITY],
            &[-1e300, 1e300],
            &[1e-12, 2e-12],
            &[-3.0, -2.0],
        ];
        for values in sets {
            let axis = Axis::holding(values.iter().copied(), (10.0, 110.0), 4);
            assert!(axis.ticks.len() <= 101);
            for &value in values.iter().filter(|value| value.is_finite()) {
                let at = axis.at(value);
                assert!((10.0..=110.0).contains(&at), "{values:?} {axis:?}");
            }
        }
    }
}
