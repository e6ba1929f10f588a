//! The columns of a table of rows.

use crate::row::{Measure, Row};

/// One column.
pub(super) struct Column {
    /// Its name, as `docs/lab-results.md` lists them.
    pub(super) name: String,
    /// What it holds.
    pub(super) value: Value,
}

/// What a column holds.
pub(super) enum Value {
    /// A number that may be large.
    Long(fn(&Row) -> u64),
    /// A number.
    Number(fn(&Row) -> u32),
    /// A number that each round has.
    Measure(Measure),
    /// A seat, if there is one.
    Seat(fn(&Row) -> Option<u8>),
    /// Whether something was so.
    Flag(fn(&Row) -> bool),
    /// Seats, if somebody counted them: numbers with blanks between them.
    Seats(fn(&Row) -> Option<&[u8]>),
    /// What a seat had.
    OfSeat(usize, OfSeat),
}

/// What a seat had in a round.
type OfSeat = fn(&Row, usize) -> i64;

/// All columns for tables of so many seats, in order.
pub(super) fn columns(seats: usize) -> Vec<Column> {
    let named = |name: &str, value| Column {
        name: name.to_owned(),
        value,
    };
    let mut columns = vec![
        named("game", Value::Long(|row| row.game)),
        named("round", Value::Number(|row| row.round)),
        named("dealer", Value::Number(|row| row.dealer.into())),
        named("first", Value::Number(|row| row.first.into())),
        named("winner", Value::Seat(|row| row.winner)),
        named("stalled", Value::Flag(|row| row.stalled)),
        named(
            "match_winners",
            Value::Seats(|row| row.match_winners.as_deref()),
        ),
    ];
    let fields = Measure::ALL.iter().filter(|measure| measure.is_field());
    columns.extend(fields.map(|&measure| named(measure.name(), Value::Measure(measure))));
    let of_seat: [(&str, OfSeat); 3] = [
        ("points", |row, seat| row.points[seat].into()),
        ("cards_left", |row, seat| row.cards_left[seat].into()),
        ("values_left", |row, seat| row.values_left[seat].into()),
    ];
    for (name, value) in of_seat {
        columns.extend((0..seats).map(|seat| Column {
            name: format!("{name}_{seat}"),
            value: Value::OfSeat(seat, value),
        }));
    }
    columns
}

/// Seats as a text.
pub(super) fn seats_text(seats: &[u8]) -> String {
    let numbers: Vec<String> = seats.iter().map(u8::to_string).collect();
    numbers.join(" ")
}
