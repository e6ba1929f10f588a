//! A view taken apart and put together, and what cannot be put together.

use super::{card, hand, position, rules, seat, state};
use crate::rules::Value;
use crate::{LaidBy, Phase, SeatSet, Step, View, ViewParts};
use alloc::vec;

/// The parts of a view of a table with two discards, one of which nobody saw.
fn parts() -> ViewParts {
    let mut position = position(rules(&[]));
    position.discard.insert(0, card("Y1"));
    let mut parts = state(&position).view(Some(seat(0))).parts();
    parts.discards = hand("B1");
    parts
}

/// Whether the parts make no view after this change.
fn fails(change: impl FnOnce(&mut ViewParts)) -> bool {
    let mut parts = parts();
    change(&mut parts);
    View::from_parts(parts).is_none()
}

#[test]
fn a_view_is_its_parts() {
    let position = position(rules(&[]));
    for viewer in [None, Some(seat(0)), Some(seat(1))] {
        let view = state(&position).view(viewer);
        assert_eq!(View::from_parts(view.parts()), Some(view));
    }
    let parts = parts();
    let view = View::from_parts(parts.clone()).expect("parts that fit");
    assert_eq!(view.parts(), parts);
}

#[test]
fn a_table_has_2_to_20_seats_and_a_value_for_each() {
    assert!(fails(|parts| {
        parts.counts.truncate(1);
        parts.totals.truncate(1);
        parts.points.truncate(1);
        parts.in_round = SeatSet::first(1);
        parts.phase = Phase::Dealing;
    }));
    assert!(fails(|parts| parts.totals.push(0)));
    assert!(fails(|parts| {
        parts.points.pop();
    }));
    assert!(fails(|parts| parts.counts.push(0)));
}

#[test]
fn the_players_fill_two_teams_or_more() {
    let with_seats = |seats: usize, size: i64| {
        let mut parts = parts();
        parts.rules = rules(&[("teams.size", Value::Int(size))]);
        parts.counts.resize(seats, 0);
        parts.totals.resize(seats, 0);
        parts.points.resize(seats, 0);
        View::from_parts(parts).is_some()
    };
    assert!(with_seats(4, 2));
    assert!(with_seats(6, 2));
    assert!(with_seats(6, 3));
    assert!(!with_seats(5, 2));
    assert!(!with_seats(4, 4));
}

#[test]
fn every_seat_that_is_named_is_one_of_the_table() {
    let strange = SeatSet::first(4);
    assert!(fails(|parts| parts.in_round = strange));
    assert!(fails(|parts| parts.left = strange));
    assert!(fails(|parts| parts.caught = strange));
    assert!(fails(|parts| parts.dealer = seat(3)));
    assert!(fails(|parts| parts.laid_by = LaidBy::Seat(seat(3))));
    assert!(fails(|parts| parts.out = vec![seat(3)]));
    assert!(fails(|parts| {
        let step = Step::Play;
        parts.phase = Phase::Turn {
            seat: seat(3),
            step,
        };
    }));
    assert!(fails(
        |parts| parts.phase = Phase::MatchOver { winners: strange }
    ));
    assert!(!fails(|parts| parts.dealer = seat(2)));
}

#[test]
fn nobody_goes_out_more_often_than_there_are_seats() {
    assert!(!fails(|parts| parts.out = vec![seat(0); 3]));
    assert!(fails(|parts| parts.out = vec![seat(0); 4]));
}

#[test]
fn who_is_exposed_is_uncalled() {
    let one = SeatSet::EMPTY.with(seat(1));
    assert!(fails(|parts| parts.exposed = one));
    assert!(!fails(|parts| {
        parts.exposed = one;
        parts.uncalled = one;
    }));
}

#[test]
fn own_cards_and_open_cards_are_cards_of_the_game() {
    assert!(fails(|parts| parts.hand = hand("R1")));
    assert!(fails(|parts| parts.hand = hand("R1 B9")));
    assert!(fails(|parts| parts.top = Some(card("B9"))));
    assert!(fails(|parts| parts.discards = hand("B9")));
    assert!(fails(|parts| parts.discards = hand("R1")));
    assert!(fails(|parts| {
        parts.viewer = None;
    }));
    assert!(!fails(|parts| {
        parts.viewer = None;
        parts.hand = hand("");
    }));
}

#[test]
fn the_piles_are_no_larger_than_what_they_hold() {
    // One card under the top was not seen: both seen, one seen, and more than there are.
    assert!(!fails(|parts| parts.discards = hand("B1 Y1")));
    assert!(fails(|parts| parts.under_top = 0));
    let deck = parts().deck.len() as u16;
    assert!(!fails(|parts| parts.draw_pile = deck - 2));
    assert!(fails(|parts| parts.draw_pile = deck - 1));
}
