//! What is played in a run, and the seeds that follow from it.

use lastcard_bots::Level;
use lastcard_engine::rules::FirstDealer;
use lastcard_engine::{FirstDeal, Rules, Seat, SeatsError, State};
use rand_core::{RngCore, SeedableRng};
use rand_xoshiro::SplitMix64;

/// What a run plays: rules, seats, who sits there, and the seed that everything follows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// Who plays, seat by seat; as many as there are seats.
    pub bots: Vec<Level>,
    /// Whether whole matches are played, and not single rounds.
    pub matches: bool,
    /// The seed of the run.
    pub seed: u64,
}

impl Setup {
    /// How many games are one piece of work: results of pieces are put together in order, so that they do not depend
    /// on threads.
    pub const fn games_a_piece(&self) -> u64 {
        if self.matches { 64 } else { 1_024 }
    }

    /// A match that has not begun, for the game with that number.
    ///
    /// In single rounds the seats deal in turn, game by game. Matches begin as the rules say; where these leave the
    /// first dealer to the people at the table, the seats take turns as well.
    ///
    /// # Errors
    /// When so many cannot play with these rules.
    pub fn state(&self, game: u64) -> Result<State, SeatsError> {
        let seats = self.bots.len();
        self.rules.decks(seats)?;
        let in_turn = FirstDeal::Named(Seat::new((game % seats as u64) as usize));
        let first = match self.rules.first_dealer {
            FirstDealer::HighCard if self.matches => FirstDeal::HighCard,
            FirstDealer::Random if self.matches => FirstDeal::Lot,
            _ => in_turn,
        };
        State::new(self.rules, seats, first)
    }

    /// The seeds of the game with that number.
    pub(crate) fn seeds(&self, game: u64) -> Seeds {
        Seeds(mixed(mixed(self.seed) ^ game))
    }
}

/// The sides of a table: the seats of each team, or each seat alone; none where so many cannot play.
pub(crate) fn sides(rules: &Rules, seats: usize) -> Vec<Vec<usize>> {
    let mut sides: Vec<Vec<usize>> = Vec::new();
    if rules.decks(seats).is_err() {
        return sides;
    }
    for seat in 0..seats {
        let team = rules.team(Seat::new(seat), seats);
        if sides.len() <= team {
            sides.resize(team + 1, Vec::new());
        }
        sides[team].push(seat);
    }
    sides
}

/// The seeds of one game: one for its cards, one for each of its players.
#[derive(Clone, Copy)]
pub(crate) struct Seeds(u64);

impl Seeds {
    /// The seed of the cards.
    pub(crate) fn chance(self) -> u64 {
        mixed(self.0)
    }

    /// The seed of the player with that number.
    pub(crate) fn player(self, number: usize) -> u64 {
        mixed(self.0 ^ (number as u64 + 1))
    }
}

/// One step of `SplitMix64`: numbers that are near give numbers that have nothing to do with each other.
pub(crate) fn mixed(number: u64) -> u64 {
    SplitMix64::seed_from_u64(number).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_game_of_a_run_has_seeds_of_its_own() {
        let rules = lastcard_notation::Preset::Official.document().rules;
        let setup = |seed| Setup {
            rules,
            bots: vec![Level::Random; 4],
            matches: false,
            seed,
        };
        let mut seen = BTreeSet::new();
        for seed in 0..10 {
            for game in 0..100 {
                let seeds = setup(seed).seeds(game);
                assert!(seen.insert(seeds.chance()));
                assert!((0..4).all(|player| seen.insert(seeds.player(player))));
            }
        }
    }
}
