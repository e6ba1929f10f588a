//! How often each number came.

use super::{NUMBERS, ground};
use crate::figures::axis::Axis;
use crate::figures::figure::Drawing;
use crate::figures::font::width;
use crate::figures::svg::{Anchor, Svg};
use crate::stats::{Histogram, float};

/// A histogram.
pub(in crate::figures) struct Bars<'a> {
    pub(in crate::figures) of: &'a Histogram,
    /// A number that a dashed line shows, with its name.
    pub(in crate::figures) marked: (f64, &'a str),
    /// What the horizontal axis counts.
    pub(in crate::figures) axis: &'a str,
    /// What the vertical axis counts.
    pub(in crate::figures) upward: &'a str,
    /// A number along the horizontal axis in words.
    pub(in crate::figures) number: &'a dyn Fn(f64, usize) -> String,
    /// A share along the vertical axis in words.
    pub(in crate::figures) share: &'a dyn Fn(f64, usize) -> String,
    pub(in crate::figures) width: f64,
}

/// The most bars that are told apart at a glance.
const MOST_BARS: u64 = 48;

const HEIGHT: f64 = 260.0;

/// Draws it, up to the number that only one in two hundred is above.
pub(in crate::figures) fn histogram(bars: &Bars<'_>) -> Drawing {
    let mut svg = Svg::new(bars.width);
    let all = float(bars.of.count().max(1));
    let last = last_shown(bars.of);
    let step = (last + 1).div_ceil(MOST_BARS).max(1);
    let shares = shares(bars.of, step, last, all);
    let most = shares.iter().copied().fold(1e-9, f64::max);
    let (top, bottom) = (30.0, HEIGHT);
    // Numbers are read from the bottom up.
    let up = Axis::spanning(0.0, most * 1.06, (bottom, top), 4);
    let percent_digits = up.digits.saturating_sub(2);
    let texts: Vec<String> = up
        .ticks
        .iter()
        .map(|&tick| (bars.share)(tick, percent_digits))
        .collect();
    let left = texts
        .iter()
        .map(|text| width(text, NUMBERS))
        .fold(0.0, f64::max)
        + 10.0;
    for (&tick, text) in up.ticks.iter().zip(&texts) {
        let y = up.at(tick);
        svg.line((left, y), (bars.width, y), 1.0, "grid");
        svg.text(
            (left - 7.0, y + NUMBERS * 0.36),
            NUMBERS,
            "dim",
            Anchor::End,
            text,
        );
    }
    svg.text((0.0, NUMBERS), NUMBERS, "dim", Anchor::Start, bars.upward);
    let end = float(shares.len() as u64 * step);
    let across = Axis::spanning(0.0, end, (left, bars.width), 8);
    for (place, &share) in shares.iter().enumerate() {
        let from = across.at(float(place as u64 * step));
        let to = across.at(float((place as u64 + 1) * step));
        let gap = ((to - from) * 0.12).min(1.5);
        let y = up.at(share);
        svg.rect((from + gap, y), (to - from - 2.0 * gap, bottom - y), "bar");
    }
    let (value, name) = bars.marked;
    // A bar stands from its first number to the next bar's; the line stands in the middle of its own number.
    let x = across.at(value + 0.5);
    svg.line((x, top - 8.0), (x, bottom), 1.6, "rule");
    let text = format!("{name} {}", (bars.number)(value, 0));
    let room = width(&text, NUMBERS) + 8.0;
    let (x, anchor) = if x + room > bars.width {
        (x - 5.0, Anchor::End)
    } else {
        (x + 5.0, Anchor::Start)
    };
    svg.text((x, top), NUMBERS, "label", anchor, &text);
    let height = ground(
        &mut svg,
        &across,
        (bottom, bottom),
        (left, bars.width),
        bars.axis,
        bars.number,
    );
    Drawing { svg, height }
}

/// The number up to which is drawn: 995 of 1,000 are not above it.
fn last_shown(of: &Histogram) -> u64 {
    let all = of.count();
    let wanted = all - all / 200;
    let mut so_far = 0;
    let reached = of.counts.iter().position(|&count| {
        so_far += count;
        so_far >= wanted
    });
    reached.map_or_else(|| of.counts.len() as u64, |number| number as u64)
}

fn shares(of: &Histogram, step: u64, last: u64, all: f64) -> Vec<f64> {
    let counts = of.counts.iter().take(last as usize + 1).copied();
    let counts: Vec<u64> = counts.collect();
    let bars = counts.chunks(step as usize);
    bars.map(|bar| float(bar.iter().sum()) / all).collect()
}
