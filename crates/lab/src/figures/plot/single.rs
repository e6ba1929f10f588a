//! Figures of runs.

use super::PlotError;
use super::compared::{WIDE, scaled};
use super::spread::{places, spreads};
use crate::Interval;
use crate::compare::Aspect;
use crate::figures::charts::{Bars, Dot, Dots, Mark, Strip, dots, histogram};
use crate::figures::figure::Figure;
use crate::figures::saved::Duel;
use crate::figures::tables::Table;
use crate::figures::words::{Words, capitalized, digits};
use crate::files::Document;
use crate::stats::{Spread, float};
use lastcard_notation::RulesDocument;

/// A run, and what its file is called.
pub(super) struct Run<'a> {
    pub(super) name: &'a str,
    pub(super) run: &'a Document,
}

impl Run<'_> {
    fn title(&self, words: Words) -> String {
        rules_title(words, &self.run.setup.rules, self.name)
    }

    fn caption(&self, words: Words) -> String {
        let summary = &self.run.summary;
        let setup = &self.run.setup;
        let bots: Vec<&str> = setup.bots.iter().map(String::as_str).collect();
        let rules = words.rules_and_bots(&self.title(words), &bots);
        words.caption(&rules, summary.seats, summary.rounds, setup.seed)
    }
}

/// How long the rounds of one run are.
pub(super) fn length(words: Words, of: &Run<'_>) -> Figure {
    let turns = &of.run.summary.turns;
    let [title, axis, upward, median] = [
        "lab-figure-length",
        "lab-figure-length-axis",
        "lab-figure-rounds-axis",
        "lab-figure-median",
    ]
    .map(|key| words.text(key, &[]));
    let drawing = histogram(&Bars {
        of: &of.run.summary.turns_histogram,
        marked: (float(turns.p50), &median),
        axis: &axis,
        upward: &upward,
        number: &|value, digits| words.texts().decimal(value, digits),
        share: &|value, digits| words.texts().percent(value, digits),
        width: WIDE,
    });
    let row = |key: &str, value: String| vec![words.text(key, &[]), value];
    let mean = Interval {
        value: turns.mean,
        low: turns.low,
        high: turns.high,
    };
    let whole = |number: u64| words.count(number);
    Figure {
        notes: vec![of.caption(words)],
        table: Table {
            title: title.clone(),
            head: vec![words.text("lab-measure", &[]), capitalized(&axis)],
            rows: vec![
                row(
                    "lab-figure-mean",
                    words.interval(Aspect::TurnsPerRound, Some(mean)),
                ),
                row("lab-figure-median", whole(turns.p50)),
                row(
                    "lab-figure-half",
                    format!("{}–{}", whole(turns.p25), whole(turns.p75)),
                ),
                row(
                    "lab-figure-nine-tenths",
                    format!("{}–{}", whole(turns.p10), whole(turns.p90)),
                ),
            ],
        },
        title,
        drawing,
    }
}

/// How long the rounds of several runs are.
pub(super) fn lengths(words: Words, runs: &[Run<'_>]) -> Figure {
    let keys = ("lab-figure-length", "lab-figure-length-axis");
    spread(words, runs, keys, |run| &run.summary.turns)
}

/// What a round is worth: what the cards that are left count, whoever the rules give that to.
pub(super) fn points(words: Words, runs: &[Run<'_>]) -> Figure {
    let keys = ("lab-figure-points", "lab-figure-points-axis");
    spread(words, runs, keys, |run| &run.summary.values_left)
}

/// Who wins, by place after the dealer.
pub(super) fn seats(words: Words, runs: &[Run<'_>]) -> Result<Figure, PlotError> {
    let seats = runs.first().map_or(0, |run| run.run.summary.seats);
    if runs.iter().any(|run| run.run.summary.seats != seats) {
        return Err(PlotError::SeatsDiffer);
    }
    let groups: Vec<(String, &[Interval])> = runs
        .iter()
        .map(|run| {
            (
                label(words, runs, run),
                run.run.summary.place_shares.as_slice(),
            )
        })
        .collect();
    Ok(places(words, &groups, seats, captions(words, runs), WIDE))
}

/// How often one bot wins against others, of one duel or several.
pub(super) fn duels(words: Words, of: &[&Duel]) -> Figure {
    let texts = words.texts();
    let pair = |duel: &Duel| {
        let (a, b) = (duel.a.as_str(), duel.b.as_str());
        words.text("lab-figure-duel", &[("a", a.into()), ("b", b.into())])
    };
    let rate = |duel: &Duel| Interval {
        value: duel.a_win_rate,
        low: duel.a_win_rate_low,
        high: duel.a_win_rate_high,
    };
    let fair = of.first().map_or(0.0, |duel| duel.fair_share);
    let rows: Vec<Dot> = of
        .iter()
        .map(|duel| {
            let interval = rate(duel);
            let percent = scaled(interval, 100.0);
            let certain = !interval.holds(duel.fair_share);
            Dot {
                label: pair(duel),
                text: texts.percent(interval.value, digits(percent.reach())),
                value: Some((percent, if certain { Mark::Filled } else { Mark::Hollow })),
            }
        })
        .collect();
    let alike = of.iter().all(|duel| (duel.fair_share - fair).abs() < 1e-9);
    let title = match of {
        [duel] => pair(duel),
        _ => words.text("lab-figure-duels", &[]),
    };
    let axis = words.text("lab-figure-wins-axis", &[]);
    let drawing = dots(&Dots {
        rows: &rows,
        beside: alike.then_some(fair * 100.0),
        axis: &format!("{axis}, %"),
        number: &|value, digits| texts.decimal(value, digits),
        width: WIDE,
    });
    let row = |duel: &&Duel| {
        let share = words.interval(Aspect::DrawShare, Some(rate(duel)));
        vec![pair(duel), share]
    };
    let caption = |duel: &&Duel| {
        let title = rules_title(words, &duel.rules, &duel.a);
        words.caption(&title, duel.players, duel.rounds, duel.seed)
    };
    let mut captions: Vec<String> = of.iter().map(caption).collect();
    captions.dedup();
    let keys = [
        "lab-figure-key-interval",
        "lab-figure-key-fair",
        "lab-figure-key-stronger",
    ];
    Figure {
        notes: vec![
            keys.map(|key| words.text(key, &[])).join(" "),
            captions.join("; "),
        ],
        table: Table {
            title: title.clone(),
            head: vec![
                words.text("lab-figure-duels", &[]),
                format!("{}, %", capitalized(&axis)),
            ],
            rows: of.iter().map(row).collect(),
        },
        title,
        drawing,
    }
}

fn spread(
    words: Words,
    runs: &[Run<'_>],
    keys: (&str, &str),
    of: impl Fn(&Document) -> &Spread,
) -> Figure {
    let row = |run: &Run<'_>| {
        let spread = of(run.run);
        Strip {
            label: label(words, runs, run),
            quantiles: [spread.p10, spread.p25, spread.p50, spread.p75, spread.p90].map(float),
            text: words.count(spread.p50),
        }
    };
    let rows: Vec<Strip> = runs.iter().map(row).collect();
    spreads(words, &rows, keys, captions(words, runs), WIDE)
}

/// What a run is called beside the others: by its rules where they tell it apart, else by its file.
fn label(words: Words, runs: &[Run<'_>], run: &Run<'_>) -> String {
    let title = run.title(words);
    let alike = runs
        .iter()
        .filter(|other| other.title(words) == title)
        .count();
    if alike > 1 {
        run.name.to_owned()
    } else {
        title
    }
}

fn captions(words: Words, runs: &[Run<'_>]) -> String {
    let captions: Vec<String> = runs.iter().map(|run| run.caption(words)).collect();
    captions.join("; ")
}

/// What rules are called: by their own name, or by that of their preset; `other` where the document cannot be read.
fn rules_title(words: Words, document: &str, other: &str) -> String {
    RulesDocument::parse(document).map_or_else(
        |_| other.to_owned(),
        |document| {
            let (name, preset) = (document.name.as_deref(), document.preset.name());
            words
                .texts()
                .rules_title(name, preset, !document.is_plain())
        },
    )
}
