//! The instructions of the processor at hand, for fast play.
//!
//! Programs are built for every processor of a kind, and fast play wants to count and find bits with instructions that only
//! newer ones have. [`best`] looks once what there is and runs a [`Work`] that was compiled for it.

use lastcard_engine::fast::{Bits, Portable};

/// Something to do with bits. Its `run` should be `#[inline(always)]`, and so what it calls: only then is it compiled with the
/// instructions that were found.
pub trait Work {
    /// What comes of it.
    type Out;

    /// Does it.
    fn run<B: Bits>(self, bits: B) -> Self::Out;
}

/// Does the work with the best instructions that the processor at hand has.
pub fn best<W: Work>(work: W) -> W::Out {
    #[cfg(target_arch = "x86_64")]
    if let Some(found) = x86::Deposit::find() {
        return found.run(work);
    }
    work.run(Portable)
}

/// What [`best`] works with: `bmi2`, or `portable` where nothing special was found.
pub fn name() -> &'static str {
    #[cfg(target_arch = "x86_64")]
    if x86::Deposit::find().is_some() {
        return "bmi2";
    }
    "portable"
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::Work;
    use lastcard_engine::fast::Bits;
    use std::arch::x86_64::_pdep_u64;

    /// A processor that deposits bits (BMI2) and counts them. Exists only where both were found.
    #[derive(Clone, Copy)]
    pub(super) struct Deposit(());

    impl Deposit {
        pub(super) fn find() -> Option<Deposit> {
            let found = is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt");
            found.then_some(Deposit(()))
        }

        pub(super) fn run<W: Work>(self, work: W) -> W::Out {
            #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
            fn with_them<W: Work>(bits: Deposit, work: W) -> W::Out {
                work.run(bits)
            }
            #[expect(unsafe_code, reason = "the compiler does not know what `find` found")]
            // SAFETY: a `Deposit` exists only where the processor has all of these instructions.
            unsafe {
                with_them(self, work)
            }
        }
    }

    impl Bits for Deposit {
        #[inline(always)]
        fn nth_one(self, word: u64, n: u32) -> u32 {
            #[target_feature(enable = "bmi2")]
            fn deposit(bit: u64, word: u64) -> u64 {
                _pdep_u64(bit, word)
            }
            #[expect(unsafe_code, reason = "the compiler does not know what `find` found")]
            // SAFETY: a `Deposit` exists only where the processor has this instruction.
            let one = unsafe { deposit(1 << n, word) };
            one.trailing_zeros()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct EveryOne(u64);

    impl Work for EveryOne {
        type Out = Vec<u32>;

        fn run<B: Bits>(self, bits: B) -> Vec<u32> {
            (0..self.0.count_ones())
                .map(|n| bits.nth_one(self.0, n))
                .collect()
        }
    }

    #[test]
    fn every_instruction_finds_the_same_ones() {
        for word in [
            1,
            1 << 63,
            u64::MAX,
            0x8000_0000_0000_0001,
            0x0123_4567_89ab_cdef,
        ] {
            let ones: Vec<u32> = (0..64).filter(|bit| word >> bit & 1 == 1).collect();
            assert_eq!(best(EveryOne(word)), ones, "{word:x} with {}", name());
            assert_eq!(EveryOne(word).run(Portable), ones, "{word:x} portable");
        }
    }
}
