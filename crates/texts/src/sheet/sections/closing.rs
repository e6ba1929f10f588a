//! What stands at the end of a sheet: leaving, tips, words.

use crate::sheet::build::{ALWAYS, Builder};
use lastcard_engine::rules::{ChallengeWho, JumpInCards};

pub(super) fn leaving(sheet: &mut Builder<'_>) {
    sheet.heading("sheet-leave");
    sheet.paragraph(&[(ALWAYS, "sheet-leave-how"), (ALWAYS, "sheet-leave-clock")]);
}

pub(in crate::sheet) fn tips(sheet: &mut Builder<'_>) {
    let challenge = sheet.bluff() && sheet.rules.challenge_who == ChallengeWho::Victim;
    sheet.heading("sheet-tips");
    sheet.list(&[
        &[(ALWAYS, "sheet-tip-wild")],
        &[(ALWAYS, "sheet-tip-color")],
        &[(ALWAYS, "sheet-tip-watch")],
        &[(ALWAYS, "sheet-tip-timing")],
        &[(ALWAYS, "sheet-tip-counts")],
        &[(ALWAYS, "sheet-tip-reverse")],
        &[(challenge, "sheet-tip-challenge")],
    ]);
}

pub(in crate::sheet) fn words(sheet: &mut Builder<'_>) {
    let calls = sheet.rules.calls_matter();
    let jumps = sheet.rules.jump_in != JumpInCards::Off;
    sheet.heading("sheet-words");
    sheet.terms(&[
        (ALWAYS, "sheet-word-draw-pile"),
        (ALWAYS, "sheet-word-discard-pile"),
        (ALWAYS, "sheet-word-dealer"),
        (ALWAYS, "sheet-word-color"),
        (ALWAYS, "sheet-word-wild"),
        (ALWAYS, "sheet-word-penalty"),
        (ALWAYS, "sheet-word-out"),
        (calls, "sheet-word-uno"),
        (calls, "sheet-word-catch"),
        (ALWAYS, "sheet-word-stack"),
        (ALWAYS, "sheet-word-challenge"),
        (sheet.bluff(), "sheet-word-bluff"),
        (jumps, "sheet-word-jump"),
        (ALWAYS, "sheet-word-round"),
    ]);
}

/// What other rule sheets call the same things.
pub(in crate::sheet) fn other_names(sheet: &mut Builder<'_>) {
    let names = [
        (ALWAYS, "sheet-names-skip"),
        (ALWAYS, "sheet-names-reverse"),
        (ALWAYS, "sheet-names-draw-two"),
        (ALWAYS, "sheet-names-wild"),
        (ALWAYS, "sheet-names-wild-draw-four"),
        (sheet.has_swap_hands(), "sheet-names-swap"),
        (sheet.has_shuffle_hands(), "sheet-names-shuffle"),
        (sheet.has_blank_wilds(), "sheet-names-blank"),
        (ALWAYS, "sheet-names-draw-pile"),
        (ALWAYS, "sheet-names-discard-pile"),
        (ALWAYS, "sheet-names-dealer"),
        (ALWAYS, "sheet-names-color"),
    ];
    sheet.heading("sheet-names");
    let head = vec![
        sheet.text("sheet-names-head-ours"),
        sheet.text("sheet-names-head-theirs"),
    ];
    let rows = names
        .into_iter()
        .filter(|(stands, _)| *stands)
        .map(|(_, key)| {
            let (ours, theirs) = sheet.term(key);
            vec![ours, theirs]
        })
        .collect();
    sheet.table(head, rows);
}
