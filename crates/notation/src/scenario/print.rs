//! Scenarios to TOML.

use super::{Begin, Doing, Expected, Middle, Scenario, Step};
use crate::card::{color_word, print_cards};
use crate::direction::direction_word;
use crate::moves::print_command;
use crate::names::Names;
use crate::toml_text::quoted;
use core::fmt;
use lastcard_engine::rules::OPTIONS;
use lastcard_engine::{Direction, SeatSet};

impl fmt::Display for Scenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = &self.names;
        writeln!(f, "name = {}", quoted(&self.name))?;
        if !self.rulings.is_empty() {
            writeln!(
                f,
                "rulings = {}",
                array(self.rulings.iter().map(String::as_str))
            )?;
        }
        writeln!(f, "preset = \"{}\"", self.rules.preset.name())?;
        if let Some(rules) = self.overrides() {
            writeln!(f, "rules = {rules}")?;
        }
        writeln!(f, "players = {}", array(names.iter().map(|(_, name)| name)))?;
        writeln!(f, "dealer = {}", quoted(names.of(self.dealer)))?;
        let scores = names
            .iter()
            .map(|(seat, name)| (name, self.scores[seat.index()].to_string()));
        writeln!(f, "scores = {}", table(scores))?;
        match &self.begin {
            Begin::Position(middle) => position(f, middle, names)?,
            Begin::Deck(deck) => writeln!(f, "\n[start]\ndeck = \"{}\"", print_cards(deck))?,
            Begin::Seed(seed) => writeln!(f, "\n[start]\nseed = {}", quoted(seed))?,
        }
        for step in &self.steps {
            print_step(f, step, names)?;
        }
        if !self.expect.is_empty() {
            writeln!(f, "\n[expect]")?;
            for (key, value) in entries(&self.expect, names) {
                writeln!(f, "{key} = {value}")?;
            }
        }
        Ok(())
    }
}

impl Scenario {
    fn overrides(&self) -> Option<String> {
        let (draft, preset) = (
            self.rules.rules.draft(),
            self.rules.preset.document().rules.draft(),
        );
        let changed = OPTIONS
            .iter()
            .filter(|option| (option.get)(&draft) != (option.get)(&preset));
        let mut entries: Vec<(&str, String)> = changed
            .map(|option| (option.name, (option.get)(&draft).to_string()))
            .collect();
        if let Some(text) = &self.rules.blank_wild_text {
            entries.push(("actions.blank_wild_text", quoted(text)));
        }
        (!entries.is_empty()).then(|| table(entries))
    }
}

fn position(f: &mut fmt::Formatter<'_>, middle: &Middle, names: &Names) -> fmt::Result {
    writeln!(f, "\n[position]")?;
    writeln!(f, "turn = {}", quoted(names.of(middle.turn)))?;
    if middle.direction != Direction::Clockwise {
        writeln!(f, "direction = \"{}\"", direction_word(middle.direction))?;
    }
    writeln!(f, "discard = \"{}\"", print_cards(&middle.discard))?;
    if let Some(color) = middle.color {
        writeln!(f, "color = \"{}\"", color_word(color))?;
    }
    let set = |seats: SeatSet| array(seats.iter().map(|seat| names.of(seat)));
    if !middle.uncalled.is_empty() {
        writeln!(f, "uncalled = {}", set(middle.uncalled))?;
    }
    if !middle.exposed.is_empty() {
        writeln!(f, "exposed = {}", set(middle.exposed))?;
    }
    if middle.penalty > 0 {
        writeln!(f, "penalty = {}", middle.penalty)?;
    }
    writeln!(f, "draw = \"{}\"", print_cards(&middle.draw))?;
    let hands = names
        .iter()
        .map(|(seat, name)| (name, format!("\"{}\"", middle.hands[seat.index()])));
    writeln!(f, "hands = {}", table(hands))
}

fn print_step(f: &mut fmt::Formatter<'_>, step: &Step, names: &Names) -> fmt::Result {
    let doing = match &step.doing {
        Doing::Command(command) => print_command(command, names),
        Doing::UnknownPlayer(text) => text.clone(),
    };
    writeln!(f, "\n[[step]]\ndo = {}", quoted(&doing))?;
    if let Some(refused) = step.refused {
        writeln!(f, "refused = \"{}\"", refused.code())?;
    }
    if let Some(deck) = &step.deck {
        writeln!(f, "deck = \"{}\"", print_cards(deck))?;
    }
    if !step.expect.is_empty() {
        let entries = entries(&step.expect, names).into_iter();
        let entries: Vec<String> = entries
            .map(|(key, value)| format!("{key} = {value}"))
            .collect();
        writeln!(f, "expect = {{ {} }}", entries.join(", "))?;
    }
    Ok(())
}

/// The keys in their order, those of players gathered in tables where the first of them stands.
fn entries(expected: &[Expected], names: &Names) -> Vec<(String, String)> {
    let mut gathered: Vec<(String, Vec<(String, String)>)> = Vec::new();
    for one in expected {
        let (key, value) = (one.key(names), one.value(names));
        let (key, name) = key.split_once('.').unwrap_or((&key, ""));
        match gathered.iter_mut().find(|(known, _)| known == key) {
            Some((_, entries)) => entries.push((name.to_owned(), value)),
            None => gathered.push((key.to_owned(), vec![(name.to_owned(), value)])),
        }
    }
    let value = |entries: Vec<(String, String)>| match &entries[..] {
        [(name, value)] if name.is_empty() => value.clone(),
        _ => table(
            entries
                .iter()
                .map(|(name, value)| (name.as_str(), value.clone())),
        ),
    };
    gathered
        .into_iter()
        .map(|(key, entries)| (key, value(entries)))
        .collect()
}

fn array<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    format!(
        "[{}]",
        texts.into_iter().map(quoted).collect::<Vec<_>>().join(", ")
    )
}

fn table<'a>(entries: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let entry = |(key, value): (&str, String)| {
        let bare = key
            .chars()
            .all(|char| char.is_ascii_alphanumeric() || "-_".contains(char));
        let key = if bare { key.to_owned() } else { quoted(key) };
        format!("{key} = {value}")
    };
    format!(
        "{{ {} }}",
        entries
            .into_iter()
            .map(entry)
            .collect::<Vec<_>>()
            .join(", ")
    )
}
