//! What a truth that was made up for a view is like, where nobody but its maker can see it.

use super::{card, hand, position, rules, seat, state, word};
use crate::phase::{DrawnCard, Phase, Step};
use crate::rules::Value;
use crate::{Card, Event, Hand, Seed, Seeded, State};
use alloc::vec::Vec;

/// The card that the second player has just drawn, in 60 truths that the first player cannot tell apart.
fn drawn(truth: &State) -> Vec<DrawnCard> {
    let view = truth.view(Some(seat(0)));
    let made_up = (0..60).map(|number| view.resample(&mut Seeded::new(Seed([number; 32]))));
    made_up
        .map(|state| {
            assert_eq!(state.view(Some(seat(0))), view);
            match *state.public().phase() {
                Phase::Turn {
                    step: Step::AfterDraw(drawn),
                    ..
                } => {
                    assert!(state.hand(seat(1)).contains(drawn.card));
                    drawn
                }
                ref other => panic!("{other:?}"),
            }
        })
        .collect()
}

/// The second player has drawn and decides; everybody holds numbers, and a red 5 is on top.
fn after_draw(options: &[(&str, Value<'_>)], draw: &str) -> State {
    let mut position = position(rules(options));
    position.draw = hand(draw);
    let mut state = state(&position);
    state.public.phase = Phase::Turn {
        seat: seat(1),
        step: Step::AfterDraw(DrawnCard {
            card: card("R7"),
            fits: true,
        }),
    };
    state
}

fn fit(drawn: &[DrawnCard]) -> usize {
    drawn.iter().filter(|drawn| drawn.fits).count()
}

const PILE: &str = "G1 G2 R3 Y4 R8";

#[test]
fn who_decides_about_one_drawn_card_can_play_it() {
    let all = drawn(&after_draw(&[("draw.mode", word("one"))], PILE));
    assert_eq!(fit(&all), 60);
    assert!(all.iter().all(|drawn| {
        drawn.card.color() == Some(crate::Color::Red) || drawn.card.number() == Some(5)
    }));
}

#[test]
fn who_may_draw_on_has_a_card_that_fits_or_one_that_does_not() {
    let may_go_on = [("draw.mode", word("may_until_playable"))];
    let all = drawn(&after_draw(&may_go_on, PILE));
    assert!((1..60).contains(&fit(&all)));
    // With nothing left to draw, the card must fit.
    let mut empty = after_draw(&may_go_on, "");
    empty.public.under_top = 0;
    empty.public.discards = Hand::EMPTY;
    empty.public.deck.remove(card("B1"));
    assert_eq!(fit(&drawn(&empty)), 60);
}

#[test]
fn who_may_play_any_card_after_a_draw_has_one_to_play() {
    let any_card = [
        ("draw.mode", word("one")),
        ("draw.then_play", word("any_card")),
    ];
    let truth = after_draw(&any_card, PILE);
    let all = drawn(&truth);
    assert!((1..60).contains(&fit(&all)));
    let view = truth.view(Some(seat(0)));
    for number in 0..60 {
        let state = view.resample(&mut Seeded::new(Seed([number; 32])));
        assert!(!state.legal(seat(1)).plays.is_empty());
    }
}

#[test]
fn where_no_card_fits_any_card_is_given() {
    let mut truth = after_draw(&[("draw.mode", word("one"))], "G1 G2 Y4");
    // Nothing red and no 5 is out of sight.
    truth.hands[seat(1)] = hand("Y7 G8 Y9");
    truth.public.deck.remove(card("R7"));
    truth.public.deck.add(card("Y7"));
    let all = drawn(&truth);
    assert_eq!(fit(&all), 0);
}

#[test]
fn cards_under_the_top_that_nobody_saw_are_made_up_too() {
    let mut truth = state(&position(rules(&[])));
    truth.hidden = hand("W Y4");
    truth.pile.remove(Card::WILD);
    truth.pile.remove(card("Y4"));
    truth.public.draw_pile -= 2;
    truth.public.under_top += 2;
    for number in 0..20 {
        let view = truth.view(Some(seat(0)));
        let state = view.resample(&mut Seeded::new(Seed([number; 32])));
        assert_eq!(state.hidden.len(), 2);
        assert_eq!(state.pile.len(), 3);
        assert_eq!(state.discards().len(), 3);
    }
}

#[test]
fn cards_that_are_collected_stay_together_in_a_truth_that_is_made_up() {
    let mut state = state(&position(rules(&[])));
    state.evolve(&Event::Collected);
    let Phase::Redealing(pool) = *state.public().phase() else {
        panic!("the hands were collected");
    };
    for viewer in [Some(seat(0)), None] {
        let view = state.view(viewer);
        let made_up = view.resample(&mut Seeded::new(Seed([3; 32])));
        assert_eq!(made_up.view(viewer), view);
        match made_up.public().phase() {
            Phase::Redealing(other) => assert_eq!(other.len(), pool.len()),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn who_was_knocked_out_had_a_hand_that_counted_something() {
    let mut state = state(&position(rules(&[("draw.mercy_limit", Value::Int(10))])));
    state.evolve(&Event::KnockedOut { seat: seat(2) });
    let view = state.view(Some(seat(0)));
    let made_up = view.resample(&mut Seeded::new(Seed([4; 32])));
    assert_eq!(made_up.view(Some(seat(0))), view);
    let values = [0, 1, 2].map(|number| made_up.frozen_value(seat(number)));
    assert!(values[2] > 10, "{values:?}");
    assert_eq!(values[..2], [0, 0]);
}
