//! Drawing: the ordinary draw, the end of the cards, stacking and sending on.

use crate::sheet::build::{ALWAYS, Builder};
use lastcard_engine::rules::{
    ChallengeWho, DrawMode, DrawTwoOnWildFour, Exhausted, IllegalWildDrawFour, LastCard,
    PlayableCard, ScoringMode, ThenPlay, WildDrawFourRule,
};

pub(super) fn draw(sheet: &mut Builder<'_>) {
    let rules = sheet.rules;
    let plays = rules.then_play != ThenPlay::Nothing;
    let auto = rules.playable_card == PlayableCard::AutoPlay;
    let must = rules.playable_card == PlayableCard::MustPlay || rules.force_play;
    let goes_on = rules.draw_mode != DrawMode::One;
    let blocked = rules.wild_draw_four_illegal == IllegalWildDrawFour::Blocked
        && rules.wild_draw_four != WildDrawFourRule::Unrestricted;
    sheet.set(
        "draw",
        if plays {
            rules.draw_mode.word()
        } else {
            "nothing"
        }
        .into(),
    );
    sheet.set("after", after(rules.then_play, auto, must).into());
    sheet.set("stuck", stuck(sheet).into());
    sheet.heading("sheet-draw");
    sheet.paragraph(&[
        (ALWAYS, "sheet-draw-how"),
        (plays && goes_on && blocked, "sheet-draw-blocked-four"),
        (plays, "sheet-draw-then"),
        (
            plays && auto && sheet.hands_are_swapped(),
            "sheet-draw-auto-swap",
        ),
        (
            plays && sheet.bluff() && (goes_on || auto || must),
            "sheet-draw-bluff",
        ),
        (
            rules.then_play == ThenPlay::DrawnCard,
            "sheet-draw-old-cards",
        ),
    ]);
    sheet.paragraph(&[(ALWAYS, "sheet-draw-refill")]);
    sheet.paragraph(&[(ALWAYS, "sheet-draw-empty"), (ALWAYS, "sheet-draw-stuck")]);
}

pub(super) fn stack(sheet: &mut Builder<'_>) {
    sheet.heading("sheet-stack");
    if !sheet.stack() {
        sheet.paragraph(&[(ALWAYS, "sheet-stack-off")]);
        return;
    }
    let rules = sheet.rules;
    let two_on_four = rules.draw_two_on_wild_four != DrawTwoOnWildFour::Off;
    let stacks_fours = rules.wild_four_on_wild_four || rules.wild_four_on_draw_two;
    sheet.paragraph(&[(ALWAYS, "sheet-stack-how")]);
    sheet.paragraph(&[(ALWAYS, "sheet-stack-which")]);
    sheet.list(&[
        &[(rules.draw_two_on_draw_two, "sheet-stack-two-two")],
        &[(rules.wild_four_on_wild_four, "sheet-stack-four-four")],
        &[(rules.wild_four_on_draw_two, "sheet-stack-four-two")],
        &[(two_on_four, "sheet-stack-two-four")],
        &[(ALWAYS, "sheet-stack-one")],
    ]);
    let not: Vec<String> = [
        (!rules.draw_two_on_draw_two, "sheet-stack-not-two-two"),
        (!rules.wild_four_on_wild_four, "sheet-stack-not-four-four"),
        (!rules.wild_four_on_draw_two, "sheet-stack-not-four-two"),
        (!two_on_four, "sheet-stack-not-two-four"),
    ]
    .into_iter()
    .filter(|(stands, _)| *stands)
    .map(|(_, key)| sheet.text(key))
    .collect();
    let list = sheet.texts.choice(&not);
    sheet.set_text("list", list);
    sheet.paragraph(&[
        (!not.is_empty(), "sheet-stack-not"),
        (rules.must_stack, "sheet-stack-must"),
        (rules.stack_limit.get().is_some(), "sheet-stack-limit"),
        (
            stacks_fours && rules.wild_draw_four != WildDrawFourRule::Unrestricted,
            "sheet-stack-exempt",
        ),
        (
            sheet.stack_on_fours() && rules.challenge_who == ChallengeWho::Victim,
            "sheet-stack-waives",
        ),
        (ALWAYS, "sheet-stack-done"),
    ]);
}

pub(super) fn deflect(sheet: &mut Builder<'_>) {
    if sheet.deflect() {
        let mixed = sheet.rules.wild_four_on_draw_two
            || sheet.rules.draw_two_on_wild_four != DrawTwoOnWildFour::Off;
        sheet.heading("sheet-deflect");
        sheet.paragraph(&[
            (ALWAYS, "sheet-deflect-how"),
            (mixed, "sheet-deflect-only-twos"),
            (
                sheet.rules.last_card != LastCard::NumberOnly,
                "sheet-deflect-last",
            ),
        ]);
    }
}

/// What happens with a drawn card that matches.
const fn after(then: ThenPlay, auto: bool, must: bool) -> &'static str {
    match (then, auto, must) {
        (ThenPlay::AnyCard, true, _) => "any-auto",
        (ThenPlay::AnyCard, false, true) => "any-must",
        (ThenPlay::AnyCard, false, false) => "any-may",
        (_, true, _) => "auto",
        (_, false, true) => "must",
        (_, false, false) => "may",
    }
}

/// How a round ends that nobody can go on with.
fn stuck(sheet: &Builder<'_>) -> &'static str {
    let rules = sheet.rules;
    match (rules.exhausted, rules.scoring_mode) {
        (Exhausted::LowestHandWins, _) if rules.single_round => "single",
        _ if rules.single_round => "again",
        (Exhausted::LowestHandWins, ScoringMode::WinnerTakesHands) => "takes",
        (Exhausted::LowestHandWins, ScoringMode::EachAddsOwnHand) => "adds",
        (Exhausted::LowestHandWins, ScoringMode::RoundsWon) => "rounds",
        (Exhausted::AllScoreOwnHand, ScoringMode::EachAddsOwnHand) => "own",
        _ => "none",
    }
}
