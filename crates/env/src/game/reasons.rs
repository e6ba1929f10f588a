//! Why an action is refused.

use super::{Game, Question};
use crate::actions::{CHOICES, Choice};
use crate::core::Core;
use crate::forms;
use crate::objection::{Illegal, Objection};
use crate::several::Aside;
use lastcard_engine::{Action, Cards, Command, Play, Refusal, Seat};

impl<C: Core> Game<C> {
    #[cold]
    pub(crate) fn illegal(&self, action: usize) -> Illegal {
        Illegal {
            action,
            seat: self.to_act(),
            objection: self.reason(action),
        }
    }

    fn reason(&self, action: usize) -> Objection {
        if action >= self.plan.actions {
            return Objection::NoSuchAction;
        }
        let Some(seat) = self.to_act() else {
            return Objection::EpisodeOver;
        };
        let choice = CHOICES[action];
        let reaction = matches!(self.question, Question::Reaction(_));
        match (choice, &self.aside) {
            (Choice::NoReaction, _) => return Objection::OtherQuestion,
            (Choice::More(_) | Choice::Last(..), None) => return Objection::NothingBegun,
            (Choice::More(color), Some(aside)) => {
                let holds = aside
                    .of_color(color)
                    .is_some_and(|card| aside.rest(self.core.sight(seat).hand).contains(card));
                return Objection::Rules(if holds {
                    Refusal::CannotDiscardTogether
                } else {
                    Refusal::CardNotInHand
                });
            }
            (Choice::Last(..), Some(_)) => {}
            (_, Some(_)) => return Objection::SeveralBegun,
            (Choice::Begin(first), None) if !reaction => {
                // The same card twice stands for all that could follow.
                let mut aside = Aside::begin(first);
                let Some(color) = first.color() else {
                    return Objection::NoSuchAction;
                };
                aside.more(color);
                let cards = Cards::new(aside.cards());
                let play = cards.map(|cards| Play {
                    cards,
                    ..Play::card(first)
                });
                return play.map_or(Objection::NotOffered, |play| {
                    self.refused(seat, &Action::Play(play))
                });
            }
            _ => {}
        }
        match self.meant_plainly(choice, seat) {
            Some(action) => match self.refused(seat, &action) {
                // A move of a turn that is open, but not asked for yet.
                Objection::NotOffered if reaction => Objection::OtherQuestion,
                objection => objection,
            },
            None if reaction => Objection::OtherQuestion,
            None => Objection::Rules(Refusal::UnknownPlayer),
        }
    }

    fn refused(&self, seat: Seat, action: &Action) -> Objection {
        self.core
            .refusal(&Command::Act(seat, *action))
            .map_or(Objection::NotOffered, Objection::Rules)
    }

    /// The engine's action without a call that would be added.
    fn meant_plainly(&self, choice: Choice, seat: Seat) -> Option<Action> {
        match (choice, &self.aside) {
            (Choice::Last(color, swap, uno), Some(aside)) => {
                let sits = swap.is_none_or(|with| (with as usize) < self.plan.seats);
                let swap = swap.map(|with| self.seat_at(seat, with));
                let play = aside.play(color, swap, uno);
                play.filter(|_| sits).map(Action::Play)
            }
            _ => forms::single(choice, seat, self.plan.seats),
        }
    }
}
