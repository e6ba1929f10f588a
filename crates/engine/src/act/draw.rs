//! Drawing: the ordinary draw, penalties, refills, the mercy limit; and the challenge.

use super::Run;
use crate::card::Card;
use crate::chance::Chance;
use crate::event::{Event, EventSink, Why};
use crate::phase::{DrawnCard, Phase, Step};
use crate::rules::{DrawMode, PlayableCard, ThenPlay};
use crate::seat::Seat;

impl<C: Chance, S: EventSink> Run<'_, C, S> {
    /// The draw of the seat on turn: the penalty that waits for it, or the ordinary one.
    pub(super) fn draw(&mut self, seat: Seat) {
        match self.state.public.phase {
            Phase::Turn {
                step: Step::Serve(penalty),
                ..
            } => {
                self.draw_cards(seat, penalty.owed, Why::Penalty);
                if self.end_if_decided() {
                    return;
                }
                if penalty.then_plays && self.state.public.in_round.contains(seat) {
                    self.turn(seat, Step::Play);
                } else {
                    self.turn_after(seat);
                }
            }
            _ => self.ordinary_draw(seat),
        }
    }

    /// Draws that many cards as a penalty: what does not exist is forgiven, and a hand that reaches the
    /// mercy limit ends it.
    pub(super) fn draw_cards(&mut self, seat: Seat, count: u16, why: Why) {
        for drawn in 0..count {
            if !self.state.public.in_round.contains(seat) {
                return;
            }
            if self.draw_one(seat, why).is_none() {
                self.emit(Event::Forgiven {
                    seat,
                    count: count - drawn,
                });
                return;
            }
        }
    }

    /// The challenge of the Wild Draw Four that waits.
    pub(super) fn challenge(&mut self, by: Seat) {
        let Some(penalty) = self.state.public.phase.penalty().copied() else {
            return;
        };
        let Some(challenge) = penalty.challenge else {
            return;
        };
        let (offender, evidence) = (challenge.offender, challenge.evidence);
        let guilty = evidence.guilty;
        self.emit(Event::Challenged {
            by,
            offender,
            guilty,
            hand: evidence.hand,
        });
        if guilty {
            let count = self.state.public.rules.guilty_draws.get();
            self.draw_cards(offender, count, Why::Guilty);
        } else {
            let count = penalty.owed + self.state.public.rules.innocent_extra.get();
            self.draw_cards(by, count, Why::Innocent);
        }
        if self.end_if_decided() {
            return;
        }
        if guilty {
            self.turn(by, Step::Play);
        } else {
            self.turn_after(by);
        }
    }

    /// Draws one card, refilling the pile before or after where that is due; `None` when there is none.
    pub(super) fn draw_one(&mut self, seat: Seat, why: Why) -> Option<Card> {
        if self.state.public.draw_pile == 0 {
            self.refill();
        }
        if self.state.public.draw_pile == 0 {
            return None;
        }
        let card = self.chance.draw(&self.state.pile);
        self.emit(Event::Drew { seat, card, why });
        if self.state.public.draw_pile == 0 {
            self.refill();
        }
        let limit = self.state.public.rules.mercy_limit.get();
        if limit.is_some_and(|limit| self.state.public.counts[seat] >= limit) {
            self.name_for_who_goes(seat);
            self.emit(Event::KnockedOut { seat });
        }
        Some(card)
    }

    fn refill(&mut self) {
        let discards = self.state.discards();
        if !discards.is_empty() {
            self.chance.shuffle(&discards);
            self.emit(Event::Refilled);
        }
    }

    fn ordinary_draw(&mut self, seat: Seat) {
        let then_play = self.state.public.rules.then_play;
        let on_and_on = self.state.public.rules.draw_mode == DrawMode::UntilPlayable
            && then_play != ThenPlay::Nothing;
        let mut drawn = None;
        while let Some(card) = self.draw_one(seat, Why::Turn) {
            if !self.state.public.in_round.contains(seat) {
                if !self.end_if_decided() {
                    self.turn_after(seat);
                }
                return;
            }
            let fits = self.eyes(seat).can_play(card);
            drawn = Some(DrawnCard { card, fits });
            if fits || !on_and_on {
                break;
            }
        }
        match drawn {
            Some(drawn) if then_play != ThenPlay::Nothing => self.after_draw(seat, drawn),
            _ => self.turn_after(seat),
        }
    }

    /// The drawn card plays itself, or its player has a choice, or the turn is over.
    fn after_draw(&mut self, seat: Seat, drawn: DrawnCard) {
        let rules = &self.state.public.rules;
        let eyes = self.eyes(seat);
        let bluff = drawn.card == Card::WILD_DRAW_FOUR && eyes.wild_draw_four_illegal();
        if drawn.fits && !bluff && rules.playable_card == PlayableCard::AutoPlay {
            let play = self.plain_form(seat, drawn.card, true);
            self.play(seat, &play, false);
            return;
        }
        let draws_on = rules.draw_mode == DrawMode::MayUntilPlayable
            && !drawn.fits
            && self.state.public.drawable() > 0;
        let plays =
            drawn.fits || rules.then_play == ThenPlay::AnyCard && !eyes.playable().is_empty();
        if plays || draws_on {
            self.turn(seat, Step::AfterDraw(drawn));
        } else {
            self.turn_after(seat);
        }
    }
}
