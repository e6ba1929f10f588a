//! How numbers spread, one row for each kind of them.

use super::{Columns, ROW, ground, in_words, label};
use crate::figures::axis::Axis;
use crate::figures::figure::Drawing;
use crate::figures::svg::Svg;
use crate::stats::float;

/// One row: from the tenth part to nine tenths, with the middle half and the median.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::figures) struct Strip {
    pub(in crate::figures) label: String,
    /// The numbers below which 10, 25, 50, 75 and 90 % of them lie.
    pub(in crate::figures) quantiles: [f64; 5],
    /// The row in words.
    pub(in crate::figures) text: String,
}

/// Rows of spreads.
pub(in crate::figures) struct Strips<'a> {
    pub(in crate::figures) rows: &'a [Strip],
    /// What the axis counts.
    pub(in crate::figures) axis: &'a str,
    /// A number along the axis in words.
    pub(in crate::figures) number: &'a dyn Fn(f64, usize) -> String,
    pub(in crate::figures) width: f64,
}

/// Draws them.
pub(in crate::figures) fn strips(of: &Strips<'_>) -> Drawing {
    let mut svg = Svg::new(of.width);
    let rows = of.rows.iter();
    let rows = rows.map(|row| (row.label.as_str(), row.text.as_str()));
    let Columns {
        labels,
        axis: ends,
        numbers,
        bottom,
    } = Columns::of(rows, of.width);
    let values = of.rows.iter().flat_map(|row| row.quantiles);
    // Zero is on the axis, so that twice as long looks twice as long.
    let axis = Axis::holding(values.chain([0.0]), ends, numbers);
    let height = ground(&mut svg, &axis, (0.0, bottom), ends, of.axis, of.number);
    for (place, row) in (0..).zip(of.rows) {
        let y = (float(place) + 0.5) * ROW + 2.0;
        label(&mut svg, y, labels, &row.label);
        let [p10, p25, p50, p75, p90] = row.quantiles.map(|value| axis.at(value));
        svg.line((p10, y), (p90, y), 2.0, "reach");
        svg.rect((p25, y - 6.0), (p75 - p25, 12.0), "bar");
        svg.line((p50, y - 8.0), (p50, y + 8.0), 2.6, "reach");
        in_words(&mut svg, y, &row.text);
    }
    Drawing { svg, height }
}
