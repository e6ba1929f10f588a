//! The yardstick: plays by lot.

use crate::bot::{Bot, Reaction};
use crate::calls::{call_is_due, catchable, for_caller, with_call};
use crate::forms::{any_color, for_each_several_from, in_any_form, with_jump_ins};
use crate::luck::{Luck, Source};
use lastcard_engine::{Action, Card, Cards, Legal, SeenEvent, View};

/// How long it takes to call, to jump in and to catch, in milliseconds.
const CALL_MS: u32 = 400;
const JUMP_MS: u32 = 600;
const CATCH_MS: u32 = 900;

/// Plays by lot: the bot that others are measured against.
///
/// - Every kind of card that can be played is equally likely; a Wild counts once and takes any color, a
///   swap any partner. Where several cards may go together, it lays one or several with equal chances.
/// - It draws only when it must, and plays a drawn card that can be played.
/// - It calls always and in time, catches whom it can, never challenges, and does not jump in unless it
///   was made to.
#[derive(Clone, Debug)]
pub struct Random {
    source: Source,
    jumps_in: bool,
}

impl Random {
    /// A bot with that seed.
    pub const fn new(seed: u64) -> Random {
        Random {
            source: Source::new(seed),
            jumps_in: false,
        }
    }

    /// The same bot, which jumps in whenever it can.
    pub fn jumping_in(self) -> Random {
        Random {
            jumps_in: true,
            ..self
        }
    }
}

impl Bot for Random {
    fn saw(&mut self, event: &SeenEvent, _: &View) {
        self.source.saw(event);
    }

    fn turn(&mut self, view: &View) -> Option<Action> {
        if view.viewer().is_none() || view.public().phase().on_turn() != view.viewer() {
            return None;
        }
        let mut luck = self.source.choice(view);
        any_move(&for_caller(view), &mut luck).map(|action| with_call(view, action))
    }

    fn reaction(&mut self, view: &View) -> Option<Reaction> {
        let me = view.viewer()?;
        if call_is_due(view, me) {
            return Some(Reaction {
                action: Action::Call,
                after_ms: CALL_MS,
            });
        }
        if let Some(seat) = catchable(view, me).iter().next() {
            return Some(Reaction {
                action: Action::Catch(seat),
                after_ms: CATCH_MS,
            });
        }
        if !self.jumps_in {
            return None;
        }
        let legal = with_jump_ins(view)?;
        let mut luck = self.source.choice(view);
        let card = legal.jump_ins.nth(luck.below(legal.jump_ins.len()))?;
        let play = in_any_form(Cards::One(card), &legal, &mut luck);
        Some(Reaction {
            action: with_call(view, Action::JumpIn(play)),
            after_ms: JUMP_MS,
        })
    }
}

fn any_move(legal: &Legal, luck: &mut Luck) -> Option<Action> {
    if !legal.names.is_empty() {
        any_color(legal.names, luck).map(Action::Name)
    } else if !legal.start_swaps.is_empty() {
        luck.seat(legal.start_swaps).map(Action::Swap)
    } else if let Some(card) = legal.plays.nth(luck.below(legal.plays.len())) {
        let cards = one_or_several(card, legal, luck);
        Some(Action::Play(in_any_form(cards, legal, luck)))
    } else if legal.pass {
        Some(Action::Pass)
    } else {
        legal.draw.then_some(Action::Draw)
    }
}

/// The card alone, or as the first of several that go together.
fn one_or_several(card: Card, legal: &Legal, luck: &mut Luck) -> Cards {
    let mut chosen = Cards::One(card);
    let mut seen = 0;
    for_each_several_from(card, legal, |cards| {
        seen += 1;
        if luck.below(seen) == 0 {
            chosen = cards;
        }
    });
    if seen > 0 && luck.percent(50) {
        chosen
    } else {
        Cards::One(card)
    }
}
