//! Why a store could not do what it was asked, in sentences for the host.

use crate::{Seq, TableKey};
use std::fmt;

/// Why a store could not do what it was asked; each holds whole sentences: what is wrong, where, and what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The place holds something that is no store of ours, or of a newer version; says which and what to do.
    NotOurs(String),
    /// An entry is in the log that this version cannot read; says which.
    Unreadable(String),
    /// What was asked cannot be kept, whenever it is asked; nothing was written.
    Refused(String),
    /// Nothing can be read or written now: no space, no permission, no connection; says what, and what to do.
    /// What was to be written may be written all the same: read the log before it is asked again.
    Unavailable(String),
}

impl StoreError {
    /// A match is to be finished at a place that is not in the log.
    pub(crate) fn no_such_place(table: &TableKey, seq: Seq) -> StoreError {
        StoreError::Refused(format!(
            "Table {} has no entry {seq}, so no match can end there.",
            table.0
        ))
    }

    /// A text holds what cannot be kept.
    pub(crate) fn no_text(what: &str) -> StoreError {
        StoreError::Refused(format!(
            "{what} holds the character U+0000, which cannot be kept. Leave it out."
        ))
    }

    /// The store is not in use anymore.
    pub(crate) fn closed() -> StoreError {
        StoreError::Unavailable("The store is closed. Start the server again.".to_owned())
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NotOurs(text)
            | StoreError::Unreadable(text)
            | StoreError::Refused(text)
            | StoreError::Unavailable(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for StoreError {}
