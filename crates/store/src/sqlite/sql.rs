//! A batch in SQL: a few statements with many rows each.

use crate::batch::{Decided, Found, Op, commands, decide, names};
use crate::{Appended, CommandId, rows};
use sqlx::AssertSqlSafe;
use sqlx::sqlite::SqliteConnection;
use std::collections::HashMap;

/// Writes what may be written of a batch, within a transaction that is open.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    ops: &[Op],
) -> Result<Vec<Appended>, sqlx::Error> {
    let found = Found {
        heads: heads(connection, ops).await?,
        commands: known_commands(connection, ops).await?,
        ..Found::default()
    };
    let decided = decide(ops, &found);
    entries(connection, ops, &decided).await?;
    secrets(connection, ops, &decided).await?;
    tables(connection, ops, &decided).await?;
    Ok(decided.answers)
}

async fn heads(
    connection: &mut SqliteConnection,
    ops: &[Op],
) -> Result<HashMap<String, u64>, sqlx::Error> {
    let mut heads = HashMap::new();
    for names in pieces(&names(ops)) {
        let sql = format!(
            "SELECT name, head FROM tables WHERE name IN ({})",
            marks(names.len())
        );
        let mut query = sqlx::query_as::<_, (String, i64)>(AssertSqlSafe(sql));
        for name in names {
            query = query.bind(*name);
        }
        let found = query.fetch_all(&mut *connection).await?;
        heads.extend(
            found
                .into_iter()
                .map(|(name, head)| (name, rows::seq(head))),
        );
    }
    Ok(heads)
}

async fn known_commands(
    connection: &mut SqliteConnection,
    ops: &[Op],
) -> Result<HashMap<(String, CommandId), u64>, sqlx::Error> {
    let mut known = HashMap::new();
    for commands in pieces(&commands(ops).collect::<Vec<_>>()) {
        // A cross join keeps its order here: each command is looked up in the index.
        let sql = format!(
            "WITH asked (name, command) AS (VALUES {}) SELECT entries.name, entries.command, entries.seq FROM asked \
             CROSS JOIN entries ON entries.name = asked.name AND entries.command = asked.command",
            tuples(commands.len(), 2)
        );
        let mut query = sqlx::query_as::<_, (String, Vec<u8>, i64)>(AssertSqlSafe(sql));
        for (name, command) in commands {
            query = query.bind(*name).bind(command.0.to_vec());
        }
        for (name, command, seq) in query.fetch_all(&mut *connection).await? {
            known.extend(rows::command(&command).map(|command| ((name, command), rows::seq(seq))));
        }
    }
    Ok(known)
}

async fn entries(
    connection: &mut SqliteConnection,
    ops: &[Op],
    decided: &Decided,
) -> Result<(), sqlx::Error> {
    for piece in pieces(&decided.write) {
        let sql = format!(
            "INSERT INTO entries (name, seq, at, command, version, body) VALUES {}",
            tuples(piece.len(), 6)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for place in piece {
            let Op { table, entry, .. } = &ops[*place];
            query = query
                .bind(&table.0)
                .bind(rows::column(entry.seq))
                .bind(entry.at)
                .bind(entry.command.map(|command| command.0.to_vec()))
                .bind(entry.version)
                .bind(&entry.body);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

async fn secrets(
    connection: &mut SqliteConnection,
    ops: &[Op],
    decided: &Decided,
) -> Result<(), sqlx::Error> {
    for place in &decided.write {
        let Op { table, entry, .. } = &ops[*place];
        if let Some(secret) = &entry.secret {
            sqlx::query("INSERT INTO secrets (name, seq, secret) VALUES (?, ?, ?)")
                .bind(&table.0)
                .bind(rows::column(entry.seq))
                .bind(&secret.0)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

async fn tables(
    connection: &mut SqliteConnection,
    ops: &[Op],
    decided: &Decided,
) -> Result<(), sqlx::Error> {
    for piece in pieces(&decided.last.values().copied().collect::<Vec<_>>()) {
        let sql = format!(
            "INSERT INTO tables (name, head, updated, code, code_until, listed, played) VALUES {} ON CONFLICT (name) DO \
             UPDATE SET head = excluded.head, updated = excluded.updated, code = excluded.code, \
             code_until = excluded.code_until, listed = excluded.listed, played = excluded.played",
            tuples(piece.len(), 7)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for place in piece {
            let Op {
                table,
                entry,
                about,
                ..
            } = &ops[*place];
            let (code, until) = rows::code(about);
            query = query
                .bind(&table.0)
                .bind(rows::column(entry.seq))
                .bind(entry.at)
                .bind(code)
                .bind(until)
                .bind(about.listed)
                .bind(about.played);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// The rows in pieces whose lengths are powers of two, so that a few prepared statements serve every batch.
fn pieces<T>(mut rest: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let (piece, after) = rest.split_at(1 << rest.len().checked_ilog2()?);
        rest = after;
        Some(piece)
    })
}

fn marks(columns: usize) -> String {
    vec!["?"; columns].join(",")
}

fn tuples(rows: usize, columns: usize) -> String {
    vec![format!("({})", marks(columns)); rows].join(",")
}
