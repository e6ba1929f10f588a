//! `lastcard lab speed`: how many turns are played in a second of processor time.

use super::machine::{Since, clock_ghz, cpu_seconds};
use super::{grouped, rules};
use crate::args::LabSpeedArgs;
use crate::failure::{Failure, Result};
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
    writeln!(
        out,
        "{:.2} million turns and {} rounds a second of processor time\n\
         {} turns in {} rounds, {:.2} s of processor time, {:.2} s altogether; {} at {} seats; clock {:.2} GHz; \
         path {}, a state of {} bytes",
        best.turns_per_cpu_s() / 1e6,
        grouped(best.rounds_per_cpu_s() as u64),
        grouped(best.lap.turns),
        grouped(best.lap.rounds),
        best.cpu_s,
        best.wall_s,
        best.policy,
        best.players,
        best.clock_ghz,
        best.path,
        best.state_bytes,
    )?;
    Ok(ExitCode::SUCCESS)
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
