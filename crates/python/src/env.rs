//! One environment.

use crate::errors;
use crate::options::{self, Given};
use crate::replay::text_of_record;
use lastcard_engine::Seat;
use lastcard_env::{BotSeats, Game, Layout, Settings, Written};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::collections::BTreeMap;

/// One environment: whose decision it is, what is open to that seat and what it sees, and a step.
///
/// `observation` and `mask` are numpy arrays that every step writes anew in place; copy what must stay.
#[pyclass(module = "lastcard", weakref)]
pub(crate) struct Env {
    game: Game<Written>,
    settings: Settings,
    bots: BotSeats,
    layout: Layout,
    seed: u64,
    episode: u64,
    last: Seat,
    observation: Py<PyArray1<u8>>,
    mask: Py<PyArray1<u8>>,
    /// The same bytes as truth values.
    mask_view: Py<PyAny>,
}

#[pymethods]
impl Env {
    #[new]
    #[pyo3(signature = (
        rules = None, players = 2, seed = None, *, reactions = "auto", episode = "round", reward = "win",
        observation = "compact", bots = None, dealer = None, all_actions = false,
    ))]
    #[expect(
        clippy::too_many_arguments,
        reason = "keywords of Python, each with a value that suits"
    )]
    fn new(
        py: Python<'_>,
        rules: Option<Bound<'_, PyAny>>,
        players: usize,
        seed: Option<u64>,
        reactions: &str,
        episode: &str,
        reward: &str,
        observation: &str,
        bots: Option<BTreeMap<usize, String>>,
        dealer: Option<usize>,
        all_actions: bool,
    ) -> PyResult<Env> {
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
        let layout = options::layout(observation)?.ok_or_else(|| {
            PyValueError::new_err("one environment always observes: \"compact\" or \"full\"")
        })?;
        let bots = options::bots(bots)?;
        let core = Written::new(&settings, bots).map_err(|error| errors::settings(py, &error))?;
        let seed = seed.map_or_else(|| options::any_seed(py), Ok)?;
        Env::of(py, Game::new(core, &settings), settings, bots, layout, seed)
    }

    /// Begins an episode: with a seed the one that follows from it, without one the next.
    /// Gives the seat that has to act, or -1 when bots have played it to its end.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<i32> {
        match seed {
            Some(seed) => (self.seed, self.episode) = (seed, 0),
            None => self.episode = self.episode.wrapping_add(1),
        }
        let seed = self.episode_seed();
        py.detach(|| self.game.reset(seed));
        self.write(py)
    }

    /// Carries out an action of the seat that has to act, and gives the one that has to act then; -1 at the end.
    /// Raises `IllegalAction` when the action is not in the mask, and nothing has changed then.
    fn step(&mut self, py: Python<'_>, action: i64) -> PyResult<i32> {
        let action = usize::try_from(action).unwrap_or(usize::MAX);
        let seat = self.game.to_act();
        self.game.step(action).map_err(|illegal| {
            let sight = seat.map(|seat| self.game.sight(seat));
            errors::illegal(py, &illegal, sight.as_ref(), None)
        })?;
        self.last = seat.unwrap_or(self.last);
        self.write(py)
    }

    /// What the seat that has to act sees, written in place.
    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.observation.clone_ref(py)
    }

    /// What is open to it, a truth value for each action, written in place.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyAny> {
        self.mask_view.clone_ref(py)
    }

    /// Who has to act; -1 when the episode is over.
    #[getter]
    fn to_act(&self) -> i32 {
        seat_number(self.game.to_act())
    }

    /// Whether the episode is over.
    #[getter]
    fn done(&self) -> bool {
        self.game.to_act().is_none()
    }

    /// What each seat got by the last step.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.game.rewards()[..self.settings.seats])
    }

    /// The seats that won the episode; none while it goes on, and where nobody won.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        self.game
            .outcome()
            .winners
            .iter()
            .map(Seat::index)
            .collect()
    }

    /// Whether the last round ended because nobody could go on.
    #[getter]
    fn stalled(&self) -> bool {
        self.game.outcome().stalled
    }

    /// Decisions of this episode so far, those of bots left out.
    #[getter]
    fn steps(&self) -> u32 {
        self.game.outcome().steps
    }

    /// Rounds of this episode that are over.
    #[getter]
    fn rounds(&self) -> u32 {
        self.game.outcome().rounds
    }

    /// How many seats there are.
    #[getter]
    fn players(&self) -> usize {
        self.settings.seats
    }

    /// How many actions there are.
    #[getter]
    fn num_actions(&self) -> usize {
        self.game.actions()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.layout.width()
    }

    /// The seed of this episode: `reset(seed=env.seed)` plays the same cards again.
    #[getter]
    fn seed(&self) -> u64 {
        self.episode_seed()
    }

    /// The seats that bots play.
    #[getter]
    fn bots(&self) -> BTreeMap<usize, &'static str> {
        let bots = self.bots.iter().enumerate();
        bots.filter_map(|(seat, level)| Some((seat, (*level)?.name())))
            .collect()
    }

    /// What a seat sees now, in a new array.
    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut bytes = vec![0; self.layout.width()];
        self.game
            .observe(self.seat_given(seat)?, self.layout, &mut bytes);
        Ok(PyArray1::from_vec(py, bytes))
    }

    /// The numbers of the open actions.
    fn legal_actions(&self) -> Vec<usize> {
        self.game.mask().iter().collect()
    }

    /// The cards of a seat in short form, such as `R5` and `W+4`; those of other seats too, which no player may see.
    fn hand(&self, seat: usize) -> PyResult<Vec<String>> {
        let hand = *self.game.core().state().hand(self.seat_given(seat)?);
        let cards = hand.iter().map(|card| card.to_string());
        Ok(cards.collect())
    }

    /// The totals of the match.
    fn totals(&self) -> Vec<i32> {
        let public = self.game.core().state().public();
        public
            .all_seats()
            .iter()
            .map(|seat| public.total(seat))
            .collect()
    }

    /// The match as it was played so far, as a record; it holds every card.
    fn record(&self) -> String {
        text_of_record(&self.game.core().record())
    }

    /// A copy that goes on by itself, bots and shuffles included.
    fn copy(&self, py: Python<'_>) -> PyResult<Env> {
        let (settings, bots) = (self.settings.clone(), self.bots);
        let mut copy = Env::around(
            py,
            self.game.clone(),
            settings,
            bots,
            self.layout,
            self.seed,
        )?;
        (copy.episode, copy.last) = (self.episode, self.last);
        copy.write(py)?;
        Ok(copy)
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Env> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Env> {
        self.copy(py)
    }

    /// The table as the seat sees it that has to act, or acted last, in a few lines.
    fn __str__(&self) -> String {
        let seat = self.game.to_act().unwrap_or(self.last);
        let state = self.game.core().state();
        let public = state.public();
        let top = public
            .top()
            .map_or_else(|| "none".to_owned(), |card| card.to_string());
        let color = public
            .color()
            .map_or_else(|| "none".to_owned(), |color| format!("{color:?}"));
        let counts = public.all_seats().iter().map(|other| {
            let mark = if Some(other) == public.phase().on_turn() {
                "*"
            } else {
                ""
            };
            format!("{mark}{}: {}", other.index(), public.count(other))
        });
        let counts: Vec<String> = counts.collect();
        format!(
            "round {}, top {top}, color {}, draw pile {}\ncards {}\nseat {} holds {}",
            public.round(),
            color.to_lowercase(),
            public.draw_pile(),
            counts.join(", "),
            seat.index(),
            state.hand(seat),
        )
    }

    fn __repr__(&self) -> String {
        let preset = self.settings.rules.preset.name();
        let (players, done) = (self.settings.seats, self.done());
        format!(
            "<Env {preset}, {players} players, {} steps, done={done}>",
            self.steps()
        )
    }
}

impl Env {
    fn of(
        py: Python<'_>,
        mut game: Game<Written>,
        settings: Settings,
        bots: BotSeats,
        layout: Layout,
        seed: u64,
    ) -> PyResult<Env> {
        py.detach(|| game.reset(seed));
        let mut env = Env::around(py, game, settings, bots, layout, seed)?;
        env.write(py)?;
        Ok(env)
    }

    fn around(
        py: Python<'_>,
        game: Game<Written>,
        settings: Settings,
        bots: BotSeats,
        layout: Layout,
        seed: u64,
    ) -> PyResult<Env> {
        let mask = PyArray1::<u8>::zeros(py, game.actions(), false);
        let mask_view = mask.call_method1("view", ("?",))?.unbind();
        Ok(Env {
            observation: PyArray1::<u8>::zeros(py, layout.width(), false).unbind(),
            mask: mask.unbind(),
            mask_view,
            last: Seat::new(0),
            episode: 0,
            game,
            settings,
            bots,
            layout,
            seed,
        })
    }

    /// Writes observation and mask, and says who has to act.
    fn write(&mut self, py: Python<'_>) -> PyResult<i32> {
        let to_act = self.game.to_act();
        let mut observation = self.observation.bind(py).try_readwrite()?;
        let mut mask = self.mask.bind(py).try_readwrite()?;
        let seat = to_act.unwrap_or(self.last);
        self.game
            .observe(seat, self.layout, observation.as_slice_mut()?);
        self.game.mask().write_bytes(mask.as_slice_mut()?);
        Ok(seat_number(to_act))
    }

    /// The first episode of a seed has the seed itself, so that it can be named.
    const fn episode_seed(&self) -> u64 {
        self.seed ^ self.episode.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn seat_given(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.settings.seats;
        if seat < seats {
            return Ok(Seat::new(seat));
        }
        let last = seats - 1;
        Err(PyValueError::new_err(format!(
            "there is no seat {seat}; seats are 0 to {last}"
        )))
    }
}

/// A seat as a number; -1 for nobody.
pub(crate) fn seat_number(seat: Option<Seat>) -> i32 {
    seat.map_or(-1, |seat| seat.index() as i32)
}
