//! Seats at tables of servers, kept so that the same command takes the same seat again.
//!
//! A file for each seat, which nobody else on the machine may read. While somebody sits there it is locked, so that a second person at this
//! machine gets a seat of the own.

use crate::failure::{Failure, Result};
use crate::play::local::data_folder;
use lastcard_protocol::ids::{TableId, Token};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A place for the token of a seat.
#[derive(Debug)]
pub(crate) struct SeatFile {
    path: PathBuf,
    file: File,
    /// Whether a seat is kept in it.
    keeps: bool,
    /// Whether one was when it was found.
    was_there: bool,
}

/// What is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    /// Opens the seat.
    pub(crate) token: Token,
    /// The name that was asked for.
    pub(crate) name: String,
}

/// The most seats of one machine at one table that are looked through.
const MOST: u32 = 20;

impl SeatFile {
    /// A seat of this machine at that table in which nobody sits now, under that name if one is given; else a new place.
    ///
    /// # Errors
    /// When nothing can be kept.
    pub(crate) fn find(table: TableId, name: Option<&str>) -> Result<(SeatFile, Option<Kept>)> {
        let folder = data_folder().join("seats");
        fs::create_dir_all(&folder).map_err(|error| cannot_keep(&folder, &error))?;
        let paths = (1..=MOST).map(|number| folder.join(format!("{table}-{number}.seat")));
        let (there, mut free): (Vec<_>, Vec<_>) = paths.partition(|path| path.exists());
        for path in there {
            let Some(mut place) = SeatFile::open(&path)? else {
                continue;
            };
            match place.read() {
                // Nothing came of it when it was made.
                None => free.insert(0, path),
                Some(kept) if name.is_none_or(|name| name == kept.name) => {
                    return Ok((place, Some(kept)));
                }
                Some(_) => {}
            }
        }
        for path in free {
            if let Some(place) = SeatFile::open(&path)? {
                return Ok((place, None));
            }
        }
        Err(Failure::bad(format!(
            "there are {MOST} seats of this table in {}; take those away that nobody needs",
            folder.display()
        )))
    }

    /// Whether the seat was kept here before this program began.
    pub(crate) const fn was_there(&self) -> bool {
        self.was_there
    }

    /// Keeps a seat.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn keep(&mut self, kept: &Kept) -> Result<()> {
        let text = format!("{}\n{}\n", kept.token.reveal(), kept.name);
        self.keeps = true;
        self.write(&text)
            .map_err(|error| cannot_keep(&self.path, &error))
    }

    /// Forgets the seat: its token opens nothing any more.
    pub(crate) fn forget(&mut self) {
        // A seat that is kept in vain is found out when it is used again.
        let _ = self.write("");
        self.keeps = false;
        self.was_there = false;
    }

    /// The file, locked; none when somebody sits there now.
    fn open(path: &Path) -> Result<Option<SeatFile>> {
        let file = open(path).map_err(|error| cannot_keep(path, &error))?;
        Ok(file.map(|file| SeatFile {
            path: path.to_owned(),
            file,
            keeps: false,
            was_there: false,
        }))
    }

    fn read(&mut self) -> Option<Kept> {
        self.keeps = false;
        let mut text = String::new();
        self.file.read_to_string(&mut text).ok()?;
        let (token, rest) = text.split_once('\n')?;
        let name = rest.lines().next().unwrap_or_default().to_owned();
        let token = token.parse().ok()?;
        self.keeps = true;
        self.was_there = true;
        Some(Kept { token, name })
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(text.as_bytes())?;
        self.file.sync_data()
    }
}

impl Drop for SeatFile {
    /// A file that keeps nothing goes.
    fn drop(&mut self) {
        if !self.keeps {
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn open(path: &Path) -> io::Result<Option<File>> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let file = options.open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

fn cannot_keep(path: &Path, error: &io::Error) -> Failure {
    Failure::bad(format!("cannot write {}: {error}", path.display()))
}
