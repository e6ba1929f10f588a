//! Characters that nobody can see, and that therefore stand in no name.

/// The first character of a text that cannot be seen: a control character, or one that only steers how
/// others are shown. Names that differ in such a character alone look the same, and one that turns the
/// direction of writing makes everything behind it read wrongly.
pub(crate) fn unseen(text: &str) -> Option<char> {
    text.chars().find(|&char| is_unseen(char))
}

/// A character as Unicode numbers it, as in `U+202E`: it has no other form that could be shown.
pub(crate) fn code(char: char) -> String {
    format!("U+{:04X}", u32::from(char))
}

/// Whether nobody can see a character: it controls something, or only steers how others are shown.
pub fn is_unseen(char: char) -> bool {
    char.is_control()
        || matches!(char,
            // Soft hyphen, joiners and fillers of single scripts.
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
            // Of width zero, separators of lines, and the direction of writing.
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            // Byte order mark, annotations, beams of music, tags.
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_found_and_every_letter_is_left_alone() {
        for char in [
            '\0', '\t', '\n', '\u{7f}', '\u{85}', '\u{ad}', '\u{200b}', '\u{200d}', '\u{200f}',
            '\u{202a}', '\u{202e}', '\u{2066}', '\u{2069}', '\u{feff}',
        ] {
            assert_eq!(unseen(&format!("a{char}b")), Some(char), "{}", code(char));
        }
        for text in [
            "Ann Lee",
            "O’Brien",
            "é-1",
            "時間",
            "محمد",
            "e\u{301}",
            "🃏",
            "❤\u{fe0f}",
        ] {
            assert_eq!(unseen(text), None, "{text}");
        }
    }

    #[test]
    fn a_code_has_four_digits_or_more() {
        assert_eq!(code('\t'), "U+0009");
        assert_eq!(code('\u{e0001}'), "U+E0001");
    }
}
