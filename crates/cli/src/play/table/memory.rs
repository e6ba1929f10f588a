//! What a person here has seen of the round.

use lastcard_engine::{EventOf, Seat, SeenEvent, Step};

/// What one seat saw happen in this round.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    /// Whose memory it is.
    pub(super) seat: Seat,
    events: Vec<SeenEvent>,
    /// How many of them its player knows for sure: those before the last move made at the keyboard.
    read: usize,
}

impl Memory {
    /// Nothing yet.
    pub(super) const fn of(seat: Seat) -> Memory {
        Memory {
            seat,
            events: Vec::new(),
            read: 0,
        }
    }

    /// Takes in what the seat saw; a new round begins a new memory.
    pub(super) fn add(&mut self, events: &[SeenEvent]) {
        for event in events {
            // The draw for the first dealer comes before the first round and belongs to it.
            if matches!(event, EventOf::RoundBegan { round, .. } if *round > 1) {
                self.events.clear();
                self.read = 0;
            }
            self.events.push(*event);
        }
    }

    /// Everything of this round.
    pub(super) fn all(&self) -> &[SeenEvent] {
        &self.events
    }

    /// What happened since the player's own last move, its outcome included.
    pub(super) fn unread(&self) -> &[SeenEvent] {
        &self.events[self.read..]
    }

    /// In a match that goes on: what came before the own last turn is known.
    pub(super) fn recall(&mut self) {
        let own =
            |event: &SeenEvent| matches!(event, EventOf::Turn { seat, .. } if *seat == self.seat);
        // The turn that waits now is not the one that was played last.
        let waiting = usize::from(self.events.last().is_some_and(own));
        let before = &self.events[..self.events.len() - waiting];
        self.read = before.iter().rposition(own).map_or(0, |turn| turn + 1);
    }

    /// The player has seen it all.
    pub(super) fn mark_read(&mut self) {
        self.read = self.events.len();
    }
}

/// The event as somebody who only looks on sees it: without cards that one player alone knows.
pub(super) fn without_secrets(event: &SeenEvent) -> SeenEvent {
    match *event {
        EventOf::Dealt { seat, card: _ } => EventOf::Dealt { seat, card: None },
        EventOf::Drew { seat, card: _, why } => EventOf::Drew {
            seat,
            card: None,
            why,
        },
        EventOf::Turn {
            seat,
            step: Step::AfterDraw(_),
        } => EventOf::Turn {
            seat,
            step: Step::AfterDraw(None),
        },
        EventOf::Challenged {
            by,
            offender,
            guilty,
            hand: _,
        } => EventOf::Challenged {
            by,
            offender,
            guilty,
            hand: None,
        },
        EventOf::Swapped {
            seat,
            with,
            hand: _,
        } => EventOf::Swapped {
            seat,
            with,
            hand: None,
        },
        EventOf::Rotated { hand: _ } => EventOf::Rotated { hand: None },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_engine::{Card, SeatSet, Why};

    const ANN: Seat = Seat::new(0);

    fn drew(card: Option<Card>) -> SeenEvent {
        EventOf::Drew {
            seat: ANN,
            card,
            why: Why::Turn,
        }
    }

    #[test]
    fn what_came_of_the_own_move_is_unread_until_the_next_one() {
        let mut memory = Memory::of(ANN);
        memory.add(&[EventOf::Passed { seat: ANN }]);
        memory.mark_read();
        memory.add(&[drew(Some(Card::WILD))]);
        assert_eq!(memory.unread(), [drew(Some(Card::WILD))]);
        assert_eq!(memory.all().len(), 2);
    }

    #[test]
    fn a_match_that_goes_on_is_recalled_from_the_last_turn_played() {
        let turn = |seat| EventOf::Turn {
            seat,
            step: Step::Play,
        };
        let passed = |seat| EventOf::Passed { seat };
        let bob = Seat::new(1);
        let events = [turn(ANN), passed(ANN), turn(bob), passed(bob), turn(ANN)];
        let mut memory = Memory::of(ANN);
        memory.add(&events);
        memory.recall();
        assert_eq!(memory.unread(), &events[1..]);
        let mut memory = Memory::of(bob);
        memory.add(&events[..3]);
        memory.recall();
        assert_eq!(memory.unread(), &events[..3]);
    }

    #[test]
    fn a_new_round_is_a_new_memory() {
        let mut memory = Memory::of(ANN);
        let began = EventOf::RoundBegan {
            round: 2,
            dealer: ANN,
            players: SeatSet::first(2),
        };
        memory.add(&[EventOf::Passed { seat: ANN }, began]);
        assert_eq!(memory.unread(), [began]);
    }

    #[test]
    fn nothing_that_one_player_alone_knows_is_shown_between_two_persons() {
        assert_eq!(without_secrets(&drew(Some(Card::WILD))), drew(None));
    }
}
