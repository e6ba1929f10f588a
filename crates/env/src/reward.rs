//! What counts in an episode.

use crate::MOST_SEATS;
use lastcard_engine::rules::MatchWinner;
use lastcard_engine::{Knowledge, Public, SeatSet};

/// What counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Winning the episode: +1 for each winner, and the others share what makes the sum 0; 0 for all when nobody wins.
    Win,
    /// The points of each round, at its end; negative where few points are good.
    Points,
}

impl Reward {
    /// What each seat gets for winning or losing the episode.
    pub(crate) fn of_winners(winners: SeatSet, seats: usize) -> [f32; MOST_SEATS] {
        let mut rewards = [0.0; MOST_SEATS];
        let count = |seats: usize| f32::from(seats.min(MOST_SEATS) as u8);
        let won = count(winners.len() as usize);
        let lost = count(seats) - won;
        if won == 0.0 || lost == 0.0 {
            return rewards;
        }
        for (seat, reward) in rewards.iter_mut().enumerate().take(seats) {
            let wins = winners.0 >> seat & 1 == 1;
            *reward = if wins { 1.0 } else { -won / lost };
        }
        rewards
    }

    /// What each seat gets for the points of a round that is over.
    #[expect(
        clippy::cast_precision_loss,
        reason = "points of a round are far below 2^24"
    )]
    pub(crate) fn of_points<K: Knowledge>(public: &Public<K>) -> [f32; MOST_SEATS] {
        let many_are_good = public.rules().match_winner == MatchWinner::HighestTotal;
        let mut rewards = [0.0; MOST_SEATS];
        for (seat, reward) in public.all_seats().iter().zip(&mut rewards) {
            let points = public.points(seat) as f32;
            *reward = if many_are_good { points } else { -points };
        }
        rewards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rewards_for_winning_add_up_to_nothing() {
        for seats in 2..=MOST_SEATS {
            for winners in 0..1u32 << seats {
                let rewards = Reward::of_winners(SeatSet(winners), seats);
                assert!(rewards.iter().sum::<f32>().abs() < 1e-5);
                assert!(rewards[seats..].iter().all(|&reward| reward == 0.0));
            }
        }
        assert_eq!(Reward::of_winners(SeatSet(0b10), 2)[..2], [-1.0, 1.0]);
    }
}
