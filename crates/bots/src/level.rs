//! The bots by name.

use crate::bot::Bot;
use crate::easy::Easy;
use crate::normal::Normal;
use crate::random::Random;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// By lot: [`Random`].
    Random,
    /// Like a child: [`Easy`].
    Easy,
    /// Like a person who knows the game: [`Normal`].
    Normal,
}

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: &'static [Level] = &[Level::Random, Level::Easy, Level::Normal];

    /// The names of all levels, in the order of [`Level::ALL`].
    pub const NAMES: &'static [&'static str] = &["random", "easy", "normal"];

    /// The name, as one types it.
    ///
    /// ```
    /// use lastcard_bots::Level;
    /// assert_eq!(Level::from_name("easy").map(Level::name), Some("easy"));
    /// ```
    pub const fn name(self) -> &'static str {
        Level::NAMES[self as usize]
    }

    /// The level of that name, if there is one; [`Level::NAMES`] lists them.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL
            .iter()
            .copied()
            .find(|level| level.name() == name)
    }

    /// A bot of that level; the seed decides all that it leaves to chance.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Easy => Box::new(Easy::new(seed)),
            Level::Normal => Box::new(Normal::new(seed)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_own_name() {
        assert_eq!(Level::ALL.len(), Level::NAMES.len());
        for (&level, &name) in Level::ALL.iter().zip(Level::NAMES) {
            assert_eq!(level.name(), name);
            assert_eq!(Level::from_name(name), Some(level));
        }
        assert_eq!(Level::from_name("Easy"), None);
    }
}
