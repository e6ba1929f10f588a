//! The kinds of drawings.

mod dots;
mod histogram;
mod strips;

pub(super) use dots::{Dot, Dots, Mark, dots};
pub(super) use histogram::{Bars, histogram};
pub(super) use strips::{Strip, Strips, strips};

use super::axis::Axis;
use super::font::{fitted, width};
use super::svg::{Anchor, Svg};
use crate::stats::float;

/// The size of words in a drawing.
const WORDS: f64 = 13.0;

/// The size of the numbers along an axis.
const NUMBERS: f64 = 11.5;

/// The room from one row to the next.
const ROW: f64 = 27.0;

/// How wide the column of labels is: as wide as the widest of them, within reason.
fn label_room<'a>(labels: impl Iterator<Item = &'a str>, all: f64) -> f64 {
    labels
        .map(|label| width(label, WORDS))
        .fold(0.0, f64::max)
        .min(all * 0.42)
        .ceil()
}

/// Where the columns of rows stand: labels, then the axis, then each row in words.
struct Columns {
    /// How wide the column of labels is.
    labels: f64,
    /// Where the axis begins and ends.
    axis: (f64, f64),
    /// About how many numbers it has room for.
    numbers: usize,
    /// Where the rows end.
    bottom: f64,
}

impl Columns {
    /// The columns of rows with these labels and texts, in a drawing that is `all` wide.
    fn of<'a>(rows: impl Iterator<Item = (&'a str, &'a str)> + Clone, all: f64) -> Columns {
        let labels = label_room(rows.clone().map(|(label, _)| label), all);
        let texts = rows.clone().map(|(_, text)| width(text, WORDS));
        let (start, end) = (labels + 14.0, all - texts.fold(0.0, f64::max) - 14.0);
        Columns {
            labels,
            axis: (start, end),
            numbers: ((end - start) / 70.0).max(2.0) as usize,
            bottom: float(rows.count() as u64) * ROW + 4.0,
        }
    }
}

/// A row in words, at its right end.
fn in_words(svg: &mut Svg, y: f64, text: &str) {
    let at = (svg.width(), y + WORDS * 0.36);
    svg.text(at, WORDS, "value", Anchor::End, text);
}

fn label(svg: &mut Svg, y: f64, room: f64, text: &str) {
    let text = fitted(text, WORDS, room + 1.0);
    svg.text((room, y + WORDS * 0.36), WORDS, "label", Anchor::End, &text);
}

/// The lines of a horizontal axis behind the rows, its numbers and its title below them. Gives where it ends.
fn ground(
    svg: &mut Svg,
    axis: &Axis,
    (top, bottom): (f64, f64),
    (start, end): (f64, f64),
    title: &str,
    number: &dyn Fn(f64, usize) -> String,
) -> f64 {
    let mut free_from = f64::NEG_INFINITY;
    for &tick in &axis.ticks {
        let x = axis.at(tick);
        svg.line((x, top), (x, bottom), 1.0, "grid");
        let text = number(tick, axis.digits);
        let half = width(&text, NUMBERS) / 2.0;
        // Long numbers on a narrow axis: those are left out that would run into the one before.
        if x - half > free_from {
            svg.text(
                (x, bottom + NUMBERS + 5.0),
                NUMBERS,
                "dim",
                Anchor::Middle,
                &text,
            );
            free_from = x + half + 6.0;
        }
    }
    svg.line((start, bottom), (end, bottom), 1.0, "axis");
    let below = bottom + NUMBERS * 2.0 + 12.0;
    let title = fitted(title, NUMBERS, svg.width());
    let middle = f64::midpoint(start, end);
    // The title stands below the middle of the axis, as far as the drawing is wide enough for that.
    let half = width(&title, NUMBERS) / 2.0;
    let middle = middle.min(svg.width() - half).max(half);
    svg.text((middle, below), NUMBERS, "dim", Anchor::Middle, &title);
    below + 5.0
}
