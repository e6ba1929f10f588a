//! Whose turn it is and what waits there, in the picture of the table.

use super::picture::Picture;
use crate::play::screen::{words, wrapped};
use lastcard_engine::rules::WildDrawFourRule;
use lastcard_engine::{Challenge, EventOf, Penalty, Phase, Seen, Step};
use lastcard_texts::Teller;

impl Picture<'_> {
    /// Whose turn it is, with what waits there, and what a challenge would cost.
    pub(super) fn turn(&self) -> Vec<String> {
        let Phase::Turn { seat, step } = *self.view.public().phase() else {
            return Vec::new();
        };
        let names: Vec<&str> = self.names.iter().map(|(_, name)| name).collect();
        let teller = Teller::new(self.texts, &names, self.view.viewer());
        let line = words(&teller.line(&EventOf::Turn { seat, step }));
        let line = wrapped(&line, self.style.width, 2);
        let mut lines: Vec<String> = line
            .iter()
            .map(|line| self.style.strong(line).text)
            .collect();
        if let Step::Serve(Penalty {
            owed,
            challenge: Some(challenge),
            ..
        }) = step
            && self.view.legal().challenge
        {
            let text = self.challenge(owed, challenge);
            lines.extend(wrapped(&words(&text), self.style.width, 2));
        }
        lines
    }

    /// What a challenge is about and what each outcome costs.
    fn challenge(&self, owed: u16, challenge: Challenge<Seen>) -> String {
        let rules = self.view.public().rules();
        let name = self.names.of(challenge.offender);
        let color = challenge.prior_color.map(|color| self.texts.color(color));
        let color = color.unwrap_or_else(|| "none".to_owned());
        let number = challenge.prior_top.number().map(u32::from);
        let condition = match (rules.wild_draw_four, number) {
            (WildDrawFourRule::Unrestricted, _) => "unrestricted",
            (WildDrawFourRule::NoOtherPlayable, _) => "playable",
            (WildDrawFourRule::NoMatchingColorOrNumber, Some(_)) => "number",
            (WildDrawFourRule::NoMatchingColorOrNumber | WildDrawFourRule::NoMatchingColor, _) => {
                "color"
            }
        };
        let wrong = u32::from(owed + rules.innocent_extra.get());
        self.texts.text(
            "play-challenge",
            &[
                ("name", name.into()),
                ("condition", condition.into()),
                ("color", (&color).into()),
                ("number", number.unwrap_or(0).into()),
                ("guilty", u32::from(rules.guilty_draws.get()).into()),
                ("wrong", wrong.into()),
            ],
        )
    }
}
