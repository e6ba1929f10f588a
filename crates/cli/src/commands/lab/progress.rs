//! How far something is: a bar on a terminal, and now and then a line where there is none.

use super::amounts::{Counted, amount};
use super::machine::Since;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use lastcard_lab::figures::Words;
use std::fmt::Write;
use std::io::{IsTerminal, stderr};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Where there is no terminal, a line says after each of these how far it is.
const SILENCE: Duration = Duration::from_secs(30);
/// What the first moments say of the whole is chance.
const KNOWN: Duration = Duration::from_secs(5);

/// How far `all` of something are, and as soon as it is known the time left; with what they are, where they are `of`
/// something that a person counts, and the rate as well. `done` of them were there before.
pub(super) fn progress(words: Words, all: u64, done: u64, of: Option<Counted>) -> Progress {
    let course = Course {
        words,
        all,
        before: done,
        of,
    };
    let shown = if stderr().is_terminal() {
        Shown::Bar(bar(course))
    } else {
        // Several tables are played one after another: none of them begins the silence anew.
        LAST.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get_or_insert_with(Since::now);
        Shown::Lines
    };
    Progress {
        course,
        since: Since::now(),
        shown,
    }
}

/// Something that is under way, and where that is shown.
pub(super) struct Progress {
    course: Course,
    since: Since,
    shown: Shown,
}

/// A bar, or lines.
enum Shown {
    Bar(ProgressBar),
    Lines,
}

/// When the last line was written, or the first thing began that could have some.
static LAST: Mutex<Option<Since>> = Mutex::new(None);

impl Progress {
    /// So many are done.
    pub(super) fn set_position(&self, done: u64) {
        match &self.shown {
            Shown::Bar(bar) => bar.set_position(done),
            Shown::Lines => {
                // Where another thread is at it, that one tells.
                let Ok(mut last) = LAST.try_lock() else {
                    return;
                };
                if last.is_none_or(|last| due(last.passed())) {
                    *last = Some(Since::now());
                    let told = self.course.told(done, self.since.passed());
                    eprintln!("lastcard: {told}");
                }
            }
        }
    }

    /// Takes the bar away.
    pub(super) fn finish_and_clear(&self) {
        if let Shown::Bar(bar) = &self.shown {
            bar.finish_and_clear();
        }
    }
}

/// Whether it is time for a line when the last one is so long ago.
fn due(passed: Duration) -> bool {
    passed >= SILENCE
}

fn bar(course: Course) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(course.all), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {told}") {
        let told = move |state: &ProgressState, out: &mut dyn Write| {
            // A bar that cannot be drawn is no reason to stop.
            let _ = out.write_str(&course.told(state.pos(), state.elapsed()));
        };
        bar.set_style(style.with_key("told", told));
    }
    bar.set_position(course.before);
    bar
}

/// What is under way, and how much of it.
#[derive(Clone, Copy)]
struct Course {
    words: Words,
    all: u64,
    /// How many were done before the clock began to run.
    before: u64,
    of: Option<Counted>,
}

impl Course {
    /// How far it is when so many are done after that time.
    fn told(&self, done: u64, passed: Duration) -> String {
        let texts = self.words.texts();
        let share = float(done.min(self.all)) / float(self.all.max(1));
        let share = texts.percent(share, 0);
        let rate = float(done.saturating_sub(self.before)) / passed.as_secs_f64();
        let known = passed >= KNOWN && rate > 0.0;
        // Rounded up, so that it ends with the last second and not before.
        let left = (float(self.all.saturating_sub(done)) / rate).ceil();
        let left = known.then(|| Duration::try_from_secs_f64(left).unwrap_or(Duration::MAX));
        let left = left.map(|left| format!("{:#}", HumanDuration(left)));
        // Slow matches would be told as none.
        let digits = usize::from(rate < 100.0);
        let rate = texts.decimal(rate, digits);
        let all = self.of.map(|of| amount(self.words, self.all, of));
        let share = ("share", (&share).into());
        match (&all, &left) {
            (None, None) => texts.text("lab-bar-begun", &[share]),
            (None, Some(left)) => texts.text("lab-bar-share", &[share, ("left", left.into())]),
            (Some(all), None) => texts.text("lab-bar-begun-of", &[share, ("all", all.into())]),
            (Some(all), Some(left)) => {
                let rest = [
                    share,
                    ("all", all.into()),
                    ("rate", (&rate).into()),
                    ("left", left.into()),
                ];
                texts.text("lab-bar", &rest)
            }
        }
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "nobody plays so many that it shows"
)]
const fn float(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_texts::{Lang, Texts};

    fn told(of: Option<Counted>, done: u64, seconds: u64) -> String {
        let course = Course {
            words: Words::new(Texts::of(Lang::En)),
            all: 100_000,
            before: 20_000,
            of,
        };
        course.told(done, Duration::from_secs(seconds))
    }

    #[test]
    fn the_time_left_is_told_once_it_is_known() {
        assert_eq!(told(None, 20_000, 0), "20% done");
        assert_eq!(told(None, 20_100, 4), "20% done");
        assert_eq!(told(None, 20_000, 60), "20% done");
        assert_eq!(told(None, 60_000, 60), "60%, 60s left");
        assert_eq!(told(None, 99_999, 60), "100%, 1s left");
        let rounds = Some(Counted::Rounds);
        assert_eq!(told(rounds, 20_000, 0), "20% of 100,000 rounds");
        assert_eq!(
            told(rounds, 100_000, 10),
            "100% of 100,000 rounds, 8000 a second, 0s left"
        );
    }

    #[test]
    fn a_rate_has_no_more_digits_than_it_bears() {
        let rounds = Some(Counted::Rounds);
        for (done, expected) in [
            (20_003, " 0.3 a second"),
            (20_261, " 26.1 a second"),
            (91_668, " 7167 a second"),
        ] {
            let told = told(rounds, done, 10);
            assert!(told.contains(expected), "{told}");
        }
    }

    #[test]
    fn without_a_terminal_there_is_a_line_every_half_a_minute() {
        assert!(!due(Duration::from_secs(29)) && due(Duration::from_secs(30)));
        // Threads tell in any order; this one comes too soon to write anything.
        let lines = progress(Words::new(Texts::of(Lang::En)), 10, 0, None);
        for done in [3, 2, 10] {
            lines.set_position(done);
        }
    }
}
