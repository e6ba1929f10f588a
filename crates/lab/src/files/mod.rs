//! Results in files, in the forms that `docs/lab-results.md` describes, and checkpoints of runs.
//!
//! A result is written under another name and gets its own when it is complete, so a file with that name always is. A
//! run that was interrupted goes on from its checkpoint, and its result is the same, byte for byte, as if it had not
//! been.

mod checkpoint;
mod columns;
mod csv;
mod disk;
mod document;
mod json;
mod measured;
mod parquet;

pub use checkpoint::{Checkpoint, CheckpointError};
pub use disk::replace;
pub use document::{Document, FORM, RunRecord};
pub use measured::{Speed, duel_json};

use crate::row::Row;
use crate::summary::Summary;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The form of a file of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// One JSON object: what was played, the rows, the summary.
    Json,
    /// One line a row, with a line of names before them; what was played and the summary in a JSON file beside it.
    Csv,
    /// One row group for each 16 pieces of the run; what was played and the summary beside it as with CSV.
    Parquet,
}

impl Format {
    /// The extensions of all formats.
    pub const EXTENSIONS: [&'static str; 3] = ["json", "csv", "parquet"];

    /// The format that the extension of a file says.
    pub fn of(path: &Path) -> Option<Format> {
        match path.extension()?.to_str()? {
            "json" => Some(Format::Json),
            "csv" => Some(Format::Csv),
            "parquet" => Some(Format::Parquet),
            _ => None,
        }
    }
}

/// A file of rows that is being written.
trait RowsFile {
    /// Adds the rows of the next piece.
    fn rows(&mut self, rows: &[Row]) -> io::Result<()>;

    /// Makes sure that everything so far survives a crash, and gives where to go on: `None` where the file can go on
    /// only from an earlier place.
    fn settle(&mut self) -> io::Result<Option<u64>>;

    /// Completes the file under its own name.
    fn finish(self: Box<Self>, summary: &Summary) -> io::Result<()>;
}

/// Where the rows of a run go.
pub struct Output {
    file: Box<dyn RowsFile>,
    format: Format,
    path: PathBuf,
    record: RunRecord,
}

impl Output {
    /// A new file; what an unfinished run left in its place is overwritten.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn create(path: &Path, format: Format, record: RunRecord) -> io::Result<Output> {
        Output::open(path, format, record, None)
    }

    /// Goes on with a file where a checkpoint left it.
    ///
    /// # Errors
    /// When what was written of it is not there any more, or cannot be written.
    pub fn resume(path: &Path, format: Format, record: RunRecord, mark: u64) -> io::Result<Output> {
        Output::open(path, format, record, Some(mark))
    }

    fn open(
        path: &Path,
        format: Format,
        record: RunRecord,
        mark: Option<u64>,
    ) -> io::Result<Output> {
        let file: Box<dyn RowsFile> = match format {
            Format::Json => Box::new(json::JsonRows::open(path, &record, mark)?),
            Format::Csv => Box::new(csv::CsvRows::open(path, record.bots.len(), mark)?),
            Format::Parquet => Box::new(parquet::ParquetRows::open(path, &record, mark)?),
        };
        Ok(Output {
            file,
            format,
            path: path.to_owned(),
            record,
        })
    }

    /// Adds the rows of the next piece.
    ///
    /// # Errors
    /// When they cannot be written; [`Output::resume`] goes on from the last mark.
    pub fn rows(&mut self, rows: &[Row]) -> io::Result<()> {
        self.file.rows(rows)
    }

    /// Makes sure that everything so far survives a crash, and gives the mark to go on from. `None` where the form of
    /// the file can go on only from an earlier place; then that one stays good.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn settle(&mut self) -> io::Result<Option<u64>> {
        self.file.settle()
    }

    /// Completes the file, and the one beside it.
    ///
    /// # Errors
    /// When it cannot be written; [`Output::resume`] goes on from the last mark.
    pub fn finish(self, summary: &Summary) -> io::Result<()> {
        if self.format != Format::Json {
            let document = Document::new(self.record, summary.clone());
            replace(&beside(&self.path), document.to_json().as_bytes())?;
        }
        // Last, so that a result under its own name is whole with what stands beside it.
        self.file.finish(summary)
    }
}

/// The names that a result at this path takes when it is complete.
pub fn names(path: &Path, format: Format) -> Vec<PathBuf> {
    match format {
        Format::Json => vec![path.to_owned()],
        Format::Csv | Format::Parquet => vec![path.to_owned(), beside(path)],
    }
}

/// What is being written of a result at this path, a file or a folder.
pub fn unfinished(path: &Path) -> PathBuf {
    longer(path, ".part")
}

/// Removes what was written of a result that will never be complete.
///
/// # Errors
/// When it cannot be removed.
pub fn discard(path: &Path) -> io::Result<()> {
    let part = unfinished(path);
    match fs::symlink_metadata(&part) {
        Ok(there) if there.is_dir() => fs::remove_dir_all(part),
        Ok(_) => fs::remove_file(part),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// The JSON file beside a result whose form has no place for what was played.
fn beside(path: &Path) -> PathBuf {
    longer(path, ".json")
}

fn longer(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// What was written is not there any more, or is not what was written.
fn changed(path: &Path) -> io::Error {
    let path = path.display();
    io::Error::new(
        io::ErrorKind::InvalidData,
        format!("{path} was changed or removed after the checkpoint was written"),
    )
}

#[cfg(test)]
mod tests;
