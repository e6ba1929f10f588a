//! Fills a store with copies of a table, so that a server can be started on a store that is full.
//!
//!     cargo run --release -p lastcard-store --example copies -- FROM TABLE TO COUNT
//!
//! FROM is the store that has the table, TO a new one. The copies are named by their numbers, from 0000000000000000 on.

use lastcard_store::{About, Appended, Entry, NewTable, Store, TableKey};
use std::error::Error;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [from, table, to, count] = args.as_slice() else {
        return Err(
            "give the store and the table in it, the new store, and how many copies".into(),
        );
    };
    let count: u64 = count.parse()?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(copy(from, TableKey(table.clone()), to, count))
}

async fn copy(from: &str, table: TableKey, to: &str, count: u64) -> Result<(), Box<dyn Error>> {
    let store = lastcard_store::open(from).await?;
    let entries = store.read(table.clone(), 0).await?;
    let known = store.about(table).await?.ok_or("there is no such table")?;
    store.close().await?;
    let full = lastcard_store::open(to).await?;
    let copies = (0..count).map(|number| {
        let key = TableKey(format!("{number:016}"));
        let (entries, about) = (entries.clone(), known.about.clone());
        tokio::spawn(write(Arc::clone(&full), key, entries, about))
    });
    for copy in copies.collect::<Vec<_>>() {
        copy.await??;
    }
    Ok(full.close().await?)
}

async fn write(
    store: Arc<dyn Store>,
    table: TableKey,
    entries: Vec<Entry>,
    about: About,
) -> Result<(), String> {
    for entry in entries {
        let (seq, about) = (entry.seq, about.clone());
        let written = if seq == 1 {
            let table = table.clone();
            let new = NewTable {
                table,
                entry,
                about,
            };
            store.create(new).await
        } else {
            store.append(table.clone(), entry, about).await
        };
        if written.map_err(|error| error.to_string())? != Appended::Written {
            return Err(format!("entry {seq} of {} was there already", table.0));
        }
    }
    Ok(())
}
