//! The native half of the Python package `lastcard`: [`lastcard_env`] for Python.
//!
//! What it gives out are numpy arrays that it writes in place, and typed errors; nothing here panics because of what
//! it is given. The other half, in `python/lastcard`, fits it to `PettingZoo`, Gymnasium and `RLCard`.

mod batch;
mod env;
mod errors;
mod options;
mod play;
mod replay;
mod rlcard;
mod rules;

use lastcard_env::actions::{self, CHOICES};
use pyo3::prelude::*;

#[pymodule]
mod _core {
    #[pymodule_export]
    use super::batch::BatchEnv;
    #[pymodule_export]
    use super::env::Env;
    #[pymodule_export]
    use super::play::play;
    #[pymodule_export]
    use super::replay::{Position, Replay};
    #[pymodule_export]
    use super::rlcard::RlcardGame;
    #[pymodule_export]
    use super::rules::Rules;
    #[pymodule_export]
    use super::{action_names, action_number};

    #[pymodule_export]
    const BOTS: &str = "random easy normal";
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}

/// The text of every action, in the order of the numbers.
#[pyfunction]
fn action_names() -> Vec<String> {
    CHOICES.iter().map(ToString::to_string).collect()
}

/// The number of the action with that text; none when there is none.
#[pyfunction]
fn action_number(name: &str) -> Option<usize> {
    (0..actions::COUNT).find(|&id| CHOICES[id].to_string() == name)
}
