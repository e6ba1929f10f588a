//! What is to be compared.

use super::aspect::fair_share;
use super::{Changed, House};
use lastcard_bots::Level;
use lastcard_engine::rules::OPTIONS;
use lastcard_engine::{Rules, SeatsError};
use lastcard_notation::RulesDocument;
use std::fmt;

/// The fewest rounds and matches that a comparison is made of; fewer say nothing.
pub const FEWEST_GAMES: u64 = 100;

/// More games of a kind than this are refused: every one of them is kept in memory until they are compared.
pub const MOST_GAMES: u64 = 10_000_000;

/// What is to be compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The command that plays it again, for whoever reads the result.
    pub command: String,
    /// The rules, the base first.
    pub entries: Vec<Entry>,
    /// Who plays, seat by seat.
    pub bots: Vec<Level>,
    /// How many single rounds are played with each rules, at least [`FEWEST_GAMES`].
    pub rounds: u64,
    /// How many whole matches, at least [`FEWEST_GAMES`].
    pub matches: u64,
    /// How many rounds show what skill is worth, at least [`FEWEST_GAMES`]: so many among `easy` bots, and so many
    /// among `random` ones. Rounded up to whole deals, each of which is played once from every side of the table; with
    /// teams there are fewer sides and so fewer rounds.
    pub skill_rounds: u64,
    /// The seed that all games follow from.
    pub seed: u64,
    /// How long one turn is taken to last, in seconds; it changes nothing in the games.
    pub pace_seconds: f64,
}

/// One set of rules in a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// What it is called in files.
    pub id: String,
    /// The rules.
    pub document: RulesDocument,
}

/// Why a plan cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub enum PlanError {
    /// There is nothing to compare: a base and one more are needed.
    TooFewRules,
    /// Two of them have the same name.
    SameName(String),
    /// So many cannot play with the rules of that name.
    Seats {
        /// Which rules.
        id: String,
        /// How many players there would be.
        players: usize,
        /// Why not.
        error: SeatsError,
    },
    /// Fewer games than [`FEWEST_GAMES`].
    TooFewGames(&'static str),
    /// More games than [`MOST_GAMES`].
    TooManyGames(&'static str),
    /// A pace that is no time.
    Pace,
}

impl Plan {
    /// Whether it can be played.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check(&self) -> Result<(), PlanError> {
        if self.entries.len() < 2 {
            return Err(PlanError::TooFewRules);
        }
        for (place, entry) in self.entries.iter().enumerate() {
            if self.entries[..place].iter().any(|one| one.id == entry.id) {
                return Err(PlanError::SameName(entry.id.clone()));
            }
            let players = self.bots.len();
            let decks = entry.document.rules.decks(players);
            decks.map_err(|error| PlanError::Seats {
                id: entry.id.clone(),
                players,
                error,
            })?;
        }
        let games = [
            ("rounds", self.rounds),
            ("matches", self.matches),
            ("rounds of skill", self.skill_rounds),
        ];
        if let Some((what, _)) = games.into_iter().find(|(_, games)| *games < FEWEST_GAMES) {
            return Err(PlanError::TooFewGames(what));
        }
        if let Some((what, _)) = games.into_iter().find(|(_, games)| *games > MOST_GAMES) {
            return Err(PlanError::TooManyGames(what));
        }
        if self.pace_seconds.is_finite() && self.pace_seconds > 0.0 {
            Ok(())
        } else {
            Err(PlanError::Pace)
        }
    }

    /// How many deals show what skill is worth.
    pub(crate) fn skill_deals(&self) -> u64 {
        self.skill_rounds.div_ceil(self.bots.len().max(1) as u64)
    }

    /// What everybody would win by luck alone with these rules.
    pub(crate) fn fair_share(&self, entry: &Entry) -> f64 {
        fair_share(&entry.document.rules, self.bots.len())
    }
}

impl Entry {
    /// The options that differ from those of a base.
    pub(crate) fn changed(&self, base: &Entry) -> Vec<Changed> {
        let (base, here) = (base.document.rules.draft(), self.document.rules.draft());
        let each = OPTIONS.iter().map(|option| Changed {
            option: option.name,
            base: (option.get)(&base),
            here: (option.get)(&here),
        });
        each.filter(|changed| changed.base != changed.here)
            .collect()
    }
}

/// A base, and beside it every house rule that changes something in it and can be played by so many.
pub fn house_rules(base: &Entry, seats: usize) -> Vec<Entry> {
    let with = |house: House| -> Option<Entry> {
        let rules: Rules = house.on(&base.document.rules)?;
        rules.decks(seats).ok()?;
        Some(Entry {
            id: house.id().to_owned(),
            document: RulesDocument::new(base.document.preset, rules),
        })
    };
    let each = House::ALL.into_iter().filter_map(with);
    std::iter::once(base.clone()).chain(each).collect()
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanError::TooFewRules => f.write_str(
                "give two or more rules; the first is the one that the others are compared with",
            ),
            PlanError::SameName(id) => {
                write!(
                    f,
                    "two of the rules are called \"{id}\"; rename one of the files"
                )
            }
            PlanError::Seats { id, players, error } => {
                write!(
                    f,
                    "{id}: {players} players cannot play with these rules ({})",
                    error.code()
                )
            }
            PlanError::TooFewGames(what) => {
                write!(f, "so few {what} say nothing; play {FEWEST_GAMES} or more")
            }
            PlanError::TooManyGames(what) => {
                write!(
                    f,
                    "so many {what} are too many to compare; play {MOST_GAMES} or fewer"
                )
            }
            PlanError::Pace => {
                f.write_str("the pace is how many seconds a turn takes, more than 0")
            }
        }
    }
}

impl std::error::Error for PlanError {}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_notation::Preset;

    fn entry(preset: Preset) -> Entry {
        Entry {
            id: preset.name().to_owned(),
            document: preset.document().clone(),
        }
    }

    fn plan(entries: &[Preset]) -> Plan {
        Plan {
            command: String::new(),
            entries: entries.iter().copied().map(entry).collect(),
            bots: vec![Level::Normal; 3],
            rounds: 100,
            matches: 100,
            skill_rounds: 100,
            seed: 1,
            pace_seconds: 8.0,
        }
    }

    #[test]
    fn a_plan_that_cannot_be_played_says_why() {
        let good = plan(&[Preset::Official, Preset::Standard]);
        assert_eq!(good.check(), Ok(()));
        assert_eq!(
            plan(&[Preset::Official]).check(),
            Err(PlanError::TooFewRules)
        );
        let twice = plan(&[Preset::Official, Preset::Official]).check();
        assert_eq!(twice, Err(PlanError::SameName("official".to_owned())));
        let teams = plan(&[Preset::Official, Preset::Teams]).check();
        let teams = teams.expect_err("three are no teams of two").to_string();
        assert!(teams.starts_with("teams: 3 players cannot play"), "{teams}");
        let few = Plan {
            matches: 99,
            ..good.clone()
        };
        assert_eq!(few.check(), Err(PlanError::TooFewGames("matches")));
        let many = Plan {
            rounds: u64::MAX,
            ..good.clone()
        };
        assert_eq!(many.check(), Err(PlanError::TooManyGames("rounds")));
        for pace_seconds in [0.0, -1.0, f64::NAN, f64::INFINITY] {
            let plan = Plan {
                pace_seconds,
                ..good.clone()
            };
            assert_eq!(plan.check(), Err(PlanError::Pace));
        }
    }

    #[test]
    fn house_rules_that_so_many_cannot_play_are_left_out() {
        let ids = |seats| -> Vec<String> {
            let entries = house_rules(&entry(Preset::Official), seats);
            entries.into_iter().map(|entry| entry.id).collect()
        };
        assert_eq!(ids(4).len(), House::ALL.len() + 1);
        assert_eq!(ids(4)[0], "official");
        assert!(!ids(3).contains(&"partners".to_owned()));
    }

    #[test]
    fn what_differs_is_listed_by_option() {
        let changed = entry(Preset::OfficialHouse).changed(&entry(Preset::Official));
        let options: Vec<&str> = changed.iter().map(|changed| changed.option).collect();
        assert_eq!(
            options,
            [
                "draw.mode",
                "stacking.draw_two_on_draw_two",
                "stacking.wild_four_on_wild_four"
            ]
        );
    }
}
