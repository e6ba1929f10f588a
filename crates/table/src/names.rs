//! Names that players choose for themselves: one spelling, nothing unseen, nobody else's.
//!
//! A name is any text that people can read and that the grammar of match records allows. What a person types
//! is mended where that changes nothing that can be seen, and refused where it would.

use lastcard_notation::{NAME_SIGNS, NameFault, Names, NamesError, is_unseen};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// The most letters of a name, counted as people count them.
pub const MOST_LETTERS: usize = 20;

/// The most bytes of a name in UTF-8.
pub const MOST_BYTES: usize = 80;

/// Names that would pass for somebody who is no player, however they are written.
pub const RESERVED: [&str; 5] = ["server", "bot", "admin", "host", "lastcard"];

/// Why a name cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameProblem {
    /// Nothing that can be seen is in it.
    Empty,
    /// It has more than [`MOST_LETTERS`] letters or [`MOST_BYTES`] bytes.
    TooLong,
    /// It reads as one of [`RESERVED`].
    Reserved(&'static str),
    /// It holds this word, by which match records tell a move from a name.
    Word(&'static str),
}

impl NameProblem {
    /// The code of the problem, for the wire and for the catalogs of texts.
    pub const fn code(self) -> &'static str {
        match self {
            NameProblem::Empty => "name_is_empty",
            NameProblem::TooLong => "name_is_too_long",
            NameProblem::Reserved(_) => "name_is_reserved",
            NameProblem::Word(_) => "name_holds_word",
        }
    }

    /// The word that is in the way, if it is one.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            NameProblem::Empty | NameProblem::TooLong => None,
            NameProblem::Reserved(word) | NameProblem::Word(word) => Some(word),
        }
    }
}

/// The name as it is kept: in NFC, without anything unseen, with single spaces where spaces or signs of the
/// grammar stood.
///
/// # Errors
/// When nothing is left, too much is left, or what is left would be read as something else.
pub fn normalize(name: &str) -> Result<String, NameProblem> {
    // No honest name is that long before it is mended, and nothing below has to be quick for such a text.
    const MOST_RAW_BYTES: usize = 4096;
    if name.len() > MOST_RAW_BYTES {
        return Err(NameProblem::TooLong);
    }
    let spaced = |char: char| {
        if char.is_whitespace() || NAME_SIGNS.contains(char) {
            ' '
        } else {
            char
        }
    };
    let seen: String = name
        .chars()
        .map(spaced)
        .filter(|&char| !is_dropped(char))
        .nfc()
        .collect();
    let name = with_few_marks(&seen)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    if name
        .chars()
        .all(|char| char == ' ' || is_combining_mark(char))
    {
        return Err(NameProblem::Empty);
    }
    if name.len() > MOST_BYTES || name.graphemes(true).count() > MOST_LETTERS {
        return Err(NameProblem::TooLong);
    }
    if let Some(word) = reserved(&name) {
        return Err(NameProblem::Reserved(word));
    }
    match grammar_fault(&name) {
        None => Ok(name),
        Some(NameFault::Word(word)) => Err(NameProblem::Word(word)),
        Some(NameFault::Unseen(_)) => Err(NameProblem::Empty),
        Some(NameFault::Form | NameFault::Sign | NameFault::Twice) => Err(NameProblem::TooLong),
    }
}

/// The name itself, or with the lowest number from 2 behind it that nobody at the table has.
///
/// Names that differ in capitals alone count as the same. A name that would grow too long loses letters at
/// its end.
pub fn unique<S: AsRef<str>>(name: &str, others: impl IntoIterator<Item = S>) -> String {
    let taken: Vec<String> = others
        .into_iter()
        .map(|other| other.as_ref().to_lowercase())
        .collect();
    let free = |name: &str| !taken.contains(&name.to_lowercase());
    if free(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number| with_number(name, number));
    numbered
        .into_iter()
        .find(|name| free(name))
        .unwrap_or_else(|| name.to_owned())
}

/// Whether two names look alike: in capitals or not, in letters of other scripts, with a 0 for an O.
pub fn lookalike(a: &str, b: &str) -> bool {
    skeleton(a).looks_like(&skeleton(b))
}

/// What a name looks like; two names with a shape in common look alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skeleton {
    /// Read with small letters.
    small: String,
    /// Read as it is written: a capital may look like a letter that its small form does not look like.
    written: String,
}

impl Skeleton {
    /// Whether the two names look alike.
    pub fn looks_like(&self, other: &Skeleton) -> bool {
        [&self.small, &self.written]
            .into_iter()
            .any(|shape| *shape == other.small || *shape == other.written)
    }
}

/// What a name looks like (UTS 39).
pub fn skeleton(name: &str) -> Skeleton {
    let shape = |text: &str| {
        let shape: String = unicode_security::skeleton(text).collect();
        shape.to_lowercase()
    };
    let compatible: String = name.nfkc().collect();
    Skeleton {
        small: shape(&compatible.to_lowercase()),
        written: shape(&compatible),
    }
}

/// The reserved name as which all of a name or its first word is read.
fn reserved(name: &str) -> Option<&'static str> {
    let first = name.split(' ').next().unwrap_or_default();
    let shapes: Vec<String> = [name, first]
        .into_iter()
        .map(|part| part.trim_end_matches(|char: char| char.is_numeric() || char == ' '))
        .flat_map(|part| {
            let Skeleton { small, written } = skeleton(part);
            [small, written]
        })
        .map(|shape| bare(&shape))
        .collect();
    RESERVED
        .into_iter()
        .find(|word| shapes.contains(&bare(&skeleton(word).small)))
}

/// The letters of a shape; an upright stroke is the same whether it is meant as an i or an l.
fn bare(shape: &str) -> String {
    let letters = shape.chars().filter(|char| char.is_alphabetic());
    letters
        .map(|char| if char == 'l' { 'i' } else { char })
        .collect()
}

/// What no name keeps: what cannot be seen, what only chooses between forms of a letter, and what has a
/// meaning for nobody but whoever put it there.
fn is_dropped(char: char) -> bool {
    (char != ' ' && is_unseen(char))
        || matches!(char,
            '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}'
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}'
            | '\u{fdd0}'..='\u{fdef}' | '\u{fffe}' | '\u{ffff}')
}

/// A text without the marks that would be piled up on a letter over the lines above and below.
fn with_few_marks(text: &str) -> String {
    // No language needs more on one letter once the text is in NFC.
    const MOST_MARKS: usize = 3;
    let mut marks = 0;
    text.chars()
        .filter(|&char| {
            marks = if is_combining_mark(char) {
                marks + 1
            } else {
                0
            };
            marks <= MOST_MARKS
        })
        .collect()
}

/// What the grammar of records has against a name.
fn grammar_fault(name: &str) -> Option<NameFault> {
    let other = if name == "Ann" { "Bob" } else { "Ann" };
    match Names::new([name, other]) {
        Err(NamesError::Name { fault, .. }) => Some(fault),
        Err(NamesError::Count(_)) | Ok(_) => None,
    }
}

/// A name with a number behind it, shortened until both fit.
fn with_number(name: &str, number: u64) -> String {
    let letters: Vec<&str> = name.graphemes(true).collect();
    let shortened = (1..=letters.len())
        .rev()
        .map(|keep| letters[..keep].concat());
    shortened
        .map(|short| format!("{} {number}", short.trim_end()))
        .find(|name| normalize(name).as_deref() == Ok(name))
        .unwrap_or_else(|| number.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(name: &str) -> NameProblem {
        normalize(name).expect_err(name)
    }

    #[test]
    fn what_can_be_read_is_kept() {
        for name in [
            "Ann",
            "Jan Piet",
            "O'Brien",
            "José",
            "時間",
            "Ольга",
            "محمد",
            "नमस्ते",
            "Uno",
            "🦊",
            "<b>Bob</b>",
            "W",
            "R5",
            "Ms Bot",
            "Robot",
            "Hostess",
            "👩🏽",
        ] {
            assert_eq!(normalize(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn spaces_and_signs_become_single_spaces() {
        for (typed, kept) in [
            ("  Jan \t  Piet\n", "Jan Piet"),
            ("A+B", "A B"),
            ("\"Bob\"", "Bob"),
            ("a,b;c:d|e=f", "a b c d e f"),
            ("Ann\u{3000}\u{a0}Bee", "Ann Bee"),
        ] {
            assert_eq!(normalize(typed).as_deref(), Ok(kept));
        }
    }

    #[test]
    fn what_cannot_be_seen_is_taken_out() {
        for unseen in [
            '\0',
            '\u{7}',
            '\u{1b}',
            '\u{7f}',
            '\u{ad}',
            '\u{200b}',
            '\u{200d}',
            '\u{200f}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{2060}',
            '\u{feff}',
            '\u{fe0f}',
            '\u{e0041}',
            '\u{e0101}',
            '\u{e123}',
            '\u{ffff}',
            '\u{3164}',
            '\u{10fffe}',
        ] {
            let typed = format!("{unseen}An{unseen}n{unseen}");
            assert_eq!(normalize(&typed).as_deref(), Ok("Ann"), "{typed:?}");
        }
        // A letter and its accent come together once nothing stands between them.
        assert_eq!(normalize("Jose\u{200b}\u{301}").as_deref(), Ok("José"));
    }

    #[test]
    fn a_name_has_one_spelling() {
        assert_eq!(normalize("Jose\u{301}"), normalize("José"));
        assert_eq!(normalize("\u{212b}sa"), normalize("Åsa"));
    }

    #[test]
    fn marks_are_not_piled_up() {
        let piled = format!("A{}nn", "\u{335}\u{336}\u{337}\u{338}".repeat(40));
        let kept = normalize(&piled).unwrap();
        assert_eq!(
            kept.chars().filter(|&char| is_combining_mark(char)).count(),
            3
        );
    }

    #[test]
    fn nothing_to_read_is_no_name() {
        for name in [
            "",
            "   ",
            "\u{200b}\u{202e}",
            "+,:;|\"=",
            "\u{301}\u{302}",
            "\u{3000}",
            "\u{2800}",
        ] {
            assert_eq!(problem(name), NameProblem::Empty, "{name:?}");
        }
    }

    #[test]
    fn a_name_has_at_most_twenty_letters_and_eighty_bytes() {
        assert!(normalize(&"x".repeat(20)).is_ok());
        assert_eq!(problem(&"x".repeat(21)), NameProblem::TooLong);
        assert_eq!(problem(&"x".repeat(10_000)), NameProblem::TooLong);
        assert!(normalize(&"🦊".repeat(20)).is_ok());
        assert_eq!(problem(&"👩🏽".repeat(20)), NameProblem::TooLong);
        assert_eq!(problem("<script>alert(1)</script>"), NameProblem::TooLong);
    }

    #[test]
    fn nobody_is_called_as_what_the_game_itself_is() {
        for (name, word) in [
            ("Server", "server"),
            ("SERVER", "server"),
            ("server message", "server"),
            ("s e r v e r", "server"),
            ("Bot 1", "bot"),
            ("bot2", "bot"),
            ("[BOT]", "bot"),
            ("B0T", "bot"),
            ("Воt", "bot"),
            ("ВОТ", "bot"),
            ("ｂｏｔ", "bot"),
            ("bo\u{200b}t", "bot"),
            ("Admin", "admin"),
            ("adm1n", "admin"),
            ("аdmin", "admin"),
            ("𝐀𝐝𝐦𝐢𝐧", "admin"),
            ("ho\u{455}t", "host"),
            ("LastCard", "lastcard"),
            ("Last Card", "lastcard"),
            ("1astcard", "lastcard"),
        ] {
            assert_eq!(problem(name), NameProblem::Reserved(word), "{name}");
        }
    }

    #[test]
    fn a_word_of_the_moves_is_refused_with_the_word() {
        assert_eq!(problem("Bob plays"), NameProblem::Word("plays"));
        assert_eq!(problem("uno"), NameProblem::Word("uno"));
        assert_eq!(problem("a+swap"), NameProblem::Word("swap"));
        assert_eq!(problem("uno").code(), "name_holds_word");
        assert_eq!(problem("uno").word(), Some("uno"));
    }

    #[test]
    fn a_kept_name_is_kept_as_it_is_and_stands_in_a_record() {
        for typed in ["  A+B ", "Jose\u{301}", "🦊\u{fe0f} fox", "a\u{200d}b"] {
            let kept = normalize(typed).unwrap();
            assert_eq!(normalize(&kept).as_ref(), Ok(&kept));
            assert!(Names::new([kept.as_str(), "Zed"]).is_ok());
        }
    }

    #[test]
    fn names_that_look_alike_are_found() {
        for (a, b) in [
            ("Ann", "ann"),
            ("Ann", "Аnn"),
            ("Ann", "Ａｎｎ"),
            ("Bob", "B0b"),
            ("AI", "Al"),
            ("Bill", "Bi11"),
            ("Tom", "Torn"),
            ("Ольга", "ольга"),
            ("ВОВ", "BOB"),
        ] {
            assert!(lookalike(a, b), "{a} {b}");
            assert!(lookalike(b, a), "{b} {a}");
        }
        for (a, b) in [
            ("Ann", "Anna"),
            ("Bob", "Rob"),
            ("Jan", "Jon"),
            ("José", "Jos"),
        ] {
            assert!(!lookalike(a, b), "{a} {b}");
        }
    }

    #[test]
    fn a_taken_name_gets_a_number() {
        let nobody: [&str; 0] = [];
        assert_eq!(unique("Ann", nobody), "Ann");
        assert_eq!(unique("Ann", ["Bob"]), "Ann");
        assert_eq!(unique("Ann", ["Ann"]), "Ann 2");
        assert_eq!(unique("ann", ["ANN", "Ann 2"]), "ann 3");
        assert_eq!(unique("Ann 2", ["Ann 2"]), "Ann 2 2");
    }

    #[test]
    fn a_numbered_name_fits() {
        for name in [
            "x".repeat(20),
            "🦊".repeat(20),
            format!("{} abc", "x".repeat(16)),
        ] {
            let mut taken = vec![name.clone()];
            for number in 2..12 {
                let numbered = unique(&name, &taken);
                assert!(numbered.ends_with(&format!(" {number}")), "{numbered}");
                assert_eq!(normalize(&numbered).as_ref(), Ok(&numbered));
                taken.push(numbered);
            }
        }
        // Shortening does not make a word of the moves.
        assert_eq!(
            unique("xxxxxxxxxxxxxx unoxx", ["xxxxxxxxxxxxxx unoxx"]),
            "xxxxxxxxxxxxxx un 2"
        );
    }
}
