//! What happens between two decisions: rounds that end, calls by themselves, questions, bots.

use super::{Game, Question};
use crate::core::{Core, Ending, Stage};
use crate::mask::Mask;
use crate::reward::Reward;
use crate::settings::{Episode, Reactions};
use lastcard_engine::{Action, Command, Seat, SeatSet};

impl<C: Core> Game<C> {
    /// Goes on until somebody has to act who is no bot, or the episode is over. `actor` is who has just acted.
    pub(super) fn settle(&mut self, actor: Option<Seat>) {
        let going = self.after_command(actor);
        self.go_on(going);
    }

    /// Goes on from the question that is left, after one was answered with nothing.
    pub(super) fn declined(&mut self) {
        self.asks.pop();
        let going = self.next_question();
        self.go_on(going);
    }

    fn go_on(&mut self, mut going: Going) {
        while let Going::After(actor) = going {
            going = self.after_command(actor);
        }
    }

    fn after_command(&mut self, actor: Option<Seat>) -> Going {
        if self.plan.reactions == Reactions::Auto {
            self.call_for_all();
        }
        match self.core.stage() {
            Stage::Turn(turn) => {
                if self.plan.reactions == Reactions::Ask {
                    self.ask_from(actor.unwrap_or(turn), turn);
                }
                self.next_question()
            }
            Stage::RoundOver(ending) => self.round_over(ending, false),
            Stage::MatchOver(ending) => self.round_over(ending, true),
        }
    }

    fn round_over(&mut self, ending: Ending, match_over: bool) -> Going {
        self.asks.clear();
        self.outcome.rounds += 1;
        self.outcome.stalled = ending.stalled;
        if self.plan.reward == Reward::Points {
            let points = self.core.points();
            for (reward, points) in self.rewards.iter_mut().zip(points) {
                *reward += points;
            }
        }
        if self.plan.episode == Episode::Match && !match_over {
            self.core.carry_out(&Command::NextRound);
            return Going::After(None);
        }
        self.outcome.winners = match self.plan.episode {
            Episode::Match => ending.match_winners,
            Episode::Round => ending
                .winner
                .map_or(SeatSet::EMPTY, |seat| self.core.team(seat)),
        };
        if self.plan.reward == Reward::Win {
            self.rewards = Reward::of_winners(self.outcome.winners, self.plan.seats);
        }
        self.question = Question::Nothing;
        self.mask = Mask::NONE;
        Going::Waits
    }

    /// Whoever was brought to one card by a move of hands calls at once.
    #[inline]
    fn call_for_all(&mut self) {
        let mut exposed = self.core.exposed();
        while let Some(seat) = exposed.iter().next() {
            exposed.remove(seat);
            if self.core.call_is_due(seat) {
                self.core.carry_out(&Command::Act(seat, Action::Call));
            }
        }
    }

    /// Lines up the seats with a reaction open. The other reactions of the seat on turn come with its turn, but for bots, whose
    /// turns are moves alone, and where the clock ends the time for them before the turn.
    fn ask_from(&mut self, actor: Seat, turn: Seat) {
        self.asks.clear();
        let bots = self.core.bots();
        for seat in self.core.round_from(actor) {
            let later = seat == turn && !bots.contains(seat) && !self.plan.clock_shuts_window;
            let asked = if later {
                self.core.call_is_due(seat)
            } else {
                self.core.reacts(seat)
            };
            if asked {
                self.asks.push(seat);
            }
        }
        self.asks.reverse();
    }

    /// Puts the next question; bots answer theirs at once.
    fn next_question(&mut self) -> Going {
        let bots = self.core.bots();
        while let Some(&seat) = self.asks.last() {
            if !bots.contains(seat) {
                return self.put(Question::Reaction(seat));
            }
            if let Some(action) = self.core.bot_reaction(seat) {
                self.core.carry_out(&Command::Act(seat, action));
                return Going::After(Some(seat));
            }
            self.asks.pop();
        }
        let Stage::Turn(seat) = self.core.stage() else {
            return Going::Waits;
        };
        if self.plan.reactions == Reactions::Ask
            && self.plan.clock_shuts_window
            && !self.core.exposed().is_empty()
        {
            self.core.carry_out(&Command::GraceEnds);
        }
        if bots.contains(seat)
            && let Some(action) = self.core.bot_turn(seat)
        {
            self.core.carry_out(&Command::Act(seat, action));
            return Going::After(Some(seat));
        }
        self.put(Question::Turn(seat))
    }

    fn put(&mut self, question: Question) -> Going {
        self.question = question;
        self.refresh();
        Going::Waits
    }
}

/// How it goes on.
enum Going {
    /// A command was carried out, by that seat if by one.
    After(Option<Seat>),
    /// Somebody is asked, or the episode is over.
    Waits,
}
