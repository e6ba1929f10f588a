//! A small generator for games whose shuffles nobody has to repeat elsewhere.

use rand_core::RngCore;

/// `SplitMix64`: eight bytes of state, one multiplication chain a number.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Numbers that follow from the seed; seeds that differ give streams without a pattern between them.
    pub(crate) const fn new(seed: u64) -> Dice {
        Dice(mixed(seed))
    }

    /// A number below `count`, which is at least 1.
    pub(crate) fn below(&mut self, count: u32) -> u32 {
        ((u64::from(self.next_u32()) * u64::from(count)) >> 32) as u32
    }
}

impl RngCore for Dice {
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }

    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAP);
        mixed(self.0)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            let number = self.next_u64().to_le_bytes();
            chunk.copy_from_slice(&number[..chunk.len()]);
        }
    }
}

/// The golden ratio of 2^64.
const GAP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The finishing mix of `SplitMix64`.
pub(crate) const fn mixed(number: u64) -> u64 {
    let z = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
