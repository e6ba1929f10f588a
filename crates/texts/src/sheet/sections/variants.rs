//! Rules that only some tables play: jumping in, several cards at once, teams, mercy.

use crate::sheet::build::{ALWAYS, Builder};
use crate::texts::Arg;
use lastcard_engine::rules::{JumpInCards, MultiDiscard, SevenSwap};

pub(super) fn jump_in(sheet: &mut Builder<'_>) {
    if sheet.rules.jump_in != JumpInCards::Off {
        sheet.heading("sheet-jump");
        sheet.paragraph(&[
            (ALWAYS, "sheet-jump-how"),
            (ALWAYS, "sheet-jump-continues"),
            (ALWAYS, "sheet-jump-draw"),
            (ALWAYS, "sheet-jump-not"),
        ]);
    }
}

pub(super) fn several_cards(sheet: &mut Builder<'_>) {
    if sheet.rules.multi_discard != MultiDiscard::Off {
        let swaps = sheet.rules.seven_swap != SevenSwap::Off;
        sheet.heading("sheet-multi");
        sheet.paragraph(&[
            (ALWAYS, "sheet-multi-how"),
            (swaps, "sheet-multi-sevens"),
            (sheet.rules.zero_rotate, "sheet-multi-zeros"),
            (ALWAYS, "sheet-multi-not"),
            (sheet.rules.calls_matter(), "sheet-multi-uno"),
        ]);
    }
}

pub(super) fn teams(sheet: &mut Builder<'_>) {
    if sheet.teams() {
        let calls = sheet.rules.calls_matter();
        sheet.heading("sheet-teams");
        sheet.paragraph(&[
            (ALWAYS, "sheet-teams-how"),
            (calls, "sheet-teams-free"),
            (!calls, "sheet-teams-no-call"),
            (sheet.hands_are_swapped(), "sheet-teams-swap"),
        ]);
    }
}

pub(super) fn mercy(sheet: &mut Builder<'_>) {
    if sheet.rules.mercy_limit.get().is_some() {
        sheet.set("points-matter", Arg::flag(sheet.points_matter()));
        sheet.heading("sheet-mercy");
        sheet.paragraph(&[(ALWAYS, "sheet-mercy-how")]);
    }
}
