//! Texts of others, made fit for a line on a terminal.

use std::path::Path;

/// The text with its control characters escaped, so that it stays on one line and steers no terminal.
pub(crate) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for char in text.chars() {
        if char.is_control() {
            plain.extend(char.escape_default());
        } else {
            plain.push(char);
        }
    }
    plain
}

/// A path as [`plain`] text.
pub(crate) fn plain_path(path: &Path) -> String {
    plain(&path.display().to_string())
}

/// The beginning of a text that is quoted back, with … where more of it is left out.
pub(crate) fn short(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped_and_all_else_stays() {
        assert_eq!(plain("a\nb\u{1b}[2J\u{9b}é"), "a\\nb\\u{1b}[2J\\u{9b}é");
    }

    #[test]
    fn more_than_sixty_characters_are_cut() {
        let sixty = "é".repeat(60);
        assert_eq!(short(&sixty), sixty);
        assert_eq!(short(&format!("{sixty}é")), format!("{sixty}…"));
    }
}
