//! The 108 cards of one classic deck, a bit for each.

use crate::card::{Card, CardSet, Rank};
use crate::hand::Hand;

/// How the one at a certain place of a word is found: with what every machine has ([`Portable`]), or with an
/// instruction of the machine at hand, which only a caller that knows the machine can offer.
pub trait Bits: Copy {
    /// The number of the one at place `n`, counted from 0 and from the lowest; `n` is below the number of ones.
    fn nth_one(self, word: u64, n: u32) -> u32;
}

/// Finds ones without any special instruction.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

impl Bits for Portable {
    #[expect(clippy::inline_always, reason = "a part of every turn")]
    #[inline(always)]
    fn nth_one(self, word: u64, n: u32) -> u32 {
        crate::bits::nth_one(word, n).map_or(0, u32::from)
    }
}

/// The bits of the plain Wilds in each word, and of the Wild Draw Fours.
pub(super) const WILD: u64 = 0b11 << 52;
pub(super) const FOUR: u64 = 0b11 << 54;

/// The lower of two bits that mean the same kind.
const TWICE: u64 = 1 << 52 | 1 << 54;

/// Cards of one classic deck, each at most once: the first of a colored kind in the first word at its index, the second in
/// the second word. Of each Wild two lie in each word, from bit 52 and from bit 54.
///
/// A card is named by its *place*: 64 times the word plus the bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pack(pub(super) [u64; 2]);

#[expect(
    clippy::inline_always,
    reason = "each is some instructions of every turn"
)]
impl Pack {
    /// No card.
    pub(super) const EMPTY: Pack = Pack([0; 2]);

    /// All 108.
    pub(super) const DECK: Pack = Pack([
        (1 << 56) - 1,
        ((1 << 56) - 1) & !CardSet::of_rank(Rank::Number(0)).0,
    ]);

    /// The two words.
    #[inline(always)]
    pub const fn words(self) -> [u64; 2] {
        self.0
    }

    /// The bits that are set in one of the words: what is here, as bits of one word.
    #[inline(always)]
    pub(super) const fn bits(self) -> u64 {
        self.0[0] | self.0[1]
    }

    /// The same with one bit for each kind.
    #[inline(always)]
    pub(super) const fn kinds(self) -> u64 {
        one_each(self.bits())
    }

    /// How many cards.
    #[expect(clippy::len_without_is_empty, reason = "nobody outside asks for that")]
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    #[inline(always)]
    pub(super) const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// Whether exactly one card is here.
    #[inline(always)]
    pub(super) const fn is_one(self) -> bool {
        let [first, second] = self.0;
        (first & second) == 0 && (first | second).is_power_of_two()
    }

    /// Takes a card at that bit, of which one is here, and says its place.
    #[inline(always)]
    pub(super) const fn take(&mut self, bit: u32) -> u8 {
        let [first, second] = self.0;
        let card = 1 << bit;
        let from_first = first & card;
        self.0 = [first ^ from_first, second ^ (card ^ from_first)];
        place(bit, from_first == 0)
    }

    /// Takes the card of that place; says whether it was here.
    #[inline(always)]
    pub(super) const fn take_place(&mut self, place: u8) -> bool {
        let [first, second] = self.0;
        let card = Pack::EMPTY.and_place(place).0;
        self.0 = [first & !card[0], second & !card[1]];
        (first & card[0]) | (second & card[1]) != 0
    }

    /// Puts in the card of that place.
    #[inline(always)]
    pub(super) const fn put(&mut self, place: u8) {
        *self = self.and_place(place);
    }

    /// With the card of that place. The words are never indexed by what only the game knows: so they can stay in registers.
    #[inline(always)]
    const fn and_place(self, place: u8) -> Pack {
        let [first, second] = self.0;
        let card = 1 << (place & 63);
        let in_second = 0u64.wrapping_sub((place >> 6) as u64);
        Pack([first | card & !in_second, second | card & in_second])
    }

    /// Takes the card at place `n` of those that are here, and says its own place.
    #[inline(always)]
    pub(super) fn take_nth(&mut self, n: u32, bits: impl Bits) -> u8 {
        let [first, second] = self.0;
        let ones = first.count_ones();
        // Masks, since a branch here would be a guess.
        let in_second = n >= ones;
        let second_only = 0u64.wrapping_sub(u64::from(in_second));
        let word = first ^ ((first ^ second) & second_only);
        let bit = bits.nth_one(word, n - (ones & second_only as u32));
        let card = 1 << bit;
        self.0 = [first ^ (card & !second_only), second ^ (card & second_only)];
        place(bit, in_second)
    }

    /// The place of the one card that is here.
    #[inline(always)]
    pub(super) const fn place(self) -> u8 {
        place(self.bits().trailing_zeros() & 63, self.0[1] != 0)
    }

    /// Together with others.
    #[inline(always)]
    pub(super) const fn with(self, other: Pack) -> Pack {
        Pack([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// Without others.
    #[inline(always)]
    pub(super) const fn without(self, other: Pack) -> Pack {
        Pack([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The same cards as the rest of the engine counts them.
    pub(super) fn hand(self) -> Hand {
        let mut hand = Hand::EMPTY;
        for word in self.0 {
            let mut rest = word;
            while rest != 0 {
                hand.add(card_at(rest.trailing_zeros()));
                rest &= rest - 1;
            }
        }
        hand
    }
}

/// The place of a card from its bit and word.
#[expect(clippy::inline_always, reason = "two instructions of every turn")]
#[inline(always)]
const fn place(bit: u32, in_second: bool) -> u8 {
    bit as u8 | (in_second as u8) << 6
}

/// One bit for each kind where both bits of a Wild are set.
#[expect(clippy::inline_always, reason = "three instructions of every turn")]
#[inline(always)]
pub(super) const fn one_each(bits: u64) -> u64 {
    bits & !((bits & TWICE) << 1)
}

/// The kind of the cards at a bit.
pub(super) const fn card_at(bit: u32) -> Card {
    let index = match bit {
        0..52 => bit as usize,
        52 | 53 => 52,
        _ => 53,
    };
    match Card::from_index(index) {
        Some(card) => card,
        None => Card::WILD,
    }
}

/// The kinds of the cards at these bits.
#[expect(clippy::inline_always, reason = "five instructions of every decision")]
#[inline(always)]
pub(super) const fn kinds_of(bits: u64) -> CardSet {
    let colored = bits & ((1 << 52) - 1);
    let wild = (bits & WILD != 0) as u64;
    let four = (bits & FOUR != 0) as u64;
    CardSet(colored | wild << 52 | four << 53)
}

/// The bits at which cards of these kinds lie.
pub(super) const fn bits_of(kinds: CardSet) -> u64 {
    let colored = kinds.0 & ((1 << 52) - 1);
    let wild = if kinds.contains(Card::WILD) { WILD } else { 0 };
    let four = if kinds.contains(Card::WILD_DRAW_FOUR) {
        FOUR
    } else {
        0
    };
    colored | wild | four
}
