//! What a comparison says, in sentences.
//!
//! Only what is certain is told as a fact: a difference whose 95 % interval does not hold zero. The rest is listed as
//! what so many rounds could not show.

use super::words::{Words, digits, is_edge, scale};
use crate::Interval;
use crate::compare::{Aspect, Comparison, Outcome};
use lastcard_texts::Arg;

/// What is told of one set of rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What the rules are called.
    pub rules: String,
    /// The sentences, the most telling first.
    pub sentences: Vec<String>,
}

/// What is told of each set of rules beside the base.
pub fn told(words: Words, comparison: &Comparison) -> Vec<Told> {
    let others = comparison.outcomes.iter().skip(1);
    let told = others.map(|here| {
        let telling = Telling {
            words,
            comparison,
            here,
            base: comparison.base(),
        };
        telling.all()
    });
    told.collect()
}

/// One set of rules that is being told of.
struct Telling<'a> {
    words: Words,
    comparison: &'a Comparison,
    here: &'a Outcome,
    base: &'a Outcome,
}

impl Telling<'_> {
    fn all(&self) -> Told {
        let mut sentences = vec![self.length()];
        let mut unsure = Vec::new();
        for aspect in Aspect::ALL.into_iter().skip(1) {
            match (self.here.difference(aspect), self.here.differs(aspect)) {
                (None, _) => {}
                (Some(difference), true) => sentences.extend(self.fact(aspect, difference)),
                (Some(_), false) => unsure.push(self.words.aspect(aspect)),
            }
        }
        if !unsure.is_empty() {
            let rounds = self.words.count(self.comparison.rounds);
            let measures = self.words.texts().list(&unsure);
            sentences.push(self.words.text(
                "lab-says-same",
                &[
                    ("rounds", (&rounds).into()),
                    ("measures", (&measures).into()),
                ],
            ));
        }
        Told {
            rules: self.words.title(self.here),
            sentences,
        }
    }

    /// The first sentence names the rules, and says how long a round is, whether or not that differs.
    fn length(&self) -> String {
        let (words, aspect) = (self.words, Aspect::TurnsPerRound);
        let rules = words.title(self.here);
        let here = self.here.measure(aspect);
        let turns = here.map_or(0.0, |here| here.value);
        let minutes = self.minutes(turns, 0.0);
        let pace = words
            .texts()
            .decimal(self.comparison.pace_seconds, self.pace_digits());
        let rounds = words.count(self.comparison.rounds);
        let told = self.here.difference(aspect).and_then(|difference| {
            self.here.differs(aspect).then_some(())?;
            self.changes(aspect, difference)
        });
        let alone = here.map_or(0, |here| digits(here.reach()));
        let alone = words.texts().decimal(turns, alone);
        let (key, here, base, by, change) = match &told {
            Some(told) => (
                "lab-says-turns",
                &told.here,
                told.base.as_str(),
                told.by.as_str(),
                told.change,
            ),
            None => ("lab-says-turns-same", &alone, "", "", ""),
        };
        words.text(
            key,
            &[
                ("rules", (&rules).into()),
                ("rounds", (&rounds).into()),
                ("change", change.into()),
                ("by", by.into()),
                ("here", here.into()),
                ("base", base.into()),
                ("minutes", (&minutes).into()),
                ("pace", (&pace).into()),
            ],
        )
    }

    /// A sentence about a difference that is certain.
    fn fact(&self, aspect: Aspect, difference: Interval) -> Option<String> {
        let key = match aspect {
            Aspect::TurnsPerRound => return None,
            Aspect::TurnsPerMatch => "lab-says-match",
            Aspect::RoundsPerMatch => "lab-says-rounds",
            Aspect::FirstSeatEdge => "lab-says-first",
            Aspect::LeadChanges => "lab-says-lead",
            Aspect::DrawShare => "lab-says-draws",
            Aspect::Penalties => "lab-says-penalties",
            Aspect::CardsPerPenalty => "lab-says-hit",
            Aspect::Comebacks => "lab-says-comebacks",
            Aspect::MatchComebacks => "lab-says-match-comebacks",
            Aspect::SkillEasy => "lab-says-skill-easy",
            Aspect::SkillRandom => "lab-says-skill-random",
            Aspect::Stalls => "lab-says-stalls",
        };
        let told = self.changes(aspect, difference)?;
        let worst = i64::from(self.here.worst_penalty);
        Some(self.words.text(
            key,
            &[
                ("change", told.change.into()),
                ("by", (&told.by).into()),
                ("here", (&told.here).into()),
                ("base", (&told.base).into()),
                ("worst", Arg::Number(worst)),
                ("fair", (&told.fair).into()),
                ("fair-base", (&told.fair_base).into()),
            ],
        ))
    }

    /// The values of a sentence; none where one side was not measured.
    fn changes(&self, aspect: Aspect, difference: Interval) -> Option<Changes> {
        let (words, texts) = (self.words, self.words.texts());
        let here = self.here.measure(aspect)?.value;
        let base = self.base.measure(aspect)?.value;
        let more = difference.value > 0.0;
        let (told_here, told_base) = if aspect == Aspect::TurnsPerMatch {
            let minutes = |turns| self.minutes(turns, difference.reach());
            (minutes(here), minutes(base))
        } else {
            let digits = digits(difference.reach() * scale(aspect));
            let fair = |outcome: &Outcome| {
                if is_edge(aspect) {
                    outcome.fair_share
                } else {
                    0.0
                }
            };
            (
                words.spoken(aspect, here + fair(self.here), digits),
                words.spoken(aspect, base + fair(self.base), digits),
            )
        };
        let part = (difference.value / base).abs();
        let by_digits = digits(difference.reach() / base.abs() * 100.0).min(1);
        let fair = |outcome: &Outcome| texts.percent(outcome.fair_share, share_digits(outcome));
        let same = (self.here.fair_share - self.base.fair_share).abs() < 1e-9;
        Some(Changes {
            change: if more { "more" } else { "less" },
            by: texts.percent(part, by_digits),
            here: told_here,
            base: told_base,
            fair: fair(self.here),
            fair_base: if same {
                "same".to_owned()
            } else {
                fair(self.base)
            },
        })
    }

    /// So many turns as minutes; `reach` is how sure the number of turns is.
    fn minutes(&self, turns: f64, reach: f64) -> String {
        let minutes = |turns: f64| turns * self.comparison.pace_seconds / 60.0;
        let least = usize::from(minutes(turns) < 10.0);
        let digits = if reach > 0.0 {
            digits(minutes(reach))
        } else {
            0
        };
        self.words
            .texts()
            .decimal(minutes(turns), digits.max(least).min(1))
    }

    fn pace_digits(&self) -> usize {
        usize::from(self.comparison.pace_seconds.fract() > 0.0)
    }
}

/// The values of one sentence.
struct Changes {
    change: &'static str,
    by: String,
    here: String,
    base: String,
    fair: String,
    fair_base: String,
}

/// A half and a quarter are told without digits, a third with one.
fn share_digits(outcome: &Outcome) -> usize {
    usize::from((outcome.fair_share * 100.0).fract() > 1e-9)
}
