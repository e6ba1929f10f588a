//! Rules to TOML: short, whole, or one line a group.

use super::RulesDocument;
use super::parse::BLANK_WILD_TEXT;
use crate::toml_text::quoted;
use lastcard_engine::rules::{OPTIONS, Value};

impl RulesDocument {
    /// The document with its overrides only.
    ///
    /// ```
    /// use lastcard_notation::preset;
    /// assert_eq!(preset("quick").unwrap().to_toml_short(), "preset = \"quick\"\n");
    /// ```
    pub fn to_toml_short(&self) -> String {
        let mut lines = self.head();
        let changed = self.values().filter(|(_, _, preset)| preset.is_some());
        lines.extend(changed.map(|(name, value, _)| format!("{name} = {value}")));
        let blank = self.blank_wild_text.as_ref();
        lines.extend(blank.map(|text| format!("{BLANK_WILD_TEXT} = {}", quoted(text))));
        text_of(&lines)
    }

    /// The document with every option, in groups; what differs from the preset says so, and what has no
    /// effect with these rules.
    pub fn to_toml(&self) -> String {
        let mut lines = self.head();
        for (group, entries) in self.groups() {
            if !group.is_empty() {
                lines.extend([String::new(), format!("[{group}]")]);
            }
            for Entry { key, value, preset } in entries {
                let preset = preset.map(|preset| format!("{}: {preset}", self.preset.name()));
                let void = self.is_void(&format!("{group}.{key}"));
                let void = void.then(|| "without effect, as no call is required".to_owned());
                let notes: Vec<String> = preset.into_iter().chain(void).collect();
                let mark = if notes.is_empty() { "" } else { " # " };
                lines.push(format!("{key} = {value}{mark}{}", notes.join("; ")));
            }
        }
        text_of(&lines)
    }

    /// The document with every option, one group a line: complete also when presets change one day.
    pub fn to_toml_lines(&self) -> Vec<String> {
        let mut lines = self.head();
        for (group, entries) in self.groups() {
            let entries: Vec<String> = entries
                .iter()
                .map(|entry| format!("{} = {}", entry.key, entry.value))
                .collect();
            if group.is_empty() {
                lines.extend(entries);
            } else {
                lines.push(format!("{group} = {{ {} }}", entries.join(", ")));
            }
        }
        lines
    }

    /// Whether the option of that name has no effect because nobody has to call "Uno!".
    pub fn is_void(&self, option: &str) -> bool {
        option.starts_with("uno.") && option != "uno.call" && !self.rules.calls_matter()
    }

    fn head(&self) -> Vec<String> {
        let name = self
            .name
            .as_ref()
            .map(|name| format!("name = {}", quoted(name)));
        name.into_iter()
            .chain([format!("preset = \"{}\"", self.preset.name())])
            .collect()
    }

    /// Name, value, and the preset's value where it is another one.
    pub(super) fn values(
        &self,
    ) -> impl Iterator<Item = (&'static str, Value<'static>, Option<Value<'static>>)> {
        let (draft, preset) = (self.rules.draft(), self.preset.document().rules.draft());
        OPTIONS.iter().map(move |option| {
            let (value, preset) = ((option.get)(&draft), (option.get)(&preset));
            (option.name, value, (value != preset).then_some(preset))
        })
    }

    /// The options by the part of their name before the dot; first those without a dot, as TOML needs.
    fn groups(&self) -> Vec<(&'static str, Vec<Entry>)> {
        let mut groups: Vec<(&str, Vec<Entry>)> = vec![("", Vec::new())];
        for (name, value, preset) in self.values() {
            let (group, key) = name.split_once('.').unwrap_or(("", name));
            let entry = Entry {
                key,
                value: value.to_string(),
                preset: preset.map(|preset| preset.to_string()),
            };
            match groups.iter_mut().find(|(known, _)| *known == group) {
                Some((_, entries)) => entries.push(entry),
                None => groups.push((group, vec![entry])),
            }
        }
        if let Some(blank) = &self.blank_wild_text
            && let Some((group, key)) = BLANK_WILD_TEXT.split_once('.')
            && let Some((_, entries)) = groups.iter_mut().find(|(known, _)| *known == group)
        {
            entries.push(Entry {
                key,
                value: quoted(blank),
                preset: None,
            });
        }
        groups
    }
}

fn text_of(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line, "\n"]).collect()
}

struct Entry {
    key: &'static str,
    value: String,
    preset: Option<String>,
}
