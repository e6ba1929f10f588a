//! Figures of comparisons.

use crate::Interval;
use crate::compare::{Aspect, Comparison, Outcome};
use crate::figures::charts::{Dot, Dots, Mark, dots};
use crate::figures::figure::{Drawing, Figure};
use crate::figures::font::fitted;
use crate::figures::svg::{Anchor, Svg};
use crate::figures::tables::Table;
use crate::figures::words::{Words, capitalized, digits, is_edge, scale};

/// The width of a figure in a file of its own.
pub(super) const WIDE: f64 = 680.0;

/// The width of one of the small figures that stand side by side.
const NARROW: f64 = 440.0;

/// The gap between small figures.
const GAP: f64 = 40.0;

/// What one aspect came to with each of the rules.
pub(in crate::figures) fn aspect_figure(
    words: Words,
    of: &Comparison,
    aspect: Aspect,
    width: f64,
) -> Figure {
    let rows: Vec<Dot> = of
        .outcomes
        .iter()
        .filter_map(|outcome| value(words, outcome, aspect))
        .collect();
    let base = of.base().measure(aspect);
    let unit = words.unit(aspect);
    let number = |value: f64, digits: usize| number(words, aspect, value, digits);
    let drawing = dots(&Dots {
        rows: &rows,
        beside: base.map(|base| base.value * scale(aspect)),
        axis: &unit,
        number: &number,
        width,
    });
    let row = |outcome: &Outcome| {
        let value = words.interval(aspect, outcome.measure(aspect));
        vec![
            words.title(outcome),
            value,
            difference(words, outcome, aspect),
        ]
    };
    let title = words.aspect_title(aspect);
    Figure {
        notes: notes(words, of, &[aspect], true),
        table: Table {
            head: head(words, of, &unit),
            rows: of.outcomes.iter().map(row).collect(),
            title: title.clone(),
        },
        title,
        drawing,
    }
}

/// What each of the rules changes in one aspect, those that change it most first: in percent of the base, and what is a
/// share in percentage points.
pub fn house_figure(words: Words, of: &Comparison, aspect: Aspect) -> Figure {
    let base = of.base().measure(aspect).map_or(0.0, |base| base.value);
    let times = if aspect.is_share() || base <= 0.0 {
        scale(aspect)
    } else {
        100.0 / base
    };
    let mut others: Vec<(&Outcome, Interval)> = of
        .outcomes
        .iter()
        .filter_map(|outcome| Some((outcome, outcome.difference(aspect)?)))
        .collect();
    others.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
    let texts = words.texts();
    // All with as many digits as the surest of them, so that they can be read as a column.
    let surest = others
        .iter()
        .map(|(_, difference)| difference.reach() * times);
    let digits = digits(surest.fold(f64::INFINITY, f64::min)).min(1);
    let rows: Vec<Dot> = others
        .iter()
        .map(|(outcome, difference)| {
            let scaled = scaled(*difference, times);
            Dot {
                label: words.title(outcome),
                text: texts.signed(scaled.value, digits),
                value: Some((scaled, mark(outcome, aspect))),
            }
        })
        .collect();
    let base_title = words.title(of.base());
    let unit = if aspect.is_share() || base <= 0.0 {
        words.unit(aspect)
    } else {
        "%".to_owned()
    };
    let heading = words.text("lab-difference", &[("base", (&base_title).into())]);
    let axis = format!("{heading}, {unit}");
    let drawing = dots(&Dots {
        rows: &rows,
        beside: Some(0.0),
        axis: &axis,
        number: &|value, digits| texts.signed(value, digits),
        width: WIDE,
    });
    let measure = words.aspect_title(aspect);
    let row = |(outcome, _): &(&Outcome, Interval)| {
        let value = words.interval(aspect, outcome.measure(aspect));
        vec![
            words.title(outcome),
            value,
            difference(words, outcome, aspect),
        ]
    };
    let title = words.text("lab-figure-house-rules", &[("measure", (&measure).into())]);
    Figure {
        notes: notes(words, of, &[aspect], false),
        table: Table {
            head: head(words, of, &words.unit(aspect)),
            rows: others.iter().map(row).collect(),
            title: title.clone(),
        },
        title,
        drawing,
    }
}

/// What a round is worth with each of the rules.
pub(super) fn points(words: Words, of: &Comparison) -> Figure {
    let texts = words.texts();
    let base = of.base().points_per_round;
    let rows: Vec<Dot> = of
        .outcomes
        .iter()
        .enumerate()
        .map(|(place, outcome)| {
            let points = outcome.points_per_round;
            Dot {
                label: words.title(outcome),
                text: texts.decimal(points.value, digits(points.reach())),
                value: Some((points, if place == 0 { Mark::Base } else { Mark::Filled })),
            }
        })
        .collect();
    let axis = words.text("lab-figure-points-axis", &[]);
    let drawing = dots(&Dots {
        rows: &rows,
        beside: Some(base.value),
        axis: &axis,
        number: &|value, digits| texts.decimal(value, digits),
        width: WIDE,
    });
    let title = words.text("lab-figure-points", &[]);
    let row = |outcome: &Outcome| {
        let points = words.interval(Aspect::TurnsPerRound, Some(outcome.points_per_round));
        vec![words.title(outcome), points]
    };
    Figure {
        notes: vec![
            keys(
                words,
                &[
                    "lab-figure-key-interval",
                    "lab-figure-key-square",
                    "lab-figure-key-base",
                    "lab-figure-key-others",
                ],
            ),
            words.caption_of(of, &[]),
        ],
        table: Table {
            title: title.clone(),
            head: vec![words.text("lab-rules", &[]), capitalized(&axis)],
            rows: of.outcomes.iter().map(row).collect(),
        },
        title,
        drawing,
    }
}

/// Every aspect in one figure, two side by side.
pub(super) fn all(words: Words, of: &Comparison) -> Figure {
    let measured = |aspect: &Aspect| of.outcomes.iter().any(|it| it.measure(*aspect).is_some());
    let figures: Vec<Figure> = Aspect::ALL
        .into_iter()
        .filter(measured)
        .map(|aspect| aspect_figure(words, of, aspect, NARROW))
        .collect();
    let mut svg = Svg::new(2.0 * NARROW + GAP);
    let mut y = 0.0;
    for pair in figures.chunks(2) {
        for (figure, x) in pair.iter().zip([0.0, NARROW + GAP]) {
            let title = fitted(&figure.title, 14.0, NARROW);
            svg.text((x, y + 14.0), 14.0, "title", Anchor::Start, &title);
            svg.place((x, y + 24.0), &figure.drawing.svg);
        }
        let highest = pair
            .iter()
            .map(|figure| figure.drawing.height)
            .fold(0.0, f64::max);
        y += 24.0 + highest + 26.0;
    }
    let base = words.title(of.base());
    let title = words.text("lab-figure-compare", &[("base", (&base).into())]);
    let table = figures.iter().flat_map(|figure| {
        figure.table.rows.iter().map(|row| {
            let mut row = row.clone();
            row[0] = format!("{}, {}", figure.title, row[0]);
            row
        })
    });
    Figure {
        notes: notes(words, of, &Aspect::ALL, true),
        table: Table {
            title: title.clone(),
            head: head(words, of, &words.text("lab-value", &[])),
            rows: table.collect(),
        },
        title,
        drawing: Drawing {
            svg,
            height: (y - 26.0).max(1.0),
        },
    }
}

fn value(words: Words, outcome: &Outcome, aspect: Aspect) -> Option<Dot> {
    let interval = outcome.measure(aspect)?;
    let scaled = scaled(interval, scale(aspect));
    Some(Dot {
        label: words.title(outcome),
        text: words.bare(aspect, interval.value, digits(scaled.reach())),
        value: Some((scaled, mark(outcome, aspect))),
    })
}

fn mark(outcome: &Outcome, aspect: Aspect) -> Mark {
    match (&outcome.differences, outcome.differs(aspect)) {
        (None, _) => Mark::Base,
        (Some(_), true) => Mark::Filled,
        (Some(_), false) => Mark::Hollow,
    }
}

fn number(words: Words, aspect: Aspect, value: f64, digits: usize) -> String {
    if is_edge(aspect) {
        words.texts().signed(value, digits)
    } else {
        words.texts().decimal(value, digits)
    }
}

pub(super) fn scaled(interval: Interval, times: f64) -> Interval {
    Interval {
        value: interval.value * times,
        low: interval.low * times,
        high: interval.high * times,
    }
}

fn difference(words: Words, outcome: &Outcome, aspect: Aspect) -> String {
    let difference = words.difference(aspect, outcome.difference(aspect));
    let sign = if outcome.differs(aspect) { " *" } else { "" };
    format!("{difference}{sign}")
}

fn head(words: Words, of: &Comparison, unit: &str) -> Vec<String> {
    let base = words.title(of.base());
    vec![
        words.text("lab-rules", &[]),
        capitalized(unit),
        words.text("lab-difference", &[("base", (&base).into())]),
    ]
}

/// How the marks of these aspects are read, with a square for the base or without one, and what was played.
fn notes(words: Words, of: &Comparison, aspects: &[Aspect], square: bool) -> Vec<String> {
    let mut named = vec!["lab-figure-key-interval"];
    if square {
        named.push("lab-figure-key-square");
    }
    named.extend(["lab-figure-key-base", "lab-figure-key-certain"]);
    vec![keys(words, &named), words.caption_of(of, aspects)]
}

fn keys(words: Words, keys: &[&str]) -> String {
    let keys = keys.iter().map(|key| words.text(key, &[]));
    keys.collect::<Vec<_>>().join(" ")
}
