//! What takes entries away: finished matches and tables that are forgotten.

use super::explain::explain;
use super::writer::Writer;
use crate::{Entry, Millis, StoreError, TableKey, rows};
use sqlx::AssertSqlSafe;
use sqlx::sqlite::SqliteConnection;

/// How many tables are forgotten in one transaction, so that nobody waits long for the writer.
const AT_ONCE: usize = 32;

/// Keeps the record of a match and puts `restored` in the place of the entries up to it.
pub(super) async fn finish(
    writer: &Writer,
    table: &TableKey,
    record: (u32, Millis, Vec<u8>),
    restored: Entry,
) -> Result<(), StoreError> {
    let finished = async {
        let mut writing = writer.begin().await?;
        let compacted = compact(&mut writing.connection, table, record, &restored).await;
        // Nothing is kept of a match whose place in the log is not there.
        let compacted = compacted.and_then(|found| {
            if found {
                Ok(())
            } else {
                Err(sqlx::Error::RowNotFound)
            }
        });
        writing.end(compacted).await
    };
    finished.await.map_err(|error| match error {
        sqlx::Error::RowNotFound => StoreError::no_such_place(table, restored.seq),
        error => explain(&writer.path, &error),
    })
}

/// False when there is no entry to be replaced.
async fn compact(
    connection: &mut SqliteConnection,
    table: &TableKey,
    (number, at, record): (u32, Millis, Vec<u8>),
    restored: &Entry,
) -> Result<bool, sqlx::Error> {
    let seq = rows::column(restored.seq);
    let kept = sqlx::query(
        "INSERT INTO records (name, number, at, record) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(&table.0)
    .bind(number)
    .bind(at)
    .bind(record)
    .execute(&mut *connection)
    .await?;
    if kept.rows_affected() == 0 {
        return Ok(true);
    }
    let replaced = sqlx::query("DELETE FROM entries WHERE name = ? AND seq = ?")
        .bind(&table.0)
        .bind(seq)
        .execute(&mut *connection)
        .await?;
    if replaced.rows_affected() == 0 {
        return Ok(false);
    }
    for sql in [
        "DELETE FROM entries WHERE name = ? AND seq < ?",
        "DELETE FROM secrets WHERE name = ? AND seq <= ?",
    ] {
        sqlx::query(sql)
            .bind(&table.0)
            .bind(seq)
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query(
        "INSERT INTO entries (name, seq, at, command, version, body) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(&table.0)
    .bind(seq)
    .bind(restored.at)
    .bind(restored.command.map(|command| command.0.to_vec()))
    .bind(restored.version)
    .bind(&restored.body)
    .execute(&mut *connection)
    .await?;
    if let Some(secret) = &restored.secret {
        sqlx::query("INSERT INTO secrets (name, seq, secret) VALUES (?, ?, ?)")
            .bind(&table.0)
            .bind(seq)
            .bind(&secret.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(true)
}

/// Forgets old tables and old records, and counts the tables.
pub(super) async fn forget(
    writer: &Writer,
    lobby: Millis,
    all: Millis,
    records: Millis,
) -> Result<u64, StoreError> {
    let forgotten = async {
        let mut forgotten = 0;
        loop {
            let mut writing = writer.begin().await?;
            let some = forget_some(&mut writing.connection, lobby, all).await;
            let some = writing.end(some).await?;
            forgotten += some as u64;
            if some < AT_ONCE {
                break;
            }
        }
        let mut writing = writer.begin().await?;
        let records = sqlx::query("DELETE FROM records WHERE at < ?").bind(records);
        let records = records.execute(&mut writing.connection).await;
        writing.end(records).await?;
        Ok(forgotten)
    };
    forgotten
        .await
        .map_err(|error| explain(&writer.path, &error))
}

async fn forget_some(
    connection: &mut SqliteConnection,
    lobby: Millis,
    all: Millis,
) -> Result<usize, sqlx::Error> {
    let old = sqlx::query_scalar::<_, String>(AssertSqlSafe(format!(
        "SELECT name FROM tables WHERE updated < CASE WHEN played THEN ? ELSE ? END LIMIT {AT_ONCE}"
    )));
    let old = old
        .bind(all)
        .bind(lobby)
        .fetch_all(&mut *connection)
        .await?;
    for name in &old {
        for sql in [
            "DELETE FROM tables WHERE name = ?",
            "DELETE FROM entries WHERE name = ?",
            "DELETE FROM secrets WHERE name = ?",
        ] {
            sqlx::query(sql)
                .bind(name)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(old.len())
}
