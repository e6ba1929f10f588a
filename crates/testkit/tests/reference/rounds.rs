//! Start cards, going out, the end of a round, the match, and the count of sequences.

use crate::presets::{official, rules, standard, traditional};
use crate::table::{Table, card, cards, count, dealt, position, seat, table};
use lastcard_engine::{Command, Direction, Event, FirstDeal, Phase, Refusal, SeatSet, Step};
use lastcard_testkit::{FixedOrder, Reference, ReferencePosition, perft};

#[test]
fn a_start_reverse_between_two_players_skips_and_leaves_the_direction() {
    let (t, events) = dealt(standard(), &[("deal.hand_size", "1")], 2, "R1 G1 RR R7");
    assert_eq!(events[events.len() - 2], Event::Skipped { seat: seat(0) });
    assert_eq!(
        (t.turn(), t.game.direction()),
        (Some(1), Direction::Clockwise)
    );
    let options = [
        ("deal.hand_size", "1"),
        ("actions.two_player_reverse", "direction_only"),
    ];
    let (t, _) = dealt(standard(), &options, 2, "R1 G1 RR R7");
    assert_eq!(
        (t.turn(), t.game.direction()),
        (Some(0), Direction::Counterclockwise)
    );
}

#[test]
fn buried_cards_end_with_the_topmost_allowed_card() {
    // Five tries turn up the Wild again and again: it goes to index 2 of the four cards left.
    let deck = "R1 B1 W W W+4 W R5";
    let (t, events) = dealt(traditional(), &[("deal.hand_size", "1")], 2, deck);
    assert_eq!(
        count(&events, |e| matches!(e, Event::StartReturned { .. })),
        5
    );
    assert_eq!(t.game.top(), card("R5"));
}

#[test]
fn where_no_card_is_allowed_the_next_one_is_taken_as_it_is() {
    let options = [("deal.hand_size", "1"), ("start.number_only", "true")];
    let (mut t, events) = dealt(standard(), &options, 3, "R1 B1 G1 R+2 RS");
    assert_eq!(
        events.last(),
        Some(&Event::Turn {
            seat: seat(0),
            step: Step::Play
        })
    );
    t.does(0, "plays R1");
    let (mut t, events) = dealt(traditional(), &[("deal.hand_size", "1")], 2, "R1 B1 W+4 W");
    assert_eq!(
        events.last(),
        Some(&Event::Turn {
            seat: seat(0),
            step: Step::NameColor
        })
    );
    t.does(0, "names blue");
    assert_eq!((t.turn(), t.game.penalty()), (Some(0), 0));
}

#[test]
fn a_dealer_who_only_names_cannot_call() {
    let options = [
        ("deal.hand_size", "2"),
        ("start.wild", "dealer_names_color"),
    ];
    let (mut t, _) = dealt(standard(), &options, 2, "R1 B1 R2 B2 W Y1");
    assert_eq!(t.refuses(1, "calls"), Some(Refusal::NothingToCall));
    assert_eq!(t.refuses(0, "jumps R1"), Some(Refusal::CannotJumpIn));
    t.does(1, "names red");
    t.does(0, "calls");
}

#[test]
fn a_start_wild_draw_four_with_its_full_effect_is_a_step_without_an_answer() {
    let options = [
        ("deal.hand_size", "1"),
        ("start.wild_draw_four", "full_effect"),
    ];
    let options = [&options[..], &[("stacking.wild_four_on_wild_four", "true")]].concat();
    let (mut t, _) = dealt(standard(), &options, 3, "W+4 B1 G1 W+4 Y1 Y2 Y3 Y4 Y5");
    t.does(2, "names blue");
    assert_eq!((t.turn(), t.game.penalty()), (Some(0), 4));
    assert_eq!(t.refuses(0, "plays W+4"), Some(Refusal::CannotStack));
    assert_eq!(t.refuses(0, "challenges"), Some(Refusal::CannotChallenge));
    t.does(0, "draws");
    assert_eq!(t.turn(), Some(1));
}

#[test]
fn a_tie_for_the_dealer_is_drawn_again_by_the_tied_players_only() {
    let rules = rules(traditional(), &[("deal.hand_size", "1")]);
    let mut game = Reference::new(rules, 3, FirstDeal::HighCard).unwrap();
    game.set_deck(cards("R9 G9 B5 YS R1 R2"));
    // The Skip goes under the pile and the third seat draws the five.
    let chance = FixedOrder::of_deck(&cards("R9 G9 YS B5 R1 R2"));
    let chance = chance
        .then(&cards("R1 R2 YS R9 G9"))
        .then(&cards("R9 G9 B5 YS R1 R2"));
    let mut t = Table { game, chance };
    let events = t.says(Command::NextRound);
    let drew: Vec<usize> = events
        .iter()
        .filter_map(|e| {
            if let Event::DealerDrew { seat, .. } = e {
                Some(seat.index())
            } else {
                None
            }
        })
        .collect();
    assert_eq!(drew, [0, 1, 2, 2, 0, 1]);
    assert_eq!(t.game.dealer(), Some(seat(1)));
}

#[test]
fn a_last_zero_rotates_among_those_still_in() {
    let options = [
        ("going_out.play_for_places", "true"),
        ("actions.zero_rotate", "true"),
    ];
    let mut t = table(
        official(),
        &options,
        "R3",
        &["R0", "R9 Y8", "B1 B2 B3", "G1"],
        "Y1",
    );
    t.does(0, "plays R0");
    assert_eq!(t.game.out(), [seat(0)]);
    assert_eq!(
        [t.hand(1), t.hand(2), t.hand(3)],
        ["G1", "R9 Y8", "B1 B2 B3"]
    );
}

#[test]
fn a_last_wild_needs_a_color_only_while_the_round_goes_on() {
    let hands = ["W", "R9 Y8", "B1 B2"];
    let t = table(official(), &[], "R3", &hands, "Y1");
    assert_eq!(t.refuses(0, "plays W red"), Some(Refusal::ColorNotWanted));
    assert_eq!(t.refuses(0, "plays W"), None);
    let places = [("going_out.play_for_places", "true")];
    let t = table(official(), &places, "R3", &hands, "Y1");
    assert_eq!(t.refuses(0, "plays W"), Some(Refusal::ColorRequired));
    assert_eq!(t.refuses(0, "plays W red"), None);
}

#[test]
fn a_round_of_teams_may_last_until_all_members_are_out() {
    let options = [("teams.size", "2"), ("teams.ends", "all_members_out")];
    let mut t = table(
        official(),
        &options,
        "R3",
        &["R5", "R9 Y8", "R6", "B1 B2"],
        "Y1",
    );
    t.does(0, "plays R5");
    t.does(1, "plays R9 uno");
    let events = t.does(2, "plays R6");
    assert!(events.contains(&Event::RoundEnded {
        winner: Some(seat(0)),
        stalled: false
    }));
    assert_eq!([0, 1, 2, 3].map(|s| t.game.total(seat(s))), [11, 0, 11, 0]);
}

#[test]
fn the_lowest_side_wins_the_difference_when_nobody_can_go_on() {
    let teams = [("teams.size", "2")];
    let hands = ["G4", "B8", "Y1", "B1"];
    let mut t = table(official(), &teams, "R3", &hands, "G1");
    t.does(0, "draws");
    // The first team holds 4 + 1 + 1, the second 8 + 1.
    assert_eq!([0, 1, 2, 3].map(|s| t.game.total(seat(s))), [3, 0, 3, 0]);
}

#[test]
fn when_all_reach_the_limit_the_tied_lowest_play_on_alone() {
    let p = position(
        rules(traditional(), &[("scoring.match_winner", "last_standing")]),
        "R3",
        &["G4 G5", "B8 B1", "GS"],
    );
    let p = ReferencePosition {
        totals: vec![491, 491, 490],
        ..p
    };
    let mut t = Table::at(p, "Y0");
    let events = t.does(0, "draws");
    assert_eq!(events.last(), Some(&Event::Eliminated { seat: seat(2) }));
    assert_eq!(t.game.phase(), &Phase::RoundOver { winner: None });
}

#[test]
fn leaving_ends_the_match_with_one_player_left_and_scores_nothing() {
    let mut t = table(official(), &[], "R3", &["R5", "R9 Y8", "B1 B2"], "Y1");
    t.does(1, "leaves");
    let events = t.does(2, "leaves");
    let winners = SeatSet::EMPTY.with(seat(0));
    assert_eq!(
        events,
        [Event::Left { seat: seat(2) }, Event::MatchEnded { winners }]
    );
    assert_eq!(t.refuses(0, "leaves"), Some(Refusal::MatchOver));
}

#[test]
fn the_time_of_a_seat_is_up_and_the_plainest_move_is_made() {
    let mut t = table(standard(), &[], "R3", &["R5 G4", "R9 Y8"], "R1 Y1");
    let events = t.says(Command::TimeIsUp);
    assert_eq!(events[0], Event::TimeWasUp { seat: seat(0) });
    assert_eq!((t.hand(0).as_str(), t.turn()), ("R1 R5 G4", Some(0)));
    t.says(Command::TimeIsUp);
    assert_eq!(t.turn(), Some(1));
}

#[test]
fn sequences_of_actions_are_counted() {
    let t = table(official(), &[], "R3", &["R5 B9", "R9 W"], "Y1 B3");
    // The five, a draw, or the call alone.
    assert_eq!(perft(&t.game, &t.chance, 1), 3);
    // After the five: the late call of the one; two cards (one of them in four colors), a draw, a call
    // and a catch of the other. After the draw, which ends the turn: the same without late call and
    // catch. After the call: the five or a draw.
    assert_eq!(perft(&t.game, &t.chance, 2), 9 + 7 + 2);
}
