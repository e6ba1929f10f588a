//! The words that are understood in a language: its own, and the longer ones of all the others.

use lastcard_texts::{Lang, words};

/// Words with what they mean to somebody who plays in one language.
#[derive(Debug)]
pub(crate) struct Lexicon<M> {
    /// The own ones before those of other languages.
    known: Vec<Word<M>>,
}

/// What can be typed for a meaning.
#[derive(Debug)]
pub(crate) struct Word<M> {
    /// One word or several.
    pub(crate) parts: Vec<String>,
    /// What it means.
    pub(crate) meaning: M,
    /// Whether it is of the language that is played in.
    pub(crate) own: bool,
}

impl<M: Copy + PartialEq> Lexicon<M> {
    /// That of somebody who plays in that language, of meanings with the keys of their words. A word of another
    /// language is not understood where `clashes` says so of it and of an own word that is written alike.
    pub(crate) fn read(
        lang: Lang,
        meanings: &[(&str, M)],
        clashes: impl Fn(M, M) -> bool,
    ) -> Lexicon<M> {
        let mut known = of_language(lang, meanings, true);
        let own = known.len();
        for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
            for word in of_language(other, meanings, false) {
                let letter = word.parts.concat().chars().count() == 1;
                let clash = known[..own]
                    .iter()
                    .any(|known| known.parts == word.parts && clashes(known.meaning, word.meaning));
                if !letter && !clash {
                    known.push(word);
                }
            }
        }
        Lexicon { known }
    }

    /// Every word; the own ones come first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Word<M>> {
        self.known.iter()
    }

    /// Keeps only the words for which that holds.
    pub(crate) fn retain(&mut self, keep: impl Fn(&Word<M>) -> bool) {
        self.known.retain(keep);
    }

    /// What most of the words mean, as far as that is asked for, and how many they are; an own word counts more
    /// than another.
    pub(crate) fn leading<T>(
        &self,
        words: &[&str],
        asked: impl Fn(M) -> Option<T>,
    ) -> Option<(T, usize)> {
        let mut best = None;
        for known in &self.known {
            let taken = known.parts.len();
            let more = best.as_ref().is_none_or(|&(_, most)| taken > most);
            if more
                && words.get(..taken).is_some_and(|begin| known.parts == begin)
                && let Some(meaning) = asked(known.meaning)
            {
                best = Some((meaning, taken));
            }
        }
        best
    }

    /// Whether a word has that meaning.
    pub(crate) fn means(&self, word: &str, meaning: M) -> bool {
        self.known
            .iter()
            .any(|known| known.meaning == meaning && known.parts == [word])
    }
}

fn of_language<M: Copy>(lang: Lang, meanings: &[(&str, M)], own: bool) -> Vec<Word<M>> {
    let of_meaning = |&(key, meaning): &(&str, M)| {
        words(lang, key).into_iter().map(move |word| Word {
            parts: word.split_whitespace().map(str::to_owned).collect(),
            meaning,
            own,
        })
    };
    meanings.iter().flat_map(of_meaning).collect()
}
