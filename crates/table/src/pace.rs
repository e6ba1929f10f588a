//! How fast bots move.

use std::time::Duration;

/// How long bots think and how long the others take to react, in hundredths of what a person takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace(u32);

/// Milliseconds that a person looks at an ordinary turn, from and to.
const THINKS_MS: (u32, u32) = (700, 1500);

/// Hundredths of the pace while nobody at this terminal plays in the round.
const UNWATCHED: u32 = 30;

impl Pace {
    /// For young players and for looking on.
    pub const SLOW: Pace = Pace(180);
    /// As people play.
    pub const HUMAN: Pace = Pace(100);
    /// Just enough to follow.
    pub const FAST: Pace = Pace(35);
    /// Without waiting.
    pub const INSTANT: Pace = Pace(0);

    /// The same, faster while nobody here plays.
    pub const fn watched(self, watched: bool) -> Pace {
        if watched {
            self
        } else {
            Pace(self.0 * UNWATCHED / 100)
        }
    }

    /// How long a bot thinks; `moment` is a number that is another one each time.
    pub fn thinks(self, moment: u32) -> Duration {
        let (from, to) = THINKS_MS;
        // A multiplication by the golden ratio of 2^32 spreads neighboring numbers evenly.
        let spread = (u64::from(moment.wrapping_mul(0x9e37_79b9)) * u64::from(to - from)) >> 32;
        self.scaled(from + spread as u32)
    }

    /// How long something takes that takes a person so many milliseconds.
    pub const fn scaled(self, ms: u32) -> Duration {
        Duration::from_millis(ms as u64 * self.0 as u64 / 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_think_as_long_as_people_and_no_two_times_alike() {
        let times: Vec<Duration> = (0..100).map(|moment| Pace::HUMAN.thinks(moment)).collect();
        let ms = |ms| Duration::from_millis(ms);
        assert!(times.iter().all(|time| (ms(700)..=ms(1500)).contains(time)));
        assert!(
            times.iter().any(|time| *time < ms(800)) && times.iter().any(|time| *time > ms(1400))
        );
        assert!(times.windows(2).all(|two| two[0] != two[1]));
    }

    #[test]
    fn instant_is_without_waiting() {
        assert_eq!(Pace::INSTANT.thinks(7), Duration::ZERO);
        assert!(Pace::FAST.thinks(7) < Pace::SLOW.thinks(7));
        assert!(Pace::HUMAN.watched(false).thinks(7) < Pace::HUMAN.thinks(7));
    }
}
