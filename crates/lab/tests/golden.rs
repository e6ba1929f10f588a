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
use lastcard_engine::Seat;
use lastcard_engine::fast::{Game, Habits, Portable, random_round};
use lastcard_lab::{Row, Setup, Spread, Sums, Tally, play_game};
use lastcard_notation::RulesDocument;
use std::thread;
use wyrand::WyRand;

const ROUNDS: u64 = 20_000;
/// How many rounds the table was made of.
const THEIRS: f64 = 300_000.0;
/// The table gives one digit behind the point.
const ROUNDING: f64 = 0.05;
/// So many standard errors are hardly ever passed by chance.
const ERRORS: f64 = 4.0;

/// What rounds were like: shares by place after the dealer, turns and values of the cards left with their deviations.
struct Measured {
    rounds: u64,
    shares: Vec<f64>,
    turns: (f64, f64),
    values: (f64, f64),
}

/// As bots play at a table.
fn at_a_table(rules: &str, seats: usize) -> Measured {
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
    let summary = tally.summary();
    assert_eq!(summary.stalled, 0);
    let of = |spread: &Spread| (spread.mean, spread.sd);
    Measured {
        rounds: summary.won,
        shares: summary.place_shares.iter().map(|it| it.value).collect(),
        turns: of(&summary.turns),
        values: of(&summary.values_left),
    }
}

/// By fast play, with more rounds in less time.
fn fast(rules: &str, seats: usize) -> Measured {
    let rules = RulesDocument::parse(rules).unwrap().rules;
    let game = Game::new(rules, seats, Habits::default()).unwrap();
    assert!(game.is_fast());
    let mut random = WyRand::new(2_026);
    let rounds = 5 * ROUNDS;
    let (mut turns, mut values) = (Sums::default(), Sums::default());
    let mut won = vec![0_u64; seats];
    for round in 0..rounds {
        let dealer = (round % seats as u64) as usize;
        let outcome = random_round(&game, Seat::new(dealer), Portable, &mut random, &mut ());
        won[(outcome.winner.unwrap().index() + seats - dealer - 1) % seats] += 1;
        turns.add(outcome.turns.into());
        values.add(outcome.values.iter().map(|&value| u64::from(value)).sum());
    }
    let of = |sums: &Sums| (sums.mean(), sums.variance().sqrt());
    Measured {
        rounds,
        shares: won.iter().map(|&won| won as f64 / rounds as f64).collect(),
        turns: of(&turns),
        values: of(&values),
    }
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
    each_cell(at_a_table);
}

#[test]
fn fast_play_has_the_lengths_shares_and_points_that_were_measured() {
    each_cell(fast);
}

fn each_cell(play: fn(&str, usize) -> Measured) {
    let rules = include_str!("../golden/official.toml");
    thread::scope(|scope| {
        for cell in &TABLE {
            scope.spawn(move || compare(cell, &play(rules, cell.0)));
        }
    });
}

fn compare(&Cell(seats, shares, turns, values): &Cell, measured: &Measured) {
    let near = |what: &str, mine: f64, theirs: f64, sd: f64| {
        let ours = 1.0 / measured.rounds as f64;
        let allowed = ERRORS * sd * (ours + 1.0 / THEIRS).sqrt() + ROUNDING;
        assert!(
            (mine - theirs).abs() <= allowed,
            "{seats} seats, {what}: {mine:.2} and not {theirs} within {allowed:.2}"
        );
    };
    for (place, (mine, &theirs)) in measured.shares.iter().zip(shares).enumerate() {
        let share = theirs / 100.0;
        let sd = 100.0 * (share * (1.0 - share)).sqrt();
        near(&format!("place {place}"), 100.0 * mine, theirs, sd);
    }
    assert_eq!(measured.shares.len(), shares.len());
    let (mean, sd) = measured.turns;
    near("turns", mean, turns, sd);
    if let Some(values) = values {
        let (mean, sd) = measured.values;
        near("value of the cards left", mean, values, sd);
    }
}
