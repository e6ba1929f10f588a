//! What the page asks about rules.

use crate::language;
use lastcard_notation::RulesProblem;
use lastcard_projection::{rules, wording};
use lastcard_protocol::local::Answer;
use lastcard_protocol::rest::Sheet;

/// What is meant when no rules are named.
const USUAL: &str = "standard";

pub(crate) fn presets(lang: &str) -> Answer {
    Answer::Presets {
        presets: rules::presets(&[language(lang)]),
    }
}

pub(crate) fn options(lang: &str) -> Answer {
    Answer::Options {
        groups: rules::options(language(lang)),
    }
}

pub(crate) fn check(document: &str, players: Option<u8>, lang: &str) -> Answer {
    Answer::Checked {
        result: rules::check(document, players, language(lang)),
    }
}

pub(crate) fn sheet(document: &str, lang: &str) -> Answer {
    told(rules::sheet(document, language(lang)), lang)
}

pub(crate) fn glossary(document: Option<&str>, lang: &str) -> Answer {
    let document = document.unwrap_or(USUAL);
    told(rules::glossary(document, language(lang)), lang)
}

pub(crate) fn tips(document: Option<&str>, lang: &str) -> Answer {
    let document = document.unwrap_or(USUAL);
    told(rules::tips(document, language(lang)), lang)
}

fn told(sheet: Result<Sheet, Vec<RulesProblem>>, lang: &str) -> Answer {
    match sheet {
        Ok(Sheet { markdown }) => Answer::Sheet { markdown },
        Err(problems) => Answer::Problem {
            text: wording::bad_rules(language(lang), &problems).text,
        },
    }
}
