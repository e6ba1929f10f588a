//! The record of the match that is being played, on disk.

use crate::failure::{Failure, Result};
use lastcard_engine::{Command, Event};
use lastcard_notation::record::{Record, Writer};
use lastcard_notation::{Place, Problem};
use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The file that a match is written to, command by command; nobody else writes to it meanwhile.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    writer: Writer<Durable>,
}

impl Journal {
    /// A new file with that record in it.
    ///
    /// # Errors
    /// When there is such a file already, or it cannot be written.
    pub(crate) fn create(path: &Path, record: &Record) -> Result<Journal> {
        let file = File::create_new(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Failure::bad(format!(
                "{} is there already; go on with it by --resume, or choose another file",
                path.display()
            )),
            _ => cannot_write(path, &error),
        })?;
        Journal::on(file, path, record)
    }

    /// Reads the record in a file and goes on with it there. A last line that was cut is dropped.
    ///
    /// # Errors
    /// When it cannot be read, holds no record, or a match is being played on it now.
    pub(crate) fn resume(path: &Path) -> Result<(Record, Journal)> {
        let cannot_read =
            |error: &io::Error| Failure::bad(format!("cannot read {}: {error}", path.display()));
        let old = File::open(path).map_err(|error| cannot_read(&error))?;
        lock(&old, path)?;
        let mut bytes = Vec::new();
        (&old)
            .read_to_end(&mut bytes)
            .map_err(|error| cannot_read(&error))?;
        let record = Record::parse(&bytes).map_err(|problems| {
            let lines: Vec<String> = problems.iter().map(|problem| line(path, problem)).collect();
            Failure::bad(lines.join("\nlastcard: "))
        })?;
        // The whole record goes to a new file that takes the place of the old one, so that a crash in
        // between leaves one of the two.
        let new = beside(path);
        let file = File::create(&new).map_err(|error| cannot_write(&new, &error))?;
        let journal = Journal::on(file, path, &record)?;
        fs::rename(&new, path).map_err(|error| cannot_write(path, &error))?;
        Ok((record, journal))
    }

    /// The file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes an accepted command down, safe from a loss of power when this returns.
    ///
    /// # Errors
    /// Why that could not be done, and what to do about it.
    pub(crate) fn push(
        &mut self,
        command: Command,
        events: &[Event],
    ) -> std::result::Result<(), String> {
        self.writer.push(command, events).map_err(|error| {
            let path = self.path.display();
            format!(
                "cannot write to {path}: {error}; the match stands there up to the move before, go on \
                 with it by --resume once the file can be written"
            )
        })
    }

    fn on(file: File, path: &Path, record: &Record) -> Result<Journal> {
        lock(&file, path)?;
        let writer =
            Writer::new(Durable(file), record).map_err(|error| cannot_write(path, &error))?;
        Ok(Journal {
            path: path.to_owned(),
            writer,
        })
    }
}

/// A name for a new record in the person's data folder; the folder is made when it is not there.
///
/// # Errors
/// When the folder cannot be made.
pub(crate) fn new_record() -> Result<PathBuf> {
    let folder = folder();
    fs::create_dir_all(&folder).map_err(|error| cannot_write(&folder, &error))?;
    let number = last_number(&folder).map_or(1, |last| last + 1);
    Ok(folder.join(format!("{PREFIX}{number:04}{ENDING}")))
}

/// The record in the person's data folder that was begun last.
///
/// # Errors
/// When there is none.
pub(crate) fn last_record() -> Result<PathBuf> {
    let folder = folder();
    match last_number(&folder) {
        Some(number) => Ok(folder.join(format!("{PREFIX}{number:04}{ENDING}"))),
        None => Err(Failure::bad(format!(
            "there is no record in {} to go on with; name one, or begin a match with `lastcard play`",
            folder.display()
        ))),
    }
}

/// What the names of records begin and end with; between stands a number.
const PREFIX: &str = "match-";
const ENDING: &str = ".lcr";

fn last_number(folder: &Path) -> Option<u32> {
    let names = fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names
        .filter_map(|name| {
            name.strip_prefix(PREFIX)?
                .strip_suffix(ENDING)?
                .parse()
                .ok()
        })
        .max()
}

/// Where the system keeps what belongs to a person, or the current folder.
fn folder() -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let at_home = |below: &str| variable("HOME").map(|home| Path::new(&home).join(below));
    let data = variable("XDG_DATA_HOME").map(PathBuf::from).or_else(|| {
        if cfg!(windows) {
            variable("APPDATA").map(PathBuf::from)
        } else if cfg!(target_os = "macos") {
            at_home("Library/Application Support")
        } else {
            at_home(".local/share")
        }
    });
    data.map_or_else(PathBuf::new, |data| data.join("lastcard"))
}

/// A file whose bytes are on the disk once it is flushed.
#[derive(Debug)]
struct Durable(File);

impl Write for Durable {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.sync_data()
    }
}

fn lock(file: &File, path: &Path) -> Result<()> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Failure::bad(format!(
            "the match in {} is being played in another window; go on there, or close it first",
            path.display()
        ))),
        Err(TryLockError::Error(error)) => Err(cannot_write(path, &error)),
    }
}

fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".tmp");
    name.into()
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::bad(format!("cannot write {}: {error}", path.display()))
}

fn line(path: &Path, problem: &Problem) -> String {
    let Place { line, column } = problem.place;
    format!("{}:{line}:{column}: {}", path.display(), problem.message)
}
