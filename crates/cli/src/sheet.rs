//! The rule sheet of a table.

use lastcard_notation::RulesDocument;
use lastcard_texts::{Sheet, SheetOptions, Texts};

/// The complete rules as a sheet; for so many players, where that is known.
pub(crate) fn sheet(document: &RulesDocument, players: Option<usize>, texts: &Texts) -> Sheet {
    let title = title(document, texts);
    let options = SheetOptions {
        title: Some(&title),
        blank_wild_text: document.blank_wild_text.as_deref(),
        players,
    };
    texts.sheet(&document.rules, &options)
}

/// The same as plain text, no wider than so many columns.
pub(crate) fn plain(
    document: &RulesDocument,
    players: Option<usize>,
    texts: &Texts,
    width: usize,
) -> String {
    sheet(document, players, texts).to_text(width)
}

/// What the rules are called: by their own name, or by that of the preset that they come from.
pub(crate) fn title(document: &RulesDocument, texts: &Texts) -> String {
    let (name, preset) = (document.name.as_deref(), document.preset.name());
    texts.rules_title(name, preset, !document.is_plain())
}
