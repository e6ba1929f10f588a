//! `lastcard lab speed`: how many turns are played in a second of processor time.

use super::amounts::{Counted, amount};
use super::machine::{Since, clock_ghz, cpu_seconds};
use super::{rules, words};
use crate::args::LabSpeedArgs;
use crate::failure::{Failure, Result};
use lastcard_lab::figures::Words;
use lastcard_lab::files::Speed;
use lastcard_lab::speed::{Lap, Racer};
use lastcard_notation::rules::seats_advice;
use std::io::{self, Write};
use std::process::ExitCode;

/// Measures, and tells the fastest of the windows.
pub(crate) fn run(args: &LabSpeedArgs) -> Result<ExitCode> {
    let document = rules(&args.rules, args.players)?;
    let (rules, players) = (&document.rules, args.players);
    let racer = Racer::new(rules, players, args.policy, args.seed, args.log);
    let mut racer = racer.map_err(|error| Failure::bad(seats_advice(&error, args.players)))?;
    // Memory and branch prediction are warm before anything is measured.
    window(&mut racer, args, args.seconds.min(0.2));
    let mut best = window(&mut racer, args, args.seconds);
    for _ in 1..args.best {
        let next = window(&mut racer, args, args.seconds);
        if next.turns_per_cpu_s() > best.turns_per_cpu_s() {
            best = next;
        }
    }
    best.clock_ghz = clock_ghz();
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", best.to_json(&document))?;
        return Ok(ExitCode::SUCCESS);
    }
    out.write_all(told(words(args.lang), &best).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// How fast it was; then what was measured, and of what.
fn told(words: Words, best: &Speed) -> String {
    let texts = words.texts();
    let rounds = best.rounds_per_cpu_s() as u64;
    let (millions, rounds) = (
        texts.decimal(best.turns_per_cpu_s() / 1e6, 2),
        amount(words, rounds, Counted::Rounds),
    );
    let rate = [
        ("millions", (&millions).into()),
        ("rounds", (&rounds).into()),
    ];
    let turns = amount(words, best.lap.turns, Counted::Turns);
    let rounds = amount(words, best.lap.rounds, Counted::Rounds);
    let [cpu, wall, clock] =
        [best.cpu_s, best.wall_s, best.clock_ghz].map(|it| texts.decimal(it, 2));
    let measured = [
        ("turns", (&turns).into()),
        ("rounds", (&rounds).into()),
        ("cpu", (&cpu).into()),
        ("wall", (&wall).into()),
    ];
    let [seats, bytes] = [best.players, best.state_bytes].map(|it| words.count(it as u64));
    let how = [
        ("policy", best.policy.into()),
        ("seats", (&seats).into()),
        ("clock", (&clock).into()),
        ("path", best.path.into()),
        ("bytes", (&bytes).into()),
    ];
    format!(
        "{}\n{}\n{}\n",
        texts.text("lab-speed-rate", &rate),
        texts.text("lab-speed-measured", &measured),
        texts.text("lab-speed-how", &how),
    )
}

/// Plays for so many seconds.
fn window(racer: &mut Racer, args: &LabSpeedArgs, seconds: f64) -> Speed {
    let start = Since::now();
    let before = cpu_seconds(start);
    let mut lap = Lap::default();
    // The clock is asked so seldom that asking costs nothing, and so often that slow bots end in time.
    let mut rounds = 1;
    while start.passed().as_secs_f64() < seconds {
        let asked = start.passed();
        lap += racer.lap(rounds);
        if start.passed().saturating_sub(asked).as_millis() < 5 {
            rounds *= 2;
        }
    }
    Speed {
        policy: args.policy.name(),
        log: args.log,
        players: args.players,
        path: racer.path(),
        state_bytes: racer.state_bytes(),
        lap,
        cpu_s: cpu_seconds(start) - before,
        wall_s: start.passed().as_secs_f64(),
        clock_ghz: 0.0,
    }
}
