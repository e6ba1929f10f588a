//! What the lab asks of the machine: the time, and the time of its processor.

use lastcard_lab::speed::{CYCLES_A_STEP, dependent_steps};
use std::time::{Duration, Instant};

/// Since when something goes on.
#[derive(Clone, Copy)]
pub(super) struct Since(Instant);

impl Since {
    /// Now.
    #[expect(
        clippy::disallowed_methods,
        reason = "how long it takes is what is told"
    )]
    pub(super) fn now() -> Since {
        Since(Instant::now())
    }

    /// How long ago that is.
    pub(super) fn passed(self) -> Duration {
        self.0.elapsed()
    }
}

/// The processor time that this thread has used, in seconds; where the system does not tell it, the time that passed since
/// `start`.
pub(super) fn cpu_seconds(start: Since) -> f64 {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        let _ = start;
        let used = clock_gettime(ClockId::ThreadCPUTime);
        Duration::new(used.tv_sec.unsigned_abs(), used.tv_nsec as u32).as_secs_f64()
    }
    #[cfg(not(unix))]
    start.passed().as_secs_f64()
}

/// The clock of the processor in GHz: the fastest of some short loops whose cycles are known.
pub(super) fn clock_ghz() -> f64 {
    const STEPS: u32 = 10_000_000;
    let start = Since::now();
    let mut fastest = f64::INFINITY;
    for _ in 0..5 {
        let before = cpu_seconds(start);
        dependent_steps(STEPS.into());
        fastest = fastest.min(cpu_seconds(start) - before);
    }
    let cycles = f64::from(STEPS) * f64::from(CYCLES_A_STEP as u32);
    cycles / fastest / 1e9
}
