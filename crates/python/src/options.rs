//! What environments take, from words to settings.

use crate::{errors, rules};
use lastcard_bots::Level;
use lastcard_env::{BotSeats, Episode, Layout, MOST_SEATS, Reactions, Reward, Settings};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// What every environment takes, as it was given.
pub(crate) struct Given<'a, 'py> {
    pub(crate) rules: &'a Bound<'py, PyAny>,
    pub(crate) players: usize,
    pub(crate) reactions: &'a str,
    pub(crate) episode: &'a str,
    pub(crate) reward: &'a str,
    pub(crate) dealer: Option<usize>,
    pub(crate) all_actions: bool,
}

impl Given<'_, '_> {
    /// The settings, or an error that names what is allowed.
    pub(crate) fn settings(&self, py: Python<'_>) -> PyResult<Settings> {
        let settings = Settings {
            reactions: word(
                "reactions",
                self.reactions,
                &[("auto", Reactions::Auto), ("ask", Reactions::Ask)],
            )?,
            episode: word(
                "episode",
                self.episode,
                &[("round", Episode::Round), ("match", Episode::Match)],
            )?,
            reward: word(
                "reward",
                self.reward,
                &[("win", Reward::Win), ("points", Reward::Points)],
            )?,
            dealer: self.dealer,
            all_actions: self.all_actions,
            ..Settings::new(rules::given(py, self.rules)?, self.players)
        };
        // Everything that could be wrong is told before anything is made.
        let opening = settings.opening();
        opening.map_err(|error| errors::settings(py, &error))?;
        Ok(settings)
    }
}

/// How much an observation holds; `None` for none at all.
pub(crate) fn layout(name: &str) -> PyResult<Option<Layout>> {
    word(
        "observation",
        name,
        &[
            ("compact", Some(Layout::Compact)),
            ("full", Some(Layout::Full)),
            ("none", None),
        ],
    )
}

/// One of the words, or an error that lists them.
pub(crate) fn word<T: Copy>(what: &str, given: &str, words: &[(&str, T)]) -> PyResult<T> {
    let found = words.iter().find(|(word, _)| *word == given);
    found.map(|&(_, value)| value).ok_or_else(|| {
        let words: Vec<String> = words
            .iter()
            .map(|(word, _)| format!("\"{word}\""))
            .collect();
        let words = words.join(", ");
        PyValueError::new_err(format!("{what}=\"{given}\": allowed are {words}"))
    })
}

/// The bots by their seats.
pub(crate) fn bots(bots: Option<BTreeMap<usize, String>>) -> PyResult<BotSeats> {
    let mut seats = [None; MOST_SEATS];
    for (seat, name) in bots.into_iter().flatten() {
        let place = seats.get_mut(seat).ok_or_else(|| {
            PyValueError::new_err(format!(
                "there is no seat {seat} for a bot; seats are 0 to 9"
            ))
        })?;
        *place = Some(level(&name)?);
    }
    Ok(seats)
}

/// A bot's level by its name.
pub(crate) fn level(name: &str) -> PyResult<Level> {
    Level::from_name(name).ok_or_else(|| {
        let names = Level::NAMES.join(", ");
        PyValueError::new_err(format!("there is no bot \"{name}\"; bots are {names}"))
    })
}

/// A seed out of what the system gives, for who wants no special one.
pub(crate) fn any_seed(py: Python<'_>) -> PyResult<u64> {
    let bytes: [u8; 8] = py.import("os")?.call_method1("urandom", (8,))?.extract()?;
    Ok(u64::from_le_bytes(bytes))
}
