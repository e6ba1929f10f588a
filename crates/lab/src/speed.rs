//! How fast rounds are played: the work itself, for whoever has a clock.

use crate::play::play_game;
use crate::setup::Setup;
use lastcard_bots::Level;
use lastcard_cpu::Work;
use lastcard_engine::fast::{Bits, Game, Habits, Log, Tape, random_round};
use lastcard_engine::{Rules, Seat, SeatsError, State};
use std::hint::black_box;
use std::ops::{AddAssign, Range};
use wyrand::WyRand;

/// What was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lap {
    /// Turns of active players, as in [`crate::Row::turns`].
    pub turns: u64,
    /// Rounds.
    pub rounds: u64,
}

impl AddAssign for Lap {
    fn add_assign(&mut self, other: Lap) {
        self.turns += other.turns;
        self.rounds += other.rounds;
    }
}

/// Who plays in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// A bot of that level at every seat. [`Level::Random`] plays without views and by fast play, as
    /// [`lastcard_engine::fast`] says; the others as in every run.
    Bot(Level),
    /// Random players that challenge every second time and jump in whenever they can.
    Lively,
}

impl Policy {
    /// The names of all policies.
    pub const NAMES: [&'static str; 4] = ["random", "easy", "normal", "lively"];

    /// The name, as one types it.
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Bot(level) => level.name(),
            Policy::Lively => "lively",
        }
    }

    /// The policy of that name; [`Policy::NAMES`] lists them.
    pub fn from_name(name: &str) -> Option<Policy> {
        match name {
            "lively" => Some(Policy::Lively),
            _ => Level::from_name(name).map(Policy::Bot),
        }
    }
}

/// Plays rounds as fast as it can.
pub struct Racer {
    setup: Setup,
    /// The rules ready for fast play, where everybody plays at random.
    game: Option<Game>,
    /// Where each round is written down, if it is.
    tape: Option<Tape>,
    next: u64,
}

impl Racer {
    /// Rounds with that policy at every seat. With `log` every random round is written down so that it can be played again; it
    /// is forgotten when the next one begins.
    ///
    /// # Errors
    /// When so many cannot play with these rules.
    pub fn new(
        rules: &Rules,
        seats: usize,
        policy: Policy,
        seed: u64,
        log: bool,
    ) -> Result<Racer, SeatsError> {
        let (level, habits) = match policy {
            Policy::Bot(level) => (level, Habits::default()),
            Policy::Lively => {
                let habits = Habits {
                    challenge: true,
                    jump_in: true,
                };
                (Level::Random, habits)
            }
        };
        let setup = Setup {
            rules: *rules,
            bots: vec![level; seats],
            matches: false,
            seed,
        };
        setup.state(0)?;
        let game = match level {
            Level::Random => Some(Game::new(*rules, seats, habits)?),
            Level::Easy | Level::Normal => None,
        };
        Ok(Racer {
            setup,
            game,
            tape: log.then(Tape::new),
            next: 0,
        })
    }

    /// Which way the rounds are played: `fast`, or `engine`, with the state and the legality of every table.
    pub fn path(&self) -> &'static str {
        let fast = self.game.as_ref().is_some_and(Game::is_fast);
        if fast { "fast" } else { "engine" }
    }

    /// How many bytes the state of a round has.
    pub fn state_bytes(&self) -> usize {
        let bytes = self.game.as_ref().map(Game::state_bytes);
        bytes.unwrap_or(size_of::<State>())
    }

    /// Plays the next so many rounds.
    pub fn lap(&mut self, rounds: u64) -> Lap {
        let games = self.next..self.next + rounds;
        self.next = games.end;
        let Some(game) = &self.game else {
            return slow_lap(&self.setup, games);
        };
        let (setup, tape) = (&self.setup, self.tape.as_mut());
        match tape {
            None => lastcard_cpu::best(FastLap {
                setup,
                game,
                games,
                log: &mut (),
                clear: |()| {},
            }),
            Some(log) => lastcard_cpu::best(FastLap {
                setup,
                game,
                games,
                log,
                clear: Tape::clear,
            }),
        }
    }
}

fn slow_lap(setup: &Setup, games: Range<u64>) -> Lap {
    let mut lap = Lap::default();
    let mut rows = Vec::new();
    for game in games {
        play_game(setup, game, &mut rows);
        lap.rounds += rows.len() as u64;
        lap.turns += rows.drain(..).map(|row| u64::from(row.turns)).sum::<u64>();
    }
    lap
}

/// Rounds of fast play, one after another.
struct FastLap<'a, L> {
    setup: &'a Setup,
    game: &'a Game,
    games: Range<u64>,
    log: &'a mut L,
    clear: fn(&mut L),
}

impl<L: Log> Work for FastLap<'_, L> {
    type Out = Lap;

    #[expect(
        clippy::inline_always,
        reason = "so that it is compiled with the instructions that were found"
    )]
    #[inline(always)]
    fn run<B: Bits>(self, bits: B) -> Lap {
        let mut lap = Lap::default();
        let seats = self.game.seats() as u64;
        for number in self.games {
            let mut random = WyRand::new(self.setup.seeds(number).chance());
            let dealer = Seat::new((number % seats) as usize);
            let outcome = random_round(self.game, dealer, bits, &mut random, self.log);
            lap += Lap {
                turns: u64::from(outcome.turns),
                rounds: 1,
            };
            (self.clear)(self.log);
        }
        lap
    }
}

/// Does that many steps that cannot be done side by side, each of [`CYCLES_A_STEP`] cycles of the processor: with the
/// time that it takes, the clock of the machine is known.
pub fn dependent_steps(steps: u64) -> u64 {
    let mut number = black_box(1_u64);
    for step in 0..steps {
        // An addition and an exclusive or take a cycle each, and neither can be taken together with the next.
        number = number.wrapping_add(step) ^ 0x9e37_79b9;
    }
    black_box(number)
}

/// What a step of [`dependent_steps`] takes, in optimized builds.
pub const CYCLES_A_STEP: u64 = 2;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::float;
    use lastcard_notation::Preset;

    #[test]
    fn a_race_of_random_players_has_the_lengths_of_a_run() {
        for preset in Preset::ALL {
            let rules = preset.document().rules;
            let seats = if rules.team_size.get().is_some() {
                4
            } else {
                3
            };
            let setup = Setup {
                rules,
                bots: vec![Level::Random; seats],
                matches: false,
                seed: 11,
            };
            let mut rows = Vec::new();
            (0..3000).for_each(|game| play_game(&setup, game, &mut rows));
            let mut turns = crate::Sums::default();
            for row in &rows {
                turns.add(row.turns.into());
            }
            let mut racer =
                Racer::new(&rules, seats, Policy::Bot(Level::Random), 12, false).unwrap();
            let lap = racer.lap(3000);
            let mean = float(lap.turns) / float(lap.rounds);
            // Five standard errors of the difference between two means of as many rounds.
            let off = 5.0 * (2.0 * turns.variance() / 3000.0).sqrt();
            let known = turns.mean();
            assert!(
                (known - mean).abs() < off,
                "{}: {mean}, not {known} give or take {off}",
                preset.name()
            );
        }
    }

    #[test]
    fn a_log_changes_nothing_and_the_same_seed_plays_the_same() {
        let rules = Preset::Party.document().rules;
        let lap = |log| {
            let mut racer = Racer::new(&rules, 4, Policy::Lively, 5, log).unwrap();
            let first = racer.lap(300);
            assert_ne!(first, racer.lap(300));
            first
        };
        assert_eq!(lap(false), lap(true));
    }

    #[test]
    fn more_seats_than_cards_are_refused() {
        let rules = Preset::Official.document().rules;
        assert!(Racer::new(&rules, 40, Policy::Lively, 1, false).is_err());
        assert!(Racer::new(&rules, 0, Policy::Lively, 1, false).is_err());
    }

    #[test]
    fn steps_depend_on_each_other() {
        assert_eq!(dependent_steps(0), 1);
        assert_eq!(dependent_steps(2), (((1 ^ 0x9e37_79b9) + 1) ^ 0x9e37_79b9));
    }
}
