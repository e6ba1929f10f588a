//! A turn: what may be played, and what each card does.

use crate::sheet::build::{ALWAYS, Builder};
use crate::texts::Arg;
use lastcard_engine::rules::{ChallengeWho, MatchingSymbols, SevenSwap, WildDrawFourRule};

pub(super) fn turn(sheet: &mut Builder<'_>) {
    let force = sheet.rules.force_play;
    sheet.heading("sheet-turn");
    sheet.list(&[
        &[(ALWAYS, "sheet-turn-play"), (ALWAYS, "sheet-turn-choices")],
        &[(ALWAYS, "sheet-turn-draw")],
        &[(ALWAYS, "sheet-turn-free"), (force, "sheet-turn-force")],
        &[(ALWAYS, "sheet-turn-pass")],
    ]);
}

pub(super) fn matching(sheet: &mut Builder<'_>) {
    let symbols = sheet.rules.matching_symbols == MatchingSymbols::AnyColor;
    sheet.heading("sheet-match");
    sheet.paragraph(&[(ALWAYS, "sheet-match-intro")]);
    sheet.list(&[
        &[(ALWAYS, "sheet-match-color")],
        &[(ALWAYS, "sheet-match-number")],
        &[(symbols, "sheet-match-symbol")],
        &[(ALWAYS, "sheet-match-wild")],
    ]);
    sheet.paragraph(&[
        (!symbols, "sheet-match-symbol-off"),
        (ALWAYS, "sheet-match-after-wild"),
        (ALWAYS, "sheet-match-example"),
    ]);
}

pub(super) fn action_cards(sheet: &mut Builder<'_>) {
    let rules = sheet.rules;
    sheet.set("stack-twos", Arg::flag(sheet.stack_on_twos()));
    sheet.set(
        "answer-two",
        Arg::flag(sheet.stack_on_twos() || sheet.deflect()),
    );
    sheet.heading("sheet-actions");
    sheet.paragraph(&[(ALWAYS, "sheet-actions-intro")]);
    sheet.terms(&[
        (ALWAYS, "sheet-action-skip"),
        (ALWAYS, "sheet-action-reverse"),
        (ALWAYS, "sheet-action-draw-two"),
        (rules.seven_swap != SevenSwap::Off, "sheet-action-seven"),
        (rules.zero_rotate, "sheet-action-zero"),
    ]);
}

pub(super) fn wilds(sheet: &mut Builder<'_>) {
    sheet.set("answer-four", Arg::flag(sheet.stack_on_fours()));
    sheet.heading("sheet-wilds");
    sheet.paragraph(&[(ALWAYS, "sheet-wilds-intro")]);
    sheet.terms(&[
        (ALWAYS, "sheet-wild"),
        (ALWAYS, "sheet-wild-draw-four"),
        (sheet.has_swap_hands(), "sheet-wild-swap"),
        (sheet.has_shuffle_hands(), "sheet-wild-shuffle"),
        (sheet.has_blank_wilds(), "sheet-wild-blank"),
    ]);
}

pub(super) fn wild_draw_four(sheet: &mut Builder<'_>) {
    let restricted = sheet.rules.wild_draw_four != WildDrawFourRule::Unrestricted;
    sheet.heading("sheet-four-when");
    sheet.paragraph(&[
        (ALWAYS, "sheet-four-rule"),
        (restricted, "sheet-four-prior"),
        (restricted, "sheet-four-illegal"),
        (!challenged(sheet), "sheet-four-no-challenge"),
    ]);
}

pub(super) fn challenge(sheet: &mut Builder<'_>) {
    if !challenged(sheet) {
        return;
    }
    let rules = sheet.rules;
    // Where nobody can bluff, one sentence says what a challenge comes to.
    let never = rules.wild_draw_four == WildDrawFourRule::Unrestricted;
    let stacked = sheet.stack_on_fours() || rules.wild_four_on_draw_two;
    sheet.set(
        "innocent-total",
        Arg::Number(4 + i64::from(rules.innocent_extra.get())),
    );
    sheet.set("stack-fours", Arg::flag(stacked));
    sheet.heading("sheet-challenge");
    sheet.paragraph(&[
        (ALWAYS, "sheet-challenge-who"),
        (ALWAYS, "sheet-challenge-hand"),
    ]);
    sheet.terms(&[
        (!never, "sheet-challenge-guilty"),
        (!never, "sheet-challenge-innocent"),
    ]);
    sheet.paragraph(&[
        (never, "sheet-challenge-never"),
        (ALWAYS, "sheet-challenge-not"),
    ]);
}

fn challenged(sheet: &Builder<'_>) -> bool {
    sheet.rules.challenge_who == ChallengeWho::Victim
}
