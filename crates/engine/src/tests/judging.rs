//! Reasons and knowledge that hardly a game comes to.

use super::{card, cards, hand, position, rules, seat, state, word};
use crate::phase::{DrawnCard, Phase, Step};
use crate::{Action, Cards, Command, Play, Refusal, State};

#[test]
fn what_is_laid_with_a_wild_draw_four_does_not_count_against_it() {
    let mut position = position(rules(&[
        ("matching.wild_draw_four", word("no_matching_color")),
        ("matching.wild_draw_four_illegal", word("blocked")),
    ]));
    let reason = |state: &State| {
        let together = Cards::new(&cards("R7 W+4")).expect("two cards");
        let play = Play {
            cards: together,
            color: Some(crate::Color::Blue),
            ..Play::card(card("R7"))
        };
        state.check(&Command::Act(seat(1), Action::Play(play)))
    };
    position.hands[1] = hand("R7 W+4 G8");
    assert_eq!(
        reason(&state(&position)),
        Err(Refusal::CannotDiscardTogether)
    );
    position.hands[1] = hand("R7 W+4 R8");
    assert_eq!(
        reason(&state(&position)),
        Err(Refusal::WildDrawFourNotAllowed)
    );
}

#[test]
fn nobody_knows_a_card_that_somebody_else_has_drawn() {
    let mut state = state(&position(rules(&[])));
    let drawn = DrawnCard {
        card: card("R7"),
        fits: true,
    };
    state.public.phase = Phase::Turn {
        seat: seat(1),
        step: Step::AfterDraw(drawn),
    };
    assert_eq!(state.eyes(seat(1)).drawn(), Some(drawn));
    assert_eq!(state.eyes(seat(0)).drawn(), None);
    let view = |viewer| state.view(Some(seat(viewer)));
    let known = |viewer| view(viewer).eyes().and_then(|eyes| eyes.drawn());
    assert_eq!(known(1), Some(drawn));
    assert_eq!(known(0), None);
    assert_eq!(known(2), None);
}

#[test]
fn many_actions_are_judged_as_each_alone() {
    let state = state(&position(rules(&[])));
    for number in 0..3 {
        let who = seat(number);
        let view = state.view(Some(who));
        let (judge, eye) = (state.judge(who), view.judge());
        for held in "R7 G8 Y9 W".split(' ') {
            let action = Action::Play(Play::card(card(held)));
            let alone = state.check(&Command::Act(who, action));
            assert_eq!(judge(&action), alone);
            assert_eq!(eye(&action), alone.err());
            assert_eq!(view.refusal(&action), alone.err());
        }
    }
}

#[test]
fn who_names_a_stranger_is_told_so_first() {
    let mut state = state(&position(rules(&[])));
    let strange = [
        Action::Swap(seat(3)),
        Action::Catch(seat(3)),
        Action::Play(Play::card(card("R7")).swapping(seat(3))),
        Action::JumpIn(Play::card(card("R7")).swapping(seat(3))),
    ];
    let over = Phase::MatchOver {
        winners: crate::SeatSet::first(1),
    };
    for phase in [*state.public().phase(), over] {
        state.public.phase = phase;
        for action in strange {
            let command = Command::Act(seat(1), action);
            assert_eq!(state.check(&command), Err(Refusal::UnknownPlayer));
            let view = state.view(Some(seat(1)));
            assert_eq!(view.refusal(&action), Some(Refusal::UnknownPlayer));
        }
        let command = Command::Act(seat(3), Action::Draw);
        assert_eq!(state.check(&command), Err(Refusal::UnknownPlayer));
    }
}
