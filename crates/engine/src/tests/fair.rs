//! The fair shuffle against numbers that were worked out apart from this program, with the description alone.

use super::{card, cards, hand, seat};
use crate::fair::{
    Commitment, Contribution, Promise, RoundId, RoundKey, ServerSecret, Share, commitment,
    deck_hash, mix, promise, rules_hash,
};
use crate::{Card, Chance, Fair};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

const ID: RoundId<'_> = RoundId {
    table: "t1",
    match_number: 2,
    round: 3,
};
const SECRET: ServerSecret = ServerSecret([7; 64]);
const FIRST: Share = Share([1; 32]);
const SECOND: Share = Share([2; 32]);

fn hex(bytes: &[u8]) -> String {
    let pairs: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    pairs.concat()
}

fn committed() -> Commitment {
    let rules = rules_hash(["a", "b"]);
    commitment(ID, &rules, &deck_hash(&hand("R5 B1 W")), &SECRET)
}

/// The first player showed its share, the third did not.
fn key() -> RoundKey {
    let shown = Contribution {
        seat: seat(0),
        promise: promise(ID, seat(0), &FIRST),
        share: Some(FIRST),
    };
    let dropped = Contribution {
        seat: seat(2),
        promise: promise(ID, seat(2), &SECOND),
        share: None,
    };
    let key = mix(&SECRET, &committed(), &[shown, dropped]);
    assert_eq!(mix(&SECRET, &committed(), &[dropped, shown]), key);
    key
}

/// The seven cards that are shuffled.
const SEVEN: &str = "R1 R2 R3 Y1 Y2 Y3 W";

#[test]
fn hashes_are_as_described() {
    assert_eq!(
        hex(&promise(ID, seat(0), &FIRST).0),
        "86b543e8b803460101953ad1f61fd94d87e357978ac5bfdebe9f62ad00133f33"
    );
    assert_eq!(
        hex(&rules_hash(["a", "b"])),
        "187dea25b0137510b566d064e98e404d3053d488befe04dbb5f6686dcd18ed2e"
    );
    assert_eq!(
        hex(&deck_hash(&hand("R5 B1 W"))),
        "0cea09d9982877ad5d795d728b1c225b766ee8dad83249d908bb342cc04496fc"
    );
    assert_eq!(
        hex(&committed().0),
        "85db6a26d504439c731671fd0a8b182b1f98461de4818333f17e090f107b6996"
    );
    let key = key();
    let (secret, mixed) = key.bytes().split_at(64);
    assert_eq!(secret, SECRET.0);
    assert_eq!(
        hex(mixed),
        "9239a4f726e21535936ca332abc098813b60cddea204ce20b354b8511bf9273c\
         683fc3636be736a5b71e477baab3764cf3c1c61e6e3cfca8437a33b030d4001b"
    );
}

#[test]
fn numbers_and_orders_are_as_described() {
    let key = key();
    let deck: Vec<u32> = key.draws(0).take(17).collect();
    assert_eq!(deck[..2], [0x5906_2d1f, 0x3ef9_9255]);
    assert_eq!(deck[15..], [0x10e7_dbd0, 0xe272_90df]);
    let refill: Vec<u32> = key.draws(1).take(2).collect();
    assert_eq!(refill, [0xcb91_aa12, 0xaa04_2190]);
    assert_eq!(key.order(0, &hand(SEVEN)), cards("W Y2 R1 Y1 Y3 R2 R3"));
    assert_eq!(key.order(1, &hand(SEVEN)), cards("R3 W R2 R1 Y2 Y1 Y3"));
}

#[test]
fn each_operation_of_a_round_has_an_order_of_its_own() {
    let seven = hand(SEVEN);
    let mut fair = Fair::new(key());
    // The draw for the dealer: a shuffle and a lot.
    fair.begin_round(0);
    assert_eq!(drawn(&mut fair), cards("Y2 Y1 R2 R1 W Y3 R3"));
    assert_eq!(fair.choose(10), 7);
    fair.begin_round(1);
    assert_eq!(drawn(&mut fair), cards("W Y2 R1 Y1 Y3 R2 R3"));
    assert_eq!(drawn(&mut fair), cards("R3 W R2 R1 Y2 Y1 Y3"));
    fair.shuffle_pool(&seven);
    let pool: Vec<Card> = (0..7).map(|_| fair.deal_from_pool(&seven)).collect();
    assert_eq!(pool, cards("Y3 R2 Y2 R1 R3 W Y1"));
    // A new key begins anew.
    fair.set_round(key());
    assert_eq!(fair.choose(10), 2);
}

#[test]
fn a_fair_pile_has_a_middle_and_a_bottom() {
    let mut fair = Fair::new(key());
    fair.begin_round(1);
    let order = drawn(&mut fair.clone());
    let seven = hand(SEVEN);
    fair.shuffle(&seven);
    fair.bury(&seven, card("B1"));
    fair.put_under(&seven, card("B2"));
    // The red 0 is nowhere in the pile: it comes when nothing else does.
    let mut left = seven.plus(&hand("B1 B2 R0"));
    let all: Vec<Card> = (0..10)
        .map(|_| {
            let card = fair.draw(&left);
            left.remove(card);
            card
        })
        .collect();
    assert_eq!(all[..3], order[..3]);
    assert_eq!(all[4..8], order[3..]);
    assert_eq!([all[3], all[8], all[9]], ["B1", "B2", "R0"].map(card));
}

/// The seven cards shuffled and drawn.
fn drawn(fair: &mut Fair) -> Vec<Card> {
    let seven = hand(SEVEN);
    fair.shuffle(&seven);
    (0..7).map(|_| fair.draw(&seven)).collect()
}

#[test]
fn a_share_is_the_one_that_was_promised() {
    let promised = promise(ID, seat(0), &FIRST);
    let with = |share, promise| Contribution {
        seat: seat(0),
        promise,
        share,
    };
    assert!(with(Some(FIRST), promised).holds(ID));
    assert!(!with(Some(SECOND), promised).holds(ID));
    assert!(!with(Some(FIRST), Promise([0; 32])).holds(ID));
    assert!(with(None, Promise([0; 32])).holds(ID));
}

#[test]
fn nothing_secret_is_printed() {
    assert_eq!(format!("{FIRST:?}"), "Share(…)");
    assert_eq!(format!("{SECRET:?}"), "ServerSecret(…)");
    assert_eq!(format!("{:?}", key()), "RoundKey(…)");
}

#[cfg(feature = "stacked")]
#[test]
fn a_dictated_order_stands_for_the_fair_one_of_the_round_and_of_no_other_stage() {
    use crate::fair::stacked;
    // Every other key keeps its fair orders, for the tests that run at the same time.
    fn of_one_key(key: &RoundKey, operation: u32, mut fair: Vec<Card>) -> Vec<Card> {
        if key.bytes()[0] == 9 {
            fair.sort();
            fair.rotate_left(operation as usize);
        }
        fair
    }
    stacked::dictate(of_one_key);
    let mut fair = Fair::new(mix(&ServerSecret([9; 64]), &committed(), &[]));
    let in_order = cards(SEVEN);
    fair.begin_round(0);
    assert_ne!(drawn(&mut fair), in_order);
    fair.begin_round(1);
    assert_eq!(drawn(&mut fair), in_order);
    assert_eq!(drawn(&mut fair)[..6], in_order[1..]);
}
