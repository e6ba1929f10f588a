//! `lastcard check`: scenario files run through the engine.

use crate::args::CheckArgs;
use crate::failure::{BAD_INPUT, DOES_NOT_HOLD, Failure, Result};
use crate::plain::{plain, plain_path};
use lastcard_notation::{Outcome, Place, Problem, check};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, str};

/// Runs every scenario; what cannot be read is told and does not keep the others from being run.
pub(crate) fn run(args: &CheckArgs) -> Result<ExitCode> {
    let mut report = Report {
        out: BufWriter::new(io::stdout().lock()),
        json: args.json,
        hold: 0,
        fail: 0,
        unread: 0,
    };
    for path in &args.paths {
        match files(path) {
            Ok(files) if files.is_empty() => {
                report.unread(path, "there is no *.toml file in this folder")?;
            }
            Ok(files) => {
                for file in files {
                    report.file(&file)?;
                }
            }
            Err(error) => report.unread(path, &error.to_string())?,
        }
    }
    report.finish()
}

/// The file itself, or every `*.toml` file in the folder and below, sorted.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !fs::metadata(path)?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut folders = vec![path.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            // A link to a folder is not followed: it could lead round in a circle.
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else if entry
                .path()
                .extension()
                .is_some_and(|ending| ending == "toml")
            {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// What came of the scenarios so far, told as it comes.
struct Report<W: Write> {
    out: W,
    json: bool,
    hold: usize,
    fail: usize,
    unread: usize,
}

impl<W: Write> Report<W> {
    fn file(&mut self, file: &Path) -> Result<()> {
        let text = match fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) => return self.unread(file, &error.to_string()),
        };
        match read(&file.display().to_string(), &text) {
            Ok(outcome) => self.outcome(&outcome),
            Err(problems) => self.problems(file, &problems),
        }
    }

    fn outcome(&mut self, outcome: &Outcome) -> Result<()> {
        let count = if outcome.holds {
            &mut self.hold
        } else {
            &mut self.fail
        };
        *count += 1;
        if self.json {
            writeln!(self.out, "{}", outcome.to_json())?;
            return Ok(());
        }
        let word = if outcome.holds { "ok   " } else { "FAILS" };
        let (file, name) = (plain(&outcome.file), plain(&outcome.name));
        writeln!(self.out, "{word} {file}: {name}")?;
        for difference in &outcome.differences {
            writeln!(self.out, "      {}", plain(difference))?;
        }
        Ok(())
    }

    fn problems(&mut self, file: &Path, problems: &[Problem]) -> Result<()> {
        self.unread += 1;
        self.out.flush()?;
        for Problem {
            place: Place { line, column },
            message,
        } in problems
        {
            let (file, message) = (plain_path(file), plain(message));
            eprintln!("lastcard: {file}:{line}:{column}: {message}");
        }
        Ok(())
    }

    fn unread(&mut self, path: &Path, why: &str) -> Result<()> {
        self.unread += 1;
        self.out.flush()?;
        eprintln!("lastcard: {}: {why}", plain_path(path));
        Ok(())
    }

    fn finish(mut self) -> Result<ExitCode> {
        self.out.flush().map_err(Failure::from)?;
        let Report {
            hold, fail, unread, ..
        } = self;
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        eprintln!(
            "{hold} scenario{} hold{}, {fail} fail{}, {unread} cannot be read",
            plural(hold),
            if hold == 1 { "s" } else { "" },
            if fail == 1 { "s" } else { "" },
        );
        Ok(ExitCode::from(match (unread, fail) {
            (0, 0) => 0,
            (0, _) => DOES_NOT_HOLD,
            _ => BAD_INPUT,
        }))
    }
}

/// Reads and runs one scenario.
fn read(file: &str, bytes: &[u8]) -> std::result::Result<Outcome, Vec<Problem>> {
    match str::from_utf8(bytes) {
        Ok(text) => check(file, text),
        Err(error) => {
            let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let place = Place::of(&good, good.len());
            let message = "this is no UTF-8 text; save the file as UTF-8".to_owned();
            Err(vec![Problem { place, message }])
        }
    }
}
