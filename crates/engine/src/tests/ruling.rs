//! Rules as a whole: what goes together, and what follows from several options.

use super::{card, hand, rules, seat, word};
use crate::rules::{Value, allowed_as_last, same_color, same_rank};
use crate::{CardSet, Color, Conflict, Hand, Rules, RulesDraft, SeatsError};
use alloc::vec;
use alloc::vec::Vec;

/// The conflicts of rules that differ from the first values in these options.
fn conflicts(options: &[(&str, Value<'_>)]) -> Vec<Conflict> {
    let mut draft = RulesDraft::FIRST_VALUES;
    for (name, value) in options {
        draft.set(name, *value).expect("an option and its value");
    }
    match Rules::new(draft) {
        Ok(rules) => {
            assert_eq!(rules.draft(), draft);
            Vec::new()
        }
        Err(conflicts) => conflicts,
    }
}

#[test]
fn two_values_conflict_and_neither_alone_does() {
    let int = Value::Int;
    let own_hands = ("scoring.mode", word("each_adds_own_hand"));
    let last_standing = ("scoring.match_winner", word("last_standing"));
    let illegal = "matching.wild_draw_four_illegal";
    let penalty = ("uno.needed_to_go_out", word("penalty_and_continue"));
    let cases = [
        (
            Conflict::ChallengeWithoutBluff,
            vec![],
            ("challenge.who", word("victim")),
            (illegal, word("blocked")),
        ),
        (
            Conflict::ForcePlayWithVoluntaryDraw,
            vec![],
            ("draw.force_play", Value::Bool(true)),
            ("draw.voluntary", word("allowed")),
        ),
        (
            Conflict::LowestTotalWithoutOwnHands,
            vec![],
            ("scoring.match_winner", word("lowest_total")),
            ("scoring.mode", word("winner_takes_hands")),
        ),
        (
            Conflict::TeamsWithLastStanding,
            vec![own_hands],
            ("teams.size", int(2)),
            last_standing,
        ),
        (
            Conflict::TeamsWithPlaces,
            vec![],
            ("teams.size", int(2)),
            ("going_out.play_for_places", Value::Bool(true)),
        ),
        (
            Conflict::MercyLimitTooLow,
            vec![],
            ("draw.mercy_limit", int(10)),
            ("deal.hand_size", int(10)),
        ),
        (
            Conflict::PenaltyOfNothing,
            vec![],
            penalty,
            ("uno.penalty", int(0)),
        ),
    ];
    // A value of the other option with which the first one goes.
    let peace = [
        (illegal, word("bluff")),
        ("draw.voluntary", word("forbidden")),
        own_hands,
        ("scoring.match_winner", word("highest_total")),
        ("going_out.play_for_places", Value::Bool(false)),
        ("deal.hand_size", int(9)),
        ("uno.penalty", int(1)),
    ];
    for ((conflict, also, one, other), peaceful) in cases.into_iter().zip(peace) {
        let with = |options: &[(&'static str, Value<'static>)]| {
            let mut all = also.clone();
            all.extend(options);
            conflicts(&all)
        };
        assert_eq!(with(&[one, other]), [conflict]);
        assert_eq!(with(&[one, peaceful]), []);
        assert_eq!(with(&[other]), []);
        assert_eq!(peaceful.0, other.0);
    }
    let mut no_calls = vec![("uno.call", word("off")), penalty];
    no_calls.push(("uno.penalty", int(0)));
    assert_eq!(conflicts(&no_calls), []);
    assert_eq!(
        conflicts(&[last_standing, own_hands]),
        [],
        "both count own hands"
    );
}

#[test]
fn cards_just_reach_or_do_not() {
    let large = rules(&[("deal.hand_size", Value::Int(15))]);
    // 13 hands of 15, the start card and twenty more are 216 cards.
    assert_eq!(large.decks(13), Ok(2));
    assert_eq!(large.decks(14), Ok(3));
    let two = rules(&[
        ("deal.hand_size", Value::Int(15)),
        ("deck.count", Value::Int(2)),
    ]);
    assert_eq!(
        two.decks(14),
        Err(SeatsError::DeckTooSmall {
            has: 216,
            needs: 231
        })
    );
}

#[test]
fn decks_have_the_cards_of_their_kind() {
    let deck = |kind| {
        rules(&[("deck.kind", word(kind))])
            .deck(2)
            .expect("two players")
    };
    let special = |deck: Hand| ["WS", "WH", "WB"].map(|short| deck.count(card(short)));
    assert_eq!(
        (deck("classic").len(), special(deck("classic"))),
        (108, [0; 3])
    );
    assert_eq!(
        (deck("swap").len(), special(deck("swap"))),
        (112, [1, 0, 3])
    );
    assert_eq!(
        (deck("shuffle").len(), special(deck("shuffle"))),
        (112, [0, 1, 3])
    );
    assert_eq!((deck("all").len(), special(deck("all"))), (113, [1, 1, 3]));
}

#[test]
fn cards_count_what_the_rules_say() {
    let rules = rules(&[
        ("scoring.action", Value::Int(21)),
        ("scoring.wild", Value::Int(31)),
        ("scoring.wild_draw_four", Value::Int(41)),
        ("scoring.special_wild", Value::Int(51)),
    ]);
    for (short, value) in [
        ("R0", 0),
        ("B7", 7),
        ("GS", 21),
        ("YR", 21),
        ("R+2", 21),
        ("W", 31),
        ("W+4", 41),
        ("WS", 51),
        ("WH", 51),
        ("WB", 51),
    ] {
        assert_eq!(rules.value(card(short)), value, "{short}");
    }
    assert_eq!(rules.hand_value(&hand("B7 B7 B7 W W R0 WH")), 21 + 62 + 51);
    assert_eq!(rules.hand_value(&Hand::EMPTY), 0);
}

#[test]
fn what_several_options_mean_together() {
    let with = |options: &[(&str, Value<'_>)]| rules(options);
    let (yes, no) = (Value::Bool(true), Value::Bool(false));
    assert!(with(&[("uno.call", word("required"))]).calls_matter());
    assert!(!with(&[("uno.call", word("off"))]).calls_matter());
    let swaps = |call, after| {
        with(&[("uno.call", word(call)), ("uno.after_swap", word(after))]).swaps_need_a_call()
    };
    assert!(swaps("required", "must_call"));
    assert!(!swaps("required", "exempt"));
    assert!(!swaps("off", "must_call"));
    let shuts = |until, grace| {
        with(&[
            ("uno.catch_until", word(until)),
            ("uno.grace_ms", Value::Int(grace)),
        ])
        .clock_shuts_window()
    };
    assert!(shuts("next_turn_starts", 1));
    assert!(!shuts("next_turn_starts", 0));
    assert!(!shuts("next_player_acts", 1));
    let still = [
        ("stacking.draw_two_on_draw_two", no),
        ("stacking.wild_four_on_wild_four", no),
        ("stacking.wild_four_on_draw_two", no),
        ("stacking.draw_two_on_wild_four", word("off")),
        ("actions.draw_two_deflect", word("off")),
    ];
    assert!(!with(&still).penalties_move_on());
    for (place, value) in [yes, yes, yes, word("any"), word("skip_any")]
        .into_iter()
        .enumerate()
    {
        let mut one = still;
        one[place].1 = value;
        assert!(with(&one).penalties_move_on(), "{:?}", one[place]);
    }
}

#[test]
fn teams_are_dealt_round_the_table() {
    let teams = rules(&[("teams.size", Value::Int(3))]);
    let of = |rules: &Rules| (0..6).map(|n| rules.team(seat(n), 6)).collect::<Vec<_>>();
    assert_eq!(of(&teams), [0, 1, 0, 1, 0, 1]);
    assert_eq!(of(&rules(&[])), [0, 1, 2, 3, 4, 5]);
}

#[test]
fn what_may_be_last_and_what_fits() {
    let last = |rule| {
        let rules = rules(&[("going_out.last_card", word(rule))]);
        allowed_as_last(rules.last_card)
    };
    assert_eq!(last("any"), CardSet::ALL);
    assert_eq!(last("no_wild").len(), 52);
    assert_eq!(last("no_draw_card").len(), 52);
    assert!(
        last("no_draw_card").contains(card("W")) && !last("no_draw_card").contains(card("W+4"))
    );
    assert_eq!(last("number_only"), CardSet::NUMBERS);
    let symbols = |value| rules(&[("matching.symbols", word(value))]);
    for (value, skips) in [("any_color", 4), ("same_color_only", 0)] {
        let rules = symbols(value);
        assert_eq!(same_rank(&rules, card("RS")).len(), skips, "{value}");
        assert_eq!(same_rank(&rules, card("R5")).len(), 4, "{value}");
    }
    assert_eq!(
        same_color(Some(Color::Blue)),
        CardSet::of_color(Color::Blue)
    );
    assert_eq!(same_color(None), CardSet::EMPTY);
}
