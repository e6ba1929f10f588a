//! Values with their intervals, one below the other.

use super::{Columns, NUMBERS, ROW, WORDS, ground, in_words, label};
use crate::Interval;
use crate::figures::axis::Axis;
use crate::figures::figure::Drawing;
use crate::figures::svg::{Anchor, Svg};
use crate::stats::float;

/// How a value is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::figures) enum Mark {
    /// A square: what others are compared with.
    Base,
    /// Filled: certain, or not compared with anything.
    Filled,
    /// Hollow: not certainly different from the base.
    Hollow,
}

/// One row: a value with its interval, or only a heading.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::figures) struct Dot {
    pub(in crate::figures) label: String,
    /// `None` for a heading over the rows that follow.
    pub(in crate::figures) value: Option<(Interval, Mark)>,
    /// The value in words.
    pub(in crate::figures) text: String,
}

/// Rows of values.
pub(in crate::figures) struct Dots<'a> {
    pub(in crate::figures) rows: &'a [Dot],
    /// A value that a dashed line shows across all rows.
    pub(in crate::figures) beside: Option<f64>,
    /// What the axis counts.
    pub(in crate::figures) axis: &'a str,
    /// A value along the axis in words.
    pub(in crate::figures) number: &'a dyn Fn(f64, usize) -> String,
    pub(in crate::figures) width: f64,
}

/// Draws them.
pub(in crate::figures) fn dots(of: &Dots<'_>) -> Drawing {
    let mut svg = Svg::new(of.width);
    let rows = of.rows.iter();
    let rows = rows.map(|row| (row.label.as_str(), row.text.as_str()));
    let Columns {
        labels,
        axis: ends,
        numbers,
        bottom,
    } = Columns::of(rows, of.width);
    let intervals = of.rows.iter().filter_map(|row| row.value);
    let values = intervals.flat_map(|(interval, _)| [interval.value, interval.low, interval.high]);
    let axis = Axis::holding(values.chain(of.beside), ends, numbers);
    let height = ground(&mut svg, &axis, (0.0, bottom), ends, of.axis, of.number);
    if let Some(beside) = of.beside {
        let x = axis.at(beside);
        svg.line((x, 0.0), (x, bottom), 1.4, "rule");
    }
    for (place, row) in (0..).zip(of.rows) {
        let y = (float(place) + 0.5) * ROW + 2.0;
        let Some((interval, mark)) = row.value else {
            svg.text(
                (0.0, y + WORDS * 0.36),
                WORDS,
                "title",
                Anchor::Start,
                &row.label,
            );
            continue;
        };
        label(&mut svg, y, labels, &row.label);
        let [x, low, high] =
            [interval.value, interval.low, interval.high].map(|value| axis.at(value));
        let (line, class) = match mark {
            Mark::Base => ("basereach", "base"),
            Mark::Filled => ("reach", "mark"),
            Mark::Hollow => ("reach", "hollow"),
        };
        svg.line((low, y), (high, y), 2.0, line);
        for end in [low, high] {
            svg.line((end, y - 4.0), (end, y + 4.0), 1.6, line);
        }
        if mark == Mark::Base {
            svg.rect((x - 4.5, y - 4.5), (9.0, 9.0), class);
        } else {
            svg.circle((x, y), 4.8, class);
        }
        in_words(&mut svg, y, &row.text);
    }
    Drawing {
        svg,
        height: height.max(bottom + NUMBERS),
    }
}
