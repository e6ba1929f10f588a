//! `lastcard lab run`: many rounds or matches, and what they were like.

use super::amounts::{Counted, amount};
use super::progress::progress;
use super::saving::Saving;
use super::words::summary_text;
use super::{rules, rules_flags, stop_on_interrupt, threads, words};
use crate::args::LabRunArgs;
use crate::failure::{Failure, INTERRUPTED, Result};
use lastcard_bots::Level;
use lastcard_lab::files::{Document, RunRecord};
use lastcard_lab::{Setup, Standing};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

/// How many rounds are played when nothing is said of it.
const ROUNDS: u64 = 10_000;
/// How many seats there are when nothing is said of them.
const SEATS: usize = 4;

/// Plays, writes down what was asked for, and tells the summary.
pub(crate) fn run(args: &LabRunArgs) -> Result<ExitCode> {
    let document = rules(&args.rules, seats(args))?;
    let bots = bots(args)?;
    let setup = Setup {
        rules: document.rules,
        bots,
        matches: args.matches.is_some(),
        seed: args.seed,
    };
    let games = args.matches.or(args.rounds).unwrap_or(ROUNDS);
    let record = RunRecord::new(&setup, &document, games, command(args, &setup, games));
    let (mut saving, found) = Saving::open(args, &record)?;
    let mut standing = found.unwrap_or_else(|| Standing::new(&setup));
    let (words, counted) = (words(args.lang), Counted::games(setup.matches));
    if standing.games > 0 {
        let (done, all) = (words.count(standing.games), amount(words, games, counted));
        let told = [("done", (&done).into()), ("all", (&all).into())];
        eprintln!("lastcard: {}", words.texts().text("lab-going-on", &told));
    }
    let stop = stop_on_interrupt()?;
    let bar = progress(words, games, standing.games, Some(counted));
    let threads = threads(args.threads);
    lastcard_lab::run(&setup, games, threads, &mut standing, &stop, |rows, now| {
        saving.piece(rows, now)?;
        bar.set_position(now.games);
        Ok::<_, Failure>(ControlFlow::Continue(()))
    })?;
    bar.finish_and_clear();
    if standing.games < games {
        saving.keep(&standing)?;
        eprintln!("lastcard: {}", saving.stopped(words, &standing));
        return Ok(ExitCode::from(INTERRUPTED));
    }
    let summary = standing.tally.summary();
    saving.finish(&summary)?;
    let mut out = io::stdout().lock();
    if args.json {
        out.write_all(Document::new(record, summary).to_json().as_bytes())?;
    } else {
        out.write_all(summary_text(words, &record, &summary).as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How many seats the table has.
fn seats(args: &LabRunArgs) -> usize {
    match args.bots.as_slice() {
        [_] => args.players.unwrap_or(SEATS),
        bots => bots.len(),
    }
}

/// Who sits at each seat.
fn bots(args: &LabRunArgs) -> Result<Vec<Level>> {
    let bots = &args.bots;
    match (bots.as_slice(), args.players) {
        ([only], players) => Ok(vec![*only; players.unwrap_or(SEATS)]),
        (bots, None) => Ok(bots.to_owned()),
        (bots, Some(players)) if bots.len() == players => Ok(bots.to_owned()),
        (bots, Some(players)) => Err(Failure::bad(format!(
            "--bots names {} bots for {players} players; name one for all seats, or one for each",
            bots.len()
        ))),
    }
}

/// The command that plays the same again, without what changes nothing in the result.
fn command(args: &LabRunArgs, setup: &Setup, games: u64) -> String {
    let names: Vec<&str> = setup.bots.iter().map(|bot| bot.name()).collect();
    format!(
        "lastcard lab run{} --players {} --bots {} --{} {games} --seed {}",
        rules_flags(&args.rules),
        setup.bots.len(),
        names.join(","),
        if setup.matches { "matches" } else { "rounds" },
        setup.seed,
    )
}
