//! How many turns of random play the public API carries out in a second of CPU time, with events.
//!
//! `cargo bench -p lastcard-testkit`; a number behind it sets the rounds of each row. A turn is one turn of an
//! active player, a draw and the play of the drawn card together. Rows are comparable within one run; the
//! machine's speed is not taken out.

use lastcard_engine::{
    Action, Cards, Color, ColorSet, Command, Event, EventSink, FirstDeal, Legal, Phase, Play,
    Rules, Sampled, Seat, State, Step, Swap,
};
use lastcard_notation::preset;
use rand_core::RngCore;

/// Takes every event and keeps only their number, so that making them is not left out.
#[derive(Default)]
struct Counter(u64);

impl EventSink for Counter {
    fn push(&mut self, event: Event) {
        std::hint::black_box(&event);
        self.0 += 1;
    }
}

fn main() {
    let rounds = std::env::args()
        .find_map(|arg| arg.parse().ok())
        .unwrap_or(100_000);
    println!(
        "a state of up to ten seats: {} bytes, no heap",
        size_of::<State>()
    );
    println!(
        "{:<16}{:>6}{:>12}{:>14}{:>16}",
        "rules", "seats", "turns", "events", "turns/CPU-s"
    );
    for (name, seats) in [
        ("official", 2),
        ("official", 4),
        ("official", 10),
        ("party", 4),
        ("no_mercy_style", 4),
    ] {
        let rules = preset(name)
            .map(|document| document.rules)
            .expect("a preset");
        let mut best: Option<(f64, u64, u64)> = None;
        for run in 0..3 {
            let before = cpu_seconds();
            let (turns, events) = play(rules, seats, rounds, run);
            #[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
            let rate = turns as f64 / (cpu_seconds() - before);
            if best.is_none_or(|(other, ..)| rate > other) {
                best = Some((rate, turns, events));
            }
        }
        let (rate, turns, events) = best.expect("three runs");
        println!(
            "{name:<16}{seats:>6}{turns:>12}{events:>14}{:>14.2} M",
            rate / 1e6
        );
    }
}

fn play(rules: Rules, seats: usize, rounds: u64, seed: u64) -> (u64, u64) {
    let mut chance = Sampled::new(SplitMix(seed));
    let mut pick = SplitMix(!seed);
    let mut below = |n: u32| ((u64::from(pick.next_u32()) * u64::from(n)) >> 32) as u32;
    let mut events = Counter::default();
    let mut turns = 0;
    let dealer = FirstDeal::Named(Seat::new(seats - 1));
    let fresh = State::new(rules, seats, dealer).expect("a table");
    for _ in 0..rounds {
        let mut state = fresh.clone();
        state.carry_out(&Command::NextRound, &mut chance, &mut events);
        while let Phase::Turn { seat, step } = state.public().phase() {
            let seat = *seat;
            turns += u64::from(matches!(step, Step::Play));
            let action = pick_move(&state.legal(seat), &mut below);
            state.carry_out(&Command::Act(seat, action), &mut chance, &mut events);
        }
    }
    (turns, events.0)
}

/// A playable kind by lot, with a color and a swap by lot where they are due; if there is none, a draw.
fn pick_move(legal: &Legal, below: &mut impl FnMut(u32) -> u32) -> Action {
    if legal.plays.is_empty() {
        return if legal.draw {
            Action::Draw
        } else if legal.pass {
            Action::Pass
        } else {
            Action::Name(pick_color(legal.names, below))
        };
    }
    let place = below(legal.plays.len());
    let card = legal.plays.nth(place).expect("a place below their number");
    let cards = Cards::One(card);
    let named = card.is_wild() && !legal.colors.is_empty();
    let color = named.then(|| pick_color(legal.colors, below));
    let swap = if legal.swap_of(&cards, false) == Swap::Must {
        let place = below(legal.swap_with.len());
        legal.swap_with.iter().nth(place as usize)
    } else {
        None
    };
    Action::Play(Play {
        cards,
        color,
        swap,
        uno: false,
    })
}

fn pick_color(among: ColorSet, below: &mut impl FnMut(u32) -> u32) -> Color {
    let place = below(among.0.count_ones());
    let color = among.iter().nth(place as usize);
    color.expect("a place below their number")
}

/// `SplitMix64`, so that little of what is measured is the generator.
struct SplitMix(u64);

impl RngCore for SplitMix {
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }

    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next_u64().to_le_bytes()[..chunk.len()]);
        }
    }
}

/// The CPU time of this thread, which Linux tells.
///
/// # Panics
/// On other systems.
fn cpu_seconds() -> f64 {
    let line = std::fs::read_to_string("/proc/thread-self/schedstat").expect("this runs on Linux");
    let nanoseconds = line
        .split(' ')
        .next()
        .and_then(|number| number.parse::<f64>().ok());
    nanoseconds.expect("a number of nanoseconds") / 1e9
}
