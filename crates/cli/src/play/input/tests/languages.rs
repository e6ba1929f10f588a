//! What holds of the words of every language.

use super::*;
use crate::play::input::words::{Meaning, known_of};

/// Where a word can stand decides what it means: a letter with two colors is for neither, symbols follow a color,
/// and what may stand before a player stands behind a card.
#[test]
fn a_word_has_one_meaning_in_its_language() {
    for lang in Lang::ALL {
        let known = known_of(lang);
        for (place, (word, meaning)) in known.iter().enumerate() {
            for (other, means) in &known[place + 1..] {
                let apart = match (meaning, means) {
                    (Meaning::Color(_), Meaning::Color(_)) => word.chars().count() == 1,
                    (Meaning::Color(_) | Meaning::Verb(_), Meaning::Rank(_))
                    | (Meaning::Verb(_), Meaning::With)
                    // That is an answer to a question of its own.
                    | (_, Meaning::Yes)
                    | (Meaning::Yes, _) => true,
                    _ => false,
                };
                assert!(word != other || apart, "{word} in {}", lang.code());
            }
        }
    }
}

#[test]
fn every_color_has_a_word_and_letters_of_its_own() {
    for lang in Lang::ALL {
        let (texts, words) = (Texts::of(lang), Words::of(lang));
        for color in Color::ALL {
            for word in [texts.color(color), texts.color_letters(color)] {
                assert_eq!(
                    parse_color(&word, words),
                    Ok(color),
                    "{word} in {}",
                    lang.code()
                );
            }
        }
    }
}

#[test]
fn every_card_is_understood_by_its_short_form() {
    for lang in Lang::ALL {
        let known = known_of(lang);
        let of = |wanted: fn(&Meaning) -> bool| {
            let words = known.iter().filter(move |(_, meaning)| wanted(meaning));
            words
                .map(|(word, _)| word.as_str())
                .filter(|word| !word.contains(' '))
        };
        let symbols: Vec<&str> = of(|meaning| matches!(meaning, Meaning::Rank(_)))
            .chain(["0", "9"])
            .collect();
        for color in of(|meaning| matches!(meaning, Meaning::Color(_))) {
            for symbol in &symbols {
                let typed = format!("{color}{symbol}");
                let understood = match read(&typed, lang) {
                    Ok(Entry::Move(Move::Lay(lay))) => lay.cards.len() == 1,
                    Ok(Entry::Move(Move::Name(_))) => known.iter().any(|(word, _)| *word == typed),
                    Err(Fault::TwoColors(_)) => color.chars().count() == 1,
                    _ => false,
                };
                assert!(
                    understood,
                    "{typed} in {}: {:?}",
                    lang.code(),
                    read(&typed, lang)
                );
            }
        }
    }
}

/// What the help shows is typed, and does what the help says.
#[test]
fn the_examples_of_the_help_are_understood() {
    for lang in Lang::ALL {
        let typed = |topic: &str| -> Vec<Result<Entry, Fault>> {
            let line = Texts::of(lang).text(&format!("play-help-{topic}-words"), &[]);
            line.split(", ")
                .map(|example| typed_in(example, lang))
                .collect()
        };
        let all = |topic: &str, wanted: &[Result<Entry, Fault>]| {
            for entry in typed(topic) {
                assert!(
                    wanted.contains(&entry),
                    "{topic} in {}: {entry:?}",
                    lang.code()
                );
            }
        };
        let third = || lay(&SHOWN[2..3]);
        all("number", &[laid(third())]);
        let cards = [
            (Color::Red, Rank::Number(5)),
            (Color::Yellow, Rank::DrawTwo),
            (Color::Green, Rank::Skip),
            (Color::Blue, Rank::Reverse),
        ];
        let cards = cards.map(|(color, rank)| laid(lay(&[Card::colored(color, rank)])));
        assert_eq!(typed("card"), cards, "card in {}", lang.code());
        all("several", &[laid(lay(&[SHOWN[0], SHOWN[3]]))]);
        let green = Some(Color::Green);
        all(
            "wild",
            &[laid(Lay {
                color: green,
                ..third()
            })],
        );
        let swap = Some(SwapWith::Seat(ADA));
        all("swap", &[laid(Lay { swap, ..third() })]);
        all("draw", &[moved(Move::Draw)]);
        all("pass", &[moved(Move::Pass)]);
        let called = laid(Lay {
            uno: true,
            ..third()
        });
        all("uno", &[called, moved(Move::Call)]);
        all("catch", &[moved(Move::Catch(Some(ADA)))]);
        all("challenge", &[moved(Move::Challenge)]);
        all(
            "jump",
            &[laid(Lay {
                jump: true,
                ..lay(&SHOWN[..1])
            })],
        );
        all("leave", &[moved(Move::Leave)]);
        for (topic, ask) in [
            ("rules", Ask::Rules),
            ("scores", Ask::Scores),
            ("log", Ask::Log),
            ("quit", Ask::Quit),
        ] {
            all(topic, &[Ok(Entry::Ask(ask))]);
        }
        // The key without a word stands there, too.
        assert_eq!(
            typed("table")[0],
            Ok(Entry::Ask(Ask::Table)),
            "{}",
            lang.code()
        );
    }
}

const ADA: Seat = Seat::new(3);

fn typed_in(line: &str, lang: Lang) -> Result<Entry, Fault> {
    parse(
        line,
        &Context {
            words: Words::of(lang),
            shown: &SHOWN,
            others: &[(BOB, "Bob"), (ADA, "Ada")],
            several: line.split(' ').count() == 2 && !line.contains(|c: char| c.is_alphabetic()),
            naming: false,
        },
    )
}
