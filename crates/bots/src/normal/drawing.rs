//! What it is worth to draw, and to challenge instead.

use super::judge::{Judge, OUT};
use super::sight::Pile;
use lastcard_engine::rules::DrawMode;
use lastcard_engine::{Phase, Step};

/// Of the players who hold a card that forbids a Wild Draw Four: how many bluff with it.
const BLUFFS: f32 = 0.35;

/// The smallest chance of a card that fits which a draw until it comes is reckoned with.
const LEAST_CHANCE: f32 = 0.02;

impl Judge<'_> {
    pub(super) fn draw(&self, pile: Pile) -> f32 {
        match self.sight.public.phase() {
            Phase::Turn {
                step: Step::Serve(penalty),
                ..
            } => self.served(u32::from(penalty.owed)),
            Phase::Turn {
                step: Step::AfterDraw(_),
                ..
            } => self.drawn(pile, false),
            _ if self.sight.has_a_plain_card(pile) => -OUT,
            _ => self.drawn(pile, self.sight.rules.draw_mode == DrawMode::UntilPlayable),
        }
    }

    /// Guilty players draw and leave the turn to the challenger; innocent ones cost more than drawing.
    pub(super) fn challenge(&self, pile: Pile) -> f32 {
        let sight = &self.sight;
        let Some(penalty) = sight.public.phase().penalty() else {
            return -OUT;
        };
        let Some(challenge) = penalty.challenge else {
            return -OUT;
        };
        let guilty = guilt(sight.could_do_without(challenge));
        let theirs = f32::from(sight.rules.guilty_draws.get()) * self.weights.damage;
        let won = self.hand(sight.view.hand(), pile)
            + self.weights.shed
            + self.against(challenge.offender) * theirs;
        let lost = self.served(u32::from(penalty.owed + sight.rules.innocent_extra.get()));
        guilty * won + (1.0 - guilty) * lost
    }

    /// An ordinary draw: one card, or until one comes that fits and is laid.
    fn drawn(&self, pile: Pile, until_playable: bool) -> f32 {
        let fits = self.sight.draw_fits(pile).max(LEAST_CHANCE);
        let (cards, laid) = if until_playable {
            (1.0 / fits, 1.0)
        } else {
            (1.0, fits)
        };
        self.stay() + laid * self.weights.shed - self.cost(cards as u32, cards)
    }

    /// A penalty drawn, the turn lost.
    fn served(&self, owed: u32) -> f32 {
        self.stay() - self.cost(owed, owed as f32)
    }

    /// What it costs to draw so many cards; far more, when that is the end of the round.
    fn cost(&self, whole: u32, cards: f32) -> f32 {
        cards * self.weights.drawn + 10.0 * self.knock_out(self.sight.me, whole)
    }
}

/// How likely a Wild Draw Four was a bluff, when its player held a forbidding card with that chance: who
/// holds one mostly plays it.
fn guilt(held: f32) -> f32 {
    let bluffed = held * BLUFFS;
    let honest = 1.0 - held;
    if bluffed > 0.0 {
        bluffed / (bluffed + honest)
    } else {
        0.0
    }
}
