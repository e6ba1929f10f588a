//! TOML with places: what every document here is read with.

use crate::place::{Place, Problem, Source};
use core::fmt::Write as _;
use std::borrow::Cow;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A key of a table, with its span.
pub(crate) type Key<'a> = Spanned<Cow<'a, str>>;
/// A value, with its span.
pub(crate) type Value<'a> = Spanned<DeValue<'a>>;

/// Reads TOML.
///
/// # Errors
/// Everything that is no TOML.
pub(crate) fn parse(text: &str) -> Result<DeTable<'_>, Vec<Problem>> {
    let (table, errors) = DeTable::parse_recoverable(text);
    if errors.is_empty() {
        return Ok(table.into_inner());
    }
    let mut problems: Vec<Problem> = errors
        .iter()
        .map(|error| Problem {
            place: Place::of(text, error.span().map_or(0, |span| span.start)),
            message: format!("this is not TOML: {}", error.message()),
        })
        .collect();
    problems.sort();
    problems.dedup();
    Err(problems)
}

/// The entries of a table in the order in which they are written.
pub(crate) fn in_order<'t, 'a>(table: &'t DeTable<'a>) -> Vec<(&'t Key<'a>, &'t Value<'a>)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

/// A whole number, in whichever way TOML writes it.
pub(crate) fn integer(value: &DeValue<'_>) -> Option<i64> {
    let integer = value.as_integer()?;
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}

/// A value as it is written; a table or an array of tables has no text of its own.
pub(crate) fn quote(source: Source<'_>, value: &Value<'_>) -> String {
    match value.get_ref() {
        DeValue::Table(_) => "a table".to_owned(),
        _ => source.quote(&value.span()),
    }
}

/// A text as a TOML string.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for char in text.chars() {
        match char {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(char);
            }
            '\n' => quoted.push_str("\\n"),
            _ if char.is_control() => {
                // Writing to a text cannot fail.
                let _ = write!(quoted, "\\u{:04X}", u32::from(char));
            }
            _ => quoted.push(char),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;

    #[test]
    fn every_text_survives_quoting() {
        for text in [
            "",
            "plain",
            "a \"b\" \\ c",
            "line\nfeed\ttab",
            "\u{7f}\u{1}é🃏\r",
            "'''",
        ] {
            let document = format!("x = {}", quoted(text));
            let table = parse(&document).unwrap();
            assert_eq!(table["x"].get_ref().as_str(), Some(text));
        }
    }

    #[test]
    fn every_fault_of_the_syntax_is_told_with_its_place() {
        let problems = parse("a = \nb = 2\nb = 3\n").unwrap_err();
        let places: Vec<Place> = problems.iter().map(|problem| problem.place).collect();
        assert_eq!(
            places,
            [Place { line: 1, column: 5 }, Place { line: 3, column: 1 }]
        );
    }
}
