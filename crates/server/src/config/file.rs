//! A file of settings in TOML.

use super::check::{Kind, SETTINGS, unknown};
use super::draft::{Draft, LIMITS, Source};
use crate::limits::LimitSettings;
use lastcard_notation::Place;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Notes every setting of the file, and everything that is wrong with it.
pub(super) fn read(draft: &mut Draft, name: &str, text: &str) {
    let mut reader = Reader { draft, name, text };
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let at = error.span().unwrap_or_default().start;
        let source = reader.source(at);
        let message = format!("this is not TOML: {}", error.message());
        reader.draft.problem(source, message);
    }
    if errors.is_empty() {
        reader.settings(table.get_ref());
    }
}

struct Reader<'d, 't> {
    draft: &'d mut Draft,
    name: &'t str,
    text: &'t str,
}

impl Reader<'_, '_> {
    fn settings(&mut self, table: &DeTable<'_>) {
        for (key, value) in in_order(table) {
            let name = key.get_ref().as_ref();
            match SETTINGS.iter().find(|(setting, _)| *setting == name) {
                Some((setting, kind)) => self.setting(setting, *kind, value),
                None if name == "limits" => self.limits(value),
                None => {
                    let mut names: Vec<&str> = SETTINGS.map(|(setting, _)| setting).into();
                    names.push("limits");
                    let source = self.source(key.span().start);
                    self.draft.problem(source, unknown("setting", name, &names));
                }
            }
        }
    }

    fn setting(&mut self, setting: &str, kind: Kind, value: &Spanned<DeValue<'_>>) {
        match (kind, value.get_ref()) {
            (Kind::Text, DeValue::String(text)) => self.set(setting, text, value),
            (Kind::Number, _) => self.number(setting, value),
            (Kind::Texts, DeValue::Array(values)) => {
                for value in values {
                    self.setting(setting, Kind::Text, value);
                }
            }
            (Kind::Text | Kind::Texts, _) => {
                let source = self.source(value.span().start);
                let form = match kind {
                    Kind::Texts => "a list of texts, as in [\"https://cards.example\"]",
                    Kind::Text | Kind::Number => "a text in quotes",
                };
                self.draft
                    .problem(source, format!("{setting} must be {form}"));
            }
        }
    }

    fn limits(&mut self, value: &Spanned<DeValue<'_>>) {
        let DeValue::Table(table) = value.get_ref() else {
            let source = self.source(value.span().start);
            let message = "limits must be a table; begin it with a line [limits]".to_owned();
            return self.draft.problem(source, message);
        };
        for (key, value) in in_order(table) {
            let name = key.get_ref().as_ref();
            if LimitSettings::NAMES.contains(&name) {
                self.number(&format!("{LIMITS}{name}"), value);
            } else {
                let source = self.source(key.span().start);
                self.draft
                    .problem(source, unknown("limit", name, LimitSettings::NAMES));
            }
        }
    }

    fn number(&mut self, setting: &str, value: &Spanned<DeValue<'_>>) {
        let number = value.get_ref().as_integer();
        let number =
            number.and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok());
        if let Some(number) = number {
            self.set(setting, &number.to_string(), value);
        } else {
            let source = self.source(value.span().start);
            self.draft
                .problem(source, format!("{setting} must be a whole number"));
        }
    }

    fn set(&mut self, setting: &str, text: &str, value: &Spanned<DeValue<'_>>) {
        let source = self.source(value.span().start);
        self.draft.set(setting, text.to_owned(), source);
    }

    fn source(&self, at: usize) -> Source {
        Source::File {
            file: self.name.to_owned(),
            place: Place::of(self.text, at),
        }
    }
}

/// The entries of a table in the order in which they are written.
fn in_order<'t, 'a>(
    table: &'t DeTable<'a>,
) -> Vec<(
    &'t Spanned<std::borrow::Cow<'a, str>>,
    &'t Spanned<DeValue<'a>>,
)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}
