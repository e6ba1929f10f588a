//! Many environments at once.

use crate::errors;
use crate::options::{self, Given};
use lastcard_env::{Arrays, Batch, Draws, Infos, Layout, Settings};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Many environments with the same settings, stepped together. Every episode that ends is followed by the next one
/// within the same step.
///
/// All arrays are written in place and stay the same objects; while a step runs other threads of Python go on.
#[pyclass(module = "lastcard", weakref)]
pub(crate) struct BatchEnv {
    batch: Batch,
    settings: Settings,
    layout: Option<Layout>,
    seed: u64,
    actions: Vec<i32>,
    observations: Py<PyArray2<u8>>,
    masks: Py<PyArray2<u8>>,
    masks_view: Py<PyAny>,
    mask_bits: Py<PyArray2<u8>>,
    to_act: Py<PyArray1<i8>>,
    rewards: Py<PyArray2<f32>>,
    dones: Py<PyArray1<u8>>,
    dones_view: Py<PyAny>,
    winners: Py<PyArray1<u16>>,
    steps: Py<PyArray1<u32>>,
    rounds: Py<PyArray1<u32>>,
    stalled: Py<PyArray1<u8>>,
    stalled_view: Py<PyAny>,
}

#[pymethods]
impl BatchEnv {
    #[new]
    #[pyo3(signature = (
        rules = None, players = 2, n = 1024, seed = None, *, reactions = "auto", episode = "round",
        reward = "win", observation = "compact", masks = "both", dealer = None, all_actions = false,
    ))]
    #[expect(
        clippy::too_many_arguments,
        reason = "keywords of Python, each with a value that suits"
    )]
    fn new(
        py: Python<'_>,
        rules: Option<Bound<'_, PyAny>>,
        players: usize,
        n: usize,
        seed: Option<u64>,
        reactions: &str,
        episode: &str,
        reward: &str,
        observation: &str,
        masks: &str,
        dealer: Option<usize>,
        all_actions: bool,
    ) -> PyResult<BatchEnv> {
        let rules = match rules {
            Some(rules) => rules,
            None => "official".into_pyobject(py)?.into_any(),
        };
        let given = Given {
            rules: &rules,
            players,
            reactions,
            episode,
            reward,
            dealer,
            all_actions,
        };
        let settings = given.settings(py)?;
        let layout = options::layout(observation)?;
        let kinds = [
            ("bool", (true, false)),
            ("bits", (false, true)),
            ("both", (true, true)),
        ];
        let none = [("none", (false, false))];
        let kinds: Vec<_> = kinds.into_iter().chain(none).collect();
        let (bytes, bits) = options::word("masks", masks, &kinds)?;
        if !(1..=MOST_GAMES).contains(&n) {
            return Err(PyValueError::new_err(format!(
                "n={n}: allowed are 1 to {MOST_GAMES} games"
            )));
        }
        let seed = seed.map_or_else(|| options::any_seed(py), Ok)?;
        let batch = py.detach(|| Batch::new(&settings, n, seed));
        let batch = batch.map_err(|error| errors::settings(py, &error))?;
        let actions = settings.actions();
        let zeros = |wanted: bool, each: usize| {
            PyArray2::<u8>::zeros(py, [n, if wanted { each } else { 0 }], false)
        };
        let masks = zeros(bytes, actions);
        let dones = PyArray1::<u8>::zeros(py, n, false);
        let stalled = PyArray1::<u8>::zeros(py, n, false);
        let mut env = BatchEnv {
            masks_view: masks.call_method1("view", ("?",))?.unbind(),
            dones_view: dones.call_method1("view", ("?",))?.unbind(),
            stalled_view: stalled.call_method1("view", ("?",))?.unbind(),
            actions: vec![0; n],
            observations: zeros(true, layout.map_or(0, Layout::width)).unbind(),
            masks: masks.unbind(),
            mask_bits: zeros(bits, 8 * actions.div_ceil(64)).unbind(),
            to_act: PyArray1::zeros(py, n, false).unbind(),
            rewards: PyArray2::zeros(py, [n, settings.seats], false).unbind(),
            dones: dones.unbind(),
            winners: PyArray1::zeros(py, n, false).unbind(),
            steps: PyArray1::zeros(py, n, false).unbind(),
            rounds: PyArray1::zeros(py, n, false).unbind(),
            stalled: stalled.unbind(),
            batch,
            settings,
            layout,
            seed,
        };
        env.write(py, None)?;
        Ok(env)
    }

    /// Begins every game anew: from that seed, or from the one after the last.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.seed = seed.unwrap_or_else(|| self.seed.wrapping_add(1));
        let (batch, seed) = (&mut self.batch, self.seed);
        py.detach(|| batch.reset(seed));
        self.write(py, None)
    }

    /// Carries out one action in every game: an array of `n` whole numbers. Raises `IllegalAction`, which names the
    /// game, when one of them is not in its mask; then nothing has changed in any game.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let n = self.actions.len();
        if let Ok(given) = actions.extract::<PyReadonlyArray1<'_, i32>>() {
            of_length(given.len()?, n)?;
            let given = given.as_array();
            self.actions
                .iter_mut()
                .zip(given)
                .for_each(|(to, from)| *to = *from);
        } else {
            let integers = py.import("numpy")?.call_method1("asarray", (actions,))?;
            let kind: String = integers.getattr("dtype")?.getattr("kind")?.extract()?;
            if !matches!(kind.as_str(), "i" | "u") {
                return Err(PyTypeError::new_err(
                    "actions are an array of whole numbers",
                ));
            }
            let integers = integers.call_method1("astype", ("int64",))?;
            let integers = integers
                .extract::<PyReadonlyArray1<'_, i64>>()
                .map_err(|_| {
                    PyValueError::new_err(format!(
                        "actions are one array of {n} numbers, one for each game"
                    ))
                })?;
            of_length(integers.len()?, n)?;
            let from = integers.as_array();
            for (to, from) in self.actions.iter_mut().zip(from) {
                *to = i32::try_from(*from).unwrap_or(-1);
            }
        }
        let actions = std::mem::take(&mut self.actions);
        let done = self.write(py, Some(&actions));
        self.actions = actions;
        done
    }

    /// An open action for every game by lot: into `out`, an array of `n` int32, or a new one. With
    /// `plays_when_it_can` a play wherever one is open, else every open action alike.
    #[pyo3(signature = (out = None, *, plays_when_it_can = false))]
    fn random_actions<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i32>>>,
        plays_when_it_can: bool,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let n = self.actions.len();
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, n, false));
        let draws = if plays_when_it_can {
            Draws::OnlyWithoutPlay
        } else {
            Draws::Any
        };
        {
            let mut to: PyReadwriteArray1<'_, i32> = out.try_readwrite()?;
            of_length(to.len()?, n)?;
            let to = to.as_slice_mut()?;
            let batch = &mut self.batch;
            py.detach(|| batch.random_actions(draws, to));
        }
        Ok(out)
    }

    /// What the seat to act sees in each game: (`n`, `observation_size`) bytes.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.observations.clone_ref(py)
    }

    /// What is open to it: (`n`, `num_actions`) truth values.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyAny> {
        self.masks_view.clone_ref(py)
    }

    /// The same packed: bit `i % 8` of byte `i // 8` for action `i`, in whole words of 8 bytes.
    #[getter]
    fn mask_bits(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.mask_bits.clone_ref(py)
    }

    /// Who has to act in each game.
    #[getter]
    fn to_act(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.to_act.clone_ref(py)
    }

    /// What each seat got by the last step: (`n`, `players`).
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// In which games an episode ended with the last step.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyAny> {
        self.dones_view.clone_ref(py)
    }

    /// How the last episode of each game went that ended: `winners` (a bit for each seat), `steps`, `rounds`, `stalled`.
    #[getter]
    fn final_info<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let info = PyDict::new(py);
        info.set_item("winners", &self.winners)?;
        info.set_item("steps", &self.steps)?;
        info.set_item("rounds", &self.rounds)?;
        info.set_item("stalled", &self.stalled_view)?;
        Ok(info)
    }

    /// How many games there are.
    #[getter]
    fn n(&self) -> usize {
        self.actions.len()
    }

    /// How many seats there are.
    #[getter]
    fn players(&self) -> usize {
        self.settings.seats
    }

    /// How many actions there are.
    #[getter]
    fn num_actions(&self) -> usize {
        self.settings.actions()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.layout.map_or(0, Layout::width)
    }

    fn __len__(&self) -> usize {
        self.actions.len()
    }

    fn __repr__(&self) -> String {
        let preset = self.settings.rules.preset.name();
        format!(
            "<BatchEnv {preset}, {} players, {} games>",
            self.players(),
            self.n()
        )
    }
}

impl BatchEnv {
    /// A step with those actions, or none, and everything written.
    fn write(&mut self, py: Python<'_>, actions: Option<&[i32]>) -> PyResult<()> {
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut mask_bits = self.mask_bits.bind(py).try_readwrite()?;
        let mut to_act = self.to_act.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut dones = self.dones.bind(py).try_readwrite()?;
        let mut winners = self.winners.bind(py).try_readwrite()?;
        let mut steps = self.steps.bind(py).try_readwrite()?;
        let mut rounds = self.rounds.bind(py).try_readwrite()?;
        let mut stalled = self.stalled.bind(py).try_readwrite()?;
        let mut arrays = Arrays {
            layout: self.layout,
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            mask_bits: mask_bits.as_slice_mut()?,
            to_act: to_act.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            infos: Infos {
                winners: winners.as_slice_mut()?,
                steps: steps.as_slice_mut()?,
                rounds: rounds.as_slice_mut()?,
                stalled: stalled.as_slice_mut()?,
            },
        };
        let batch = &mut self.batch;
        let done = py.detach(|| {
            if let Some(actions) = actions {
                return batch.step(actions, &mut arrays);
            }
            batch.write(&mut arrays);
            Ok(())
        });
        done.map_err(|(number, illegal)| {
            let game = self.batch.game(number);
            let seen = game.as_ref().zip(illegal.seat);
            let sight = seen.map(|(game, seat)| game.sight(seat));
            errors::illegal(py, &illegal, sight.as_ref(), Some(number))
        })
    }
}

/// The most games of a batch: some gigabytes.
const MOST_GAMES: usize = 1 << 20;

fn of_length(length: usize, wanted: usize) -> PyResult<()> {
    if length == wanted {
        return Ok(());
    }
    Err(PyValueError::new_err(format!(
        "the array has {length} numbers; {wanted} are wanted, one for each game"
    )))
}
