//! What a figure says of what was played.

use super::words::Words;
use crate::compare::{Aspect, Comparison};

/// More names of rules than these would be longer than the figure.
const MOST_NAMES: usize = 4;

impl Words {
    /// The part of a caption that says what was played, without who played.
    pub(crate) fn caption(self, rules: &str, seats: usize, rounds: u64, seed: u64) -> String {
        self.text(
            "lab-figure-caption",
            &[
                ("rules", rules.into()),
                ("seats", (&self.count(seats as u64)).into()),
                ("rounds", (&self.count(rounds)).into()),
                ("seed", (&seed.to_string()).into()),
            ],
        )
    }

    /// Rules with the bots that played them: one name where all are alike, else one for each seat.
    pub(crate) fn rules_and_bots(self, rules: &str, bots: &[&str]) -> String {
        let alike = bots.windows(2).all(|pair| pair[0] == pair[1]);
        let named = if alike {
            bots.first().copied().unwrap_or_default().to_owned()
        } else {
            bots.join(", ")
        };
        let args = [("rules", rules.into()), ("bots", (&named).into())];
        self.text("lab-figure-rules-and-bots", &args)
    }

    /// The caption of a figure of a comparison that shows these aspects: with the matches and the rounds that skill rests
    /// on, where it shows what was measured in them.
    pub(crate) fn caption_of(self, comparison: &Comparison, aspects: &[Aspect]) -> String {
        let bots: Vec<&str> = comparison.bots.iter().map(|bot| bot.name()).collect();
        let mut caption = self.caption(
            &self.rules_and_bots(&self.rules(comparison), &bots),
            comparison.seats(),
            comparison.rounds,
            comparison.seed,
        );
        if aspects.iter().any(|aspect| aspect.is_of_matches()) {
            let matches = self.count(comparison.matches);
            let args = [
                ("caption", (&caption).into()),
                ("matches", (&matches).into()),
            ];
            caption = self.text("lab-figure-with-matches", &args);
        }
        if aspects.iter().any(|aspect| aspect.is_of_skill()) {
            let rounds = self.count(comparison.skill_rounds);
            let args = [("caption", (&caption).into()), ("rounds", (&rounds).into())];
            caption = self.text("lab-figure-with-skill", &args);
        }
        caption
    }

    /// All rules of a comparison by their names, or the base and how many others.
    fn rules(self, comparison: &Comparison) -> String {
        let titles = comparison.outcomes.iter().map(|it| self.title(it));
        if comparison.outcomes.len() <= MOST_NAMES {
            return titles.collect::<Vec<_>>().join(", ");
        }
        let base = self.title(comparison.base());
        let others = self.count(comparison.outcomes.len() as u64 - 1);
        let args = [("base", (&base).into()), ("others", (&others).into())];
        self.text("lab-figure-and-others", &args)
    }
}

impl Aspect {
    /// Whether whole matches are what it is measured in.
    const fn is_of_matches(self) -> bool {
        matches!(
            self,
            Aspect::TurnsPerMatch | Aspect::RoundsPerMatch | Aspect::MatchComebacks
        )
    }

    /// Whether it says what skill is worth.
    const fn is_of_skill(self) -> bool {
        matches!(self, Aspect::SkillEasy | Aspect::SkillRandom)
    }
}
