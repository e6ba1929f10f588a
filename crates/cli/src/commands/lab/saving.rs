//! The rows of a run and its checkpoint on disk.

use super::amounts::{Counted, amount};
use super::machine::Since;
use super::this_command;
use crate::args::LabRunArgs;
use crate::failure::{Failure, Result};
use crate::plain::plain_path;
use lastcard_lab::figures::Words;
use lastcard_lab::files::{self, Checkpoint, Format, Output, RunRecord};
use lastcard_lab::{Row, Standing, Summary};
use lastcard_texts::{Lang, Texts};
use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

/// A checkpoint is written after so many pieces, or so much time.
const PIECES: u64 = 64;
const TIME: Duration = Duration::from_secs(10);

/// Writes rows and checkpoints.
pub(super) struct Saving<'a> {
    args: &'a LabRunArgs,
    record: &'a RunRecord,
    output: Option<Output>,
    /// How many games the checkpoint on disk holds; `None` where there is none.
    kept: Option<u64>,
    /// How far the run was when the last one was written, and when that was.
    pieces: u64,
    since: Since,
}

impl<'a> Saving<'a> {
    /// Begins the files of a run, or goes on with those that its checkpoint tells of; gives where the run goes on then.
    ///
    /// # Errors
    /// When the checkpoint is of another run, something stands in the way, or nothing can be written there.
    pub(super) fn open(
        args: &'a LabRunArgs,
        record: &'a RunRecord,
    ) -> Result<(Saving<'a>, Option<Standing>)> {
        let out = args.out.as_deref();
        let format = out.map(format_of).transpose()?;
        if let (Some(out), Some(format), Some(checkpoint)) = (out, format, &args.checkpoint) {
            apart(out, format, checkpoint)?;
        }
        let found = match &args.checkpoint {
            None => None,
            // Begun anew, whatever there is.
            Some(_) if args.force => None,
            Some(path) => Checkpoint::load(path, record, out).map_err(|error| {
                let path = plain_path(path);
                Failure::bad(format!(
                    "{path} {error}; give another --checkpoint, or remove that file to begin anew"
                ))
            })?,
        };
        let output = match (out, format, &found) {
            (Some(path), Some(format), None) => {
                // With a checkpoint the same command goes on, and where there is none yet it begins again.
                let anew = args.force || args.checkpoint.is_some();
                in_the_way(path, format, args.force, anew)?;
                Some(Output::create(path, format, record.clone()))
            }
            (Some(path), Some(format), Some((_, Some(mark)))) => {
                Some(Output::resume(path, format, record.clone(), *mark))
            }
            _ => None,
        };
        let output = output.transpose().map_err(|error| {
            let path = out.map(plain_path).unwrap_or_default();
            // What was written is gone or damaged, so nothing can go on from it.
            let advice = if error.kind() == io::ErrorKind::InvalidData {
                "; give --force to begin anew"
            } else {
                ""
            };
            Failure::bad(format!("cannot write {path}: {error}{advice}"))
        })?;
        let standing = found.map(|(standing, _)| standing);
        let saving = Saving {
            args,
            record,
            output,
            kept: standing.as_ref().map(|standing| standing.games),
            pieces: standing.as_ref().map_or(0, |standing| standing.pieces),
            since: Since::now(),
        };
        Ok((saving, standing))
    }

    /// Takes the rows of the next piece; `last` is the one after which the run ends, for now or for good.
    ///
    /// # Errors
    /// When they cannot be written: says where the run can go on, and how.
    pub(super) fn piece(&mut self, rows: &[Row], standing: &Standing) -> Result<()> {
        if let Some(output) = &mut self.output {
            output.rows(rows).map_err(|error| self.failed(&error))?;
        }
        // The first one comes at once, so that a place where nothing can be written is told before hours are lost.
        let due = self.kept.is_none()
            || standing.pieces - self.pieces >= PIECES
            || self.since.passed() >= TIME;
        if due { self.keep(standing) } else { Ok(()) }
    }

    /// Writes a checkpoint, where one was asked for and the files can go on from here.
    ///
    /// # Errors
    /// When it cannot be written; then the one before it stays.
    pub(super) fn keep(&mut self, standing: &Standing) -> Result<()> {
        let Some(path) = &self.args.checkpoint else {
            return Ok(());
        };
        if standing.pieces == 0 || self.kept == Some(standing.games) {
            return Ok(());
        }
        let out = match &mut self.output {
            None => None,
            Some(output) => match output.settle() {
                Ok(Some(mark)) => self.args.out.clone().map(|path| (path, mark)),
                Ok(None) => return Ok(()),
                Err(error) => return Err(self.failed(&error)),
            },
        };
        Checkpoint::new(self.record, out, standing.clone())
            .save(path)
            .map_err(|error| self.failed(&error))?;
        self.kept = Some(standing.games);
        self.pieces = standing.pieces;
        self.since = Since::now();
        Ok(())
    }

    /// Completes the files; the checkpoint is not needed any more.
    ///
    /// # Errors
    /// When they cannot be completed: says where the run can go on, and how.
    pub(super) fn finish(mut self, summary: &Summary) -> Result<()> {
        if let Some(output) = self.output.take() {
            output
                .finish(summary)
                .map_err(|error| self.failed(&error))?;
        }
        match &self.args.checkpoint {
            Some(path) if self.kept.is_some() => fs::remove_file(path).map_err(|error| {
                let path = plain_path(path);
                Failure::Failed(format!("cannot remove the checkpoint {path}: {error}"))
            }),
            _ => Ok(()),
        }
    }

    /// What becomes of a run that is stopped: how to go on, or that nothing is kept.
    pub(super) fn stopped(self, words: Words, standing: &Standing) -> String {
        let texts = words.texts();
        let (done, all) = (
            words.count(standing.games),
            self.amount(words, self.record.games),
        );
        let stopped = [("done", (&done).into()), ("all", (&all).into())];
        let stopped = texts.text("lab-stopped", &stopped);
        if let Some(kept) = self.kept {
            let kept = self.amount(words, kept);
            let kept = texts.text("lab-stopped-kept", &[("kept", (&kept).into())]);
            // The command stands alone: blanks in it are not those of a sentence.
            return format!("{stopped}. {kept}\n  {}", this_command());
        }
        self.discard();
        let advice = match &self.args.checkpoint {
            Some(_) => texts.text("lab-stopped-too-few", &[]),
            None => texts.text("lab-stopped-nothing", &[]),
        };
        format!("{stopped}. {advice}")
    }

    /// Why a run could not go on writing.
    fn failed(&self, error: &io::Error) -> Failure {
        let full = matches!(
            error.kind(),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded
        );
        let files = [&self.args.out, &self.args.checkpoint];
        let names: Vec<String> = files
            .into_iter()
            .flatten()
            .map(|it| plain_path(it))
            .collect();
        let names = names.join(" and ");
        let advice = match (self.kept, full) {
            (None, false) => "nothing of the run is kept".to_owned(),
            (None, true) => "the disk is full, and nothing of the run is kept".to_owned(),
            (Some(kept), full) => {
                // Errors are in English, and their numbers with them.
                let english = Words::new(Texts::of(Lang::En));
                let (kept, all) = (english.count(kept), self.amount(english, self.record.games));
                let command = this_command();
                let first = if full {
                    "the disk is full: make room, and go"
                } else {
                    "go"
                };
                format!("{kept} of {all} are kept; {first} on with\n  {command}")
            }
        };
        if self.kept.is_none() {
            self.discard();
        }
        Failure::Failed(format!("cannot write {names}: {error}; {advice}"))
    }

    /// Leaves no half of a result that nobody can go on with; where that fails too, the name says what it is.
    fn discard(&self) {
        if let Some(out) = &self.args.out {
            let _ = files::discard(out);
        }
    }

    /// So many games of the run.
    fn amount(&self, words: Words, games: u64) -> String {
        amount(words, games, Counted::games(self.record.matches))
    }
}

fn format_of(path: &Path) -> Result<Format> {
    Format::of(path).ok_or_else(|| {
        let known = Format::EXTENSIONS.map(|extension| format!(".{extension}"));
        let (path, known) = (plain_path(path), known.join(", "));
        Failure::bad(format!(
            "--out {path}: the extension says what is written; there are {known}"
        ))
    })
}

/// Fails when the file is there already and may not be overwritten; `flag` names it.
///
/// # Errors
/// Which file it is, and what to do.
pub(super) fn free(path: &Path, flag: &str, force: bool) -> Result<()> {
    if force || !there(path) {
        return Ok(());
    }
    let path = plain_path(path);
    Err(Failure::bad(format!(
        "{path} is there already; give another {flag}, or --force to overwrite it"
    )))
}

/// Fails when the checkpoint would be written over the result or over what belongs to it.
fn apart(out: &Path, format: Format, checkpoint: &Path) -> Result<()> {
    let mut own = files::names(out, format);
    own.push(files::unfinished(out));
    let places = own.iter().map(|path| std::path::absolute(path).ok());
    let checkpoint = std::path::absolute(checkpoint).ok();
    if places.into_iter().any(|place| place == checkpoint) {
        return Err(Failure::bad(
            "--checkpoint would be written over the result; give it a file of its own".to_owned(),
        ));
    }
    Ok(())
}

/// Whether anything is there, be it a link that leads nowhere.
fn there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Fails when a file of a run, or what is left of one, is there already.
fn in_the_way(path: &Path, format: Format, force: bool, anew: bool) -> Result<()> {
    for name in files::names(path, format) {
        if name.is_dir() {
            let name = plain_path(&name);
            return Err(Failure::bad(format!(
                "{name} is a folder; give another --out"
            )));
        }
        free(&name, "--out", force)?;
    }
    let part = files::unfinished(path);
    if !anew && there(&part) {
        let part = plain_path(&part);
        return Err(Failure::bad(format!(
            "an unfinished run left {part}; go on with its --checkpoint, or give --force to begin anew"
        )));
    }
    Ok(())
}
