//! Lines to what is meant by them.

use super::cards::card_at;
use super::words::{Verb, Words};
use super::{Context, Entry, Fault, Lay, Move, SwapWith};
use lastcard_engine::{Card, Color, Seat};

/// Understands a line.
///
/// # Errors
/// The first word that is not understood.
pub(crate) fn parse(line: &str, context: &Context<'_>) -> Result<Entry, Fault> {
    let line = line.to_lowercase();
    let words: Vec<&str> = line
        .split([' ', '\t', ','])
        .filter(|word| !word.is_empty())
        .collect();
    if words.is_empty() {
        return Ok(Entry::Empty);
    }
    let reader = Reader { context };
    let Some((verb, taken)) = context.words.verb(&words) else {
        return match words[..] {
            [word] if reader.is_color(word) => named(&reader, &words),
            _ => reader.lay(&words, false),
        };
    };
    let rest = &words[taken..];
    let alone = |entry: Entry| match rest.first() {
        None => Ok(entry),
        Some(&word) => Err(Fault::Unknown(word.to_owned())),
    };
    match verb {
        Verb::Ask(ask) => alone(Entry::Ask(ask)),
        Verb::Draw => alone(Entry::Move(Move::Draw)),
        Verb::Pass => alone(Entry::Move(Move::Pass)),
        Verb::Call => alone(Entry::Move(Move::Call)),
        Verb::Leave => alone(Entry::Move(Move::Leave)),
        Verb::Challenge => alone(Entry::Move(Move::Challenge)),
        Verb::Catch => reader
            .perhaps_player(rest)
            .map(|seat| Entry::Move(Move::Catch(seat))),
        Verb::Swap => reader
            .perhaps_player(rest)
            .map(|seat| Entry::Move(Move::Swap(seat))),
        Verb::Name => named(&reader, rest),
        Verb::Jump => reader.lay(rest, true),
        Verb::Play => reader.lay(rest, false),
    }
}

/// Understands the answer to "which color?".
///
/// # Errors
/// When it is none.
pub(crate) fn parse_color(line: &str, known: &Words) -> Result<Color, Fault> {
    match known.color(line.trim().to_lowercase().as_str()) {
        Some(Ok(color)) => Ok(color),
        Some(Err(())) => Err(Fault::TwoColors(line.trim().to_owned())),
        None => Err(Fault::NoColor),
    }
}

/// Whether the answer to a question is yes.
pub(crate) fn is_yes(line: &str, known: &Words) -> bool {
    known.is_yes(&line.trim().to_lowercase())
}

/// Understands the answer to "with whom?".
///
/// # Errors
/// When it is nobody that can be meant.
pub(crate) fn parse_swap(line: &str, context: &Context<'_>) -> Result<SwapWith, Fault> {
    let line = line.to_lowercase();
    let words: Vec<&str> = line.split_whitespace().collect();
    Reader { context }.swap(&words)
}

fn named(reader: &Reader<'_>, words: &[&str]) -> Result<Entry, Fault> {
    reader
        .color(words)
        .map(|color| Entry::Move(Move::Name(color)))
}

struct Reader<'a> {
    context: &'a Context<'a>,
}

impl Reader<'_> {
    /// Cards, then a color, then a swap, then the call.
    fn lay(&self, words: &[&str], jump: bool) -> Result<Entry, Fault> {
        let (words, uno) = match words {
            [before @ .., last] if self.context.words.is_call(last) => (before, true),
            [before @ .., last] if last.ends_with('!') && last.len() > 1 => {
                // "5!" calls with it.
                let mut lay = self.lay(&[before, &[last.trim_end_matches('!')]].concat(), jump)?;
                if let Entry::Move(Move::Lay(lay)) = &mut lay {
                    lay.uno = true;
                }
                return Ok(lay);
            }
            _ => (words, false),
        };
        let (first, mut rest) = self.card(words)?;
        let mut cards = vec![first];
        while let Some((card, more)) = self.further_card(rest, first)? {
            cards.push(card);
            rest = more;
        }
        let mut color = None;
        if let Some((&word, more)) = rest.split_first()
            && let Some(found) = self.context.words.color(word)
        {
            color = Some(found.map_err(|()| Fault::TwoColors(word.to_owned()))?);
            rest = more;
        }
        let swap = if rest.is_empty() {
            None
        } else {
            Some(self.swap(rest)?)
        };
        Ok(Entry::Move(Move::Lay(Lay {
            cards,
            color,
            swap,
            uno,
            jump,
        })))
    }

    fn card<'w>(&self, words: &'w [&'w str]) -> Result<(Card, &'w [&'w str]), Fault> {
        let Some((&first, rest)) = words.split_first() else {
            return Err(Fault::NoCard);
        };
        if let Some(card) = self.by_number(first) {
            return card.map(|card| (card, rest));
        }
        match card_at(words, self.context.words) {
            Some(Ok((card, taken))) => Ok((card, &words[taken..])),
            Some(Err(())) => Err(Fault::TwoColors(first.to_owned())),
            None => Err(Fault::Unknown(first.to_owned())),
        }
    }

    /// A second or later card, where the words go on with one.
    fn further_card<'w>(
        &self,
        words: &'w [&'w str],
        first: Card,
    ) -> Result<Option<(Card, &'w [&'w str])>, Fault> {
        let Some(&word) = words.first() else {
            return Ok(None);
        };
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let is_color = first.is_wild() && self.context.words.color(word).is_some();
        if is_color || (is_number && !self.context.several) {
            return Ok(None);
        }
        if is_number || matches!(card_at(words, self.context.words), Some(Ok(_))) {
            return self.card(words).map(Some);
        }
        Ok(None)
    }

    fn by_number(&self, word: &str) -> Option<Result<Card, Fault>> {
        if !word.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let place = word
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1));
        let card = place.and_then(|place| self.context.shown.get(place));
        Some(
            card.copied()
                .ok_or_else(|| Fault::NoSuchNumber(word.to_owned())),
        )
    }

    /// Whether a word alone is a color rather than a card.
    fn is_color(&self, word: &str) -> bool {
        let known = self.context.words;
        known.color(word).is_some() && (self.context.naming || card_at(&[word], known).is_none())
    }

    fn color(&self, words: &[&str]) -> Result<Color, Fault> {
        match words {
            [word] => parse_color(word, self.context.words),
            _ => Err(Fault::NoColor),
        }
    }

    fn swap(&self, words: &[&str]) -> Result<SwapWith, Fault> {
        match words {
            [word, rest @ ..] if self.context.words.is_with(word) && !rest.is_empty() => {
                self.swap(rest)
            }
            [word] if self.context.words.is_nobody(word) => Ok(SwapWith::Nobody),
            _ => self.player(words).map(SwapWith::Seat),
        }
    }

    fn perhaps_player(&self, words: &[&str]) -> Result<Option<Seat>, Fault> {
        match words {
            [] => Ok(None),
            [word, rest @ ..] if self.context.words.is_with(word) => self.perhaps_player(rest),
            _ => self.player(words).map(Some),
        }
    }

    /// One of the others, by number, by name, or by the beginning of the name.
    fn player(&self, words: &[&str]) -> Result<Seat, Fault> {
        let name = words.join(" ");
        if name.is_empty() {
            return Err(Fault::NoPlayer(name));
        }
        let others = self.context.others;
        if let Some(place) = name
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1))
        {
            let other = others.get(place).map(|&(seat, _)| seat);
            return other.ok_or(Fault::NoPlayer(name));
        }
        let lower: Vec<(Seat, String)> = others
            .iter()
            .map(|&(seat, other)| (seat, other.to_lowercase()))
            .collect();
        if let Some((seat, _)) = lower.iter().find(|(_, other)| *other == name) {
            return Ok(*seat);
        }
        let mut begin = lower.iter().filter(|(_, other)| other.starts_with(&name));
        match (begin.next(), begin.next()) {
            (Some((seat, _)), None) => Ok(*seat),
            (Some(_), Some(_)) => Err(Fault::ManyPlayers(name)),
            (None, _) => Err(Fault::NoPlayer(name)),
        }
    }
}
