//! What a table can expect of its rules, from as many rounds as there is time for.

use crate::play::{AtViews, Game, Seating, sampled};
use crate::setup::{Setup, sides};
use crate::stats::{Interval, Z95, float};
use crate::tally::Tally;
use lastcard_bots::Level;
use lastcard_engine::Rules;

/// How much is played for an [`Estimate`].
pub enum Budget<'a> {
    /// So many rounds of good players, and as many for how much is luck.
    Rounds(u64),
    /// Rounds as long as this says yes: it is asked after each of them. It owns the clock, which this crate has not.
    While(&'a mut dyn FnMut() -> bool),
}

/// What a table can expect of its rules.
///
/// Lengths, shares and stalls are those of `normal` bots at every seat, which play like people who know the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate {
    /// How many rounds were played for it; 0 where so many cannot play with these rules, and then nothing else says
    /// anything.
    pub rounds: u64,
    /// Turns of a round, on average.
    pub turns_mean: f64,
    /// The lower end of the 95 % interval of that average.
    pub turns_low: f64,
    /// The upper end of it.
    pub turns_high: f64,
    /// A tenth of the rounds have fewer turns.
    pub turns_p10: u64,
    /// A tenth of the rounds have more turns.
    pub turns_p90: u64,
    /// Rounds of a match, on average; `None` where too few matches came to their end to say.
    pub rounds_per_match: Option<f64>,
    /// The parts of the rounds that somebody won, by place after the dealer: first the seat to the dealer's left, last
    /// the dealer.
    pub seat_shares: Vec<f64>,
    /// How far each of these may be off, to either side, with 95 %.
    pub seat_margin: f64,
    /// How much is luck, from 0 to 1: 1 where a `normal` bot wins no more than its fair share among `random` ones, 0
    /// where it wins always. With teams a whole team of them plays against random teams.
    pub luck: f64,
    /// How far that may be off, to either side, with 95 %.
    pub luck_margin: f64,
    /// The share of rounds in which nobody could go on.
    pub stall_share: f64,
}

/// So many matches must have ended before their length means something.
const ENOUGH_MATCHES: u64 = 10;

/// Plays with these rules and so many seats, and says what to expect. The same arguments give the same answer, as long
/// as the budget is a number of rounds.
///
/// At least one round is played; where the rules make rounds endless, that one ends after
/// [`crate::MOST_COMMANDS`] commands.
pub fn estimate(rules: &Rules, seats: usize, seed: u64, budget: Budget<'_>) -> Estimate {
    let setup = Setup {
        rules: *rules,
        bots: vec![Level::Normal; seats],
        matches: true,
        seed,
    };
    let mut tally = Tally::new(seats);
    let mut skill = Skill::new(&setup);
    let mut budget = budget;
    let mut game = 0;
    while let Ok(state) = setup.state(game) {
        let seeds = setup.seeds(game);
        let players = AtViews::new(&state, &setup.bots, seeds);
        let matched = Game::new(state, players, sampled(seeds), game, true);
        for row in matched {
            tally.add(&row);
            skill.play(tally.rounds() - 1);
            let goes_on = match &mut budget {
                Budget::Rounds(rounds) => tally.rounds() < *rounds,
                Budget::While(goes_on) => goes_on(),
            };
            if !goes_on {
                return told(&tally, &skill);
            }
        }
        game += 1;
    }
    told(&tally, &skill)
}

fn told(tally: &Tally, skill: &Skill) -> Estimate {
    let summary = tally.summary();
    let places = summary.place_shares.len().max(1) as u64;
    let fair = 1.0 / float(places);
    let matches = summary.matches.as_ref().map_or(0, |matches| matches.over);
    let (luck, luck_margin) = skill.luck();
    Estimate {
        rounds: summary.rounds,
        turns_mean: summary.turns.mean,
        turns_low: summary.turns.low,
        turns_high: summary.turns.high,
        turns_p10: summary.turns.p10,
        turns_p90: summary.turns.p90,
        // All rounds count, those of the match that goes on too: else long matches would be missing.
        rounds_per_match: (matches >= ENOUGH_MATCHES)
            .then(|| float(summary.rounds) / float(matches)),
        seat_shares: summary.place_shares.iter().map(|it| it.value).collect(),
        seat_margin: Z95 * (fair * (1.0 - fair) / float(summary.won.max(1))).sqrt(),
        luck,
        luck_margin,
        stall_share: summary.stall_share.map_or(0.0, |share| share.value),
    }
}

/// Rounds of one side of `normal` bots against `random` ones: every side in turn.
struct Skill {
    setup: Setup,
    sides: Vec<Vec<usize>>,
    decided: u64,
    won: u64,
}

impl Skill {
    fn new(setup: &Setup) -> Skill {
        Skill {
            setup: Setup {
                matches: false,
                // Other cards than those of the matches.
                seed: !setup.seed,
                ..setup.clone()
            },
            sides: sides(&setup.rules, setup.bots.len()),
            decided: 0,
            won: 0,
        }
    }

    fn play(&mut self, number: u64) {
        let seats = self.setup.bots.len() as u64;
        let sides = self.sides.len() as u64;
        let side = &self.sides[(number % sides) as usize];
        let bots = (0..self.setup.bots.len()).map(|seat| {
            if side.contains(&seat) {
                Level::Normal
            } else {
                Level::Random
            }
        });
        let bots: Vec<Level> = bots.collect();
        // Each side has each place after the dealer equally often.
        let Ok(state) = self.setup.state(number / sides % seats) else {
            return;
        };
        let seeds = self.setup.seeds(number);
        let seating = Seating {
            bots: &bots,
            seeds,
            number,
            whole_match: false,
        };
        let row = seating.play_round(state, sampled(seeds));
        if let Some(winner) = row.and_then(|row| row.winner) {
            self.decided += 1;
            self.won += u64::from(side.contains(&usize::from(winner)));
        }
    }

    /// How much is luck, and how far that may be off.
    fn luck(&self) -> (f64, f64) {
        let fair = 1.0 / float(self.sides.len().max(1) as u64);
        let Some(share) = Interval::share(self.won, self.decided) else {
            return (1.0, 0.0);
        };
        let luck = 1.0 - (share.value - fair) / (1.0 - fair);
        (luck.clamp(0.0, 1.0), share.reach() / (1.0 - fair))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_notation::{Preset, RulesDocument};

    #[test]
    fn the_same_seed_gives_the_same_estimate() {
        let rules = Preset::Official.document().rules;
        let estimated = |seed| estimate(&rules, 4, seed, Budget::Rounds(40));
        assert_eq!(estimated(1), estimated(1));
        assert_ne!(estimated(1), estimated(2));
    }

    #[test]
    fn an_estimate_of_the_official_rules_is_what_is_known_of_them() {
        let rules = Preset::Official.document().rules;
        let estimate = estimate(&rules, 4, 7, Budget::Rounds(400));
        assert_eq!(estimate.rounds, 400);
        assert!((30.0..60.0).contains(&estimate.turns_mean), "{estimate:?}");
        assert!(estimate.turns_p10 < estimate.turns_p90);
        assert!((estimate.seat_shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!((0.6..1.0).contains(&estimate.luck), "{estimate:?}");
        let rounds = estimate.rounds_per_match.unwrap();
        assert!((5.0..20.0).contains(&rounds), "{estimate:?}");
    }

    #[test]
    fn teams_are_one_side() {
        let rules = RulesDocument::parse("teams.size = 2").unwrap().rules;
        let estimate = estimate(&rules, 4, 7, Budget::Rounds(100));
        assert!(
            estimate.luck > 0.3 && estimate.luck_margin < 0.3,
            "{estimate:?}"
        );
    }

    #[test]
    fn more_seats_than_cards_give_no_rounds() {
        let rules = RulesDocument::parse("deck.count = 1").unwrap().rules;
        for seats in [0, 1, 11, 200] {
            assert_eq!(estimate(&rules, seats, 1, Budget::Rounds(10)).rounds, 0);
        }
    }

    #[test]
    fn a_budget_that_says_no_at_once_still_has_a_round() {
        let rules = Preset::Official.document().rules;
        let mut asked = 0;
        let mut keep_going = || {
            asked += 1;
            asked < 3
        };
        let estimate = estimate(&rules, 2, 1, Budget::While(&mut keep_going));
        assert_eq!((estimate.rounds, asked), (3, 3));
    }
}
