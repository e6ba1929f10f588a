//! Cards and colors as people type them: `r5`, `ge+2`, `rode stop`, `w+4`.

use lastcard_engine::{Card, Color as EngineColor, Rank, Wild};
use lastcard_texts::Lang;

/// A word for a color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Color {
    /// That color.
    One(EngineColor),
    /// The Dutch `g`, which begins both *geel* and *groen*.
    GreenOrYellow,
}

/// The color that a word means in that language.
pub(super) fn color_word(word: &str, lang: Lang) -> Option<Color> {
    let color = match word {
        "r" | "ro" | "red" | "rood" | "rode" | "▲" => EngineColor::Red,
        "y" | "ye" | "ge" | "yellow" | "geel" | "gele" | "●" => EngineColor::Yellow,
        "g" if lang == Lang::Nl => return Some(Color::GreenOrYellow),
        "g" | "gr" | "green" | "groen" | "groene" | "■" => EngineColor::Green,
        "b" | "bl" | "blue" | "blauw" | "blauwe" | "◆" => EngineColor::Blue,
        _ => return None,
    };
    Some(Color::One(color))
}

/// The card that the words begin with, and how many words it takes; an error when its color could be two.
pub(super) fn card_at(words: &[&str], lang: Lang) -> Option<Result<(Card, usize), ()>> {
    let (&first, rest) = words.split_first()?;
    if let Some(wild) = wild(first) {
        return Some(Ok((Card::wild(wild), 1)));
    }
    if let Some(found) = in_one_word(first, lang) {
        return Some(found.map(|card| (card, 1)));
    }
    let (color, rank) = (color_word(first, lang)?, rank(rest.first()?)?);
    Some(colored(color, rank).map(|card| (card, 2)))
}

/// `r5`, `geel7`, `gr+2`: every way to read the word as a color and a rank.
fn in_one_word(word: &str, lang: Lang) -> Option<Result<Card, ()>> {
    word.char_indices().skip(1).find_map(|(at, _)| {
        let (color, rest) = word.split_at(at);
        Some(colored(color_word(color, lang)?, rank(rest)?))
    })
}

const fn colored(color: Color, rank: Rank) -> Result<Card, ()> {
    match color {
        Color::One(color) => Ok(Card::colored(color, rank)),
        Color::GreenOrYellow => Err(()),
    }
}

fn rank(word: &str) -> Option<Rank> {
    match word {
        "s" | "skip" | "stop" => Some(Rank::Skip),
        "r" | "rev" | "reverse" | "keer" | "keerom" => Some(Rank::Reverse),
        "+2" | "d2" | "draw2" | "pak2" => Some(Rank::DrawTwo),
        _ => match *word.as_bytes() {
            [digit @ b'0'..=b'9'] => Some(Rank::Number(digit - b'0')),
            _ => None,
        },
    }
}

fn wild(word: &str) -> Option<Wild> {
    match word {
        "w" | "wild" => Some(Wild::Plain),
        "w+4" | "w4" | "+4" | "wild+4" | "wild4" => Some(Wild::DrawFour),
        "ws" | "wildswap" | "wildwissel" => Some(Wild::SwapHands),
        "wh" | "wildshuffle" | "wildschud" => Some(Wild::ShuffleHands),
        "wb" | "wildblank" | "wildblanco" => Some(Wild::Blank),
        _ => None,
    }
}
