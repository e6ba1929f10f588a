//! Rules as people choose, check and read them.

use crate::rules_of;
use lastcard_engine::rules::{Allowed, OptionInfo, Value};
use lastcard_notation::{Preset, RulesDocument, RulesProblem as Fault};
use lastcard_protocol::game::Options;
use lastcard_protocol::rest::{
    OptionEntry, OptionGroup, OptionKind, PresetEntry, PresetText, RulesChecked, RulesProblem,
    Sheet, ValueEntry,
};
use lastcard_texts::{GROUPS, Lang, SheetOptions, Texts};

/// Every preset, with its texts in these languages.
pub fn presets(langs: &[Lang]) -> Vec<PresetEntry> {
    let text = |lang: Lang, name: &str| {
        let texts = Texts::of(lang);
        Some(PresetText {
            lang: lang.code().to_owned(),
            title: texts.preset_title(name)?,
            about: texts.preset_about(name)?,
        })
    };
    let entry = |preset: &Preset| PresetEntry {
        name: preset.name().to_owned(),
        texts: langs
            .iter()
            .filter_map(|&lang| text(lang, preset.name()))
            .collect(),
        values: Options::from(&preset.document().rules),
    };
    Preset::ALL.iter().map(entry).collect()
}

/// Every option of the rules, with all that it can be, in words.
pub fn options(lang: Lang) -> Vec<OptionGroup> {
    let texts = Texts::of(lang);
    let groups = GROUPS.iter().map(|&group| OptionGroup {
        name: group.name.to_owned(),
        title: texts.group_title(group),
        options: group.options().map(|option| entry(option, texts)).collect(),
    });
    groups.collect()
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
        plain: document.is_plain(),
        values: Options::from(&document.rules),
        preset_values: Options::from(&document.preset.document().rules),
        changed: document.changed().map(str::to_owned).collect(),
    }
}

/// Why so many cannot play with these rules, if they cannot.
pub fn seats_problem(document: &RulesDocument, players: u8, lang: Lang) -> Option<String> {
    let players = usize::from(players);
    let error = document.rules.deck(players).err()?;
    Some(Texts::of(lang).seats_error(error, players))
}

/// Rules as people read them.
///
/// # Errors
/// Everything that is wrong with the rules.
pub fn sheet(rules: &str, lang: Lang) -> Result<Sheet, Vec<Fault>> {
    let document = rules_of(rules)?;
    let (name, preset) = (document.name.as_deref(), document.preset.name());
    let texts = Texts::of(lang);
    let title = texts.rules_title(name, preset, !document.is_plain());
    let options = SheetOptions {
        title: Some(&title),
        blank_wild_text: document.blank_wild_text.as_deref(),
        players: None,
    };
    let markdown = texts.sheet(&document.rules, &options).to_markdown();
    Ok(Sheet { markdown })
}

/// What the sheet of these rules says about the words of the game.
///
/// # Errors
/// As [`sheet`].
pub fn glossary(rules: &str, lang: Lang) -> Result<Sheet, Vec<Fault>> {
    let sheet = Texts::of(lang).glossary(&rules_of(rules)?.rules);
    let markdown = sheet.to_markdown();
    Ok(Sheet { markdown })
}

/// The advice of the sheet of these rules.
///
/// # Errors
/// As [`sheet`].
pub fn tips(rules: &str, lang: Lang) -> Result<Sheet, Vec<Fault>> {
    let sheet = Texts::of(lang).tips(&rules_of(rules)?.rules);
    let markdown = sheet.to_markdown();
    Ok(Sheet { markdown })
}

fn entry(option: &OptionInfo, texts: &Texts) -> OptionEntry {
    let named: Vec<Value<'_>> = match option.allowed {
        Allowed::Bool => vec![Value::Bool(true), Value::Bool(false)],
        Allowed::Words(words) => words.iter().map(|&word| Value::Word(word)).collect(),
        Allowed::Range(_, _) => Vec::new(),
        Allowed::ZeroOrRange(_, _) => vec![Value::Int(0)],
        Allowed::WordOrRange(word, _, _) => vec![Value::Word(word)],
    };
    let value = |value: Value<'_>| ValueEntry {
        value: value.into(),
        label: texts.value_label(option.name, value),
        about: texts.value_about(option.name, value),
    };
    OptionEntry {
        name: option.name.to_owned(),
        title: texts.option_name(option.name),
        about: texts.option_about(option.name),
        kind: kind(option.allowed),
        values: named.into_iter().map(value).collect(),
    }
}

fn kind(allowed: Allowed) -> OptionKind {
    match allowed {
        Allowed::Bool => OptionKind::Bool {},
        Allowed::Words(words) => OptionKind::Words {
            words: words.iter().map(|&word| word.to_owned()).collect(),
        },
        Allowed::Range(min, max) => OptionKind::Range { min, max },
        Allowed::ZeroOrRange(min, max) => OptionKind::ZeroOrRange { min, max },
        Allowed::WordOrRange(word, min, max) => OptionKind::WordOrRange {
            word: word.to_owned(),
            min,
            max,
        },
    }
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
