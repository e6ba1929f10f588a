//! Rows added up.

use crate::row::{Measure, Row};
use crate::stats::{Histogram, Interval, PairSums, Spread, Sums};
use crate::summary::{Matches, Summary};

/// Rows added up in whole numbers, so that the order in which they come, and the pieces in which, change nothing.
///
/// The rows of one match must come to one tally one after another; tallies are merged between games.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "files", derive(serde::Serialize, serde::Deserialize))]
pub struct Tally {
    seats: usize,
    rounds: u64,
    /// Rounds with a winner.
    won: u64,
    stalled: u64,
    /// For each of [`Measure::ALL`].
    measures: Vec<(Sums, Histogram)>,
    /// Drawing turns for each turn.
    drawing: PairSums,
    /// Cards for each penalty.
    penalties: PairSums,
    /// Challenges that found a bluff, for each challenge.
    bluffs: PairSums,
    won_by_seat: Vec<u64>,
    won_by_place: Vec<u64>,
    won_from_first: Vec<u64>,
    matches: MatchTally,
}

#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "files", derive(serde::Serialize, serde::Deserialize))]
struct MatchTally {
    over: u64,
    broken_off: u64,
    rounds: (Sums, Histogram),
    turns: (Sums, Histogram),
    won_by_seat: Vec<u64>,
    /// The turns so far of the match that goes on.
    turns_so_far: u64,
}

impl Tally {
    /// Nothing yet, for tables of so many seats.
    pub fn new(seats: usize) -> Tally {
        let nobody = vec![0; seats];
        Tally {
            seats,
            rounds: 0,
            won: 0,
            stalled: 0,
            measures: vec![<(Sums, Histogram)>::default(); Measure::ALL.len()],
            drawing: PairSums::default(),
            penalties: PairSums::default(),
            bluffs: PairSums::default(),
            won_by_seat: nobody.clone(),
            won_by_place: nobody.clone(),
            won_from_first: nobody.clone(),
            matches: MatchTally {
                over: 0,
                broken_off: 0,
                rounds: <(Sums, Histogram)>::default(),
                turns: <(Sums, Histogram)>::default(),
                won_by_seat: nobody,
                turns_so_far: 0,
            },
        }
    }

    /// How many rounds were added.
    pub const fn rounds(&self) -> u64 {
        self.rounds
    }

    /// Turns of all rounds together.
    pub fn turns(&self) -> u64 {
        self.drawing.under.sum as u64
    }

    /// Adds a round of a table with so many seats.
    pub fn add(&mut self, row: &Row) {
        self.rounds += 1;
        self.stalled += u64::from(row.stalled);
        for (&measure, (sums, histogram)) in Measure::ALL.iter().zip(&mut self.measures) {
            let of_winner = matches!(measure, Measure::WinnerPeak | Measure::WinnerPoints);
            if !of_winner || row.winner.is_some() {
                let number = u64::from(measure.of(row));
                sums.add(number);
                histogram.add(number);
            }
        }
        self.drawing.add(row.drawing_turns.into(), row.turns.into());
        self.penalties
            .add(row.penalty_cards.into(), row.penalties.into());
        self.bluffs.add(row.guilty.into(), row.challenges.into());
        if let Some(winner) = row.winner {
            self.won += 1;
            count(&mut self.won_by_seat, usize::from(winner));
            count(&mut self.won_by_place, row.place_after(row.dealer, winner));
            // Whoever had the first turn comes first here.
            let from_first = (row.place_after(row.first, winner) + 1) % row.seats();
            count(&mut self.won_from_first, from_first);
        }
        self.matches.add(row);
    }

    /// Adds what others counted at tables with as many seats.
    pub fn merge(&mut self, other: &Tally) {
        self.rounds += other.rounds;
        self.won += other.won;
        self.stalled += other.stalled;
        for (mine, theirs) in self.measures.iter_mut().zip(&other.measures) {
            merge_both(mine, theirs);
        }
        self.drawing.merge(&other.drawing);
        self.penalties.merge(&other.penalties);
        self.bluffs.merge(&other.bluffs);
        merge_counts(&mut self.won_by_seat, &other.won_by_seat);
        merge_counts(&mut self.won_by_place, &other.won_by_place);
        merge_counts(&mut self.won_from_first, &other.won_from_first);
        let (mine, theirs) = (&mut self.matches, &other.matches);
        mine.over += theirs.over;
        mine.broken_off += theirs.broken_off;
        merge_both(&mut mine.rounds, &theirs.rounds);
        merge_both(&mut mine.turns, &theirs.turns);
        merge_counts(&mut mine.won_by_seat, &theirs.won_by_seat);
    }

    /// What the rows say.
    pub fn summary(&self) -> Summary {
        let spread = |measure: Measure| {
            let (sums, histogram) = &self.measures[measure as usize];
            Spread::of(sums, histogram)
        };
        let shares = |counts: &[u64]| {
            let shares = counts.iter().map(|&won| Interval::share(won, self.won));
            shares.collect::<Option<Vec<_>>>().unwrap_or_default()
        };
        Summary {
            seats: self.seats,
            rounds: self.rounds,
            won: self.won,
            stalled: self.stalled,
            stall_share: Interval::share(self.stalled, self.rounds),
            turns: spread(Measure::Turns),
            plays: spread(Measure::Plays),
            draws: spread(Measure::Draws),
            drawing_turns: spread(Measure::DrawingTurns),
            penalties: spread(Measure::Penalties),
            penalty_cards: spread(Measure::PenaltyCards),
            worst_penalty: spread(Measure::WorstPenalty),
            call_cards: spread(Measure::CallCards),
            challenges: spread(Measure::Challenges),
            guilty: spread(Measure::Guilty),
            jump_ins: spread(Measure::JumpIns),
            swaps: spread(Measure::Swaps),
            skips: spread(Measure::Skips),
            refills: spread(Measure::Refills),
            lead_changes: spread(Measure::LeadChanges),
            winner_peak: spread(Measure::WinnerPeak),
            winner_points: spread(Measure::WinnerPoints),
            cards_left: spread(Measure::CardsLeft),
            values_left: spread(Measure::ValuesLeft),
            draw_share: self.drawing.ratio(),
            cards_per_penalty: self.penalties.ratio(),
            bluff_share: self.bluffs.ratio(),
            seat_shares: shares(&self.won_by_seat),
            place_shares: shares(&self.won_by_place),
            first_shares: shares(&self.won_from_first),
            turns_histogram: self.measures[Measure::Turns as usize].1.clone(),
            matches: self.matches.summary(),
        }
    }
}

impl MatchTally {
    fn add(&mut self, row: &Row) {
        if row.round == 1 {
            self.turns_so_far = 0;
        }
        self.turns_so_far += u64::from(row.turns);
        let Some(winners) = &row.match_winners else {
            return;
        };
        let turns = std::mem::take(&mut self.turns_so_far);
        if winners.is_empty() {
            self.broken_off += 1;
            return;
        }
        self.over += 1;
        for (number, (sums, histogram)) in [
            (u64::from(row.round), &mut self.rounds),
            (turns, &mut self.turns),
        ] {
            sums.add(number);
            histogram.add(number);
        }
        for &seat in winners {
            count(&mut self.won_by_seat, usize::from(seat));
        }
    }

    fn summary(&self) -> Option<Matches> {
        let share = |&won: &u64| Interval::share(won, self.over);
        (self.over + self.broken_off > 0).then(|| Matches {
            over: self.over,
            broken_off: self.broken_off,
            rounds: Spread::of(&self.rounds.0, &self.rounds.1),
            turns: Spread::of(&self.turns.0, &self.turns.1),
            seat_shares: self.won_by_seat.iter().filter_map(share).collect(),
        })
    }
}

fn count(counts: &mut [u64], place: usize) {
    if let Some(count) = counts.get_mut(place) {
        *count += 1;
    }
}

fn merge_counts(mine: &mut [u64], theirs: &[u64]) {
    for (mine, theirs) in mine.iter_mut().zip(theirs) {
        *mine += theirs;
    }
}

fn merge_both(mine: &mut (Sums, Histogram), theirs: &(Sums, Histogram)) {
    mine.0.merge(&theirs.0);
    mine.1.merge(&theirs.1);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A round at four seats, whose numbers follow from `number`.
    fn row(number: u32, round: u32, match_winners: Option<Vec<u8>>) -> Row {
        let winner = (number % 5 < 4).then_some((number % 4) as u8);
        Row {
            game: number.into(),
            round,
            dealer: 3,
            first: (number % 2) as u8,
            winner,
            stalled: winner.is_none(),
            match_winners,
            turns: 20 + number,
            drawing_turns: 5,
            penalties: number % 3,
            penalty_cards: 2 * (number % 3),
            winner_peak: 7,
            points: vec![10; 4],
            cards_left: vec![1; 4],
            values_left: vec![5; 4],
            ..Row::default()
        }
    }

    fn tally<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Tally {
        let mut tally = Tally::new(4);
        rows.into_iter().for_each(|row| tally.add(row));
        tally
    }

    #[test]
    fn pieces_in_any_order_are_the_whole() {
        let rows: Vec<Row> = (0..90)
            .map(|number| {
                // Matches of three rounds.
                let last = number % 3 == 2;
                row(
                    number,
                    number % 3 + 1,
                    last.then(|| vec![(number % 4) as u8]),
                )
            })
            .collect();
        let whole = tally(&rows);
        let pieces: Vec<Tally> = rows.chunks(15).map(tally).collect();
        let mut forwards = Tally::new(4);
        for piece in &pieces {
            forwards.merge(piece);
        }
        let mut backwards = Tally::new(4);
        for piece in pieces.iter().rev() {
            backwards.merge(piece);
        }
        assert_eq!(forwards, whole);
        assert_eq!(backwards, whole);
        assert_eq!(forwards.summary(), whole.summary());
        assert_eq!((whole.rounds(), whole.turns()), (90, 20 * 90 + 89 * 45));
    }

    #[test]
    fn winners_are_counted_by_seat_by_place_and_from_the_first_turn() {
        let won_by = |winner, dealer, first| Row {
            winner: Some(winner),
            dealer,
            first,
            ..row(0, 1, None)
        };
        let summary = tally(&[
            won_by(2, 1, 2),
            won_by(2, 1, 1),
            won_by(1, 1, 2),
            won_by(0, 1, 3),
        ])
        .summary();
        let values = |shares: &[Interval]| shares.iter().map(|it| it.value).collect::<Vec<_>>();
        assert_eq!(values(&summary.seat_shares), [0.25, 0.25, 0.5, 0.0]);
        assert_eq!(values(&summary.place_shares), [0.5, 0.0, 0.25, 0.25]);
        assert_eq!(values(&summary.first_shares), [0.25, 0.5, 0.0, 0.25]);
    }

    #[test]
    fn rounds_that_nobody_won_count_for_no_winner() {
        let summary = tally(&[row(4, 1, None), row(1, 1, None)]).summary();
        assert_eq!((summary.rounds, summary.won, summary.stalled), (2, 1, 1));
        assert_eq!((summary.turns.count, summary.winner_peak.count), (2, 1));
        let same = |mine: f64, whole: f64| assert!((mine - whole).abs() < 1e-12, "{mine}");
        same(summary.winner_points.mean, 10.0);
        same(summary.cards_left.mean, 4.0);
        same(summary.draw_share.unwrap().value, 10.0 / 45.0);
        same(summary.cards_per_penalty.unwrap().value, 2.0);
        assert_eq!((summary.bluff_share, summary.matches), (None, None));
    }

    #[test]
    fn nothing_has_a_summary_too() {
        let summary = Tally::new(4).summary();
        assert_eq!((summary.rounds, summary.stall_share), (0, None));
        assert!(summary.seat_shares.is_empty() && summary.turns.mean == 0.0);
    }

    #[test]
    fn a_match_has_the_rounds_and_turns_of_all_of_it() {
        let over = Some(vec![1, 3]);
        let rows = [
            row(0, 1, None),
            row(1, 2, None),
            row(2, 3, over),
            row(3, 1, Some(vec![])),
        ];
        let matches = tally(&rows).summary().matches.unwrap();
        assert_eq!((matches.over, matches.broken_off), (1, 1));
        assert_eq!((matches.rounds.mean, matches.turns.mean), (3.0, 63.0));
        let shares: Vec<f64> = matches.seat_shares.iter().map(|it| it.value).collect();
        assert_eq!(shares, [0.0, 1.0, 0.0, 1.0]);
    }
}
