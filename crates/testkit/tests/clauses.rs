//! The clauses of RULES.md that a scenario cannot express: who deals, who sees what, what is refused before
//! a game begins, the clock.

use lastcard_engine::rules::{OPTIONS, OptionError, Value};
use lastcard_engine::{
    Action, Card, CardSet, Cards, Chance, Color, Command, Conflict, Direction, Event, EventOf,
    FirstDeal, Hand, Phase, Play, Position, PositionError, Rank, Rules, RulesDraft, Scripted, Seat,
    SeatSet, SeatsError, Seed, Seeded, State, Step, Wild,
};
use lastcard_notation::{card, preset};
use lastcard_testkit::Reference;

fn draft(name: &str, options: &[(&str, Value<'static>)]) -> RulesDraft {
    let mut draft = preset(name).expect("a preset").rules.draft();
    for &(option, value) in options {
        draft.set(option, value).expect("an allowed value");
    }
    draft
}

fn rules(name: &str, options: &[(&str, Value<'static>)]) -> Rules {
    Rules::new(draft(name, options)).expect("rules without a conflict")
}

fn cards(text: &str) -> Hand {
    card::parse_hand(text).expect("cards")
}

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// Ann on turn, two or more players, a plain red 3 on top.
fn position(rules: Rules, hands: &[&str], draw: &str) -> (State, Scripted) {
    let position = written(rules, hands, draw);
    let order = card::parse_cards(draw).expect("cards");
    let state = State::from_position(&position).expect("a position that can be played");
    (state, Scripted::new(order, Seed::from_text("beyond")))
}

fn written(rules: Rules, hands: &[&str], draw: &str) -> Position {
    Position {
        rules,
        seats: hands.len(),
        dealer: seat(hands.len() - 1),
        totals: vec![0; hands.len()],
        turn: seat(0),
        direction: Direction::Clockwise,
        discard: vec![Card::colored(Color::Red, Rank::Number(3))],
        color: None,
        uncalled: SeatSet::EMPTY,
        exposed: SeatSet::EMPTY,
        penalty: 0,
        draw: cards(draw),
        hands: hands.iter().map(|hand| cards(hand)).collect(),
    }
}

fn act(state: &mut State, chance: &mut impl Chance, number: usize, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    state
        .command(&Command::Act(seat(number), action), chance, &mut events)
        .expect("an open move");
    events
}

#[test]
fn r_1_4_the_classic_deck_has_its_108_cards() {
    let deck = rules("standard", &[]).deck(4).expect("a deck");
    for color in Color::ALL {
        assert_eq!(deck.count_in(CardSet::of_color(color)), 25);
        assert_eq!(deck.count(Card::colored(color, Rank::Number(0))), 1);
        for rank in Rank::ALL
            .into_iter()
            .filter(|&rank| rank != Rank::Number(0))
        {
            assert_eq!(deck.count(Card::colored(color, rank)), 2);
        }
    }
    assert_eq!(
        (deck.count(Card::WILD), deck.count(Card::WILD_DRAW_FOUR)),
        (4, 4)
    );
    assert_eq!(deck.len(), 108);
}

#[test]
fn r_1_5_the_newer_decks_have_their_special_wilds() {
    let count = |kind, wild| {
        let rules = rules("official", &[("deck.kind", Value::Word(kind))]);
        rules.deck(2).expect("a deck").count(Card::wild(wild))
    };
    for (kind, swap, shuffle, blank, all) in [
        ("classic", 0, 0, 0, 108),
        ("swap", 1, 0, 3, 112),
        ("shuffle", 0, 1, 3, 112),
        ("all", 1, 1, 3, 113),
    ] {
        assert_eq!(count(kind, Wild::SwapHands), swap);
        assert_eq!(count(kind, Wild::ShuffleHands), shuffle);
        assert_eq!(count(kind, Wild::Blank), blank);
        let rules = rules("official", &[("deck.kind", Value::Word(kind))]);
        assert_eq!(rules.deck(2).expect("a deck").len(), all);
    }
}

#[test]
fn the_values_of_a_whole_deck_add_up_as_the_sheets_say() {
    let value = |name| {
        let rules = rules(name, &[]);
        rules.hand_value(&rules.deck(4).expect("a deck"))
    };
    assert_eq!(
        (value("traditional"), value("standard"), value("official")),
        (1240, 1200, 1240)
    );
}

#[test]
fn r_1_12_a_position_holds_at_most_31_cards_of_one_kind() {
    let mut many = written(rules("standard", &[]), &["R1 R2", "B1 B2"], "");
    many.draw = std::iter::repeat_n(card::parse_card("Y1").expect("a card"), 31).collect();
    assert!(State::from_position(&many).is_ok());
    many.hands[0] = cards("Y1 R2");
    let yellow = card::parse_card("Y1").expect("a card");
    assert_eq!(
        State::from_position(&many),
        Err(vec![PositionError::TooManyOf(yellow)])
    );
}

#[test]
fn r_1_13_unknown_options_and_values_are_refused_with_what_is_allowed() {
    let mut draft = draft("standard", &[]);
    let before = draft;
    assert_eq!(
        draft.set("draw.moed", Value::Word("one")),
        Err(OptionError::UnknownOption)
    );
    for option in OPTIONS {
        for wrong in [Value::Word("purple"), Value::Int(-1), Value::Int(1_000_000)] {
            assert_eq!(
                draft.set(option.name, wrong),
                Err(OptionError::BadValue(option.allowed))
            );
        }
    }
    assert_eq!(draft, before, "a refused value changes nothing");
}

#[test]
fn r_1_14_all_conflicts_of_a_document_are_found_at_once() {
    let worst = draft(
        "traditional",
        &[
            ("challenge.who", Value::Word("victim")),
            ("draw.force_play", Value::Bool(true)),
            ("scoring.mode", Value::Word("rounds_won")),
            ("scoring.match_winner", Value::Word("last_standing")),
            ("teams.size", Value::Int(2)),
            ("going_out.play_for_places", Value::Bool(true)),
            ("deal.hand_size", Value::Int(12)),
            ("draw.mercy_limit", Value::Int(12)),
            ("uno.needed_to_go_out", Value::Word("penalty_and_continue")),
            ("uno.penalty", Value::Int(0)),
        ],
    );
    assert_eq!(Rules::new(worst), Err(Conflict::ALL.to_vec()));
    let mut silent = worst;
    silent
        .set("uno.call", Value::Word("off"))
        .expect("an allowed value");
    let found = Rules::new(silent).expect_err("the other conflicts");
    assert!(
        !found.contains(&Conflict::PenaltyOfNothing),
        "without calls the penalty is void"
    );
}

#[test]
fn r_1_6_as_few_decks_as_the_table_needs_are_taken() {
    let auto = rules("standard", &[]);
    assert_eq!(
        (
            auto.decks(2),
            auto.decks(10),
            auto.decks(11),
            auto.decks(20)
        ),
        (Ok(1), Ok(1), Ok(2), Ok(2))
    );
    let big = rules("standard", &[("deal.hand_size", Value::Int(15))]);
    assert_eq!(
        (big.decks(5), big.decks(6), big.decks(20)),
        (Ok(1), Ok(2), Ok(3))
    );
    let one = rules("standard", &[("deck.count", Value::Int(1))]);
    assert_eq!(one.decks(11), Err(SeatsError::TooManyForDecks { decks: 1 }));
    assert_eq!(
        (one.decks(1), one.decks(21)),
        (Err(SeatsError::TooFew), Err(SeatsError::TooMany))
    );
    let full = rules(
        "standard",
        &[
            ("deck.count", Value::Int(1)),
            ("deal.hand_size", Value::Int(15)),
        ],
    );
    assert_eq!(
        full.decks(6),
        Err(SeatsError::DeckTooSmall {
            has: 108,
            needs: 111
        })
    );
    let teams = rules("teams", &[]);
    assert_eq!(teams.decks(4), Ok(1));
    assert_eq!(teams.decks(5), Err(SeatsError::TeamsDoNotFit { size: 2 }));
    assert_eq!(teams.decks(2), Err(SeatsError::TeamsDoNotFit { size: 2 }));
}

/// The draw for the dealer with a dictated order: what everybody drew, and who dealt.
fn draw_for_dealer(rules: Rules, seats: usize, order: &str) -> (Vec<(usize, String)>, Seat) {
    let mut state = State::new(rules, seats, FirstDeal::HighCard).expect("a table");
    let mut chance = Scripted::new(Vec::new(), Seed::from_text("deal"));
    chance.next_deck(card::parse_cards(order).expect("cards"));
    let mut events = Vec::new();
    state
        .command(&Command::NextRound, &mut chance, &mut events)
        .expect("a first round");
    let drawn = events.iter().filter_map(|event| match event {
        Event::DealerDrew { seat, card } => Some((seat.index(), card.to_string())),
        _ => None,
    });
    (drawn.collect(), state.public().dealer())
}

#[test]
fn r_2_1_the_highest_number_deals() {
    let (drawn, dealer) = draw_for_dealer(rules("traditional", &[]), 3, "R4 B9 G7 Y1 Y2");
    assert_eq!(
        drawn,
        [(0, "R4".into()), (1, "B9".into()), (2, "G7".into())]
    );
    assert_eq!(dealer, seat(1));
}

#[test]
fn r_2_1_by_lot_every_seat_deals_some_time() {
    let rules = rules("standard", &[]);
    let mut dealt = SeatSet::EMPTY;
    for seed in 0..64 {
        let mut state = State::new(rules, 4, FirstDeal::Lot).expect("a table");
        let mut chance = Seeded::new(Seed::from_text(&format!("lot {seed}")));
        state
            .command(&Command::NextRound, &mut chance, &mut ())
            .expect("a first round");
        dealt.insert(state.public().dealer());
    }
    assert_eq!(dealt, SeatSet::first(4));
}

#[test]
fn r_2_2_a_card_without_a_number_is_drawn_again_or_counts_what_the_rules_say() {
    let order = "W R5 BS G8 Y1 Y2 Y3";
    let with = |value| rules("traditional", &[("dealer.symbol_card", Value::Word(value))]);
    let (drawn, dealer) = draw_for_dealer(with("redraw"), 2, order);
    assert_eq!(
        drawn,
        [
            (0, "W".into()),
            (0, "R5".into()),
            (1, "BS".into()),
            (1, "G8".into())
        ]
    );
    assert_eq!(dealer, seat(1));
    assert_eq!(draw_for_dealer(with("zero"), 2, order).1, seat(1));
    assert_eq!(draw_for_dealer(with("points"), 2, order).1, seat(0));
}

#[test]
fn r_2_3_only_tied_players_draw_again() {
    let (drawn, dealer) = draw_for_dealer(rules("official", &[]), 4, "R9 B3 G9 Y5 R1 R2");
    let first: Vec<usize> = drawn.iter().take(4).map(|(seat, _)| *seat).collect();
    assert_eq!(first, [0, 1, 2, 3]);
    assert!(
        drawn[4..].iter().all(|(seat, _)| [0, 2].contains(seat)),
        "{drawn:?}"
    );
    assert!([seat(0), seat(2)].contains(&dealer));
}

#[test]
fn r_2_4_endless_ties_end_with_the_first_tied_seat() {
    let rules = rules("official", &[]);
    let deck: Hand = std::iter::repeat_n(card::parse_card("R7").expect("a card"), 31).collect();
    let mut state = State::new_with_deck(rules, 2, FirstDeal::HighCard, deck);
    let mut chance = Seeded::new(Seed::from_text("ties"));
    let mut events = Vec::new();
    state
        .command(&Command::NextRound, &mut chance, &mut events)
        .expect("a first round");
    let draws = events
        .iter()
        .filter(|event| matches!(event, Event::DealerDrew { .. }))
        .count();
    assert_eq!((draws, state.public().dealer()), (64, seat(0)));
}

#[test]
fn r_7_15_the_challenged_hand_is_shown_to_whom_the_rules_name() {
    for (shown_to, sees) in [
        ("challenger", [false, true, false, false]),
        ("everyone", [true, true, true, true]),
        ("nobody", [false, false, false, false]),
    ] {
        let rules = rules(
            "official",
            &[("challenge.hand_shown_to", Value::Word(shown_to))],
        );
        let (mut state, mut chance) = position(
            rules,
            &["W+4 R9 G8", "R1 G7 Y7", "G1 G2 G3"],
            "Y1 Y2 Y4 Y5 Y6 Y7",
        );
        let wild = Action::Play(Play::wild(Card::WILD_DRAW_FOUR, Color::Green));
        act(&mut state, &mut chance, 0, wild);
        let events = act(&mut state, &mut chance, 1, Action::Challenge);
        let viewers = [Some(seat(0)), Some(seat(1)), Some(seat(2)), None];
        for (viewer, sees) in viewers.into_iter().zip(sees) {
            match events[0].seen_by(viewer, &state) {
                EventOf::Challenged { guilty, hand, .. } => {
                    assert!(guilty, "everybody learns the verdict");
                    assert_eq!(hand, sees.then(|| cards("R9 G8")), "{shown_to}, {viewer:?}");
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn r_9_14_of_two_catches_the_first_counts_and_a_call_before_them_saves() {
    let rules = rules("official", &[]);
    let hands = ["R5 G4", "R9 Y8 Y7", "R1 B1 B2"];
    let red_five = Action::Play(Play::card(card::parse_card("R5").expect("a card")));
    let (mut state, mut chance) = position(rules, &hands, "Y1 Y2 Y3");
    act(&mut state, &mut chance, 0, red_five);
    let mut called = state.clone();
    act(&mut state, &mut chance.clone(), 2, Action::Catch(seat(0)));
    assert_eq!(state.hand(seat(0)).len(), 3);
    assert!(
        state
            .check(&Command::Act(seat(1), Action::Catch(seat(0))))
            .is_err()
    );
    act(&mut called, &mut chance, 0, Action::Call);
    assert!(
        called
            .check(&Command::Act(seat(2), Action::Catch(seat(0))))
            .is_err()
    );
}

#[test]
fn r_9_24_the_clock_does_not_forget_the_call() {
    let rules = rules("official", &[]);
    // Nothing can be drawn, so the clock must play; that leaves one card.
    let (mut state, mut chance) = position(rules, &["R5 G4", "R9 Y8"], "");
    let mut events = Vec::new();
    state
        .command(&Command::TimeIsUp, &mut chance, &mut events)
        .expect("a move by the clock");
    assert!(
        events.contains(&Event::Called { seat: seat(0) }),
        "{events:?}"
    );
    assert!(state.public().exposed().is_empty());
}

#[test]
fn r_12_24_partners_with_different_totals_are_refused() {
    let mut differ = written(
        rules("teams", &[]),
        &["R1 R2", "B1 B2", "G1 G2", "Y1 Y2"],
        "R7 R8",
    );
    differ.totals = vec![10, 20, 11, 20];
    assert_eq!(
        State::from_position(&differ),
        Err(vec![PositionError::PartnersDiffer(seat(2))])
    );
    differ.totals = vec![10, 20, 10, 20];
    assert!(State::from_position(&differ).is_ok());
}

/// What the clock does for Ann.
fn clock(rules: Rules, hands: &[&str], draw: &str, before: &[Action]) -> Vec<Event> {
    let (mut state, mut chance) = position(rules, hands, draw);
    for &action in before {
        act(&mut state, &mut chance, 0, action);
    }
    let mut events = Vec::new();
    state
        .command(&Command::TimeIsUp, &mut chance, &mut events)
        .expect("a move by the clock");
    assert_eq!(events[0], Event::TimeWasUp { seat: seat(0) });
    events
}

#[test]
fn r_13_10_the_clock_makes_the_plainest_move() {
    let standard = rules("standard", &[]);
    let hands = ["R5 G4 G6", "R9 Y8 Y7"];
    let drew = |events: &[Event]| {
        events
            .iter()
            .any(|event| matches!(event, Event::Drew { .. }))
    };
    let played = |events: &[Event], text: &str| {
        events
            .iter()
            .any(|event| matches!(event, Event::Played { card, .. } if card.to_string() == text))
    };
    assert!(
        drew(&clock(standard, &hands, "Y1 Y2", &[])),
        "it draws, also with a card to play"
    );
    let kept = clock(standard, &hands, "R7 Y2", &[Action::Draw]);
    assert!(
        kept.contains(&Event::Passed { seat: seat(0) }),
        "it keeps the drawn card"
    );
    let must = rules(
        "standard",
        &[("draw.playable_card", Value::Word("must_play"))],
    );
    assert!(
        played(&clock(must, &hands, "R7 Y2", &[Action::Draw]), "R7"),
        "it plays what it must"
    );
    let stuck = clock(standard, &["B5 G4 G6", "R9 Y8 Y7"], "", &[]);
    assert!(
        stuck.contains(&Event::Passed { seat: seat(0) }),
        "it passes with nothing to draw"
    );
    assert!(
        played(&clock(standard, &hands, "", &[]), "R5"),
        "it plays when nothing else is open"
    );
}

#[test]
fn r_13_10_the_clock_names_the_color_most_held() {
    let rules = rules("standard", &[("deal.hand_size", Value::Int(3))]);
    let mut state = State::new(rules, 2, FirstDeal::Named(seat(1))).expect("a table");
    let mut chance = Scripted::new(Vec::new(), Seed::from_text("beyond"));
    chance.next_deck(card::parse_cards("G1 R1 B2 R2 B4 R3 W Y6 Y7").expect("cards"));
    state
        .command(&Command::NextRound, &mut chance, &mut ())
        .expect("a first round");
    assert!(matches!(
        state.public().phase(),
        Phase::Turn {
            step: Step::NameColor,
            ..
        }
    ));
    state
        .command(&Command::TimeIsUp, &mut chance, &mut ())
        .expect("a move by the clock");
    assert_eq!(state.public().color(), Some(Color::Blue));
}

#[test]
fn several_cards_count_as_the_same_play_in_any_order_of_the_cards_between() {
    let list = |text: &str| Cards::new(&card::parse_cards(text).expect("cards"));
    assert_eq!(list("R5 B5 G5 Y5"), list("R5 G5 B5 Y5"));
    assert_ne!(list("R5 B5 G5"), list("R5 G5 B5"));
    let Some(Cards::Several(several)) = list("R5 G5 B5 Y5") else {
        panic!("several cards")
    };
    let order: Vec<String> = several.in_order().map(|card| card.to_string()).collect();
    assert_eq!((order[0].as_str(), order[3].as_str()), ("R5", "Y5"));
    assert_eq!(Cards::new(&[]), None);
}

#[test]
fn r_12_18_who_is_knocked_out_with_a_color_to_name_leaves_one_in_engine_and_reference() {
    let rules = rules(
        "standard",
        &[
            ("deal.hand_size", Value::Int(9)),
            ("draw.mercy_limit", Value::Int(10)),
            ("uno.false_call_penalty", Value::Int(3)),
        ],
    );
    let mut met = 0;
    for seed in 0..400 {
        let first = FirstDeal::Named(seat(2));
        let mut chance = Seeded::new(Seed::from_text(&seed.to_string()));
        let mut other_chance = chance.clone();
        let mut state = State::new(rules, 3, first).expect("a table");
        let mut reference = Reference::new(rules, 3, first).expect("a table");
        for command in [Command::NextRound, Command::Act(seat(0), Action::Call)] {
            let naming = matches!(
                state.public().phase(),
                Phase::Turn {
                    step: Step::NameColor,
                    ..
                }
            );
            let mut events = Vec::new();
            let engine = state
                .command(&command, &mut chance, &mut events)
                .map(|()| events);
            assert_eq!(
                engine,
                reference.command(&command, &mut other_chance),
                "seed {seed}"
            );
            met += u32::from(naming && state.public().color().is_some());
        }
    }
    assert!(met > 0, "some rounds begin with a Wild");
}
