//! The store in one file. One connection writes, in the order of a queue; a few others read.

mod explain;
mod file;
mod finish;
mod lock;
mod sql;
mod writer;

use crate::batch::Op;
use crate::queue::Queue;
use crate::rows::{self, EntryRow, KnownRow};
use crate::{
    Appended, CommandId, Entry, FinishedMatch, Known, Later, Millis, NewTable, Seq, Store,
    StoreError, TableKey, packed,
};
use explain::explain;
use sqlx::sqlite::SqlitePool;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use writer::Writer;

/// The file of a store, open.
struct Sqlite {
    path: PathBuf,
    queue: Queue,
    writer: Arc<Writer>,
    readers: SqlitePool,
}

/// Opens the store in a file, or makes it.
pub(crate) async fn open(path: &Path) -> Result<Arc<dyn Store>, StoreError> {
    let file::Opened {
        path,
        writer,
        readers,
    } = file::open(path).await?;
    let writer = Arc::new(writer);
    Ok(Arc::new(Sqlite {
        path,
        queue: Queue::start(writer::Batches(Arc::clone(&writer))),
        writer,
        readers,
    }))
}

impl Sqlite {
    fn explained<T>(&self, result: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        result.map_err(|error| explain(&self.path, &error))
    }
}

impl Store for Sqlite {
    fn create(&self, new: NewTable) -> Later<'_, Appended> {
        Box::pin(self.queue.write(Op::create(new)))
    }

    fn append(&self, table: TableKey, entry: Entry, about: crate::About) -> Later<'_, Appended> {
        Box::pin(self.queue.write(Op::append(table, entry, about)))
    }

    fn read(&self, table: TableKey, after: Seq) -> Later<'_, Vec<Entry>> {
        Box::pin(async move {
            let query = sqlx::query_as::<_, EntryRow>(
                "SELECT seq, at, command, version, body, secret FROM entries LEFT JOIN secrets USING (name, seq) \
                 WHERE name = ? AND seq > ? ORDER BY seq",
            );
            let query = query.bind(&table.0).bind(rows::column(after));
            let found = self.explained(query.fetch_all(&self.readers).await)?;
            found
                .into_iter()
                .map(|row| rows::entry(&table, row))
                .collect()
        })
    }

    fn find(&self, table: TableKey, command: CommandId) -> Later<'_, Option<Seq>> {
        Box::pin(async move {
            let query = sqlx::query_scalar::<_, i64>(
                "SELECT seq FROM entries WHERE name = ? AND command = ?",
            );
            let query = query.bind(table.0).bind(command.0.to_vec());
            Ok(self
                .explained(query.fetch_optional(&self.readers).await)?
                .map(rows::seq))
        })
    }

    fn about(&self, table: TableKey) -> Later<'_, Option<Known>> {
        Box::pin(async move {
            let query = sqlx::query_as::<_, KnownRow>(
                "SELECT head, updated, code, code_until, listed, played FROM tables WHERE name = ?",
            );
            let found = query.bind(table.0).fetch_optional(&self.readers).await;
            Ok(self.explained(found)?.map(rows::known))
        })
    }

    fn by_code(&self, code: String, now: Millis) -> Later<'_, Option<TableKey>> {
        Box::pin(async move {
            let query = sqlx::query_scalar(
                "SELECT name FROM tables WHERE code = ? AND code_until > ? ORDER BY code_until DESC, name LIMIT 1",
            );
            let found = query
                .bind(code)
                .bind(now)
                .fetch_optional(&self.readers)
                .await;
            Ok(self.explained(found)?.map(TableKey))
        })
    }

    fn public_tables(&self, most: u32) -> Later<'_, Vec<(TableKey, Known)>> {
        Box::pin(async move {
            let query = sqlx::query_as(
                "SELECT name, head, updated, code, code_until, listed, played FROM tables \
                 WHERE listed = 1 ORDER BY updated DESC, name LIMIT ?",
            );
            let found = query.bind(most).fetch_all(&self.readers).await;
            Ok(self
                .explained(found)?
                .into_iter()
                .map(rows::listed)
                .collect())
        })
    }

    fn finish(&self, table: TableKey, record: FinishedMatch, restored: Entry) -> Later<'_, ()> {
        Box::pin(async move {
            rows::check(&table, &restored)?;
            let packed = packed::pack(record.record).await?;
            finish::finish(
                &self.writer,
                &table,
                (record.number, record.at, packed),
                restored,
            )
            .await
        })
    }

    fn record(&self, table: TableKey, number: u32) -> Later<'_, Option<FinishedMatch>> {
        Box::pin(async move {
            let query =
                sqlx::query_as("SELECT at, record FROM records WHERE name = ? AND number = ?");
            let found = query
                .bind(&table.0)
                .bind(number)
                .fetch_optional(&self.readers)
                .await;
            packed::unpack(&table, number, self.explained(found)?).await
        })
    }

    fn forget(&self, lobby: Millis, all: Millis, records: Millis) -> Later<'_, u64> {
        Box::pin(finish::forget(&self.writer, lobby, all, records))
    }

    fn count(&self) -> Later<'_, u64> {
        Box::pin(async move {
            let counted = sqlx::query_scalar("SELECT count(*) FROM tables")
                .fetch_one(&self.readers)
                .await;
            Ok(rows::seq(self.explained(counted)?))
        })
    }

    fn ready(&self) -> Later<'_, ()> {
        Box::pin(self.writer.probe())
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            self.queue.close().await;
            self.readers.close().await;
            self.writer.close().await
        })
    }
}
