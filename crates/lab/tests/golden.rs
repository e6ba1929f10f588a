//! The statistics of random play that others measured with programs of their own.
//!
//! Their tables come from 300,000 rounds a cell; here it is 20,000, so an interval is wide, but a wrong rule shows. The
//! long run, with its commands, stands in docs/results/golden.md.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
#![expect(
    clippy::cast_precision_loss,
    reason = "counts of rounds, far below 2^52"
)]

use lastcard_bots::Level;
use lastcard_lab::{Row, Setup, Spread, Summary, Tally, play_game};
use lastcard_notation::RulesDocument;
use std::thread;

const ROUNDS: u64 = 20_000;
/// How many rounds the table was made of.
const THEIRS: f64 = 300_000.0;
/// The table gives one digit behind the point.
const ROUNDING: f64 = 0.05;
/// So many standard errors are hardly ever passed by chance.
const ERRORS: f64 = 4.0;

fn played(rules: &str, seats: usize) -> Summary {
    let setup = Setup {
        rules: RulesDocument::parse(rules).unwrap().rules,
        bots: vec![Level::Random; seats],
        matches: false,
        seed: 2_026,
    };
    let mut tally = Tally::new(seats);
    let mut rows: Vec<Row> = Vec::new();
    for game in 0..ROUNDS {
        play_game(&setup, game, &mut rows);
        rows.drain(..).for_each(|row| tally.add(&row));
    }
    tally.summary()
}

/// One row of the table: seats, shares by place after the dealer in percent, turns, value of the cards left.
struct Cell(usize, &'static [f64], f64, Option<f64>);

const TABLE: [Cell; 5] = [
    Cell(2, &[50.4, 49.6], 46.9, Some(45.4)),
    Cell(3, &[34.2, 33.1, 32.7], 46.6, Some(77.6)),
    Cell(4, &[26.1, 25.2, 24.4, 24.3], 50.2, Some(117.4)),
    Cell(6, &[17.8, 17.2, 16.7, 16.3, 15.9, 16.1], 60.9, Some(199.0)),
    Cell(
        10,
        &[11.1, 10.8, 10.4, 10.2, 10.0, 9.8, 9.6, 9.4, 9.3, 9.4],
        83.0,
        None,
    ),
];

#[test]
fn random_play_has_the_lengths_shares_and_points_that_were_measured() {
    let rules = include_str!("../golden/official.toml");
    thread::scope(|scope| {
        for cell in &TABLE {
            scope.spawn(move || {
                let Cell(seats, shares, turns, values) = *cell;
                let summary = played(rules, seats);
                let near = |what: &str, mine: f64, theirs: f64, sd: f64| {
                    let ours = 1.0 / summary.won as f64;
                    let allowed = ERRORS * sd * (ours + 1.0 / THEIRS).sqrt() + ROUNDING;
                    assert!(
                        (mine - theirs).abs() <= allowed,
                        "{seats} seats, {what}: {mine:.2} and not {theirs} within {allowed:.2}"
                    );
                };
                for (place, (mine, &theirs)) in summary.place_shares.iter().zip(shares).enumerate()
                {
                    let share = theirs / 100.0;
                    let sd = 100.0 * (share * (1.0 - share)).sqrt();
                    near(&format!("place {place}"), 100.0 * mine.value, theirs, sd);
                }
                assert_eq!(summary.place_shares.len(), shares.len());
                let Spread { mean, sd, .. } = summary.turns;
                near("turns", mean, turns, sd);
                if let Some(values) = values {
                    let Spread { mean, sd, .. } = summary.values_left;
                    near("value of the cards left", mean, values, sd);
                }
                assert_eq!(summary.stalled, 0);
            });
        }
    });
}
