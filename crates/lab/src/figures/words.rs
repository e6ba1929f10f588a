//! The names of what the lab knows, and its numbers, in one language.

use crate::Interval;
use crate::compare::{Aspect, House, Outcome};
use lastcard_texts::{Arg, Texts};

/// One language, with the words of the lab in it.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    texts: &'static Texts,
}

/// The most digits behind the decimal point that a measured value is told with.
const MOST_DIGITS: f64 = 4.0;

impl Words {
    /// The words in the language of these texts.
    pub const fn new(texts: &'static Texts) -> Words {
        Words { texts }
    }

    /// All texts of the language.
    pub const fn texts(self) -> &'static Texts {
        self.texts
    }

    /// A text of the lab.
    pub(crate) fn text(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts.text(key, args)
    }

    /// What rules of a comparison are called.
    pub fn title(self, outcome: &Outcome) -> String {
        let id = outcome.id.as_str();
        if let Some(name) = &outcome.name {
            return name.clone();
        }
        match House::from_id(id) {
            Some(house) => self.house(house),
            None => self.texts.preset_title(id).unwrap_or_else(|| id.to_owned()),
        }
    }

    /// What a house rule is called.
    pub fn house(self, house: House) -> String {
        self.text(&format!("lab-house-{}", house.id().replace('_', "-")), &[])
    }

    /// A house rule in one sentence.
    pub fn house_about(self, house: House) -> String {
        let key = format!("lab-house-{}", house.id().replace('_', "-"));
        self.texts.attribute(&key, "about", &[])
    }

    /// What an aspect is called within a sentence.
    pub fn aspect(self, aspect: Aspect) -> String {
        self.text(&measure_key(aspect), &[])
    }

    /// What an aspect is called where a sentence or a row begins.
    pub fn aspect_title(self, aspect: Aspect) -> String {
        capitalized(&self.aspect(aspect))
    }

    /// What an aspect says, in one sentence.
    pub fn aspect_about(self, aspect: Aspect) -> String {
        self.texts.attribute(&measure_key(aspect), "about", &[])
    }

    /// What an aspect is counted in.
    pub fn unit(self, aspect: Aspect) -> String {
        self.texts.attribute(&measure_key(aspect), "unit", &[])
    }

    /// A whole number.
    pub fn count(self, number: u64) -> String {
        self.texts.decimal(crate::stats::float(number), 0)
    }

    /// A number of games with what they are, `rounds` or `matches`: `20,000 rounds`.
    pub(crate) fn amount(self, kind: &str, number: u64) -> String {
        let written = self.count(number);
        let count = Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let args = [
            ("kind", kind.into()),
            ("count", count),
            ("number", (&written).into()),
        ];
        self.text("lab-amount", &args)
    }

    /// A measured value with as many digits as its interval bears; shares in percent or percentage points, without
    /// the unit.
    pub fn bare(self, aspect: Aspect, value: f64, digits: usize) -> String {
        let scaled = value * scale(aspect);
        if is_edge(aspect) {
            self.texts.signed(scaled, digits)
        } else {
            self.texts.decimal(scaled, digits)
        }
    }

    /// A measured value as a sentence says it: a share with its percent sign, which an edge is with its fair share.
    pub(crate) fn spoken(self, aspect: Aspect, value: f64, digits: usize) -> String {
        if aspect.is_share() {
            self.texts.percent(value, digits)
        } else {
            self.texts.decimal(value, digits)
        }
    }

    /// A value with its interval, such as `44.1 (43.8 to 44.4)`; a dash where nothing was measured.
    pub fn interval(self, aspect: Aspect, interval: Option<Interval>) -> String {
        self.between(interval, aspect, |value, digits| {
            self.bare(aspect, value, digits)
        })
    }

    /// A difference with its interval and its signs.
    pub fn difference(self, aspect: Aspect, interval: Option<Interval>) -> String {
        self.between(interval, aspect, |value, digits| {
            self.texts.signed(value * scale(aspect), digits)
        })
    }

    fn between(
        self,
        interval: Option<Interval>,
        aspect: Aspect,
        say: impl Fn(f64, usize) -> String,
    ) -> String {
        let Some(interval) = interval else {
            return "–".to_owned();
        };
        // A third of the reach, so that the interval itself is told with two digits.
        let fewest = digits(interval.reach() * scale(aspect) / 3.0);
        // An end that is not zero does not read as zero, where one or two digits more can show it.
        let is_told = |end: f64, digits: usize| {
            let told = (end * scale(aspect)).abs() * 10_f64.powi(digits as i32);
            end == 0.0 || told.round() > 0.0
        };
        let shown = |digits: &usize| {
            interval.holds(0.0)
                || (is_told(interval.low, *digits) && is_told(interval.high, *digits))
        };
        let digits = (fewest..=fewest + 2).find(shown);
        let digits = digits.unwrap_or(fewest + 2);
        let [value, low, high] =
            [interval.value, interval.low, interval.high].map(|value| say(value, digits));
        self.text(
            "lab-between",
            &[
                ("value", (&value).into()),
                ("low", (&low).into()),
                ("high", (&high).into()),
            ],
        )
    }
}

/// How many digits behind the decimal point a value bears that is sure to so much: the last one is smaller than that.
/// Two values that are further apart never read alike then.
pub(crate) fn digits(reach: f64) -> usize {
    if reach <= 0.0 || !reach.is_finite() {
        // What is exactly so is told with two digits, as many as a share of a few games has.
        return 2;
    }
    let digits = (-reach.log10()).ceil();
    digits.clamp(0.0, MOST_DIGITS) as usize
}

/// What a value is multiplied with before it is told: shares are told in percent.
pub(crate) const fn scale(aspect: Aspect) -> f64 {
    if aspect.is_share() { 100.0 } else { 1.0 }
}

/// Whether an aspect is told with its sign: above or below what is fair.
pub(crate) const fn is_edge(aspect: Aspect) -> bool {
    matches!(
        aspect,
        Aspect::FirstSeatEdge | Aspect::SkillEasy | Aspect::SkillRandom
    )
}

/// The text with a large first letter.
pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

fn measure_key(aspect: Aspect) -> String {
    format!("lab-measure-{}", aspect.id().replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_texts::Lang;

    #[test]
    fn every_aspect_and_every_house_rule_has_words_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::new(Texts::of(lang));
            for aspect in Aspect::ALL {
                assert!(words.aspect_about(aspect).ends_with('.'));
                assert!(!words.unit(aspect).is_empty() && !words.aspect_title(aspect).is_empty());
            }
            for house in House::ALL {
                assert!(
                    words.house_about(house).ends_with(['.', '»']),
                    "{}",
                    words.house_about(house)
                );
                assert!(!words.house(house).is_empty());
            }
        }
    }

    #[test]
    fn a_value_has_as_many_digits_as_its_interval_bears() {
        for (reach, expected) in [
            (30.0, 0),
            (1.0, 0),
            (0.9, 1),
            (0.1, 1),
            (0.03, 2),
            (0.0, 2),
            (1e-9, 4),
        ] {
            assert_eq!(digits(reach), expected, "{reach}");
        }
        let en = Words::new(Texts::of(Lang::En));
        let interval = Some(Interval {
            value: 0.2712,
            low: 0.2652,
            high: 0.2772,
        });
        assert_eq!(
            en.interval(Aspect::DrawShare, interval),
            "27.1 (26.5 to 27.7)"
        );
        assert_eq!(
            en.difference(Aspect::DrawShare, interval),
            "+27.1 (+26.5 to +27.7)"
        );
        assert_eq!(en.interval(Aspect::DrawShare, None), "–");
    }
}
