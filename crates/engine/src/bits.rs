//! The ones of a word, found by their place.

/// A one in every byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// Which bit the one at place `n` is, counted from 0 and from the lowest.
///
/// Without a branch that depends on the word: in random play nothing could foresee it.
pub(crate) const fn nth_one(word: u64, n: u32) -> Option<u8> {
    // The ones of each byte, then those up to each byte.
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let sums = bytes.wrapping_mul(BYTES);
    if n >= (sums >> 56) as u32 {
        return None;
    }
    let shift = 8 * not_above(sums, n as u64);
    let before = (sums << 8) >> shift & 0xff;
    // The same once more with a byte for each bit of the byte that was found.
    let bits = (word >> shift & 0xff).wrapping_mul(BYTES) & 0x8040_2010_0804_0201;
    let ones = (bits + 0x7f * BYTES) >> 7 & BYTES;
    let place = not_above(ones.wrapping_mul(BYTES), n as u64 - before);
    Some((shift + place) as u8)
}

/// How many of the eight bytes are not above `n`; all are below 128.
const fn not_above(bytes: u64, n: u64) -> u32 {
    let high = 0x80 * BYTES;
    let marks = (n * BYTES + high - bytes) & high;
    ((marks >> 7).wrapping_mul(BYTES) >> 56) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_one_of_a_word_is_found_by_its_place() {
        let words = [
            0,
            1,
            1 << 63,
            u64::MAX,
            0x8000_0000_0000_0001,
            0x0123_4567_89ab_cdef,
            0xfedc_ba98_7654_3210,
            0x9e37_79b9_7f4a_7c15,
        ];
        for word in words {
            let ones = (0..64u8).filter(|bit| word >> bit & 1 == 1);
            for (n, bit) in ones.enumerate() {
                assert_eq!(nth_one(word, n as u32), Some(bit), "{word:x}");
            }
            for n in [word.count_ones(), 64, u32::MAX] {
                assert_eq!(nth_one(word, n), None, "{word:x}");
            }
        }
    }
}
