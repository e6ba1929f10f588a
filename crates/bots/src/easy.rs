//! A child at the table.

use crate::bot::{Bot, Reaction};
use crate::calls::{call_is_due, catchable, for_caller, with_call};
use crate::forms::{any_color, for_each_several_from, with_jump_ins};
use crate::luck::{Luck, Source};
use lastcard_engine::{
    Action, Card, CardSet, Cards, Color, ColorSet, Legal, Play, Seat, SeatSet, SeenEvent, Swap,
    View,
};

/// Chances in a hundred: to lay just any card that fits …
const ANY_CARD: u32 = 20;
/// … to name a color by whim …
const WHIM: u32 = 50;
/// … to forget the call, and to think of it after all …
const FORGETS: u32 = 25;
const REMEMBERS: u32 = 50;
/// … to notice that somebody else forgot it …
const NOTICES: u32 = 40;
/// … to challenge, and to see a jump-in.
const CHALLENGES: u32 = 8;
const JUMPS_IN: u32 = 50;

/// Milliseconds, from and to.
const REMEMBERS_MS: (u32, u32) = (900, 2500);
const NOTICES_MS: (u32, u32) = (1000, 3000);
const JUMPS_IN_MS: (u32, u32) = (800, 2000);

/// Plays like a child.
///
/// - It lays what it likes best at once: Draw cards, then whatever counts most, and sometimes the first card
///   that fits. A Wild gets the color that it has most of, or one by whim.
/// - It plays whenever it can, stacks whenever it can, and swaps hands when that gives it fewer cards.
/// - It often forgets to call, and notices only some of the missed calls of others, often too late. It
///   hardly ever challenges.
#[derive(Clone, Debug)]
pub struct Easy {
    source: Source,
}

impl Easy {
    /// A bot with that seed.
    pub const fn new(seed: u64) -> Easy {
        Easy {
            source: Source::new(seed),
        }
    }
}

impl Bot for Easy {
    fn saw(&mut self, event: &SeenEvent, _: &View) {
        self.source.saw(event);
    }

    fn turn(&mut self, view: &View) -> Option<Action> {
        let me = view.viewer()?;
        if view.public().phase().on_turn() != Some(me) {
            return None;
        }
        let mut luck = self.source.choice(view);
        if luck.percent(FORGETS) {
            return favorite_move(view, me, &view.legal(), &mut luck);
        }
        let action = favorite_move(view, me, &for_caller(view), &mut luck)?;
        Some(with_call(view, action))
    }

    fn reaction(&mut self, view: &View) -> Option<Reaction> {
        let me = view.viewer()?;
        if call_is_due(view, me) {
            let luck = &mut self.source.about(me, view);
            return luck
                .percent(REMEMBERS)
                .then(|| slowly(Action::Call, REMEMBERS_MS, luck));
        }
        for seat in catchable(view, me).iter() {
            let luck = &mut self.source.about(seat, view);
            if luck.percent(NOTICES) {
                return Some(slowly(Action::Catch(seat), NOTICES_MS, luck));
            }
        }
        let legal = with_jump_ins(view)?;
        let card = legal.jump_ins.nth(0)?;
        let luck = &mut self.source.about(me, view);
        luck.percent(JUMPS_IN).then(|| {
            let play = whole_play(view, me, Cards::One(card), &legal, luck);
            let action = Action::JumpIn(play);
            let forgets = luck.percent(FORGETS);
            let action = if forgets {
                action
            } else {
                with_call(view, action)
            };
            slowly(action, JUMPS_IN_MS, luck)
        })
    }
}

fn slowly(action: Action, (from, to): (u32, u32), luck: &mut Luck) -> Reaction {
    Reaction {
        action,
        after_ms: luck.between(from, to),
    }
}

fn favorite_move(view: &View, me: Seat, legal: &Legal, luck: &mut Luck) -> Option<Action> {
    if !legal.names.is_empty() {
        return favorite_color(view, legal.names, luck).map(Action::Name);
    }
    if let Some(with) = start_swap(view, legal) {
        return Some(Action::Swap(with));
    }
    if legal.challenge && luck.percent(CHALLENGES) {
        return Some(Action::Challenge);
    }
    if let Some(card) = favorite_card(view, legal.plays, luck) {
        let cards = as_many_as_possible(card, legal);
        return Some(Action::Play(whole_play(view, me, cards, legal, luck)));
    }
    if legal.pass {
        return Some(Action::Pass);
    }
    legal.draw.then_some(Action::Draw)
}

fn favorite_card(view: &View, plays: CardSet, luck: &mut Luck) -> Option<Card> {
    let any = plays.nth(luck.below(plays.len()))?;
    if luck.percent(ANY_CARD) {
        return Some(any);
    }
    let rules = view.public().rules();
    let liking = |card: Card| (card.draws() > 0, rules.value(card));
    // Of several that it likes alike, the one that chance has named, else the first.
    plays.iter().max_by_key(|&card| (liking(card), card == any))
}

/// The card with as many others as go with it.
fn as_many_as_possible(card: Card, legal: &Legal) -> Cards {
    let mut most = Cards::One(card);
    for_each_several_from(card, legal, |cards| {
        if cards.len() > most.len() {
            most = cards;
        }
    });
    most
}

/// The cards with a color, and with a swap where it must be or gives fewer cards.
fn whole_play(view: &View, me: Seat, cards: Cards, legal: &Legal, luck: &mut Luck) -> Play {
    let color = if cards.last().is_wild() {
        favorite_color(view, legal.colors, luck)
    } else {
        None
    };
    let left = view.public().count(me).saturating_sub(cards.len());
    let with = shortest(view, legal.swap_with);
    let swap = match legal.swap_of(&cards, false) {
        Swap::No => None,
        Swap::Must => with,
        Swap::May => with.filter(|&seat| view.public().count(seat) < left),
    };
    Play {
        cards,
        color,
        swap,
        uno: false,
    }
}

fn favorite_color(view: &View, colors: ColorSet, luck: &mut Luck) -> Option<Color> {
    if luck.percent(WHIM) {
        any_color(colors, luck)
    } else {
        view.hand().color_most_held(colors)
    }
}

/// With whom hands are swapped for the start card: where it must be, or gives fewer cards.
fn start_swap(view: &View, legal: &Legal) -> Option<Seat> {
    let must = legal.plays.is_empty() && !legal.draw && !legal.pass;
    let own = view.hand().len();
    shortest(view, legal.start_swaps).filter(|&with| must || view.public().count(with) < own)
}

/// Who has the fewest cards; the first of those who have equally few.
fn shortest(view: &View, seats: SeatSet) -> Option<Seat> {
    seats.iter().min_by_key(|&seat| view.public().count(seat))
}
