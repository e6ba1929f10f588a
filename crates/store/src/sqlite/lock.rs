//! One server to a file. The operating system lets go of the lock when the process ends, however it ends.

use crate::StoreError;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// A lock on the file of a store, held until it is dropped. It lies beside the file, for `SQLite` has locks of its
/// own on the file itself.
pub(super) struct Lock(#[expect(dead_code, reason = "held open: the lock goes with it")] File);

impl Lock {
    /// Locks a file, or says who is in the way. Blocks.
    pub(super) fn take(path: &Path) -> Result<Lock, StoreError> {
        let beside = beside(path);
        let file = File::options()
            .create(true)
            .write(true)
            .truncate(false)
            .open(&beside);
        let file = file.map_err(|error| {
            StoreError::Unavailable(format!(
                "{} cannot be made or written ({error}). Give the server the right to write in that folder, or give a \
                 file in another one.",
                beside.display()
            ))
        })?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::Unavailable(format!(
                "Another server uses {} now. Stop that one first, or give this one another file.",
                path.display()
            ))),
            Err(TryLockError::Error(error)) => Err(StoreError::Unavailable(format!(
                "{} cannot be locked ({error}), so two servers could spoil the store. Give a file on a disk of this \
                 machine.",
                beside.display()
            ))),
        }
    }
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".lock");
    path.with_file_name(name)
}
