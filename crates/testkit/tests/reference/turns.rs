//! Drawing, draw cards, jumping in, several cards at once.

use crate::presets::{official, rules, standard};
use crate::table::{Table, card, count, position, seat, table};
use lastcard_engine::{Action, Color, Direction, Event, Refusal, Step};
use lastcard_testkit::ReferencePosition;

#[test]
fn a_drawn_bluff_stops_the_drawing_and_need_not_be_played() {
    let options = [
        ("draw.mode", "until_playable"),
        ("draw.playable_card", "must_play"),
    ];
    let mut t = table(
        standard(),
        &options,
        "B4",
        &["B9 Y3", "R5 G2"],
        "R1 W+4 B6 G1",
    );
    t.does(0, "draws");
    assert_eq!(t.hand(0), "R1 Y3 B9 W+4");
    assert_eq!(t.refuses(0, "plays W+4 red"), None);
    t.does(0, "passes");
    assert_eq!(t.turn(), Some(1));
}

#[test]
fn a_drawn_bluff_is_never_played_by_itself() {
    let options = [("draw.playable_card", "auto_play")];
    let mut t = table(standard(), &options, "B4", &["B9 Y3", "R5 G2"], "W+4 W B6");
    t.does(0, "draws");
    assert_eq!(t.turn(), Some(0));
    t.does(0, "passes");
    let events = t.does(1, "draws");
    // The color most held, ties in the order of the colors.
    assert!(events.contains(&Event::Played {
        seat: seat(1),
        card: card("W"),
        color: Some(Color::Red),
        jump_in: false
    }));
}

#[test]
fn with_nothing_to_draw_one_plays_or_passes() {
    let mut t = table(official(), &[], "R3", &["R5 G4 G6", "B9 Y8", "B1 R2"], "");
    assert_eq!(t.refuses(0, "draws"), Some(Refusal::MustPlay));
    assert_eq!(t.refuses(0, "passes"), Some(Refusal::MustPlay));
    t.does(0, "plays R5");
    // The red three under the top is drawn now.
    let events = t.does(1, "draws");
    assert_eq!(events[0], Event::Refilled);
    assert_eq!(t.hand(1), "R3 Y8 B9");
}

#[test]
fn a_penalty_takes_what_exists_and_the_rest_is_forgiven() {
    let p = position(rules(official(), &[]), "B1 R3", &["R5 G4", "R9 Y8"]);
    let mut t = Table::at(ReferencePosition { penalty: 6, ..p }, "Y1");
    let events = t.does(0, "draws");
    assert_eq!(events[1], Event::Refilled);
    assert_eq!(
        events[3],
        Event::Forgiven {
            seat: seat(0),
            count: 4
        }
    );
    assert_eq!(t.hand(0), "R5 Y1 G4 B1");
}

#[test]
fn after_a_draw_of_any_card_some_card_must_be_played_where_the_drawn_one_fits() {
    let options = [
        ("draw.then_play", "any_card"),
        ("draw.playable_card", "must_play"),
    ];
    let mut t = table(official(), &options, "B4", &["B9 Y3", "R5 G2"], "B6 Y1");
    t.does(0, "draws");
    assert_eq!(t.refuses(0, "passes"), Some(Refusal::MustPlay));
    t.does(0, "plays B9");
    t.does(1, "draws");
    assert_eq!(t.turn(), Some(0));
}

#[test]
fn a_hand_at_the_mercy_limit_drops_the_rest_of_the_penalty() {
    let options = [("draw.mercy_limit", "10")];
    let hands = ["R1 R2 R3 R4 R5 R6 R7 R8 R9", "G1", "B1 B2"];
    let p = position(rules(official(), &options), "G3", &hands);
    let mut t = Table::at(ReferencePosition { penalty: 4, ..p }, "Y1 Y2 Y3 Y4");
    let events = t.does(0, "draws");
    assert_eq!(events[1], Event::KnockedOut { seat: seat(0) });
    assert_eq!(count(&events, |e| matches!(e, Event::Forgiven { .. })), 0);
    assert_eq!((t.turn(), t.game.discard_pile().len()), (Some(1), 11));
    t.does(1, "plays G1");
    // The frozen hand counts 46, the other 3.
    assert_eq!(t.game.round_points(seat(1)), 49);
}

#[test]
fn the_verdict_uses_the_hand_as_it_was_right_after_the_play() {
    let hands = ["W+4 Y2", "R9 Y8 Y6", "B1 B2"];
    let mut t = table(official(), &[], "R3", &hands, "R1 R2 Y3 Y4 Y5 Y7 Y9 G1");
    t.does(0, "plays W+4 green");
    t.does(2, "catches 0");
    assert_eq!(t.hand(0), "R1 R2 Y2");
    let events = t.does(1, "challenges");
    assert!(matches!(events[1], Event::Challenged { guilty: false, .. }));
    assert_eq!((t.game.hand_of(seat(1)).len(), t.turn()), (9, Some(2)));
}

#[test]
fn a_challenge_falls_when_the_offender_leaves() {
    let mut t = table(
        official(),
        &[],
        "R3",
        &["W+4 R2 R4", "R9 Y8", "B1 B2"],
        "Y1 Y2 Y3 Y4 Y5",
    );
    t.does(0, "plays W+4 green");
    let events = t.does(0, "leaves");
    assert!(matches!(events[1], Event::Turn { step: Step::Serve(p), .. } if p.challenge.is_none()));
    assert_eq!(t.refuses(1, "challenges"), Some(Refusal::CannotChallenge));
}

#[test]
fn under_a_penalty_each_play_is_refused_for_its_own_reason() {
    let options = [("stacking.draw_two_on_draw_two", "true")];
    let p = position(
        rules(official(), &options),
        "R+2",
        &["R5 W+4 B+2 B+2", "R9 Y8"],
    );
    let mut t = Table::at(ReferencePosition { penalty: 2, ..p }, "Y1 Y2 Y3");
    for (text, refusal) in [
        ("plays R5", Refusal::MustServePenalty),
        ("passes", Refusal::MustServePenalty),
        ("plays G+2", Refusal::CardNotInHand),
        ("plays W+4", Refusal::ColorRequired),
        ("plays W+4 red", Refusal::CannotStack),
        ("plays B+2 B+2", Refusal::CannotStack),
        ("challenges", Refusal::CannotChallenge),
    ] {
        assert_eq!(t.refuses(0, text), Some(refusal), "{text}");
    }
    t.does(0, "plays B+2");
    assert_eq!(t.game.penalty(), 4);
}

#[test]
fn a_skip_sends_a_penalty_of_draw_twos_on_and_it_can_still_be_stacked_on() {
    let options = [
        ("actions.draw_two_deflect", "skip_any"),
        ("stacking.draw_two_on_draw_two", "true"),
    ];
    let hands = ["BS G4", "B+2 Y8", "B1 B2"];
    let p = position(rules(official(), &options), "R+2", &hands);
    let mut t = Table::at(ReferencePosition { penalty: 2, ..p }, "Y1 Y2 Y3 Y4 Y5");
    let events = t.does(0, "plays BS uno");
    assert_eq!(count(&events, |e| matches!(e, Event::Skipped { .. })), 0);
    assert_eq!((t.turn(), t.game.penalty()), (Some(1), 2));
    t.does(1, "plays B+2 uno");
    assert_eq!((t.turn(), t.game.penalty()), (Some(2), 4));
}

#[test]
fn a_deflecting_last_card_leaves_the_penalty_to_the_next_where_the_final_draw_applies() {
    let options = [("actions.draw_two_deflect", "skip_any")];
    for (draft, hand) in [(official(), "Y1 Y2 B1"), (standard(), "B1")] {
        let p = position(rules(draft, &options), "R+2", &["BS", "B1", "B2"]);
        let mut t = Table::at(ReferencePosition { penalty: 2, ..p }, "Y1 Y2 Y3");
        t.does(0, "plays BS");
        assert!(t.game.round_over());
        assert_eq!(t.hand(1), hand);
    }
}

#[test]
fn a_jump_in_under_original_order_acts_on_the_seat_that_was_to_play() {
    let options = [
        ("jump_in.cards", "colored"),
        ("jump_in.continues", "original_order"),
    ];
    let hands = ["R9 G4", "RS G4 G6", "B1 B2", "Y1 Y2"];
    let mut t = table(official(), &options, "RS", &hands, "Y3 Y4");
    let events = t.does(1, "jumps RS");
    assert_eq!(events[1], Event::Skipped { seat: seat(0) });
    assert_eq!(t.turn(), Some(1));
    let hands = ["R9 G4", "B1 B2", "RR G4 G6", "Y1 Y2"];
    let mut t = table(official(), &options, "RR", &hands, "Y3 Y4");
    t.does(0, "calls");
    t.does(2, "jumps RR");
    assert_eq!(
        (t.turn(), t.game.direction()),
        (Some(0), Direction::Counterclockwise)
    );
    t.does(0, "plays R9");
    assert!(t.game.exposed().is_empty());
}

#[test]
fn a_jump_in_is_refused_on_ones_own_card_and_on_turn() {
    let options = [("jump_in.cards", "colored")];
    let mut t = table(
        official(),
        &options,
        "R5",
        &["R5 R5 G6", "R5 Y8", "B1 B2"],
        "Y1",
    );
    assert_eq!(t.refuses(0, "jumps R5"), Some(Refusal::CannotJumpIn));
    t.does(0, "plays R5");
    assert_eq!(t.refuses(0, "jumps R5"), Some(Refusal::CannotJumpIn));
    assert_eq!(t.refuses(1, "jumps R5"), Some(Refusal::CannotJumpIn));
}

#[test]
fn two_skips_between_two_players_leave_the_turn_to_the_other() {
    let options = [("multi_discard", "identical_pair")];
    let mut t = table(official(), &options, "R3", &["RS RS G4 G6", "R9 Y8"], "Y1");
    let events = t.does(0, "plays RS RS");
    assert_eq!(
        events[2..4],
        [
            Event::Skipped { seat: seat(1) },
            Event::Skipped { seat: seat(0) }
        ]
    );
    assert_eq!(t.turn(), Some(1));
}

#[test]
fn several_cards_of_a_number_are_listed_once_for_each_first_last_and_set() {
    let options = [("multi_discard", "same_number")];
    let t = table(official(), &options, "R3", &["R5 Y5 G5 B1", "R9 Y8"], "Y1");
    let several = |action: &&Action| matches!(action, Action::Play(play) if play.cards.len() > 1);
    // The red five first: with one of two others, or with both in two orders.
    assert_eq!(t.game.legal(seat(0)).iter().filter(several).count(), 4);
}
