//! Disks that are full or read-only. Only root may mount such a disk; elsewhere these tests say that they were left out.

use crate::crash::RULES;
use crate::support::load::Load;
use crate::support::person::{Habits, Person};
use crate::support::place::{Kind, Place};
use crate::support::process::{Plan, Server};
use crate::support::table::open;
use crate::support::within;
use lastcard_client::{Answer, Happening};
use lastcard_protocol::client::{Act, SettingsChange};
use lastcard_protocol::game::RefusalCode;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A small disk in memory.
struct Disk(PathBuf);

impl Disk {
    fn new(path: PathBuf) -> Option<Disk> {
        std::fs::create_dir(&path).unwrap();
        if mount(&["-t", "tmpfs", "-o", "size=12m", "tmpfs"], &path) {
            return Some(Disk(path));
        }
        println!("skipped: only root may mount a small disk to fill");
        None
    }

    fn data(&self) -> String {
        self.0.join("tables.db").display().to_string()
    }

    /// Leaves no room on it.
    fn fill(&self) {
        let filler = std::fs::write(self.0.join("filler"), vec![1; 16_000_000]);
        filler.expect_err("the disk is smaller");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily: a server may still be letting go of its file.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

fn mount(args: &[&str], at: &Path) -> bool {
    let mounted = Command::new("mount").args(args).arg(at).output();
    mounted.is_ok_and(|mounted| mounted.status.success())
}

#[test]
fn a_disk_that_is_full_stops_play_until_there_is_room_and_nothing_is_lost() {
    within(Duration::from_mins(2), async {
        let place = Place::new(Kind::Sqlite).await;
        let Some(disk) = Disk::new(place.file("disk")) else {
            return;
        };
        let server = Server::start(Plan::new(&disk.data(), place.file("log")));
        let plays = Habits {
            table_of: 4,
            ..Habits::default()
        };
        let load = Load::begin(&server, &RULES, &[plays; 3], 3, 11).await;
        let (id, seats) = open(&server, "standard", 1, SettingsChange::default()).await;
        let token = seats[0].token.clone();
        let mut ann = Person::new(server.address(), id, token, Habits::default(), 1);
        assert_eq!(
            rename_until(&mut ann, |answer| matches!(answer, Answer::Done(_))).await,
            1
        );
        for _ in 0..3 {
            for _ in 0..40 {
                rename_until(&mut ann, |answer| matches!(answer, Answer::Done(_))).await;
            }
            disk.fill();
            let refused = |answer: &Answer| matches!(answer, Answer::Refused(why) if why.code == RefusalCode::Unavailable);
            rename_until(&mut ann, refused).await;
            std::fs::remove_file(disk.0.join("filler")).unwrap();
            rename_until(&mut ann, |answer| matches!(answer, Answer::Done(_))).await;
        }
        let mut known = load.end().await;
        drop(server);
        let store = lastcard_store::open(&disk.data()).await.unwrap();
        known.last_look(&store).await;
        store.close().await.unwrap();
        println!("{:?}", known.figures());
        assert_eq!(known.check(), []);
        drop(disk);
        place.remove().await;
    });
}

/// Takes one name after the other until an answer is such a one; how many names that took.
async fn rename_until(person: &mut Person, wanted: impl Fn(&Answer) -> bool) -> u32 {
    for number in 1.. {
        let name = format!("Person {number} {}", "x".repeat(40));
        let id = person.act(Act::Rename {
            name: name[..20].to_owned(),
        });
        loop {
            let happening = person.session.next().await.unwrap();
            let answer = match &happening {
                Happening::Answered { id: of, answer, .. } if *of == id => Some(answer.clone()),
                _ => None,
            };
            match answer {
                Some(answer) if wanted(&answer) => return number,
                Some(_) => break,
                None => {}
            }
        }
    }
    unreachable!("it is tried for ever")
}

#[test]
fn a_disk_that_is_read_only_is_told_to_the_host() {
    within(Duration::from_mins(1), async {
        let place = Place::new(Kind::Sqlite).await;
        let Some(disk) = Disk::new(place.file("disk")) else {
            return;
        };
        let mut server = Server::start(Plan::new(&disk.data(), place.file("log")));
        assert!(server.stop().success());
        assert!(mount(&["-o", "remount,ro"], &disk.0));
        let mut serve = Command::new(env!("CARGO_BIN_EXE_lastcard"));
        let serve = serve.args(["serve", "--addr", "127.0.0.1:0", "--data", &disk.data()]);
        let output = serve.output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(
            told.contains("Give the server the right to write"),
            "{told}"
        );
        drop(disk);
        place.remove().await;
    });
}
