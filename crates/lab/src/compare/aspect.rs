//! What is measured of rules, as a ratio of two whole numbers in each game.

use crate::Row;
use crate::stats::float;
use lastcard_engine::rules::MatchWinner;
use lastcard_engine::{Rules, Seat};

/// How far behind the fewest cards a winner must once have been for a comeback.
pub const FAR_BEHIND: u32 = 5;

/// One side of how rules play: what a comparison tells of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Aspect {
    /// Turns a round.
    TurnsPerRound,
    /// Turns a match.
    TurnsPerMatch,
    /// Rounds a match.
    RoundsPerMatch,
    /// What whoever has the first turn wins above the fair share: a share of the rounds that somebody won.
    FirstSeatEdge,
    /// How often another seat comes to hold the fewest cards alone, a round.
    LeadChanges,
    /// The share of turns in which somebody draws.
    DrawShare,
    /// Penalties from draw cards, a round.
    Penalties,
    /// Cards for each of these penalties.
    CardsPerPenalty,
    /// The share of won rounds whose winner was once [`FAR_BEHIND`] cards behind.
    Comebacks,
    /// The share of matches of at least two rounds whose winner was not ahead after half of them.
    MatchComebacks,
    /// What one `normal` bot among `easy` ones, or a team of them, wins above its fair share: a share of the rounds.
    SkillEasy,
    /// The same among `random` ones.
    SkillRandom,
    /// The share of rounds in which nobody could go on.
    Stalls,
}

/// Which games an aspect is measured in; a number says where the tables of a source stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// Single rounds of the players that were asked for.
    Rounds,
    /// Whole matches of theirs.
    Matches,
    /// Single deals, each played once from every side: one `normal` bot, or a team of them, among `easy` ones.
    Easy,
    /// The same among `random` ones.
    Random,
}

/// How many aspects there are.
pub const ASPECTS: usize = Aspect::ALL.len();

impl Aspect {
    /// Every aspect, in the order in which they are told.
    pub const ALL: [Aspect; 13] = [
        Aspect::TurnsPerRound,
        Aspect::TurnsPerMatch,
        Aspect::RoundsPerMatch,
        Aspect::FirstSeatEdge,
        Aspect::LeadChanges,
        Aspect::DrawShare,
        Aspect::Penalties,
        Aspect::CardsPerPenalty,
        Aspect::Comebacks,
        Aspect::MatchComebacks,
        Aspect::SkillEasy,
        Aspect::SkillRandom,
        Aspect::Stalls,
    ];

    /// The name in files, such as `turns_per_round`.
    pub const fn id(self) -> &'static str {
        match self {
            Aspect::TurnsPerRound => "turns_per_round",
            Aspect::TurnsPerMatch => "turns_per_match",
            Aspect::RoundsPerMatch => "rounds_per_match",
            Aspect::FirstSeatEdge => "first_seat_edge",
            Aspect::LeadChanges => "lead_changes",
            Aspect::DrawShare => "draw_share",
            Aspect::Penalties => "penalties",
            Aspect::CardsPerPenalty => "cards_per_penalty",
            Aspect::Comebacks => "comebacks",
            Aspect::MatchComebacks => "match_comebacks",
            Aspect::SkillEasy => "skill_easy",
            Aspect::SkillRandom => "skill_random",
            Aspect::Stalls => "stalls",
        }
    }

    /// The aspect of that name.
    pub fn from_id(id: &str) -> Option<Aspect> {
        Aspect::ALL.into_iter().find(|aspect| aspect.id() == id)
    }

    /// Whether it is a part of 1, which people read as percent.
    pub const fn is_share(self) -> bool {
        matches!(
            self,
            Aspect::FirstSeatEdge
                | Aspect::DrawShare
                | Aspect::Comebacks
                | Aspect::MatchComebacks
                | Aspect::SkillEasy
                | Aspect::SkillRandom
                | Aspect::Stalls
        )
    }

    /// Whether the fair share is taken off what was counted.
    pub(crate) const fn above_fair(self) -> bool {
        matches!(
            self,
            Aspect::FirstSeatEdge | Aspect::SkillEasy | Aspect::SkillRandom
        )
    }

    /// Whether every game counts yes, no, or not at all.
    pub(crate) const fn is_yes_or_no(self) -> bool {
        matches!(
            self,
            Aspect::FirstSeatEdge | Aspect::Comebacks | Aspect::MatchComebacks | Aspect::Stalls
        )
    }

    /// Which games it is measured in.
    pub(crate) const fn source(self) -> Source {
        match self {
            Aspect::TurnsPerMatch | Aspect::RoundsPerMatch | Aspect::MatchComebacks => {
                Source::Matches
            }
            Aspect::SkillEasy => Source::Easy,
            Aspect::SkillRandom => Source::Random,
            _ => Source::Rounds,
        }
    }

    /// What one game counts: how much, out of how much.
    ///
    /// A game is one row for [`Source::Rounds`], the rows of one match for [`Source::Matches`], and for the others one
    /// row for each side that `normal` bots had, in the order of the seats or teams.
    pub(crate) fn counts(self, rules: &Rules, rows: &[Row]) -> (u64, u64) {
        let sum = |of: fn(&Row) -> u32| rows.iter().map(|row| u64::from(of(row))).sum();
        let games = rows.len() as u64;
        match self {
            Aspect::TurnsPerRound => (sum(|row| row.turns), games),
            Aspect::TurnsPerMatch => (sum(|row| row.turns), 1),
            Aspect::RoundsPerMatch => (games, 1),
            Aspect::FirstSeatEdge => rows.iter().fold((0, 0), |(won, of), row| {
                let first = row.winner.map(|seat| allied(rules, row, seat, row.first));
                (
                    won + u64::from(first == Some(true)),
                    of + u64::from(first.is_some()),
                )
            }),
            Aspect::LeadChanges => (sum(|row| row.lead_changes), games),
            Aspect::DrawShare => (sum(|row| row.drawing_turns), sum(|row| row.turns)),
            Aspect::Penalties => (sum(|row| row.penalties), games),
            Aspect::CardsPerPenalty => (sum(|row| row.penalty_cards), sum(|row| row.penalties)),
            Aspect::Comebacks => (
                sum(|row| u32::from(row.winner.is_some() && row.winner_behind >= FAR_BEHIND)),
                sum(|row| u32::from(row.winner.is_some())),
            ),
            Aspect::MatchComebacks => match came_back(rules, rows) {
                Some(back) => (u64::from(back), 1),
                None => (0, 0),
            },
            Aspect::SkillEasy | Aspect::SkillRandom => {
                let won = rows.iter().enumerate().filter(|(side, row)| {
                    row.winner
                        .is_some_and(|winner| allied(rules, row, winner, *side as u8))
                });
                (won.count() as u64, games)
            }
            Aspect::Stalls => (sum(|row| u32::from(row.stalled)), games),
        }
    }
}

/// What everybody would win by luck alone.
pub(crate) fn fair_share(rules: &Rules, seats: usize) -> f64 {
    let team = rules.team_size.get().unwrap_or(1);
    float(team as u64) / float(seats as u64)
}

/// Whether two seats win together.
fn allied(rules: &Rules, row: &Row, one: u8, other: u8) -> bool {
    let team = |seat: u8| rules.team(Seat::new(usize::from(seat)), row.seats());
    team(one) == team(other)
}

/// Whether the winners of a match were not ahead after half of its rounds; `None` for a match of one round, or one
/// that nobody won.
fn came_back(rules: &Rules, rows: &[Row]) -> Option<bool> {
    let winners = rows.last()?.match_winners.as_ref()?;
    let half = rows.len() / 2;
    if half == 0 || winners.is_empty() {
        return None;
    }
    let seats = rows[0].points.len();
    let mut totals = vec![0_i64; seats];
    for row in &rows[..half] {
        for (total, &points) in totals.iter_mut().zip(&row.points) {
            *total += i64::from(points);
        }
    }
    if rules.match_winner != MatchWinner::HighestTotal {
        // The lowest total is then the best.
        for total in &mut totals {
            *total = -*total;
        }
    }
    let best = |of_winners: bool| {
        let seats = totals
            .iter()
            .enumerate()
            .filter(|(seat, _)| winners.contains(&(*seat as u8)) == of_winners);
        seats.map(|(_, &total)| total).max()
    };
    Some(best(true)? <= best(false)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(name: &str) -> Rules {
        lastcard_notation::preset(name).expect("a preset").rules
    }

    fn round(winner: Option<u8>, points: [i32; 4]) -> Row {
        Row {
            winner,
            points: points.into(),
            ..Row::default()
        }
    }

    #[test]
    fn every_aspect_has_a_place_and_a_name_of_its_own() {
        for (place, aspect) in Aspect::ALL.into_iter().enumerate() {
            assert_eq!(aspect as usize, place);
            assert_eq!(Aspect::from_id(aspect.id()), Some(aspect));
            let same = Aspect::ALL
                .into_iter()
                .filter(|other| other.id() == aspect.id());
            assert_eq!(same.count(), 1);
        }
    }

    #[test]
    fn partners_win_together() {
        let row = round(Some(2), [0; 4]);
        let first = Aspect::FirstSeatEdge;
        assert_eq!(
            first.counts(&rules("official"), std::slice::from_ref(&row)),
            (0, 1)
        );
        assert_eq!(first.counts(&rules("teams"), &[row]), (1, 1));
        assert_eq!(
            first.counts(&rules("teams"), &[round(None, [0; 4])]),
            (0, 0)
        );
    }

    #[test]
    fn the_normal_bot_wins_from_the_side_that_it_has() {
        let rows = [0, 0, 2, 1].map(|winner| round(Some(winner), [0; 4]));
        let skill = Aspect::SkillEasy;
        assert_eq!(skill.counts(&rules("official"), &rows), (2, 4));
        // Seats 0 and 2 are the first team, seats 1 and 3 the second.
        let rows = [2, 3].map(|winner| round(Some(winner), [0; 4]));
        assert_eq!(skill.counts(&rules("teams"), &rows), (2, 2));
    }

    #[test]
    fn a_match_is_turned_when_its_winner_was_not_ahead_halfway() {
        let won_by = |seat: u8, last: [i32; 4]| {
            let mut rows = vec![round(Some(0), [40, 0, 10, 0]), round(Some(0), [0; 4])];
            rows.push(round(Some(seat), last));
            rows.last_mut().expect("a row").match_winners = Some(vec![seat]);
            rows
        };
        let back = |rules: &Rules, rows: &[Row]| Aspect::MatchComebacks.counts(rules, rows);
        let highest = rules("official");
        assert_eq!(back(&highest, &won_by(0, [500, 0, 0, 0])), (0, 1));
        assert_eq!(back(&highest, &won_by(2, [0, 0, 500, 0])), (1, 1));
        let lowest = rules("traditional");
        assert_eq!(back(&lowest, &won_by(0, [0; 4])), (1, 1));
        assert_eq!(
            back(&lowest, &won_by(1, [0; 4])),
            (1, 1),
            "level is not ahead"
        );
        assert_eq!(back(&highest, &won_by(0, [500, 0, 0, 0])[2..]), (0, 0));
    }
}
