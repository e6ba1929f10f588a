//! What takes entries away: finished matches and tables that are forgotten.

use crate::{Entry, Millis, TableKey, rows};
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection};

/// How many tables are forgotten in one transaction, so that none is locked for long.
const AT_ONCE: usize = 100;

/// Keeps the record of a match and puts `restored` in the place of the entries up to it. False when there is no entry
/// to be replaced; then nothing is kept.
pub(super) async fn finish(
    connection: &mut PgConnection,
    table: &TableKey,
    (number, at, record): (u32, Millis, Vec<u8>),
    restored: &Entry,
) -> Result<bool, sqlx::Error> {
    let name = &table.0;
    let seq = rows::column(restored.seq);
    let mut transaction = connection.begin().await?;
    // The appends of all servers wait for this row.
    sqlx::query("SELECT 1 FROM tables WHERE name = $1 FOR UPDATE")
        .bind(name)
        .execute(&mut *transaction)
        .await?;
    let kept = sqlx::query(
        "INSERT INTO records (name, number, at, record) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    );
    let kept = kept
        .bind(name)
        .bind(i64::from(number))
        .bind(at)
        .bind(record)
        .execute(&mut *transaction)
        .await?;
    if kept.rows_affected() == 0 {
        return Ok(true);
    }
    let replaced = sqlx::query("DELETE FROM entries WHERE name = $1 AND seq = $2");
    let replaced = replaced
        .bind(name)
        .bind(seq)
        .execute(&mut *transaction)
        .await?;
    if replaced.rows_affected() == 0 {
        transaction.rollback().await?;
        return Ok(false);
    }
    for sql in [
        "DELETE FROM entries WHERE name = $1 AND seq < $2",
        "DELETE FROM secrets WHERE name = $1 AND seq <= $2",
    ] {
        sqlx::query(sql)
            .bind(name)
            .bind(seq)
            .execute(&mut *transaction)
            .await?;
    }
    sqlx::query("INSERT INTO entries (name, seq, at, command, version, body) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(name)
        .bind(seq)
        .bind(restored.at)
        .bind(restored.command.map(|command| command.0.to_vec()))
        .bind(i32::from(restored.version))
        .bind(&restored.body)
        .execute(&mut *transaction)
        .await?;
    if let Some(secret) = &restored.secret {
        sqlx::query("INSERT INTO secrets (name, seq, secret) VALUES ($1, $2, $3)")
            .bind(name)
            .bind(seq)
            .bind(&secret.0)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(true)
}

/// Forgets some old tables; how many, and whether there may be more.
pub(super) async fn forget_some(
    connection: &mut PgConnection,
    lobby: Millis,
    all: Millis,
) -> Result<(u64, bool), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    // A table that somebody writes to at this moment is not old.
    let old = sqlx::query_scalar::<_, String>(AssertSqlSafe(format!(
        "SELECT name FROM tables WHERE updated < CASE WHEN played THEN $1 ELSE $2 END ORDER BY name LIMIT {AT_ONCE} \
         FOR UPDATE SKIP LOCKED"
    )));
    let old = old
        .bind(all)
        .bind(lobby)
        .fetch_all(&mut *transaction)
        .await?;
    for sql in [
        "DELETE FROM entries WHERE name = ANY($1)",
        "DELETE FROM secrets WHERE name = ANY($1)",
        "DELETE FROM tables WHERE name = ANY($1)",
    ] {
        sqlx::query(sql)
            .bind(&old)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok((old.len() as u64, old.len() == AT_ONCE))
}

/// Forgets the records of matches that ended before.
pub(super) async fn forget_records(
    connection: &mut PgConnection,
    before: Millis,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM records WHERE at < $1")
        .bind(before)
        .execute(connection)
        .await
        .map(drop)
}

/// Writes something, durably.
pub(super) async fn probe(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE probe SET writes = writes + 1")
        .execute(connection)
        .await
        .map(drop)
}
