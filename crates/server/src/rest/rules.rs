//! Rules: presets, checks, sheets.

use super::{Json, json, lang_of};
use crate::language::texts;
use crate::problem::{problem, with_text};
use crate::{project, wording};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use lastcard_notation::{PRESET_NAMES, RulesDocument};
use lastcard_protocol::rest::{
    CheckRules, PresetEntry, PresetText, ProblemCode, RulesChecked, RulesProblem, RulesSheet, Sheet,
};
use lastcard_texts::{Lang, SheetOptions};

pub(super) async fn presets() -> Response {
    let text = |lang: Lang, name: &str| {
        Some(PresetText {
            lang: lang.code().to_owned(),
            title: texts(lang).preset_title(name)?,
            about: texts(lang).preset_about(name)?,
        })
    };
    let entries: Vec<PresetEntry> = PRESET_NAMES
        .iter()
        .map(|&name| PresetEntry {
            name: name.to_owned(),
            texts: Lang::ALL
                .into_iter()
                .filter_map(|lang| text(lang, name))
                .collect(),
        })
        .collect();
    json(StatusCode::OK, &entries)
}

pub(super) async fn check(headers: HeaderMap, Json(body): Json<CheckRules>) -> Response {
    let lang = lang_of(body.lang.as_deref(), &headers);
    if body.check().is_err() {
        return problem(ProblemCode::TooLong, lang);
    }
    let checked = match project::rules_of(&body.rules) {
        Ok(document) => checked(&document, body.players, lang),
        Err(problems) => RulesChecked::Faulty {
            problems: problems
                .iter()
                .map(|problem| RulesProblem {
                    line: Some(problem.place.line as u32),
                    column: Some(problem.place.column as u32),
                    text: problem.fault.to_string(),
                })
                .collect(),
        },
    };
    json(StatusCode::OK, &checked)
}

pub(super) async fn sheet(headers: HeaderMap, Json(body): Json<RulesSheet>) -> Response {
    let lang = lang_of(body.lang.as_deref(), &headers);
    if body.check().is_err() {
        return problem(ProblemCode::TooLong, lang);
    }
    match project::rules_of(&body.rules) {
        Ok(document) => {
            let preset = document.preset;
            let changed = !document.is_plain();
            let name = document.name.as_deref();
            let title = texts(lang).rules_title(name, preset.name(), changed);
            let options = SheetOptions {
                title: Some(&title),
                blank_wild_text: document.blank_wild_text.as_deref(),
                players: None,
            };
            let markdown = texts(lang).sheet(&document.rules, &options).to_markdown();
            json(StatusCode::OK, &Sheet { markdown })
        }
        Err(problems) => {
            let text = wording::bad_rules(lang, &problems).text;
            with_text(ProblemCode::BadRules, text)
        }
    }
}

fn checked(document: &RulesDocument, players: Option<u8>, lang: Lang) -> RulesChecked {
    if let Some(players) = players.map(usize::from)
        && let Err(error) = document.rules.deck(players)
    {
        return RulesChecked::Faulty {
            problems: vec![RulesProblem {
                line: None,
                column: None,
                text: texts(lang).seats_error(error, players),
            }],
        };
    }
    RulesChecked::Valid {
        rules: document.to_toml(),
        preset: document.preset.name().to_owned(),
        plain: document.is_plain(),
    }
}
