//! The yardstick: plays by lot.

use crate::bot::{Bot, Reaction};
use crate::calls::{
    call_is_due, call_is_due_of, calling, catchable, catchable_of, for_caller, may_leave_one,
    with_call,
};
use crate::forms::{any_color, for_each_several_from, in_any_form, with_jump_ins};
use crate::luck::{Luck, Source};
use lastcard_engine::{
    Action, Card, Cards, Hand, Knowledge, Legal, Play, Public, Rules, Seat, SeenEvent, View,
};

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
        let caught = || catchable(view, me).iter().next();
        if let Some(reaction) = call_or_catch(call_is_due(view, me), caught) {
            return Some(reaction);
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

/// What [`Random`] does, for a simulation that has the open moves at hand and makes no views: the same choices with
/// the same chances, from a stream of luck for the whole table.
#[derive(Clone, Debug)]
pub struct Lots(Luck);

impl Lots {
    /// Lots from that seed.
    pub const fn new(seed: u64) -> Lots {
        Lots(Luck::new(seed))
    }

    /// The move of the turn out of the open ones, still without a call; `None` only if none is open.
    pub fn turn(&mut self, legal: &Legal) -> Option<Action> {
        any_move(&calling(*legal), &mut self.0)
    }

    /// Whether that play may leave its player with one card, so that it is made with a call if that is open.
    pub fn calls(rules: &Rules, hand: &Hand, play: &Play) -> bool {
        may_leave_one(rules, hand, play)
    }

    /// The call or the catch of a seat out of its open moves.
    pub fn reaction<K: Knowledge>(public: &Public<K>, me: Seat, legal: &Legal) -> Option<Reaction> {
        let caught = || catchable_of(public, me, legal).iter().next();
        call_or_catch(call_is_due_of(public, me, legal), caught)
    }
}

/// A call that is due, else the catch of that seat.
fn call_or_catch(call: bool, caught: impl FnOnce() -> Option<Seat>) -> Option<Reaction> {
    if call {
        return Some(Reaction {
            action: Action::Call,
            after_ms: CALL_MS,
        });
    }
    caught().map(|seat| Reaction {
        action: Action::Catch(seat),
        after_ms: CATCH_MS,
    })
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
