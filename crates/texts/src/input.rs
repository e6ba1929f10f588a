//! What people type, which is data of the languages like what they read.

use crate::{Lang, Texts};
use std::sync::OnceLock;

/// The words of a language for one meaning, in small letters, the usual one first: `pak`, `trek`, `p`. One of
/// them may be several words, such as `vecht aan`.
///
/// The keys are those of the catalogs `input.ftl`, such as `input-draw`.
pub fn words(lang: Lang, key: &str) -> Vec<String> {
    static READ: [OnceLock<Texts>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    READ[lang as usize]
        .get_or_init(|| Texts::about(lang, "input"))
        .text(key, &[])
        .split(',')
        .map(|word| word.trim().to_lowercase())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_meaning_has_several_words_and_a_word_may_be_two() {
        let words = words(Lang::Nl, "input-challenge");
        assert_eq!(words, ["vecht", "vecht aan", "aanvechten"]);
    }
}
