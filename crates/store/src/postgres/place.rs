//! Where the database is, and what is asked of it before it is used.

use super::explain::{explain, is_taken};
use crate::StoreError;
use crate::open::{MIGRATIONS, migrator, not_migrated};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};
use std::future::Future;
use std::str::FromStr;
use std::time::Duration;

/// How long the database has to answer a question.
pub(super) const ANSWER: Duration = Duration::from_secs(6);

/// How long to wait for a connection.
const ACQUIRE: Duration = Duration::from_secs(4);

/// How many may read at the same time.
const READERS: u32 = 8;

/// What every connection is told. A server that stops in the midst of a transaction must not keep tables from
/// the others, and a session for which `synchronous_commit` is off would acknowledge what is not durable.
const SETTINGS: &str = "\
    SET statement_timeout = '6s';
    SET lock_timeout = '3s';
    SET idle_in_transaction_session_timeout = '10s';
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// What a writer's connection is told besides: its questions have an index each, whatever is known of tables that
/// have just been filled.
const WRITER: &str =
    "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off";

/// A database.
pub(super) struct Place {
    options: PgConnectOptions,
    shown: String,
}

impl Place {
    /// Reads an address.
    pub(super) fn read(address: &str) -> Result<Place, StoreError> {
        // The error is shown without the address, for that holds the password.
        let options = PgConnectOptions::from_str(address).map_err(|error| {
            StoreError::NotOurs(format!(
                "The address of the PostgreSQL database cannot be read ({error}). Write it as \
                 postgres://user:password@host:5432/database."
            ))
        })?;
        let shown = format!(
            "the PostgreSQL database {} at {}:{}",
            options.get_database().unwrap_or(options.get_username()),
            options.get_host(),
            options.get_port()
        );
        let options = options
            .application_name("lastcard")
            .disable_statement_logging();
        Ok(Place { options, shown })
    }

    /// What an error means, here.
    pub(super) fn explain(&self, error: &sqlx::Error) -> StoreError {
        explain(&self.shown, self.options.get_username(), error)
    }

    /// A pool of connections for everything but the writers; it connects when it must.
    pub(super) fn pool(&self) -> PgPool {
        PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(ACQUIRE)
            .after_connect(|connection, _| {
                Box::pin(async move { sqlx::raw_sql(SETTINGS).execute(connection).await.map(drop) })
            })
            .connect_lazy_with(self.options.clone())
    }

    /// A connection for a writer.
    pub(super) async fn connect(&self) -> Result<PgConnection, sqlx::Error> {
        let mut connection = self.options.connect().await?;
        sqlx::raw_sql(SETTINGS).execute(&mut connection).await?;
        sqlx::raw_sql(WRITER).execute(&mut connection).await?;
        Ok(connection)
    }

    /// Looks whether the database is new enough and ours, and brings its tables up to date.
    pub(super) async fn prepare(&self) -> Result<(), StoreError> {
        let explained = |error: &sqlx::Error| self.explain(error);
        let connected = limited(self.options.connect()).await;
        let mut connection = connected.map_err(|error| explained(&error))?;
        let version = limited(setting(&mut connection, "server_version_num")).await;
        self.new_enough(&version.map_err(|error| explained(&error))?)?;
        let fsync = limited(setting(&mut connection, "fsync")).await;
        if fsync.map_err(|error| explained(&error))? == "off" {
            tracing::warn!(
                "{} runs with fsync = off: a crash of its machine loses matches. Set it on, unless this is a test.",
                self.shown
            );
        }
        let taken = limited(taken(&mut connection)).await;
        if let Some(table) = taken.map_err(|error| explained(&error))? {
            return Err(is_taken(&self.shown, &table));
        }
        let migrator = migrator(&[include_str!("../../migrations/postgres/0001_log.sql")]);
        let migrated = tokio::time::timeout(
            10 * ANSWER,
            migrator.run_direct(None, &mut connection, false),
        )
        .await;
        let migrated = migrated.unwrap_or_else(|_| Err(late().into()));
        migrated.map_err(|error| not_migrated(&self.shown, &error, explained))?;
        // Whatever comes of it, the connection is not needed any more.
        let _ = limited(connection.close()).await;
        Ok(())
    }

    fn new_enough(&self, version: &str) -> Result<(), StoreError> {
        match version.parse::<u32>() {
            Ok(version) if version >= 150_000 => Ok(()),
            Ok(version) => Err(StoreError::NotOurs(format!(
                "{} is of version {}. Give a database of PostgreSQL 15 or newer.",
                self.shown,
                version / 10_000
            ))),
            Err(_) => Err(StoreError::NotOurs(format!(
                "{} does not say its version. Give a database of PostgreSQL 15 or newer.",
                self.shown
            ))),
        }
    }
}

/// Gives up on the database when it takes too long.
pub(super) async fn limited<T>(
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    tokio::time::timeout(ANSWER, answer)
        .await
        .unwrap_or_else(|_| Err(late()))
}

/// Whether the database took too long.
pub(super) fn is_late(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Io(error) if error.kind() == std::io::ErrorKind::TimedOut)
}

/// The error for an answer that did not come.
pub(super) fn late() -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(
        std::io::ErrorKind::TimedOut,
        "no answer in time",
    ))
}

async fn setting(connection: &mut PgConnection, name: &str) -> Result<String, sqlx::Error> {
    sqlx::query_scalar("SELECT current_setting($1)")
        .bind(name)
        .fetch_one(connection)
        .await
}

/// A table of somebody else with the name of one of ours, where ours would be made.
async fn taken(connection: &mut PgConnection) -> Result<Option<String>, sqlx::Error> {
    sqlx::query_scalar(
        "SELECT relname::text FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname = ANY($1) \
         AND to_regclass($2) IS NULL ORDER BY relname LIMIT 1",
    )
    .bind(["tables", "entries", "secrets", "records", "probe"].as_slice())
    .bind(MIGRATIONS)
    .fetch_optional(connection)
    .await
}
