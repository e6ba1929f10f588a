//! What answers a penalty, and what may be jumped in.

use super::Eyes;
use crate::action::Cards;
use crate::card::{Card, CardSet, Rank};
use crate::phase::{DrawCard, Knowledge, Penalty, Step};
use crate::public::LaidBy;
use crate::rules::{Deflect, DrawTwoOnWildFour, JumpInCards, JumpInOnDrawCards, Rules, same_color};

impl<K: Knowledge> Eyes<'_, K> {
    /// The cards that answer a penalty: stacked on it, or sending it on.
    pub(crate) fn answers(&self, penalty: &Penalty<K>) -> CardSet {
        self.stacks(penalty).union(self.deflects(penalty))
    }

    /// Whether a jump-in with that card would add to the penalty that waits.
    pub(crate) fn jump_in_stacks(&self, card: Card) -> bool {
        match self.public.phase.penalty() {
            Some(penalty) => {
                self.rules().jump_in_on_draw_cards == JumpInOnDrawCards::AddsToStack
                    && !penalty.start
                    // While a challenge is open nobody comes in between.
                    && penalty.challenge.is_none()
                    && self.below_limit(penalty.owed + card.draws())
            }
            None => false,
        }
    }

    pub(super) fn stacks(&self, penalty: &Penalty<K>) -> CardSet {
        let rules = self.rules();
        if penalty.start {
            return CardSet::EMPTY;
        }
        let twos = CardSet::of_rank(Rank::DrawTwo);
        let twos = match penalty.last {
            DrawCard::Two if rules.draw_two_on_draw_two => twos,
            DrawCard::Two => CardSet::EMPTY,
            DrawCard::Four => match rules.draw_two_on_wild_four {
                DrawTwoOnWildFour::Off => CardSet::EMPTY,
                DrawTwoOnWildFour::NamedColor => twos.and(same_color(self.public.color)),
                DrawTwoOnWildFour::Any => twos,
            },
        };
        let fours = match penalty.last {
            DrawCard::Two => rules.wild_four_on_draw_two,
            DrawCard::Four => rules.wild_four_on_wild_four,
        };
        let mut cards = CardSet::EMPTY;
        if self.below_limit(penalty.owed + 2) {
            cards = cards.union(twos);
        }
        if fours && self.below_limit(penalty.owed + 4) {
            cards = cards.union(CardSet::of(Card::WILD_DRAW_FOUR));
        }
        cards
    }

    pub(super) fn deflects(&self, penalty: &Penalty<K>) -> CardSet {
        if penalty.start || !penalty.only_twos {
            return CardSet::EMPTY;
        }
        let (skips, reverses) = (
            CardSet::of_rank(Rank::Skip),
            CardSet::of_rank(Rank::Reverse),
        );
        let in_color = same_color(self.public.color);
        match self.rules().draw_two_deflect {
            Deflect::Off => CardSet::EMPTY,
            Deflect::SkipSameColor => skips.and(in_color),
            Deflect::SkipAny => skips,
            Deflect::ReverseSameColor => reverses.and(in_color),
            Deflect::SkipOrReverse => skips.union(reverses).and(in_color),
        }
    }

    pub(super) fn jump_ins(&self, step: &Step<K>) -> CardSet {
        let Some(top) = self.public.top else {
            return CardSet::EMPTY;
        };
        let rules = self.rules();
        let off = match rules.jump_in {
            JumpInCards::Off => true,
            JumpInCards::Colored => top.is_wild(),
            JumpInCards::ColoredAndWild => false,
        };
        let own = match self.public.laid_by {
            LaidBy::Start => true,
            LaidBy::Unknown => false,
            LaidBy::Seat(seat) => seat == self.seat,
        };
        let draw_card = top.draws() > 0;
        let open = match step {
            Step::Play => !draw_card || rules.jump_in_on_draw_cards != JumpInOnDrawCards::Forbidden,
            Step::Serve(_) => draw_card && self.jump_in_stacks(top),
            Step::AfterDraw(_) | Step::NameColor | Step::SwapStart => false,
        };
        let blocked = top == Card::WILD_DRAW_FOUR
            && matches!(step, Step::Play)
            && self.wild_draw_four_blocked();
        if off || own || !open || blocked {
            return CardSet::EMPTY;
        }
        self.hand
            .kinds()
            .and(CardSet::of(top))
            .and(self.allowed_by_count())
    }

    fn below_limit(&self, owed: u16) -> bool {
        self.rules()
            .stack_limit
            .get()
            .is_none_or(|limit| owed <= limit)
    }
}

/// Whether the cards are something that can answer a penalty at all at this table.
pub(crate) fn answers_penalties(rules: &Rules, cards: &Cards) -> bool {
    let mut kinds = CardSet::DRAW_CARDS;
    if rules.draw_two_deflect != Deflect::Off {
        kinds = kinds
            .union(CardSet::of_rank(Rank::Skip))
            .union(CardSet::of_rank(Rank::Reverse));
    }
    rules.penalties_move_on() && cards.kinds().minus(kinds).is_empty()
}
