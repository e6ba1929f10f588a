//! What can be asked of a state and of a view.

use super::{card, cards, hand, position, rules, seat, state, word};
use crate::event::{Event, EventOf, Why};
use crate::legal::{Legal, Together};
use crate::phase::{FirstDeal, Phase, Step};
use crate::public::LaidBy;
use crate::rules::Value;
use crate::{
    Action, CardSet, Color, ColorSet, Direction, Hand, Refusal, SeatSet, SeenEvent, State, View,
};
use alloc::format;

fn set(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|&number| seat(number)).collect()
}

#[test]
fn what_everybody_knows_can_be_asked() {
    let mut state = state(&position(rules(&[("teams.size", Value::Int(0))])));
    let public = &mut state.public;
    public.round = 7;
    public.dealer = seat(2);
    public.direction = Direction::Counterclockwise;
    public.laid_by = LaidBy::Seat(seat(1));
    public.in_round = set(&[0]);
    public.left = set(&[1]);
    public.eliminated = set(&[2]);
    public.knocked_out = set(&[0, 1]);
    public.out.push(seat(2));
    public.announced = set(&[1, 2]);
    public.uncalled = set(&[0, 1, 2]);
    public.exposed = set(&[0, 2]);
    public.totals[seat(1)] = -5;
    public.points[seat(2)] = 40;
    let public = state.public();
    assert_eq!((public.round(), public.dealer()), (7, seat(2)));
    assert_eq!(public.direction(), Direction::Counterclockwise);
    assert_eq!(public.laid_by(), LaidBy::Seat(seat(1)));
    assert_eq!((public.seats(), public.all_seats()), (3, set(&[0, 1, 2])));
    assert_eq!(
        (public.in_round(), public.in_match()),
        (set(&[0]), set(&[0]))
    );
    assert_eq!((public.left(), public.eliminated()), (set(&[1]), set(&[2])));
    assert_eq!(public.knocked_out(), set(&[0, 1]));
    assert_eq!(public.out(), [seat(2)]);
    assert_eq!(public.announced(), set(&[1, 2]));
    assert_eq!(public.uncalled(), set(&[0, 1, 2]));
    assert_eq!(public.exposed(), set(&[0, 2]));
    assert_eq!((public.total(seat(1)), public.points(seat(2))), (-5, 40));
    assert_eq!((public.draw_pile(), public.discard_pile()), (5, 2));
    assert_eq!(
        (public.drawable(), *public.seen_discards()),
        (6, hand("B1"))
    );
    assert_eq!(public.rules().hand_size.get(), 1);
    assert_eq!(public.team(seat(1)), set(&[1]));
}

#[test]
fn partners_sit_across() {
    let teams = rules(&[("teams.size", Value::Int(2))]);
    let state = State::new(teams, 6, FirstDeal::Lot).expect("three teams of two");
    assert_eq!(state.public().team(seat(1)), set(&[1, 4]));
    assert_eq!(state.public().team(seat(5)), set(&[2, 5]));
}

#[test]
fn the_deck_and_totals_are_set_before_a_round_and_not_within() {
    let mut during = state(&position(rules(&[])));
    let before = during.clone();
    during.set_deck(hand("W"));
    during.set_total(seat(0), 9);
    assert!(during == before);
    let mut fresh = State::new(rules(&[]), 2, FirstDeal::Lot).expect("two players");
    fresh.set_deck(hand("W W"));
    fresh.set_total(seat(1), 9);
    fresh.set_total(seat(2), 9);
    assert_eq!(*fresh.public().deck(), hand("W W"));
    assert_eq!(
        (fresh.public().total(seat(1)), fresh.public().total(seat(0))),
        (9, 0)
    );
    fresh.public.phase = Phase::RoundOver { winner: None };
    fresh.set_deck(hand("W W W"));
    fresh.set_total(seat(1), 10);
    assert_eq!(*fresh.public().deck(), hand("W W W"));
    assert_eq!(fresh.public().total(seat(1)), 9);
}

#[test]
fn a_state_prints_no_cards() {
    let mut state = state(&position(rules(&[])));
    state.frozen[seat(2)] = 33;
    assert_eq!(state.frozen_value(seat(2)), 33);
    assert_eq!(
        format!("{state:?}"),
        "State { round: 1, on_turn: Some(seat 1), counts: [2, 3, 2], draw_pile: 5, \
         totals: [0, 0, 0], .. }"
    );
}

#[test]
fn a_view_knows_what_is_out_of_sight() {
    let state = state(&position(rules(&[])));
    let view = state.view(Some(seat(0)));
    assert_eq!(
        (view.viewer(), *view.hand()),
        (Some(seat(0)), hand("R1 B2"))
    );
    assert_eq!(view.unseen(), hand("R7 G8 Y9 B6 Y6 G1 G2 G3 Y4 W"));
    let nobody = state.view(None);
    assert_eq!((nobody.viewer(), *nobody.hand()), (None, Hand::EMPTY));
    assert_eq!(nobody.legal(), Legal::NOTHING);
    assert_eq!(nobody.unseen(), view.unseen().plus(view.hand()));
}

#[test]
fn a_view_says_why_nothing_is_open() {
    let mut state = state(&position(rules(&[])));
    let why = |state: &State, viewer| state.view(viewer).refusal(&Action::Draw);
    assert_eq!(why(&state, Some(seat(1))), None);
    assert_eq!(why(&state, Some(seat(0))), Some(Refusal::NotYourTurn));
    assert_eq!(why(&state, None), Some(Refusal::NotYourTurn));
    state.public.phase = Phase::RoundOver { winner: None };
    assert_eq!(why(&state, Some(seat(1))), Some(Refusal::RoundOver));
    state.public.phase = Phase::MatchOver { winners: set(&[0]) };
    assert_eq!(why(&state, Some(seat(1))), Some(Refusal::MatchOver));
    assert_eq!(why(&state, None), Some(Refusal::MatchOver));
}

#[test]
fn each_open_move_alone_is_something() {
    let nothing = Legal::NOTHING;
    assert!(nothing.is_empty());
    let cards = CardSet::of(card("R5"));
    let seats = set(&[1]);
    let open = [
        Legal {
            plays: cards,
            ..nothing
        },
        Legal {
            jump_ins: cards,
            ..nothing
        },
        Legal {
            draw: true,
            ..nothing
        },
        Legal {
            pass: true,
            ..nothing
        },
        Legal {
            challenge: true,
            ..nothing
        },
        Legal {
            call: true,
            ..nothing
        },
        Legal {
            catches: seats,
            ..nothing
        },
        Legal {
            names: ColorSet::ALL,
            ..nothing
        },
        Legal {
            start_swaps: seats,
            ..nothing
        },
    ];
    for legal in open {
        assert!(!legal.is_empty(), "{legal:?}");
        assert!(!legal.actions().is_empty(), "{legal:?}");
    }
    assert_eq!(nothing.actions(), []);
    assert_eq!(nothing.together, Together::NOTHING);
}

/// What a viewer sees of something that happened at the usual table.
fn seen(event: &Event, viewer: Option<usize>, options: &[(&str, Value<'_>)]) -> SeenEvent {
    let after = state(&position(rules(options)));
    event.seen_by(viewer.map(seat), &after)
}

#[test]
fn a_card_that_is_drawn_or_dealt_is_seen_by_its_player_alone() {
    let drew = Event::Drew {
        seat: seat(1),
        card: card("W"),
        why: crate::Why::Turn,
    };
    let dealt = Event::Dealt {
        seat: seat(1),
        card: card("W"),
    };
    for (viewer, known) in [(Some(1), Some(card("W"))), (Some(0), None), (None, None)] {
        assert!(matches!(
            seen(&drew, viewer, &[]),
            EventOf::Drew { card, .. } if card == known
        ));
        assert!(matches!(
            seen(&dealt, viewer, &[]),
            EventOf::Dealt { card, .. } if card == known
        ));
    }
}

#[test]
fn a_challenged_hand_is_shown_as_the_rules_say() {
    let challenged = Event::Challenged {
        by: seat(1),
        offender: seat(0),
        guilty: true,
        hand: hand("R1 B2"),
    };
    for (shown_to, by_challenger, by_others) in [
        ("challenger", true, false),
        ("everyone", true, true),
        ("nobody", false, false),
    ] {
        let options = [("challenge.hand_shown_to", word(shown_to))];
        for (viewer, shown) in [
            (Some(1), by_challenger),
            (Some(0), by_others),
            (Some(2), by_others),
            (None, by_others),
        ] {
            let known = shown.then(|| hand("R1 B2"));
            assert!(
                matches!(
                    seen(&challenged, viewer, &options),
                    EventOf::Challenged { hand, .. } if hand == known
                ),
                "{shown_to} {viewer:?}"
            );
        }
    }
}

#[test]
fn who_gets_another_hand_sees_it() {
    let swapped = Event::Swapped {
        seat: seat(0),
        with: seat(1),
        hand: (),
    };
    let rotated = Event::Rotated { hand: () };
    let hands = position(rules(&[])).hands;
    for (viewer, held) in hands.into_iter().enumerate() {
        let own = (viewer < 2).then_some(held);
        assert!(matches!(
            seen(&swapped, Some(viewer), &[]),
            EventOf::Swapped { hand, .. } if hand == own
        ));
        assert!(matches!(
            seen(&rotated, Some(viewer), &[]),
            EventOf::Rotated { hand: Some(hand) } if hand == held
        ));
    }
    assert!(matches!(
        seen(&rotated, None, &[]),
        EventOf::Rotated { hand: None }
    ));
    assert!(matches!(
        seen(&swapped, None, &[]),
        EventOf::Swapped { hand: None, .. }
    ));
}

#[test]
fn a_spectator_whose_hand_is_nobodys_keeps_none() {
    let mut view: View = state(&position(rules(&[]))).view(None);
    let step = Step::Play;
    view.apply(&EventOf::Dealt {
        seat: seat(0),
        card: None,
    });
    view.apply(&EventOf::Turn {
        seat: seat(0),
        step,
    });
    assert_eq!(*view.hand(), Hand::EMPTY);
    assert_eq!(view.public().count(seat(0)), 3);
    assert_eq!(view.public().color(), Some(Color::Red));
    assert_eq!(cards("R5"), [view.public().top().expect("a top")]);
}

#[test]
fn a_view_takes_up_own_cards_alone_and_begins_each_round_without_any() {
    let mut view = state(&position(rules(&[]))).view(Some(seat(1)));
    let before = *view.hand();
    let drew = |number, short| SeenEvent::Drew {
        seat: seat(number),
        card: Some(card(short)),
        why: Why::Turn,
    };
    view.apply(&drew(0, "G1"));
    assert_eq!(*view.hand(), before);
    view.apply(&drew(1, "G2"));
    assert_eq!(*view.hand(), before.plus(&hand("G2")));
    view.apply(&SeenEvent::RoundBegan {
        round: 2,
        dealer: seat(1),
        players: SeatSet::first(3),
    });
    assert!(view.hand().is_empty());
}
