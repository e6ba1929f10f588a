//! Records, position by position.

use crate::errors;
use lastcard_env::{Layout, Moment};
use lastcard_notation::{Place, Problem, Record};
use numpy::PyArray1;
use pyo3::prelude::*;

/// A record played again: iterates over its positions.
#[pyclass(module = "lastcard", name = "Replay")]
pub(crate) struct Replay {
    positions: lastcard_env::Replay,
    players: usize,
    commands: usize,
}

/// A position of a record, and what was done in it.
#[pyclass(module = "lastcard", frozen)]
pub(crate) struct Position(Moment);

#[pymethods]
impl Replay {
    /// Reads a record, text or bytes, and plays it through once; raises `RecordError` when it does not hold.
    #[new]
    fn new(py: Python<'_>, record: &Bound<'_, PyAny>) -> PyResult<Replay> {
        let bytes = match record.extract::<Vec<u8>>() {
            Ok(bytes) => bytes,
            Err(_) => record.extract::<String>()?.into_bytes(),
        };
        let record = Record::parse(bytes).map_err(|problems| errors::record(py, problems))?;
        let (players, commands) = (record.header.names.seats(), record.entries.len());
        let positions = lastcard_env::Replay::new(record).map_err(|problem| {
            let message = problem.to_string();
            errors::record(
                py,
                vec![Problem {
                    place: Place::START,
                    message,
                }],
            )
        })?;
        Ok(Replay {
            positions,
            players,
            commands,
        })
    }

    /// How many seats there are.
    #[getter]
    fn players(&self) -> usize {
        self.players
    }

    fn __len__(&self) -> usize {
        self.commands
    }

    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&mut self) -> Option<Position> {
        self.positions.next().map(Position)
    }
}

#[pymethods]
impl Position {
    /// Which command of the record, counted from 0.
    #[getter]
    fn number(&self) -> usize {
        self.0.number
    }

    /// The command as text.
    #[getter]
    fn text(&self) -> &str {
        &self.0.text
    }

    /// Who gave it; none for a deal and for words of the clock.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.0.seat.map(lastcard_engine::Seat::index)
    }

    /// The numbers of the actions that it is made of.
    #[getter]
    fn actions(&self) -> Vec<usize> {
        self.0.actions.clone()
    }

    /// How many cards each seat held.
    #[getter]
    fn counts(&self) -> Vec<u32> {
        self.0.counts.clone()
    }

    /// The totals of the match.
    #[getter]
    fn totals(&self) -> Vec<i32> {
        self.0.totals.clone()
    }

    /// What the seat saw before it: a full observation, or a compact one; none without a seat.
    #[pyo3(signature = (observation = "full"))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        observation: &str,
    ) -> PyResult<Option<Bound<'py, PyArray1<u8>>>> {
        let layouts = [("compact", Layout::Compact), ("full", Layout::Full)];
        let layout = crate::options::word("observation", observation, &layouts)?;
        let bytes = self.0.observation.get(..layout.width());
        Ok(bytes.map(|bytes| PyArray1::from_slice(py, bytes)))
    }

    fn __repr__(&self) -> String {
        format!("<Position {}: {}>", self.0.number, self.0.text)
    }
}

/// A record as text.
pub(crate) fn text_of_record(record: &Record) -> String {
    record.to_string()
}
