//! Random play by the engine itself, for what fast play leaves to it.

use super::deal::Order;
use super::game::Habits;
use super::log::Log;
use super::round::{MOST_TURNS, Outcome};
use crate::action::{Action, Cards, Command, Play};
use crate::card::{Card, CardSet, Color, ColorSet};
use crate::chance::{Chance, Sampled};
use crate::event::{Event, EventSink};
use crate::hand::Hand;
use crate::legal::{Legal, Swap, Together};
use crate::phase::{Phase, Step};
use crate::rules::MultiDiscard;
use crate::seat::{Seat, SeatSet};
use crate::state::State;
use rand_core::RngCore;

/// The rest of a round.
pub(super) struct Rest {
    pub(super) state: State,
    /// What was chosen and not carried out yet.
    pub(super) chosen: Option<Command>,
    pub(super) turns: u32,
}

impl Rest {
    pub(super) fn new(state: State, chosen: Option<Command>, turns: u32) -> Rest {
        Rest {
            state,
            chosen,
            turns,
        }
    }
}

/// Plays the rest of a round; the pile gives the cards of `order` first.
#[cold]
#[inline(never)]
pub(super) fn by_engine<R: RngCore, L: Log>(
    rest: Rest,
    habits: Habits,
    order: &Order,
    mut random: R,
    log: &mut L,
) -> (Outcome, R) {
    let Rest {
        mut state,
        mut chosen,
        mut turns,
    } = rest;
    let mut chance = Begun {
        first: order.cards(),
        rest: Sampled::new(&mut random),
    };
    let mut ends = Ends {
        log,
        winner: None,
        stalled: false,
    };
    if chosen.is_none() {
        state.settle(&mut chance, &mut ends);
    }
    loop {
        let command = if let Some(command) = chosen.take() {
            command
        } else if turns >= MOST_TURNS {
            ends.stalled = true;
            break;
        } else {
            let mut luck = Luck(chance.rest.random());
            let Some((seat, action)) = luck.choice(&state, habits) else {
                break;
            };
            turns += u32::from(is_turn(&state, &action));
            Command::Act(seat, action)
        };
        if L::ON {
            ends.log.command(&command);
        }
        state.carry_out(&command, &mut chance, &mut ends);
    }
    let mut values = [0; Seat::MAX];
    for seat in state.public.all_seats().iter() {
        values[seat.index()] = state.value_held(seat);
    }
    let outcome = Outcome {
        winner: ends.winner,
        stalled: ends.stalled,
        turns,
        values,
    };
    (outcome, random)
}

/// Whether a turn of an active player begins with this action.
fn is_turn(state: &State, action: &Action) -> bool {
    let Phase::Turn { step, .. } = state.public.phase else {
        return false;
    };
    match (action, step) {
        (Action::JumpIn(_), _) | (_, Step::Play) => !matches!(action, Action::Call),
        (Action::Play(_), Step::Serve(_) | Step::SwapStart) => true,
        _ => false,
    }
}

/// Listens for the end of the round.
struct Ends<'a, L> {
    log: &'a mut L,
    winner: Option<Seat>,
    stalled: bool,
}

impl<L: Log> EventSink for Ends<'_, L> {
    fn push(&mut self, event: Event) {
        if let Event::RoundEnded { winner, stalled } = event {
            (self.winner, self.stalled) = (winner, stalled);
        }
        if L::ON {
            self.log.event(event);
        }
    }
}

/// Chance of which the first cards are known.
struct Begun<I, C> {
    first: I,
    rest: C,
}

impl<I: Iterator<Item = Card>, C: Chance> Chance for Begun<I, C> {
    fn begin_round(&mut self, round: u32) {
        self.rest.begin_round(round);
    }

    fn shuffle(&mut self, pile: &Hand) {
        self.rest.shuffle(pile);
    }

    fn draw(&mut self, pile: &Hand) -> Card {
        match self.first.next() {
            Some(card) => card,
            None => self.rest.draw(pile),
        }
    }

    fn bury(&mut self, pile: &Hand, card: Card) {
        self.rest.bury(pile, card);
    }

    fn put_under(&mut self, pile: &Hand, card: Card) {
        self.rest.put_under(pile, card);
    }

    fn draw_first_of(&mut self, pile: &Hand, wanted: CardSet) -> Card {
        self.rest.draw_first_of(pile, wanted)
    }

    fn shuffle_pool(&mut self, pool: &Hand) {
        self.rest.shuffle_pool(pool);
    }

    fn deal_from_pool(&mut self, pool: &Hand) -> Card {
        self.rest.deal_from_pool(pool)
    }

    fn choose(&mut self, count: u32) -> u32 {
        self.rest.choose(count)
    }
}

/// Choices by lot.
struct Luck<'a, R>(&'a mut R);

impl<R: RngCore> Luck<'_, R> {
    /// Who does what next; none when the round is over.
    fn choice(&mut self, state: &State, habits: Habits) -> Option<(Seat, Action)> {
        let public = &state.public;
        let Phase::Turn { seat, .. } = public.phase else {
            return None;
        };
        let caller = public
            .exposed
            .iter()
            .find(|&seat| state.eyes(seat).call_is_due());
        if let Some(caller) = caller {
            return Some((caller, Action::Call));
        }
        if habits.jump_in
            && let Some((seat, play)) = self.jump_in(state, seat)
        {
            return Some((seat, Action::JumpIn(with_call(state, seat, play))));
        }
        let mut legal = state.legal(seat);
        legal.together.last = legal.together.last_with_call;
        legal.together.out = legal.together.out_with_call;
        let action = match self.move_of_turn(&legal, habits) {
            Action::Play(play) => Action::Play(with_call(state, seat, play)),
            other => other,
        };
        Some((seat, action))
    }

    fn move_of_turn(&mut self, legal: &Legal, habits: Habits) -> Action {
        if let Some(color) = self.color(legal.names) {
            return Action::Name(color);
        }
        if let Some(with) = self.seat(legal.start_swaps) {
            return Action::Swap(with);
        }
        if habits.challenge && legal.challenge && self.below(2) == 0 {
            return Action::Challenge;
        }
        if let Some(card) = legal.plays.nth(self.below(legal.plays.len())) {
            let cards = self.one_or_several(card, legal);
            return Action::Play(self.form(cards, legal));
        }
        if legal.pass {
            Action::Pass
        } else {
            Action::Draw
        }
    }

    fn jump_in(&mut self, state: &State, on_turn: Seat) -> Option<(Seat, Play)> {
        let mut seat = on_turn;
        for _ in 1..state.public.in_round.len() {
            seat = state.public.next(seat)?;
            let legal = state.legal(seat);
            if let Some(card) = legal.jump_ins.iter().next() {
                return Some((seat, self.form(Cards::One(card), &legal)));
            }
        }
        None
    }

    fn form(&mut self, cards: Cards, legal: &Legal) -> Play {
        let swaps = match legal.swap_of(&cards, false) {
            Swap::No => false,
            Swap::Must => true,
            Swap::May => self.below(legal.swap_with.len() + 1) > 0,
        };
        let color = if cards.last().is_wild() {
            self.color(legal.colors)
        } else {
            None
        };
        Play {
            cards,
            color,
            swap: if swaps {
                self.seat(legal.swap_with)
            } else {
                None
            },
            uno: false,
        }
    }

    /// The card alone, or as the first of several that go together.
    fn one_or_several(&mut self, card: Card, legal: &Legal) -> Cards {
        let mut chosen = Cards::One(card);
        if legal.together.rule == MultiDiscard::Off || !legal.together.first.contains(card) {
            return chosen;
        }
        let only = Legal {
            together: Together {
                first: CardSet::of(card),
                ..legal.together
            },
            ..Legal::NOTHING
        };
        let mut seen = 0;
        only.for_each(|action| {
            if let Action::Play(play) = action {
                seen += 1;
                if self.below(seen) == 0 {
                    chosen = play.cards;
                }
            }
        });
        if seen > 0 && self.below(2) == 0 {
            chosen
        } else {
            Cards::One(card)
        }
    }

    fn color(&mut self, among: ColorSet) -> Option<Color> {
        let n = self.below(among.0.count_ones().max(1));
        among.iter().nth(n as usize)
    }

    fn seat(&mut self, among: SeatSet) -> Option<Seat> {
        let n = self.below(among.len().max(1));
        among.iter().nth(n as usize)
    }

    fn below(&mut self, count: u32) -> u32 {
        let product = u128::from(self.0.next_u64()) * u128::from(count);
        (product >> 64) as u32
    }
}

/// The play with the call, where a call counts.
fn with_call(state: &State, seat: Seat, play: Play) -> Play {
    let calling = play.calling();
    if state.eyes(seat).call_counts(&calling) {
        calling
    } else {
        play
    }
}
