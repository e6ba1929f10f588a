//! What a written-down position must be, and what becomes of it.

use super::{card, hand, position, rules, seat, state, word};
use crate::rules::Value;
use crate::{
    Card, Color, DrawCard, Hand, Phase, Position, PositionError, SeatSet, SeatsError, State, Step,
};
use alloc::vec;
use alloc::vec::Vec;

fn errors(position: &Position) -> Vec<PositionError> {
    State::from_position(position).expect_err("a position that cannot be played")
}

#[test]
fn a_position_becomes_the_state_that_it_describes() {
    let mut position = position(rules(&[]));
    position.totals = vec![3, 20, 100];
    position.exposed = SeatSet::EMPTY.with(seat(2));
    position.hands[2] = hand("B6");
    let state = state(&position);
    let public = state.public();
    assert_eq!(public.top(), Some(card("R5")));
    assert_eq!(public.color(), Some(Color::Red));
    assert_eq!(state.discards(), hand("B1"));
    assert_eq!(public.discard_pile(), 2);
    assert_eq!(*state.draw_pile(), position.draw);
    assert_eq!(public.draw_pile(), 5);
    assert_eq!(
        *public.deck(),
        hand("B1 R5 G1 G2 G3 Y4 W R1 B2 R7 G8 Y9 B6")
    );
    for (number, hand) in position.hands.iter().enumerate() {
        assert_eq!(state.hand(seat(number)), hand);
        assert_eq!(public.count(seat(number)), hand.len());
        assert_eq!(public.total(seat(number)), position.totals[number]);
    }
    assert_eq!((public.round(), public.dealer()), (1, seat(0)));
    assert_eq!(public.in_round(), SeatSet::first(3));
    assert_eq!(public.exposed(), position.exposed);
    assert_eq!(public.uncalled(), position.exposed);
    let step = Step::Play;
    assert_eq!(
        *public.phase(),
        Phase::Turn {
            seat: seat(1),
            step
        }
    );
}

#[test]
fn a_penalty_waits_for_the_seat_on_turn() {
    let mut position = position(rules(&[]));
    position.penalty = 4;
    let state = state(&position);
    let penalty = state.public().phase().penalty().expect("a penalty");
    assert_eq!((penalty.owed, penalty.last), (4, DrawCard::Two));
    assert_eq!(state.public().phase().on_turn(), Some(seat(1)));
}

#[test]
fn a_hand_must_be_able_to_hold_all_cards_of_a_kind() {
    let mut position = position(rules(&[]));
    position.draw = core::iter::repeat_n(card("R5"), 30).collect();
    assert_eq!(state(&position).public().deck().count(card("R5")), 31);
    position.hands[0].add(card("R5"));
    assert_eq!(errors(&position), [PositionError::TooManyOf(card("R5"))]);
    // Those of the discard pile count, and no others there.
    let mut laid = super::position(rules(&[]));
    laid.discard = vec![card("R5"); 30];
    laid.discard.push(card("B1"));
    laid.hands[0] = hand("R5 B2");
    assert!(State::from_position(&laid).is_ok());
    laid.hands[1] = hand("R5 G8");
    assert_eq!(errors(&laid), [PositionError::TooManyOf(card("R5"))]);
}

#[test]
fn the_seats_must_be_those_of_the_table() {
    let start = position(rules(&[]));
    let alone = Position {
        seats: 1,
        totals: vec![0],
        hands: vec![hand("R1")],
        turn: seat(0),
        ..start.clone()
    };
    assert_eq!(errors(&alone), [PositionError::Seats(SeatsError::TooFew)]);
    let mut few_totals = start.clone();
    few_totals.totals.pop();
    assert_eq!(errors(&few_totals), [PositionError::WrongNumberOfSeats]);
    let mut many_hands = start.clone();
    many_hands.hands.push(Hand::EMPTY);
    assert_eq!(errors(&many_hands), [PositionError::WrongNumberOfSeats]);
    let stranger = Position {
        turn: seat(3),
        uncalled: SeatSet::EMPTY.with(seat(7)),
        ..start.clone()
    };
    assert_eq!(
        errors(&stranger),
        [3, 7].map(|number| PositionError::NoSuchSeat(seat(number)))
    );
    let last = Position {
        turn: seat(2),
        ..start
    };
    assert_eq!(state(&last).public().phase().on_turn(), Some(seat(2)));
}

#[test]
fn a_position_may_have_fewer_cards_than_its_rules_need() {
    let position = position(rules(&[("deal.hand_size", Value::Int(15))]));
    let few = rules(&[
        ("deal.hand_size", Value::Int(15)),
        ("deck.count", Value::Int(1)),
    ]);
    let seats = 7;
    assert!(matches!(
        few.decks(seats),
        Err(SeatsError::DeckTooSmall { .. })
    ));
    let position = Position {
        rules: few,
        seats,
        totals: vec![0; seats],
        hands: vec![hand("R1"); seats],
        ..position
    };
    assert_eq!(state(&position).public().seats(), seats);
}

#[test]
fn the_color_in_force_goes_with_the_top() {
    let start = position(rules(&[]));
    let no_top = Position {
        discard: Vec::new(),
        ..start.clone()
    };
    assert_eq!(errors(&no_top), [PositionError::NoTop]);
    let wild = Position {
        discard: vec![Card::WILD],
        ..start.clone()
    };
    assert_eq!(errors(&wild), [PositionError::ColorMissing]);
    let named = Position {
        color: Some(Color::Blue),
        ..wild
    };
    assert_eq!(state(&named).public().color(), Some(Color::Blue));
    let own = Position {
        color: Some(Color::Red),
        ..start.clone()
    };
    assert_eq!(state(&own).public().color(), Some(Color::Red));
    let other = Position {
        color: Some(Color::Blue),
        ..start
    };
    assert_eq!(errors(&other), [PositionError::ColorOfTop(Color::Blue)]);
}

#[test]
fn only_one_card_is_uncalled() {
    let mut position = position(rules(&[]));
    position.uncalled = SeatSet::EMPTY.with(seat(0));
    assert_eq!(errors(&position), [PositionError::NotOneCard(seat(0))]);
    position.hands[0] = hand("R1");
    let state = state(&position);
    assert_eq!(state.public().uncalled(), position.uncalled);
    assert!(state.public().exposed().is_empty());
}

#[test]
fn who_reached_the_limit_sits_out_where_the_last_standing_wins() {
    let last_standing = [
        ("scoring.mode", word("each_adds_own_hand")),
        ("scoring.match_winner", word("last_standing")),
        ("scoring.target", Value::Int(100)),
    ];
    let mut position = position(rules(&last_standing));
    position.totals = vec![99, 0, 100];
    assert_eq!(errors(&position), [PositionError::SitsOut(seat(2))]);
    position.hands[2] = Hand::EMPTY;
    let state = state(&position);
    assert_eq!(state.public().in_round(), SeatSet::first(2));
    assert_eq!(state.public().eliminated(), SeatSet::EMPTY.with(seat(2)));
    position.turn = seat(2);
    assert_eq!(errors(&position), [PositionError::SitsOut(seat(2))]);
    position.turn = seat(1);
    position.totals[0] = 100;
    position.hands[0] = Hand::EMPTY;
    assert_eq!(errors(&position), [PositionError::NobodyToPlay]);

    let mut one_round = last_standing.to_vec();
    one_round.push(("scoring.single_round", Value::Bool(true)));
    for options in [&one_round[..], &last_standing[..1]] {
        let mut all_play = super::position(rules(options));
        all_play.totals = vec![10_000; 3];
        assert_eq!(
            super::state(&all_play).public().in_round(),
            SeatSet::first(3)
        );
    }
}

#[test]
fn partners_have_one_total() {
    let teams = rules(&[("teams.size", Value::Int(2))]);
    let start = position(teams);
    let mut position = Position {
        seats: 4,
        totals: vec![10, 20, 10, 20],
        hands: vec![hand("R1 R2"); 4],
        ..start
    };
    assert_eq!(state(&position).public().total(seat(3)), 20);
    position.totals[3] = 21;
    assert_eq!(errors(&position), [PositionError::PartnersDiffer(seat(3))]);
}
