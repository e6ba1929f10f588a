//! TOML to rules.

use super::preset::{PRESET_NAMES, Preset};
use super::problem::{RulesFault, RulesProblem};
use super::{NAME_LENGTH, RulesDocument, TEXT_LENGTH};
use crate::place::{Place, Source, nearest};
use crate::toml_text::{self, Key, Value, in_order, integer, quote};
use lastcard_engine::rules::{OPTIONS, OptionError, Value as OptionValue};
use lastcard_engine::{Conflict, Rules, RulesDraft};
use std::collections::{BTreeMap, BTreeSet};
use toml::de::{DeTable, DeValue};

/// A document of a table: without `preset` it changes `standard`.
pub(super) fn document(text: &str) -> Result<RulesDocument, Vec<RulesProblem>> {
    let source = Source::new(text);
    let (preset, collector) = collect(text, &source, |preset| {
        preset.unwrap_or(Preset::Standard).document().rules.draft()
    })?;
    collector.finish(preset.unwrap_or(Preset::Standard))
}

/// The document of a preset itself: without `preset` it gives every option.
pub(super) fn preset_file(preset: Preset, text: &str) -> Result<RulesDocument, Vec<RulesProblem>> {
    let source = Source::new(text);
    let (base, collector) = collect(text, &source, |base| {
        base.map_or(RulesDraft::FIRST_VALUES, |base| {
            base.document().rules.draft()
        })
    })?;
    let missing = OPTIONS
        .iter()
        .filter(|option| !collector.set.contains_key(option.name));
    debug_assert!(
        base.is_some() || missing.count() == 0,
        "{} leaves options open",
        preset.name()
    );
    collector.finish(preset)
}

/// Reads the top level: `preset`, `name` and the options.
fn collect<'a>(
    text: &'a str,
    source: &'a Source<'a>,
    base: impl FnOnce(Option<Preset>) -> RulesDraft,
) -> Result<(Option<Preset>, Collector<'a>), Vec<RulesProblem>> {
    let table = toml_text::parse(text).map_err(|problems| {
        let fault = |problem: crate::Problem| RulesProblem {
            place: problem.place,
            fault: RulesFault::Syntax(problem.message),
        };
        problems.into_iter().map(fault).collect::<Vec<_>>()
    })?;
    let mut collector = Collector::new(source);
    let preset = table
        .get_key_value("preset")
        .and_then(|(_, value)| collector.preset(value));
    collector.draft = base(preset);
    for (key, value) in in_order(&table) {
        match key.get_ref().as_ref() {
            "preset" => {}
            "name" => collector.name = collector.text("name", NAME_LENGTH, value),
            _ => collector.entry("", key, value),
        }
    }
    Ok((preset, collector))
}

/// Gathers the options of a document and everything wrong with them.
pub(crate) struct Collector<'a> {
    source: &'a Source<'a>,
    draft: RulesDraft,
    name: Option<String>,
    blank_wild_text: Option<String>,
    /// Where each option was set.
    set: BTreeMap<&'static str, Place>,
    /// The options that stand there with a value that cannot be used.
    bad: BTreeSet<&'static str>,
    preset: Option<Place>,
    preset_is_bad: bool,
    problems: Vec<RulesProblem>,
}

impl<'a> Collector<'a> {
    /// Starts from the `standard` rules until told otherwise.
    fn new(source: &'a Source<'a>) -> Collector<'a> {
        Collector {
            source,
            draft: RulesDraft::FIRST_VALUES,
            name: None,
            blank_wild_text: None,
            set: BTreeMap::new(),
            bad: BTreeSet::new(),
            preset: None,
            preset_is_bad: false,
            problems: Vec::new(),
        }
    }

    /// The rules of a scenario: a preset, if one is named, and a table of overrides.
    pub(crate) fn scenario(
        source: &'a Source<'a>,
        preset: Option<&Value<'_>>,
        overrides: Option<&DeTable<'_>>,
    ) -> Result<RulesDocument, Vec<RulesProblem>> {
        let mut collector = Collector::new(source);
        let preset = preset
            .and_then(|value| collector.preset(value))
            .unwrap_or(Preset::Standard);
        collector.draft = preset.document().rules.draft();
        if let Some(overrides) = overrides {
            collector.table("", overrides);
        }
        collector.finish(preset)
    }

    fn preset(&mut self, value: &Value<'_>) -> Option<Preset> {
        let place = self.source.place(&value.span());
        self.preset = Some(place);
        let word = value.get_ref().as_str();
        let preset = word.and_then(Preset::from_name);
        if preset.is_none() {
            self.preset_is_bad = true;
            let nearest = word.and_then(|word| nearest(word, PRESET_NAMES.iter().copied()));
            let value = quote(self.source, value);
            self.problems.push(RulesProblem {
                place,
                fault: RulesFault::UnknownPreset { value, nearest },
            });
        }
        preset
    }

    fn table(&mut self, prefix: &str, table: &DeTable<'_>) {
        for (key, value) in in_order(table) {
            self.entry(prefix, key, value);
        }
    }

    /// One key with an option, or with a group of options. `prefix` ends in a dot or is empty.
    fn entry(&mut self, prefix: &str, key: &Key<'_>, value: &Value<'_>) {
        let name = format!("{prefix}{}", key.get_ref());
        let place = self.source.place(&key.span());
        if name == BLANK_WILD_TEXT {
            if self.once(BLANK_WILD_TEXT, place) {
                self.blank_wild_text = self.text(BLANK_WILD_TEXT, TEXT_LENGTH, value);
            }
        } else if let Some(option) = OPTIONS.iter().find(|option| option.name == name) {
            if self.once(option.name, place) {
                self.set(option.name, value);
            }
        } else if let DeValue::Table(table) = value.get_ref()
            && (!table.is_empty() || is_group(&name))
        {
            self.table(&format!("{name}."), table);
        } else {
            let nearest = nearest_option(&name);
            self.problems.push(RulesProblem {
                place,
                fault: RulesFault::UnknownOption { name, nearest },
            });
        }
    }

    /// Notes where an option is set; false, with the fault noted, when it was set before.
    fn once(&mut self, option: &'static str, place: Place) -> bool {
        let first = self.set.insert(option, place).is_none();
        if !first {
            self.problems.push(RulesProblem {
                place,
                fault: RulesFault::Twice(option),
            });
        }
        first
    }

    fn set(&mut self, option: &'static str, value: &Value<'_>) {
        let given = match value.get_ref() {
            DeValue::Boolean(value) => Some(OptionValue::Bool(*value)),
            DeValue::String(word) => Some(OptionValue::Word(word)),
            other => integer(other).map(OptionValue::Int),
        };
        // A value of a kind that no option has is refused like a wrong word.
        let given = given.unwrap_or(OptionValue::Word(""));
        if let Err(OptionError::BadValue(allowed)) = self.draft.set(option, given) {
            self.bad.insert(option);
            self.problems.push(RulesProblem {
                place: self.source.place(&value.span()),
                fault: RulesFault::BadValue {
                    option,
                    value: quote(self.source, value),
                    allowed,
                },
            });
        }
    }

    fn text(&mut self, key: &'static str, most: usize, value: &Value<'_>) -> Option<String> {
        let text = value.get_ref().as_str();
        let text =
            text.filter(|text| text.chars().count() <= most && !text.contains(char::is_control));
        if text.is_none() {
            self.problems.push(RulesProblem {
                place: self.source.place(&value.span()),
                fault: RulesFault::BadText {
                    key,
                    value: quote(self.source, value),
                    most,
                },
            });
        }
        text.map(str::to_owned)
    }

    /// Valid rules, or all problems in the order of their places.
    fn finish(mut self, preset: Preset) -> Result<RulesDocument, Vec<RulesProblem>> {
        let rules = Rules::new(self.draft);
        if let Err(conflicts) = &rules {
            for &conflict in conflicts {
                self.conflict(conflict);
            }
        }
        self.problems.sort_by_key(|problem| problem.place);
        match rules {
            Ok(rules) if self.problems.is_empty() => Ok(RulesDocument {
                name: self.name,
                preset,
                rules,
                blank_wild_text: self.blank_wild_text,
            }),
            _ => Err(self.problems),
        }
    }

    /// Notes a conflict, at the option that the document sets. One with a value that could not be used
    /// may be none once that value is mended, so it waits until then.
    fn conflict(&mut self, conflict: Conflict) {
        let options = conflict.options();
        if self.preset_is_bad || options.iter().any(|option| self.bad.contains(option)) {
            return;
        }
        let set = options
            .iter()
            .filter_map(|option| self.set.get(option))
            .max();
        let place = set.copied().or(self.preset).unwrap_or(Place::START);
        let values = options.map(|option| {
            self.draft
                .get(option)
                .map_or_else(String::new, |value| value.to_string())
        });
        self.problems.push(RulesProblem {
            place,
            fault: RulesFault::Conflict { conflict, values },
        });
    }
}

/// The free text for blank Wilds: an option of the document, not of the game.
pub(super) const BLANK_WILD_TEXT: &str = "actions.blank_wild_text";

fn is_group(name: &str) -> bool {
    OPTIONS.iter().any(|option| {
        option
            .name
            .strip_prefix(name)
            .is_some_and(|rest| rest.starts_with('.'))
    })
}

/// The option most likely meant: the one with the same last word, else the one with the nearest name.
fn nearest_option(name: &str) -> Option<&'static str> {
    let last = |name: &str| name.rsplit('.').next().map(str::to_owned);
    let same_word = OPTIONS
        .iter()
        .find(|option| last(option.name) == last(name));
    same_word
        .map(|option| option.name)
        .or_else(|| nearest(name, OPTIONS.iter().map(|option| option.name)))
}
