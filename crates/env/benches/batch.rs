//! How fast a thousand games go on together: steps a second of CPU time on one core, with what is written after each.
//!
//! `cargo bench -p lastcard-env --bench batch -- [GAMES] [PRESET] [SEATS]`

use lastcard_env::{Arrays, Batch, Draws, Infos, Layout, Settings};
use lastcard_notation::preset;
use rustix::time::{ClockId, clock_gettime};

/// How many seconds of CPU time one line is measured.
const TIME: f64 = 1.5;

fn main() {
    let mut words = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with("--"));
    let games = words
        .next()
        .and_then(|word| word.parse().ok())
        .unwrap_or(1024);
    let name = words.next().unwrap_or_else(|| "official".to_owned());
    let seats = words.next().and_then(|word| word.parse().ok()).unwrap_or(2);
    let rules = preset(&name).expect("a preset").clone();
    let settings = Settings::new(rules, seats);
    println!(
        "{games} games of {name}, {seats} seats, {} actions",
        settings.actions()
    );
    for (what, layout, bytes, bits) in [
        ("nothing but who acts", None, false, false),
        ("compact, bits", Some(Layout::Compact), false, true),
        ("compact, bytes", Some(Layout::Compact), true, false),
        ("full, both", Some(Layout::Full), true, true),
    ] {
        for draws in [Draws::Any, Draws::OnlyWithoutPlay] {
            let speed = measure(&settings, games, layout, bytes, bits, draws);
            println!("{what:<22} {draws:<16?} {speed:6.2} M steps/s");
        }
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "speeds are printed with two digits"
)]
fn measure(
    settings: &Settings,
    games: usize,
    layout: Option<Layout>,
    bytes: bool,
    bits: bool,
    draws: Draws,
) -> f64 {
    let mut batch = Batch::new(settings, games, 1).expect("the preset can be played");
    let actions = settings.actions();
    let size = |wanted: bool, each: usize| if wanted { games * each } else { 0 };
    let width = layout.map_or(0, Layout::width);
    let mut observations = vec![0; games * width];
    let mut masks = vec![0; size(bytes, actions)];
    let mut mask_bits = vec![0; size(bits, 8 * actions.div_ceil(64))];
    let (mut to_act, mut rewards) = (vec![0; games], vec![0.0; games * settings.seats]);
    let (mut dones, mut stalled) = (vec![0; games], vec![0; games]);
    let (mut winners, mut steps, mut rounds) = (vec![0; games], vec![0; games], vec![0; games]);
    let mut chosen = vec![0; games];
    let mut count = 0;
    let start = cpu_time();
    while cpu_time() - start < TIME {
        for _ in 0..50 {
            batch.random_actions(draws, &mut chosen);
            let mut arrays = Arrays {
                layout,
                observations: &mut observations,
                masks: &mut masks,
                mask_bits: &mut mask_bits,
                to_act: &mut to_act,
                rewards: &mut rewards,
                dones: &mut dones,
                infos: Infos {
                    winners: &mut winners,
                    steps: &mut steps,
                    rounds: &mut rounds,
                    stalled: &mut stalled,
                },
            };
            batch.step(&chosen, &mut arrays).expect("open actions");
            count += games;
        }
    }
    count as f64 / (cpu_time() - start) / 1e6
}

/// What this thread has used, in seconds: other work on the machine does not count.
#[expect(clippy::cast_precision_loss, reason = "seconds of a benchmark")]
fn cpu_time() -> f64 {
    let used = clock_gettime(ClockId::ThreadCPUTime);
    used.tv_sec as f64 + used.tv_nsec as f64 / 1e9
}
