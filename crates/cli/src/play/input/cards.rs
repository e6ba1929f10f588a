//! Cards as people type them: `r5`, `ge+2`, `rode stop`, `+2 groen`, `w+4`.

use super::words::Words;
use lastcard_engine::{Card, Color, Rank};

/// The card that the words begin with, and how many words it takes; an error when its color could be two.
pub(super) fn card_at(words: &[&str], known: &Words) -> Option<Result<(Card, usize), ()>> {
    let (&first, rest) = words.split_first()?;
    if let Some((wild, taken)) = known.wild(words) {
        return Some(Ok((Card::wild(wild), taken)));
    }
    if let Some(found) = in_one_word(first, known) {
        return Some(found.map(|card| (card, 1)));
    }
    if let Some(color) = known.color(first) {
        let (rank, taken) = known.rank(rest)?;
        return Some(colored(color, rank).map(|card| (card, 1 + taken)));
    }
    symbol_first(words, known)
}

/// `r5`, `geel7`, `gr+2`: every way to read the word as a color and a rank.
fn in_one_word(word: &str, known: &Words) -> Option<Result<Card, ()>> {
    word.char_indices().skip(1).find_map(|(at, _)| {
        let (color, rest) = word.split_at(at);
        let (rank, _) = known.rank(&[rest])?;
        Some(colored(known.color(color)?, rank))
    })
}

/// `+2 vert`, as some languages say it; a number comes first only as the number of a card.
fn symbol_first(words: &[&str], known: &Words) -> Option<Result<(Card, usize), ()>> {
    let (rank, taken) = known.rank(words)?;
    if matches!(rank, Rank::Number(_)) {
        return None;
    }
    let color = known.color(words.get(taken)?)?;
    Some(colored(color, rank).map(|card| (card, taken + 1)))
}

fn colored(color: Result<Color, ()>, rank: Rank) -> Result<Card, ()> {
    color.map(|color| Card::colored(color, rank))
}
