//! Who sits where, who plays, and what the game waits for.

use super::{Part, Player, Reference, Standing};
use lastcard_engine::{Card, Challenge, Direction, Full, Phase, Seat, Step};

impl Reference {
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(super) fn hand(&self, seat: Seat) -> &[Card] {
        &self.player(seat).hand
    }

    pub(super) fn all_seats(&self) -> Vec<Seat> {
        (0..self.players.len()).map(Seat::new).collect()
    }

    pub(super) fn in_round(&self, seat: Seat) -> bool {
        self.player(seat).part == Part::In
    }

    /// Who still plays in the round.
    pub(super) fn still_in(&self) -> Vec<Seat> {
        self.all_seats()
            .into_iter()
            .filter(|&seat| self.in_round(seat))
            .collect()
    }

    /// Who has neither left the match nor been eliminated.
    pub(super) fn in_match(&self) -> Vec<Seat> {
        let plays = |seat: &Seat| self.player(*seat).standing == Standing::Plays;
        self.all_seats().into_iter().filter(plays).collect()
    }

    /// The first seat after this one, in the direction of play, that is still in the round.
    pub(super) fn next(&self, from: Seat) -> Seat {
        let seats = self.players.len();
        let step = if self.direction == Direction::Clockwise {
            1
        } else {
            seats - 1
        };
        let around = (1..=seats).map(|i| Seat::new((from.index() + i * step) % seats));
        around
            .into_iter()
            .find(|&seat| self.in_round(seat))
            .unwrap_or(from)
    }

    /// Everybody still in the round, from this seat on in the direction of play.
    pub(super) fn order_from(&self, first: Seat) -> Vec<Seat> {
        let mut order = vec![first];
        let mut seat = self.next(first);
        while seat != first && order.len() < self.still_in().len() {
            order.push(seat);
            seat = self.next(seat);
        }
        order
    }

    pub(super) fn on_turn(&self) -> Option<Seat> {
        self.phase.on_turn()
    }

    pub(super) fn step(&self) -> Option<Step<Full>> {
        match self.phase {
            Phase::Turn { step, .. } => Some(step),
            _ => None,
        }
    }

    pub(super) fn open_challenge(&self) -> Option<Challenge<Full>> {
        self.phase.penalty().and_then(|penalty| penalty.challenge)
    }

    /// The team of a seat, or the seat alone.
    pub(super) fn side(&self, seat: Seat) -> Vec<Seat> {
        match self.rules.team_size.get() {
            None => vec![seat],
            Some(size) => {
                let teams = self.players.len() / size;
                let same = |other: &Seat| other.index() % teams == seat.index() % teams;
                self.all_seats().into_iter().filter(same).collect()
            }
        }
    }
}
