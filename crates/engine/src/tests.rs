//! What no game shows, tried part by part.

mod cards;
mod chances;
mod fair;
mod judging;
mod knowing;
mod parts;
mod positions;
mod rare;
mod resampling;
mod ruling;
mod seats;
mod words;

use crate::rules::Value;
use crate::{Card, Hand, Position, Rules, RulesDraft, Seat, SeatSet, State};
use alloc::string::ToString;
use alloc::vec::Vec;

/// The card with that short form.
fn card(short: &str) -> Card {
    Card::all()
        .find(|card| card.to_string() == short)
        .unwrap_or_else(|| panic!("no card {short}"))
}

/// Cards with spaces between.
fn cards(short: &str) -> Vec<Card> {
    short.split_whitespace().map(card).collect()
}

fn hand(short: &str) -> Hand {
    cards(short).into_iter().collect()
}

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// Rules that differ from the first values in these options.
fn rules(options: &[(&str, Value<'_>)]) -> Rules {
    let mut draft = RulesDraft::FIRST_VALUES;
    for (name, value) in options {
        draft.set(name, *value).expect("an option and its value");
    }
    Rules::new(draft).expect("values that go together")
}

fn word(word: &str) -> Value<'_> {
    Value::Word(word)
}

/// Three players, the second on turn, a red 5 on top.
fn position(rules: Rules) -> Position {
    Position {
        rules,
        seats: 3,
        dealer: seat(0),
        totals: alloc::vec![0; 3],
        turn: seat(1),
        direction: crate::Direction::Clockwise,
        discard: cards("B1 R5"),
        color: None,
        uncalled: SeatSet::EMPTY,
        exposed: SeatSet::EMPTY,
        penalty: 0,
        draw: hand("G1 G2 G3 Y4 W"),
        hands: ["R1 B2", "R7 G8 Y9", "B6 Y6"].map(hand).to_vec(),
    }
}

fn state(position: &Position) -> State {
    State::from_position(position).expect("a position that can be played")
}
