//! The kinds of chance, and what each draws.

use super::{card, cards, hand, seat};
use crate::{
    Card, CardSet, Chance, Event, Hand, Replayed, Sampled, Scripted, SeatSet, Seed, Seeded,
};
use alloc::format;
use alloc::vec::Vec;
use rand_chacha::ChaCha20Rng;
use rand_core::{RngCore, SeedableRng};

const SEVEN: &str = "R1 R2 R3 Y1 Y2 Y3 W";

fn seeded(number: u8) -> Seeded {
    let mut chance = Seeded::new(Seed([number; 32]));
    chance.begin_round(1);
    chance
}

fn sampled(number: u8) -> Sampled<ChaCha20Rng> {
    Sampled::new(ChaCha20Rng::from_seed([number; 32]))
}

/// Every card of the pile as it comes.
fn draw_all(chance: &mut impl Chance, pile: &Hand) -> Vec<Card> {
    let mut left = *pile;
    let mut drawn = Vec::new();
    while !left.is_empty() {
        let card = chance.draw(&left);
        assert!(left.remove(card), "{card} is not in the pile");
        drawn.push(card);
    }
    drawn
}

#[test]
fn a_borrowed_chance_is_the_chance() {
    let seven = hand(SEVEN);
    let ask = |chance: &mut dyn Chance| {
        let mut chance = chance;
        let asked = &mut chance;
        asked.begin_round(3);
        asked.shuffle(&seven);
        Chance::bury(asked, &seven, card("B1"));
        Chance::put_under(asked, &seven, card("B2"));
        let some = Chance::draw_first_of(asked, &seven, CardSet::of(card("Y2")));
        let drawn: Vec<Card> = (0..8).map(|_| Chance::draw(asked, &seven)).collect();
        Chance::shuffle_pool(asked, &seven);
        let pool: Vec<Card> = (0..7)
            .map(|_| Chance::deal_from_pool(asked, &seven))
            .collect();
        let lots: Vec<u32> = (0..9).map(|_| Chance::choose(asked, 1000)).collect();
        (some, drawn, pool, lots)
    };
    let (some, drawn, pool, lots) = ask(&mut seeded(4));
    assert_eq!(some, card("Y2"));
    assert!(drawn.contains(&card("B1")) && drawn[7] == card("B2"));
    assert_eq!(pool.into_iter().collect::<Hand>(), seven);
    assert!(lots.iter().any(|&lot| lot > 1));
    // The same again without the borrow in between.
    let mut chance = seeded(4);
    chance.begin_round(3);
    chance.shuffle(&seven);
    let first = chance.draw(&seven);
    assert_eq!(first, drawn[0]);
}

#[test]
fn a_pile_has_a_middle_and_a_bottom() {
    let seven = hand(SEVEN);
    let order = draw_all(
        &mut {
            let mut chance = seeded(1);
            chance.shuffle(&seven);
            chance
        },
        &seven,
    );
    let mut chance = seeded(1);
    chance.shuffle(&seven);
    chance.bury(&seven, card("B1"));
    chance.put_under(&seven, card("B2"));
    let all = seven.plus(&hand("B1 B2"));
    let drawn = draw_all(&mut chance, &all);
    // Three cards of seven lie above the middle.
    assert_eq!(drawn[..3], order[..3]);
    assert_eq!(drawn[3], card("B1"));
    assert_eq!(drawn[4..8], order[3..]);
    assert_eq!(drawn[8], card("B2"));

    let mut chance = seeded(1);
    chance.shuffle(&seven);
    let wanted = CardSet::of(order[2]).union(CardSet::of(order[5]));
    assert_eq!(chance.draw_first_of(&seven, wanted), order[2]);
    assert_eq!(chance.draw(&seven), order[0]);
}

#[test]
fn who_asks_an_empty_pile_gets_some_card_of_those_that_should_be_there() {
    let one = hand("G3");
    let mut chance = seeded(1);
    assert_eq!(chance.draw(&one), card("G3"));
    assert_eq!(chance.deal_from_pool(&one), card("G3"));
    assert_eq!(chance.draw_first_of(&one, CardSet::ALL), card("G3"));
}

#[test]
fn seeds_and_rounds_have_orders_of_their_own_and_a_seed_is_not_printed() {
    let seven = hand(SEVEN);
    let order = |number, round| Seeded::order(Seed([number; 32]), round, &seven);
    assert_ne!(order(1, 1), order(2, 1));
    assert_ne!(order(1, 1), order(1, 2));
    let mut chance = seeded(1);
    chance.shuffle(&seven);
    assert_eq!(draw_all(&mut chance, &seven), order(1, 1));
    chance.begin_round(2);
    chance.shuffle(&seven);
    assert_eq!(draw_all(&mut chance, &seven), order(1, 2));
    chance.shuffle_pool(&seven);
    let pool: Vec<Card> = (0..7).map(|_| chance.deal_from_pool(&seven)).collect();
    assert_eq!(pool.iter().copied().collect::<Hand>(), seven);
    chance.begin_round(2);
    chance.shuffle(&seven);
    chance.shuffle(&seven);
    assert_eq!(draw_all(&mut chance, &seven), pool);
    assert_eq!(format!("{:?}", Seed([1; 32])), "Seed(…)");
    // The digest of a text is known everywhere.
    assert_eq!(Seed::from_text("abc").0[..4], [0xba, 0x78, 0x16, 0xbf]);
}

#[test]
fn lots_are_below_their_count_and_each_falls() {
    let mut lots = [[0; 3]; 2];
    let mut chance = seeded(5);
    let mut other = sampled(5);
    for _ in 0..90 {
        lots[0][chance.choose(3) as usize] += 1;
        lots[1][other.choose(3) as usize] += 1;
    }
    assert!(
        lots.as_flattened().iter().all(|&count| count > 15),
        "{lots:?}"
    );
}

/// Gives these words, and then nothing but the highest.
struct Words(Vec<u32>);

impl RngCore for Words {
    fn next_u32(&mut self) -> u32 {
        if self.0.is_empty() {
            u32::MAX
        } else {
            self.0.remove(0)
        }
    }

    fn next_u64(&mut self) -> u64 {
        unreachable!("lots are made of words of 32 bits")
    }

    fn fill_bytes(&mut self, _: &mut [u8]) {
        unreachable!("lots are made of words of 32 bits")
    }
}

#[test]
fn only_the_words_that_would_favor_some_lot_are_passed_over() {
    // 2^32 is 1 more than a multiple of 3, so just one word is too many: 0. The other one is the least that counts.
    let (least, middle) = (0xaaaa_aaab, 0x8000_0000);
    assert_eq!(Sampled::new(Words([least, middle].into())).choose(3), 2);
    assert_eq!(Sampled::new(Words([0, least, middle].into())).choose(3), 2);
    assert_eq!(Sampled::new(Words([middle, least].into())).choose(3), 1);
}

#[test]
fn a_script_dictates_the_pile_and_its_seed_what_goes_beyond() {
    let seven = hand(SEVEN);
    let script = || Scripted::new(cards(SEVEN), Seed([1; 32]));
    assert_eq!(draw_all(&mut script(), &seven), cards(SEVEN));
    let mut chance = script();
    chance.bury(&seven, card("B1"));
    chance.put_under(&seven, card("B2"));
    assert_eq!(
        chance.draw_first_of(&seven, CardSet::of(card("Y2"))),
        card("Y2")
    );
    // The red 0 is nowhere in the pile: it comes when nothing else does.
    let rest = hand("R0 R1 R2 R3 B1 Y1 Y3 W B2");
    assert_eq!(
        draw_all(&mut chance, &rest),
        cards("R1 R2 R3 B1 Y1 Y3 W B2 R0")
    );

    // A shuffle comes from the seed, which then holds the order.
    chance.begin_round(1);
    chance.shuffle(&seven);
    let mut same = seeded(1);
    same.shuffle(&seven);
    for chance in [&mut chance as &mut dyn Chance, &mut same] {
        chance.bury(&seven, card("B1"));
        chance.put_under(&seven, card("B2"));
        chance.draw_first_of(&seven, CardSet::of(card("Y2")));
    }
    assert_eq!(draw_all(&mut chance, &rest), draw_all(&mut same, &rest));
    chance.shuffle_pool(&seven);
    same.shuffle_pool(&seven);
    for _ in 0..7 {
        assert_eq!(chance.deal_from_pool(&seven), same.deal_from_pool(&seven));
    }
    for _ in 0..9 {
        assert_eq!(chance.choose(1000), same.choose(1000));
    }

    // A deck that is dictated stands in for one shuffle.
    chance.next_deck(cards("W R1"));
    chance.shuffle(&hand("W R1"));
    assert_eq!(draw_all(&mut chance, &hand("W R1")), cards("W R1"));
    chance.begin_round(2);
    chance.shuffle(&seven);
    assert_eq!(
        draw_all(&mut chance, &seven),
        Seeded::order(Seed([1; 32]), 2, &seven)
    );
}

#[test]
fn what_was_recorded_is_drawn_again_as_long_as_it_is_there() {
    let events = [
        Event::DealerDrew {
            seat: seat(0),
            card: card("B9"),
        },
        Event::RoundBegan {
            round: 1,
            dealer: seat(3),
            players: [seat(0), seat(1), seat(3)].into_iter().collect::<SeatSet>(),
        },
        Event::Dealt {
            seat: seat(0),
            card: card("Y1"),
        },
        Event::StartTurned { card: card("W") },
        Event::Drew {
            seat: seat(1),
            card: card("R2"),
            why: crate::Why::Turn,
        },
        Event::Passed { seat: seat(1) },
        Event::Drew {
            seat: seat(1),
            card: card("R3"),
            why: crate::Why::Turn,
        },
    ];
    let mut chance = Replayed::new(&events);
    let pile = hand("R3 Y1 W B9 R2");
    assert_eq!(chance.draw(&pile), card("B9"));
    // Two players sit before the dealer.
    assert_eq!(chance.clone().choose(3), 2);
    assert_eq!(chance.choose(2), 1);
    assert_eq!(chance.choose(3), 0);
    assert_eq!(chance.draw(&pile), card("Y1"));
    assert_eq!(chance.draw_first_of(&pile, CardSet::ALL), card("W"));
    assert_eq!(chance.deal_from_pool(&pile), card("R2"));
    assert_eq!(chance.draw(&hand("G1")), card("G1"));
    assert_eq!(chance.draw(&hand("G2")), card("G2"));
}

#[test]
fn sampled_cards_come_by_lot_until_one_has_a_place() {
    let seven = hand(SEVEN);
    let mut first = [false; Card::COUNT];
    let mut from_pool = [false; Card::COUNT];
    let mut last_after_shuffle = [false; Card::COUNT];
    for number in 0..40 {
        let mut chance = sampled(number);
        first[draw_all(&mut chance, &seven)[0].index()] = true;
        from_pool[chance.deal_from_pool(&seven).index()] = true;

        let mut chance = sampled(number);
        chance.bury(&seven, card("B1"));
        chance.put_under(&seven, card("B2"));
        let wanted = chance.draw_first_of(&seven, CardSet::of(card("Y2")));
        assert_eq!(wanted, card("Y2"));
        let rest = hand("R0 R1 R2 R3 B1 Y1 Y3 W B2");
        let drawn = draw_all(&mut chance, &rest);
        assert!(drawn[2] == card("B1") || drawn[3] == card("B1"));
        assert_eq!(drawn[7], card("B2"));

        chance.put_under(&seven, card("B2"));
        chance.shuffle(&rest);
        last_after_shuffle[draw_all(&mut chance, &rest)[7].index()] = true;
    }
    let count = |seen: [bool; Card::COUNT]| seen.iter().filter(|&&seen| seen).count();
    assert_eq!(count(first), 7);
    assert_eq!(count(from_pool), 7);
    assert!(count(last_after_shuffle) > 3);
    let mut generator = ChaCha20Rng::from_seed([9; 32]);
    assert_eq!(sampled(9).random().next_u32(), generator.next_u32());
}
