//! What the commands that compare rules have in common.

use super::progress::progress;
use super::{quoted, stop_on_interrupt, threads, words};
use crate::args::LabPlanArgs;
use crate::failure::{Failure, INTERRUPTED, Result};
use crate::plain::plain_path;
use crate::seats::{seats_fit, some_seats};
use lastcard_bots::Level;
use lastcard_lab::compare::{Comparison, Entry, FEWEST_GAMES, Plan, Stopped, compare};
use lastcard_lab::figures::Words;
use lastcard_lab::files::replace;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many steps the bar of a comparison has.
const STEPS: u32 = 1_000;

/// Plays plans one after another until somebody presses Ctrl-C.
pub(super) struct Comparing<'a> {
    args: &'a LabPlanArgs,
    stop: Arc<AtomicBool>,
}

impl<'a> Comparing<'a> {
    pub(super) fn new(args: &'a LabPlanArgs) -> Result<Comparing<'a>> {
        let stop = stop_on_interrupt()?;
        Ok(Comparing { args, stop })
    }

    /// The words in the language that was asked for.
    pub(super) fn words(&self) -> Words {
        words(self.args.lang)
    }

    /// Who sits at the table.
    ///
    /// # Errors
    /// When the number of players and the bots that are named do not go together.
    pub(super) fn bots(&self, players: Option<usize>) -> Result<Vec<Level>> {
        match (self.args.bots.as_slice(), players) {
            ([all], players) => Ok(vec![*all; some_seats(players.unwrap_or(4))?]),
            (each, Some(players)) if players != each.len() => Err(Failure::bad(format!(
                "{} bots are named for {players} players; name one for all seats, or one for each",
                each.len()
            ))),
            (each, _) => Ok(each.to_vec()),
        }
    }

    /// Plays these rules, and shows how far it is. `None` when Ctrl-C was pressed.
    ///
    /// # Errors
    /// When they cannot be played by so many, or the plan is wrong in another way.
    pub(super) fn play(
        &self,
        entries: Vec<Entry>,
        bots: Vec<Level>,
        command: String,
    ) -> Result<Option<Comparison>> {
        entries
            .iter()
            .try_for_each(|entry| fits(entry, bots.len()))?;
        let args = self.args;
        let plan = Plan {
            command,
            entries,
            bots,
            rounds: args.rounds,
            matches: args.matches.unwrap_or((args.rounds / 10).max(FEWEST_GAMES)),
            skill_rounds: args.skill_rounds.unwrap_or(args.rounds),
            seed: args.seed,
            pace_seconds: args.pace,
        };
        let bar = progress(self.words(), STEPS.into(), 0, None);
        let told = compare(&plan, threads(args.threads).get(), &|part| {
            bar.set_position((part * f64::from(STEPS)) as u64);
            !self.stop.load(Ordering::Relaxed)
        });
        bar.finish_and_clear();
        match told {
            Ok(comparison) => Ok(Some(comparison)),
            Err(Stopped::Asked) => {
                let rounds = self.words().count(plan.rounds);
                let told = [("rounds", (&rounds).into())];
                let told = self.words().texts().text("lab-stopped-comparing", &told);
                eprintln!("lastcard: {told}");
                Ok(None)
            }
            Err(Stopped::Plan(error)) => Err(Failure::bad(error.to_string())),
        }
    }

    /// What says the same again on a command line, after the rules and the number of players.
    pub(super) fn flags(&self) -> String {
        let args = self.args;
        let bots: Vec<&str> = args.bots.iter().map(|bot| bot.name()).collect();
        let optional = |flag: &str, number: Option<u64>| {
            number.map_or_else(String::new, |number| format!(" {flag} {number}"))
        };
        format!(
            " --bots {} --rounds {}{}{} --seed {} --pace {}",
            quoted(&bots.join(",")),
            args.rounds,
            optional("--matches", args.matches),
            optional("--skill-rounds", args.skill_rounds),
            args.seed,
            args.pace,
        )
    }
}

/// Fails when so many cannot play with these rules.
///
/// # Errors
/// Why not, and what to change.
pub(super) fn fits(entry: &Entry, players: usize) -> Result<()> {
    let fits = seats_fit(&entry.document.rules, players);
    fits.map_err(|failure| Failure::bad(format!("{}: {failure}", entry.id)))
}

/// How a command ends that was stopped.
pub(super) fn interrupted() -> ExitCode {
    ExitCode::from(INTERRUPTED)
}

/// Fails now and not after minutes of play, when a file cannot be written there.
///
/// # Errors
/// When its folder is not there, or it is a folder itself.
pub(super) fn writable(path: &Path) -> Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if path.is_dir() {
        let path = plain_path(path);
        return Err(Failure::bad(format!(
            "{path} is a folder; give the name of a file in it"
        )));
    }
    match folder {
        Some(folder) if !folder.is_dir() => {
            let (path, folder) = (plain_path(path), plain_path(folder));
            Err(Failure::bad(format!(
                "cannot write {path}: there is no folder {folder}; make it first"
            )))
        }
        _ => Ok(()),
    }
}

/// Writes a whole file; whoever reads it sees the old one or the new one.
///
/// # Errors
/// When it cannot be written.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    replace(path, bytes).map_err(|error| {
        let path = plain_path(path);
        Failure::Failed(format!("cannot write {path}: {error}"))
    })
}
