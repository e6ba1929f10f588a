//! How a playthrough is written down.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json, to_value};
use std::fmt::Write as _;

/// A playthrough.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) name: String,
    /// A rules document in TOML.
    pub(crate) rules: String,
    /// Whose side it is; null for somebody who watches.
    pub(crate) viewer: Option<u8>,
    /// The view before the first step.
    pub(crate) start: Value,
    pub(crate) steps: Vec<Step>,
}

/// What came of one command.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    /// What the viewer saw of it.
    pub(crate) events: Vec<Value>,
    /// The whole view after it, but for the rules: they stay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) view: Option<Value>,
    /// Where that is not there: what is different from the view before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) changed: Option<Value>,
}

/// The only field of a view of which nothing but the changes is written: the kinds whose number is another one, with 0
/// for those of which none is left.
const COUNTED: &str = "discards";

impl File {
    /// With a line for each step, and the fields in the order of the alphabet: a change shows where it is.
    pub(crate) fn to_text(&self) -> String {
        let mut text = String::from("{\n");
        for (field, value) in [
            ("name", json!(self.name)),
            ("rules", json!(self.rules)),
            ("viewer", json!(self.viewer)),
            ("start", self.start.clone()),
        ] {
            let _ = write!(text, "\"{field}\":");
            write_sorted(&value, &mut text);
            text.push_str(",\n");
        }
        text.push_str("\"steps\":[\n");
        for (place, step) in self.steps.iter().enumerate() {
            text.push_str(if place == 0 { "" } else { ",\n" });
            write_sorted(&to_value(step).expect("a step"), &mut text);
        }
        text.push_str("\n]}\n");
        text
    }
}

/// A step between two views; with the whole view after it, or only with what changed.
pub(crate) fn step(events: Vec<Value>, before: &Value, after: &Value, whole: bool) -> Step {
    let (before, after) = (fields(before), fields(after));
    let mut changed = Map::new();
    for (name, value) in after
        .iter()
        .filter(|&(name, value)| before.get(name) != Some(value))
    {
        let value = if name == COUNTED {
            counts_between(&before[name], value)
        } else {
            value.clone()
        };
        changed.insert(name.clone(), value);
    }
    let mut view = after.clone();
    view.remove("rules");
    Step {
        events,
        view: whole.then_some(Value::Object(view)),
        changed: (!whole).then_some(Value::Object(changed)),
    }
}

/// The view after a step, from the one before.
pub(crate) fn merged(before: &Value, step: &Step) -> Value {
    let mut after = fields(before).clone();
    if let Some(view) = &step.view {
        after.retain(|name, _| name == "rules");
        after.extend(fields(view).clone());
    }
    for (name, value) in step.changed.iter().flat_map(fields) {
        let value = if name == COUNTED {
            let mut counts = fields(&after[name]).clone();
            counts.extend(fields(value).clone());
            counts.retain(|_, count| *count != json!(0));
            Value::Object(counts)
        } else {
            value.clone()
        };
        after.insert(name.clone(), value);
    }
    Value::Object(after)
}

fn counts_between(before: &Value, after: &Value) -> Value {
    let (before, after) = (fields(before), fields(after));
    let gone = before.keys().filter(|kind| !after.contains_key(*kind));
    let changed = after
        .iter()
        .filter(|&(kind, count)| before.get(kind) != Some(count));
    let mut counts: Map<String, Value> = gone.map(|kind| (kind.clone(), json!(0))).collect();
    counts.extend(changed.map(|(kind, count)| (kind.clone(), count.clone())));
    Value::Object(counts)
}

fn fields(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("an object")
}

/// Without spaces, and in an order that no feature of a library changes.
fn write_sorted(value: &Value, text: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut names: Vec<&String> = fields.keys().collect();
            names.sort();
            text.push('{');
            for (place, name) in names.into_iter().enumerate() {
                let comma = if place == 0 { "" } else { "," };
                let _ = write!(text, "{comma}\"{name}\":");
                write_sorted(&fields[name], text);
            }
            text.push('}');
        }
        Value::Array(items) => {
            text.push('[');
            for (place, item) in items.iter().enumerate() {
                text.push_str(if place == 0 { "" } else { "," });
                write_sorted(item, text);
            }
            text.push(']');
        }
        plain => text.push_str(&plain.to_string()),
    }
}
