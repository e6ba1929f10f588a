//! What a comparison says, in sentences.
//!
//! Only what is certain is told as a fact, and only where it is a hundredth of the value or more, unless there is nothing else
//! to tell. What is not certain is listed as what so many games could not show.

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
        let measured = |aspect: &Aspect| self.here.difference(*aspect).is_some();
        let (certain, unsure): (Vec<Aspect>, Vec<Aspect>) = Aspect::ALL
            .into_iter()
            .filter(measured)
            .partition(|&aspect| self.here.differs(aspect));
        let slight = |aspect: &&Aspect| self.here.hardly_differs(self.base, **aspect);
        // What is hardly there is told only where there is nothing else.
        let all = certain.iter().all(|aspect| slight(&aspect));
        let facts = certain.iter().filter(|aspect| all || !slight(aspect));
        let facts = facts.filter_map(|&aspect| self.fact(aspect, self.here.difference(aspect)?));
        let mut sentences = vec![self.length(all)];
        sentences.extend(facts);
        sentences.extend(self.not_shown(&unsure));
        Told {
            rules: self.words.title(self.here),
            sentences,
        }
    }

    /// What was not certain, apart for each number of games that could not show it.
    fn not_shown(&self, unsure: &[Aspect]) -> Vec<String> {
        let of = self.comparison;
        let games = |aspect: Aspect| match aspect {
            Aspect::TurnsPerMatch | Aspect::RoundsPerMatch | Aspect::MatchComebacks => {
                ("matches", of.matches)
            }
            Aspect::SkillEasy | Aspect::SkillRandom => ("rounds", of.skill_rounds),
            _ => ("rounds", of.rounds),
        };
        let mut apart: Vec<((&str, u64), Vec<String>)> = Vec::new();
        // The first sentence has said so of the length of a round.
        for &aspect in unsure.iter().filter(|&&it| it != Aspect::TurnsPerRound) {
            let (games, name) = (games(aspect), self.words.aspect(aspect));
            match apart.iter_mut().find(|(of, _)| *of == games) {
                Some((_, names)) => names.push(name),
                None => apart.push((games, vec![name])),
            }
        }
        let told = apart.into_iter().map(|((kind, number), names)| {
            let games = self.words.amount(kind, number);
            let measures = self.words.texts().list(&names);
            let args = [("games", (&games).into()), ("measures", (&measures).into())];
            self.words.text("lab-says-same", &args)
        });
        told.collect()
    }

    /// The first sentence names the rules, and says how long a round is, whether or not that differs; `slight` says whether
    /// also where it hardly does.
    fn length(&self, slight: bool) -> String {
        let (words, aspect) = (self.words, Aspect::TurnsPerRound);
        let rules = words.title(self.here);
        let here = self.here.measure(aspect);
        let turns = here.map_or(0.0, |here| here.value);
        let minutes = self.minutes(turns, 0.0);
        let pace = words
            .texts()
            .decimal(self.comparison.pace_seconds, self.pace_digits());
        let rounds = words.count(self.comparison.rounds);
        let differs = self.here.differs(aspect);
        let told = differs && (slight || !self.here.hardly_differs(self.base, aspect));
        let told = self.here.difference(aspect).filter(|_| told);
        let told = told.and_then(|difference| self.changes(aspect, difference));
        let base_rules = words.title(self.base);
        let alone = here.map_or(0, |here| digits(here.reach()));
        let alone = words.texts().decimal(turns, alone);
        let (key, here, base, by, change) = if let Some(told) = &told {
            let (base, by) = (told.base.as_str(), told.by.as_str());
            ("lab-says-turns", &told.here, base, by, told.change)
        } else {
            let change = if differs { "hardly" } else { "same" };
            let base = base_rules.as_str();
            ("lab-says-turns-same", &alone, base, "", change)
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
