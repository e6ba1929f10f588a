//! Turns that few games come to.

use super::{card, cards, hand, position, rules, seat, state, word};
use crate::event::Event;
use crate::phase::{DrawnCard, Phase, Step};
use crate::rules::Value;
use crate::{
    Action, CardSet, Cards, Color, Command, Play, Refusal, Rules, SeatSet, Seed, Seeded, State,
};
use alloc::vec;
use alloc::vec::Vec;

/// The usual table, with these cards in the hand of the second player, who is on turn.
fn holding(options: &[(&str, Value<'_>)], own: &str) -> State {
    held(rules(options), own)
}

fn held(rules: Rules, own: &str) -> State {
    let mut position = position(rules);
    position.hands[1] = hand(own);
    state(&position)
}

fn with_step(mut state: State, step: Step<crate::Full>) -> State {
    state.public.phase = Phase::Turn {
        seat: seat(1),
        step,
    };
    state
}

fn after_draw(state: State, short: &str, fits: bool) -> State {
    let card = card(short);
    with_step(state, Step::AfterDraw(DrawnCard { card, fits }))
}

fn together(short: &str) -> Play {
    Play {
        cards: Cards::new(&cards(short)).expect("some cards"),
        ..Play::card(card("R5"))
    }
}

fn answer(state: &State, play: Play) -> Result<(), Refusal> {
    state.check(&Command::Act(seat(1), Action::Play(play)))
}

/// What comes of an action of the second player.
fn events_of(state: &mut State, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    state
        .command(
            &Command::Act(seat(1), action),
            &mut Seeded::new(Seed([0; 32])),
            &mut events,
        )
        .expect("it is open");
    events
}

#[test]
fn a_pair_that_empties_the_hand_needs_its_call_before_the_play() {
    let options = |deadline| {
        [
            ("multi_discard", word("identical_pair")),
            ("uno.deadline", word(deadline)),
            ("uno.needed_to_go_out", word("last_card_blocked")),
        ]
    };
    let pair = together("R7 R7");
    let mut due = holding(&options("before_play"), "R7 R7");
    assert_eq!(answer(&due, pair), Err(Refusal::UnoNotCalled));
    assert!(!due.actions(seat(1)).contains(&Action::Play(pair)));
    assert_eq!(answer(&due, pair.calling()), Ok(()));
    due.public.announced = SeatSet::EMPTY.with(seat(1));
    assert_eq!(answer(&due, pair), Ok(()));
    assert!(due.actions(seat(1)).contains(&Action::Play(pair)));
    // Where one may call after the play, there is nothing left to call for.
    let later = holding(&options("before_caught"), "R7 R7");
    assert_eq!(answer(&later, pair), Ok(()));
    assert_eq!(answer(&later, pair.calling()), Err(Refusal::NothingToCall));
}

#[test]
fn a_start_swap_may_be_skipped_where_it_is_optional() {
    let swap = |how| {
        let state = holding(&[("actions.swap_hands", word(how))], "R7 G8 Y9");
        with_step(state, Step::SwapStart)
    };
    let optional = swap("optional").legal(seat(1));
    assert_eq!(optional.start_swaps, SeatSet::first(3).without(seat(1)));
    assert!(optional.draw && optional.plays.contains(card("R7")));
    let mandatory = swap("mandatory");
    let legal = mandatory.legal(seat(1));
    assert_eq!(legal.start_swaps, optional.start_swaps);
    assert!(!legal.draw && legal.plays.is_empty());
    for (action, allowed) in [
        (Action::Draw, Ok(())),
        (Action::Pass, Err(Refusal::CannotPass)),
        (Action::Challenge, Err(Refusal::CannotChallenge)),
    ] {
        let command = Command::Act(seat(1), action);
        assert_eq!(swap("optional").check(&command), allowed);
        assert_eq!(mandatory.check(&command), Err(Refusal::SwapTargetRequired));
    }
}

#[test]
fn a_drawn_card_is_played_only_as_it_was_drawn() {
    let blocked = [("matching.wild_draw_four_illegal", word("blocked"))];
    let open = |state: &State| state.legal(seat(1)).plays;
    let fits = after_draw(holding(&blocked, "R7 G8"), "R7", true);
    assert_eq!(open(&fits), CardSet::of(card("R7")));
    let does_not = after_draw(holding(&blocked, "R7 G8"), "R7", false);
    assert_eq!(open(&does_not), CardSet::EMPTY);
    // Penalty cards drawn since then have made it illegal.
    let no_more = after_draw(holding(&blocked, "W+4 R7"), "W+4", true);
    assert_eq!(open(&no_more), CardSet::EMPTY);
}

#[test]
fn nobody_draws_on_when_there_is_nothing_to_draw() {
    let draws_on = |pile: &str| {
        let mut position = position(rules(&[("draw.mode", word("may_until_playable"))]));
        position.discard = cards("R5");
        position.draw = hand(pile);
        position.hands[1] = hand("G8 Y9 B7");
        let state = after_draw(state(&position), "B7", false);
        let accepted = state.check(&Command::Act(seat(1), Action::Draw)) == Ok(());
        assert_eq!(state.legal(seat(1)).draw, accepted);
        accepted
    };
    assert!(draws_on("G1"));
    assert!(!draws_on(""));
}

#[test]
fn who_may_not_draw_because_a_card_fits_is_told_to_play() {
    let refused = |options: &[(&str, Value<'_>)], step: fn(State) -> State| {
        let forbidden = ("draw.voluntary", word("forbidden"));
        let state = step(holding(&[&[forbidden], options].concat(), "R7 G8 B7"));
        assert!(!state.legal(seat(1)).draw);
        state.check(&Command::Act(seat(1), Action::Draw))
    };
    assert_eq!(refused(&[], |state| state), Err(Refusal::MustPlay));
    let swap = |how| [("actions.swap_hands", word(how))];
    let start = |state| with_step(state, Step::SwapStart);
    assert_eq!(refused(&swap("optional"), start), Err(Refusal::MustPlay));
    assert_eq!(
        refused(&swap("mandatory"), start),
        Err(Refusal::SwapTargetRequired)
    );
    let on = [
        ("draw.mode", word("may_until_playable")),
        ("draw.then_play", word("any_card")),
    ];
    let drawn = |state| after_draw(state, "B7", false);
    assert_eq!(refused(&on, drawn), Err(Refusal::MustPlay));
    assert_eq!(refused(&on[1..], drawn), Err(Refusal::CannotDraw));
}

#[test]
fn after_a_draw_any_cards_are_open_where_the_rules_say_so() {
    let any_card = [
        ("draw.then_play", word("any_card")),
        ("draw.mode", word("may_until_playable")),
        ("draw.voluntary", word("forbidden")),
        ("multi_discard", word("same_number")),
    ];
    let pair = together("R7 B7");
    let able = after_draw(holding(&any_card, "R7 B7 G8"), "G8", false);
    assert_eq!(answer(&able, pair), Ok(()));
    assert!(!able.legal(seat(1)).draw, "who can play must");
    let unable = after_draw(holding(&any_card, "B7 G8 Y9"), "G8", false);
    assert!(unable.legal(seat(1)).draw);
    let mut no_pairs = any_card.to_vec();
    no_pairs[3] = ("multi_discard", word("off"));
    let single = after_draw(holding(&no_pairs, "R7 B7 G8"), "G8", false);
    assert_eq!(answer(&single, pair), Err(Refusal::CannotDiscardTogether));
    let mut drawn_only = any_card.to_vec();
    drawn_only[0] = ("draw.then_play", word("drawn_card"));
    let other = after_draw(holding(&drawn_only, "R7 B7 G8"), "G8", false);
    assert_eq!(answer(&other, pair), Err(Refusal::OnlyDrawnCard));
    assert!(other.legal(seat(1)).draw);
}

#[test]
fn the_clock_shuts_the_window_only_where_it_is_its_turn_that_does() {
    let events = |until, grace| {
        let options = [
            ("uno.catch_until", word(until)),
            ("uno.grace_ms", Value::Int(grace)),
        ];
        let mut state = holding(&options, "R7");
        state.public.uncalled.insert(seat(1));
        state.public.exposed.insert(seat(1));
        let mut events = Vec::new();
        let mut chance = Seeded::new(Seed([0; 32]));
        state
            .command(&Command::GraceEnds, &mut chance, &mut events)
            .expect("it is always in place");
        events
    };
    assert_eq!(events("next_turn_starts", 1500), vec![Event::WindowClosed]);
    assert_eq!(events("next_turn_starts", 0), vec![]);
    assert_eq!(events("next_player_acts", 1500), vec![]);
}

#[test]
fn a_call_stands_until_one_card_is_left() {
    let mut state = holding(&[], "R7 R8 R9");
    state.public.announced = SeatSet::EMPTY.with(seat(1));
    for (short, stands) in [("R7", true), ("R8", false)] {
        let card = card(short);
        state.evolve(&Event::Played {
            seat: seat(1),
            card,
            color: None,
            jump_in: false,
        });
        assert_eq!(state.public().announced().contains(seat(1)), stands);
    }
    assert_eq!(state.public().color(), Some(Color::Red));
}

#[test]
fn nobody_is_uncalled_when_a_round_or_a_match_is_over() {
    for event in [
        Event::RoundEnded {
            winner: None,
            stalled: true,
        },
        Event::MatchEnded {
            winners: SeatSet::first(1),
        },
    ] {
        let mut state = holding(&[], "R7");
        let one = SeatSet::EMPTY.with(seat(1));
        let public = &mut state.public;
        (public.uncalled, public.exposed) = (one, one);
        (public.announced, public.caught) = (one, one);
        public.exposed_by_other = one;
        state.evolve(&event);
        let public = state.public();
        let marks = [
            public.uncalled,
            public.exposed,
            public.announced,
            public.caught,
            public.exposed_by_other,
        ];
        assert_eq!(marks, [SeatSet::EMPTY; 5]);
    }
}

#[test]
fn a_last_card_with_only_the_partner_left_ends_the_round_and_has_no_effect() {
    let teams = rules(&[
        ("teams.size", Value::Int(2)),
        ("teams.ends", word("all_members_out")),
        ("draw.mercy_limit", Value::Int(25)),
    ]);
    let events = |others: &[usize]| {
        let mut position = position(teams);
        position.seats = 4;
        position.totals = vec![0; 4];
        position.hands = ["B1 B2", "RS", "B3 B4", "G8 G9"].map(hand).to_vec();
        let mut state = state(&position);
        let in_round: SeatSet = others.iter().map(|&other| seat(other)).collect();
        state.public.in_round = in_round.with(seat(1));
        events_of(&mut state, Action::Play(Play::card(card("RS"))))
    };
    let skips = |events: &[Event]| events.iter().any(|e| matches!(e, Event::Skipped { .. }));
    let ends = |events: &[Event]| events.iter().any(|e| matches!(e, Event::RoundEnded { .. }));
    let with_partner = events(&[3]);
    assert!(ends(&with_partner) && !skips(&with_partner));
    let with_all = events(&[0, 2, 3]);
    assert!(skips(&with_all) && !ends(&with_all));
}

#[test]
fn a_card_that_is_dealt_anew_comes_out_of_the_collected_hands_and_not_out_of_the_pile() {
    let mut state = holding(&[], "R7 G1");
    let pile = *state.draw_pile();
    state.evolve(&Event::Collected);
    let all = match *state.public().phase() {
        Phase::Redealing(pool) => pool,
        ref other => panic!("{other:?}"),
    };
    // The pile has such a card as well.
    let card = card("G1");
    assert!(pile.contains(card));
    let seat = seat(2);
    state.evolve(&Event::Dealt { seat, card });
    assert_eq!(*state.draw_pile(), pile);
    assert_eq!(*state.hand(seat), hand("G1"));
    match *state.public().phase() {
        Phase::Redealing(pool) => assert_eq!(pool.count(card), all.count(card) - 1),
        ref other => panic!("{other:?}"),
    }
}

#[test]
fn who_reaches_the_limit_of_a_knockout_is_told_to_be_out() {
    let mut position = position(rules(&[
        ("scoring.mode", word("each_adds_own_hand")),
        ("scoring.match_winner", word("last_standing")),
        ("scoring.target", Value::Int(20)),
    ]));
    position.totals = vec![0, 0, 15];
    position.hands = ["B1", "R7", "B9"].map(hand).to_vec();
    let last = Action::Play(Play::card(card("R7")));
    let events = events_of(&mut state(&position), last);
    assert!(
        events.contains(&Event::Eliminated { seat: seat(2) }),
        "{events:?}"
    );
    assert!(
        !events.contains(&Event::Eliminated { seat: seat(0) }),
        "{events:?}"
    );
}

#[test]
fn nobody_challenges_who_has_left() {
    let mut state = holding(
        &[
            ("challenge.who", word("victim")),
            ("matching.wild_draw_four_illegal", word("bluff")),
        ],
        "W+4 R7 G8",
    );
    let four = Play::wild(card("W+4"), Color::Blue);
    events_of(&mut state, Action::Play(four));
    assert!(state.legal(seat(2)).challenge);
    events_of(&mut state, Action::Leave);
    assert!(!state.legal(seat(2)).challenge);
    assert_eq!(
        state.check(&Command::Act(seat(2), Action::Challenge)),
        Err(Refusal::CannotChallenge)
    );
}

#[test]
fn of_a_round_that_nobody_can_go_on_with_only_the_difference_to_the_lowest_hand_counts() {
    let points = |exhausted, mode| {
        let mut position = position(rules(&[
            ("draw.exhausted", word(exhausted)),
            ("scoring.mode", word(mode)),
        ]));
        position.discard = cards("R5");
        position.draw = hand("");
        position.hands = ["B1", "G8", "Y9"].map(hand).to_vec();
        let events = events_of(&mut state(&position), Action::Pass);
        let ended = |event: &Event| matches!(event, Event::RoundEnded { stalled: true, .. });
        assert!(events.iter().any(ended), "{events:?}");
        let points = events.iter().filter_map(|event| match event {
            Event::Scored { points, .. } => Some(*points),
            _ => None,
        });
        points.collect::<Vec<i32>>()
    };
    let (own, hands) = ("each_adds_own_hand", "winner_takes_hands");
    assert_eq!(points("lowest_hand_wins", own), [0, 7, 8]);
    assert_eq!(points("lowest_hand_wins", hands), [15, 0, 0]);
    assert_eq!(points("no_score", own), [0, 0, 0]);
    assert_eq!(points("all_score_own_hand", own), [1, 8, 9]);
}

#[test]
fn who_is_knocked_out_by_the_penalty_for_the_last_card_swaps_no_hands() {
    let swaps = |penalty| {
        let mut position = position(rules(&[
            ("actions.seven_swap", word("mandatory")),
            ("draw.mercy_limit", Value::Int(10)),
            ("uno.needed_to_go_out", word("penalty_and_continue")),
            ("uno.penalty", Value::Int(penalty)),
        ]));
        position.draw = cards("G1 G2 G3 G4 G5 G6 G7 G8 G9 Y1 Y2 Y3")
            .into_iter()
            .collect();
        position.hands[1] = hand("R7");
        position.uncalled = SeatSet::EMPTY.with(seat(1));
        let last = Play::card(card("R7")).swapping(seat(2));
        let events = events_of(&mut state(&position), Action::Play(last));
        let out = |event: &Event| matches!(event, Event::KnockedOut { .. });
        let swapped = |event: &Event| matches!(event, Event::Swapped { .. });
        (events.iter().any(out), events.iter().any(swapped))
    };
    assert_eq!(swaps(2), (false, true));
    assert_eq!(swaps(10), (true, false));
}

#[test]
fn who_gets_one_card_by_the_start_swap_has_to_call_where_swaps_ask_for_it() {
    let exposed = |after_swap, other: &str| {
        let mut position = position(rules(&[
            ("actions.swap_hands", word("mandatory")),
            ("uno.after_swap", word(after_swap)),
        ]));
        position.hands[2] = hand(other);
        let mut state = with_step(state(&position), Step::SwapStart);
        let events = events_of(&mut state, Action::Swap(seat(2)));
        let own = |event: &Event| matches!(event, Event::Exposed { seat, .. } if seat.index() == 1);
        events.iter().any(own)
    };
    assert!(exposed("must_call", "B6"));
    assert!(!exposed("must_call", "B6 Y6"));
    assert!(!exposed("exempt", "B6"));
}
