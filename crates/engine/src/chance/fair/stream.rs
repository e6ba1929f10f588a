//! The key of a round, and the numbers that come of it.

use super::super::seeded::shuffled;
use crate::card::Card;
use crate::hand::Hand;
use alloc::vec::Vec;
use core::fmt;
use hmac::{Hmac, Mac};
use rand_core::{RngCore, impls};
use sha2::Sha512;

/// 1024 bits that decide every shuffle of a round: enough to reach every order of the largest deck.
#[derive(Clone, PartialEq, Eq)]
pub struct RoundKey([u8; 128]);

/// What a stream is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Finding the first dealer, before the round begins.
    Dealer,
    /// The round itself.
    Round,
}

impl RoundKey {
    pub(super) fn new(secret: &[u8; 64], mixed: &[u8; 64]) -> RoundKey {
        let mut key = [0; 128];
        key[..64].copy_from_slice(secret);
        key[64..].copy_from_slice(mixed);
        RoundKey(key)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 128] {
        &self.0
    }

    /// The numbers of an operation of the round, without end; operation 0 shuffles the deck.
    pub fn draws(&self, operation: u32) -> impl Iterator<Item = u32> {
        let mut stream = self.stream(Stage::Round, operation);
        core::iter::from_fn(move || Some(stream.next_u32()))
    }

    /// The order of these cards after an operation of the round, the top card first.
    pub fn order(&self, operation: u32, cards: &Hand) -> Vec<Card> {
        shuffled(cards, &mut self.stream(Stage::Round, operation))
    }

    pub(super) fn stream(&self, stage: Stage, operation: u32) -> Stream {
        let label = match stage {
            Stage::Dealer => "dealer",
            Stage::Round if operation == 0 => return Stream::new(&self.0),
            Stage::Round => "op",
        };
        let mut mac = keyed(&self.0);
        mac.update(label.as_bytes());
        mac.update(&operation.to_be_bytes());
        Stream::new(&mac.finalize().into_bytes())
    }
}

impl fmt::Debug for RoundKey {
    /// Says nothing of the key: it gives every card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RoundKey(…)")
    }
}

/// HMAC-SHA-512 of a counter, read as big-endian numbers of 32 bits.
pub(super) struct Stream {
    mac: Hmac<Sha512>,
    counter: u32,
    block: [u8; 64],
    /// How many numbers of the block are used up.
    used: usize,
}

impl Stream {
    fn new(key: &[u8]) -> Stream {
        Stream {
            mac: keyed(key),
            counter: 0,
            block: [0; 64],
            used: 16,
        }
    }

    fn refill(&mut self) {
        let mut mac = self.mac.clone();
        mac.update(&self.counter.to_be_bytes());
        self.block = mac.finalize().into_bytes().into();
        self.counter += 1;
        self.used = 0;
    }
}

impl RngCore for Stream {
    fn next_u32(&mut self) -> u32 {
        if self.used == 16 {
            self.refill();
        }
        let (numbers, _) = self.block.as_chunks();
        let number = numbers[self.used];
        self.used += 1;
        u32::from_be_bytes(number)
    }

    fn next_u64(&mut self) -> u64 {
        impls::next_u64_via_u32(self)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        impls::fill_bytes_via_next(self, bytes);
    }
}

fn keyed(key: &[u8]) -> Hmac<Sha512> {
    Hmac::new_from_slice(key).expect("HMAC takes a key of any length")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_gives_the_same_numbers_in_every_width() {
        let stream = || Stream::new(&[1; 128]);
        let (mut narrow, mut wide) = (stream(), stream());
        let numbers = [narrow.next_u32(), narrow.next_u32()];
        let both = u64::from(numbers[1]) << 32 | u64::from(numbers[0]);
        assert_eq!(wide.next_u64(), both);
        let mut bytes = [0; 8];
        stream().fill_bytes(&mut bytes);
        assert_eq!(bytes, both.to_le_bytes());
    }
}
