//! Sheets for tests.

use lastcard_engine::rules::Value;
use lastcard_engine::{Rules, RulesDraft};
use lastcard_notation::preset;
use lastcard_texts::{Sheet, SheetOptions, Texts};

/// Changes of single options.
pub(crate) type Changes<'a> = &'a [(&'a str, Value<'a>)];

/// The values of a preset with some options changed.
pub(crate) fn draft(name: &str, changes: Changes<'_>) -> RulesDraft {
    let mut draft = preset(name).expect("a preset").rules.draft();
    for (option, value) in changes {
        draft
            .set(option, *value)
            .expect("an option and a value of it");
    }
    draft
}

/// The sheet of these values, for any number of players.
pub(crate) fn sheet(texts: &Texts, draft: RulesDraft) -> Sheet {
    let rules = Rules::new(draft).expect("values that go together");
    texts.sheet(&rules, &SheetOptions::default())
}

/// A sheet as one line, so that a phrase is found wherever it stands.
pub(crate) fn one_line(sheet: &Sheet) -> String {
    sheet
        .to_text(100_000)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}
