//! Rules as people choose, check and read them.

use crate::rules_of;
use crate::wording::texts;
use lastcard_notation::{PRESET_NAMES, RulesDocument, RulesProblem as Fault};
use lastcard_protocol::rest::{PresetEntry, PresetText, RulesChecked, RulesProblem, Sheet};
use lastcard_texts::{Lang, SheetOptions};

/// Every preset, with its texts.
pub fn presets() -> Vec<PresetEntry> {
    let text = |lang: Lang, name: &str| {
        Some(PresetText {
            lang: lang.code().to_owned(),
            title: texts(lang).preset_title(name)?,
            about: texts(lang).preset_about(name)?,
        })
    };
    let entry = |&name: &&str| PresetEntry {
        name: name.to_owned(),
        texts: Lang::ALL
            .into_iter()
            .filter_map(|lang| text(lang, name))
            .collect(),
    };
    PRESET_NAMES.iter().map(entry).collect()
}

/// Whether rules can be played, by so many if that is asked.
pub fn check(rules: &str, players: Option<u8>, lang: Lang) -> RulesChecked {
    let document = match rules_of(rules) {
        Ok(document) => document,
        Err(problems) => return faulty(&problems),
    };
    if let Some(text) = players.and_then(|players| seats_problem(&document, players, lang)) {
        return RulesChecked::Faulty {
            problems: vec![RulesProblem {
                line: None,
                column: None,
                text,
            }],
        };
    }
    RulesChecked::Valid {
        rules: document.to_toml(),
        preset: document.preset.name().to_owned(),
        plain: document.rules == document.preset.document().rules,
    }
}

/// Why so many cannot play with these rules, if they cannot.
pub fn seats_problem(document: &RulesDocument, players: u8, lang: Lang) -> Option<String> {
    let players = usize::from(players);
    let error = document.rules.deck(players).err()?;
    Some(texts(lang).seats_error(error, players))
}

/// Rules as people read them.
///
/// # Errors
/// Everything that is wrong with the rules.
pub fn sheet(rules: &str, lang: Lang) -> Result<Sheet, Vec<Fault>> {
    let document = rules_of(rules)?;
    let preset = document.preset;
    let changed = document.rules != preset.document().rules;
    let name = document.name.as_deref();
    let title = texts(lang).rules_title(name, preset.name(), changed);
    let options = SheetOptions {
        title: Some(&title),
        blank_wild_text: document.blank_wild_text.as_deref(),
        players: None,
    };
    let markdown = texts(lang).sheet(&document.rules, &options).to_markdown();
    Ok(Sheet { markdown })
}

fn faulty(problems: &[Fault]) -> RulesChecked {
    let problem = |problem: &Fault| RulesProblem {
        line: Some(problem.place.line as u32),
        column: Some(problem.place.column as u32),
        text: problem.fault.to_string(),
    };
    RulesChecked::Faulty {
        problems: problems.iter().map(problem).collect(),
    }
}
