//! Reasons and knowledge that hardly a game comes to.

use super::{card, cards, hand, position, rules, seat, state, word};
use crate::phase::{DrawnCard, Phase, Step};
use crate::rules::Value;
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

#[test]
fn a_start_swap_that_must_come_first_is_asked_for_before_the_target_of_a_play_is_looked_at() {
    let swap = |how| {
        let mut state = state(&position(rules(&[("actions.swap_hands", word(how))])));
        state.public.phase = Phase::Turn {
            seat: seat(1),
            step: Step::SwapStart,
        };
        state
    };
    let with_herself = Action::Play(Play::card(card("R7")).swapping(seat(1)));
    let command = Command::Act(seat(1), with_herself);
    assert_eq!(
        swap("mandatory").check(&command),
        Err(Refusal::SwapTargetRequired)
    );
    assert_eq!(
        swap("optional").check(&command),
        Err(Refusal::SwapTargetNotAllowed)
    );
    let colored = Play::wild(card("R7"), crate::Color::Blue);
    assert_eq!(
        swap("mandatory").check(&Command::Act(seat(1), Action::Play(colored))),
        Err(Refusal::ColorNotWanted)
    );
}

/// What is said to a call that comes with a jump-in of the third player.
fn call_with_jump_in(state: &State, play: Play) -> Result<(), Refusal> {
    state.check(&Command::Act(seat(2), Action::JumpIn(play.calling())))
}

#[test]
fn each_zero_of_several_cards_brings_the_hand_of_one_seat_before() {
    let mut position = position(rules(&[("actions.zero_rotate", Value::Bool(true))]));
    position.hands = ["B2", "G8 Y9", "R0 R5 Y6 Y6"].map(hand).to_vec();
    let state = state(&position);
    let called = |short| {
        let cards = Cards::new(&cards(short)).expect("two cards");
        let play = Play {
            cards,
            ..Play::card(card("R5"))
        };
        call_with_jump_in(&state, play)
    };
    // One 0 brings two cards, wherever it lies; without a 0 two cards stay.
    assert_eq!(called("R0 R5"), Err(Refusal::NothingToCall));
    assert_eq!(called("R5 R0"), Err(Refusal::NothingToCall));
    assert_eq!(called("R5 Y6"), Err(Refusal::NothingToCall));
    position.hands = ["B2 B3", "G8", "R0 R5 Y6 Y6"].map(hand).to_vec();
    let fewer = super::state(&position);
    let play = |short| Play {
        cards: Cards::new(&cards(short)).expect("two cards"),
        ..Play::card(card("R5"))
    };
    // With one card to come, the call is in place and only the cards are not.
    for short in ["R0 R5", "R5 R0"] {
        assert_eq!(
            call_with_jump_in(&fewer, play(short)),
            Err(Refusal::CannotJumpIn)
        );
    }
}

#[test]
fn a_call_with_shuffle_hands_counts_when_the_deal_leaves_its_player_one_card() {
    let answer = |continues, own: &str| {
        let mut position = position(rules(&[
            ("deck.kind", word("all")),
            ("deck.count", Value::Int(2)),
            ("actions.shuffle_hands", word("deal_evenly")),
            ("actions.zero_rotate", Value::Bool(true)),
            ("jump_in.cards", word("colored_and_wild")),
            ("jump_in.continues", word(continues)),
        ]));
        position.discard = cards("B1 WH");
        position.color = Some(crate::Color::Red);
        position.hands = ["B2", "G8", own].map(hand).to_vec();
        let wild = Play::wild(card("WH"), crate::Color::Blue);
        call_with_jump_in(&state(&position), wild)
    };
    // Four cards, the fourth for the first seat of the deal.
    assert_eq!(answer("original_order", "WH Y6 Y7"), Ok(()));
    assert_eq!(answer("after_jumper", "WH Y6 Y7"), Ok(()));
    // Five cards: dealt from the seat that was to play, the second round reaches the jumper too.
    assert_eq!(
        answer("original_order", "WH Y6 Y7 Y8"),
        Err(Refusal::NothingToCall)
    );
    assert_eq!(answer("after_jumper", "WH Y6 Y7 Y8"), Ok(()));
    // Eight cards are three for the jumper then.
    assert_eq!(
        answer("original_order", "WH Y1 Y2 Y3 Y6 Y7 Y8"),
        Err(Refusal::NothingToCall)
    );
}

#[test]
fn a_jump_in_adds_to_a_penalty_up_to_the_limit() {
    let open = |limit| {
        let mut position = position(rules(&[
            ("jump_in.cards", word("colored")),
            ("jump_in.on_draw_cards", word("adds_to_stack")),
            ("stacking.max_total", Value::Int(limit)),
        ]));
        position.discard = cards("B1 R+2");
        position.penalty = 12;
        position.hands[2] = hand("R+2 Y6 Y7");
        state(&position)
            .legal(seat(2))
            .jump_ins
            .contains(card("R+2"))
    };
    assert!(open(14));
    assert!(!open(13));
}
