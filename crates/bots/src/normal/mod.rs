//! A person who knows the game.
#![expect(
    clippy::cast_precision_loss,
    reason = "numbers of cards and points are small"
)]

mod drawing;
mod hand;
mod judge;
mod memory;
mod moving;
mod others;
mod outcome;
mod sight;
mod weights;

use crate::bot::{Bot, Reaction};
use crate::calls::{call_is_due, catchable, for_caller, with_call};
use crate::forms::with_jump_ins;
use crate::luck::{Luck, Source};
use judge::Judge;
use lastcard_engine::{Action, Legal, Seat, SeenEvent, View};
use memory::Memory;
use sight::Sight;
use weights::Weights;

/// One move in so many is a slip. Nobody is a machine; and rounds between bots that never slip could go
/// round in circles when nothing is left to draw.
const SLIPS: u32 = 500;

/// Milliseconds, from and to.
const CALLS_MS: (u32, u32) = (300, 700);
const CATCHES_MS: (u32, u32) = (600, 1400);
const JUMPS_IN_MS: (u32, u32) = (500, 1100);

/// Plays as a person does who knows the game.
///
/// - It looks one card ahead: which card can follow, in which color it is strong, which color it had
///   better get rid of.
/// - It keeps Wilds for when nothing else fits and as a last card, and spends Draw cards and Skips where
///   they hurt: on players with few cards.
/// - It remembers who drew on which color, and which cards it has seen go to whom; it names colors that
///   the next player seems to lack.
/// - It counts cards before it challenges, hands penalties on, swaps with short hands, and helps its
///   partners.
/// - It always calls, and catches everybody, at the pace of a person. Once in a long while it slips.
#[derive(Clone, Debug)]
pub struct Normal {
    source: Source,
    memory: Memory,
}

impl Normal {
    /// A bot with that seed, which decides how quick it is, and where it slips.
    pub const fn new(seed: u64) -> Normal {
        Normal {
            source: Source::new(seed),
            memory: Memory::NOTHING,
        }
    }

    fn judge<'a>(&'a self, view: &'a View, me: Seat) -> Judge<'a> {
        let duel = view.public().in_round().len() == 2;
        let weights = if duel {
            &Weights::DUEL
        } else {
            &Weights::TABLE
        };
        Judge::new(Sight::new(view, me, &self.memory), weights)
    }
}

impl Bot for Normal {
    fn saw(&mut self, event: &SeenEvent, view: &View) {
        self.source.saw(event);
        self.memory.take_in(event, view);
    }

    fn turn(&mut self, view: &View) -> Option<Action> {
        let me = view.viewer()?;
        if view.public().phase().on_turn() != Some(me) {
            return None;
        }
        let legal = for_caller(view);
        let judge = self.judge(view, me);
        let mut luck = self.source.choice(view);
        let action = if luck.below(SLIPS) == 0 {
            best(&legal, |_| luck.below(u32::MAX))
        } else {
            best(&legal, |action| judge.worth(action))
        };
        action.map(|action| with_call(view, action))
    }

    fn reaction(&mut self, view: &View) -> Option<Reaction> {
        let me = view.viewer()?;
        let luck = &mut self.source.about(me, view);
        if call_is_due(view, me) {
            return Some(at_pace(Action::Call, CALLS_MS, luck));
        }
        if let Some(seat) = catchable(view, me).iter().next() {
            return Some(at_pace(Action::Catch(seat), CATCHES_MS, luck));
        }
        let legal = with_jump_ins(view)?;
        if luck.below(SLIPS) == 0 {
            return None;
        }
        let judge = self.judge(view, me);
        let action = best(&legal, |action| judge.worth(action))?;
        let gains = judge.worth(&action) > judge.stay();
        gains.then(|| at_pace(with_call(view, action), JUMPS_IN_MS, luck))
    }
}

/// Of the open moves that are worth something in themselves the best one, the first of equal ones. Calls and
/// catches are none of them.
fn best<W: PartialOrd>(legal: &Legal, mut worth: impl FnMut(&Action) -> W) -> Option<Action> {
    let mut best: Option<(Action, W)> = None;
    legal.for_each(|action| {
        if matches!(action, Action::Call | Action::Catch(_)) {
            return;
        }
        let worth = worth(&action);
        if best.as_ref().is_none_or(|(_, most)| worth > *most) {
            best = Some((action, worth));
        }
    });
    best.map(|(action, _)| action)
}

fn at_pace(action: Action, (from, to): (u32, u32), luck: &mut Luck) -> Reaction {
    Reaction {
        action,
        after_ms: luck.between(from, to),
    }
}
