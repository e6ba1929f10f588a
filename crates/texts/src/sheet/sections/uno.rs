//! The call and the catch.

use crate::Lang;
use crate::sheet::build::{ALWAYS, Builder};
use crate::texts::Arg;
use lastcard_engine::rules::JumpInCards;

pub(super) fn uno(sheet: &mut Builder<'_>) {
    sheet.heading("sheet-uno");
    let rules = sheet.rules;
    if !rules.calls_matter() {
        sheet.paragraph(&[(ALWAYS, "sheet-uno-off")]);
        return;
    }
    let pause = rules.grace_ms.get();
    sheet.set(
        "window",
        if rules.clock_shuts_window() {
            "pause"
        } else {
            "acts"
        }
        .into(),
    );
    sheet.set("one-second", Arg::flag(pause == 1000));
    sheet.set_text("seconds", seconds(pause, sheet.texts.lang()));
    let moved = sheet.hands_move();
    sheet.paragraph(&[
        (ALWAYS, "sheet-uno-when"),
        (moved, "sheet-uno-own-swap"),
        (moved, "sheet-uno-after-swap"),
        (ALWAYS, "sheet-uno-no-win"),
    ]);
    sheet.paragraph(&[
        (ALWAYS, "sheet-uno-catch"),
        (ALWAYS, "sheet-uno-window"),
        (rules.jump_in != JumpInCards::Off, "sheet-uno-jump-in"),
        (ALWAYS, "sheet-uno-missed"),
    ]);
    sheet.paragraph(&[
        (rules.false_call_penalty.get() > 0, "sheet-uno-false-call"),
        (rules.false_catch_penalty.get() > 0, "sheet-uno-false-catch"),
    ]);
}

/// Milliseconds as seconds, without digits that say nothing.
fn seconds(milliseconds: u16, lang: Lang) -> String {
    let point = lang.decimal_point();
    let parts = format!("{}{point}{:03}", milliseconds / 1000, milliseconds % 1000);
    parts
        .trim_end_matches('0')
        .trim_end_matches(point)
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_written_as_the_language_writes_them() {
        assert_eq!(seconds(1500, Lang::Nl), "1,5");
        assert_eq!(seconds(1500, Lang::En), "1.5");
        assert_eq!(seconds(10000, Lang::En), "10");
        assert_eq!(seconds(7, Lang::Nl), "0,007");
    }
}
