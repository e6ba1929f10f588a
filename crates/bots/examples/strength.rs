//! Measures how strong the bots are: the share of rounds that one of a level wins against others of
//! another level. Seats take turns, and every deal is played once from each seat.
//!
//! `cargo run --release -p lastcard-bots --example strength -- [ROUNDS] [PRESET]`
//!
//! Without a preset the rules are those of the yardstick: `official`, nobody draws by choice, no bluffs and
//! no challenges, the call by itself.

#![expect(
    clippy::cast_precision_loss,
    reason = "shares are printed with two digits"
)]

#[path = "../tests/common/mod.rs"]
mod common;

use common::Table;
use lastcard_bots::Level;
use lastcard_engine::{FirstDeal, Phase, Rules, Seat, Seed, State};
use lastcard_notation::{PRESET_NAMES, RulesDocument, preset};

const YARDSTICK: &str = r#"preset = "official"
draw.voluntary = "forbidden"
matching.wild_draw_four_illegal = "blocked"
challenge.who = "nobody"
uno.call = "automatic"
"#;

fn main() {
    let mut words = std::env::args().skip(1);
    let rounds = words.next().map_or(Ok(20_000), |word| word.parse());
    let name = words.next();
    let rules = match &name {
        None => RulesDocument::parse(YARDSTICK)
            .ok()
            .map(|document| document.rules),
        Some(name) => preset(name).map(|document| document.rules),
    };
    let (Ok(rounds), Some(rules)) = (rounds, rules) else {
        eprintln!(
            "strength [ROUNDS] [PRESET]; presets are {}",
            PRESET_NAMES.join(", ")
        );
        std::process::exit(2);
    };
    println!(
        "{} rounds each; rules: {}",
        rounds,
        name.as_deref().unwrap_or("yardstick")
    );
    for seats in [2, 4] {
        for &one in Level::ALL {
            for &others in Level::ALL {
                let won = won(rules, one, others, seats, rounds);
                let share = won as f64 / rounds as f64;
                let error = 196.0 * (share * (1.0 - share) / rounds as f64).sqrt();
                println!(
                    "{seats} seats: one {:<6} v {:<6} {:5.2} ± {error:.2} %",
                    one.name(),
                    others.name(),
                    100.0 * share,
                );
            }
        }
    }
}

/// How many rounds one bot wins against others of another level.
fn won(rules: Rules, one: Level, others: Level, seats: u64, rounds: u64) -> u64 {
    let wins = |round: u64| {
        let place = round % seats;
        let bots = (0..seats).map(|seat| {
            let level = if seat == place { one } else { others };
            level.bot(round * seats + seat)
        });
        let seed = Seed::from_text(&format!("strength {}", round / seats));
        let state = State::new(rules, seats as usize, FirstDeal::Lot).expect("few can always play");
        winner(Table::new(state, bots.collect(), seed)) == Some(Seat::new(place as usize))
    };
    (0..rounds).filter(|&round| wins(round)).count() as u64
}

/// Plays one round.
fn winner(mut table: Table) -> Option<Seat> {
    loop {
        match *table.state.public().phase() {
            Phase::RoundOver { winner } => return winner,
            Phase::MatchOver { winners } => return winners.iter().next(),
            _ => {}
        }
        let command = table.next_command()?;
        table.command(&command).expect("bots choose what is open");
    }
}
