//! The published test vectors: the engine and the script both compute what is written down.

use crate::script::{repository, run_driver};
use crate::support::bytes;
use lastcard_engine::fair::{
    Contribution, RoundId, ServerSecret, Share, commitment, deck_hash, mix, promise, rules_hash,
};
use lastcard_engine::{Card, CardSet, Chance, Fair, Hand, Seat};
use lastcard_notation::card::parse_hand;
use lastcard_notation::preset;
use lastcard_testkit::random::Dice;
use serde_json::{Value, json};
use std::fmt::Write;

#[test]
fn the_engine_computes_the_published_vectors() {
    let path = repository("corpus/fair/vectors.json");
    if std::env::var_os("LASTCARD_BLESS").is_some() {
        std::fs::write(&path, published()).unwrap();
    }
    for (index, vector) in vectors().iter().enumerate() {
        let computed = computed(&vector["input"]);
        assert_eq!(vector["output"], computed, "vector {index}");
    }
}

#[test]
fn there_are_at_least_20_vectors_and_they_cover_the_edges() {
    let vectors = vectors();
    assert!(vectors.len() >= 20);
    let any = |holds: fn(&Value) -> bool| vectors.iter().any(|vector| holds(&vector["input"]));
    let shares = |input: &Value| input["shares"].as_array().unwrap().clone();
    assert!(any(|input| input["shares"].as_array().unwrap().is_empty()));
    assert!(any(|input| input["shares"].as_array().unwrap().len() == 19));
    assert!(
        vectors
            .iter()
            .any(|v| shares(&v["input"]).iter().any(|s| s["shown"] == false))
    );
    assert!(any(|input| input["table"] == ""));
    assert!(any(|input| !input["table"].as_str().unwrap().is_ascii()));
    assert!(any(|input| input["round"] == 4_294_967_295_u32));
    assert!(any(|input| input["secret"] == "00".repeat(64)));
}

#[test]
fn the_script_computes_the_published_vectors() {
    let vectors = vectors();
    let found = run_driver(&json!({ "vectors": vectors }));
    for (index, vector) in vectors.iter().enumerate() {
        assert_eq!(vector["output"], found[index], "vector {index}");
    }
}

#[test]
fn the_shuffle_of_a_round_is_the_order_of_its_key() {
    for vector in vectors() {
        let input = &vector["input"];
        let deck = parse_hand(text(&input["deck"])).unwrap();
        let mut fair = Fair::new(mixed(input).3);
        for round in [0, 1, 7] {
            fair.begin_round(round);
            let orders = [0, 1].map(|_| {
                fair.shuffle(&deck);
                let mut rest = deck;
                let order: Vec<Card> = std::iter::repeat_with(|| {
                    let card = fair.draw_first_of(&rest, CardSet::ALL);
                    rest.remove(card);
                    card
                })
                .take(deck.len() as usize)
                .collect();
                told(&order)
            });
            let output = &vector["output"];
            if round == 0 {
                assert_eq!(output["order_for_dealer"], orders[0]);
            } else {
                assert_eq!(output["deck_order"], orders[0]);
                assert_eq!(output["order_of_operation_1"], orders[1]);
            }
        }
    }
}

fn vectors() -> Vec<Value> {
    let text = std::fs::read_to_string(repository("corpus/fair/vectors.json")).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    file["vectors"].as_array().unwrap().clone()
}

/// The file as it is published: one vector a line.
fn published() -> String {
    let lines: Vec<String> = inputs()
        .into_iter()
        .map(|input| {
            let output = computed(&input);
            json!({ "input": input, "output": output }).to_string()
        })
        .collect();
    format!("{{\"vectors\":[\n{}\n]}}\n", lines.join(",\n"))
}

fn inputs() -> Vec<Value> {
    let mut dice = Dice::new(20_261_130);
    let decks = [
        ("official", 4),
        ("new_deck", 4),
        ("official", 20),
        ("party", 6),
    ];
    (0..24usize)
        .map(|number| {
            let (name, seats) = decks[number % decks.len()];
            let document = preset(name).unwrap();
            let deck = document.rules.deck(seats).unwrap();
            let people = match number {
                0 => 0,
                1 => 19,
                _ => dice.below(seats.min(20)),
            };
            let shares: Vec<Value> = (0..people)
                .map(|seat| {
                    let shown = number < 2 || !dice.once_in(5);
                    json!({ "seat": seat, "share": hex(&bytes::<32>(&mut dice)), "shown": shown })
                })
                .collect();
            let secret = match number {
                2 => [0; 64],
                3 => [255; 64],
                _ => bytes(&mut dice),
            };
            let table = match number {
                4 => String::new(),
                5 => "ta\u{fe}el \u{1f0cf}".to_owned(),
                _ => hex(&bytes::<5>(&mut dice)),
            };
            let (one_match, round) = match number {
                6 => (u32::MAX, u32::MAX),
                _ => (1 + dice.below(40) as u32, 1 + dice.below(300) as u32),
            };
            json!({
                "table": table, "match": one_match, "round": round, "rules": document.to_toml_lines(),
                "deck": deck.to_string(), "secret": hex(&secret), "shares": shares,
            })
        })
        .collect()
}

fn mixed(
    input: &Value,
) -> (
    [u8; 32],
    Vec<Contribution>,
    lastcard_engine::fair::Commitment,
    lastcard_engine::fair::RoundKey,
) {
    let number = |value: &Value| u32::try_from(value.as_u64().unwrap()).unwrap();
    let id = RoundId {
        table: text(&input["table"]),
        match_number: number(&input["match"]),
        round: number(&input["round"]),
    };
    let rules = rules_hash(input["rules"].as_array().unwrap().iter().map(text));
    let deck = parse_hand(text(&input["deck"])).unwrap();
    let secret = ServerSecret(unhex(text(&input["secret"])));
    let contributions: Vec<Contribution> = input["shares"]
        .as_array()
        .unwrap()
        .iter()
        .map(|told| {
            let seat = Seat::new(number(&told["seat"]) as usize);
            let share = Share(unhex(text(&told["share"])));
            Contribution {
                seat,
                promise: promise(id, seat, &share),
                share: (told["shown"] == true).then_some(share),
            }
        })
        .collect();
    let commitment = commitment(id, &rules, &deck_hash(&deck), &secret);
    let key = mix(&secret, &commitment, &contributions);
    (rules, contributions, commitment, key)
}

fn computed(input: &Value) -> Value {
    let (rules, contributions, commitment, key) = mixed(input);
    let deck: Hand = parse_hand(text(&input["deck"])).unwrap();
    let promises: Vec<String> = contributions.iter().map(|c| hex(&c.promise.0)).collect();
    let words: Vec<String> = key
        .draws(0)
        .take(16)
        .map(|word| format!("{word:08x}"))
        .collect();
    let mut dealer = Fair::new(key.clone());
    dealer.shuffle(&deck);
    let mut rest = deck;
    let mut order = Vec::new();
    while !rest.is_empty() {
        let card = dealer.draw(&rest);
        rest.remove(card);
        order.push(card);
    }
    json!({
        "rules_hash": hex(&rules), "deck_hash": hex(&deck_hash(&deck)), "promises": promises,
        "commitment": hex(&commitment.0), "key": hex(key.bytes()), "words": words,
        "deck_order": told(&key.order(0, &deck)), "order_of_operation_1": told(&key.order(1, &deck)),
        "order_for_dealer": told(&order),
    })
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn told(cards: &[Card]) -> String {
    lastcard_notation::card::print_cards(cards)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").unwrap();
        text
    })
}

fn unhex<const N: usize>(digits: &str) -> [u8; N] {
    let byte = |n: usize| u8::from_str_radix(&digits[2 * n..2 * n + 2], 16).unwrap();
    assert_eq!(digits.len(), 2 * N);
    std::array::from_fn(byte)
}
