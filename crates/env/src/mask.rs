//! Which actions are open, a bit each.

use crate::actions::COUNT;
use crate::observe::SPREAD;

/// A set of actions: bit `i % 64` of word `i / 64` stands for action `i`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mask {
    words: [u64; Mask::WORDS],
}

impl Mask {
    /// Words of the whole table.
    pub const WORDS: usize = COUNT.div_ceil(64);

    /// No action.
    pub const NONE: Mask = Mask {
        words: [0; Mask::WORDS],
    };

    /// Whether an action is in it.
    #[inline]
    pub fn has(&self, action: usize) -> bool {
        self.words
            .get(action / 64)
            .is_some_and(|word| word >> (action % 64) & 1 == 1)
    }

    /// How many there are.
    pub fn len(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.words == [0; Mask::WORDS]
    }

    /// The actions in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(place, &word)| {
            let mut bits = word;
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let bit = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    64 * place + bit
                })
            })
        })
    }

    /// The words, the first action lowest.
    pub const fn words(&self) -> &[u64; Mask::WORDS] {
        &self.words
    }

    /// Takes everything out of the first so many words; the others hold nothing.
    #[inline]
    pub(crate) fn clear(&mut self, words: usize) {
        self.words[..words].fill(0);
    }

    /// Puts an action in.
    pub(crate) fn insert(&mut self, action: usize) {
        self.words[action / 64] |= 1 << (action % 64);
    }

    /// Writes a byte of 0 or 1 for each action that `out` has room for.
    #[inline]
    pub fn write_bytes(&self, out: &mut [u8]) {
        write_bytes(&self.words, out);
    }

    /// The words, to put actions in.
    #[inline]
    pub(crate) const fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    /// Puts the actions from `first` on in whose bits are set.
    #[inline]
    pub(crate) fn insert_bits(&mut self, first: usize, bits: u128) {
        insert_bits(&mut self.words, first, bits);
    }
}

/// Puts the actions from `first` on in whose bits are set; nothing of it reaches beyond the words.
#[expect(
    clippy::inline_always,
    reason = "where `first` is known little is left"
)]
#[inline(always)]
pub(crate) fn insert_bits(words: &mut [u64], first: usize, bits: u128) {
    let (word, shift) = (first / 64, first % 64);
    let low = bits << shift;
    words[word] |= low as u64;
    if let Some(next) = words.get_mut(word + 1) {
        *next |= (low >> 64) as u64;
    }
    if shift > 0
        && let Some(next) = words.get_mut(word + 2)
    {
        *next |= (bits >> (128 - shift)) as u64;
    }
}

/// Writes a byte of 0 or 1 for each action: as far as `out` reaches, and 0 beyond the words.
#[expect(clippy::inline_always, reason = "a part of every step of a batch")]
#[inline(always)]
pub(crate) fn write_bytes(words: &[u64], out: &mut [u8]) {
    let (blocks, rest) = out.as_chunks_mut::<64>();
    let mut words = words.iter().copied().chain(std::iter::repeat(0));
    for block in blocks {
        let word = words.next().unwrap_or(0);
        for (byte, chunk) in block.as_chunks_mut().0.iter_mut().enumerate() {
            *chunk = spread(word, byte);
        }
    }
    let word = words.next().unwrap_or(0);
    let (whole, rest) = rest.as_chunks_mut();
    let last = whole.len();
    for (byte, chunk) in whole.iter_mut().enumerate() {
        *chunk = spread(word, byte);
    }
    rest.copy_from_slice(&spread(word, last)[..rest.len()]);
}

/// The bits of a byte of a word as bytes of 0 and 1.
#[expect(clippy::inline_always, reason = "two instructions of every step")]
#[inline(always)]
const fn spread(word: u64, byte: usize) -> [u8; 8] {
    SPREAD[(word >> (8 * byte) & 255) as usize].to_le_bytes()
}

/// Writes the words, bit `i % 8` of byte `i / 8` for action `i`, as far as `out` reaches, and 0 beyond the words.
#[expect(clippy::inline_always, reason = "a part of every step of a batch")]
#[inline(always)]
pub(crate) fn write_bits(words: &[u64], out: &mut [u8]) {
    let (whole, _) = out.as_chunks_mut::<8>();
    let words = words.iter().copied().chain(std::iter::repeat(0));
    for (chunk, word) in whole.iter_mut().zip(words) {
        *chunk = word.to_le_bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_land_on_their_actions_in_every_alignment() {
        let bits = 0x8000_0000_0000_0001_0000_0000_0000_0003_u128;
        for first in 0..COUNT - 128 {
            let mut mask = Mask::NONE;
            mask.insert_bits(first, bits);
            let wanted = [first, first + 1, first + 64, first + 127];
            assert_eq!(mask.iter().collect::<Vec<_>>(), wanted);
            assert!(wanted.iter().all(|&action| mask.has(action)));
            assert_eq!(mask.len(), 4);
        }
        assert!(!Mask::NONE.has(usize::MAX));
    }

    #[test]
    fn both_ways_of_writing_say_the_same() {
        let mut mask = Mask::NONE;
        for action in (0..COUNT).step_by(7) {
            mask.insert(action);
        }
        let (mut bytes, mut bits) = (vec![9; COUNT], vec![0; 96]);
        write_bytes(mask.words(), &mut bytes);
        write_bits(mask.words(), &mut bits);
        for action in 0..COUNT {
            assert_eq!(bytes[action] == 1, mask.has(action));
            assert_eq!(bits[action / 8] >> (action % 8) & 1 == 1, mask.has(action));
        }
    }
}
