//! A store in memory that keeps a journal of everything that was ever written.

use lastcard_store::{
    About, Appended, CommandId, Entry, FinishedMatch, Known, Later, Millis, NewTable, Seq, Store,
    StoreError, TableKey,
};
use std::collections::BTreeMap;
use std::future::ready;
use std::sync::{Mutex, MutexGuard};

#[derive(Default)]
pub(super) struct Memory(Mutex<Tables>);

#[derive(Default)]
struct Tables {
    logs: BTreeMap<TableKey, (Known, Vec<Entry>)>,
    records: BTreeMap<(TableKey, u32), FinishedMatch>,
    journal: Vec<Entry>,
}

impl Memory {
    /// Everything above that many entries that was written so far. There is one table in it.
    pub(super) fn journal(&self, after: usize) -> Vec<Entry> {
        self.lock().journal[after..].to_vec()
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.0.lock().unwrap()
    }

    fn write(&self, table: TableKey, entry: Entry, about: About) -> Appended {
        let mut tables = self.lock();
        let log = tables.logs.get(&table);
        if let Some((_, log)) = log
            && let Some(known) = log
                .iter()
                .find(|of| entry.command.is_some() && of.command == entry.command)
        {
            return Appended::Repeated(known.seq);
        }
        if entry.seq != log.map_or(1, |(known, _)| known.head + 1) {
            return Appended::Conflict;
        }
        let known = Known {
            head: entry.seq,
            updated: entry.at,
            about,
        };
        let (_, log) = tables
            .logs
            .remove(&table)
            .unwrap_or((known.clone(), Vec::new()));
        let log = log.into_iter().chain([entry.clone()]).collect();
        tables.logs.insert(table, (known, log));
        tables.journal.push(entry);
        Appended::Written
    }
}

fn now<T: Send + 'static>(value: T) -> Later<'static, T> {
    Box::pin(ready(Ok::<T, StoreError>(value)))
}

impl Store for Memory {
    fn create(&self, new: NewTable) -> Later<'_, Appended> {
        now(self.write(new.table, new.entry, new.about))
    }

    fn append(&self, table: TableKey, entry: Entry, about: About) -> Later<'_, Appended> {
        now(self.write(table, entry, about))
    }

    fn read(&self, table: TableKey, after: Seq) -> Later<'_, Vec<Entry>> {
        let tables = self.lock();
        let log = tables.logs.get(&table).map_or(&[][..], |(_, log)| log);
        now(log
            .iter()
            .filter(|entry| entry.seq > after)
            .cloned()
            .collect())
    }

    fn find(&self, table: TableKey, command: CommandId) -> Later<'_, Option<Seq>> {
        let tables = self.lock();
        let log = tables.logs.get(&table).map_or(&[][..], |(_, log)| log);
        let found = log.iter().find(|entry| entry.command == Some(command));
        now(found.map(|entry| entry.seq))
    }

    fn about(&self, table: TableKey) -> Later<'_, Option<Known>> {
        now(self.lock().logs.get(&table).map(|(known, _)| known.clone()))
    }

    fn by_code(&self, code: String, at: Millis) -> Later<'_, Option<TableKey>> {
        let tables = self.lock();
        let opens = |(_, (known, _)): &(&TableKey, &(Known, Vec<Entry>))| {
            known
                .about
                .code
                .as_ref()
                .is_some_and(|(of, until)| *of == code && *until > at)
        };
        now(tables.logs.iter().find(opens).map(|(key, _)| key.clone()))
    }

    fn public_tables(&self, most: u32) -> Later<'_, Vec<(TableKey, Known)>> {
        let tables = self.lock();
        let listed = tables
            .logs
            .iter()
            .filter(|(_, (known, _))| known.about.listed);
        let listed = listed.map(|(key, (known, _))| (key.clone(), known.clone()));
        now(listed.take(most as usize).collect())
    }

    fn finish(&self, table: TableKey, record: FinishedMatch, restored: Entry) -> Later<'_, ()> {
        let mut tables = self.lock();
        if let Some((_, log)) = tables.logs.get_mut(&table) {
            log.retain(|entry| entry.seq > restored.seq);
            log.insert(0, restored);
        }
        tables.records.insert((table, record.number), record);
        now(())
    }

    fn record(&self, table: TableKey, number: u32) -> Later<'_, Option<FinishedMatch>> {
        now(self.lock().records.get(&(table, number)).cloned())
    }

    fn forget(&self, _: Millis, _: Millis, _: Millis) -> Later<'_, u64> {
        now(0)
    }

    fn count(&self) -> Later<'_, u64> {
        now(self.lock().logs.len() as u64)
    }

    fn ready(&self) -> Later<'_, ()> {
        now(())
    }

    fn close(&self) -> Later<'_, ()> {
        now(())
    }
}
