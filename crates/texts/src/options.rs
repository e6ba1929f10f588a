//! Options, their values, what does not go together, and the presets, in words.

use crate::texts::{Arg, Texts};
use lastcard_engine::rules::{OPTIONS, OptionInfo, Value};
use lastcard_engine::{Conflict, SeatsError};

/// Options that people look for in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its name for programs.
    pub name: &'static str,
    /// What the dotted names of its options begin with.
    topics: &'static [&'static str],
}

/// Every option in one of them, in the order in which one would ask.
pub const GROUPS: [Group; 10] = [
    Group::new("table", &["deck", "deal", "dealer"]),
    Group::new("start", &["start"]),
    Group::new("matching", &["matching"]),
    Group::new("drawing", &["draw"]),
    Group::new("actions", &["actions"]),
    Group::new("stacking", &["stacking"]),
    Group::new("challenge", &["challenge"]),
    Group::new("uno", &["uno"]),
    Group::new("ending", &["going_out", "scoring"]),
    Group::new("variants", &["jump_in", "multi_discard", "teams"]),
];

impl Group {
    const fn new(name: &'static str, topics: &'static [&'static str]) -> Group {
        Group { name, topics }
    }

    /// Its options, in the order of the rules.
    pub fn options(self) -> impl Iterator<Item = &'static OptionInfo> {
        OPTIONS.iter().filter(move |option| {
            let topic = option.name.split('.').next().unwrap_or_default();
            self.topics.contains(&topic)
        })
    }
}

impl Texts {
    /// The title of a group of options.
    pub fn group_title(&self, group: Group) -> String {
        self.text(&format!("option-group-{}", group.name), &[])
    }

    /// The name of an option, such as `draw.mode`.
    pub fn option_name(&self, option: &str) -> String {
        self.text(&option_key(option), &[])
    }

    /// What the option changes, in one sentence.
    pub fn option_about(&self, option: &str) -> String {
        self.attribute(&option_key(option), "about", &[])
    }

    /// A value of an option as a word or two.
    pub fn value_label(&self, option: &str, value: Value<'_>) -> String {
        match value {
            Value::Bool(true) => self.text("option-yes", &[]),
            Value::Bool(false) => self.text("option-no", &[]),
            Value::Int(_) | Value::Word(_) => self.of_value(option, value, ""),
        }
    }

    /// What the value means, in one sentence.
    pub fn value_about(&self, option: &str, value: Value<'_>) -> String {
        self.of_value(option, value, "-about")
    }

    /// That an option has no effect, because no "Uno!" is called at this table.
    pub fn option_ignored(&self, option: &str) -> String {
        self.text("option-ignored", &[("option", option.into())])
    }

    /// Why two values do not go together, and what to change.
    pub fn conflict(&self, conflict: Conflict) -> String {
        self.text(&format!("conflict-{}", dashed(conflict.code())), &[])
    }

    /// Why so many players cannot play, and what to change.
    pub fn seats_error(&self, error: SeatsError, players: usize) -> String {
        let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let key = format!("seats-{}", dashed(error.code()));
        let players = ("players", number(players));
        match error {
            SeatsError::TooFew => self.text(&key, &[]),
            SeatsError::TooMany => self.text(&key, &[players]),
            SeatsError::TooManyForDecks { decks } => {
                self.text(&key, &[players, ("decks", u32::from(decks).into())])
            }
            SeatsError::DeckTooSmall { has, needs } => self.text(
                &key,
                &[players, ("has", has.into()), ("needs", needs.into())],
            ),
            SeatsError::TeamsDoNotFit { size } => {
                self.text(&key, &[players, ("size", number(size))])
            }
        }
    }

    /// What rules are called: by their own name, or by that of the preset that they come from.
    pub fn rules_title(&self, name: Option<&str>, preset: &str, changed: bool) -> String {
        if let Some(name) = name {
            return name.to_owned();
        }
        let title = self.preset_title(preset);
        let title = title.unwrap_or_else(|| preset.to_owned());
        if changed {
            self.text("play-changed-rules", &[("title", (&title).into())])
        } else {
            title
        }
    }

    /// The title of a preset that comes with the game; `None` for a name that is none of them.
    pub fn preset_title(&self, preset: &str) -> Option<String> {
        PRESETS
            .contains(&preset)
            .then(|| self.text(&preset_key(preset), &[]))
    }

    /// A preset in one sentence; `None` for a name that is none of them.
    pub fn preset_about(&self, preset: &str) -> Option<String> {
        PRESETS
            .contains(&preset)
            .then(|| self.attribute(&preset_key(preset), "about", &[]))
    }

    fn of_value(&self, option: &str, value: Value<'_>, ending: &str) -> String {
        let (word, number) = match value {
            Value::Bool(flag) => (if flag { "true" } else { "false" }, 0),
            Value::Int(number) => ("number", number),
            Value::Word(word) => (word, 0),
        };
        let args = [("value", Arg::Number(number))];
        self.attribute(&option_key(option), &format!("{word}{ending}"), &args)
    }
}

/// The presets that have a title here.
const PRESETS: [&str; 13] = [
    "traditional",
    "standard",
    "official",
    "quick",
    "party",
    "tournament",
    "teams",
    "team_party",
    "knockout",
    "family",
    "official_house",
    "new_deck",
    "no_mercy_style",
];

fn option_key(option: &str) -> String {
    format!("option-{}", dashed(option))
}

fn preset_key(preset: &str) -> String {
    format!("preset-{}", dashed(preset))
}

/// Names as the catalogs write them.
pub(crate) fn dashed(name: &str) -> String {
    name.replace(['.', '_'], "-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use lastcard_engine::rules::Allowed;
    use std::collections::BTreeSet;

    fn some_values(allowed: Allowed) -> Vec<Value<'static>> {
        let numbers = |min: u16, max: u16| {
            [min, max]
                .map(|number| Value::Int(i64::from(number)))
                .into_iter()
        };
        match allowed {
            Allowed::Bool => vec![Value::Bool(true), Value::Bool(false)],
            Allowed::Words(words) => words.iter().map(|&word| Value::Word(word)).collect(),
            Allowed::Range(min, max) => numbers(min, max).collect(),
            Allowed::ZeroOrRange(min, max) => numbers(min, max).chain([Value::Int(0)]).collect(),
            Allowed::WordOrRange(word, min, max) => {
                numbers(min, max).chain([Value::Word(word)]).collect()
            }
        }
    }

    #[test]
    fn every_option_and_every_value_is_explained() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for option in OPTIONS {
                assert!(!texts.option_name(option.name).is_empty());
                assert!(texts.option_about(option.name).ends_with(['.', '"']));
                let values = some_values(option.allowed);
                for value in &values {
                    assert!(texts.value_about(option.name, *value).ends_with(['.', '"']));
                    let label = texts.value_label(option.name, *value);
                    let same = values
                        .iter()
                        .filter(|&&other| texts.value_label(option.name, other) == label);
                    assert_eq!(
                        same.count(),
                        1,
                        "{} has two values called {label}",
                        option.name
                    );
                }
            }
        }
    }

    #[test]
    fn every_option_is_in_one_group_and_groups_keep_the_order_of_the_rules() {
        let grouped: Vec<&str> = GROUPS
            .iter()
            .flat_map(|group| group.options().map(|option| option.name))
            .collect();
        let all: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
        assert_eq!(grouped, all);
        for lang in Lang::ALL {
            let texts = Texts::of(lang);
            let titles: BTreeSet<String> = GROUPS.map(|group| texts.group_title(group)).into();
            assert_eq!(titles.len(), GROUPS.len(), "{}", lang.code());
        }
    }

    #[test]
    fn every_conflict_and_every_wrong_number_of_players_says_what_to_change() {
        let errors = [
            SeatsError::TooFew,
            SeatsError::TooMany,
            SeatsError::TooManyForDecks { decks: 1 },
            SeatsError::DeckTooSmall {
                has: 108,
                needs: 130,
            },
            SeatsError::TeamsDoNotFit { size: 2 },
        ];
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for conflict in Conflict::ALL {
                assert!(texts.conflict(conflict).matches(". ").count() == 1);
            }
            for error in errors {
                assert!(texts.seats_error(error, 11).ends_with('.'));
            }
        }
        let nl = Texts::new(Lang::Nl);
        let error = nl.seats_error(SeatsError::TooManyForDecks { decks: 1 }, 11);
        assert!(
            error.starts_with("11 spelers is te veel voor één spel kaarten"),
            "{error}"
        );
    }

    #[test]
    fn every_preset_has_a_title_and_a_sentence_and_other_names_have_none() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for preset in PRESETS {
                assert!(texts.preset_title(preset).is_some());
                assert!(texts.preset_about(preset).is_some());
            }
            assert_eq!(texts.preset_title("mine"), None);
            assert_eq!(texts.preset_about("option-yes"), None);
        }
    }
}
