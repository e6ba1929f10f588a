//! What can be expected: one value for each key of `expect`.

use super::parse::MOST_POINTS;
use super::reader::Reader;
use crate::card::{color_word, parse_card};
use crate::direction::direction_word;
use crate::moves::{parse_action_of, print_action};
use crate::names::Names;
use crate::toml_text::{Key, Value, in_order};
use lastcard_engine::{Action, Card, Color, Direction, Hand, Play, Seat, SeatSet};
use std::collections::HashSet;

/// Something that must be true, or that was found: a key of `expect` with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// Who must act; nobody when the round is over.
    Turn(Option<Seat>),
    /// The top card.
    Top(Option<Card>),
    /// The color in force.
    Color(Option<Color>),
    /// Which way play goes.
    Direction(Direction),
    /// The cards of a hand.
    Hand(Seat, Hand),
    /// How many cards a hand has.
    Count(Seat, u32),
    /// How many cards the draw pile has.
    DrawPile(u32),
    /// How many cards the discard pile has, the top included.
    DiscardPile(u32),
    /// How many cards wait for the seat on turn.
    Penalty(u32),
    /// Who may be caught.
    Exposed(SeatSet),
    /// Every move that is open to a seat.
    Legal(Seat, HashSet<Action>),
    /// Who went out, in order.
    Out(Vec<Seat>),
    /// Whether the round is over.
    RoundOver(bool),
    /// A seat's points of the round.
    RoundScore(Seat, i32),
    /// A seat's total.
    Score(Seat, i32),
    /// Whether the match is over.
    MatchOver(bool),
    /// Who won the match; nobody when it goes on.
    Winner(SeatSet),
    /// Who deals.
    Dealer(Seat),
}

const KEYS: [&str; 18] = [
    "turn",
    "top",
    "color",
    "direction",
    "hands",
    "counts",
    "draw_pile",
    "discard_pile",
    "penalty",
    "exposed",
    "legal",
    "out",
    "round_over",
    "round_scores",
    "scores",
    "match_over",
    "winner",
    "dealer",
];

impl Expected {
    /// The key, with the player's name where it has one: `hands.Ann`.
    pub fn key(&self, names: &Names) -> String {
        let of = |key: &str, seat: Seat| format!("{key}.{}", names.of(seat));
        match self {
            Expected::Turn(_) => "turn".to_owned(),
            Expected::Top(_) => "top".to_owned(),
            Expected::Color(_) => "color".to_owned(),
            Expected::Direction(_) => "direction".to_owned(),
            Expected::Hand(seat, _) => of("hands", *seat),
            Expected::Count(seat, _) => of("counts", *seat),
            Expected::DrawPile(_) => "draw_pile".to_owned(),
            Expected::DiscardPile(_) => "discard_pile".to_owned(),
            Expected::Penalty(_) => "penalty".to_owned(),
            Expected::Exposed(_) => "exposed".to_owned(),
            Expected::Legal(seat, _) => of("legal", *seat),
            Expected::Out(_) => "out".to_owned(),
            Expected::RoundOver(_) => "round_over".to_owned(),
            Expected::RoundScore(seat, _) => of("round_scores", *seat),
            Expected::Score(seat, _) => of("scores", *seat),
            Expected::MatchOver(_) => "match_over".to_owned(),
            Expected::Winner(_) => "winner".to_owned(),
            Expected::Dealer(_) => "dealer".to_owned(),
        }
    }

    /// The value as TOML writes it.
    pub fn value(&self, names: &Names) -> String {
        let quoted = |text: &str| format!("\"{text}\"");
        match self {
            Expected::Turn(seat) => quoted(seat.map_or("", |seat| names.of(seat))),
            Expected::Top(card) => quoted(&card.map_or_else(String::new, |card| card.to_string())),
            Expected::Color(color) => quoted(color.map_or("", color_word)),
            Expected::Direction(direction) => quoted(direction_word(*direction)),
            Expected::Hand(_, hand) => quoted(&hand.to_string()),
            Expected::Count(_, number)
            | Expected::DrawPile(number)
            | Expected::DiscardPile(number)
            | Expected::Penalty(number) => number.to_string(),
            Expected::Exposed(seats) => list(seats.iter().map(|seat| quoted(names.of(seat)))),
            Expected::Legal(seat, actions) => {
                let mut texts: Vec<String> = actions
                    .iter()
                    .map(|action| quoted(&print_action(*seat, action, names)))
                    .collect();
                texts.sort();
                list(texts)
            }
            Expected::Out(seats) => list(seats.iter().map(|&seat| quoted(names.of(seat)))),
            Expected::RoundOver(answer) | Expected::MatchOver(answer) => answer.to_string(),
            Expected::RoundScore(_, points) | Expected::Score(_, points) => points.to_string(),
            Expected::Winner(seats) => quoted(&names.joined(*seats)),
            Expected::Dealer(seat) => quoted(names.of(*seat)),
        }
    }
}

/// Reads an `expect` table.
pub(super) fn expectations(
    reader: &mut Reader<'_>,
    value: &Value<'_>,
    names: &Names,
) -> Vec<Expected> {
    let Some(table) = reader.table("expect", value) else {
        return Vec::new();
    };
    reader.known(table, &KEYS, "expect");
    let mut expected = Vec::new();
    for (key, value) in in_order(table) {
        one(reader, key, value, names, &mut expected);
    }
    expected
}

fn one(
    reader: &mut Reader<'_>,
    key: &Key<'_>,
    value: &Value<'_>,
    names: &Names,
    expected: &mut Vec<Expected>,
) {
    let what = key.get_ref().as_ref();
    let nobody = value.get_ref().as_str() == Some("");
    match what {
        "turn" if nobody => expected.push(Expected::Turn(None)),
        "turn" => {
            expected.extend(
                reader
                    .seat(what, value, names)
                    .map(|seat| Expected::Turn(Some(seat))),
            );
        }
        "dealer" => expected.extend(reader.seat(what, value, names).map(Expected::Dealer)),
        "top" => expected.extend(top(reader, value)),
        "color" if nobody => expected.push(Expected::Color(None)),
        "color" => {
            expected.extend(
                reader
                    .color(what, value)
                    .map(|color| Expected::Color(Some(color))),
            );
        }
        "direction" => expected.extend(reader.direction(what, value).map(Expected::Direction)),
        "draw_pile" => expected.extend(reader.number(what, value, &CARDS).map(Expected::DrawPile)),
        "discard_pile" => {
            expected.extend(
                reader
                    .number(what, value, &CARDS)
                    .map(Expected::DiscardPile),
            );
        }
        "penalty" => expected.extend(reader.number(what, value, &CARDS).map(Expected::Penalty)),
        "exposed" => expected.push(Expected::Exposed(reader.seat_set(what, value, names))),
        "out" => expected.push(Expected::Out(reader.seats(what, value, names))),
        "round_over" => expected.extend(reader.boolean(what, value).map(Expected::RoundOver)),
        "match_over" => expected.extend(reader.boolean(what, value).map(Expected::MatchOver)),
        "winner" => expected.extend(winner(reader, value, names)),
        "hands" | "counts" | "legal" | "round_scores" | "scores" => {
            for (seat, value) in reader.by_name(what, value, names) {
                let what = format!("{what}.{}", names.of(seat));
                expected.extend(of_player(reader, &what, seat, value, names));
            }
        }
        // An unknown key, which is told already.
        _ => {}
    }
}

/// How many cards there can be: more than any game has.
const CARDS: core::ops::RangeInclusive<i64> = 0..=9999;

fn of_player(
    reader: &mut Reader<'_>,
    what: &str,
    seat: Seat,
    value: &Value<'_>,
    names: &Names,
) -> Option<Expected> {
    let points = -MOST_POINTS..=MOST_POINTS;
    Some(match what.split_once('.').map_or(what, |(key, _)| key) {
        "hands" => Expected::Hand(seat, reader.hand(what, value)?),
        "counts" => Expected::Count(seat, reader.number(what, value, &CARDS)?),
        "round_scores" => Expected::RoundScore(seat, reader.number(what, value, &points)?),
        "scores" => Expected::Score(seat, reader.number(what, value, &points)?),
        _ => Expected::Legal(seat, legal(reader, what, seat, value, names)),
    })
}

fn top(reader: &mut Reader<'_>, value: &Value<'_>) -> Option<Expected> {
    match parse_card(reader.text("top", value)?) {
        None => reader.wrong("top", value, "one card, as in \"R5\" or \"W+4\""),
        card => Some(Expected::Top(card)),
    }
}

fn winner(reader: &mut Reader<'_>, value: &Value<'_>, names: &Names) -> Option<Expected> {
    let seats = names.parse_joined(reader.text("winner", value)?);
    seats.map(Expected::Winner).ok().or_else(|| {
        let allowed = format!(
            "\"\", a name, or the names of a team joined by +; the players are {}",
            names.list()
        );
        reader.wrong("winner", value, &allowed)
    })
}

/// The moves of a list, which leaves out what stands in no list.
fn legal(
    reader: &mut Reader<'_>,
    what: &str,
    seat: Seat,
    value: &Value<'_>,
    names: &Names,
) -> HashSet<Action> {
    let mut actions = HashSet::new();
    for (value, text) in reader.texts(what, value) {
        let fault = match parse_action_of(seat, text, names) {
            Ok(
                Action::Leave
                | Action::Play(Play { uno: true, .. })
                | Action::JumpIn(Play { uno: true, .. }),
            ) => Some((
                1,
                "leaving and the form with uno stand in no list; take it out".to_owned(),
            )),
            Ok(action) => {
                actions.insert(action);
                None
            }
            Err(error) => Some((error.column, error.fault.to_string())),
        };
        if let Some((column, fault)) = fault {
            let place = reader.source.place_in_string(&value.span(), text, column);
            reader.problem(place, format!("{what}: {fault}"));
        }
    }
    actions
}

fn list(texts: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", texts.into_iter().collect::<Vec<_>>().join(", "))
}
