//! Seats, sets of them, and one value for each.

use super::seat;
use crate::seat::BySeat;
use crate::{Direction, Seat, SeatSet};
use alloc::vec::Vec;

#[test]
fn there_are_twenty_seats() {
    assert_eq!(Seat::try_new(19), Some(Seat::new(19)));
    assert_eq!(Seat::try_new(20), None);
    assert_eq!(Seat::new(19).index(), 19);
    assert_eq!(SeatSet::first(20).len(), 20);
}

#[test]
#[should_panic(expected = "number < Seat::MAX")]
fn there_is_no_twenty_first() {
    let _ = Seat::new(20);
}

#[test]
fn a_set_of_seats_is_a_set() {
    let mut set = SeatSet::EMPTY;
    assert!(set.is_empty());
    assert_eq!(set.len(), 0);
    set.insert(seat(3));
    set.insert(seat(3));
    assert!(set.contains(seat(3)) && !set.contains(seat(2)));
    assert!(!set.is_empty() && !set.has_several());
    set.insert(seat(19));
    assert!(set.has_several() && set.len() == 2);
    assert_eq!(set, [seat(19), seat(3)].into_iter().collect());
    assert_eq!(set.iter().collect::<Vec<_>>(), [seat(3), seat(19)]);
    assert_eq!(set.and(SeatSet::first(4)), SeatSet::EMPTY.with(seat(3)));
    assert_eq!(set.minus(SeatSet::first(4)), SeatSet::EMPTY.with(seat(19)));
    assert_eq!(set.without(seat(3)), SeatSet::EMPTY.with(seat(19)));
    assert_eq!(set.without(seat(4)), set);
    set.remove(seat(19));
    set.remove(seat(0));
    assert_eq!(set, SeatSet::EMPTY.with(seat(3)));
    assert_eq!(
        set.next(seat(3), Direction::Clockwise),
        Some(seat(3)),
        "the only one comes after itself"
    );
}

#[test]
fn every_seat_of_a_large_table_has_a_value_of_its_own() {
    for seats in [2, 10, 11, 20] {
        let mut values: BySeat<usize> = BySeat::new(seats);
        for number in 0..seats {
            assert_eq!(values[seat(number)], 0);
            values[seat(number)] = number + 1;
        }
        let listed: BySeat<usize> = (1..=seats).collect();
        assert!(values == listed);
        let last = seats - 1;
        values.swap(seat(0), seat(last));
        assert_eq!((values[seat(0)], values[seat(last)]), (seats, 1));
        assert_eq!(values[seat(1)], if last == 1 { 1 } else { 2 });
        values.clear();
        assert!(values == BySeat::new(seats));
    }
}

#[test]
#[should_panic(expected = "the table has no seat 10")]
fn a_small_table_has_no_eleventh_seat() {
    let values: BySeat<usize> = BySeat::new(10);
    let _ = values[seat(10)];
}

#[test]
#[should_panic(expected = "the table has no seat 11")]
fn a_small_table_keeps_nothing_for_a_twelfth_seat() {
    let mut values: BySeat<usize> = BySeat::new(10);
    values[seat(11)] = 1;
}
