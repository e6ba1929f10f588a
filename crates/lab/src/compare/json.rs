//! Comparisons as JSON; docs/lab-results.md describes the form.

use super::{ASPECTS, Aspect, Changed, Comparison, Lengths, Outcome};
use crate::Interval;
use crate::files::FORM;
use lastcard_bots::Level;
use lastcard_engine::rules::{OPTIONS, RulesDraft, Value};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// What each house rule does to a base, for several numbers of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct HouseRules {
    /// The preset that the house rules change.
    pub base: String,
    /// A comparison for each number of seats.
    pub tables: Vec<Comparison>,
}

/// Why a text is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// It is no JSON, or a field is missing or has another form; what and where.
    Form(String),
    /// It says that it is something else, or does not say what it is.
    Kind(Option<String>),
    /// It was written in another form, by an older or a newer program.
    Version(Option<u32>),
}

impl Comparison {
    /// The word in `kind`.
    pub const KIND: &'static str = "compare";

    /// As JSON, on one line without spaces.
    pub fn to_json(&self) -> String {
        text(&SavedComparison::of(self))
    }

    /// Reads what [`Comparison::to_json`] wrote.
    ///
    /// # Errors
    /// When the text is no comparison of this version.
    pub fn from_json(text: &str) -> Result<Comparison, ReadError> {
        header(text, Comparison::KIND)?;
        let saved: SavedComparison = serde_json::from_str(text)?;
        saved.read()
    }
}

impl HouseRules {
    /// The word in `kind`.
    pub const KIND: &'static str = "house_rules";

    /// As JSON, on one line without spaces.
    pub fn to_json(&self) -> String {
        text(&SavedHouseRules {
            kind: HouseRules::KIND.to_owned(),
            version: FORM,
            base: self.base.clone(),
            tables: self.tables.iter().map(SavedComparison::of).collect(),
        })
    }

    /// Reads what [`HouseRules::to_json`] wrote.
    ///
    /// # Errors
    /// When the text is no comparison of house rules of this version.
    pub fn from_json(text: &str) -> Result<HouseRules, ReadError> {
        header(text, HouseRules::KIND)?;
        let saved: SavedHouseRules = serde_json::from_str(text)?;
        let tables = saved.tables.into_iter().map(SavedComparison::read);
        Ok(HouseRules {
            base: saved.base,
            tables: tables.collect::<Result<_, _>>()?,
        })
    }
}

/// What a result of the lab says that it is.
///
/// # Errors
/// When the text is no JSON, or was written in another version.
pub fn kind_of(text: &str) -> Result<String, ReadError> {
    let header: Header = serde_json::from_str(text)?;
    let kind = header.kind.ok_or(ReadError::Kind(None))?;
    if header.version == Some(FORM) {
        Ok(kind)
    } else {
        Err(ReadError::Version(header.version))
    }
}

fn header(text: &str, wanted: &str) -> Result<(), ReadError> {
    let kind = kind_of(text)?;
    if kind == wanted {
        Ok(())
    } else {
        Err(ReadError::Kind(Some(kind)))
    }
}

#[derive(Deserialize)]
struct Header {
    #[serde(default)]
    kind: Option<String>,
    #[serde(default)]
    version: Option<u32>,
}

#[derive(Serialize, Deserialize)]
struct SavedHouseRules {
    kind: String,
    version: u32,
    base: String,
    tables: Vec<SavedComparison>,
}

#[derive(Serialize, Deserialize)]
struct SavedComparison {
    kind: String,
    version: u32,
    program: String,
    command: String,
    seats: usize,
    bots: Vec<String>,
    rounds: u64,
    matches: u64,
    skill_rounds: u64,
    seed: u64,
    pace_seconds: f64,
    entries: Vec<SavedOutcome>,
}

#[derive(Serialize, Deserialize)]
struct SavedOutcome {
    id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    preset: String,
    fair_share: f64,
    set: BTreeMap<String, (SavedValue, SavedValue)>,
    measures: BTreeMap<String, Option<Interval>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    differences: Option<BTreeMap<String, Option<Interval>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    certain: Option<Vec<String>>,
    turns: Lengths,
    places: Vec<Interval>,
    points_per_round: Interval,
    worst_penalty: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SavedValue {
    Bool(bool),
    Int(i64),
    Word(String),
}

impl SavedComparison {
    fn of(comparison: &Comparison) -> SavedComparison {
        let bots = comparison.bots.iter().map(|bot| bot.name().to_owned());
        SavedComparison {
            kind: Comparison::KIND.to_owned(),
            version: FORM,
            program: concat!("lastcard ", env!("CARGO_PKG_VERSION")).to_owned(),
            command: comparison.command.clone(),
            seats: comparison.seats(),
            bots: bots.collect(),
            rounds: comparison.rounds,
            matches: comparison.matches,
            skill_rounds: comparison.skill_rounds,
            seed: comparison.seed,
            pace_seconds: comparison.pace_seconds,
            entries: comparison.outcomes.iter().map(SavedOutcome::of).collect(),
        }
    }

    fn read(self) -> Result<Comparison, ReadError> {
        let level = |name: &String| {
            let unknown = || ReadError::Form(format!("\"{name}\" is no bot of this program"));
            Level::from_name(name).ok_or_else(unknown)
        };
        let bots: Vec<Level> = self.bots.iter().map(level).collect::<Result<_, _>>()?;
        if bots.len() != self.seats {
            let (seats, bots) = (self.seats, bots.len());
            return Err(ReadError::Form(format!("{seats} seats, but {bots} bots")));
        }
        let outcomes = self.entries.into_iter().map(SavedOutcome::read);
        let outcomes: Vec<Outcome> = outcomes.collect::<Result<_, _>>()?;
        let whole = |(place, outcome): (usize, &Outcome)| {
            outcome.differences.is_some() == (place > 0)
                && (outcome.places.is_empty() || outcome.places.len() == bots.len())
        };
        if outcomes.is_empty() || !outcomes.iter().enumerate().all(whole) {
            let what = "`entries` must begin with the base, and all others have `differences` and a place for every seat";
            return Err(ReadError::Form(what.to_owned()));
        }
        Ok(Comparison {
            command: self.command,
            bots,
            rounds: self.rounds,
            matches: self.matches,
            skill_rounds: self.skill_rounds,
            seed: self.seed,
            pace_seconds: self.pace_seconds,
            outcomes,
        })
    }
}

impl SavedOutcome {
    fn of(outcome: &Outcome) -> SavedOutcome {
        let changed = |changed: &Changed| {
            let values = (saved(changed.base), saved(changed.here));
            (changed.option.to_owned(), values)
        };
        SavedOutcome {
            id: outcome.id.clone(),
            name: outcome.name.clone(),
            preset: outcome.preset.clone(),
            fair_share: rounded(outcome.fair_share),
            set: outcome.set.iter().map(changed).collect(),
            measures: by_name(&outcome.measures),
            differences: outcome.differences.as_ref().map(by_name),
            certain: outcome.certain.as_ref().map(names),
            turns: outcome.turns,
            places: outcome.places.iter().copied().map(short).collect(),
            points_per_round: short(outcome.points_per_round),
            worst_penalty: outcome.worst_penalty,
        }
    }

    fn read(self) -> Result<Outcome, ReadError> {
        let changed = |(option, (base, here)): (&String, &(SavedValue, SavedValue))| {
            let unknown = || {
                ReadError::Form(format!(
                    "{option} has a value that this program does not know"
                ))
            };
            let option = OPTIONS
                .iter()
                .find(|one| one.name == option)
                .ok_or_else(unknown)?;
            Ok(Changed {
                option: option.name,
                base: known(option.name, base).ok_or_else(unknown)?,
                here: known(option.name, here).ok_or_else(unknown)?,
            })
        };
        let mut set: Vec<Changed> = self
            .set
            .iter()
            .map(changed)
            .collect::<Result<_, ReadError>>()?;
        set.sort_by_key(|changed| {
            OPTIONS
                .iter()
                .position(|option| option.name == changed.option)
        });
        Ok(Outcome {
            id: self.id,
            name: self.name,
            preset: self.preset,
            fair_share: self.fair_share,
            set,
            measures: by_place(&self.measures),
            differences: self.differences.as_ref().map(by_place),
            certain: self.certain.as_deref().map(named),
            turns: self.turns,
            places: self.places,
            points_per_round: self.points_per_round,
            worst_penalty: self.worst_penalty,
        })
    }
}

fn saved(value: Value<'_>) -> SavedValue {
    match value {
        Value::Bool(flag) => SavedValue::Bool(flag),
        Value::Int(number) => SavedValue::Int(number),
        Value::Word(word) => SavedValue::Word(word.to_owned()),
    }
}

/// The value as the option itself has it; `None` where the option does not take it.
fn known(option: &str, value: &SavedValue) -> Option<Value<'static>> {
    let value = match value {
        SavedValue::Bool(flag) => Value::Bool(*flag),
        SavedValue::Int(number) => Value::Int(*number),
        SavedValue::Word(word) => Value::Word(word),
    };
    let mut draft = RulesDraft::FIRST_VALUES;
    draft.set(option, value).ok()?;
    draft.get(option)
}

fn by_name(measures: &[Option<Interval>; ASPECTS]) -> BTreeMap<String, Option<Interval>> {
    let name = |aspect: Aspect| (aspect.id().to_owned(), measures[aspect as usize].map(short));
    Aspect::ALL.into_iter().map(name).collect()
}

fn by_place(measures: &BTreeMap<String, Option<Interval>>) -> [Option<Interval>; ASPECTS] {
    Aspect::ALL.map(|aspect| measures.get(aspect.id()).copied().flatten())
}

fn names(certain: &[bool; ASPECTS]) -> Vec<String> {
    let certain = Aspect::ALL
        .into_iter()
        .filter(|&aspect| certain[aspect as usize]);
    certain.map(|aspect| aspect.id().to_owned()).collect()
}

fn named(names: &[String]) -> [bool; ASPECTS] {
    Aspect::ALL.map(|aspect| names.iter().any(|name| name == aspect.id()))
}

fn short(interval: Interval) -> Interval {
    Interval {
        value: rounded(interval.value),
        low: rounded(interval.low),
        high: rounded(interval.high),
    }
}

/// Six digits: more than any interval leaves, and half as long as all of them.
fn rounded(number: f64) -> f64 {
    format!("{number:.5e}").parse().unwrap_or(number)
}

fn text(saved: &impl Serialize) -> String {
    serde_json::to_string(saved).expect("structures of numbers, texts and lists are always JSON")
}

impl From<serde_json::Error> for ReadError {
    fn from(error: serde_json::Error) -> ReadError {
        ReadError::Form(error.to_string())
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Form(what) => write!(f, "this is no result of the lab: {what}"),
            ReadError::Kind(None) => {
                f.write_str("this is no result of the lab: it has no `kind`; give a file that `lastcard lab` wrote")
            }
            ReadError::Kind(Some(kind)) => write!(f, "a result of the kind \"{kind}\" does not fit here"),
            ReadError::Version(Some(version)) => write!(
                f,
                "this result has the form of version {version}, and this program reads version {FORM}: run it again"
            ),
            ReadError::Version(None) => write!(
                f,
                "this result has no `version`, and this program reads version {FORM}: run it again"
            ),
        }
    }
}

impl std::error::Error for ReadError {}
