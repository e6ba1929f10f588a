//! What is measured, and how it is told.

use std::fmt::Display;
use std::time::Duration;

/// Times that something took.
#[derive(Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// Half, 99 in 100, 999 in 1000 and all of them took no longer than this.
    pub(crate) fn tell(&mut self, what: &str) {
        self.0.sort_unstable();
        let Some(most) = self.0.last() else {
            tell(what, "never happened");
            return;
        };
        let part = |per_mille: usize| {
            let place = (self.0.len() * per_mille).div_ceil(1000).max(1) - 1;
            self.0.get(place).map_or(0.0, |time| millis(*time))
        };
        let text = format!(
            "p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, most {:.1} ms",
            part(500),
            part(990),
            part(999),
            millis(*most)
        );
        tell(what, text);
    }
}

/// One figure in a line of its own.
pub(crate) fn tell(what: &str, figure: impl Display) {
    println!("{what} = {figure}");
}

/// The same for one that the system may not tell.
pub(crate) fn tell_if(what: &str, figure: Option<impl Display>) {
    match figure {
        Some(figure) => tell(what, figure),
        None => tell(what, "unknown"),
    }
}

/// KiB as MiB.
pub(crate) fn mib(kib: u64) -> String {
    format!("{}.{} MiB", kib / 1024, kib % 1024 * 10 / 1024)
}

pub(crate) fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// A count to calculate with.
pub(crate) fn number(count: impl TryInto<u32>) -> f64 {
    f64::from(count.try_into().unwrap_or(u32::MAX))
}
