//! Runs scenarios: what stands behind `lastcard check`.

mod compare;
mod run;

use crate::place::Problem;
use crate::scenario::Scenario;
use serde::Serialize;

/// What came of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The file that it stands in.
    pub file: String,
    /// What it is called.
    pub name: String,
    /// Whether everything in it is true.
    pub holds: bool,
    /// What is not: the first step that goes otherwise, with what was expected and what was found.
    pub differences: Vec<String>,
}

impl Outcome {
    /// One JSON object on one line, with the fields in this order.
    pub fn to_json(&self) -> String {
        // Texts and a bool: there is nothing in it that JSON cannot say.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Reads and runs a scenario. `file` is the name for the outcome; the text is its content.
///
/// # Errors
/// Everything that keeps the text from being read.
///
/// ```
/// let text = r#"
///     name = "A red Skip on a blue Skip"
///     preset = "traditional"
///     players = ["Ann", "Bob"]
///     [position]
///     turn = "Ann"
///     discard = "B3 BS"
///     draw = "R1 G2"
///     hands = { Ann = "RS G4", Bob = "R5 Y2" }
///     [[step]]
///     do = "Ann plays RS"
///     refused = "card_does_not_match"
/// "#;
/// let outcome = lastcard_notation::check("skip.toml", text).unwrap();
/// assert!(outcome.holds, "{:?}", outcome.differences);
/// ```
pub fn check(file: &str, text: &str) -> Result<Outcome, Vec<Problem>> {
    let scenario = Scenario::parse(text)?;
    let differences = scenario.differences();
    Ok(Outcome {
        file: file.to_owned(),
        name: scenario.name,
        holds: differences.is_empty(),
        differences,
    })
}
