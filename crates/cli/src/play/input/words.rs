//! The words of the game.

use super::Ask;
use crate::play::lexicon::Lexicon;
use lastcard_engine::{Color, Rank, Wild};
use lastcard_texts::{Lang, color_mark};
use std::sync::OnceLock;

/// What is understood of somebody who plays in one language.
#[derive(Debug)]
pub(crate) struct Words(Lexicon<Meaning>);

/// What a first word asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    Ask(Ask),
    Play,
    Draw,
    Pass,
    Call,
    Catch,
    Challenge,
    Jump,
    Swap,
    Name,
    Leave,
}

/// What a word means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    Verb(Verb),
    Color(Color),
    Rank(Rank),
    Wild(Wild),
    /// What may stand before a player.
    With,
    /// With whom hands are not swapped.
    Nobody,
    Yes,
}

/// Each meaning with the key of its words.
const MEANINGS: [(&str, Meaning); 31] = [
    ("input-help", Meaning::Verb(Verb::Ask(Ask::Help))),
    ("input-rules", Meaning::Verb(Verb::Ask(Ask::Rules))),
    ("input-scores", Meaning::Verb(Verb::Ask(Ask::Scores))),
    ("input-log", Meaning::Verb(Verb::Ask(Ask::Log))),
    ("input-table", Meaning::Verb(Verb::Ask(Ask::Table))),
    ("input-quit", Meaning::Verb(Verb::Ask(Ask::Quit))),
    ("input-play", Meaning::Verb(Verb::Play)),
    ("input-draw", Meaning::Verb(Verb::Draw)),
    ("input-pass", Meaning::Verb(Verb::Pass)),
    ("input-uno", Meaning::Verb(Verb::Call)),
    ("input-catch", Meaning::Verb(Verb::Catch)),
    ("input-challenge", Meaning::Verb(Verb::Challenge)),
    ("input-jump", Meaning::Verb(Verb::Jump)),
    ("input-swap", Meaning::Verb(Verb::Swap)),
    ("input-name", Meaning::Verb(Verb::Name)),
    ("input-leave", Meaning::Verb(Verb::Leave)),
    ("input-with", Meaning::With),
    ("input-nobody", Meaning::Nobody),
    ("input-yes", Meaning::Yes),
    ("input-red", Meaning::Color(Color::Red)),
    ("input-yellow", Meaning::Color(Color::Yellow)),
    ("input-green", Meaning::Color(Color::Green)),
    ("input-blue", Meaning::Color(Color::Blue)),
    ("input-skip", Meaning::Rank(Rank::Skip)),
    ("input-reverse", Meaning::Rank(Rank::Reverse)),
    ("input-draw-two", Meaning::Rank(Rank::DrawTwo)),
    ("input-wild", Meaning::Wild(Wild::Plain)),
    ("input-wild-draw-four", Meaning::Wild(Wild::DrawFour)),
    ("input-swap-hands", Meaning::Wild(Wild::SwapHands)),
    ("input-shuffle-hands", Meaning::Wild(Wild::ShuffleHands)),
    ("input-blank", Meaning::Wild(Wild::Blank)),
];

impl Words {
    /// Those of somebody who plays in that language.
    pub(crate) fn of(lang: Lang) -> &'static Words {
        static READ: [OnceLock<Words>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        READ[lang as usize].get_or_init(|| {
            Words(Lexicon::read(lang, &MEANINGS, |own, other| {
                own != other && own.may_come_first() && other.may_come_first()
            }))
        })
    }

    /// Whether the language itself has that word at the beginning of a line.
    pub(crate) fn has_own(&self, word: &str) -> bool {
        self.0
            .iter()
            .any(|known| known.own && known.parts == [word] && known.meaning.may_come_first())
    }

    /// What the first word, or the first few, ask for, and how many they are; `None` when they must be a
    /// card or a color.
    pub(super) fn verb(&self, words: &[&str]) -> Option<(Verb, usize)> {
        self.0.leading(words, |meaning| match meaning {
            Meaning::Verb(verb) => Some(verb),
            _ => None,
        })
    }

    /// The color that a word means; an error when it could be two.
    pub(super) fn color(&self, word: &str) -> Option<Result<Color, ()>> {
        if let Some(color) = Color::ALL
            .into_iter()
            .find(|&color| color_mark(color) == word)
        {
            return Some(Ok(color));
        }
        let mut found = self.0.iter().filter_map(|known| match known.meaning {
            Meaning::Color(color) if known.parts == [word] => Some((color, known.own)),
            _ => None,
        });
        let (color, own) = found.next()?;
        if own && found.any(|(other, own)| own && other != color) {
            return Some(Err(()));
        }
        Some(Ok(color))
    }

    /// The number or symbol that the words begin with, and how many they are.
    pub(super) fn rank(&self, words: &[&str]) -> Option<(Rank, usize)> {
        if let [digit @ b'0'..=b'9'] = *words.first()?.as_bytes() {
            return Some((Rank::Number(digit - b'0'), 1));
        }
        self.0.leading(words, |meaning| match meaning {
            Meaning::Rank(rank) => Some(rank),
            _ => None,
        })
    }

    /// The Wild that the words begin with, and how many they are.
    pub(super) fn wild(&self, words: &[&str]) -> Option<(Wild, usize)> {
        self.0.leading(words, |meaning| match meaning {
            Meaning::Wild(wild) => Some(wild),
            _ => None,
        })
    }

    /// Whether the word is the call, behind a play.
    pub(super) fn is_call(&self, word: &str) -> bool {
        word == "!" || self.0.means(word, Meaning::Verb(Verb::Call))
    }

    /// Whether a player may follow the word.
    pub(super) fn is_with(&self, word: &str) -> bool {
        word == ">"
            || self.0.means(word, Meaning::With)
            || self.0.means(word, Meaning::Verb(Verb::Swap))
    }

    /// Whether the word is nobody.
    pub(super) fn is_nobody(&self, word: &str) -> bool {
        word == "-" || self.0.means(word, Meaning::Nobody)
    }

    /// Whether the word is a yes.
    pub(super) fn is_yes(&self, word: &str) -> bool {
        self.0.means(word, Meaning::Yes)
    }
}

impl Meaning {
    /// Whether a line may begin with it.
    const fn may_come_first(self) -> bool {
        match self {
            Meaning::Verb(_) | Meaning::Color(_) | Meaning::Rank(_) | Meaning::Wild(_) => true,
            Meaning::With | Meaning::Nobody | Meaning::Yes => false,
        }
    }
}

/// The words of a language with what they mean.
#[cfg(test)]
pub(super) fn known_of(lang: Lang) -> Vec<(String, Meaning)> {
    let own = Words::of(lang).0.iter().filter(|word| word.own);
    own.map(|word| (word.parts.join(" "), word.meaning))
        .collect()
}
