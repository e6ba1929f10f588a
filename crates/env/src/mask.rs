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

    /// Puts the actions from `first` on in whose bits are set.
    #[inline]
    pub(crate) fn insert_bits(&mut self, first: usize, bits: u128) {
        let (word, shift) = (first / 64, first % 64);
        let low = bits << shift;
        self.words[word] |= low as u64;
        // Nothing of it reaches beyond the table, so neither do the words that are not empty.
        if let Some(next) = self.words.get_mut(word + 1) {
            *next |= (low >> 64) as u64;
        }
        if shift > 0
            && let Some(next) = self.words.get_mut(word + 2)
        {
            *next |= (bits >> (128 - shift)) as u64;
        }
    }

    /// Writes a byte of 0 or 1 for each action that `out` has room for.
    #[inline]
    pub fn write_bytes(&self, out: &mut [u8]) {
        let bytes = self.words.iter().flat_map(|word| word.to_le_bytes());
        for (chunk, byte) in out.chunks_mut(8).zip(bytes) {
            let spread = SPREAD[byte as usize].to_le_bytes();
            chunk.copy_from_slice(&spread[..chunk.len()]);
        }
    }

    /// Writes the words, bit `i % 8` of byte `i / 8` for action `i`, as far as `out` reaches.
    #[inline]
    pub fn write_bits(&self, out: &mut [u8]) {
        for (chunk, word) in out.chunks_mut(8).zip(&self.words) {
            chunk.copy_from_slice(&word.to_le_bytes()[..chunk.len()]);
        }
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
        mask.write_bytes(&mut bytes);
        mask.write_bits(&mut bits);
        for action in 0..COUNT {
            assert_eq!(bytes[action] == 1, mask.has(action));
            assert_eq!(bits[action / 8] >> (action % 8) & 1 == 1, mask.has(action));
        }
    }
}
