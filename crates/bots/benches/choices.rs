//! Measures how long the bots think: `cargo bench -p lastcard-bots`.
#![expect(clippy::disallowed_methods, reason = "a benchmark needs a clock")]
#![expect(clippy::cast_precision_loss, reason = "nanoseconds are printed whole")]

#[path = "../tests/common/mod.rs"]
mod common;

use common::Table;
use lastcard_bots::{Bot, Level};
use lastcard_engine::{FirstDeal, Seed, State, View};
use lastcard_notation::preset;
use std::hint::black_box;
use std::time::Instant;

/// How many spots are gathered, and how often each is asked about.
const SPOTS: usize = 20_000;
const TIMES: usize = 10;

fn main() {
    println!("nanoseconds for a choice on turn, and for a reaction");
    for (name, seats) in [
        ("official", 2),
        ("official", 4),
        ("party", 4),
        ("no_mercy_style", 6),
    ] {
        for &level in Level::ALL {
            let spots = spots(name, seats, level);
            let mut bot = level.bot(1);
            let turn = nanoseconds(&spots, |view| {
                black_box(bot.turn(view));
            });
            let reaction = nanoseconds(&spots, |view| {
                black_box(bot.reaction(view));
            });
            println!(
                "{name:<15} {seats} seats {:<7} {turn:>6.0} {reaction:>6.0}",
                level.name()
            );
        }
    }
}

/// Views of the bots on turn in matches of that level.
fn spots(name: &str, seats: usize, level: Level) -> Vec<View> {
    let rules = preset(name).expect("a preset").rules;
    let mut spots = Vec::new();
    let mut number = 0;
    while spots.len() < SPOTS {
        number += 1;
        let bots: Vec<Box<dyn Bot>> = (0..seats).map(|seat| level.bot(seat as u64)).collect();
        let state = State::new(rules, seats, FirstDeal::Lot).expect("so many can play");
        let mut table = Table::new(state, bots, Seed::from_text(&format!("{name} {number}")));
        while let Some(command) = table.next_command() {
            if let Some(seat) = table.state.public().phase().on_turn() {
                spots.push(table.views[seat.index()].clone());
            }
            table.command(&command).expect("bots choose what is open");
        }
    }
    spots.truncate(SPOTS);
    spots
}

fn nanoseconds(spots: &[View], mut ask: impl FnMut(&View)) -> f64 {
    let start = Instant::now();
    for _ in 0..TIMES {
        spots.iter().for_each(&mut ask);
    }
    start.elapsed().as_nanos() as f64 / (spots.len() * TIMES) as f64
}
