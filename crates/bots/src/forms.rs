//! What a play can be, beside its card.

use crate::luck::Luck;
use lastcard_engine::rules::{JumpInCards, MultiDiscard};
use lastcard_engine::{
    Action, Card, CardSet, Cards, Color, ColorSet, Legal, Play, Swap, Together, View,
};

/// One of the colors, by lot.
pub(crate) fn any_color(colors: ColorSet, luck: &mut Luck) -> Option<Color> {
    let n = luck.below(colors.0.count_ones());
    colors.iter().nth(n as usize)
}

/// A play of these cards; color and swap by lot, not swapping counting as one choice where it is one.
pub(crate) fn in_any_form(cards: Cards, legal: &Legal, luck: &mut Luck) -> Play {
    let color = if cards.last().is_wild() {
        any_color(legal.colors, luck)
    } else {
        None
    };
    let swaps = match legal.swap_of(&cards, false) {
        Swap::No => false,
        Swap::Must => true,
        Swap::May => luck.below(legal.swap_with.len() + 1) > 0,
    };
    let swap = if swaps {
        luck.seat(legal.swap_with)
    } else {
        None
    };
    Play {
        cards,
        color,
        swap,
        uno: false,
    }
}

/// The open moves, when a jump-in is among them.
pub(crate) fn with_jump_ins(view: &View) -> Option<Legal> {
    if view.public().rules().jump_in == JumpInCards::Off {
        return None;
    }
    let legal = view.legal();
    (!legal.jump_ins.is_empty()).then_some(legal)
}

/// Hands every play of several cards that begins with that card to `take`.
pub(crate) fn for_each_several_from(card: Card, legal: &Legal, mut take: impl FnMut(Cards)) {
    if legal.together.rule == MultiDiscard::Off || !legal.together.first.contains(card) {
        return;
    }
    // Cards that go together are no Wilds, so only a 7 has more than one form: one of them is enough.
    let only = Legal {
        together: Together {
            first: CardSet::of(card),
            ..legal.together
        },
        ..Legal::NOTHING
    };
    only.for_each(|action| {
        if let Action::Play(play) = action {
            take(play.cards);
        }
    });
}
