//! The one connection that writes.

use super::explain::{explain, is_of_a_row};
use super::lock::Lock;
use super::sql;
use crate::batch::Op;
use crate::commit::{Committer, Failure};
use crate::{Appended, StoreError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard};

/// The connection and how to make it anew.
pub(super) struct Writer {
    pub(super) path: PathBuf,
    options: SqliteConnectOptions,
    connection: Mutex<Slot>,
    /// Held for as long as anything can be written.
    lock: std::sync::Mutex<Option<Lock>>,
}

enum Slot {
    Open(SqliteConnection),
    /// It was lost in the midst of something, and is made anew when it is needed.
    Lost,
    Closed,
}

/// A transaction. Dropped before its end, it is undone with its connection.
pub(super) struct Writing<'a> {
    pub(super) connection: SqliteConnection,
    slot: MutexGuard<'a, Slot>,
}

impl Writer {
    pub(super) fn new(
        path: PathBuf,
        lock: Lock,
        options: SqliteConnectOptions,
        connection: SqliteConnection,
    ) -> Writer {
        Writer {
            path,
            options,
            connection: Mutex::new(Slot::Open(connection)),
            lock: std::sync::Mutex::new(Some(lock)),
        }
    }

    /// Begins a transaction when it is its turn.
    pub(super) async fn begin(&self) -> Result<Writing<'_>, sqlx::Error> {
        let mut slot = self.connection.lock().await;
        let mut connection = match std::mem::replace(&mut *slot, Slot::Lost) {
            Slot::Open(connection) => connection,
            Slot::Lost => self.options.connect().await?,
            Slot::Closed => {
                *slot = Slot::Closed;
                return Err(sqlx::Error::PoolClosed);
            }
        };
        sqlx::query("BEGIN IMMEDIATE")
            .execute(&mut connection)
            .await?;
        Ok(Writing { connection, slot })
    }

    /// Writes something, durably.
    pub(super) async fn probe(&self) -> Result<(), StoreError> {
        let probed = async {
            let mut writing = self.begin().await?;
            let written = sqlx::query("UPDATE probe SET writes = writes + 1")
                .execute(&mut writing.connection)
                .await;
            writing.end(written).await.map(drop)
        };
        probed.await.map_err(|error| explain(&self.path, &error))
    }

    /// Puts what is in the write-ahead log into the file, and lets go of both.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let mut slot = self.connection.lock().await;
        let mut connection = match std::mem::replace(&mut *slot, Slot::Closed) {
            Slot::Open(connection) => connection,
            Slot::Lost => self
                .options
                .connect()
                .await
                .map_err(|error| explain(&self.path, &error))?,
            Slot::Closed => return Ok(()),
        };
        let moved = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&mut connection)
            .await;
        if let Err(error) = moved {
            // Nothing is lost: the log stays beside the file and is read again when the store is opened.
            tracing::warn!(
                "Not everything could be put into one file: {}",
                explain(&self.path, &error)
            );
        }
        let closed = connection.close().await;
        let lock = self
            .lock
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .take();
        drop(lock);
        closed.map_err(|error| explain(&self.path, &error))
    }
}

impl Writing<'_> {
    /// Commits what went well, and undoes the rest.
    pub(super) async fn end<T>(mut self, result: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        let result = match result {
            Ok(value) => sqlx::query("COMMIT")
                .execute(&mut self.connection)
                .await
                .map(|_| value),
            error => error,
        };
        let whole = match &result {
            Ok(_) => true,
            Err(_) => sqlx::query("ROLLBACK")
                .execute(&mut self.connection)
                .await
                .is_ok(),
        };
        if whole {
            *self.slot = Slot::Open(self.connection);
        }
        result
    }
}

/// Writes the batches of the queue.
pub(super) struct Batches(pub(super) Arc<Writer>);

impl Committer for Batches {
    fn begin(&mut self) {}

    async fn attempt(&mut self, ops: &[Op]) -> Result<Vec<Appended>, Failure> {
        let written = async {
            let mut writing = self.0.begin().await?;
            let written = sql::write(&mut writing.connection, ops).await;
            writing.end(written).await
        };
        written.await.map_err(|error| {
            let explained = explain(&self.0.path, &error);
            if is_of_a_row(&error) {
                Failure::Row(explained)
            } else {
                Failure::Down {
                    error: explained,
                    sure: true,
                }
            }
        })
    }

    /// What is wrong with a file does not pass by itself in a moment.
    async fn recover(&mut self) -> bool {
        false
    }
}
