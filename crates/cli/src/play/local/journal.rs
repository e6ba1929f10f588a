//! The record of the match that is being played, on disk.

use super::durable::Durable;
use super::folder::{cannot_write, new_file};
use crate::failure::{Failure, Result};
use lastcard_engine::{Command, Event};
use lastcard_notation::record::{Record, Writer};
use lastcard_notation::{Place, Problem};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// The file that a match is written to, command by command; nobody else writes to it meanwhile.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    writer: Writer<Durable>,
}

impl Journal {
    /// A new file with that record in it: the given one, or the next one in the person's data folder.
    ///
    /// # Errors
    /// When there is such a file already, or it cannot be written.
    pub(crate) fn create(path: Option<&Path>, record: &Record) -> Result<Journal> {
        let Some(path) = path else {
            let (path, file) = new_file()?;
            return Journal::on(file, &path, record, 0);
        };
        no_folder(path)?;
        let file = File::create_new(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Failure::bad(format!(
                "{} is there already; go on with it by --resume, or choose another file",
                path.display()
            )),
            _ => cannot_write(path, &error),
        })?;
        Journal::on(file, path, record, 0)
    }

    /// Reads the record in a file and goes on with it there. A last line that was cut is dropped, which
    /// the person is told; the file of a match that is over stays as it is.
    ///
    /// # Errors
    /// When it cannot be read or written, holds no record, or a match is being played on it now.
    pub(crate) fn resume(path: &Path) -> Result<(Record, Journal)> {
        let cannot_read =
            |error: &io::Error| Failure::bad(format!("cannot read {}: {error}", path.display()));
        no_folder(path)?;
        let (mut file, only_read) = open(path).map_err(|error| cannot_read(&error))?;
        lock(&file, path)?;
        if !is_still(&file, path) {
            return Err(being_played(path));
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)
            .map_err(|error| cannot_read(&error))?;
        let record = Record::parse(&bytes).map_err(|problems| {
            let lines: Vec<String> = problems.iter().map(|problem| line(path, problem)).collect();
            Failure::bad(lines.join("\nlastcard: "))
        })?;
        let text = record.to_string();
        if is_over(&record) {
            let journal = Journal::on_locked(file, path, &record, text.len())?;
            return Ok((record, journal));
        }
        if let Some(error) = only_read {
            return Err(cannot_write(path, &error));
        }
        let whole = bytes.iter().rposition(|&byte| byte == b'\n');
        let keep = whole.map_or(0, |end| end + 1).min(text.len());
        let journal = if bytes[..keep] == text.as_bytes()[..keep] {
            cut(&mut file, keep).map_err(|error| cannot_write(path, &error))?;
            Journal::on_locked(file, path, &record, keep)?
        } else {
            rewritten(&file, path, &record)?
        };
        if !bytes.ends_with(b"\n") {
            eprintln!(
                "lastcard: {}: the last line was unfinished and is cut off",
                path.display()
            );
        }
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

    fn on(file: File, path: &Path, record: &Record, standing: usize) -> Result<Journal> {
        lock(&file, path)?;
        Journal::on_locked(file, path, record, standing)
    }

    /// On a file that holds the first `standing` bytes of the record already.
    fn on_locked(file: File, path: &Path, record: &Record, standing: usize) -> Result<Journal> {
        let writer = Writer::new(Durable::new(file, standing), record)
            .map_err(|error| cannot_write(path, &error))?;
        Ok(Journal {
            path: path.to_owned(),
            writer,
        })
    }
}

/// Whether the match of a record has come to its end.
pub(crate) fn is_over(record: &Record) -> bool {
    let ended = |event: &Event| matches!(event, Event::MatchEnded { .. });
    let mut events = record.entries.iter().flat_map(|entry| &entry.events);
    events.any(ended)
}

/// Opens a record to go on with it. A file that may only be read comes with the error that says so: a match
/// that is over can still be shown from it.
fn open(path: &Path) -> io::Result<(File, Option<io::Error>)> {
    match OpenOptions::new().read(true).write(true).open(path) {
        Ok(file) => Ok((file, None)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(error),
        Err(error) => File::open(path).map(|file| (file, Some(error))),
    }
}

fn lock(file: &File, path: &Path) -> Result<()> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(being_played(path)),
        Err(TryLockError::Error(error)) => Err(cannot_write(path, &error)),
    }
}

/// Whether the path still leads to the file: before it was locked, another program may have put a new
/// file in its place.
#[cfg(unix)]
fn is_still(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::metadata(path)) {
        (Ok(file), Ok(path)) => (file.dev(), file.ino()) == (path.dev(), path.ino()),
        _ => false,
    }
}

/// Elsewhere a file that is open cannot be replaced.
#[cfg(not(unix))]
fn is_still(_: &File, _: &Path) -> bool {
    true
}

/// Leaves the first `keep` bytes of a file, and goes to their end.
fn cut(file: &mut File, keep: usize) -> io::Result<()> {
    let keep = keep as u64;
    if file.metadata()?.len() != keep {
        file.set_len(keep)?;
    }
    file.seek(SeekFrom::Start(keep)).map(drop)
}

/// Puts a new file with the whole record in the place of an old one that is written in another way, so that
/// a crash in between leaves one of the two.
fn rewritten(old: &File, path: &Path, record: &Record) -> Result<Journal> {
    let failed = |error: &io::Error| cannot_write(path, error);
    // A link stays a link: what it leads to is replaced.
    let real = fs::canonicalize(path).map_err(|error| failed(&error))?;
    let (new, file) = new_beside(&real).map_err(|error| failed(&error))?;
    let journal = old
        .metadata()
        .and_then(|old| file.set_permissions(old.permissions()))
        .map_err(|error| failed(&error))
        .and_then(|()| Journal::on(file, path, record, 0))
        .and_then(|journal| {
            fs::rename(&new, &real).map_err(|error| failed(&error))?;
            Ok(journal)
        });
    if journal.is_err() {
        // The failure before says what to do; that this file could not be removed either adds nothing.
        let _ = fs::remove_file(&new);
    }
    journal
}

/// A new file beside another one, under a name that nobody has.
fn new_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let mut number = 0_u32;
    loop {
        let mut name = OsString::from(path);
        name.push(format!(".{number}.tmp"));
        match File::create_new(&name) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < u32::MAX => {
                number += 1;
            }
            file => return Ok((name.into(), file?)),
        }
    }
}

fn no_folder(path: &Path) -> Result<()> {
    if path.is_dir() {
        let shown = path.display();
        return Err(Failure::bad(format!(
            "{shown} is a folder; name a file, such as {}",
            path.join("match.lcr").display()
        )));
    }
    Ok(())
}

fn being_played(path: &Path) -> Failure {
    Failure::bad(format!(
        "the match in {} is being played in another window; go on there, or close it first",
        path.display()
    ))
}

fn line(path: &Path, problem: &Problem) -> String {
    let Place { line, column } = problem.place;
    format!("{}:{line}:{column}: {}", path.display(), problem.message)
}
