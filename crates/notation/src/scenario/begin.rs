//! `[position]` and `[start]`.

use super::parse::MOST_POINTS;
use super::reader::Reader;
use super::{Begin, Middle, Scenario};
use crate::card::color_word;
use crate::names::Names;
use crate::place::Place;
use crate::rules::{RulesDocument, seats_advice};
use crate::toml_text::Value;
use lastcard_engine::{Card, Direction, Hand, PositionError, SeatSet, State};
use toml::de::DeTable;

const POSITION_KEYS: [&str; 9] = [
    "turn",
    "direction",
    "discard",
    "color",
    "uncalled",
    "exposed",
    "penalty",
    "draw",
    "hands",
];

/// What the scenario begins with: exactly one of the two. So many players are still in the match.
pub(super) fn begin(
    reader: &mut Reader<'_>,
    table: &DeTable<'_>,
    rules: &RulesDocument,
    names: &Names,
    playing: usize,
) -> Option<Begin> {
    match (table.get("position"), table.get("start")) {
        (Some(position), None) => {
            let middle = middle(reader, position, names)?;
            Some(Begin::Position(middle))
        }
        (None, Some(value)) => start(reader, value, rules, playing),
        (None, None) => {
            let message = "a scenario begins with a [position] or with a [start]; add one of them";
            reader.problem(Place::START, message.to_owned());
            None
        }
        (Some(_), Some(value)) => {
            reader.fault(
                value,
                "there is a [position] already; take one of the two out".to_owned(),
            );
            None
        }
    }
}

fn start(
    reader: &mut Reader<'_>,
    value: &Value<'_>,
    rules: &RulesDocument,
    playing: usize,
) -> Option<Begin> {
    let table = reader.table("start", value)?;
    reader.known(table, &["deck", "seed"], "[start]");
    if playing < 2 {
        let message = "fewer than two players are below the limit; give lower scores";
        reader.fault(value, message.to_owned());
    }
    match (table.get("deck"), table.get("seed")) {
        (Some(value), None) => {
            let deck = reader.cards("deck", value)?;
            let needs = playing * usize::from(rules.rules.hand_size.get()) + 1;
            deck_reaches(reader, value, &deck, needs)?;
            Some(Begin::Deck(deck))
        }
        (None, Some(value)) => Some(Begin::Seed(reader.text("seed", value)?.to_owned())),
        (Some(_), Some(value)) => {
            let message = "[start] has a deck and a seed, and only one of them may be there; take one \
                           of the two out";
            reader.fault(value, message.to_owned());
            None
        }
        (None, None) => {
            let message = "[start] needs either a deck = \"R1 G2 …\" or a seed = \"any text\"";
            reader.fault(value, message.to_owned());
            None
        }
    }
}

/// Whether the cards reach for all hands and the start card, and no kind is there too often.
pub(super) fn deck_reaches(
    reader: &mut Reader<'_>,
    value: &Value<'_>,
    deck: &[Card],
    needs: usize,
) -> Option<()> {
    none_too_often(reader, "deck", value, deck)?;
    if deck.len() < needs {
        let message = format!(
            "deck: {} cards; the hands and the start card need {needs} or more",
            deck.len()
        );
        reader.fault(value, message);
        return None;
    }
    Some(())
}

/// Whether no kind is there more often than a pile can hold.
fn none_too_often(
    reader: &mut Reader<'_>,
    key: &str,
    value: &Value<'_>,
    cards: &[Card],
) -> Option<()> {
    let too_many = Card::all()
        .find(|card| cards.iter().filter(|other| *other == card).count() as u32 > Hand::MAX_EACH);
    let Some(card) = too_many else {
        return Some(());
    };
    let message = format!(
        "{key}: more than {} times {card}; no game holds so many",
        Hand::MAX_EACH
    );
    reader.fault(value, message);
    None
}

fn middle(reader: &mut Reader<'_>, value: &Value<'_>, names: &Names) -> Option<Middle> {
    let table = reader.table("position", value)?;
    reader.known(table, &POSITION_KEYS, "[position]");
    let need = |reader: &mut Reader<'_>, key: &str, example: &str| {
        let found = table.get(key);
        if found.is_none() {
            let message = format!("[position] needs {key}; write for example: {example}");
            reader.fault(value, message);
        }
        found
    };
    let turn = need(reader, "turn", "turn = \"Ann\"");
    let discard = need(reader, "discard", "discard = \"B3 BS\"");
    let hands = need(reader, "hands", "hands = { Ann = \"RS G4\", Bob = \"R5\" }");
    let turn = turn.and_then(|value| reader.seat("turn", value, names));
    let discard = discard.and_then(|value| reader.cards("discard", value));
    let draw = match table.get("draw") {
        Some(value) => reader
            .cards("draw", value)
            .filter(|cards| none_too_often(reader, "draw", value, cards).is_some()),
        None => Some(Vec::new()),
    };
    let hands = hands.map(|value| hands_of(reader, value, names));
    let direction = match table.get("direction") {
        Some(value) => reader.direction("direction", value),
        None => Some(Direction::Clockwise),
    };
    let color = match table.get("color") {
        Some(value) => reader.color("color", value).map(Some),
        None => Some(None),
    };
    let set = |reader: &mut Reader<'_>, key: &str| {
        table
            .get(key)
            .map_or(SeatSet::EMPTY, |value| reader.seat_set(key, value, names))
    };
    let (uncalled, exposed) = (set(reader, "uncalled"), set(reader, "exposed"));
    if let Some(value) = table.get("uncalled")
        && !uncalled.and(exposed).is_empty()
    {
        let both = names.joined(uncalled.and(exposed));
        let message = format!(
            "{both} stands in uncalled and in exposed: either somebody may still be caught, or not"
        );
        reader.fault(value, message);
    }
    let penalty = match table.get("penalty") {
        Some(value) => reader.number("penalty", value, &(0..=999)),
        None => Some(0),
    };
    Some(Middle {
        turn: turn?,
        direction: direction?,
        discard: discard?,
        color: color?,
        uncalled,
        exposed,
        penalty: penalty?,
        draw: draw?,
        hands: hands?,
    })
}

/// A hand that is left out is empty.
fn hands_of(reader: &mut Reader<'_>, value: &Value<'_>, names: &Names) -> Vec<Hand> {
    let mut hands = vec![Hand::EMPTY; names.seats()];
    for (seat, entry) in reader.by_name("hands", value, names) {
        if let Some(hand) = reader.hand(&format!("hands.{}", names.of(seat)), entry) {
            hands[seat.index()] = hand;
        }
    }
    hands
}

impl Scenario {
    /// Asks the engine whether the position can be played, and notes what it has against it.
    pub(super) fn settle(&mut self, reader: &mut Reader<'_>, table: &DeTable<'_>) {
        let Begin::Position(middle) = &mut self.begin else {
            return;
        };
        // A color that a colored top has anyway is no news, and is not printed again.
        if let (Some(top), Some(color)) = (middle.discard.last(), middle.color)
            && top.color() == Some(color)
        {
            middle.color = None;
        }
        let Begin::Position(middle) = &self.begin else {
            return;
        };
        let Err(errors) = State::from_position(&self.position(middle)) else {
            return;
        };
        let place_of = |key: &str| {
            let position = table.get("position");
            let inside = position.and_then(|value| value.get_ref().as_table());
            let found = inside
                .and_then(|inside| inside.get(key))
                .or(table.get(key))
                .or(position);
            found.map_or(Place::START, |value| reader.source.place(&value.span()))
        };
        // What holds for a deal as well was looked at before.
        let told = |error: &&PositionError| {
            !matches!(
                error,
                PositionError::Seats(_) | PositionError::PartnersDiffer(_)
            )
        };
        let problems: Vec<(Place, String)> = errors
            .iter()
            .filter(told)
            .map(|error| (place_of(key_of(error, middle)), self.why_not(error)))
            .collect();
        for (place, message) in problems {
            reader.problem(place, message);
        }
    }

    fn why_not(&self, error: &PositionError) -> String {
        let names = &self.names;
        match error {
            PositionError::Seats(error) => seats_advice(error, names.seats()),
            PositionError::WrongNumberOfSeats | PositionError::NoSuchSeat(_) => {
                "every player needs a place at the table".to_owned()
            }
            PositionError::NoTop => {
                "the discard pile needs a card; the last one is the top".to_owned()
            }
            PositionError::ColorMissing => {
                "the top is a Wild: add the color that it named, as in color = \"blue\"".to_owned()
            }
            PositionError::ColorOfTop(said) => format!(
                "the top has a color of its own, so {} cannot be in force; leave color out",
                color_word(*said)
            ),
            PositionError::TooManyOf(card) => format!(
                "more than {} times {card} in the whole position; no game holds so many",
                Hand::MAX_EACH
            ),
            PositionError::NotOneCard(seat) => format!(
                "{} is said to hold one card uncalled, and the hand has another number of cards",
                names.of(*seat)
            ),
            PositionError::SitsOut(seat) => format!(
                "{} has reached the limit and sits out: with an empty hand, and without a turn",
                names.of(*seat)
            ),
            PositionError::PartnersDiffer(seat) => {
                format!("{} and the partners share one total", names.of(*seat))
            }
            PositionError::NobodyToPlay => format!(
                "fewer than two players are left in the match; give lower scores (at most {MOST_POINTS})"
            ),
        }
    }
}

/// The key at which an error is shown.
fn key_of(error: &PositionError, middle: &Middle) -> &'static str {
    match error {
        PositionError::Seats(_)
        | PositionError::WrongNumberOfSeats
        | PositionError::NoSuchSeat(_) => "players",
        PositionError::NoTop => "discard",
        PositionError::ColorMissing | PositionError::ColorOfTop(_) => "color",
        PositionError::TooManyOf(_) | PositionError::SitsOut(_) => "hands",
        PositionError::NotOneCard(seat) if middle.exposed.contains(*seat) => "exposed",
        PositionError::NotOneCard(_) => "uncalled",
        PositionError::PartnersDiffer(_) | PositionError::NobodyToPlay => "scores",
    }
}
