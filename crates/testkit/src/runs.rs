//! Long runs over numbers: each number decides a game, so that a failing one can be played again alone.

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs `law` for every number, on two threads. `variable` sets how many numbers there are (`otherwise`
/// unless it says so), `LASTCARD_SEED` the first; a panic names its number.
///
/// # Panics
/// When `law` does.
pub fn for_each_number(variable: &str, otherwise: u64, law: impl Fn(u64) + Sync) {
    let (first, count) = (setting("LASTCARD_SEED", 0), setting(variable, otherwise));
    std::thread::scope(|scope| {
        for half in 0..2 {
            let law = &law;
            scope.spawn(move || {
                for number in (first..first + count).filter(|n| n % 2 == half) {
                    let held = catch_unwind(AssertUnwindSafe(|| law(number)));
                    assert!(
                        held.is_ok(),
                        "failed at number {number} (LASTCARD_SEED={number} {variable}=1)"
                    );
                }
            });
        }
    });
}

fn setting(variable: &str, otherwise: u64) -> u64 {
    env::var(variable)
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(otherwise)
}
