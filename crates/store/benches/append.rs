//! How many entries a second a store keeps durably, and how long each waits.
//!
//!     cargo bench -p lastcard-store --bench append -- ADDRESS [TABLES] [SECONDS] [OFFERED]
//!
//! Each of TABLES appends without a pause, one entry after the other, for SECONDS. With OFFERED the tables together
//! offer that many entries a second instead, each at its own time; an entry waits from that time on, so that a store
//! that falls behind does not look quick. The address is that of a new, empty store.

use lastcard_store::{About, Appended, CommandId, Entry, NewTable, Store, TableKey};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

fn main() {
    let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
    let Some(address) = args.next() else {
        println!(
            "append: give the address of an empty store, and how many tables, seconds and entries a second"
        );
        return;
    };
    let numbers: Vec<u64> = args.map(|arg| arg.parse().expect("a number")).collect();
    let tables = numbers.first().copied().unwrap_or(1000);
    let seconds = numbers.get(1).copied().unwrap_or(10);
    let offered = numbers.get(2).copied();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    runtime
        .expect("the runtime starts")
        .block_on(run(&address, tables, seconds, offered));
}

async fn run(address: &str, tables: u64, seconds: u64, offered: Option<u64>) {
    let opening = Instant::now();
    let store = lastcard_store::open(address)
        .await
        .expect("the store opens");
    let opened = opening.elapsed().as_secs_f64() * 1000.0;
    println!("append: opened in {opened:.1} ms");
    let made = (0..tables).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let (table, entry) = (key(number), entry(number, 1));
            store
                .create(NewTable {
                    table,
                    entry,
                    about: about(),
                })
                .await
        })
    });
    for made in made.collect::<Vec<_>>() {
        assert_eq!(
            made.await.expect("the task ends well"),
            Ok(Appended::Written)
        );
    }
    let start = Instant::now();
    let end = start + Duration::from_secs(seconds);
    let pace = offered.map(|offered| Duration::from_secs(tables) / small(offered));
    let writers = (0..tables).map(|number| {
        // The tables take turns, so that the offer is even.
        let first = pace.map(|pace| pace * small(number) / small(tables));
        tokio::spawn(write(
            Arc::clone(&store),
            number,
            start + first.unwrap_or_default(),
            end,
            pace,
        ))
    });
    let mut waits = Vec::new();
    for writer in writers.collect::<Vec<_>>() {
        waits.extend(writer.await.expect("the task ends well"));
    }
    let rate = f64::from(small(waits.len() as u64)) / start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let part = |per_mille: usize| waits[waits.len() * per_mille / 1000].as_secs_f64() * 1000.0;
    println!(
        "append: {tables} tables, {} entries, {rate:.0} a second, p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms",
        waits.len(),
        part(500),
        part(990),
        part(999)
    );
    store.close().await.expect("the store closes");
}

async fn write(
    store: Arc<dyn Store>,
    number: u64,
    mut next: Instant,
    end: Instant,
    pace: Option<Duration>,
) -> Vec<Duration> {
    let mut waits = Vec::new();
    for seq in 2.. {
        if let Some(pace) = pace {
            sleep_until(next).await;
            next += pace;
        }
        let intended = pace.map_or_else(Instant::now, |pace| next - pace);
        if intended >= end {
            break;
        }
        let written = store.append(key(number), entry(number, seq), about()).await;
        assert_eq!(written, Ok(Appended::Written));
        waits.push(intended.elapsed());
    }
    waits
}

fn small(number: u64) -> u32 {
    u32::try_from(number).expect("a number below four billion")
}

fn key(number: u64) -> TableKey {
    // Spread like random names.
    TableKey(format!(
        "{:016x}",
        number.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    ))
}

fn entry(table: u64, seq: u64) -> Entry {
    let mut command = [0; 16];
    command[..8].copy_from_slice(
        &(table << 32 | seq)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .to_be_bytes(),
    );
    command[8..].copy_from_slice(&seq.to_be_bytes());
    Entry {
        seq,
        at: seq as i64,
        command: Some(CommandId(command)),
        version: 1,
        body: "{\"events\":[\"played R+2\",\"turn 3\"]} ".repeat(6),
        secret: None,
    }
}

fn about() -> About {
    About {
        code: None,
        listed: false,
        played: true,
    }
}
