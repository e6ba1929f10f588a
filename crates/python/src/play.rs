//! Whole episodes between bots.

use crate::errors;
use crate::options::{self, Given};
use crate::replay::text_of_record;
use lastcard_engine::Seat;
use lastcard_env::{Game, Written};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::BTreeMap;

/// Plays one episode between bots, a name for each seat, and says how it went: `winners`, `rewards`, `totals`,
/// `rounds`, `stalled`, and with `record` the `record`.
#[pyfunction]
#[pyo3(signature = (
    bots, rules = None, seed = None, *, reactions = "ask", episode = "round", reward = "win", dealer = None,
    record = false,
))]
#[expect(
    clippy::too_many_arguments,
    reason = "keywords of Python, each with a value that suits"
)]
pub(crate) fn play<'py>(
    py: Python<'py>,
    bots: Vec<String>,
    rules: Option<Bound<'_, PyAny>>,
    seed: Option<u64>,
    reactions: &str,
    episode: &str,
    reward: &str,
    dealer: Option<usize>,
    record: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let rules = match rules {
        Some(rules) => rules,
        None => "official".into_pyobject(py)?.into_any(),
    };
    let players = bots.len();
    let given = Given {
        rules: &rules,
        players,
        reactions,
        episode,
        reward,
        dealer,
        all_actions: false,
    };
    let settings = given.settings(py)?;
    let levels: BTreeMap<usize, String> = bots.into_iter().enumerate().collect();
    let levels = options::bots(Some(levels))?;
    let core = Written::new(&settings, levels).map_err(|error| errors::settings(py, &error))?;
    let seed = seed.map_or_else(|| options::any_seed(py), Ok)?;
    let mut game = Game::new(core, &settings);
    py.detach(|| game.reset(seed));
    let (outcome, public) = (game.outcome(), game.core().state().public());
    let totals: Vec<i32> = public
        .all_seats()
        .iter()
        .map(|seat| public.total(seat))
        .collect();
    let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
    let went = PyDict::new(py);
    went.set_item("winners", winners)?;
    went.set_item("rewards", game.rewards()[..players].to_vec())?;
    went.set_item("totals", totals)?;
    went.set_item("rounds", outcome.rounds)?;
    went.set_item("stalled", outcome.stalled)?;
    went.set_item("seed", seed)?;
    if record {
        went.set_item("record", text_of_record(&game.core().record()))?;
    }
    Ok(went)
}
