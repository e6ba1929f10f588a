//! Disks and connections that fail at the wrong moment: no false answer, and on again afterwards.

use crate::proxy::{Commit, Proxy};
use crate::support::{Database, Folder, block_on, commanded, entry, filled, key, plain, seqs};
use lastcard_store::{Appended, NewTable, StoreError, open};
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn an_entry_whose_answer_was_lost_is_written_once() {
    block_on(async {
        let database = Database::new().await;
        let proxy = Proxy::before(&database.address).await;
        let store = open(&proxy.address).await.expect("it opens");
        filled(&store, "abc", 1).await;
        let mut seq = 1;
        for commit in [
            Commit::LosesItsAnswer,
            Commit::IsLost,
            Commit::LosesItsAnswer,
        ] {
            // With the name of a command, and as what a server does by itself.
            for entry in [commanded(seq + 1, seq), entry(seq + 2, "by itself")] {
                proxy.next(commit);
                let written = store.append(key("abc"), entry, plain()).await;
                assert_eq!(written, Ok(Appended::Written), "{commit:?}");
                assert!(proxy.happened());
            }
            let name = format!("table{seq}");
            proxy.next(commit);
            let new = NewTable {
                table: key(&name),
                entry: entry(1, "made"),
                about: plain(),
            };
            assert_eq!(store.create(new).await, Ok(Appended::Written), "{commit:?}");
            assert!(proxy.happened());
            seq += 2;
        }
        assert_eq!(seqs(&store, "abc").await, (1..=seq).collect::<Vec<_>>());
        assert_eq!(store.count().await, Ok(4));
        store.close().await.expect("it closes");
        database.drop().await;
    });
}

#[test]
fn a_database_that_stops_is_not_waited_for_for_ever() {
    block_on(async {
        let database = Database::new().await;
        let proxy = Proxy::before(&database.address).await;
        let store = open(&proxy.address).await.expect("it opens");
        filled(&store, "abc", 1).await;
        proxy.next(Commit::Stops);
        let (written, read, ready) = tokio::join!(
            store.append(key("abc"), commanded(2, 2), plain()),
            store.read(key("abc"), 0),
            store.ready(),
        );
        assert!(
            matches!(written, Err(StoreError::Unavailable(_))),
            "{written:?}"
        );
        assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");
        assert!(
            matches!(ready, Err(StoreError::Unavailable(_))),
            "{ready:?}"
        );
        // Those that stopped stay so; new connections go through.
        proxy.next(Commit::Arrives);
        let written = store.append(key("abc"), commanded(2, 2), plain()).await;
        assert_eq!(written, Ok(Appended::Written));
        assert_eq!(seqs(&store, "abc").await, [1, 2]);
        database.drop().await;
    });
}

#[test]
fn sessions_that_the_server_ends_are_made_anew() {
    block_on(async {
        let database = Database::new().await;
        let store = open(&database.address).await.expect("it opens");
        filled(&store, "abc", 1).await;
        for seq in 2..6 {
            let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                          WHERE datname = current_database() AND pid <> pg_backend_pid()";
            crate::support::run_sql(&database.address, others).await;
            let written = store.append(key("abc"), entry(seq, "on"), plain()).await;
            assert_eq!(written, Ok(Appended::Written));
            assert_eq!(seqs(&store, "abc").await.len() as u64, seq);
        }
        database.drop().await;
    });
}

#[test]
fn a_full_disk_acknowledges_nothing_and_is_no_end() {
    let Some(disk) = Disk::small() else { return };
    block_on(async {
        let filler = disk.file("filler");
        std::fs::write(&filler, vec![1; 1_200_000]).expect("there is room for it");
        let store = open(&disk.file("store.db").display().to_string())
            .await
            .expect("it opens");
        filled(&store, "abc", 1).await;
        let mut seq = 1;
        let error = loop {
            match store
                .append(key("abc"), entry(seq + 1, &"x".repeat(20_000)), plain())
                .await
            {
                Ok(answer) => assert_eq!(answer, Appended::Written),
                Err(error) => break error,
            }
            seq += 1;
        };
        assert!(matches!(&error, StoreError::Unavailable(_)), "{error:?}");
        assert!(error.to_string().contains("full"), "{error}");
        assert_eq!(seqs(&store, "abc").await, (1..=seq).collect::<Vec<_>>());

        std::fs::remove_file(&filler).expect("it is there");
        assert_eq!(store.ready().await, Ok(()));
        let next = store
            .append(key("abc"), entry(seq + 1, "there is room"), plain())
            .await;
        assert_eq!(next, Ok(Appended::Written));
        store.close().await.expect("it closes");
        let store = open(&disk.file("store.db").display().to_string())
            .await
            .expect("it opens");
        assert_eq!(seqs(&store, "abc").await.len() as u64, seq + 1);
        store.close().await.expect("it closes");
    });
}

#[test]
fn a_full_disk_is_named_when_a_store_is_to_be_made() {
    let Some(disk) = Disk::small() else { return };
    let filler = vec![1; 4_000_000];
    std::fs::write(disk.file("filler"), filler).expect_err("the disk is smaller");
    let opened = block_on(open(&disk.file("store.db").display().to_string()));
    let error = opened.err().expect("there is no room");
    assert!(matches!(&error, StoreError::Unavailable(_)), "{error:?}");
}

#[test]
fn a_disk_that_is_read_only_is_named() {
    let Some(disk) = Disk::small() else { return };
    let address = disk.file("store.db").display().to_string();
    block_on(async {
        open(&address)
            .await
            .expect("it opens")
            .close()
            .await
            .expect("it closes");
        disk.mount(&["-o", "remount,ro"]);
        let error = open(&address).await.err().expect("it cannot be written to");
        assert!(matches!(&error, StoreError::Unavailable(_)), "{error:?}");
        assert!(error.to_string().contains("right to write"), "{error}");
    });
}

/// A disk of two megabytes in memory; only root can have one.
struct Disk(
    PathBuf,
    #[expect(dead_code, reason = "removed after the disk")] Folder,
);

impl Disk {
    fn small() -> Option<Disk> {
        let folder = Folder::new();
        let path = folder.file("disk");
        std::fs::create_dir(&path).expect("the folder can be made");
        if mount(&["-t", "tmpfs", "-o", "size=2m", "tmpfs"], &path) {
            return Some(Disk(path, folder));
        }
        println!("skipped: only root may mount a small disk to fill");
        None
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn mount(&self, args: &[&str]) {
        assert!(mount(args, &self.0), "the disk can be mounted anew");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily: a store may still be letting go of its file.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

fn mount(args: &[&str], at: &Path) -> bool {
    let mounted = Command::new("mount").args(args).arg(at).output();
    mounted.is_ok_and(|mounted| mounted.status.success())
}
