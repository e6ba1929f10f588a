//! A writer: one connection, one transaction for each batch.

use super::explain::{is_a_race, is_of_a_row};
use super::place::{ANSWER, Place, late, limited};
use crate::batch::{Decided, Found, Op, commands, decide, names};
use crate::commit::{Committer, Failure};
use crate::{Appended, CommandId, Entry, Secret, rows};
use sqlx::postgres::PgConnection;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};

/// How long a batch may take, with all that is tried for it.
const LIMIT: Duration = Duration::from_secs(10);

/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_millis(100);

/// Writes the batches of a queue.
pub(super) struct Batches {
    place: Arc<Place>,
    connection: Option<PgConnection>,
    deadline: Instant,
    /// Whether the connection was lost, and a new one may help.
    lost: bool,
}

impl Batches {
    pub(super) fn new(place: Arc<Place>) -> Batches {
        Batches {
            place,
            connection: None,
            deadline: Instant::now(),
            lost: false,
        }
    }

    async fn write(&mut self, ops: &[Op]) -> Result<Vec<Appended>, Failure> {
        let down = |place: &Place, error: &sqlx::Error, sure| Failure::Down {
            error: place.explain(error),
            sure,
        };
        let connection = match self.connection.take() {
            Some(connection) => Ok(connection),
            None => limited(self.place.connect()).await,
        };
        let mut connection = connection.map_err(|error| down(&self.place, &error, true))?;
        let error = match transaction(&mut connection, ops).await {
            Ok(answers) => {
                self.connection = Some(connection);
                return Ok(answers);
            }
            Err(error) => error,
        };
        // Whoever can still undo the transaction knows that it was not committed.
        let undone = sqlx::raw_sql("ROLLBACK")
            .execute(&mut connection)
            .await
            .is_ok();
        if !undone {
            return Err(down(&self.place, &error, false));
        }
        self.connection = Some(connection);
        self.lost = false;
        Err(if is_a_race(&error) {
            Failure::Again(self.place.explain(&error))
        } else if is_of_a_row(&error) {
            Failure::Row(self.place.explain(&error))
        } else {
            down(&self.place, &error, true)
        })
    }
}

impl Committer for Batches {
    fn begin(&mut self) {
        self.deadline = Instant::now() + LIMIT;
    }

    async fn attempt(&mut self, ops: &[Op]) -> Result<Vec<Appended>, Failure> {
        self.lost = true;
        // A little longer than a statement may take, so that a slow one is undone by the database itself.
        let deadline = self.deadline.min(Instant::now() + ANSWER + PAUSE);
        match timeout_at(deadline, self.write(ops)).await {
            Ok(result) => result,
            Err(_) => Err(Failure::Down {
                error: self.place.explain(&late()),
                sure: false,
            }),
        }
    }

    async fn recover(&mut self) -> bool {
        let again = self.lost && Instant::now() + PAUSE < self.deadline;
        if again {
            sleep(PAUSE).await;
        }
        again
    }
}

async fn transaction(
    connection: &mut PgConnection,
    ops: &[Op],
) -> Result<Vec<Appended>, sqlx::Error> {
    sqlx::raw_sql("BEGIN").execute(&mut *connection).await?;
    // Whoever holds the row of a table decides about its next entry. In one order everywhere, so that no two
    // wait for one another.
    let heads = sqlx::query_as::<_, (String, i64)>(
        "SELECT name, head FROM tables WHERE name = ANY($1) ORDER BY name FOR UPDATE",
    )
    .bind(names(ops))
    .fetch_all(&mut *connection)
    .await?;
    let mut found = Found {
        heads: heads
            .into_iter()
            .map(|(name, head)| (name, rows::seq(head)))
            .collect(),
        commands: known_commands(connection, ops).await?,
        ..Found::default()
    };
    for (place, op) in ops.iter().enumerate().filter(|(_, op)| op.unsure) {
        if stands(connection, op).await? {
            found.standing.insert(place);
        }
    }
    let decided = decide(ops, &found);
    if !decided.write.is_empty() {
        entries(connection, ops, &decided).await?;
        secrets(connection, ops, &decided).await?;
        tables(connection, ops, &decided).await?;
    }
    sqlx::raw_sql("COMMIT").execute(connection).await?;
    Ok(decided.answers)
}

async fn known_commands(
    connection: &mut PgConnection,
    ops: &[Op],
) -> Result<HashMap<(String, CommandId), u64>, sqlx::Error> {
    let (tables, asked): (Vec<_>, Vec<_>) = commands(ops)
        .map(|(name, it)| (name, it.0.to_vec()))
        .unzip();
    if asked.is_empty() {
        return Ok(HashMap::new());
    }
    let found = sqlx::query_as::<_, (String, Vec<u8>, i64)>(
        "SELECT name, command, seq FROM unnest($1::text[], $2::bytea[]) AS asked (name, command) \
         JOIN entries USING (name, command)",
    );
    let found = found.bind(tables).bind(asked).fetch_all(connection).await?;
    Ok(found
        .into_iter()
        .filter_map(|(name, command, seq)| Some(((name, rows::command(&command)?), rows::seq(seq))))
        .collect())
}

/// Whether exactly this entry is in the log, from an attempt whose end was not heard.
async fn stands(connection: &mut PgConnection, op: &Op) -> Result<bool, sqlx::Error> {
    let row = sqlx::query_as::<_, rows::EntryRow>(
        "SELECT seq, at, command, version::bigint, body, secret FROM entries LEFT JOIN secrets USING (name, seq) \
         WHERE name = $1 AND seq = $2",
    );
    let row = row.bind(&op.table.0).bind(rows::column(op.entry.seq));
    let row = row.fetch_optional(connection).await?;
    Ok(row.is_some_and(|row| rows::entry(&op.table, row).as_ref() == Ok(&op.entry)))
}

async fn entries(
    connection: &mut PgConnection,
    ops: &[Op],
    decided: &Decided,
) -> Result<(), sqlx::Error> {
    let each = || decided.write.iter().map(|place| &ops[*place]);
    let entry = || each().map(|op| &op.entry);
    sqlx::query(
        "INSERT INTO entries (name, seq, at, command, version, body) \
         SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::integer[], $6::text[])",
    )
    .bind(each().map(|op| op.table.0.as_str()).collect::<Vec<_>>())
    .bind(entry().map(|it| rows::column(it.seq)).collect::<Vec<_>>())
    .bind(entry().map(|it| it.at).collect::<Vec<_>>())
    .bind(entry().map(|it| it.command.map(|it| it.0.to_vec())).collect::<Vec<_>>())
    .bind(entry().map(|it| i32::from(it.version)).collect::<Vec<_>>())
    .bind(entry().map(|it| it.body.as_str()).collect::<Vec<_>>())
    .execute(connection)
    .await
    .map(drop)
}

async fn secrets(
    connection: &mut PgConnection,
    ops: &[Op],
    decided: &Decided,
) -> Result<(), sqlx::Error> {
    let with = decided.write.iter().map(|place| &ops[*place]);
    let with: Vec<(&Op, &Secret)> = with
        .filter_map(|op| Some((op, op.entry.secret.as_ref()?)))
        .collect();
    if with.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO secrets (name, seq, secret) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])",
    )
    .bind(with.iter().map(|(op, _)| op.table.0.as_str()).collect::<Vec<_>>())
    .bind(with.iter().map(|(op, _)| rows::column(op.entry.seq)).collect::<Vec<_>>())
    .bind(with.iter().map(|(_, secret)| secret.0.clone()).collect::<Vec<_>>())
    .execute(connection)
    .await
    .map(drop)
}

async fn tables(
    connection: &mut PgConnection,
    ops: &[Op],
    decided: &Decided,
) -> Result<(), sqlx::Error> {
    // A table whose first entry is among them is made; the others are there, and ours until the commit.
    let made = decided.write.iter().filter(|place| ops[**place].creates);
    let made: Vec<&str> = made.map(|place| ops[*place].table.0.as_str()).collect();
    let each = || decided.last.values().map(|place| &ops[*place]);
    let (new, old): (Vec<&Op>, Vec<&Op>) =
        each().partition(|op| made.binary_search(&op.table.0.as_str()).is_ok());
    for (ops, sql) in [
        (
            new,
            "INSERT INTO tables (name, head, updated, code, code_until, listed, played) \
             SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bool[], $7::bool[])",
        ),
        (
            old,
            "UPDATE tables SET head = new.head, updated = new.updated, code = new.code, \
             code_until = new.code_until, listed = new.listed, played = new.played \
             FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bool[], $7::bool[]) \
             AS new (name, head, updated, code, code_until, listed, played) WHERE tables.name = new.name",
        ),
    ] {
        if ops.is_empty() {
            continue;
        }
        let entry = || ops.iter().map(|op| &op.entry);
        sqlx::query(sql)
            .bind(ops.iter().map(|op| op.table.0.as_str()).collect::<Vec<_>>())
            .bind(
                entry()
                    .map(|it: &Entry| rows::column(it.seq))
                    .collect::<Vec<_>>(),
            )
            .bind(entry().map(|it| it.at).collect::<Vec<_>>())
            .bind(
                ops.iter()
                    .map(|op| rows::code(&op.about).0)
                    .collect::<Vec<_>>(),
            )
            .bind(
                ops.iter()
                    .map(|op| rows::code(&op.about).1)
                    .collect::<Vec<_>>(),
            )
            .bind(ops.iter().map(|op| op.about.listed).collect::<Vec<_>>())
            .bind(ops.iter().map(|op| op.about.played).collect::<Vec<_>>())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
