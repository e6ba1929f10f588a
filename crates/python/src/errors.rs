//! Errors as Python classes with fields. The classes are written in Python (`lastcard.errors`), which has them
//! whole with their types; here they are only filled.

use lastcard_engine::SeatsError;
use lastcard_env::{Illegal, Objection, SettingsError, Sight};
use lastcard_notation::{Problem, RulesProblem};
use lastcard_texts::{Lang, Situation, Texts, clause};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::OnceLock;

/// An action that is not open, in a game of a batch or alone; `sight` is the table as the seat sees it.
pub(crate) fn illegal(
    py: Python<'_>,
    illegal: &Illegal,
    sight: Option<&Sight<'_>>,
    game: Option<usize>,
) -> PyErr {
    let (sentence, clause) = match illegal.objection {
        Objection::Rules(refusal) => {
            let situation = sight.map_or_else(Situation::default, |sight| Situation {
                top: sight.top,
                color: sight.color,
                owed: (sight.owed > 0).then_some(sight.owed),
                ..Situation::default()
            });
            (
                english().refusal(refusal, &situation),
                Some(clause(refusal)),
            )
        }
        other => (other.to_string(), None),
    };
    let fields = PyDict::new(py);
    let filled = fields
        .set_item("action", illegal.action)
        .and_then(|()| fields.set_item("seat", illegal.seat.map(lastcard_engine::Seat::index)))
        .and_then(|()| fields.set_item("refusal", illegal.objection.code()))
        .and_then(|()| fields.set_item("clause", clause))
        .and_then(|()| fields.set_item("sentence", sentence))
        .and_then(|()| fields.set_item("game", game));
    filled.map_or_else(|error| error, |()| raise(py, "IllegalAction", &fields))
}

/// Everything that is wrong with a rules document.
pub(crate) fn rules(py: Python<'_>, problems: Vec<RulesProblem>) -> PyErr {
    let problems = problems.into_iter().map(Problem::from).collect();
    listed(py, "RulesError", problems)
}

/// Everything that is wrong with a record.
pub(crate) fn record(py: Python<'_>, problems: Vec<Problem>) -> PyErr {
    listed(py, "RecordError", problems)
}

/// Settings that cannot be played.
pub(crate) fn settings(py: Python<'_>, error: &SettingsError) -> PyErr {
    let (class, seats) = match error {
        SettingsError::Seats { error, seats } => (
            match error {
                SeatsError::TooFew => "TooFewSeats",
                SeatsError::TooMany => "TooManySeats",
                SeatsError::TooManyForDecks { .. } | SeatsError::DeckTooSmall { .. } => {
                    "MoreSeatsThanCards"
                }
                SeatsError::TeamsDoNotFit { .. } => "TeamsDoNotFit",
            },
            *seats,
        ),
        SettingsError::TooManySeats(seats) => ("TooManySeats", *seats),
        SettingsError::NoSuchSeat { seats, .. } => ("NoSuchSeat", *seats),
    };
    let fields = PyDict::new(py);
    let filled = fields
        .set_item("message", error.to_string())
        .and_then(|()| fields.set_item("seats", seats));
    filled.map_or_else(|error| error, |()| raise(py, class, &fields))
}

fn listed(py: Python<'_>, class: &str, problems: Vec<Problem>) -> PyErr {
    let problems: Vec<(usize, usize, String)> = problems
        .into_iter()
        .map(|problem| (problem.place.line, problem.place.column, problem.message))
        .collect();
    let fields = PyDict::new(py);
    let filled = fields.set_item("problems", problems);
    filled.map_or_else(|error| error, |()| raise(py, class, &fields))
}

/// An error of that class of `lastcard.errors`; whatever keeps it from being made is the error then.
fn raise(py: Python<'_>, class: &str, fields: &Bound<'_, PyDict>) -> PyErr {
    let made = py
        .import("lastcard.errors")
        .and_then(|module| module.getattr(class))
        .and_then(|class| class.call((), Some(fields)));
    match made {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    }
}

/// The English texts, read once.
fn english() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| Texts::new(Lang::En))
}
