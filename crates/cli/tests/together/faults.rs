//! Servers that are wrong in a way that is known: the checker finds each of them.

use crate::checker::{Invariant, broken};
use crate::crash::{Run, run};
use crate::support::place::Kind;
use crate::support::within;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Each fault with the invariants of which it must break one.
const FAULTS: [(&str, &[Invariant]); 13] = {
    use Invariant::{I1, I2, I3, I4, I6, I8, I9};
    [
        ("acknowledge-when-decided", &[I1]),
        ("tell-before-written", &[I2, I3]),
        ("no-command-check", &[I1, I4]),
        ("commands-without-name", &[I1]),
        ("resume-off-by-one", &[I3]),
        ("resume-with-other-times", &[I2]),
        ("resume-of-another-seat", &[I3, I6]),
        ("late-is-done", &[I1]),
        ("stale-accepted", &[I8]),
        ("repeats-get-another-place", &[I1]),
        ("secret-not-written", &[I6, I9]),
        ("other-cards-after-restart", &[I6, I9]),
        ("done-is-refused", &[I4]),
    ]
};

/// The server that has them.
fn faulty() -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_lastcard")).with_file_name("lastcard-faulty");
    assert!(
        program.exists(),
        "{} is missing: `cargo xtask test` builds it, and so does `cargo build --profile test -p lastcard-cli \
         --features faults --bin lastcard-faulty`",
        program.display()
    );
    program
}

fn is_found(fault: &'static str) {
    let (_, expected) = FAULTS.iter().find(|(name, _)| *name == fault).unwrap();
    within(Duration::from_mins(2), async move {
        // What is lost between two syncs is little: it takes some kills to meet it.
        let kills = if fault == "acknowledge-when-decided" {
            10
        } else {
            4
        };
        let (_, violations) = run(Run {
            kind: Kind::Sqlite,
            kills,
            longest: Duration::from_millis(1200),
            tables: 6,
            faulty: Some((faulty(), fault)),
            seed: 7,
        })
        .await;
        let broken = broken(&violations);
        println!(
            "{fault:<28} found by {broken:?}, {} times",
            violations.len()
        );
        for violation in violations.iter().take(3) {
            println!("  {:.300}", violation.to_string());
        }
        let found = expected.iter().any(|invariant| broken.contains(invariant));
        assert!(found, "{fault} is not found by any of {expected:?}");
    });
}

/// A test of each fault.
macro_rules! found {
    ($($name:ident: $fault:literal,)*) => {$(
        #[test]
        fn $name() {
            is_found($fault);
        }
    )*};
}

found! {
    a_command_acknowledged_before_it_is_written: "acknowledge-when-decided",
    news_told_before_it_is_written: "tell-before-written",
    repeats_that_nobody_looks_for: "no-command-check",
    commands_written_without_their_names: "commands-without-name",
    a_resume_that_leaves_an_entry_out: "resume-off-by-one",
    a_resume_that_tells_other_times: "resume-with-other-times",
    a_resume_that_shows_what_another_seat_saw: "resume-of-another-seat",
    a_late_command_said_to_be_done: "late-is-done",
    a_move_that_rests_on_an_old_table: "stale-accepted",
    a_repeat_that_is_answered_otherwise: "repeats-get-another-place",
    a_secret_that_is_not_written: "secret-not-written",
    other_cards_after_a_restart: "other-cards-after-restart",
    a_command_carried_out_and_refused: "done-is-refused",
}

#[test]
fn the_same_server_without_a_fault_is_right() {
    within(Duration::from_mins(2), async {
        let (_, violations) = run(Run {
            kind: Kind::Sqlite,
            kills: 4,
            longest: Duration::from_millis(1200),
            tables: 6,
            faulty: Some((faulty(), "none")),
            seed: 7,
        })
        .await;
        assert_eq!(violations, []);
    });
}
