//! Leaving the match.

use super::Run;
use crate::chance::Chance;
use crate::event::{Event, EventSink};
use crate::phase::{Penalty, Phase, Step};
use crate::seat::Seat;

impl<C: Chance, S: EventSink> Run<'_, C, S> {
    pub(super) fn leave(&mut self, seat: Seat) {
        let phase = self.state.public.phase;
        self.name_for_who_goes(seat);
        self.emit(Event::Left { seat });
        if self.end_match_if_one_side_is_left() {
            return;
        }
        let Phase::Turn {
            seat: on_turn,
            step,
        } = phase
        else {
            return;
        };
        if self.end_if_decided() {
            return;
        }
        if on_turn == seat {
            self.turn_after(seat);
        } else if let Step::Serve(penalty) = step
            && penalty
                .challenge
                .is_some_and(|challenge| challenge.offender == seat)
        {
            self.turn(
                on_turn,
                Step::Serve(Penalty {
                    challenge: None,
                    ..penalty
                }),
            );
        }
    }

    /// Who goes with the color of the start card still to name leaves the color most held.
    pub(super) fn name_for_who_goes(&mut self, seat: Seat) {
        if let Phase::Turn {
            seat: on_turn,
            step: Step::NameColor,
        } = self.state.public.phase
            && on_turn == seat
        {
            let color = self.most_held(seat);
            self.emit(Event::Named { seat, color });
        }
    }
}
