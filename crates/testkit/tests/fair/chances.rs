//! Every card comes to every place equally often.

use lastcard_engine::fair::{
    Contribution, RoundId, ServerSecret, Share, commitment, deck_hash, mix, promise, rules_hash,
};
use lastcard_engine::{Card, Hand, Seat};
use lastcard_notation::card::parse_hand;
use std::collections::BTreeMap;

/// The order of operation `number % 3` of a round like any other.
fn order(number: u64, deck: &Hand) -> Vec<Card> {
    let mut secret = [7; 64];
    secret[..8].copy_from_slice(&number.to_be_bytes());
    let secret = ServerSecret(secret);
    let id = RoundId {
        table: "chances",
        match_number: 1,
        round: 1,
    };
    let share = Share([9; 32]);
    let contribution = Contribution {
        seat: Seat::new(0),
        promise: promise(id, Seat::new(0), &share),
        share: Some(share),
    };
    let commitment = commitment(id, &rules_hash([]), &deck_hash(deck), &secret);
    mix(&secret, &commitment, &[contribution]).order((number % 3) as u32, deck)
}

#[test]
#[expect(clippy::cast_precision_loss, reason = "the counts are far below 2^52")]
fn two_hundred_thousand_shuffles_pass_the_chi_square_test_of_card_and_place() {
    const SHUFFLES: u64 = 200_000;
    let deck = Hand::classic_deck();
    let places = deck.len() as usize;
    let count = |half: u64| {
        let mut counts = vec![[0u32; Card::COUNT]; places];
        for number in (0..SHUFFLES).filter(|number| number % 2 == half) {
            for (place, card) in order(number, &deck).into_iter().enumerate() {
                counts[place][card.index()] += 1;
            }
        }
        counts
    };
    let halves = std::thread::scope(|scope| {
        let threads = [0, 1].map(|half| scope.spawn(move || count(half)));
        threads.map(|thread| thread.join().unwrap())
    });
    let kinds: Vec<Card> = Card::all().filter(|card| deck.contains(*card)).collect();
    let mut square = 0.0;
    for (one, other) in halves[0].iter().zip(&halves[1]) {
        for &card in &kinds {
            let found = f64::from(one[card.index()] + other[card.index()]);
            let expected = SHUFFLES as f64 * f64::from(deck.count(card)) / places as f64;
            square += (found - expected).powi(2) / expected;
        }
    }
    // The rows and the columns of the table are both fixed by each shuffle, which takes from the spread.
    square *= (places - 1) as f64 / places as f64;
    let freedom = ((places - 1) * (kinds.len() - 1)) as f64;
    let z = (square - freedom) / (2.0 * freedom).sqrt();
    println!("z = {z:.2}");
    assert!(z.abs() < 2.58, "z = {z:.2}, outside of the middle 99 %");
}

#[test]
fn every_order_of_four_cards_is_as_likely_as_any_other() {
    let deck = parse_hand("R1 G2 B3 W").unwrap();
    let mut counts = BTreeMap::new();
    for number in 0..48_000 {
        *counts.entry(order(number, &deck)).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), 24);
    // 2,000 each; five standard deviations are 219.
    assert!(
        counts.values().all(|&count| count.abs_diff(2000) < 219),
        "{counts:?}"
    );
}
