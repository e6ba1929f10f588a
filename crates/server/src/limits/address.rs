//! Addresses, kept only as numbers that nobody can turn back.

use super::bucket::{Bucket, Quota};
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// An address under a key that lives in memory alone, and for a day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Address(u64);

/// Turns addresses into numbers.
#[derive(Debug)]
pub(super) struct Addresses {
    key: Mutex<(Duration, RandomState)>,
}

impl Addresses {
    pub(super) fn new() -> Addresses {
        Addresses {
            key: Mutex::new((Duration::ZERO, RandomState::new())),
        }
    }

    /// The number of an address. Whoever has an address of IPv6 has the whole network of 64 bits around it.
    pub(super) fn number(&self, address: IpAddr, now: Duration) -> Address {
        const DAY: Duration = Duration::from_hours(24);
        let network = match address.to_canonical() {
            IpAddr::V4(address) => u128::from(address.to_bits()),
            IpAddr::V6(address) => address.to_bits() >> 64 | 1 << 127,
        };
        let mut key = lock(&self.key);
        if now >= key.0 + DAY {
            *key = (now, RandomState::new());
        }
        Address(key.1.hash_one(network))
    }
}

/// A bucket for each address.
#[derive(Debug)]
pub(super) struct Buckets {
    quota: Option<Quota>,
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    of_address: HashMap<Address, Bucket>,
    /// Shared by all for whom there is no room.
    of_others: Bucket,
    swept: Duration,
}

/// The most addresses that are told apart at a time.
const MOST_ADDRESSES: usize = 65_536;

impl Buckets {
    pub(super) fn new(quota: Option<Quota>) -> Buckets {
        Buckets {
            quota,
            kept: Mutex::default(),
        }
    }

    /// Takes one from the bucket of an address, or says after how long there will be one.
    pub(super) fn take(&self, address: Address, now: Duration) -> Result<(), Duration> {
        let Some(quota) = self.quota else {
            return Ok(());
        };
        let mut kept = lock(&self.kept);
        kept.sweep(now);
        let room = kept.of_address.len() < MOST_ADDRESSES;
        match kept.of_address.get_mut(&address) {
            Some(bucket) => bucket.take(quota, now),
            None if room => {
                let bucket = kept.of_address.entry(address).or_default();
                bucket.take(quota, now)
            }
            // So many addresses at once are no players: together they get what some dozens would get.
            None => kept.of_others.take(quota.times(64), now),
        }
    }
}

impl Kept {
    /// Forgets addresses whose buckets are full.
    fn sweep(&mut self, now: Duration) {
        let pause = if self.of_address.len() < MOST_ADDRESSES {
            Duration::from_mins(1)
        } else {
            Duration::from_secs(1)
        };
        if now >= self.swept + pause {
            self.swept = now;
            self.of_address.retain(|_, bucket| !bucket.is_full(now));
            let much = 4 * self.of_address.len() + 64;
            if self.of_address.capacity() > much {
                self.of_address.shrink_to(much / 2);
            }
        }
    }
}

/// How many of something each address has now.
#[derive(Clone, Debug)]
pub(super) struct Counts {
    most: u32,
    held: Arc<Mutex<HashMap<Address, u32>>>,
}

/// One of something that an address has at most so many of; it has one less when this is dropped.
#[derive(Debug)]
pub struct Held {
    /// None where there is no limit.
    of: Option<(Address, Counts)>,
}

impl Counts {
    /// At most so many; 0 sets no limit.
    pub(super) fn new(most: u32) -> Counts {
        Counts {
            most,
            held: Arc::default(),
        }
    }

    /// One more for the address, if it has fewer than the most.
    pub(super) fn hold(&self, address: Address) -> Option<Held> {
        if self.most == 0 {
            return Some(Held { of: None });
        }
        let mut held = lock(&self.held);
        let number = held.entry(address).or_default();
        if *number >= self.most {
            return None;
        }
        *number += 1;
        Some(Held {
            of: Some((address, self.clone())),
        })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let Some((address, counts)) = &self.of else {
            return;
        };
        let mut held = lock(&counts.held);
        if let Some(number) = held.get_mut(address) {
            *number -= 1;
            if *number == 0 {
                held.remove(address);
            }
        }
    }
}

/// A panic elsewhere leaves numbers that are still sound: each is changed in one step.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Duration = Duration::from_secs(1000);

    fn number(addresses: &Addresses, text: &str) -> Address {
        addresses.number(text.parse().unwrap(), NOW)
    }

    #[test]
    fn an_address_is_told_from_others_for_a_day() {
        let addresses = Addresses::new();
        let ann = number(&addresses, "192.0.2.1");
        assert_eq!(ann, number(&addresses, "192.0.2.1"));
        assert_eq!(ann, number(&addresses, "::ffff:192.0.2.1"));
        assert_ne!(ann, number(&addresses, "192.0.2.2"));
        let tomorrow = NOW + Duration::from_hours(24);
        assert_ne!(
            ann,
            addresses.number("192.0.2.1".parse().unwrap(), tomorrow)
        );
    }

    #[test]
    fn a_network_of_64_bits_is_one_address() {
        let addresses = Addresses::new();
        let home = number(&addresses, "2001:db8:1:2::1");
        assert_eq!(home, number(&addresses, "2001:db8:1:2:ffff::9"));
        assert_ne!(home, number(&addresses, "2001:db8:1:3::1"));
    }

    #[test]
    fn a_flood_of_addresses_takes_bounded_memory_and_is_limited_together() {
        let quota = Quota::new(1, Duration::from_hours(1));
        let buckets = Buckets::new(quota);
        let passed = (0..MOST_ADDRESSES as u64 + 1000)
            .filter(|&number| buckets.take(Address(number), NOW).is_ok())
            .count();
        assert_eq!(passed, MOST_ADDRESSES + 64);
        assert_eq!(lock(&buckets.kept).of_address.len(), MOST_ADDRESSES);
        // Who is known already is served as ever.
        assert!(buckets.take(Address(5), NOW).is_err());
        let later = NOW + Duration::from_secs(3601);
        assert_eq!(buckets.take(Address(5), later), Ok(()));
        let kept = lock(&buckets.kept);
        assert_eq!(kept.of_address.len(), 1);
        assert!(kept.of_address.capacity() < 1024);
    }

    #[test]
    fn what_is_dropped_can_be_had_again() {
        let counts = Counts::new(2);
        let (ann, bob) = (Address(1), Address(2));
        let first = counts.hold(ann).unwrap();
        let second = counts.hold(ann).unwrap();
        assert!(counts.hold(ann).is_none());
        assert!(counts.hold(bob).is_some());
        drop(first);
        let third = counts.hold(ann).unwrap();
        drop((second, third));
        assert!(lock(&counts.held).is_empty());
    }

    #[test]
    fn without_a_limit_nothing_is_counted() {
        let counts = Counts::new(0);
        let held: Vec<_> = (0..100).map(|_| counts.hold(Address(1)).unwrap()).collect();
        assert!(lock(&counts.held).is_empty());
        drop(held);
    }
}
