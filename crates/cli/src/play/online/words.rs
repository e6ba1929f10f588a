//! What a person types that is about the table and not about the game, in every language.

use crate::play::input::Words;
use crate::play::lexicon::Lexicon;
use lastcard_bots::Level;
use lastcard_protocol::client::Emote;
use lastcard_texts::Lang;
use std::sync::OnceLock;

/// What a line means at a table; texts are as they were typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said<'l> {
    /// Nothing was typed.
    Empty,
    /// Is ready.
    Ready,
    /// Is not ready after all.
    NotReady,
    /// Begins now.
    Start,
    /// Seats a bot; none for a level that is not known.
    Bot(Option<Level>),
    /// Sends somebody away.
    Kick(&'l str),
    /// Makes somebody the host.
    Host(&'l str),
    /// Shows the rules, or takes others.
    Rules(&'l str),
    /// Changes one option of the rules.
    Set(&'l str),
    /// Takes another name.
    Name(&'l str),
    /// Says something.
    Say(&'l str),
    /// Reacts.
    Emote(Emote),
    /// Hides what somebody says.
    Mute(&'l str),
    /// Shows it again.
    Unmute(&'l str),
    /// Plays again after a bot did.
    Back,
    /// Shows how to invite others.
    Invite,
    /// Moves the seat to another device.
    Move,
    /// Leaves for good.
    Leave,
    /// Shows the table.
    Table,
    /// Shows what can be typed.
    Help,
    /// Stops for now.
    Quit,
}

/// What a line means; none when it means nothing here.
pub(super) fn parse(line: &str, lang: Lang) -> Option<Said<'_>> {
    let line = line.trim();
    let lower = line.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    if words.is_empty() {
        return Some(Said::Empty);
    }
    let (meaning, taken) = lexicon(lang).leading(&words, |meaning| match meaning {
        Meaning::Level(_) => None,
        other => Some(other),
    })?;
    let rest = behind(line, taken);
    Some(match meaning {
        Meaning::Alone(said) if rest.is_empty() => said,
        Meaning::Alone(_) | Meaning::Level(_) => return None,
        Meaning::Bot => Said::Bot(level(rest, lang)),
        Meaning::Kick => Said::Kick(rest),
        Meaning::Host => Said::Host(rest),
        Meaning::Rules => Said::Rules(rest),
        Meaning::Set => Said::Set(rest),
        Meaning::Name => Said::Name(rest),
        Meaning::Say => Said::Say(rest),
        Meaning::Mute => Said::Mute(rest),
        Meaning::Unmute => Said::Unmute(rest),
    })
}

/// What a word means: something by itself, something about what stands behind it, or how well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    Alone(Said<'static>),
    Bot,
    Kick,
    Host,
    Rules,
    Set,
    Name,
    Say,
    Mute,
    Unmute,
    Level(Level),
}

/// Each meaning with the key of its words.
const MEANINGS: [(&str, Meaning); 34] = [
    ("input-ready", Meaning::Alone(Said::Ready)),
    ("input-not-ready", Meaning::Alone(Said::NotReady)),
    ("input-start", Meaning::Alone(Said::Start)),
    ("input-back", Meaning::Alone(Said::Back)),
    ("input-invite", Meaning::Alone(Said::Invite)),
    ("input-move", Meaning::Alone(Said::Move)),
    ("input-leave", Meaning::Alone(Said::Leave)),
    ("input-table", Meaning::Alone(Said::Table)),
    ("input-help", Meaning::Alone(Said::Help)),
    ("input-quit", Meaning::Alone(Said::Quit)),
    ("input-bot", Meaning::Bot),
    ("input-kick", Meaning::Kick),
    ("input-host", Meaning::Host),
    ("input-rules", Meaning::Rules),
    ("input-set", Meaning::Set),
    ("input-own-name", Meaning::Name),
    ("input-say", Meaning::Say),
    ("input-mute", Meaning::Mute),
    ("input-unmute", Meaning::Unmute),
    ("input-easy", Meaning::Level(Level::Easy)),
    ("input-normal", Meaning::Level(Level::Normal)),
    ("input-random", Meaning::Level(Level::Random)),
    ("input-emote-hello", reaction(Emote::Hello)),
    ("input-emote-good-game", reaction(Emote::GoodGame)),
    ("input-emote-well-played", reaction(Emote::WellPlayed)),
    ("input-emote-thanks", reaction(Emote::Thanks)),
    ("input-emote-oops", reaction(Emote::Oops)),
    ("input-emote-laugh", reaction(Emote::Laugh)),
    ("input-emote-wow", reaction(Emote::Wow)),
    ("input-emote-sad", reaction(Emote::Sad)),
    ("input-emote-angry", reaction(Emote::Angry)),
    ("input-emote-think", reaction(Emote::Think)),
    ("input-emote-hurry", reaction(Emote::Hurry)),
    ("input-emote-sorry", reaction(Emote::Sorry)),
];

const fn reaction(emote: Emote) -> Meaning {
    Meaning::Alone(Said::Emote(emote))
}

/// The words of somebody who plays in that language. What another language says at a table does not hide what the own
/// one says in a game.
fn lexicon(lang: Lang) -> &'static Lexicon<Meaning> {
    static READ: [OnceLock<Lexicon<Meaning>>; Lang::ALL.len()] =
        [const { OnceLock::new() }; Lang::ALL.len()];
    READ[lang as usize].get_or_init(|| {
        let mut lexicon = Lexicon::read(lang, &MEANINGS, |own, other| own != other);
        lexicon.retain(|word| word.own || !Words::of(lang).has_own(&word.parts[0]));
        lexicon
    })
}

/// What stands behind so many words, as it was typed.
fn behind(line: &str, words: usize) -> &str {
    (0..words).fold(line, |rest, _| {
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        rest[end..].trim_start()
    })
}

/// A level of bots by its name; a bot like people when none is said.
fn level(name: &str, lang: Lang) -> Option<Level> {
    let lower = name.to_lowercase();
    if lower.is_empty() {
        return Some(Level::Normal);
    }
    let known = lexicon(lang).leading(&[lower.as_str()], |meaning| match meaning {
        Meaning::Level(level) => Some(level),
        _ => None,
    });
    known
        .map(|(level, _)| level)
        .or_else(|| Level::from_name(&lower))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_texts::Texts;

    #[test]
    fn words_of_other_languages_are_understood_too() {
        for (line, said) in [
            ("  ", Said::Empty),
            ("Ready", Said::Ready),
            ("klaar", Said::Ready),
            ("niet klaar", Said::NotReady),
            ("not ready", Said::NotReady),
            ("bot", Said::Bot(Some(Level::Normal))),
            ("bot Makkelijk", Said::Bot(Some(Level::Easy))),
            ("bot random", Said::Bot(Some(Level::Random))),
            ("bot hard", Said::Bot(None)),
            ("kick Jan Piet", Said::Kick("Jan Piet")),
            ("regels", Said::Rules("")),
            ("rules party", Said::Rules("party")),
            ("zeg  Hoi, jij!", Said::Say("Hoi, jij!")),
            ("haha", Said::Emote(Emote::Laugh)),
            ("naam Ann", Said::Name("Ann")),
            ("?", Said::Help),
        ] {
            for lang in [Lang::Nl, Lang::En] {
                assert_eq!(parse(line, lang), Some(said), "{line}");
            }
        }
    }

    #[test]
    fn words_of_the_game_mean_nothing_here() {
        for line in [
            "5",
            "r5",
            "pak",
            "draw",
            "uno",
            "catch ann",
            "ready now",
            "stop",
        ] {
            for lang in Lang::ALL {
                assert_eq!(parse(line, lang), None, "{line}");
            }
        }
    }

    /// What the help shows is typed, and does what the help says.
    #[test]
    fn the_examples_of_the_help_are_understood() {
        for lang in Lang::ALL {
            let all = |topic: &str, wanted: fn(Said<'_>) -> bool| {
                let line = Texts::of(lang).text(&format!("join-help-{topic}-words"), &[]);
                for example in line.trim_end_matches(['…', ' ', ',']).split(", ") {
                    let said = parse(example, lang);
                    assert!(
                        said.is_some_and(wanted),
                        "{example} in {}: {said:?}",
                        lang.code()
                    );
                }
            };
            all("ready", |said| said == Said::Ready);
            all("not-ready", |said| said == Said::NotReady);
            all("start", |said| said == Said::Start);
            all("bot", |said| said == Said::Bot(Some(Level::Easy)));
            all("rules", |said| said == Said::Rules(""));
            all("other-rules", |said| said == Said::Rules("party"));
            all(
                "set",
                |said| matches!(said, Said::Set(change) if change.contains('=')),
            );
            all(
                "name",
                |said| matches!(said, Said::Name(name) if !name.is_empty()),
            );
            all("kick", |said| said == Said::Kick("bob"));
            all("host", |said| said == Said::Host("bob"));
            all(
                "say",
                |said| matches!(said, Said::Say(text) if !text.is_empty()),
            );
            all("emote", |said| matches!(said, Said::Emote(_)));
            all("mute", |said| said == Said::Mute("bob"));
            all("back", |said| said == Said::Back);
            all("invite", |said| said == Said::Invite);
            all("move", |said| said == Said::Move);
            all("leave", |said| said == Said::Leave);
            all("quit", |said| said == Said::Quit);
        }
    }

    #[test]
    fn a_word_has_one_meaning_in_its_language() {
        for lang in Lang::ALL {
            let own: Vec<_> = lexicon(lang).iter().filter(|word| word.own).collect();
            for (place, word) in own.iter().enumerate() {
                let other = own[place + 1..]
                    .iter()
                    .find(|other| other.parts == word.parts);
                assert!(other.is_none(), "{:?} in {}", word.parts, lang.code());
            }
        }
    }
}
