//! Opening the file: whose it is, of which version, and whether it can be written to.

use super::explain::{explain, not_ours};
use super::lock::Lock;
use super::writer::Writer;
use crate::StoreError;
use crate::open::{MIGRATIONS, migrator, not_migrated};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The letters "card", in the header of every store.
const APPLICATION_ID: i64 = 0x6361_7264;

/// Older versions can lose what they have committed when two connections restart the log of the file at once.
const OLDEST: [u32; 3] = [3, 51, 3];

/// How long to wait for another program that has the file locked: a backup, or a person with a tool.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many may read at the same time.
const READERS: u32 = 4;

/// A file that is a store of ours.
pub(super) struct Opened {
    pub(super) path: PathBuf,
    pub(super) writer: Writer,
    pub(super) readers: SqlitePool,
}

/// Opens a file or makes it, and brings its tables up to date.
pub(super) async fn open(path: &Path) -> Result<Opened, StoreError> {
    let path = path.to_owned();
    let prepared = tokio::task::spawn_blocking(move || prepare(&path)).await;
    let (path, lock) = prepared.unwrap_or_else(|error| {
        Err(StoreError::Unavailable(format!(
            "The store could not be opened ({error}). Try again."
        )))
    })?;
    let explained = |error: &sqlx::Error| explain(&path, error);

    let plain = SqliteConnectOptions::new()
        .filename(&path)
        .create_if_missing(true)
        .foreign_keys(false)
        .busy_timeout(PATIENCE)
        .disable_statement_logging();
    // Nothing is changed in the file before it is known to be ours.
    let mut connection = plain
        .clone()
        .connect()
        .await
        .map_err(|error| explained(&error))?;
    let ours = is_ours(&mut connection)
        .await
        .map_err(|error| explained(&error))?;
    new_enough(
        &version(&mut connection)
            .await
            .map_err(|error| explained(&error))?,
    )?;
    connection
        .close()
        .await
        .map_err(|error| explained(&error))?;
    if !ours {
        return Err(not_ours(&path));
    }

    let durable = plain
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // Only macOS knows these: elsewhere a sync reaches the disk by itself.
        .pragma("fullfsync", "ON")
        .pragma("checkpoint_fullfsync", "ON")
        .pragma("journal_size_limit", "67108864")
        .statement_cache_capacity(200);
    // In KiB: the pages that a few thousand tables write to.
    let writing = durable.clone().pragma("cache_size", "-32768");
    let mut connection = writing
        .clone()
        .connect()
        .await
        .map_err(|error| explained(&error))?;
    in_wal_mode(&path, &mut connection).await?;
    migrator(&[include_str!("../../migrations/sqlite/0001_log.sql")])
        .run_direct(None, &mut connection, false)
        .await
        .map_err(|error| not_migrated(&path.display().to_string(), &error, explained))?;
    let writer = Writer::new(path.clone(), lock, writing, connection);
    writer.probe().await?;

    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(Duration::from_secs(10))
        .test_before_acquire(false)
        .connect_lazy_with(durable.create_if_missing(false).pragma("query_only", "ON"));
    Ok(Opened {
        path,
        writer,
        readers,
    })
}

/// Finds the file, locks it, and looks at how it begins. Blocks.
fn prepare(path: &Path) -> Result<(PathBuf, Lock), StoreError> {
    if path.is_dir() {
        return Err(StoreError::NotOurs(format!(
            "{} is a folder. Give the path of a file in it, such as {}.",
            path.display(),
            path.join("lastcard.db").display()
        )));
    }
    let path = resolve(path)?;
    // Before the file is touched: closing it again would drop the locks that SQLite holds in this process.
    let lock = Lock::take(&path)?;
    let mut start = Vec::new();
    match std::fs::File::open(&path) {
        Ok(file) => {
            let read = file.take(16).read_to_end(&mut start);
            read.map_err(|error| cannot_read(&path, &error))?;
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        Err(error) => return Err(cannot_read(&path, &error)),
    }
    if start.is_empty() || start == b"SQLite format 3\0" {
        Ok((path, lock))
    } else {
        Err(not_ours(&path))
    }
}

/// One path for one file, however it was named, so that a lock on it means something.
fn resolve(path: &Path) -> Result<PathBuf, StoreError> {
    if let Ok(path) = path.canonicalize() {
        return Ok(path);
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let Some(name) = path.file_name() else {
        return Err(StoreError::NotOurs(format!(
            "{} is no name of a file. Give another one.",
            path.display()
        )));
    };
    let folder = folder.canonicalize().map_err(|error| {
        StoreError::Unavailable(format!(
            "The folder {} cannot be found ({error}). Make it, or give a file in another one.",
            folder.display()
        ))
    })?;
    Ok(folder.join(name))
}

fn cannot_read(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Unavailable(format!(
        "{} cannot be read ({error}). Give the server the right to read and write it.",
        path.display()
    ))
}

/// Whether the file is a store, or nothing yet.
async fn is_ours(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut *connection)
        .await?;
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")
            .fetch_all(&mut *connection)
            .await?;
    // A crash while the store was being made leaves the table of migrations alone.
    Ok(id == APPLICATION_ID || (id == 0 && tables.iter().all(|name| name == MIGRATIONS)))
}

async fn version(connection: &mut SqliteConnection) -> Result<String, sqlx::Error> {
    sqlx::query_scalar("SELECT sqlite_version()")
        .fetch_one(connection)
        .await
}

fn new_enough(version: &str) -> Result<(), StoreError> {
    let parts: Vec<u32> = version
        .split('.')
        .map_while(|part| part.parse().ok())
        .collect();
    if parts.as_slice() >= OLDEST.as_slice() {
        return Ok(());
    }
    Err(StoreError::Unavailable(format!(
        "This program was built with SQLite {version}, which can lose what it has written. Build it with SQLite \
         {}.{}.{} or newer.",
        OLDEST[0], OLDEST[1], OLDEST[2]
    )))
}

async fn in_wal_mode(path: &Path, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mode = sqlx::query_scalar("PRAGMA journal_mode")
        .fetch_one(connection)
        .await;
    let mode: String = mode.map_err(|error| explain(path, &error))?;
    if mode == "wal" {
        return Ok(());
    }
    Err(StoreError::Unavailable(format!(
        "{} lies where it cannot be written safely (journal mode {mode}). Give a file on a disk of this machine.",
        path.display()
    )))
}

#[cfg(test)]
mod tests {
    use super::new_enough;

    #[test]
    fn versions_of_sqlite_that_lose_commits_are_refused() {
        for good in ["3.51.3", "3.52.0", "3.100.0", "4.0.0"] {
            assert!(new_enough(good).is_ok(), "{good}");
        }
        for bad in ["3.51.2", "3.50.7", "3.9.9", "2.99.99", ""] {
            assert!(new_enough(bad).is_err(), "{bad}");
        }
    }
}
