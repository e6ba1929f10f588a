//! What the page asks about rules.

use crate::language;
use lastcard_notation::RulesProblem;
use lastcard_projection::estimate::Prospect;
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

pub(crate) fn estimate(document: &str, players: u8, lang: &str) -> Answer {
    /// Half a second on a desk, some seconds on a phone; a server plays eighteen times as much.
    const WORK: u32 = 500_000;
    let prospect = match Prospect::read(document, players, language(lang)) {
        Ok(prospect) => prospect,
        Err(text) => return Answer::Problem { text },
    };
    // Whoever does not want it any more ends the worker.
    let estimate = prospect.estimate(WORK, &|| true);
    let estimate = estimate.expect("what is never told to stop comes to its end");
    Answer::Estimate { estimate }
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
