//! What rules do to an evening: the same games played with several rules, side by side.
//!
//! A [`Plan`] names the rules, the first of them the base; [`compare`] plays every game of it with each of them, from
//! the same seed, and a [`Comparison`] says for every [`Aspect`] what it came to, and how far that is from the base.
//! [`House`] lists the popular house rules, and [`house_rules`] makes the plan that sets each of them beside a base.

mod aspect;
mod certain;
mod collect;
mod few;
mod house;
#[cfg(feature = "files")]
mod json;
mod plan;
mod sums;
mod work;

pub use aspect::{ASPECTS, Aspect, FAR_BEHIND};
pub use house::House;
#[cfg(feature = "files")]
pub use json::{HouseRules, ReadError, kind_of};
pub use plan::{Entry, FEWEST_GAMES, MOST_GAMES, Plan, PlanError, house_rules};
pub use work::{Stopped, compare};

use crate::Interval;
use lastcard_bots::Level;
use lastcard_engine::rules::Value;

/// What a plan came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The command that plays it again.
    pub command: String,
    /// Who played, seat by seat.
    pub bots: Vec<Level>,
    /// How many single rounds were played with each rules.
    pub rounds: u64,
    /// How many whole matches.
    pub matches: u64,
    /// How many rounds one `normal` bot played among `easy` ones, and as many among `random` ones.
    pub skill_rounds: u64,
    /// The seed of all games.
    pub seed: u64,
    /// How long one turn is taken to last where a time is told, in seconds.
    pub pace_seconds: f64,
    /// What each rules came to, the base first.
    pub outcomes: Vec<Outcome>,
}

/// What one set of rules came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// What it is called in files: the name of a preset or of a [`House`] rule, or that of a file without its ending.
    pub id: String,
    /// What the table calls its rules, where the document says so.
    pub name: Option<String>,
    /// The preset that the rules are a change of.
    pub preset: String,
    /// What everybody would win by luck alone: one part in as many as there are players, or teams.
    pub fair_share: f64,
    /// The options that differ from the base.
    pub set: Vec<Changed>,
    /// What each aspect came to, in the order of [`Aspect::ALL`]; `None` where there was nothing to measure.
    pub measures: [Option<Interval>; ASPECTS],
    /// How far each is from the base; `None` for the base itself.
    pub differences: Option<[Option<Interval>; ASPECTS]>,
    /// Which of these are certain although so many are looked at; `None` for the base itself, and where only the intervals
    /// are known.
    pub certain: Option<[bool; ASPECTS]>,
    /// How many turns rounds took.
    pub turns: Lengths,
    /// The share of the won rounds by place after the dealer: first the seat to the left, last the dealer. Empty where
    /// nobody won any.
    pub places: Vec<Interval>,
    /// The points that were written down after a round, of all seats together.
    pub points_per_round: Interval,
    /// The most cards of one penalty from draw cards in any round.
    pub worst_penalty: u32,
}

/// An option that has another value than in the base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// Its dotted name.
    pub option: &'static str,
    /// Its value in the base.
    pub base: Value<'static>,
    /// Its value here.
    pub here: Value<'static>,
}

/// How long rounds are: turns within which that part of them ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "files", derive(serde::Serialize, serde::Deserialize))]
pub struct Lengths {
    /// One in ten.
    pub p10: u64,
    /// A quarter.
    pub p25: u64,
    /// A half.
    pub p50: u64,
    /// Three quarters.
    pub p75: u64,
    /// Nine in ten.
    pub p90: u64,
}

impl Comparison {
    /// The base.
    pub fn base(&self) -> &Outcome {
        &self.outcomes[0]
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.bots.len()
    }
}

impl Outcome {
    /// What an aspect came to.
    pub fn measure(&self, aspect: Aspect) -> Option<Interval> {
        self.measures[aspect as usize]
    }

    /// How far an aspect is from the base.
    pub fn difference(&self, aspect: Aspect) -> Option<Interval> {
        self.differences?[aspect as usize]
    }

    /// Whether an aspect certainly differs from the base: its interval does not hold zero, and among all aspects it still
    /// stands out (Holm's method).
    pub fn differs(&self, aspect: Aspect) -> bool {
        let Some(differences) = &self.differences else {
            return false;
        };
        let known = self.certain;
        let certain = known.unwrap_or_else(|| certain::certain_by_intervals(differences));
        certain[aspect as usize]
    }

    /// Whether an aspect differs from that of the base by less than a hundredth of it: too little to be worth a sentence.
    pub fn hardly_differs(&self, base: &Outcome, aspect: Aspect) -> bool {
        let (Some(difference), Some(value)) = (self.difference(aspect), base.measure(aspect))
        else {
            return false;
        };
        // What stands above a fair share is told together with it.
        let fair = if aspect.above_fair() {
            base.fair_share
        } else {
            0.0
        };
        difference.value.abs() < (value.value + fair).abs() / 100.0
    }
}
