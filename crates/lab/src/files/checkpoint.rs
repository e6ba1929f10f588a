//! Where a run can go on.

use super::disk::replace;
use super::document::{FORM, RunRecord};
use crate::run::Standing;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where a run can go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Checkpoint {
    kind: Kind,
    version: u32,
    /// What decides the rows of the run.
    run: String,
    /// The file of rows, and how far it is written.
    out: Option<(PathBuf, u64)>,
    /// How far the run is.
    standing: Standing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Kind {
    #[serde(rename = "checkpoint")]
    Checkpoint,
}

/// Why a run cannot go on from a checkpoint.
#[derive(Debug)]
pub enum CheckpointError {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It is not what was written.
    Damaged,
    /// It is of another run.
    OtherRun,
    /// Its rows go to another file, or to none.
    OtherOutput(Option<PathBuf>),
}

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CheckpointError::Unreadable(error) => {
                write!(f, "is no checkpoint that can be read: {error}")
            }
            CheckpointError::Damaged => f.write_str("was changed after it was written"),
            CheckpointError::OtherRun => f.write_str(
                "is the checkpoint of another run: rules, bots, seats, number, seed and version of the program must be \
                 those of the first start",
            ),
            CheckpointError::OtherOutput(Some(path)) => {
                write!(f, "belongs to a run with --out {}", path.display())
            }
            CheckpointError::OtherOutput(None) => f.write_str("belongs to a run without --out"),
        }
    }
}

impl std::error::Error for CheckpointError {}

impl Checkpoint {
    /// A run that is so far; `out` is its file of rows with the mark that it gave.
    pub fn new(record: &RunRecord, out: Option<(PathBuf, u64)>, standing: Standing) -> Checkpoint {
        Checkpoint {
            kind: Kind::Checkpoint,
            version: FORM,
            run: record.fingerprint(),
            out,
            standing,
        }
    }

    /// Writes it; at any time there is either the old one or the new one.
    ///
    /// # Errors
    /// When it cannot be written; then the old one is there.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let body = serde_json::to_string(self)?;
        replace(path, format!("{body}\n{}\n", check(&body)).as_bytes())
    }

    /// The checkpoint at this path; `None` where there is no file.
    ///
    /// # Errors
    /// When it cannot be read or is of another run or output. Nothing is changed then.
    pub fn load(
        path: &Path,
        record: &RunRecord,
        out: Option<&Path>,
    ) -> Result<Option<(Standing, Option<u64>)>, CheckpointError> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(CheckpointError::Unreadable(error)),
        };
        let (body, kept) = text.split_once('\n').unwrap_or((&text, ""));
        let found: Checkpoint = serde_json::from_str(body)
            .map_err(|error| CheckpointError::Unreadable(error.into()))?;
        if kept.trim_end() != check(body) {
            return Err(CheckpointError::Damaged);
        }
        if found.version != FORM || found.run != record.fingerprint() {
            return Err(CheckpointError::OtherRun);
        }
        match (found.out, out) {
            (None, None) => Ok(Some((found.standing, None))),
            (Some((path, mark)), Some(out)) if path == out => {
                Ok(Some((found.standing, Some(mark))))
            }
            (found, _) => Err(CheckpointError::OtherOutput(found.map(|(path, _)| path))),
        }
    }
}

/// What stands under a checkpoint, so that one with a changed number is not taken for a whole one.
fn check(body: &str) -> String {
    let digest = Sha256::digest(body);
    let mut first = [0; 8];
    first.copy_from_slice(&digest[..8]);
    format!("{:016x}", u64::from_be_bytes(first))
}
