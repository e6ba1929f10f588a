//! Cards, sets and hands.

use super::{card, cards, hand, seat};
use crate::{Card, CardSet, Cards, Color, Hand, Play, SeatSet};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

#[test]
fn every_card_has_a_short_form_of_its_own_and_shows_it() {
    let shown: Vec<_> = ["R5", "BS", "YR", "G+2", "W", "W+4", "WS", "WH", "WB"].to_vec();
    for short in shown {
        assert_eq!(card(short).to_string(), short);
        assert_eq!(format!("{:?}", card(short)), short);
    }
    for (n, one) in Card::all().enumerate() {
        assert!(
            Card::all()
                .skip(n + 1)
                .all(|other| other.to_string() != one.to_string())
        );
    }
}

#[test]
fn sets_show_what_is_in_them_and_hands_do_not() {
    let set = cards("R5 W+4")
        .into_iter()
        .fold(CardSet::EMPTY, |set, card| set.union(CardSet::of(card)));
    assert_eq!(format!("{set:?}"), "{R5, W+4}");
    assert_eq!(
        format!("{:?}", SeatSet::first(3).without(seat(1))),
        "{seat 0, seat 2}"
    );
    assert_eq!(format!("{:?}", hand("R5 R5 B1")), "Hand(3 cards)");
    assert_eq!(hand("B1 R5 R5").to_string(), "R5 R5 B1");
}

#[test]
fn a_union_has_what_is_in_both_once() {
    let reds = CardSet::of_color(Color::Red);
    assert_eq!(reds.union(reds), reds);
    let both = SeatSet::first(3).union(SeatSet::first(2));
    assert_eq!(both, SeatSet::first(3));
    assert_eq!(both.with(seat(1)), both);
}

#[test]
fn a_hand_holds_31_cards_of_a_kind() {
    assert_eq!(Hand::MAX_EACH, 31);
    let mut full = Hand::EMPTY;
    for count in 1..=31 {
        full.add(Card::WILD);
        assert_eq!(full.count(Card::WILD), count);
    }
    assert_eq!(full.len(), 31);
}

#[test]
fn several_cards_are_two_to_31() {
    assert_eq!(Cards::new(&[]), None);
    assert_eq!(Cards::new(&cards("R5")), Some(Cards::One(card("R5"))));
    assert!(Cards::new(&[Card::WILD; 31]).is_some());
    assert_eq!(Cards::new(&[Card::WILD; 32]), None);
}

#[test]
fn a_play_has_its_cards_its_choices_and_its_call() {
    let play = Play::wild(Card::WILD, Color::Blue).swapping(seat(2));
    let calling = play.calling();
    assert!(calling.uno && !play.uno);
    assert_eq!(
        Play {
            uno: false,
            ..calling
        },
        play
    );
    assert_eq!((play.color, play.swap), (Some(Color::Blue), Some(seat(2))));
    assert!(!play.cards.is_empty());
}

#[test]
fn cards_laid_together_leave_the_hand() {
    let together = Cards::new(&cards("R5 B5 R5")).expect("three cards");
    let mut rest = hand("R5 R5 R5 B5 W");
    together.take_from(&mut rest);
    assert_eq!(rest, hand("R5 W"));
    Cards::One(Card::WILD).take_from(&mut rest);
    assert_eq!(rest, hand("R5"));
}
