//! TOML with places: what every document here is read with.

use crate::place::{Problem, Source};
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
    let source = Source::new(text);
    let mut problems: Vec<Problem> = errors
        .iter()
        .map(|error| {
            let span = error.span().unwrap_or_default();
            let mut message = format!("this is not TOML: {}", error.message());
            if let Some(word) = bare_word(text, span.start) {
                // Writing to a text cannot fail.
                let _ = write!(message, "; put a word in quotes: \"{word}\"");
            }
            Problem {
                place: source.place(&span),
                message,
            }
        })
        .collect();
    problems.sort();
    problems.dedup();
    Err(problems)
}

/// The word that stands as a value at that byte without the quotes that it needs.
fn bare_word(text: &str, start: usize) -> Option<&str> {
    let (before, behind) = text.split_at_checked(start)?;
    let fits = |char: char| char.is_ascii_alphanumeric() || char == '_';
    let end = behind.find(|char| !fits(char)).unwrap_or(behind.len());
    let word = &behind[..end];
    let begins = word.starts_with(|char: char| char.is_ascii_alphabetic());
    // What is nearly true or false needs another spelling, not quotes.
    let truth = ["true", "false"]
        .iter()
        .any(|truth| truth.eq_ignore_ascii_case(word));
    // The word is all that stands behind the equals sign, but for a comment.
    let alone = matches!(
        behind[end..]
            .trim_start_matches([' ', '\t', '\r'])
            .chars()
            .next(),
        None | Some('\n' | '#' | ',' | '}' | ']')
    );
    (begins && !truth && alone && before.trim_end_matches([' ', '\t']).ends_with('='))
        .then_some(word)
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
pub(crate) fn quote(source: &Source<'_>, value: &Value<'_>) -> String {
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
    use crate::place::Place;

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
    fn a_word_without_quotes_gets_a_hint() {
        for (text, word) in [
            ("draw.mercy_limit = none", "none"),
            ("deck.count = auto # enough", "auto"),
            ("a = fast\r\nb = 1", "fast"),
        ] {
            let problems = parse(text).unwrap_err();
            let hint = format!("put a word in quotes: \"{word}\"");
            assert!(problems[0].message.ends_with(&hint), "{}", problems[0]);
        }
        for text in ["a = 1x", "a b = 1", "a = two words", "a = True", "a ="] {
            let told = &parse(text).unwrap_err()[0].message;
            assert!(!told.contains("quotes:"), "{told}");
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
