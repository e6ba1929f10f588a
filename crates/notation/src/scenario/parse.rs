//! TOML to scenarios: the top level.

use super::begin::begin;
use super::expect::expectations;
use super::reader::Reader;
use super::step::step;
use super::{Scenario, sitting_out};
use crate::names::{Names, NamesError};
use crate::place::{Place, Problem, Source};
use crate::rules::{Collector, RulesDocument, seats_advice};
use crate::toml_text::{self, Value};
use crate::unseen::{code, unseen};
use lastcard_engine::{Seat, SeatsError};
use toml::de::{DeTable, DeValue};

const KEYS: [&str; 11] = [
    "name", "rulings", "preset", "rules", "players", "dealer", "scores", "position", "start",
    "step", "expect",
];

/// The largest total that a file may give: far above any target, far below where sums could overflow.
pub(super) const MOST_POINTS: i64 = 1_000_000;

pub(super) fn scenario(text: &str) -> Result<Scenario, Vec<Problem>> {
    let table = toml_text::parse(text)?;
    let source = Source::new(text);
    let mut reader = Reader {
        source: &source,
        problems: Vec::new(),
    };
    let scenario = top(&mut reader, &table);
    reader.problems.sort();
    reader.problems.dedup();
    match scenario {
        Some(scenario) if reader.problems.is_empty() => Ok(scenario),
        _ => Err(reader.problems),
    }
}

fn top(reader: &mut Reader<'_>, table: &DeTable<'_>) -> Option<Scenario> {
    reader.known(table, &KEYS, "a scenario");
    let get = |key: &str| table.get(key);
    let name = match get("name") {
        Some(value) => name_of(reader, value),
        None => missing(reader, "name", "name = \"What the scenario is about\""),
    };
    let rulings = get("rulings").map_or_else(Vec::new, |value| {
        let texts = reader.texts("rulings", value);
        texts
            .into_iter()
            .map(|(_, ruling)| ruling.to_owned())
            .collect()
    });
    let rules = rules(reader, table);
    let names = match get("players") {
        Some(value) => players(reader, value),
        None => missing(reader, "players", "players = [\"Ann\", \"Bob\"]"),
    };
    // Without the names nothing below can be read; what is wrong up to here is told.
    let (rules, names) = (rules?, names?);
    let seeded = inside(table, "start", "seed");
    let fits = fit(reader, get("players"), &rules, &names, seeded);
    let dealer = match get("dealer") {
        Some(value) => reader.seat("dealer", value, &names),
        None => Seat::try_new(names.seats() - 1),
    };
    let scores = scores(reader, get("scores"), &names);
    if let Some(value) = get("scores").filter(|_| fits) {
        partners_agree(reader, value, &scores, &rules, &names);
    }
    let mut steps = Vec::new();
    if let Some(value) = get("step") {
        for entry in step_tables(reader, value) {
            steps.extend(step(reader, entry, &rules, &names, seeded));
        }
    }
    let expect = get("expect").map_or_else(Vec::new, |value| expectations(reader, value, &names));
    let playing = names.seats() - sitting_out(&rules.rules, &scores).len() as usize;
    let begin = begin(reader, table, &rules, &names, playing);
    let mut scenario = Scenario {
        name: name?,
        rulings,
        rules,
        names,
        dealer: dealer?,
        scores,
        begin: begin?,
        steps,
        expect,
    };
    scenario.settle(reader, table);
    Some(scenario)
}

/// The name of the scenario, which a list of scenarios shows on a line.
fn name_of(reader: &mut Reader<'_>, value: &Value<'_>) -> Option<String> {
    let name = reader.text("name", value)?;
    if name.trim().is_empty() {
        reader.fault(
            value,
            "name: it is empty; say what the scenario is about".to_owned(),
        );
        return None;
    }
    if let Some(char) = unseen(name) {
        let message = format!(
            "name: it holds {}, a character that cannot be seen; take it out",
            code(char)
        );
        reader.fault(value, message);
        return None;
    }
    Some(name.to_owned())
}

fn missing<T>(reader: &mut Reader<'_>, key: &str, example: &str) -> Option<T> {
    reader.problem(
        Place::START,
        format!("\"{key}\" is missing; write for example: {example}"),
    );
    None
}

fn rules(reader: &mut Reader<'_>, table: &DeTable<'_>) -> Option<RulesDocument> {
    let overrides = match table.get("rules") {
        Some(value) => Some(reader.table("rules", value)?),
        None => None,
    };
    match Collector::scenario(reader.source, table.get("preset"), overrides) {
        Ok(rules) => Some(rules),
        Err(problems) => {
            reader
                .problems
                .extend(problems.into_iter().map(Problem::from));
            None
        }
    }
}

fn players(reader: &mut Reader<'_>, value: &Value<'_>) -> Option<Names> {
    let before = reader.problems.len();
    let texts = reader.texts("players", value);
    if reader.problems.len() > before {
        return None;
    }
    match Names::new(texts.iter().map(|&(_, name)| name)) {
        Ok(names) => Some(names),
        Err(error) => {
            let at = match &error {
                NamesError::Name { index, .. } => texts[*index].0,
                NamesError::Count(_) => value,
            };
            reader.fault(at, format!("players: {error}"));
            None
        }
    }
}

/// Whether a table of the document has that key.
fn inside(table: &DeTable<'_>, name: &str, key: &str) -> bool {
    let found = table.get(name).and_then(|value| value.get_ref().as_table());
    found.is_some_and(|found| found.contains_key(key))
}

/// Whether so many players can sit at a table with these rules. A small deck is no fault where the
/// scenario says itself which cards there are.
fn fit(
    reader: &mut Reader<'_>,
    players: Option<&Value<'_>>,
    rules: &RulesDocument,
    names: &Names,
    seeded: bool,
) -> bool {
    let seats = names.seats();
    match rules.rules.decks(seats) {
        Ok(_) => true,
        Err(SeatsError::DeckTooSmall { .. }) if !seeded => true,
        Err(error) => {
            if let Some(value) = players {
                reader.fault(value, format!("players: {}", seats_advice(&error, seats)));
            }
            false
        }
    }
}

fn scores(reader: &mut Reader<'_>, value: Option<&Value<'_>>, names: &Names) -> Vec<i32> {
    let mut scores = vec![0; names.seats()];
    let Some(value) = value else { return scores };
    for (seat, entry) in reader.by_name("scores", value, names) {
        let what = format!("scores.{}", names.of(seat));
        if let Some(score) = reader.number(&what, entry, &(0..=MOST_POINTS)) {
            scores[seat.index()] = score;
        }
    }
    scores
}

/// Partners share one total (E-210). The rules fit the number of players.
fn partners_agree(
    reader: &mut Reader<'_>,
    value: &Value<'_>,
    scores: &[i32],
    rules: &RulesDocument,
    names: &Names,
) {
    let team = |seat: Seat| rules.rules.team(seat, names.seats());
    for (seat, name) in names.iter() {
        let partner = names.iter().find(|&(other, _)| team(other) == team(seat));
        if let Some((other, partner)) = partner
            && scores[other.index()] != scores[seat.index()]
        {
            let message =
                format!("scores: partners share one total; give {partner} and {name} the same");
            reader.fault(value, message);
        }
    }
}

/// The tables of `[[step]]`.
fn step_tables<'t, 'v>(reader: &mut Reader<'_>, value: &'t Value<'v>) -> Vec<&'t Value<'v>> {
    if let DeValue::Array(entries) = value.get_ref() {
        entries.iter().collect()
    } else {
        reader.wrong::<()>("step", value, "any number of [[step]] tables");
        Vec::new()
    }
}
