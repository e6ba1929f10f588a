//! A round of fast play as a state of the engine.

use super::course::seat_of;
use super::game::Game;
use super::pack::{Pack, card_at};
use super::round::{NOBODY, Round, Waiting, without_hands};
use crate::hand::Hand;
use crate::phase::{Challenge, DrawCard, DrawnCard, Evidence, Full, Penalty, Phase, Step};
use crate::public::LaidBy;
use crate::seat::{Direction, SeatSet};
use crate::state::State;

impl<const N: usize> Round<N> {
    /// The state that the engine goes on with; `drawn` is the card that the seat on turn has just drawn and may play.
    #[cold]
    #[inline(never)]
    pub(super) fn hand_over(&self, game: &Game, drawn: Option<DrawnCard>) -> State {
        let now = &self.now;
        let mut state = game.fresh(seat_of(now.dealer));
        let step = match drawn {
            Some(drawn) => Step::AfterDraw(drawn),
            None if now.waiting.owed > 0 => Step::Serve(now.waiting.penalty(&self.hands)),
            None => Step::Play,
        };
        let discards = without_hands(&self.hands, now.top).without(now.pile);
        let public = &mut state.public;
        public.round = 1;
        public.direction = if now.clockwise {
            Direction::Clockwise
        } else {
            Direction::Counterclockwise
        };
        public.top = Some(card_at(u32::from(now.top & 63)));
        public.laid_by = match now.laid_by {
            NOBODY => LaidBy::Start,
            seat => LaidBy::Seat(seat_of(seat)),
        };
        public.color = Some(now.key.color());
        public.discards = discards.hand();
        public.under_top = discards.len() as u16;
        public.draw_pile = now.pile.len() as u16;
        public.in_round = SeatSet::first(usize::from(now.seats));
        public.phase = Phase::Turn {
            seat: seat_of(now.seat),
            step,
        };
        for (seat, pack) in self.hands[..usize::from(now.seats)].iter().enumerate() {
            let seat = seat_of(seat as u8);
            public.counts[seat] = pack.len() as u16;
            state.hands[seat] = pack.hand();
        }
        state.pile = now.pile.hand();
        state.hidden = Hand::EMPTY;
        state
    }
}

impl Waiting {
    /// The penalty as the rest of the engine knows it.
    pub(super) fn penalty(self, hands: &[Pack]) -> Penalty<Full> {
        let offender = hands.get(usize::from(self.offender));
        let challenge = offender.map(|hand| Challenge {
            offender: seat_of(self.offender),
            prior_color: Some(self.prior_key.color()),
            prior_top: card_at(u32::from(self.prior_top & 63)),
            evidence: Evidence {
                hand: hand.hand(),
                guilty: self.guilty,
            },
        });
        Penalty {
            owed: self.owed,
            last: if self.four {
                DrawCard::Four
            } else {
                DrawCard::Two
            },
            only_twos: self.only_twos,
            start: false,
            then_plays: false,
            challenge,
        }
    }
}
