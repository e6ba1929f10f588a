//! The font of the figures, and how wide its words are.

use crate::stats::float;
use std::sync::LazyLock;
use ttf_parser::Face;

/// Roboto, cut down to the letters of our languages; `crates/lab/fonts` says where it comes from.
pub(super) const REGULAR: &[u8] = include_bytes!("../../fonts/Roboto-Regular.ttf");

/// The same, heavier, for titles.
pub(super) const MEDIUM: &[u8] = include_bytes!("../../fonts/Roboto-Medium.ttf");

/// How wide the text is at that size, in the units of the figure.
pub(super) fn width(text: &str, size: f64) -> f64 {
    static FACE: LazyLock<Option<Face<'_>>> = LazyLock::new(|| Face::parse(REGULAR, 0).ok());
    let Some(face) = &*FACE else {
        // The font is part of the program and a test reads it; half of the height is a fair guess for any other.
        return float(text.chars().count() as u64) * size * 0.5;
    };
    let of_unknown = f64::from(face.units_per_em()) * 0.6;
    let advance = |letter: char| {
        let glyph = face.glyph_index(letter);
        let advance = glyph.and_then(|glyph| face.glyph_hor_advance(glyph));
        advance.map_or(of_unknown, f64::from)
    };
    text.chars().map(advance).sum::<f64>() * size / f64::from(face.units_per_em())
}

/// The text, cut off with an ellipsis where it would be wider than that.
pub(super) fn fitted(text: &str, size: f64, room: f64) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut short = text.to_owned();
    while short.pop().is_some() {
        let cut = format!("{}…", short.trim_end());
        if width(&cut, size) <= room {
            return cut;
        }
    }
    String::new()
}

/// The text in lines that are no wider than that; a longer word has a line of its own.
pub(super) fn lines(text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_texts::{Lang, Texts};

    #[test]
    fn both_fonts_have_every_letter_of_our_languages() {
        let letters = "aàâäáãåæçéèêëíìîïñóòôöõœúùûüßÿĳABCÀÉÖÜÑ¿¡«»„“”‘’–—…·×±−0123456789%,.()*+\u{a0}\u{202f}";
        for font in [REGULAR, MEDIUM] {
            let face = Face::parse(font, 0).expect("a font");
            for letter in letters.chars() {
                assert!(face.glyph_index(letter).is_some(), "{letter:?}");
            }
        }
        for lang in Lang::ALL {
            let face = Face::parse(REGULAR, 0).expect("a font");
            let name = Texts::of(lang).text("lab-figure-seats", &[]);
            assert!(
                name.chars()
                    .all(|letter| face.glyph_index(letter).is_some()),
                "{name}"
            );
        }
    }

    #[test]
    fn texts_are_fitted_into_their_room() {
        assert!(width("iiii", 13.0) < width("mmmm", 13.0));
        let short = fitted("drawing until you can play", 13.0, 60.0);
        assert!(
            short.ends_with('…') && width(&short, 13.0) <= 60.0,
            "{short}"
        );
        assert_eq!(fitted("7-0", 13.0, 60.0), "7-0");
        assert_eq!(fitted("stacking", 13.0, 1.0), "");
        let lines = lines("one two three four five six seven eight nine", 13.0, 100.0);
        assert!(lines.len() > 2 && lines.iter().all(|line| width(line, 13.0) <= 100.0));
    }
}
