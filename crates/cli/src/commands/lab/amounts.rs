//! Numbers of the lab as a sentence says them.

use lastcard_lab::Interval;
use lastcard_lab::figures::Words;
use lastcard_texts::Arg;

/// What there are so many of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Counted {
    /// Single rounds, or those of matches.
    Rounds,
    /// Whole matches.
    Matches,
    /// Deals, each of which is played from several seats.
    Deals,
    /// Turns of all rounds.
    Turns,
}

impl Counted {
    /// What a run counts: whole matches or single rounds.
    pub(super) const fn games(matches: bool) -> Counted {
        if matches {
            Counted::Matches
        } else {
            Counted::Rounds
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Counted::Rounds => "rounds",
            Counted::Matches => "matches",
            Counted::Deals => "deals",
            Counted::Turns => "turns",
        }
    }
}

/// A number with what it counts: `1 round`, `12,000 rounds`.
pub(super) fn amount(words: Words, number: u64, of: Counted) -> String {
    let count = Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let written = words.count(number);
    let args = [
        ("kind", of.key().into()),
        ("count", count),
        ("number", (&written).into()),
    ];
    words.texts().text("lab-amount", &args)
}

/// A share in percent with its interval: `24.9% (24.3 to 25.5)`.
pub(super) fn share(words: Words, share: &Interval, digits: usize) -> String {
    let texts = words.texts();
    let value = texts.percent(share.value, digits);
    let [low, high] = [share.low, share.high].map(|end| texts.decimal(100.0 * end, digits));
    let args = [
        ("value", (&value).into()),
        ("low", (&low).into()),
        ("high", (&high).into()),
    ];
    texts.text("lab-between", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_texts::{Lang, Texts};

    #[test]
    fn one_of_something_is_singular_and_thousands_are_written_as_the_language_does() {
        let all = [
            Counted::Rounds,
            Counted::Matches,
            Counted::Deals,
            Counted::Turns,
        ];
        for of in all {
            let english = Words::new(Texts::of(Lang::En));
            let (one, two) = (amount(english, 1, of), amount(english, 2, of));
            assert_eq!(
                one,
                format!(
                    "1 {}",
                    of.key().trim_end_matches("es").trim_end_matches('s')
                )
            );
            assert_eq!(two, format!("2 {}", of.key()));
        }
        let written =
            Lang::ALL.map(|lang| amount(Words::new(Texts::of(lang)), 12_345, Counted::Rounds));
        let expected = [
            "12.345 rondes",
            "12,345 rounds",
            "12.345 Runden",
            "12\u{202f}345 manches",
            "12\u{a0}345 rondas",
        ];
        assert_eq!(written, expected);
        let french = Words::new(Texts::of(Lang::Fr));
        assert_eq!(amount(french, 0, Counted::Deals), "0 donne");
    }
}
