//! Commands judged: accepted, or refused with the first reason that applies.

use crate::action::{Action, Cards, Command, Play};
use crate::card::{Card, CardSet};
use crate::eyes::{Emptying, Eyes, answers_penalties};
use crate::legal::Swap;
use crate::phase::{Knowledge, Phase, Step};
use crate::refusal::Refusal;
use crate::rules::{SwapHands, ThenPlay, allowed_as_last};
use crate::seat::{Seat, SeatSet};
use crate::state::State;

impl State {
    /// Whether a command would be accepted.
    ///
    /// # Errors
    /// The first reason against it, in the order of [`Refusal::ALL`].
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Act(seat, action) => self.judge(*seat)(action),
            Command::GraceEnds => Ok(()),
            Command::TimeIsUp => match self.public.phase {
                Phase::Turn { .. } => Ok(()),
                Phase::MatchOver { .. } => Err(Refusal::MatchOver),
                _ => Err(Refusal::RoundOver),
            },
            Command::NextRound => match self.public.phase {
                Phase::Opening(_) | Phase::RoundOver { .. } => Ok(()),
                Phase::MatchOver { .. } => Err(Refusal::MatchOver),
                _ => Err(Refusal::RoundNotOver),
            },
        }
    }

    /// Judges the actions of a seat as [`State::check`] does: what is open to it is worked out once, however many
    /// actions are asked about.
    pub fn judge(&self, seat: Seat) -> impl Fn(&Action) -> Result<(), Refusal> + '_ {
        let public = &self.public;
        let known = public.all_seats().contains(seat);
        let judge = known.then(|| self.eyes(seat).judge());
        move |action| {
            let judge = match &judge {
                Some(judge) if !names_stranger(public.all_seats(), action) => judge,
                _ => return Err(Refusal::UnknownPlayer),
            };
            match (&public.phase, action) {
                (Phase::MatchOver { .. }, _) => return Err(Refusal::MatchOver),
                (_, Action::Leave) => {
                    let left = public.left.contains(seat);
                    return if left {
                        Err(Refusal::LeftTheMatch)
                    } else {
                        Ok(())
                    };
                }
                (Phase::Turn { .. }, _) => {}
                _ => return Err(Refusal::RoundOver),
            }
            if public.left.contains(seat) {
                return Err(Refusal::LeftTheMatch);
            }
            judge(action).map_or(Ok(()), Err)
        }
    }
}

impl<'a, K: Knowledge> Eyes<'a, K> {
    /// Says of each action of the seat during a round why it is refused, if it is.
    pub(crate) fn judge(self) -> impl Fn(&Action) -> Option<Refusal> + use<'a, K> {
        let legal = self.legal();
        move |action| (!self.accepts(&legal, action)).then(|| self.reason(action))
    }
}

impl<K: Knowledge> Eyes<'_, K> {
    /// The first reason against an action that is not open to the seat during a round.
    fn reason(&self, action: &Action) -> Refusal {
        let step = match &self.public.phase {
            Phase::Turn { seat, step } if *seat == self.seat => Some(step),
            _ => None,
        };
        match (action, step) {
            (Action::JumpIn(play), _) => self.reason_against_jump_in(play),
            (Action::Call, _) => Refusal::NothingToCall,
            (Action::Catch(_), _) => Refusal::NothingToCatch,
            (_, None) => Refusal::NotYourTurn,
            (Action::Play(play), Some(step)) => self.reason_against_play(play, step),
            (Action::Name(_), _) => Refusal::ColorNotWanted,
            (_, Some(Step::NameColor)) => Refusal::MustNameColor,
            (Action::Draw, Some(step)) => self.reason_against_draw(step),
            (Action::Pass, Some(step)) => self.reason_against_pass(step),
            (Action::Swap(_), _) => Refusal::SwapTargetNotAllowed,
            (Action::Challenge, Some(Step::SwapStart)) if self.must_swap_first() => {
                Refusal::SwapTargetRequired
            }
            (Action::Challenge, _) => Refusal::CannotChallenge,
            // Leaving is never refused here; the arm keeps the match whole.
            (Action::Leave, _) => Refusal::LeftTheMatch,
        }
    }

    fn must_swap_first(&self) -> bool {
        self.rules().swap_hands == SwapHands::Mandatory
    }

    fn reason_against_draw(&self, step: &Step<K>) -> Refusal {
        match step {
            Step::SwapStart if self.must_swap_first() => Refusal::SwapTargetRequired,
            Step::AfterDraw(_) if self.may_draw_on() => Refusal::MustPlay,
            Step::AfterDraw(_) => Refusal::CannotDraw,
            Step::Play | Step::SwapStart if self.playable().is_empty() => Refusal::CannotDraw,
            _ => Refusal::MustPlay,
        }
    }

    fn reason_against_pass(&self, step: &Step<K>) -> Refusal {
        match step {
            Step::Serve(_) => Refusal::MustServePenalty,
            Step::SwapStart if self.must_swap_first() => Refusal::SwapTargetRequired,
            Step::AfterDraw(_) if self.rules().then_play == ThenPlay::AnyCard => Refusal::MustPlay,
            Step::AfterDraw(_) => Refusal::MustPlayDrawnCard,
            _ if self.public.drawable() == 0 => Refusal::MustPlay,
            _ => Refusal::CannotPass,
        }
    }

    fn reason_against_play(&self, play: &Play, step: &Step<K>) -> Refusal {
        match step {
            Step::NameColor => Refusal::MustNameColor,
            Step::Serve(penalty) => {
                if !answers_penalties(self.rules(), &play.cards) {
                    return Refusal::MustServePenalty;
                }
                let several = matches!(play.cards, Cards::Several(_));
                let fits = !several && self.answers(penalty).contains(play.cards.first());
                self.reason_in_cards(play)
                    .or((!fits).then_some(Refusal::CannotStack))
                    .unwrap_or_else(|| self.reason_at_the_end(play))
            }
            Step::Play | Step::SwapStart | Step::AfterDraw(_) => {
                let first = play.cards.first();
                let swap_first = matches!(step, Step::SwapStart) && self.must_swap_first();
                let other = self.drawn().is_some_and(|drawn| {
                    self.rules().then_play != ThenPlay::AnyCard
                        && play.cards != Cards::One(drawn.card)
                });
                if !self.holds(&play.cards) {
                    Refusal::CardNotInHand
                } else if !self.matching().contains(first) {
                    Refusal::CardDoesNotMatch
                } else if self.lays_blocked_wild_draw_four(play) {
                    Refusal::WildDrawFourNotAllowed
                } else if let Some(reason) = self.reason_in_color(play) {
                    reason
                } else if swap_first {
                    // It comes before a reason in the target of this play.
                    Refusal::SwapTargetRequired
                } else if let Some(reason) = self.reason_in_swap(play) {
                    reason
                } else if other {
                    Refusal::OnlyDrawnCard
                } else {
                    self.reason_at_the_end(play)
                }
            }
        }
    }

    fn reason_against_jump_in(&self, play: &Play) -> Refusal {
        if !self.holds(&play.cards) {
            Refusal::CardNotInHand
        } else if self.public.phase.penalty().is_none() && self.lays_blocked_wild_draw_four(play) {
            Refusal::WildDrawFourNotAllowed
        } else if let Some(reason) = self.reason_in_color_and_swap(play) {
            reason
        } else {
            match self.reason_at_the_end(play) {
                // Nothing is wrong with the cards themselves: they may not be laid now.
                Refusal::CannotDiscardTogether => Refusal::CannotJumpIn,
                reason => reason,
            }
        }
    }

    fn reason_in_cards(&self, play: &Play) -> Option<Refusal> {
        if self.holds(&play.cards) {
            self.reason_in_color_and_swap(play)
        } else {
            Some(Refusal::CardNotInHand)
        }
    }

    fn reason_in_color_and_swap(&self, play: &Play) -> Option<Refusal> {
        self.reason_in_color(play)
            .or_else(|| self.reason_in_swap(play))
    }

    fn reason_in_color(&self, play: &Play) -> Option<Refusal> {
        let wild = !play.cards.kinds().and(CardSet::WILDS).is_empty();
        let ends = match self.emptying(play.cards.len(), play.uno) {
            Emptying::EndsRound => true,
            Emptying::Blocked => self.public.ends_when_out(self.seat),
            Emptying::No | Emptying::GoesOut | Emptying::Uncalled => false,
        };
        match play.color {
            None if wild && !ends => Some(Refusal::ColorRequired),
            Some(color) if !wild || ends || !self.wild_colors().contains(color) => {
                Some(Refusal::ColorNotWanted)
            }
            _ => None,
        }
    }

    fn reason_in_swap(&self, play: &Play) -> Option<Refusal> {
        let others = self.public.in_round.without(self.seat);
        match (self.legal_forms(play), play.swap) {
            (Swap::Must, None) => Some(Refusal::SwapTargetRequired),
            (Swap::No, Some(_)) => Some(Refusal::SwapTargetNotAllowed),
            (Swap::May | Swap::Must, Some(with)) if !others.contains(with) => {
                Some(Refusal::SwapTargetNotAllowed)
            }
            _ => None,
        }
    }

    /// Whether these cards swap hands when they are laid now.
    fn legal_forms(&self, play: &Play) -> Swap {
        match self.emptying(play.cards.len(), play.uno) {
            Emptying::EndsRound | Emptying::GoesOut | Emptying::Blocked => Swap::No,
            Emptying::No | Emptying::Uncalled => self.swap_of(&play.cards),
        }
    }

    fn reason_at_the_end(&self, play: &Play) -> Refusal {
        let emptying = self.emptying(play.cards.len(), play.uno);
        let allowed = allowed_as_last(self.rules().last_card);
        if emptying != Emptying::No && !play.cards.kinds().minus(allowed).is_empty() {
            Refusal::LastCardNotAllowed
        } else if emptying == Emptying::Blocked {
            Refusal::UnoNotCalled
        } else if !self.call_counts(play) {
            Refusal::NothingToCall
        } else {
            Refusal::CannotDiscardTogether
        }
    }

    fn lays_blocked_wild_draw_four(&self, play: &Play) -> bool {
        let mut rest = *self.hand;
        play.cards.take_from(&mut rest);
        play.cards.kinds().contains(Card::WILD_DRAW_FOUR)
            && Eyes {
                hand: &rest,
                ..*self
            }
            .wild_draw_four_blocked()
    }

    fn holds(&self, cards: &Cards) -> bool {
        match cards {
            Cards::One(card) => self.hand.contains(*card),
            Cards::Several(several) => self.hand.contains_all(several.all()),
        }
    }
}

/// Whether an action names a seat that the table does not have.
pub(crate) fn names_stranger(seats: SeatSet, action: &Action) -> bool {
    match action {
        Action::Play(play) | Action::JumpIn(play) => {
            play.swap.is_some_and(|with| !seats.contains(with))
        }
        Action::Swap(with) | Action::Catch(with) => !seats.contains(*with),
        _ => false,
    }
}
