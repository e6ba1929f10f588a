//! What the games of a plan add up to.

use super::aspect::{ASPECTS, Aspect, Source};
use super::certain::{certain, chance};
use super::plan::{Entry, Plan};
use super::sums::{Cross, Difference, difference, moved, ratio};
use super::{Lengths, Outcome};
use crate::{Histogram, Interval, PairSums, Row, Sums};
use lastcard_engine::Rules;

/// What the games of one set of rules add up to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Collected {
    rules: Rules,
    sums: [PairSums; ASPECTS],
    cross: [Cross; ASPECTS],
    points: Sums,
    /// How often a round took how many turns.
    turns: Histogram,
    /// How many rounds each place after the dealer won.
    places: Vec<u64>,
    worst_penalty: u32,
}

/// What one game counts for every aspect of its source; the others count nothing.
pub(crate) type Counts = [(u64, u64); ASPECTS];

impl Collected {
    pub(crate) fn new(rules: Rules, seats: usize) -> Collected {
        Collected {
            rules,
            sums: [PairSums::default(); ASPECTS],
            cross: [Cross::default(); ASPECTS],
            points: Sums::default(),
            turns: Histogram::default(),
            places: vec![0; seats],
            worst_penalty: 0,
        }
    }

    /// Adds one game, and gives what it counts. `base` is what the same game counts with the base, if this is another.
    pub(crate) fn add(&mut self, source: Source, rows: &[Row], base: Option<&Counts>) -> Counts {
        let mut counts = [(0, 0); ASPECTS];
        let of_source = |aspect: &Aspect| aspect.source() == source;
        for aspect in Aspect::ALL.into_iter().filter(of_source) {
            let place = aspect as usize;
            counts[place] = aspect.counts(&self.rules, rows);
            let (amount, of) = counts[place];
            self.sums[place].add(amount, of);
            if let Some(base) = base {
                self.cross[place].add(counts[place], base[place]);
            }
        }
        if source == Source::Rounds {
            for row in rows {
                self.round(row);
            }
        }
        counts
    }

    /// Adds other games of the same rules.
    pub(crate) fn merge(&mut self, other: &Collected) {
        let sums = self.sums.iter_mut().zip(&other.sums);
        sums.for_each(|(sums, other)| sums.merge(other));
        let cross = self.cross.iter_mut().zip(&other.cross);
        cross.for_each(|(cross, other)| cross.merge(other));
        self.points.merge(&other.points);
        self.turns.merge(&other.turns);
        let places = self.places.iter_mut().zip(&other.places);
        places.for_each(|(won, other)| *won += other);
        self.worst_penalty = self.worst_penalty.max(other.worst_penalty);
    }

    /// What it means, beside the base.
    pub(crate) fn outcome(
        &self,
        plan: &Plan,
        entry: &Entry,
        base: Option<(&Collected, &Entry)>,
    ) -> Outcome {
        let fair_share = plan.fair_share(entry);
        let shift = |aspect: Aspect, fair: f64| if aspect.above_fair() { fair } else { 0.0 };
        let measures = Aspect::ALL.map(|aspect| {
            let ratio = ratio(&self.sums[aspect as usize], aspect)?;
            Some(moved(ratio, -shift(aspect, fair_share)))
        });
        let differences = base.map(|(of_base, base)| {
            let fair_more = fair_share - plan.fair_share(base);
            Aspect::ALL.map(|aspect| {
                let place = aspect as usize;
                let (here, base) = (&self.sums[place], &of_base.sums[place]);
                let told = difference(here, base, &self.cross[place], aspect)?;
                let by = shift(aspect, fair_more);
                if by == 0.0 {
                    return Some(told);
                }
                // The chance was that of the shares alone, which would not be the same by luck.
                let interval = moved(told.interval, -by);
                let chance = chance(interval);
                Some(Difference { interval, chance })
            })
        });
        let chances = differences.map(|them| them.map(|one| one.map(|one| one.chance)));
        let differences = differences.map(|them| them.map(|one| one.map(|one| one.interval)));
        let certain = differences
            .zip(chances)
            .map(|(them, chances)| certain(&them, &chances));
        let won: u64 = self.places.iter().sum();
        Outcome {
            id: entry.id.clone(),
            name: entry.document.name.clone(),
            preset: entry.document.preset.name().to_owned(),
            fair_share,
            set: base.map_or_else(Vec::new, |(_, base)| entry.changed(base)),
            measures,
            differences,
            certain,
            turns: self.lengths(),
            places: self
                .places
                .iter()
                .filter_map(|&rounds| Interval::share(rounds, won))
                .collect(),
            points_per_round: self.points.interval(),
            worst_penalty: self.worst_penalty,
        }
    }

    fn round(&mut self, row: &Row) {
        self.turns.add(u64::from(row.turns));
        if let Some(winner) = row.winner {
            self.places[row.place_after(row.dealer, winner)] += 1;
        }
        let points: i64 = row.points.iter().map(|&points| i64::from(points)).sum();
        self.points.add(points.max(0).unsigned_abs());
        self.worst_penalty = self.worst_penalty.max(row.worst_penalty);
    }

    fn lengths(&self) -> Lengths {
        let [p10, p25, p50, p75, p90] =
            [10, 25, 50, 75, 90].map(|percent| self.turns.quantile(percent));
        Lengths {
            p10,
            p25,
            p50,
            p75,
            p90,
        }
    }
}
