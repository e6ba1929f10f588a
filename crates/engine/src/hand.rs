//! A multiset of cards in five machine words.

use crate::card::{Card, CardSet, Color, ColorSet, Face, Rank, Wild};
use core::fmt;

/// How many cards of each kind: a hand, a pile or a deck.
///
/// The counts are bit-sliced: plane `p` holds bit `p` of every kind's count. "Which kinds are here" is
/// the union of the planes, so legal plays are found with a mask.
///
/// Invariant: a count never passes [`Hand::MAX_EACH`]; [`Hand::add`] is only called where the whole game
/// holds no more of a kind than that (four decks hold 16, and positions are checked).
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Hand {
    planes: [u64; Hand::PLANES],
}

impl Hand {
    /// The most cards of one kind that a multiset holds.
    pub const MAX_EACH: u32 = (1 << Hand::PLANES) - 1;
    /// No card.
    pub const EMPTY: Hand = Hand {
        planes: [0; Hand::PLANES],
    };

    const PLANES: usize = 5;

    /// Puts one card in.
    pub fn add(&mut self, card: Card) {
        let mut carry = 1u64 << card.index();
        for plane in &mut self.planes {
            (*plane, carry) = (*plane ^ carry, *plane & carry);
        }
        debug_assert!(carry == 0, "more than {} of {card}", Hand::MAX_EACH);
    }

    /// Takes one card out; says whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        if !self.contains(card) {
            return false;
        }
        let mut borrow = 1u64 << card.index();
        for plane in &mut self.planes {
            (*plane, borrow) = (*plane ^ borrow, !*plane & borrow);
        }
        true
    }

    /// Puts all cards of the other in.
    pub fn add_all(&mut self, other: &Hand) {
        let mut carry = 0;
        for (mine, &theirs) in self.planes.iter_mut().zip(&other.planes) {
            let sum = *mine ^ theirs ^ carry;
            carry = (*mine & theirs) | (carry & (*mine ^ theirs));
            *mine = sum;
        }
        debug_assert!(carry == 0, "more than {} of a kind", Hand::MAX_EACH);
    }

    /// Takes all cards of the other out.
    ///
    /// # Panics
    /// In debug builds, when the other holds a card that is not here.
    pub fn remove_all(&mut self, other: &Hand) {
        let mut borrow = 0;
        for (mine, &theirs) in self.planes.iter_mut().zip(&other.planes) {
            let difference = *mine ^ theirs ^ borrow;
            borrow = (!*mine & (theirs | borrow)) | (theirs & borrow);
            *mine = difference;
        }
        debug_assert!(borrow == 0, "a card is taken that is not there");
    }

    /// The two together.
    pub fn plus(mut self, other: &Hand) -> Hand {
        self.add_all(other);
        self
    }

    /// How many cards of that kind.
    pub fn count(&self, card: Card) -> u32 {
        let index = card.index();
        self.planes
            .iter()
            .enumerate()
            .map(|(p, plane)| ((plane >> index & 1) as u32) << p)
            .sum()
    }

    /// Whether at least one card of that kind is here.
    pub fn contains(&self, card: Card) -> bool {
        self.kinds().contains(card)
    }

    /// Whether everything in the other is here, as often as there.
    pub fn contains_all(&self, other: &Hand) -> bool {
        let mut borrow = 0;
        for (&mine, &theirs) in self.planes.iter().zip(&other.planes) {
            borrow = (!mine & (theirs | borrow)) | (theirs & borrow);
        }
        borrow == 0
    }

    /// The kinds that are here.
    pub fn kinds(&self) -> CardSet {
        CardSet(self.planes.iter().fold(0, |all, plane| all | plane))
    }

    /// The kinds of which at least two are here.
    pub fn pairs(&self) -> CardSet {
        CardSet(self.planes[1..].iter().fold(0, |all, plane| all | plane))
    }

    /// How many cards.
    pub fn len(&self) -> u32 {
        self.count_in(CardSet::ALL)
    }

    /// How many cards are of the kinds in the set.
    pub fn count_in(&self, set: CardSet) -> u32 {
        self.planes
            .iter()
            .enumerate()
            .map(|(p, plane)| (plane & set.0).count_ones() << p)
            .sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.kinds().is_empty()
    }

    /// The card at place `n` when all cards stand in the order of their index, counted from 0.
    pub fn nth(&self, mut n: u32) -> Option<Card> {
        for card in self.kinds().iter() {
            let count = self.count(card);
            if n < count {
                return Some(card);
            }
            n -= count;
        }
        None
    }

    /// One of the cards when `n` runs over 0 to `len - 1`, each card once, in no order that means
    /// anything: the fast way to draw by lot.
    pub fn pick(&self, n: u32) -> Option<Card> {
        self.pick_by(|_| n)
    }

    /// The same, where `lot` is told how many cards there are and says which.
    pub(crate) fn pick_by(&self, lot: impl FnOnce(u32) -> u32) -> Option<Card> {
        let mut below = [0; Hand::PLANES + 1];
        // Few tables have eight cards of a kind: the highest planes are seldom counted.
        let many = self.planes[3..] != [0; 2];
        for (p, plane) in self.planes.iter().enumerate() {
            let here = if p < 3 || many { plane.count_ones() } else { 0 };
            below[p + 1] = below[p] + (here << p);
        }
        let n = lot(below[Hand::PLANES]);
        // Counted, not searched: nothing could foresee where a search ends.
        let p = below[1..].iter().filter(|&&sum| sum <= n).count();
        CardSet(*self.planes.get(p)?).nth((n - below[p]) >> p)
    }

    /// Every card in the order of its index, equal ones side by side.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds()
            .iter()
            .flat_map(|card| core::iter::repeat_n(card, self.count(card) as usize))
    }

    /// The color most held, ties in the order red, yellow, green, blue; `None` of an
    /// empty `among`.
    pub fn color_most_held(&self, among: ColorSet) -> Option<Color> {
        among.iter().max_by_key(|&color| {
            (
                self.count_in(CardSet::of_color(color)),
                core::cmp::Reverse(color),
            )
        })
    }

    /// One deck of 108 cards: per color one 0, two of each other rank; four Wilds, four Wild Draw Fours.
    pub fn classic_deck() -> Hand {
        let mut deck = Hand::EMPTY;
        for card in Card::all() {
            let copies = match card.face() {
                Face::Colored(_, Rank::Number(0)) => 1,
                Face::Colored(..) => 2,
                Face::Wild(Wild::Plain | Wild::DrawFour) => 4,
                Face::Wild(_) => 0,
            };
            for _ in 0..copies {
                deck.add(card);
            }
        }
        deck
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        for card in cards {
            hand.add(card);
        }
        hand
    }
}

impl fmt::Display for Hand {
    /// The cards with spaces between, in the order of their index.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Hand {
    /// Only how many: what a log prints must not give cards away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({} cards)", self.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeMap;
    use alloc::vec::Vec;

    /// A small generator so that the engine's own tests need no other crate.
    fn numbers(mut seed: u64) -> impl FnMut() -> u64 {
        move || {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed
        }
    }

    #[test]
    fn a_hand_behaves_like_a_map_from_card_to_count() {
        let mut next = numbers(0x9e37_79b9_7f4a_7c15);
        for _ in 0..200 {
            let mut hand = Hand::EMPTY;
            let mut model: BTreeMap<Card, u32> = BTreeMap::new();
            for _ in 0..120 {
                let card = Card::from_index((next() % 57) as usize).unwrap();
                let count = model.entry(card).or_default();
                if next().is_multiple_of(3) {
                    assert_eq!(hand.remove(card), *count > 0);
                    *count = count.saturating_sub(1);
                } else if *count < Hand::MAX_EACH {
                    hand.add(card);
                    *count += 1;
                }
            }
            let listed: Vec<Card> = model
                .iter()
                .flat_map(|(&card, &count)| core::iter::repeat_n(card, count as usize))
                .collect();
            assert_eq!(hand.iter().collect::<Vec<_>>(), listed);
            assert_eq!(hand.len() as usize, listed.len());
            for (&card, &count) in &model {
                assert_eq!(hand.count(card), count);
                assert_eq!(hand.contains(card), count > 0);
                assert_eq!(hand.pairs().contains(card), count > 1);
            }
            for (n, &card) in listed.iter().enumerate() {
                assert_eq!(hand.nth(n as u32), Some(card));
            }
            assert_eq!(hand.nth(listed.len() as u32), None);
            let picked: Hand = (0..hand.len()).map(|n| hand.pick(n).unwrap()).collect();
            assert_eq!(picked, hand);
            assert_eq!(hand.pick(hand.len()), None);
        }
    }

    #[test]
    fn adding_and_removing_whole_hands_agrees_with_card_by_card() {
        let mut next = numbers(77);
        for _ in 0..300 {
            let mut draw = |n: u64| -> Hand {
                (0..n)
                    .map(|_| Card::from_index((next() % 57) as usize).unwrap())
                    .collect()
            };
            let (a, b) = (draw(40), draw(25));
            let sum = a.plus(&b);
            assert_eq!(sum, a.iter().chain(b.iter()).collect());
            assert!(sum.contains_all(&a) && sum.contains_all(&b));
            assert_eq!(
                a.contains_all(&b),
                Card::all().all(|card| a.count(card) >= b.count(card))
            );
            let mut rest = sum;
            rest.remove_all(&b);
            assert_eq!(rest, a);
        }
    }

    #[test]
    fn the_classic_deck_has_108_cards() {
        let deck = Hand::classic_deck();
        assert_eq!(deck.len(), 108);
        assert_eq!(deck.count_in(CardSet::NUMBERS), 76);
        assert_eq!(deck.count_in(CardSet::WILDS), 8);
    }

    #[test]
    fn the_color_most_held_breaks_ties_in_the_order_of_the_colors() {
        let hand: Hand = [
            Card::colored(Color::Blue, Rank::Skip),
            Card::colored(Color::Yellow, Rank::Number(3)),
            Card::WILD,
        ]
        .into_iter()
        .collect();
        let all = ColorSet::ALL;
        assert_eq!(hand.color_most_held(all), Some(Color::Yellow));
        assert_eq!(
            hand.color_most_held(all.without(Color::Yellow)),
            Some(Color::Blue)
        );
        assert_eq!(Hand::EMPTY.color_most_held(all), Some(Color::Red));
    }
}
