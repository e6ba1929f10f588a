//! What an error of `SQLite` means for the host.

use crate::StoreError;
use std::path::Path;

// Result codes of SQLite, without what is above their lowest eight bits.
const PERM: u32 = 3;
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const READONLY: u32 = 8;
const IOERR: u32 = 10;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const CANTOPEN: u32 = 14;
const NOTADB: u32 = 26;

/// Whether a row is at fault, and not the file: then the rest of its batch can be written.
pub(super) fn is_of_a_row(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(_) => ![
            PERM, BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB,
        ]
        .contains(&code(error)),
        sqlx::Error::Encode(_) | sqlx::Error::InvalidArgument(_) => true,
        _ => false,
    }
}

/// What is wrong, where, and what to do.
pub(super) fn explain(path: &Path, error: &sqlx::Error) -> StoreError {
    let place = path.display();
    let unavailable = StoreError::Unavailable;
    match (error, code(error)) {
        (_, FULL) => unavailable(format!(
            "The disk that holds {place} is full: nothing can be written. Make room there; the server goes on by itself."
        )),
        (_, READONLY | PERM) => unavailable(format!(
            "{place} cannot be written to: the file or its disk is read-only. Give the server the right to write to the \
             file and its folder."
        )),
        (_, CANTOPEN) => unavailable(format!(
            "{place} cannot be opened. See that its folder is there and that the server may read and write in it."
        )),
        (_, BUSY | LOCKED) => unavailable(format!(
            "Another program has locked {place}. Close it; the server goes on by itself."
        )),
        (_, IOERR) => unavailable(format!(
            "Reading or writing {place} failed ({error}). The disk may be full or broken; see to it before you go on."
        )),
        (_, NOTADB) => not_ours(path),
        (_, CORRUPT) => StoreError::Unreadable(format!(
            "{place} is damaged ({error}). Stop the server and restore a backup."
        )),
        (sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed, _) => StoreError::closed(),
        (sqlx::Error::PoolTimedOut, _) => unavailable(format!(
            "{place} was not read in time: the disk is too slow or too busy. Try again."
        )),
        (error, _) if is_of_a_row(error) => StoreError::Refused(format!(
            "{place} does not take what was to be written ({error})."
        )),
        (error, _) => unavailable(format!("{place} cannot be used now ({error}). Try again.")),
    }
}

/// There is something else in the file.
pub(super) fn not_ours(path: &Path) -> StoreError {
    StoreError::NotOurs(format!(
        "{} is no store of lastcard: it holds something else. Give another file; this one was not changed.",
        path.display()
    ))
}

fn code(error: &sqlx::Error) -> u32 {
    let code = error
        .as_database_error()
        .and_then(|error| error.code()?.parse::<u32>().ok());
    code.unwrap_or_default() & 0xff
}
