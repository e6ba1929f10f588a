//! The words of both languages.

use super::Ask;
use lastcard_texts::Lang;

/// What a first word asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
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

/// The call, alone or behind a play.
pub(super) const UNO: [&str; 4] = ["uno", "uno!", "u", "!"];

/// What may stand before a player.
pub(super) const WITH: [&str; 5] = ["with", "met", "swap", "wissel", ">"];

/// With whom hands are not swapped.
pub(super) const NOBODY: [&str; 6] = ["nobody", "niemand", "none", "no", "nee", "-"];

/// A yes.
pub(super) const YES: [&str; 4] = ["yes", "y", "ja", "j"];

/// What the first word of a line asks for; `None` when it must be a card or a color.
pub(super) fn verb(word: &str, lang: Lang) -> Option<Verb> {
    let found = match word {
        "?" | "help" | "hulp" | "h" => Verb::Ask(Ask::Help),
        "rules" | "regels" => Verb::Ask(Ask::Rules),
        "scores" | "score" | "stand" | "punten" => Verb::Ask(Ask::Scores),
        "log" | "verloop" => Verb::Ask(Ask::Log),
        "table" | "tafel" | "hand" => Verb::Ask(Ask::Table),
        "quit" | "q" | "exit" | "stoppen" => Verb::Ask(Ask::Quit),
        "play" | "speel" => Verb::Play,
        "draw" | "take" | "pak" | "trek" => Verb::Draw,
        "pass" | "pas" => Verb::Pass,
        "uno" | "uno!" | "u" => Verb::Call,
        "catch" | "betrap" => Verb::Catch,
        "challenge" | "vecht" | "aanvechten" => Verb::Challenge,
        "jump" | "spring" | "in" => Verb::Jump,
        "swap" | "wissel" => Verb::Swap,
        "name" | "color" | "colour" | "noem" | "kies" | "kleur" => Verb::Name,
        "leave" | "verlaat" => Verb::Leave,
        _ => return short(word, lang),
    };
    Some(found)
}

/// Single letters, which mean something else in each language.
fn short(word: &str, lang: Lang) -> Option<Verb> {
    match (lang, word) {
        (Lang::En, "d") | (Lang::Nl, "p") => Some(Verb::Draw),
        (Lang::En, "p") => Some(Verb::Pass),
        _ => None,
    }
}
