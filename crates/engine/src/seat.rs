//! Seats around the table.

use core::fmt;
use core::ops::{Index, IndexMut};
use smallvec::SmallVec;

/// A place in the game, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that a table has.
    pub const MAX: usize = 20;

    /// The seat with that number.
    ///
    /// # Panics
    /// From [`Seat::MAX`] up; use [`Seat::try_new`] for numbers from outside.
    pub const fn new(number: usize) -> Seat {
        assert!(number < Seat::MAX);
        Seat(number as u8)
    }

    /// The seat with that number, or `None` from [`Seat::MAX`] up.
    pub const fn try_new(number: usize) -> Option<Seat> {
        if number < Seat::MAX {
            Some(Seat(number as u8))
        } else {
            None
        }
    }

    /// 0 to 19.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Which way play goes round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Direction {
    /// To the left, as every round begins.
    Clockwise,
    /// To the right.
    Counterclockwise,
}

impl Direction {
    /// The other one.
    pub const fn turned(self) -> Direction {
        match self {
            Direction::Clockwise => Direction::Counterclockwise,
            Direction::Counterclockwise => Direction::Clockwise,
        }
    }
}

/// A set of seats: bit `i` stands for seat `i`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(pub u32);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `count` seats.
    pub const fn first(count: usize) -> SeatSet {
        SeatSet((1 << count) - 1)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Puts the seat in.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes the seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set with that seat.
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without that seat.
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Both.
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// What is in both.
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// What is not in the other.
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seat of the set that comes first after `from` in that direction; `from` itself when it is
    /// the only one, and `None` of an empty set.
    pub fn next(self, from: Seat, direction: Direction) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let number = match direction {
            Direction::Clockwise => {
                let after = self.0 & !((2u32 << from.0) - 1);
                (if after == 0 { self.0 } else { after }).trailing_zeros()
            }
            Direction::Counterclockwise => {
                let before = self.0 & ((1u32 << from.0) - 1);
                (if before == 0 { self.0 } else { before }).ilog2()
            }
        };
        Some(Seat(number as u8))
    }

    /// The seats in order of their number.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let seat = Seat(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each seat; no heap for up to ten seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BySeat<T>(SmallVec<[T; 10]>);

impl<T: Copy> BySeat<T> {
    /// The same value for `seats` seats.
    pub fn new(value: T, seats: usize) -> BySeat<T> {
        BySeat(SmallVec::from_elem(value, seats))
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// The values in order of the seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> + '_ {
        self.0
            .iter()
            .enumerate()
            .map(|(number, &value)| (Seat(number as u8), value))
    }

    /// Exchanges the values of two seats.
    pub fn swap(&mut self, a: Seat, b: Seat) {
        self.0.swap(a.index(), b.index());
    }

    /// Sets every seat's value.
    pub fn fill(&mut self, value: T) {
        self.0.fill(value);
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Copy> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> BySeat<T> {
        BySeat(values.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_seat_of_a_set_is_found_in_both_directions() {
        for bits in 1u32..1 << 6 {
            let set = SeatSet(bits);
            for from in 0..6 {
                let walk = |step: usize| {
                    (1..=6)
                        .map(|i| Seat::new((from + i * step) % 6))
                        .find(|&s| set.contains(s))
                };
                assert_eq!(set.next(Seat::new(from), Direction::Clockwise), walk(1));
                assert_eq!(
                    set.next(Seat::new(from), Direction::Counterclockwise),
                    walk(5)
                );
            }
        }
        assert_eq!(
            SeatSet::EMPTY.next(Seat::new(0), Direction::Clockwise),
            None
        );
        let last = SeatSet::first(Seat::MAX);
        assert_eq!(
            last.next(Seat::new(19), Direction::Clockwise),
            Some(Seat::new(0))
        );
        assert_eq!(
            last.next(Seat::new(0), Direction::Counterclockwise),
            Some(Seat::new(19))
        );
    }
}
