//! A plan carried out, on several threads.

use super::Comparison;
use super::aspect::Source;
use super::collect::{Collected, Counts};
use super::plan::{Plan, PlanError};
use crate::setup::sides;
use crate::stats::float;
use crate::{Row, Setup, play_game};
use lastcard_bots::Level;
use std::fmt;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

/// Why there is no comparison.
#[derive(Clone, PartialEq, Debug)]
pub enum Stopped {
    /// The plan cannot be played.
    Plan(PlanError),
    /// Whoever watched did not want to go on.
    Asked,
}

/// Plays everything that the plan asks for, on so many threads, and says what it came to.
///
/// `go_on` is told how much of the work is done, from 0 to 1, after every piece of it; it is called from several threads,
/// and when it says no the work ends soon. The result does not depend on the number of threads.
///
/// # Errors
/// When the plan cannot be played, or `go_on` said no.
pub fn compare(
    plan: &Plan,
    threads: usize,
    go_on: &(dyn Fn(f64) -> bool + Sync),
) -> Result<Comparison, Stopped> {
    plan.check().map_err(Stopped::Plan)?;
    let pieces = pieces(plan);
    let all: u64 = pieces
        .iter()
        .map(|piece| piece.games.end - piece.games.start)
        .sum();
    let (next, done, stop) = (
        AtomicUsize::new(0),
        AtomicU64::new(0),
        AtomicBool::new(false),
    );
    let work = || {
        let mut part = Part::new(plan);
        while let Some(piece) = pieces.get(next.fetch_add(1, Ordering::Relaxed)) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            part.play(piece);
            let games = piece.games.end - piece.games.start;
            let done = done.fetch_add(games, Ordering::Relaxed) + games;
            if !go_on(float(done) / float(all)) {
                stop.store(true, Ordering::Relaxed);
            }
        }
        part.collected
    };
    let mut collected = Part::new(plan).collected;
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut parts = vec![work()];
        for other in others {
            match other.join() {
                Ok(part) => parts.push(part),
                Err(fault) => std::panic::resume_unwind(fault),
            }
        }
        for part in &parts {
            let pairs = collected.iter_mut().zip(part);
            pairs.for_each(|(all, part)| all.merge(part));
        }
    });
    if stop.into_inner() && done.into_inner() < all {
        return Err(Stopped::Asked);
    }
    Ok(comparison(plan, &collected))
}

/// Games of one source that are one piece of work.
struct Piece {
    source: Source,
    games: Range<u64>,
}

/// All pieces; the longest games first, so that no thread is left with one at the end.
fn pieces(plan: &Plan) -> Vec<Piece> {
    let deals = plan.skill_deals();
    let sources = [
        (Source::Matches, plan.matches, 8),
        (Source::Easy, deals, 32),
        (Source::Random, deals, 32),
        (Source::Rounds, plan.rounds, 128),
    ];
    let of = |(source, games, at_once): (Source, u64, u64)| {
        let starts = (0..games).step_by(at_once as usize);
        starts.map(move |start| Piece {
            source,
            games: start..(start + at_once).min(games),
        })
    };
    sources.into_iter().flat_map(of).collect()
}

/// What one thread plays.
struct Part {
    collected: Vec<Collected>,
    /// For each rules the tables of each source, one for each side of the `normal` bots where there are some.
    tables: Vec<[Vec<Setup>; 4]>,
    rows: Vec<Row>,
}

impl Part {
    fn new(plan: &Plan) -> Part {
        let seats = plan.bots.len();
        let tables = plan.entries.iter().map(|entry| {
            let setup = |bots: Vec<Level>, matches: bool| Setup {
                rules: entry.document.rules,
                bots,
                matches,
                seed: plan.seed,
            };
            let among = |level: Level| {
                let with = |side: Vec<usize>| {
                    let mut bots = vec![level; seats];
                    for seat in side {
                        bots[seat] = Level::Normal;
                    }
                    setup(bots, false)
                };
                let sides = sides(&entry.document.rules, seats);
                sides.into_iter().map(with).collect()
            };
            [
                vec![setup(plan.bots.clone(), false)],
                vec![setup(plan.bots.clone(), true)],
                among(Level::Easy),
                among(Level::Random),
            ]
        });
        let rules = plan.entries.iter().map(|entry| entry.document.rules);
        Part {
            collected: rules.map(|rules| Collected::new(rules, seats)).collect(),
            tables: tables.collect(),
            rows: Vec::new(),
        }
    }

    fn play(&mut self, piece: &Piece) {
        for game in piece.games.clone() {
            let mut base: Option<Counts> = None;
            for (collected, tables) in self.collected.iter_mut().zip(&self.tables) {
                self.rows.clear();
                for setup in &tables[piece.source as usize] {
                    play_game(setup, game, &mut self.rows);
                }
                let counts = collected.add(piece.source, &self.rows, base.as_ref());
                base.get_or_insert(counts);
            }
        }
    }
}

fn comparison(plan: &Plan, collected: &[Collected]) -> Comparison {
    let (base, base_entry) = (&collected[0], &plan.entries[0]);
    let outcomes = collected.iter().zip(&plan.entries).enumerate();
    let outcomes = outcomes.map(|(place, (collected, entry))| {
        let beside = (place > 0).then_some((base, base_entry));
        collected.outcome(plan, entry, beside)
    });
    Comparison {
        command: plan.command.clone(),
        bots: plan.bots.clone(),
        rounds: plan.rounds,
        matches: plan.matches,
        skill_rounds: plan.skill_deals() * plan.bots.len() as u64,
        seed: plan.seed,
        pace_seconds: plan.pace_seconds,
        outcomes: outcomes.collect(),
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stopped::Plan(error) => error.fmt(f),
            Stopped::Asked => f.write_str("stopped before all games were played"),
        }
    }
}

impl std::error::Error for Stopped {}
