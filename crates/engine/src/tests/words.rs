//! Options, their values, and how they are written.

use super::{rules, word};
use crate::rules::{Allowed, DeckCount, OPTIONS, OptionError, TeamSize, Value};
use crate::{Conflict, Refusal, RulesDraft, SeatsError};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

/// Values that an option allows: every word, and both ends of every range.
fn allowed(allowed: Allowed) -> Vec<Value<'static>> {
    let ends = |min: u16, max: u16| [min, max].map(|n| Value::Int(i64::from(n))).to_vec();
    match allowed {
        Allowed::Bool => [false, true].map(Value::Bool).to_vec(),
        Allowed::Words(words) => words.iter().map(|word| Value::Word(word)).collect(),
        Allowed::Range(min, max) => ends(min, max),
        Allowed::ZeroOrRange(min, max) => [vec_of(Value::Int(0)), ends(min, max)].concat(),
        Allowed::WordOrRange(word, min, max) => {
            [vec_of(Value::Word(word)), ends(min, max)].concat()
        }
    }
}

fn vec_of(value: Value<'static>) -> Vec<Value<'static>> {
    alloc::vec![value]
}

/// Values that an option does not allow.
fn refused(allowed: Allowed) -> Vec<Value<'static>> {
    let mut values = alloc::vec![Value::Word("nonsense"), Value::Int(-1), Value::Int(70_000)];
    match allowed {
        Allowed::Bool | Allowed::Words(_) => values.push(Value::Int(0)),
        Allowed::Range(min, max) | Allowed::WordOrRange(_, min, max) => {
            values.extend([
                Value::Int(i64::from(min) - 1),
                Value::Int(i64::from(max) + 1),
            ]);
        }
        Allowed::ZeroOrRange(_, max) => {
            values.extend([Value::Int(1), Value::Int(i64::from(max) + 1)]);
        }
    }
    if allowed != Allowed::Bool {
        values.push(Value::Bool(true));
    }
    values
}

#[test]
fn every_option_takes_what_it_allows_and_nothing_else() {
    for option in OPTIONS {
        for value in allowed(option.allowed) {
            let mut draft = RulesDraft::FIRST_VALUES;
            draft.set(option.name, value).expect("an allowed value");
            assert_eq!(draft.get(option.name), Some(value), "{}", option.name);
            for other in OPTIONS.iter().filter(|other| other.name != option.name) {
                assert_eq!(
                    draft.get(other.name),
                    RulesDraft::FIRST_VALUES.get(other.name)
                );
            }
        }
        for value in refused(option.allowed) {
            let mut draft = RulesDraft::FIRST_VALUES;
            let result = draft.set(option.name, value);
            assert_eq!(result, Err(OptionError::BadValue(option.allowed)));
            assert_eq!(draft, RulesDraft::FIRST_VALUES);
        }
    }
    let mut draft = RulesDraft::FIRST_VALUES;
    let unknown = draft.set("deck.size", Value::Int(1));
    assert_eq!(unknown, Err(OptionError::UnknownOption));
    assert_eq!(draft.get("deck.size"), None);
}

#[test]
fn numbers_and_limits_are_read_as_they_were_set() {
    let set = |name: &str, value: Value<'_>| {
        let mut draft = RulesDraft::FIRST_VALUES;
        draft.set(name, value).expect("an allowed value");
        draft
    };
    assert_eq!(set("deal.hand_size", Value::Int(7)).hand_size.get(), 7);
    assert_eq!(
        set("draw.mercy_limit", word("none")).mercy_limit.get(),
        None
    );
    assert_eq!(
        set("draw.mercy_limit", Value::Int(25)).mercy_limit.get(),
        Some(25)
    );
    assert_eq!(set("deck.count", Value::Int(3)).deck_count.get(), Some(3));
    assert_eq!(DeckCount::AUTO.get(), None);
    assert_eq!(set("teams.size", Value::Int(3)).team_size.get(), Some(3));
    assert_eq!(TeamSize::OFF.get(), None);
}

#[test]
fn values_are_shown_as_a_document_writes_them() {
    assert_eq!(Value::Bool(true).to_string(), "true");
    assert_eq!(Value::Int(-3).to_string(), "-3");
    assert_eq!(word("off").to_string(), "\"off\"");
    assert_eq!(Allowed::Bool.to_string(), "true, false");
    assert_eq!(Allowed::Words(&["a", "b"]).to_string(), "\"a\", \"b\"");
    assert_eq!(Allowed::Range(1, 15).to_string(), "1 to 15");
    assert_eq!(Allowed::ZeroOrRange(2, 5).to_string(), "0, 2 to 5");
    assert_eq!(
        Allowed::WordOrRange("none", 4, 64).to_string(),
        "\"none\", 4 to 64"
    );
}

#[test]
fn every_reason_has_a_name_of_its_own() {
    let of_refusals = Refusal::ALL.map(Refusal::code);
    let of_conflicts = Conflict::ALL.map(Conflict::code);
    let of_seats = [
        SeatsError::TooFew,
        SeatsError::TooMany,
        SeatsError::TooManyForDecks { decks: 1 },
        SeatsError::DeckTooSmall { has: 1, needs: 2 },
        SeatsError::TeamsDoNotFit { size: 2 },
    ]
    .map(SeatsError::code);
    let mut names: Vec<&str> = [&of_refusals[..], &of_conflicts, &of_seats].concat();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    for (refusal, name) in Refusal::ALL.iter().zip(of_refusals) {
        // The name of the variant in small letters.
        let plain = name.replace('_', "");
        assert_eq!(format!("{refusal:?}").to_lowercase(), plain);
    }
    for conflict in Conflict::ALL {
        let plain = conflict.code().replace('_', "");
        assert_eq!(format!("{conflict:?}").to_lowercase(), plain);
        for option in conflict.options() {
            assert!(RulesDraft::FIRST_VALUES.get(option).is_some(), "{option}");
        }
        let [one, other] = conflict.options();
        assert_ne!(one, other);
    }
    assert_eq!(of_seats[0], "too_few_players");
}

#[test]
fn tables_have_two_to_twenty_players_and_cards_for_all() {
    let plain = rules(&[("deal.hand_size", Value::Int(7))]);
    assert_eq!(plain.decks(1), Err(SeatsError::TooFew));
    assert_eq!(plain.decks(2), Ok(1));
    assert_eq!(plain.decks(10), Ok(1));
    assert_eq!(plain.decks(11), Ok(2));
    assert_eq!(plain.decks(20), Ok(2));
    assert_eq!(plain.decks(21), Err(SeatsError::TooMany));
    assert_eq!(plain.deck(11).map(|deck| deck.len()), Ok(216));
    let one = rules(&[
        ("deal.hand_size", Value::Int(15)),
        ("deck.count", Value::Int(1)),
    ]);
    assert_eq!(one.decks(5), Ok(1));
    let small = SeatsError::DeckTooSmall {
        has: 108,
        needs: 111,
    };
    assert_eq!(one.decks(6), Err(small));
    assert_eq!(one.decks(11), Err(SeatsError::TooManyForDecks { decks: 1 }));
    let large = rules(&[("deal.hand_size", Value::Int(15))]);
    assert_eq!(large.decks(20), Ok(3));
    let teams = rules(&[("teams.size", Value::Int(2))]);
    assert_eq!(teams.decks(4), Ok(1));
    let fault = Err(SeatsError::TeamsDoNotFit { size: 2 });
    assert_eq!((teams.decks(2), teams.decks(5)), (fault, fault));
}
