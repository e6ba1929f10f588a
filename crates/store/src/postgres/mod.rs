//! The store in a `PostgreSQL` database that any number of servers share.

mod explain;
mod finish;
mod place;
mod writer;

use crate::batch::Op;
use crate::queue::Queue;
use crate::rows::{self, EntryRow, KnownRow};
use crate::{
    Appended, CommandId, Entry, FinishedMatch, Known, Later, Millis, NewTable, Seq, Store,
    StoreError, TableKey, packed,
};
use place::{Place, limited};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgPool, Postgres as Db};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::Arc;

/// How many writers there are. Each commits while the others gather; more would make smaller batches.
const WRITERS: usize = 4;

/// A database, connected.
struct Postgres {
    place: Arc<Place>,
    /// A table always has the same queue, so that its entries keep their order.
    queues: Vec<Queue>,
    pool: PgPool,
}

/// Opens the store in a database, or makes it.
pub(crate) async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    let place = Arc::new(Place::read(address)?);
    place.prepare().await?;
    let writers = (0..WRITERS).map(|_| Queue::start(writer::Batches::new(Arc::clone(&place))));
    let store = Postgres {
        queues: writers.collect(),
        pool: place.pool(),
        place,
    };
    store.ready().await?;
    Ok(Arc::new(store))
}

impl Postgres {
    fn queue(&self, table: &TableKey) -> &Queue {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(table);
        &self.queues[hash as usize % self.queues.len()]
    }

    async fn connection(&self) -> Result<PoolConnection<Db>, StoreError> {
        let acquired = self.pool.acquire().await;
        acquired.map_err(|error| self.place.explain(&error))
    }

    /// Gives a connection back, with what was asked over it.
    fn answered<T>(
        &self,
        connection: PoolConnection<Db>,
        answer: Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        answer.map_err(|error| {
            if place::is_late(&error) {
                // It may be busy with this for long; nobody shall wait for that.
                drop(connection.detach());
            }
            self.place.explain(&error)
        })
    }
}

impl Store for Postgres {
    fn create(&self, new: NewTable) -> Later<'_, Appended> {
        Box::pin(self.queue(&new.table).write(Op::create(new)))
    }

    fn append(&self, table: TableKey, entry: Entry, about: crate::About) -> Later<'_, Appended> {
        Box::pin(self.queue(&table).write(Op::append(table, entry, about)))
    }

    fn read(&self, table: TableKey, after: Seq) -> Later<'_, Vec<Entry>> {
        Box::pin(async move {
            if !can_be_kept(&table.0) {
                return Ok(Vec::new());
            }
            let query = sqlx::query_as::<_, EntryRow>(
                "SELECT seq, at, command, version::bigint, body, secret FROM entries LEFT JOIN secrets USING (name, seq) \
                 WHERE name = $1 AND seq > $2 ORDER BY seq",
            );
            let query = query.bind(&table.0).bind(rows::column(after));
            let mut connection = self.connection().await?;
            let found = limited(query.fetch_all(&mut *connection)).await;
            let found = self.answered(connection, found)?;
            found
                .into_iter()
                .map(|row| rows::entry(&table, row))
                .collect()
        })
    }

    fn find(&self, table: TableKey, command: CommandId) -> Later<'_, Option<Seq>> {
        Box::pin(async move {
            if !can_be_kept(&table.0) {
                return Ok(None);
            }
            let query = sqlx::query_scalar::<_, i64>(
                "SELECT seq FROM entries WHERE name = $1 AND command = $2",
            );
            let query = query.bind(table.0).bind(command.0.to_vec());
            let mut connection = self.connection().await?;
            let found = limited(query.fetch_optional(&mut *connection)).await;
            Ok(self.answered(connection, found)?.map(rows::seq))
        })
    }

    fn about(&self, table: TableKey) -> Later<'_, Option<Known>> {
        Box::pin(async move {
            if !can_be_kept(&table.0) {
                return Ok(None);
            }
            let query = sqlx::query_as::<_, KnownRow>(
                "SELECT head, updated, code, code_until, listed, played FROM tables WHERE name = $1",
            );
            let query = query.bind(table.0);
            let mut connection = self.connection().await?;
            let found = limited(query.fetch_optional(&mut *connection)).await;
            Ok(self.answered(connection, found)?.map(rows::known))
        })
    }

    fn by_code(&self, code: String, now: Millis) -> Later<'_, Option<TableKey>> {
        Box::pin(async move {
            if !can_be_kept(&code) {
                return Ok(None);
            }
            let query = sqlx::query_scalar(
                "SELECT name FROM tables WHERE code = $1 AND code_until > $2 ORDER BY code_until DESC, name LIMIT 1",
            );
            let query = query.bind(code).bind(now);
            let mut connection = self.connection().await?;
            let found = limited(query.fetch_optional(&mut *connection)).await;
            Ok(self.answered(connection, found)?.map(TableKey))
        })
    }

    fn public_tables(&self, most: u32) -> Later<'_, Vec<(TableKey, Known)>> {
        Box::pin(async move {
            let query = sqlx::query_as(
                "SELECT name, head, updated, code, code_until, listed, played FROM tables \
                 WHERE listed ORDER BY updated DESC, name LIMIT $1",
            );
            let query = query.bind(i64::from(most));
            let mut connection = self.connection().await?;
            let found = limited(query.fetch_all(&mut *connection)).await;
            Ok(self
                .answered(connection, found)?
                .into_iter()
                .map(rows::listed)
                .collect())
        })
    }

    fn finish(&self, table: TableKey, record: FinishedMatch, restored: Entry) -> Later<'_, ()> {
        Box::pin(async move {
            rows::check(&table, &restored)?;
            let packed = packed::pack(record.record).await?;
            let record = (record.number, record.at, packed);
            let mut connection = self.connection().await?;
            let finished =
                limited(finish::finish(&mut connection, &table, record, &restored)).await;
            if self.answered(connection, finished)? {
                Ok(())
            } else {
                Err(StoreError::no_such_place(&table, restored.seq))
            }
        })
    }

    fn record(&self, table: TableKey, number: u32) -> Later<'_, Option<FinishedMatch>> {
        Box::pin(async move {
            if !can_be_kept(&table.0) {
                return Ok(None);
            }
            let query =
                sqlx::query_as("SELECT at, record FROM records WHERE name = $1 AND number = $2");
            let query = query.bind(&table.0).bind(i64::from(number));
            let mut connection = self.connection().await?;
            let found = limited(query.fetch_optional(&mut *connection)).await;
            let found = self.answered(connection, found)?;
            packed::unpack(&table, number, found).await
        })
    }

    fn forget(&self, lobby: Millis, all: Millis, records: Millis) -> Later<'_, u64> {
        Box::pin(async move {
            let mut forgotten = 0;
            loop {
                let mut connection = self.connection().await?;
                let some = limited(finish::forget_some(&mut connection, lobby, all)).await;
                let (some, more) = self.answered(connection, some)?;
                forgotten += some;
                if !more {
                    break;
                }
            }
            let mut connection = self.connection().await?;
            let gone = limited(finish::forget_records(&mut connection, records)).await;
            self.answered(connection, gone).map(|()| forgotten)
        })
    }

    fn count(&self) -> Later<'_, u64> {
        Box::pin(async move {
            let mut connection = self.connection().await?;
            let query = sqlx::query_scalar("SELECT count(*) FROM tables");
            let counted = limited(query.fetch_one(&mut *connection)).await;
            self.answered(connection, counted).map(rows::seq)
        })
    }

    fn ready(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let mut connection = self.connection().await?;
            let probed = limited(finish::probe(&mut connection)).await;
            self.answered(connection, probed)
        })
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            for queue in &self.queues {
                queue.close().await;
            }
            // A database that does not answer is not waited for.
            let _ = tokio::time::timeout(place::ANSWER, self.pool.close()).await;
            Ok(())
        })
    }
}

/// Whether a text can be in the database at all.
fn can_be_kept(text: &str) -> bool {
    !text.contains('\0')
}
