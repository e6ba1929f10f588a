//! Calls, catches and last cards without a call.

use crate::presets::{official, rules, standard, traditional};
use crate::table::{Table, count, position, seat, table};
use lastcard_engine::{Color, Command, Event, Refusal, SeatSet};
use lastcard_testkit::ReferencePosition;

#[test]
fn a_call_after_the_play_is_late_under_before_play_and_good_elsewhere() {
    for (draft, refusal) in [
        (traditional(), Some(Refusal::NothingToCall)),
        (official(), None),
    ] {
        let mut t = table(draft, &[], "R3", &["R5 G4", "R9 Y8"], "Y1 Y2 Y3 Y4 Y5");
        t.does(0, "plays R5");
        assert_eq!(t.refuses(0, "calls"), refusal);
    }
}

#[test]
fn a_call_already_made_is_void_when_made_again_and_harmless_with_the_play() {
    let mut t = table(official(), &[], "R3", &["R5 G4", "R9 Y8"], "Y1 Y2");
    t.does(0, "calls");
    assert_eq!(t.refuses(0, "calls"), Some(Refusal::NothingToCall));
    let events = t.does(0, "plays R5 uno");
    assert_eq!(count(&events, |e| matches!(e, Event::Called { .. })), 0);
    assert!(t.game.exposed().is_empty());
}

#[test]
fn a_play_with_a_void_call_is_refused_whatever_the_penalty() {
    let options = [("uno.false_call_penalty", "2")];
    let mut t = table(
        official(),
        &options,
        "R3",
        &["R5 G4 G6", "R9 Y8"],
        "Y1 Y2 Y3",
    );
    assert_eq!(t.refuses(0, "plays R5 uno"), Some(Refusal::NothingToCall));
    t.does(0, "calls");
    assert_eq!(t.hand(0), "R5 Y1 Y2 G4 G6");
}

#[test]
fn a_second_catch_in_the_same_window_is_refused_without_a_penalty() {
    let options = [("uno.false_catch_penalty", "1")];
    let mut t = table(
        official(),
        &options,
        "R3",
        &["R5 G4", "R9 Y8", "B1 B2"],
        "Y1 Y2 Y3 Y4",
    );
    t.does(0, "plays R5");
    t.does(2, "catches 0");
    assert_eq!(t.refuses(1, "catches 0"), Some(Refusal::NothingToCatch));
    assert_eq!(t.refuses(1, "catches 1"), Some(Refusal::NothingToCatch));
    t.does(1, "catches 2");
    assert_eq!(t.hand(1), "R9 Y3 Y8");
    let events = t.does(1, "plays R9");
    assert_eq!(events[0], Event::WindowClosed);
    t.does(1, "catches 0");
    assert_eq!(t.hand(1), "Y3 Y4 Y8");
}

#[test]
fn the_clock_closes_the_window_only_under_next_turn_starts() {
    for (draft, closes) in [(standard(), true), (official(), false)] {
        let mut t = table(draft, &[], "R3", &["R5 G4", "R9 Y8"], "Y1 Y2 Y3");
        t.does(0, "plays R5");
        let events = t.says(Command::GraceEnds);
        assert_eq!(events == [Event::WindowClosed], closes);
        assert_eq!(t.game.exposed().is_empty(), closes);
        assert!(t.says(Command::GraceEnds).is_empty());
    }
}

#[test]
fn an_uncalled_last_card_costs_cards_and_then_takes_effect() {
    let p = position(rules(standard(), &[]), "R3", &["W", "R9 Y8", "B1 B2"]);
    let p = ReferencePosition {
        uncalled: vec![seat(0)],
        ..p
    };
    let mut t = Table::at(p, "Y1 Y2 Y3");
    assert_eq!(t.refuses(0, "plays W"), Some(Refusal::ColorRequired));
    let events = t.does(0, "plays W blue");
    assert_eq!(events[1], Event::Uncalled { seat: seat(0) });
    assert_eq!((t.hand(0).as_str(), t.turn()), ("Y1 Y2", Some(1)));
    assert_eq!(t.game.color(), Some(Color::Blue));
}

#[test]
fn an_uncalled_last_card_that_costs_one_card_leaves_its_player_exposed() {
    let options = [("uno.penalty", "1")];
    let p = position(rules(standard(), &options), "R3", &["R5", "R9 Y8"]);
    let p = ReferencePosition {
        uncalled: vec![seat(0)],
        ..p
    };
    let mut t = Table::at(p, "Y1 Y2 Y3");
    t.does(0, "plays R5");
    assert_eq!(t.game.exposed(), SeatSet::EMPTY.with(seat(0)));
    t.does(1, "catches 0");
    assert_eq!(t.hand(0), "Y1 Y2");
}

#[test]
fn a_pair_that_empties_the_hand_needs_a_call_only_under_before_play() {
    let blocked = ("uno.needed_to_go_out", "last_card_blocked");
    let options = [("multi_discard", "identical_pair"), blocked];
    let t = table(traditional(), &options, "R3", &["R5 R5", "R9 Y8"], "Y1");
    assert_eq!(t.refuses(0, "plays R5 R5"), Some(Refusal::UnoNotCalled));
    assert_eq!(t.refuses(0, "plays R5 R5 uno"), None);
    let mut t = table(official(), &options, "R3", &["R5 R5", "R9 Y8"], "Y1");
    assert_eq!(
        t.refuses(0, "plays R5 R5 uno"),
        Some(Refusal::NothingToCall)
    );
    t.does(0, "plays R5 R5");
    assert!(t.game.round_over());
}

#[test]
fn a_call_fits_a_seven_that_brings_a_hand_of_one_card() {
    let options = [("actions.seven_swap", "mandatory")];
    let hands = ["R7 G4 G6 G8", "R9 Y8 Y6", "B1"];
    let mut t = table(official(), &options, "R3", &hands, "Y1");
    assert_eq!(
        t.refuses(0, "plays R7 swap 1 uno"),
        Some(Refusal::NothingToCall)
    );
    t.does(0, "plays R7 swap 2 uno");
    assert!(t.game.exposed().is_empty());
}

#[test]
fn a_call_fits_a_zero_that_brings_a_hand_of_one_card() {
    let options = [("actions.zero_rotate", "true")];
    let mut t = table(
        official(),
        &options,
        "R3",
        &["R0 G4 G6", "R9 Y8", "B1"],
        "Y1",
    );
    let events = t.does(0, "plays R0 uno");
    assert_eq!(events[0], Event::Called { seat: seat(0) });
    assert_eq!((t.hand(0).as_str(), t.hand(1).as_str()), ("B1", "G4 G6"));
}

#[test]
fn who_was_left_with_one_card_by_another_may_call_under_every_deadline() {
    let options = [
        ("actions.seven_swap", "mandatory"),
        ("uno.after_swap", "must_call"),
    ];
    let mut t = table(
        traditional(),
        &options,
        "R3",
        &["R7 G4", "R9 Y8 Y6"],
        "Y1 Y2 Y3 Y4 Y5",
    );
    let events = t.does(0, "plays R7 swap 1");
    assert!(events.contains(&Event::Exposed {
        seat: seat(1),
        by_other: true
    }));
    t.does(1, "calls");
    assert!(t.game.exposed().is_empty());
}
