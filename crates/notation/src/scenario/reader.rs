//! Reads values of a scenario and gathers everything wrong with them.

use crate::card::{CardError, parse_cards, parse_color, parse_hand};
use crate::direction::parse_direction;
use crate::names::Names;
use crate::place::{Place, Problem, Source, allowed, nearest};
use crate::toml_text::{Value, in_order, integer, quote};
use core::ops::{Range, RangeInclusive};
use lastcard_engine::{Card, Color, Direction, Hand, Seat, SeatSet};
use toml::de::{DeTable, DeValue};

/// Every method that cannot read its value notes a problem and gives `None`, so that reading goes on.
pub(super) struct Reader<'a> {
    pub(super) source: &'a Source<'a>,
    pub(super) problems: Vec<Problem>,
}

impl Reader<'_> {
    pub(super) fn problem(&mut self, place: Place, message: String) {
        self.problems.push(Problem { place, message });
    }

    /// Notes a problem with a value.
    pub(super) fn fault(&mut self, value: &Value<'_>, message: String) {
        let place = self.source.place(&value.span());
        self.problem(place, message);
    }

    /// Notes that a value is not of the kind that is needed.
    pub(super) fn wrong<T>(&mut self, what: &str, value: &Value<'_>, allowed: &str) -> Option<T> {
        let given = quote(self.source, value);
        self.fault(value, format!("{what} = {given}: allowed is {allowed}"));
        None
    }

    /// Notes every key of a table that is not one of `known`.
    pub(super) fn known(&mut self, table: &DeTable<'_>, known: &[&str], place_name: &str) {
        for (key, _) in in_order(table) {
            let name = key.get_ref().as_ref();
            if !known.contains(&name) {
                let meant = nearest(name, known.iter().copied());
                let message = format!(
                    "there is no \"{name}\" in {place_name}; {}",
                    allowed(meant, &known.join(", "))
                );
                self.problem(self.source.place(&key.span()), message);
            }
        }
    }

    pub(super) fn table<'t, 'v>(
        &mut self,
        what: &str,
        value: &'t Value<'v>,
    ) -> Option<&'t DeTable<'v>> {
        match value.get_ref() {
            DeValue::Table(table) => Some(table),
            _ => self.wrong(what, value, "a table"),
        }
    }

    pub(super) fn text<'t>(&mut self, what: &str, value: &'t Value<'_>) -> Option<&'t str> {
        match value.get_ref() {
            DeValue::String(text) => Some(text),
            _ => self.wrong(what, value, "a text in quotes"),
        }
    }

    pub(super) fn boolean(&mut self, what: &str, value: &Value<'_>) -> Option<bool> {
        match value.get_ref() {
            DeValue::Boolean(value) => Some(*value),
            _ => self.wrong(what, value, "true or false"),
        }
    }

    /// A whole number in a range that fits its type.
    pub(super) fn number<N: TryFrom<i64>>(
        &mut self,
        what: &str,
        value: &Value<'_>,
        range: &RangeInclusive<i64>,
    ) -> Option<N> {
        let number = integer(value.get_ref()).filter(|number| range.contains(number));
        match number.and_then(|number| N::try_from(number).ok()) {
            None => {
                let allowed = format!("a whole number from {} to {}", range.start(), range.end());
                self.wrong(what, value, &allowed)
            }
            number => number,
        }
    }

    /// The values of an array.
    pub(super) fn array<'t, 'v>(&mut self, what: &str, value: &'t Value<'v>) -> &'t [Value<'v>] {
        if let DeValue::Array(values) = value.get_ref() {
            values
        } else {
            self.wrong::<()>(what, value, "an array of texts in square brackets");
            &[]
        }
    }

    /// The texts of an array; those that are none are left out, with their problem noted.
    pub(super) fn texts<'t, 'v>(
        &mut self,
        what: &str,
        value: &'t Value<'v>,
    ) -> Vec<(&'t Value<'v>, &'t str)> {
        let values = self.array(what, value);
        values
            .iter()
            .filter_map(|value| Some((value, self.text(what, value)?)))
            .collect()
    }

    pub(super) fn cards(&mut self, what: &str, value: &Value<'_>) -> Option<Vec<Card>> {
        let text = self.text(what, value)?;
        match parse_cards(text) {
            Ok(cards) => Some(cards),
            Err(error) => self.card_error(&value.span(), text, &error),
        }
    }

    pub(super) fn hand(&mut self, what: &str, value: &Value<'_>) -> Option<Hand> {
        let text = self.text(what, value)?;
        match parse_hand(text) {
            Ok(hand) => Some(hand),
            Err(error) => self.card_error(&value.span(), text, &error),
        }
    }

    pub(super) fn color(&mut self, what: &str, value: &Value<'_>) -> Option<Color> {
        match self.text(what, value).map(parse_color)? {
            None => self.wrong(what, value, "red, yellow, green or blue"),
            color => color,
        }
    }

    pub(super) fn direction(&mut self, what: &str, value: &Value<'_>) -> Option<Direction> {
        match self.text(what, value).map(parse_direction)? {
            None => self.wrong(what, value, "\"clockwise\" or \"counterclockwise\""),
            direction => direction,
        }
    }

    /// The seat of a player's name.
    pub(super) fn seat(&mut self, what: &str, value: &Value<'_>, names: &Names) -> Option<Seat> {
        let name = self.text(what, value)?;
        self.named(&value.span(), name, names)
    }

    /// The seats of an array of names, in its order.
    pub(super) fn seats(&mut self, what: &str, value: &Value<'_>, names: &Names) -> Vec<Seat> {
        let mut seats = Vec::new();
        for (value, name) in self.texts(what, value) {
            match self.named(&value.span(), name, names) {
                Some(seat) if seats.contains(&seat) => {
                    self.fault(value, format!("{what}: \"{name}\" stands there twice"));
                }
                seat => seats.extend(seat),
            }
        }
        seats
    }

    pub(super) fn seat_set(&mut self, what: &str, value: &Value<'_>, names: &Names) -> SeatSet {
        self.seats(what, value, names).into_iter().collect()
    }

    /// The entries of a table whose keys are players' names.
    pub(super) fn by_name<'t, 'v>(
        &mut self,
        what: &str,
        value: &'t Value<'v>,
        names: &Names,
    ) -> Vec<(Seat, &'t Value<'v>)> {
        let Some(table) = self.table(what, value) else {
            return Vec::new();
        };
        let mut entries = Vec::new();
        for (key, value) in in_order(table) {
            if let Some(seat) = self.named(&key.span(), key.get_ref(), names) {
                entries.push((seat, value));
            }
        }
        entries
    }

    fn named(&mut self, span: &Range<usize>, name: &str, names: &Names) -> Option<Seat> {
        let seat = names.seat(name);
        if seat.is_none() {
            let message = format!(
                "nobody here is called \"{name}\"; the players are {}",
                names.list()
            );
            self.problem(self.source.place(span), message);
        }
        seat
    }

    fn card_error<T>(&mut self, span: &Range<usize>, text: &str, error: &CardError) -> Option<T> {
        let place = self.source.place_in_string(span, text, error.column);
        self.problem(place, error.fault.to_string());
        None
    }
}
