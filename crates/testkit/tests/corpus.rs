//! Counts and orders that are written down: `corpus/perft` and `corpus/shuffles`.
//!
//! `LASTCARD_BLESS=1` writes the files anew; their difference is what a change did.

use lastcard_engine::{Command, FirstDeal, Hand, Rules, Seat, Seed, Seeded, State, rules::Value};
use lastcard_notation::{card, preset};
use lastcard_testkit::{Reference, perft};
use std::fmt::Write as _;
use std::path::PathBuf;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../corpus")
        .join(name)
}

/// Compares with the file, or writes it when it is to be blessed.
fn compare(name: &str, found: &str) {
    if std::env::var_os("LASTCARD_BLESS").is_some() {
        std::fs::write(file(name), found).expect("the corpus can be written");
    }
    let kept = std::fs::read_to_string(file(name)).expect("the corpus is there");
    for (line, (kept, found)) in kept.lines().zip(found.lines()).enumerate() {
        assert_eq!(kept, found, "corpus/{name}, line {}", line + 1);
    }
    assert_eq!(
        kept.lines().count(),
        found.lines().count(),
        "corpus/{name} has all lines"
    );
}

fn small_rules(name: &str, hand_size: i64) -> Rules {
    let mut draft = preset(name).expect("a preset").rules.draft();
    draft
        .set("deal.hand_size", Value::Int(hand_size))
        .expect("an allowed size");
    Rules::new(draft).expect("rules without a conflict")
}

#[test]
fn perft_counts_are_as_written_and_engine_and_reference_agree_on_them() {
    let mut found = String::from(
        "# preset | players | hand size | seed | how many sequences of 1, 2, … moves after the deal\n",
    );
    let cells = [
        ("traditional", 2, 7, 9),
        ("traditional", 4, 3, 9),
        ("standard", 2, 7, 7),
        ("standard", 3, 2, 7),
        ("official", 2, 7, 7),
        ("official", 5, 2, 6),
        ("party", 3, 5, 5),
        ("tournament", 2, 5, 7),
        ("teams", 4, 3, 6),
        ("team_party", 4, 4, 5),
        ("knockout", 3, 5, 8),
        ("family", 3, 4, 8),
        ("official_house", 3, 4, 6),
        ("new_deck", 3, 5, 6),
        ("no_mercy_style", 3, 5, 6),
        ("quick", 2, 2, 8),
    ];
    for (name, seats, hand_size, depth) in cells {
        for seed in ["one", "two", "three"] {
            let rules = small_rules(name, hand_size);
            let first = FirstDeal::Named(Seat::new(seats - 1));
            let mut chance = Seeded::new(Seed::from_text(seed));
            let mut other_chance = chance.clone();
            let mut state = State::new(rules, seats, first).expect("a table");
            let mut reference = Reference::new(rules, seats, first).expect("a table");
            state
                .command(&Command::NextRound, &mut chance, &mut ())
                .expect("a deal");
            reference
                .command(&Command::NextRound, &mut other_chance)
                .expect("a deal");
            write!(found, "{name} | {seats} | {hand_size} | {seed} |").expect("a text");
            for depth in 1..=depth {
                let count = perft(&state, &chance, depth);
                // The slow one follows as deep as it can in a moment.
                if depth < 5 {
                    assert_eq!(
                        count,
                        perft(&reference, &other_chance, depth),
                        "{name}, {seed}"
                    );
                }
                write!(found, " {count}").expect("a text");
            }
            found.push('\n');
        }
    }
    compare("perft/counts.txt", &found);
}

#[test]
fn a_seed_gives_the_order_that_is_written_down() {
    let mut found =
        String::from("# seed | round | cards | their order after the shuffle, the top first\n");
    let official = preset("official").expect("a preset").rules;
    let new_deck = preset("new_deck").expect("a preset").rules;
    let decks: [(&str, Hand); 3] = [
        ("classic", official.deck(4).expect("a deck")),
        ("all", new_deck.deck(4).expect("a deck")),
        ("two classic", official.deck(15).expect("two decks")),
    ];
    for seed in ["", "lastcard", "een spelletje kaarten", "\u{1f0a1}"] {
        for (name, deck) in &decks {
            for round in [1, 2, 40] {
                let order = Seeded::order(Seed::from_text(seed), round, deck);
                let cards: Vec<String> = order.iter().map(ToString::to_string).collect();
                writeln!(found, "{seed:?} | {round} | {name} | {}", cards.join(" "))
                    .expect("a text");
                let again: Hand = order.into_iter().collect();
                assert!(again == *deck, "a shuffle keeps every card");
                assert!(card::parse_hand(&cards.join(" ")).is_ok());
            }
        }
    }
    compare("shuffles/orders.txt", &found);
}

#[test]
fn every_order_of_three_cards_is_as_likely_as_any_other() {
    let cards = card::parse_hand("R1 G2 B3").expect("three cards");
    let mut counts = std::collections::BTreeMap::new();
    for n in 0..60_000u32 {
        let order = Seeded::order(Seed::from_text(&n.to_string()), 1, &cards);
        *counts.entry(order).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), 6);
    // 10,000 each; five standard deviations are 456.
    assert!(
        counts.values().all(|&count| count.abs_diff(10_000) < 456),
        "{counts:?}"
    );
}
