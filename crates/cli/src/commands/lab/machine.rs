//! What the lab asks of the machine: the time, and the time of its processor.

use super::amounts::{Counted, amount};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use lastcard_lab::figures::Words;
use lastcard_lab::speed::{CYCLES_A_STEP, dependent_steps};
use std::fmt::Write;
use std::io::{IsTerminal, stderr};
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

/// A bar that shows how far `all` of something are, and the time left; with what they are, where they are `of` something
/// that a person counts, and the rate as well. Nothing where nobody looks.
pub(super) fn progress(words: Words, all: u64, done: u64, of: Option<Counted>) -> ProgressBar {
    let target = if stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(all), target);
    if let Ok(style) = ProgressStyle::with_template(&template(words, all, of)) {
        bar.set_style(
            style
                .with_key(
                    "share",
                    move |state: &ProgressState, out: &mut dyn Write| {
                        let share = words.texts().percent(state.fraction().into(), 0);
                        // A bar that cannot be drawn is no reason to stop.
                        let _ = out.write_str(&share);
                    },
                )
                .with_key("rate", move |state: &ProgressState, out: &mut dyn Write| {
                    let rate = state.per_sec();
                    // Slow matches would be told as none.
                    let digits = usize::from(rate < 10.0);
                    let _ = out.write_str(&words.texts().decimal(rate, digits));
                }),
        );
    }
    bar.set_position(done);
    bar.reset_eta();
    bar
}

/// What a bar looks like: its keys stand where the sentence of the language has them.
fn template(words: Words, all: u64, of: Option<Counted>) -> String {
    let told = match of {
        None => {
            let args = [("share", "{share}".into()), ("left", "{eta}".into())];
            words.texts().text("lab-bar-share", &args)
        }
        Some(of) => {
            let all = amount(words, all, of);
            let args = [
                ("share", "{share}".into()),
                ("all", (&all).into()),
                ("rate", "{rate}".into()),
                ("left", "{eta}".into()),
            ];
            words.texts().text("lab-bar", &args)
        }
    };
    format!("{{bar:30}} {told}")
}
