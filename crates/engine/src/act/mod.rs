//! Accepted commands carried out, event by event.
//!
//! Legality is settled before ([`State::check`]); here nothing can be refused any more. Every change goes
//! through [`Run::emit`], so the events are all that happens.

mod draw;
mod finish;
mod leave;
mod play;
mod start;

pub(crate) use start::refused_start_card;

use crate::action::{Action, Cards, Command, Play};
use crate::card::{Card, Color, ColorSet};
use crate::chance::Chance;
use crate::event::{Event, EventSink, Why};
use crate::eyes::Eyes;
use crate::legal::Swap;
use crate::phase::{Full, Phase, Step};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

impl State {
    /// Carries out a command: the state moves on, and every event goes to the sink in order.
    ///
    /// # Errors
    /// The first reason against the command; then nothing has changed and nothing was asked of the
    /// chance.
    pub fn command<C: Chance, S: EventSink>(
        &mut self,
        command: &Command,
        chance: &mut C,
        events: &mut S,
    ) -> Result<(), Refusal> {
        self.check(command)?;
        self.carry_out(command, chance, events);
        Ok(())
    }

    /// Carries out a command that is known to be accepted, because it was taken from [`State::legal`] of
    /// this very state: for simulation and search.
    ///
    /// Any other command gives a state that means nothing, or a panic; builds with debug assertions panic at
    /// once.
    pub fn carry_out<C: Chance, S: EventSink>(
        &mut self,
        command: &Command,
        chance: &mut C,
        events: &mut S,
    ) {
        debug_assert_eq!(self.check(command), Ok(()));
        let mut run = Run {
            state: self,
            chance,
            events,
        };
        run.command(command);
    }
}

impl State {
    /// Ends the round when nobody can play and nothing can be drawn, as every command does at its end.
    pub(crate) fn settle<C: Chance, S: EventSink>(&mut self, chance: &mut C, events: &mut S) {
        let mut run = Run {
            state: self,
            chance,
            events,
        };
        run.end_if_nobody_can_go_on();
    }
}

/// One command being carried out.
struct Run<'a, C, S> {
    state: &'a mut State,
    chance: &'a mut C,
    events: &'a mut S,
}

impl<C: Chance, S: EventSink> Run<'_, C, S> {
    fn command(&mut self, command: &Command) {
        match command {
            Command::Act(seat, action) => self.act(*seat, action),
            Command::GraceEnds => self.clock_closes_window(),
            Command::TimeIsUp => self.time_is_up(),
            Command::NextRound => self.next_round(),
        }
        self.end_if_nobody_can_go_on();
    }

    #[expect(
        clippy::inline_always,
        reason = "a part of every turn, too small for a call"
    )]
    #[inline(always)]
    fn act(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Call | Action::Catch(_) => {}
            Action::Leave => self.clock_closes_window(),
            _ => self.close_window(),
        }
        match action {
            Action::Play(play) => self.play(seat, play, false),
            Action::JumpIn(play) => self.play(seat, play, true),
            Action::Draw => self.draw(seat),
            Action::Pass => {
                self.emit(Event::Passed { seat });
                self.turn_after(seat);
            }
            Action::Name(color) => self.name(seat, *color),
            Action::Swap(with) => self.start_swap(seat, *with),
            Action::Challenge => self.challenge(seat),
            Action::Call => self.call(seat),
            Action::Catch(whom) => self.catch(seat, *whom),
            Action::Leave => self.leave(seat),
        }
    }

    /// The only way in which a state changes.
    #[expect(
        clippy::inline_always,
        reason = "where the kind of the event is known, all other arms fall away; the hot path needs that"
    )]
    #[inline(always)]
    fn emit(&mut self, event: Event) {
        self.state.evolve(&event);
        self.events.push(event);
    }

    fn eyes(&self, seat: Seat) -> Eyes<'_, Full> {
        self.state.eyes(seat)
    }

    fn close_window(&mut self) {
        let public = &self.state.public;
        if !public.exposed.union(public.caught).is_empty() {
            self.emit(Event::WindowClosed);
        }
    }

    /// What shuts the window only where the clock does.
    fn clock_closes_window(&mut self) {
        if self.state.public.rules.clock_shuts_window() {
            self.close_window();
        }
    }

    fn turn(&mut self, seat: Seat, step: Step<Full>) {
        self.emit(Event::Turn { seat, step });
    }

    /// A plain turn for the next player after a seat.
    fn turn_after(&mut self, seat: Seat) {
        if let Some(next) = self.state.public.next(seat) {
            self.turn(next, Step::Play);
        }
    }

    fn call(&mut self, seat: Seat) {
        if self.eyes(seat).call_is_due() {
            self.emit(Event::Called { seat });
        } else {
            self.emit(Event::FalseCall { seat });
            let cards = self.state.public.rules.false_call_penalty.get();
            self.draw_extra(seat, cards, Why::FalseCall);
        }
    }

    fn catch(&mut self, by: Seat, seat: Seat) {
        if self.state.public.exposed.contains(seat) {
            self.emit(Event::Caught { by, seat });
            let cards = self.state.public.rules.uno_penalty.get();
            self.draw_extra(seat, cards, Why::Caught);
        } else {
            self.emit(Event::FalseCatch { by, seat });
            let cards = self.state.public.rules.false_catch_penalty.get();
            self.draw_extra(by, cards, Why::FalseCatch);
        }
    }

    /// Penalty cards that do not move the turn, unless they put the seat on turn out of the round.
    fn draw_extra(&mut self, seat: Seat, cards: u16, why: Why) {
        self.draw_cards(seat, cards, why);
        if self.end_if_decided() || self.state.public.in_round.contains(seat) {
            return;
        }
        if self.state.public.phase.on_turn() == Some(seat) {
            self.turn_after(seat);
        }
    }

    /// The plainest legal move for the seat on turn.
    fn time_is_up(&mut self) {
        let Some(seat) = self.state.public.phase.on_turn() else {
            return;
        };
        self.emit(Event::TimeWasUp { seat });
        self.clock_closes_window();
        let action = self.plainest_move(seat);
        self.act(seat, &action);
    }

    fn plainest_move(&self, seat: Seat) -> Action {
        let eyes = self.eyes(seat);
        let legal = eyes.legal();
        let after_draw = matches!(
            self.state.public.phase,
            Phase::Turn {
                step: Step::AfterDraw(_),
                ..
            }
        );
        let with = self.state.public.next(seat);
        if !legal.names.is_empty() {
            Action::Name(self.most_held(seat))
        } else if let (false, Some(with)) = (legal.start_swaps.is_empty(), with) {
            Action::Swap(with)
        } else if legal.draw && !after_draw {
            Action::Draw
        } else if legal.pass {
            Action::Pass
        } else {
            // With neither drawing nor passing open there is a card to play.
            let card = legal.plays.iter().next().unwrap_or(Card::WILD);
            let play = self.plain_form(seat, card, false);
            // The clock does not forget the call.
            let calling = play.calling();
            Action::Play(if eyes.call_counts(&calling) {
                calling
            } else {
                play
            })
        }
    }

    /// A play of one card without any choice of its player: the color most held of those allowed, a swap
    /// with the next player where one is due (or wherever one is possible, with `swap`), and no call.
    fn plain_form(&self, seat: Seat, card: Card, swap: bool) -> Play {
        let legal = self.eyes(seat).legal();
        let swaps = legal.swap_of(&Cards::One(card), false);
        let mut rest = self.state.hands[seat];
        rest.remove(card);
        Play {
            color: if card.is_wild() {
                rest.color_most_held(legal.colors)
            } else {
                None
            },
            swap: match swaps {
                Swap::Must => self.state.public.next(seat),
                Swap::May if swap => self.state.public.next(seat),
                _ => None,
            },
            ..Play::card(card)
        }
    }

    fn most_held(&self, seat: Seat) -> Color {
        let all = ColorSet::ALL;
        // Of all four colors one is always the first.
        self.state.hands[seat]
            .color_most_held(all)
            .unwrap_or(Color::Red)
    }
}
