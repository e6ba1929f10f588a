//! What a server takes from the world around it and a test must be able to dictate: the time of day, and chance.
//!
//! Time that passes is tokio's, which a test can stop.

/// Milliseconds since 1970.
pub(crate) fn wall_clock() -> i64 {
    #[cfg(test)]
    if let Some(millis) = dictated::wall_clock() {
        return millis;
    }
    #[expect(
        clippy::disallowed_methods,
        reason = "entries say when they were written"
    )]
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}

/// Fills the bytes from the operating system.
pub(crate) fn fill(bytes: &mut [u8]) {
    #[cfg(test)]
    if dictated::fill(bytes) {
        return;
    }
    #[expect(clippy::disallowed_methods, reason = "secrets come from the system")]
    getrandom::fill(bytes).expect("a server without a source of randomness cannot deal");
}

/// Time and chance of a test, for everything that its thread does.
#[cfg(test)]
pub(crate) mod dictated {
    use lastcard_testkit::random::Dice;
    use rand_core::RngCore;
    use std::cell::RefCell;
    use tokio::time::Instant;

    thread_local! {
        static WORLD: RefCell<Option<(Instant, Dice)>> = const { RefCell::new(None) };
    }

    /// From now on time is that of this runtime since now, and chance comes from these dice.
    pub(crate) fn begin(dice: Dice) {
        WORLD.set(Some((Instant::now(), dice)));
    }

    /// The world is the real one again.
    pub(crate) fn end() {
        WORLD.set(None);
    }

    /// The time of day at which every such world begins.
    pub(crate) const BEGIN: i64 = 1_780_000_000_000;

    pub(super) fn wall_clock() -> Option<i64> {
        WORLD.with_borrow(|world| {
            let (start, _) = world.as_ref()?;
            Some(BEGIN + start.elapsed().as_millis() as i64)
        })
    }

    pub(super) fn fill(bytes: &mut [u8]) -> bool {
        WORLD.with_borrow_mut(|world| match world {
            Some((_, dice)) => {
                dice.generator().fill_bytes(bytes);
                true
            }
            None => false,
        })
    }
}
