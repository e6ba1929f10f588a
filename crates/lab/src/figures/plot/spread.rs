//! Figures of how rounds spread: how long they are, and who wins them.

use super::compared::scaled;
use crate::Interval;
use crate::compare::{Aspect, Comparison};
use crate::figures::charts::{Dot, Dots, Mark, Strip, Strips, dots, strips};
use crate::figures::figure::Figure;
use crate::figures::tables::Table;
use crate::figures::words::{Words, capitalized, digits};
use crate::stats::float;

/// How long rounds are with each of the rules.
pub(in crate::figures) fn lengths_figure(words: Words, of: &Comparison, width: f64) -> Figure {
    let rows: Vec<Strip> = of
        .outcomes
        .iter()
        .map(|outcome| {
            let turns = outcome.turns;
            Strip {
                label: words.title(outcome),
                quantiles: [turns.p10, turns.p25, turns.p50, turns.p75, turns.p90].map(float),
                text: words.count(turns.p50),
            }
        })
        .collect();
    spreads(
        words,
        &rows,
        ("lab-figure-length", "lab-figure-length-axis"),
        words.caption_of(of, &[]),
        width,
    )
}

/// Who wins with each of the rules, by place after the dealer.
pub(in crate::figures) fn places_figure(words: Words, of: &Comparison, width: f64) -> Figure {
    let groups: Vec<(String, &[Interval])> = of
        .outcomes
        .iter()
        .map(|outcome| (words.title(outcome), outcome.places.as_slice()))
        .collect();
    places(words, &groups, of.seats(), words.caption_of(of, &[]), width)
}

/// Rows of spreads with their table.
pub(super) fn spreads(
    words: Words,
    rows: &[Strip],
    (title, axis): (&str, &str),
    caption: String,
    width: f64,
) -> Figure {
    let (title, axis) = (words.text(title, &[]), words.text(axis, &[]));
    let drawing = strips(&Strips {
        rows,
        axis: &axis,
        number: &|value, digits| words.texts().decimal(value, digits),
        width,
    });
    let [half, median, most] = [
        "lab-figure-half",
        "lab-figure-median",
        "lab-figure-nine-tenths",
    ]
    .map(|key| words.text(key, &[]));
    let row = |row: &Strip| {
        let [p10, p25, p50, p75, p90] = row.quantiles.map(|value| words.texts().decimal(value, 0));
        vec![
            row.label.clone(),
            format!("{p10}–{p90}"),
            format!("{p25}–{p75}"),
            p50,
        ]
    };
    Figure {
        notes: vec![words.text("lab-figure-key-strip", &[]), caption],
        table: Table {
            title: title.clone(),
            head: vec![
                words.text("lab-rules", &[]),
                most.clone(),
                half.clone(),
                median.clone(),
            ],
            rows: rows.iter().map(row).collect(),
        },
        title,
        drawing,
    }
}

/// Shares by place after the dealer, in groups.
pub(super) fn places(
    words: Words,
    groups: &[(String, &[Interval])],
    seats: usize,
    caption: String,
    width: f64,
) -> Figure {
    let texts = words.texts();
    let label = |place: usize| {
        if place + 1 == seats {
            words.text("lab-figure-dealer", &[])
        } else {
            format!("{}", place + 1)
        }
    };
    let fair = 1.0 / float(seats.max(1) as u64);
    let mut rows = Vec::new();
    let mut table = Vec::new();
    for (title, shares) in groups {
        if groups.len() > 1 {
            rows.push(Dot {
                label: title.clone(),
                value: None,
                text: String::new(),
            });
        }
        for (place, &share) in shares.iter().enumerate() {
            let percent = scaled(share, 100.0);
            let digits = digits(percent.reach());
            rows.push(Dot {
                label: label(place),
                text: texts.percent(share.value, digits),
                value: Some((
                    percent,
                    if share.holds(fair) {
                        Mark::Hollow
                    } else {
                        Mark::Filled
                    },
                )),
            });
            table.push(vec![
                title.clone(),
                label(place),
                words.interval(Aspect::DrawShare, Some(share)),
            ]);
        }
    }
    let axis = words.text("lab-figure-wins-axis", &[]);
    let drawing = dots(&Dots {
        rows: &rows,
        beside: Some(100.0 * fair),
        axis: &format!("{axis}, %"),
        number: &|value, digits| texts.decimal(value, digits),
        width,
    });
    let title = words.text("lab-figure-seats", &[]);
    Figure {
        notes: vec![
            [
                "lab-figure-key-interval",
                "lab-figure-key-fair",
                "lab-figure-key-stronger",
            ]
            .map(|key| words.text(key, &[]))
            .join(" "),
            caption,
        ],
        table: Table {
            title: title.clone(),
            head: vec![
                words.text("lab-rules", &[]),
                capitalized(&words.text("lab-figure-seats-axis", &[])),
                format!("{}, %", capitalized(&axis)),
            ],
            rows: table,
        },
        title,
        drawing,
    }
}
