//! Where rules come from: a preset or a file, and single options changed on the command line.

use crate::failure::{Failure, Result};
use crate::plain::{plain, plain_path};
use lastcard_engine::Rules;
use lastcard_engine::rules::Value;
use lastcard_notation::{PRESET_NAMES, Place, Preset, RulesDocument, RulesFault, RulesProblem};
use std::fs;
use std::path::Path;

/// The rules of that preset, or of the file of that name.
///
/// # Errors
/// When there is neither, or the file holds no valid rules; then everything that is wrong with it.
pub(crate) fn rules(name: &str) -> Result<RulesDocument> {
    match Preset::from_name(name) {
        Some(preset) => Ok(preset.document().clone()),
        None => file(Path::new(name)),
    }
}

/// The rules in that file.
///
/// # Errors
/// When it cannot be read, or everything that is wrong with it.
fn file(path: &Path) -> Result<RulesDocument> {
    let shown = plain_path(path);
    let text = fs::read_to_string(path).map_err(|error| {
        let presets = PRESET_NAMES.join(", ");
        let looks_like_a_file = path.extension().is_some() || path.components().count() > 1;
        Failure::bad(if looks_like_a_file || path.exists() {
            format!("cannot read rules from {shown}: {error}")
        } else {
            format!("{shown} is neither a preset nor a file; the presets are {presets}")
        })
    })?;
    RulesDocument::parse(&text).map_err(|problems| {
        let lines: Vec<String> = problems.iter().map(|problem| line(path, problem)).collect();
        Failure::bad(lines.join("\nlastcard: "))
    })
}

/// The rules with options changed, each written as `option=value`.
///
/// # Errors
/// Everything that is wrong with the changes.
pub(crate) fn changed(rules: RulesDocument, changes: &[String]) -> Result<RulesDocument> {
    let mut draft = rules.rules.draft();
    let mut blank_wild_text = rules.blank_wild_text.clone();
    let mut faults = Vec::new();
    for change in changes {
        match Change::parse(change) {
            Ok(Change::Option { name, value }) => {
                let value = value_of(&value);
                if draft.set(&name, value).is_err() {
                    faults.push(format!("--set {change}: {name} does not take {value}"));
                }
            }
            Ok(Change::BlankWildText(text)) => blank_wild_text = Some(text),
            Err(fault) => faults.push(format!("--set {change}: {fault}")),
        }
    }
    if faults.is_empty() {
        match Rules::new(draft) {
            Ok(new) => {
                return Ok(RulesDocument {
                    rules: new,
                    blank_wild_text,
                    ..rules
                });
            }
            Err(conflicts) => faults.extend(conflicts.into_iter().map(|conflict| {
                let value = |option| draft.get(option).map(|value| value.to_string());
                let values = conflict
                    .options()
                    .map(|option| value(option).unwrap_or_default());
                RulesFault::Conflict { conflict, values }.to_string()
            })),
        }
    }
    Err(Failure::bad(faults.join("\nlastcard: ")))
}

/// A problem of a file as editors can jump to it.
fn line(path: &Path, problem: &RulesProblem) -> String {
    let Place { line, column } = problem.place;
    let (path, fault) = (plain_path(path), plain(&problem.fault.to_string()));
    format!("{path}:{line}:{column}: {fault}")
}

/// A change that can be made, if the rest of the rules allows it.
enum Change {
    /// An option of the engine.
    Option { name: String, value: String },
    /// The text for blank Wilds, which only people read.
    BlankWildText(String),
}

impl Change {
    /// The change is read as a rules document of one line, so that it gets the same messages.
    fn parse(change: &str) -> std::result::Result<Change, String> {
        let Some((name, value)) = change.split_once('=') else {
            return Err("write it as option=value, such as scoring.target=200".to_owned());
        };
        let (name, value) = (name.trim(), value.trim().trim_matches('"'));
        let document = match value_of(value) {
            Value::Word(word) => format!("{name} = {word:?}\n"),
            value => format!("{name} = {value}\n"),
        };
        let problems = match RulesDocument::parse(&document) {
            Ok(RulesDocument {
                blank_wild_text: Some(text),
                ..
            }) => {
                return Ok(Change::BlankWildText(text));
            }
            Ok(_) => Vec::new(),
            Err(problems) => problems,
        };
        // What does not go together with the rest of `standard` may well do so with these rules.
        let alone = problems
            .iter()
            .find(|one| !matches!(one.fault, RulesFault::Conflict { .. }));
        match alone {
            Some(problem) => Err(problem.fault.to_string()),
            None => Ok(Change::Option {
                name: name.to_owned(),
                value: value.to_owned(),
            }),
        }
    }
}

fn value_of(value: &str) -> Value<'_> {
    match (value, value.parse()) {
        ("true", _) => Value::Bool(true),
        ("false", _) => Value::Bool(false),
        (_, Ok(number)) => Value::Int(number),
        (word, Err(_)) => Value::Word(word),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;

    fn change(changes: &[&str]) -> std::result::Result<RulesDocument, String> {
        let changes: Vec<String> = changes.iter().map(|&change| change.to_owned()).collect();
        changed(Preset::Standard.document().clone(), &changes).map_err(|fault| fault.to_string())
    }

    #[test]
    fn options_are_changed_one_by_one() {
        let rules = change(&["scoring.target=200", "draw.mode = until_playable"]).unwrap();
        assert_eq!(rules.rules.target.get(), 200);
        assert_eq!(
            rules.rules.get("draw.mode"),
            Some(Value::Word("until_playable"))
        );
    }

    #[test]
    fn options_that_need_each_other_are_changed_together() {
        let both = [
            "scoring.match_winner=lowest_total",
            "scoring.mode=each_adds_own_hand",
        ];
        assert!(change(&both).is_ok());
        let one = change(&both[..1]).unwrap_err();
        assert!(
            one.contains("scoring.mode = \"winner_takes_hands\""),
            "{one}"
        );
    }

    #[test]
    fn every_wrong_change_is_told_with_what_is_allowed() {
        let faults = change(&["draw.mode=two", "scoring.targets=5", "fast"]).unwrap_err();
        for part in [
            "until_playable",
            "did you mean \"scoring.target\"",
            "option=value",
        ] {
            assert!(faults.contains(part), "{faults}");
        }
    }

    #[test]
    fn a_name_that_is_nothing_gets_the_presets_listed() {
        let fault = rules("standerd").unwrap_err().to_string();
        assert!(fault.contains("neither a preset nor a file"), "{fault}");
        assert!(fault.contains("no_mercy_style"), "{fault}");
        assert!(
            rules("no_such_folder/rules.toml")
                .unwrap_err()
                .to_string()
                .contains("cannot read")
        );
    }
}
