//! Leaving the match for good.

use super::{Part, Reference, Standing, clock::most_held};
use lastcard_engine::{Color, Event, Penalty, Phase, Seat, Step};

impl Reference {
    pub(super) fn leave(&mut self, seat: Seat) {
        if self.clock_closes_window() {
            self.close_window();
        }
        self.name_for_who_goes(seat);
        self.tell(Event::Left { seat });
        self.player_mut(seat).standing = Standing::Left;
        self.player_mut(seat).part = Part::Away;
        self.put_hand_under(seat);
        self.out.retain(|&other| other != seat);
        let remaining = self.in_match();
        if remaining
            .iter()
            .all(|&other| self.side(other) == self.side(remaining[0]))
        {
            return self.end_match(remaining[0]);
        }
        let Phase::Turn { seat: turn, step } = self.phase else {
            return;
        };
        if self.is_decided() {
            self.end_round();
        } else if turn == seat {
            self.turn(self.next(seat), Step::Play);
        } else if let Step::Serve(penalty) = step
            && penalty
                .challenge
                .is_some_and(|challenge| challenge.offender == seat)
        {
            self.turn(
                turn,
                Step::Serve(Penalty {
                    challenge: None,
                    ..penalty
                }),
            );
        }
    }

    /// Who goes without having named the color of the start card leaves the color most held (E-51).
    pub(super) fn name_for_who_goes(&mut self, seat: Seat) {
        if self.on_turn() == Some(seat) && self.step() == Some(Step::NameColor) {
            let color = most_held(self.hand(seat), &Color::ALL);
            self.color = Some(color);
            self.tell(Event::Named { seat, color });
        }
    }
}
