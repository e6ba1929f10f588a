//! How many instructions a turn takes, on every path that plays rounds: counted by valgrind, so that it does not matter
//! what else the machine does. `cargo bench -p lastcard-lab` prints a table with the machine's clock and speed beside each figure.
//!
//! With `--check` it fails when a figure is more than 5 % above the one that is kept in `instructions.txt`; with `LASTCARD_BLESS=1` it
//! writes that file anew. Compilers differ: the figures are those of the toolchain that the file names.

#![expect(
    clippy::cast_precision_loss,
    reason = "speeds are printed with two digits"
)]

use lastcard_bots::Level;
use lastcard_engine::fast::{Game, Habits, Portable, Watched, random_round};
use lastcard_engine::{Event, EventSink, Seat};
use lastcard_lab::speed::{CYCLES_A_STEP, Lap, Policy, Racer, dependent_steps};
use lastcard_notation::Preset;
use rustix::time::{ClockId, clock_gettime};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, ExitCode};
use wyrand::WyRand;

/// How a row plays.
#[derive(Clone, Copy)]
enum Way {
    /// With a policy, and with or without a log.
    Race(Policy, bool),
    /// Fast play with events and no special instruction, as a page or another processor has it.
    Events,
}

const RANDOM: Way = Way::Race(Policy::Bot(Level::Random), false);

/// What is counted: a name, the rules, the seats, and how it is played.
const ROWS: [(&str, Preset, usize, Way); 10] = [
    ("official-2", Preset::Official, 2, RANDOM),
    ("official-4", Preset::Official, 4, RANDOM),
    ("official-10", Preset::Official, 10, RANDOM),
    ("traditional-4", Preset::Traditional, 4, RANDOM),
    (
        "party-lively-4",
        Preset::Party,
        4,
        Way::Race(Policy::Lively, false),
    ),
    (
        "official-log-2",
        Preset::Official,
        2,
        Way::Race(Policy::Bot(Level::Random), true),
    ),
    (
        "official-log-4",
        Preset::Official,
        4,
        Way::Race(Policy::Bot(Level::Random), true),
    ),
    ("official-events-4", Preset::Official, 4, Way::Events),
    ("engine-new-deck-4", Preset::NewDeck, 4, RANDOM),
    (
        "normal-bots-4",
        Preset::Official,
        4,
        Way::Race(Policy::Bot(Level::Normal), false),
    ),
];

/// The variable that tells a run under valgrind what to play: a row and a number of rounds.
const PART: &str = "LASTCARD_INSTRUCTIONS";

fn main() -> ExitCode {
    if let Ok(part) = std::env::var(PART) {
        let (row, rounds) = part.split_once(' ').expect("a row and a number");
        let (_, preset, seats, way) = ROWS
            .into_iter()
            .find(|(name, ..)| *name == row)
            .expect("a row");
        println!(
            "{}",
            play(preset, seats, way, 1, rounds.parse().expect("a number")).turns
        );
        return ExitCode::SUCCESS;
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/instructions.txt");
    let kept = read(&std::fs::read_to_string(&file).unwrap_or_default());
    let bless = std::env::var_os("LASTCARD_BLESS").is_some();
    let check = std::env::args().any(|arg| arg == "--check");
    println!(
        "instructions: {}, clock about {:.2} GHz\n{:<20}{:>14}{:>8}{:>10}{:>14}",
        lastcard_cpu::name(),
        clock(),
        "row",
        "a turn",
        "kept",
        "change",
        "turns/s"
    );
    let mut measured = BTreeMap::new();
    let mut worse = Vec::new();
    for (name, preset, seats, way) in ROWS {
        let Some(count) = counted(name, way) else {
            eprintln!(
                "valgrind is missing; nothing can be counted without it (Debian: apt-get install valgrind)"
            );
            return if check {
                ExitCode::FAILURE
            } else {
                ExitCode::SUCCESS
            };
        };
        let before = kept.get(name).copied();
        let change = before.map(|before| 100.0 * (count / before - 1.0));
        println!(
            "{name:<20}{count:>14.1}{:>8}{:>10}{:>14.2} M",
            before.map_or_else(|| "-".to_owned(), |before| format!("{before:.1}")),
            change.map_or_else(|| "-".to_owned(), |change| format!("{change:+.1} %")),
            speed(preset, seats, way) / 1e6,
        );
        if change.is_none_or(|change| change > 5.0) {
            worse.push(name);
        }
        measured.insert(name, count);
    }
    if bless {
        std::fs::write(&file, written(&measured)).expect("the file of the figures can be written");
    } else if check && !worse.is_empty() {
        eprintln!(
            "more than 5 % more instructions than before, or none before: {}; find out why, or renew the figures with LASTCARD_BLESS=1",
            worse.join(", ")
        );
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Plays so many rounds, others for each seed from 1 on.
fn play(preset: Preset, seats: usize, way: Way, seed: u64, rounds: u64) -> Lap {
    let rules = preset.document().rules;
    match way {
        Way::Race(policy, log) => {
            let mut racer = Racer::new(&rules, seats, policy, seed, log).expect("a table");
            racer.lap(rounds)
        }
        Way::Events => {
            let game = Game::new(rules, seats, Habits::default()).expect("a table");
            let mut lap = Lap::default();
            for number in 0..rounds {
                let mut random = WyRand::new((seed - 1) << 32 | number);
                let dealer = Seat::new((number % seats as u64) as usize);
                let outcome =
                    random_round(&game, dealer, Portable, &mut random, &mut Watched(Seen));
                lap += Lap {
                    turns: u64::from(outcome.turns),
                    rounds: 1,
                };
            }
            lap
        }
    }
}

/// Takes every event, so that making them is not left out.
struct Seen;

impl EventSink for Seen {
    fn push(&mut self, event: Event) {
        black_box(&event);
    }
}

/// Instructions a turn: the difference between two runs, so that the start of the program does not count. `None` without
/// valgrind.
fn counted(row: &str, way: Way) -> Option<f64> {
    let few = few(way);
    let (short, long) = (under_valgrind(row, few)?, under_valgrind(row, 5 * few)?);
    Some((long.0 - short.0) / (long.1 - short.1))
}

/// Few rounds for that way to play.
const fn few(way: Way) -> u64 {
    match way {
        Way::Race(Policy::Bot(Level::Easy | Level::Normal), _) => 20,
        _ => 400,
    }
}

/// Instructions and turns of a run of so many rounds.
fn under_valgrind(row: &str, rounds: u64) -> Option<(f64, f64)> {
    let program = std::env::current_exe().expect("this program has a path");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .env(PART, format!("{row} {rounds}"))
        .output()
        .ok()?;
    let told = String::from_utf8_lossy(&output.stderr);
    let count = told
        .lines()
        .find_map(|line| line.split_once("Collected :"))?;
    let turns = String::from_utf8_lossy(&output.stdout);
    Some((count.1.trim().parse().ok()?, turns.trim().parse().ok()?))
}

/// Turns a second in the best of three short runs: rough, for the eye. No round is played twice, since a processor foresees what
/// it has seen before.
fn speed(preset: Preset, seats: usize, way: Way) -> f64 {
    let mut best: f64 = 0.0;
    let mut seed = 1;
    for _ in 0..5 {
        let start = cpu_time();
        let mut turns = 0;
        while cpu_time() - start < 0.3 {
            turns += play(preset, seats, way, seed, 10 * few(way)).turns;
            seed += 1;
        }
        best = best.max(turns as f64 / (cpu_time() - start));
    }
    best
}

/// What this thread has used, in seconds: other work on the machine does not count.
fn cpu_time() -> f64 {
    let used = clock_gettime(ClockId::ThreadCPUTime);
    used.tv_sec as f64 + used.tv_nsec as f64 / 1e9
}

/// The clock of the processor in GHz, from steps that each wait for the one before.
fn clock() -> f64 {
    const STEPS: u64 = 50_000_000;
    let start = cpu_time();
    dependent_steps(STEPS);
    (STEPS * CYCLES_A_STEP) as f64 / (cpu_time() - start) / 1e9
}

fn read(text: &str) -> BTreeMap<String, f64> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.filter_map(|line| line.split_once(' '));
    pairs
        .filter_map(|(name, count)| Some((name.to_owned(), count.trim().parse().ok()?)))
        .collect()
}

fn written(measured: &BTreeMap<&str, f64>) -> String {
    let lines = measured
        .iter()
        .map(|(name, count)| format!("{name} {count:.1}\n"));
    let lines: String = lines.collect();
    format!(
        "# Instructions a turn, by `LASTCARD_BLESS=1 cargo bench -p lastcard-lab --bench instructions`, with {} on {}.\n{lines}",
        compiler(),
        lastcard_cpu::name()
    )
}

fn compiler() -> String {
    let output = Command::new("rustc").arg("--version").output();
    let version = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    version.unwrap_or_else(|_| "an unknown compiler".to_owned())
}
