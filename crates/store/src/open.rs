//! From an address to a store.

use crate::{Store, StoreError, postgres, sqlite};
use std::path::Path;
use std::sync::Arc;

/// The table in which a database notes which migrations it has seen.
pub(crate) const MIGRATIONS: &str = "lastcard_migrations";

/// Opens the store at an address, and makes it when there is none: `postgres://…` or `postgresql://…` is a
/// `PostgreSQL` database of version 15 or newer, anything else the path of an `SQLite` file. A file is served by one
/// process at a time, a database by as many as there are.
///
/// Call it within a tokio runtime with its time and its I/O switched on; the writers run there.
///
/// # Errors
///
/// [`StoreError::NotOurs`] when something else is there, or a store of a newer version;
/// [`StoreError::Unavailable`] when it cannot be reached, read or written to. Both say what to do.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    match address.split_once("://") {
        Some(("postgres" | "postgresql", _)) => postgres::open(address).await,
        Some((other, _)) if other.chars().all(|it| it.is_ascii_alphanumeric() || it == '+') => {
            Err(StoreError::NotOurs(format!(
                "A store cannot be kept at {other}://…. Give the path of a file, or postgres://user:password@host/database."
            )))
        }
        _ if address.is_empty() => Err(StoreError::NotOurs(
            "The address of the store is empty. Give the path of a file, or postgres://user:password@host/database."
                .to_owned(),
        )),
        _ => sqlite::open(Path::new(address)).await,
    }
}

/// What a failed migration means; `explain` tells it of an error of the database.
pub(crate) fn not_migrated(
    place: &str,
    error: &sqlx::migrate::MigrateError,
    explain: impl Fn(&sqlx::Error) -> StoreError,
) -> StoreError {
    use sqlx::migrate::MigrateError;
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => explain(error),
        MigrateError::VersionMissing(version) => StoreError::NotOurs(format!(
            "{place} was written by a newer version of lastcard (its form is {version}). Start that version, or give \
             another place; nothing was changed."
        )),
        error => StoreError::NotOurs(format!(
            "{place} holds a store of another form than this version of lastcard makes ({error}). Start the version \
             that made it, or give another place; nothing was changed."
        )),
    }
}

/// The migrations in these texts, numbered from 1.
pub(crate) fn migrator(texts: &[&'static str]) -> sqlx::migrate::Migrator {
    use sqlx::SqlSafeStr;
    use sqlx::migrate::{Migration, MigrationType, Migrator};
    let migrations = (1..).zip(texts).map(|(version, text)| {
        Migration::new(
            version,
            "log".into(),
            MigrationType::Simple,
            text.into_sql_str(),
            false,
        )
    });
    let mut migrator = Migrator::with_migrations(migrations.collect());
    migrator.dangerous_set_table_name(MIGRATIONS);
    migrator
}
