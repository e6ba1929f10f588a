//! A process that is killed while it writes: whatever it said was written is there afterwards.

use crate::support::{Folder, block_on, command, entry, key, plain, seqs};
use futures_util::future::join_all;
use lastcard_store::{Appended, Entry, NewTable, Store};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;

/// In the child's environment: the file to write to.
const FILE: &str = "LASTCARD_KILLED_FILE";

/// In the child's environment: what tells its commands from those of the children before it.
const ROUND: &str = "LASTCARD_KILLED_ROUND";

const ROUNDS: u64 = 20;
const TABLES: u64 = 32;

/// Runs itself as another process, reads what that was told is written, and kills it at some moment.
#[test]
fn what_was_acknowledged_before_a_kill_is_there_after_it() {
    if let Ok(file) = std::env::var(FILE) {
        let round = std::env::var(ROUND).expect("the parent names the round");
        block_on(write_until_killed(&file, round.parse().expect("a number")));
    }
    let folder = Folder::new();
    let file = folder.file("store.db");
    let mut told = BTreeMap::new();
    for round in 0..ROUNDS {
        let mut child = Command::new(std::env::current_exe().expect("this program has a name"))
            .args([
                "killed::what_was_acknowledged_before_a_kill_is_there_after_it",
                "--exact",
                "--nocapture",
            ])
            .env(FILE, &file)
            .env(ROUND, round.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the child starts");
        let out = child.stdout.take().expect("it is piped");
        // Another number of entries each time, so that the kill meets another moment of a batch.
        let until = 150 + usize::try_from(round * 97 % 211).expect("a small number");
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        let mut read = |line: String| {
            let words: Vec<&str> = line.split(' ').collect();
            if let ["ack", table, seq, number] = words[..] {
                let place = (table.to_owned(), seq.parse::<u64>().expect("a number"));
                told.insert(place, number.parse::<u64>().expect("a number"));
            }
        };
        lines.by_ref().take(until).for_each(&mut read);
        child.kill().expect("the child can be killed");
        child.wait().expect("the child ends");
        // What was said before the kill and lies in the pipe counts too; a line that was cut off does not.
        lines.for_each(&mut read);
        block_on(check(&file.display().to_string(), &told));
    }
    assert!(told.len() > 1_000, "{}", told.len());
}

async fn check(file: &str, told: &BTreeMap<(String, u64), u64>) {
    let store = lastcard_store::open(file)
        .await
        .expect("the store opens after a kill");
    for ((table, seq), number) in told {
        assert_eq!(
            store.find(key(table), command(*number)).await,
            Ok(Some(*seq)),
            "{table}"
        );
    }
    for table in 0..TABLES {
        let name = table.to_string();
        let log = seqs(&store, &name).await;
        let head = log.len() as u64;
        assert_eq!(log, (1..=head).collect::<Vec<_>>(), "{name} has a gap");
        let known = store.about(key(&name)).await.expect("it is asked");
        assert_eq!(known.map(|known| known.head).unwrap_or_default(), head);
    }
    store.close().await.expect("it closes");
}

async fn write_until_killed(file: &str, round: u64) {
    let store = lastcard_store::open(file).await.expect("the store opens");
    let writers =
        (0..TABLES).map(|table| tokio::spawn(write_one(Arc::clone(&store), table, round)));
    join_all(writers.collect::<Vec<_>>()).await;
    unreachable!("the writers end only by a kill");
}

async fn write_one(store: Arc<dyn Store>, table: u64, round: u64) {
    let name = table.to_string();
    let mut seq = seqs(&store, &name).await.len() as u64;
    for number in 0.. {
        seq += 1;
        let number = (round << 40) | (table << 32) | number;
        // Long ones too, so that a kill can meet the writing of a batch and not only the sync after it.
        let body = "x".repeat(200 + (seq % 8 * 4_000) as usize);
        let entry = Entry {
            command: Some(command(number)),
            ..entry(seq, &body)
        };
        let written = if seq == 1 {
            store
                .create(NewTable {
                    table: key(&name),
                    entry,
                    about: plain(),
                })
                .await
        } else {
            store.append(key(&name), entry, plain()).await
        };
        assert_eq!(written, Ok(Appended::Written));
        // In one write, so that a kill cannot leave half a number that looks whole.
        let line = format!("ack {name} {seq} {number}\n");
        std::io::stdout()
            .write_all(line.as_bytes())
            .expect("the parent reads");
    }
}
