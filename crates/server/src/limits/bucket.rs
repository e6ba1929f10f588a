//! How often something may happen.

use std::time::Duration;

/// So many at once, and then one more each time so much time has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    each: Duration,
    burst: u32,
}

impl Quota {
    /// `number` in each `time`, all of them at once if need be; none where the number is 0, which sets no
    /// limit.
    pub fn new(number: u32, time: Duration) -> Option<Quota> {
        let each = time.checked_div(number)?;
        Some(Quota {
            each,
            burst: number,
        })
    }

    /// The same pace with so many at once, at least 1.
    pub fn burst(self, burst: u32) -> Quota {
        Quota {
            burst: burst.max(1),
            ..self
        }
    }

    /// So many times as often, and as many more at once.
    pub(super) fn times(self, factor: u32) -> Quota {
        Quota {
            each: self.each / factor.max(1),
            burst: self.burst.saturating_mul(factor),
        }
    }
}

/// What is left of a quota: one number, however long nothing happened.
///
/// Times are counted from any fixed moment, by a clock that never goes back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bucket {
    /// When all of the quota is there again.
    full_at: Duration,
}

impl Bucket {
    /// Takes one, or says after how long there will be one.
    ///
    /// # Errors
    /// When nothing is left; the bucket is as it was.
    pub fn take(&mut self, quota: Quota, now: Duration) -> Result<(), Duration> {
        let full_at = self.full_at.max(now) + quota.each;
        let most = now + quota.each * quota.burst;
        match full_at.checked_sub(most) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => {
                self.full_at = full_at;
                Ok(())
            }
        }
    }

    /// Whether nothing was taken that has not come back: a new bucket would do as well.
    pub fn is_full(&self, now: Duration) -> bool {
        self.full_at <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_burst_is_taken_at_once_and_comes_back_one_by_one() {
        let quota = Quota::new(10, SECOND).unwrap().burst(20);
        let mut bucket = Bucket::default();
        let start = Duration::from_secs(1000);
        for _ in 0..20 {
            assert_eq!(bucket.take(quota, start), Ok(()));
        }
        assert_eq!(bucket.take(quota, start), Err(Duration::from_millis(100)));
        let later = start + Duration::from_millis(100);
        assert_eq!(bucket.take(quota, later), Ok(()));
        assert_eq!(bucket.take(quota, later), Err(Duration::from_millis(100)));
        assert!(!bucket.is_full(later));
        assert!(bucket.is_full(start + Duration::from_millis(2100)));
    }

    #[test]
    fn waiting_as_long_as_one_is_told_is_enough() {
        let quota = Quota::new(3, SECOND).unwrap();
        let (mut bucket, mut now) = (Bucket::default(), Duration::ZERO);
        for _ in 0..100 {
            if let Err(wait) = bucket.take(quota, now) {
                now += wait;
                assert_eq!(bucket.take(quota, now), Ok(()));
            }
        }
        // 3 at once, 97 more at 3 a second.
        assert_eq!(now, SECOND / 3 * 97);
    }

    #[test]
    fn a_quota_of_nothing_is_no_limit() {
        assert_eq!(Quota::new(0, SECOND), None);
    }
}
