//! Where something stands in a text, and what is wrong there.

use core::fmt;
use core::ops::Range;

/// A place in a text. Lines and columns count from 1, columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// The first character of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    /// The place of the byte at `offset`; the end of the text for anything behind it.
    pub fn of(text: &str, offset: usize) -> Place {
        Source::new(text).place(&(offset..offset))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Something wrong in a text: where, and a sentence that says what and what is allowed instead.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// Where it stands.
    pub place: Place,
    /// What is wrong, and what is allowed.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

impl std::error::Error for Problem {}

/// A text and the places in it.
///
/// The text is gone through once; after that a place is found by counting from the mark before it, so
/// that a text with thousands of faults is told as fast as one with a single fault.
pub(crate) struct Source<'a> {
    text: &'a str,
    /// Bytes with their places, in order: where each line begins, and some within long lines.
    marks: Vec<(usize, Place)>,
}

impl<'a> Source<'a> {
    pub(crate) fn new(text: &'a str) -> Source<'a> {
        // A few marks for each page, and few characters to count from one.
        const APART: usize = 1024;
        let mut marks = vec![(0, Place::START)];
        let (mut last, mut place) = (0, Place::START);
        for (at, char) in text.char_indices() {
            if at >= last + APART {
                marks.push((at, place));
                last = at;
            }
            place.column += 1;
            if char == '\n' {
                place = Place {
                    line: place.line + 1,
                    column: 1,
                };
                last = at + 1;
                marks.push((last, place));
            }
        }
        Source { text, marks }
    }

    /// The place where a span begins; the end of the text for anything behind it.
    pub(crate) fn place(&self, span: &Range<usize>) -> Place {
        let offset = self.text.floor_char_boundary(span.start);
        let behind = self.marks.partition_point(|&(mark, _)| mark <= offset);
        let (mark, place) = self.marks[behind - 1];
        Place {
            line: place.line,
            column: place.column + self.text[mark..offset].chars().count(),
        }
    }

    /// What stands in a span, cut short where it is long: for quoting in a message.
    pub(crate) fn quote(&self, span: &Range<usize>) -> String {
        const MOST: usize = 60;
        let text = self.text.get(span.clone()).unwrap_or_default();
        let mut short: String = text.chars().take(MOST).collect();
        if short.len() < text.len() {
            short.push('…');
        }
        short
    }

    /// The place of the character at `column` of a string value. A string that is not written on one
    /// line, or with escapes, is shown at its beginning.
    pub(crate) fn place_in_string(&self, span: &Range<usize>, value: &str, column: usize) -> Place {
        let start = self.place(span);
        match self.text.get(span.start + 1..span.end.saturating_sub(1)) {
            Some(written) if written == value => Place {
                line: start.line,
                column: start.column + column,
            },
            _ => start,
        }
    }
}

/// The words of a text, each with its column.
pub(crate) fn words(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut start = None;
    for (column, (at, char)) in text.char_indices().enumerate() {
        match (char.is_whitespace(), start) {
            (false, None) => start = Some((column + 1, at)),
            (true, Some((column, from))) => {
                found.push((column, &text[from..at]));
                start = None;
            }
            _ => {}
        }
    }
    if let Some((column, from)) = start {
        found.push((column, &text[from..]));
    }
    found
}

/// What is allowed where something else stood; with what was most likely meant, if that is known.
pub(crate) fn allowed(meant: Option<&str>, list: &str) -> String {
    match meant {
        Some(meant) => format!("did you mean \"{meant}\"? Allowed are {list}"),
        None => format!("allowed are {list}"),
    }
}

/// The name that a person most likely meant by a word that is none; none where nothing comes near.
pub fn nearest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    names
        .into_iter()
        .map(|name| (distance(word, name), name))
        .filter(|&(distance, name)| distance <= 2.max(name.chars().count() / 3))
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, name)| name)
}

/// How many letters must be added, left out, changed or exchanged with their neighbor.
fn distance(a: &str, b: &str) -> usize {
    // Far longer than any name here: nobody meant that word, and the table below stays small.
    const MOST: usize = 100;
    let (a, b): (Vec<char>, Vec<char>) = (
        a.chars().take(MOST).collect(),
        b.chars().take(MOST).collect(),
    );
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for (i, &x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &y) in b.iter().enumerate() {
            let mut best = (rows[i][j] + usize::from(x != y))
                .min(rows[i][j + 1] + 1)
                .min(row[j] + 1);
            if i > 0 && j > 0 && x == b[j - 1] && a[i - 1] == y {
                best = best.min(rows[i - 1][j - 1] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_characters_from_one() {
        let text = "né\nüx";
        assert_eq!(Place::of(text, 0), Place { line: 1, column: 1 });
        assert_eq!(Place::of(text, 3), Place { line: 1, column: 3 });
        assert_eq!(Place::of(text, 6), Place { line: 2, column: 2 });
        assert_eq!(Place::of(text, 999), Place { line: 2, column: 3 });
        // Within a character: its place.
        assert_eq!(Place::of(text, 2), Place { line: 1, column: 2 });
    }

    #[test]
    fn places_far_within_a_long_line_are_found_too() {
        let text = format!("{}\n{}", "é".repeat(5000), "x".repeat(5000));
        let source = Source::new(&text);
        for (at, line, column) in [
            (2 * 4321, 1, 4322),
            (10_000, 1, 5001),
            (10_001, 2, 1),
            (13_000, 2, 3000),
        ] {
            assert_eq!(source.place(&(at..at)), Place { line, column });
        }
    }

    #[test]
    fn words_know_their_columns() {
        assert_eq!(words(" né  x\tR5"), [(2, "né"), (6, "x"), (8, "R5")]);
        assert_eq!(words("  "), []);
    }

    #[test]
    fn the_nearest_name_is_close_or_none() {
        let names = ["draw.mode", "draw.voluntary", "deck.kind"];
        assert_eq!(nearest("draw.moed", names), Some("draw.mode"));
        assert_eq!(nearest("draw.voluntry", names), Some("draw.voluntary"));
        assert_eq!(nearest("scoring", names), None);
    }
}
