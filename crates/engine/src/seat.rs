//! Seats around the table.

use alloc::boxed::Box;
use core::fmt;
use core::ops::{Index, IndexMut};

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

    /// Whether there are two seats or more.
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
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

/// How many seats keep their values without heap.
const NEAR: usize = 10;

/// One value for each seat; no heap for up to ten seats.
///
/// Invariant: the places of seats that the table does not have hold the default value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BySeat<T> {
    near: [T; NEAR],
    /// The values from the eleventh seat on.
    far: Option<Box<[T; Seat::MAX - NEAR]>>,
}

impl<T: Copy + Default> BySeat<T> {
    /// The default value for `seats` seats.
    pub(crate) fn new(seats: usize) -> BySeat<T> {
        BySeat {
            near: [T::default(); NEAR],
            far: (seats > NEAR).then(Box::default),
        }
    }

    /// Exchanges the values of two seats.
    pub(crate) fn swap(&mut self, a: Seat, b: Seat) {
        (self[a], self[b]) = (self[b], self[a]);
    }

    /// Gives every seat the default value again.
    pub(crate) fn clear(&mut self) {
        self.near.fill(T::default());
        if let Some(far) = &mut self.far {
            far.fill(T::default());
        }
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        match (self.near.get(seat.index()), &self.far) {
            (Some(value), _) => value,
            (None, Some(far)) => &far[seat.index() - NEAR],
            (None, None) => no_such_seat(seat),
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match (self.near.get_mut(seat.index()), &mut self.far) {
            (Some(value), _) => value,
            (None, Some(far)) => &mut far[seat.index() - NEAR],
            (None, None) => no_such_seat(seat),
        }
    }
}

#[cold]
fn no_such_seat(seat: Seat) -> ! {
    panic!("the table has no {seat:?}")
}

impl<T: Copy + Default> FromIterator<T> for BySeat<T> {
    /// The values of the seats in order, of at most [`Seat::MAX`] seats.
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> BySeat<T> {
        let mut by_seat = BySeat::new(NEAR);
        for (number, value) in values.into_iter().enumerate() {
            if number == NEAR {
                by_seat.far = Some(Box::default());
            }
            by_seat[Seat::new(number)] = value;
        }
        by_seat
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
