//! The row of a round, made of its events alone.

use crate::row::Row;
use lastcard_engine::{Direction, Event, EventSink, Seat, SeatSet, Step, Why};

/// Watches the events of one game and writes down the rows of its rounds.
pub(crate) struct Watch {
    row: Row,
    seats: usize,
    /// The cards that each seat holds, and the most that it held in this round.
    counts: [u32; Seat::MAX],
    peaks: [u32; Seat::MAX],
    /// How many cards more than the fewest each seat held at most in this round.
    behind: [u32; Seat::MAX],
    /// Who plays in the round, who went out of it, and which way play goes.
    playing: SeatSet,
    out: SeatSet,
    direction: Direction,
    /// Whether the first seat on turn is known.
    begun: bool,
    /// Whether the turn that goes on was counted, and the draw and the jump-in in it.
    turn: Counted,
    /// The penalty that is being drawn: whose, what for, how many cards so far.
    penalty: Option<(Seat, Why, u32)>,
    /// Who last held the fewest cards alone.
    leader: Option<Seat>,
}

#[derive(Clone, Copy, Default)]
struct Counted {
    turn: bool,
    draw: bool,
    jump_in: bool,
}

impl Watch {
    pub(crate) fn new(seats: usize, game: u64) -> Watch {
        Watch {
            row: Row {
                game,
                ..Row::default()
            },
            seats,
            counts: [0; Seat::MAX],
            peaks: [0; Seat::MAX],
            behind: [0; Seat::MAX],
            playing: SeatSet::EMPTY,
            out: SeatSet::EMPTY,
            direction: Direction::Clockwise,
            begun: false,
            turn: Counted::default(),
            penalty: None,
            leader: None,
        }
    }

    /// The row of the round that is over.
    pub(crate) fn take(&mut self) -> Row {
        if !self.begun {
            let after = self.playing.next(
                Seat::new(usize::from(self.row.dealer)),
                Direction::Clockwise,
            );
            self.row.first = after.map_or(self.row.dealer, |seat| seat.index() as u8);
        }
        let game = self.row.game;
        std::mem::replace(
            &mut self.row,
            Row {
                game,
                ..Row::default()
            },
        )
    }

    /// The row of a round that is broken off as it stands: nobody wins it.
    pub(crate) fn break_off(&mut self) -> Row {
        self.end_penalty();
        self.row.stalled = true;
        for seat in 0..self.seats {
            self.row.cards_left[seat] = self.counts[seat];
        }
        self.take()
    }

    fn round_began(&mut self, round: u32, dealer: Seat, players: SeatSet) {
        let row = &mut self.row;
        row.round = round;
        row.dealer = dealer.index() as u8;
        row.points = vec![0; self.seats];
        row.cards_left = vec![0; self.seats];
        row.values_left = vec![0; self.seats];
        self.counts = [0; Seat::MAX];
        self.peaks = [0; Seat::MAX];
        self.behind = [0; Seat::MAX];
        self.playing = players;
        self.out = SeatSet::EMPTY;
        self.direction = Direction::Clockwise;
        self.begun = false;
        self.turn = Counted::default();
        self.penalty = None;
        self.leader = None;
    }

    fn turn_begins(&mut self, seat: Seat, plays: bool) {
        if plays && !self.begun {
            self.begun = true;
            self.row.first = seat.index() as u8;
        }
        self.turn = Counted::default();
        self.lead();
    }

    fn played(&mut self, seat: Seat, jump_in: bool) {
        self.counts[seat.index()] -= 1;
        self.row.plays += 1;
        if !jump_in {
            self.count_turn();
        } else if !self.turn.jump_in {
            self.turn.jump_in = true;
            self.row.jump_ins += 1;
            self.row.turns += 1;
        }
    }

    fn drew(&mut self, seat: Seat, why: Why) {
        self.holds(seat, self.counts[seat.index()] + 1);
        match why {
            Why::Turn => {
                self.row.draws += 1;
                if !self.turn.draw {
                    self.turn.draw = true;
                    self.row.drawing_turns += 1;
                }
                self.count_turn();
            }
            Why::Penalty | Why::FinalCard | Why::Guilty | Why::Innocent | Why::BlankWild => {
                let before = match self.penalty {
                    Some((of, what, cards)) if (of, what) == (seat, why) => cards,
                    _ => {
                        self.end_penalty();
                        0
                    }
                };
                self.penalty = Some((seat, why, before + 1));
            }
            Why::Caught | Why::Uncalled | Why::FalseCall | Why::FalseCatch => {
                self.row.call_cards += 1;
            }
        }
    }

    fn end_penalty(&mut self) {
        if let Some((_, _, cards)) = self.penalty.take() {
            self.row.penalties += 1;
            self.row.penalty_cards += cards;
            self.row.worst_penalty = self.row.worst_penalty.max(cards);
        }
    }

    fn count_turn(&mut self) {
        if !self.turn.turn {
            self.turn.turn = true;
            self.row.turns += 1;
        }
    }

    fn holds(&mut self, seat: Seat, cards: u32) {
        self.counts[seat.index()] = cards;
        let peak = &mut self.peaks[seat.index()];
        *peak = (*peak).max(cards);
    }

    fn rotated(&mut self) {
        let before = self.counts;
        for seat in self.playing.iter() {
            if let Some(next) = self.playing.next(seat, self.direction) {
                self.holds(next, before[seat.index()]);
            }
        }
        self.row.swaps += 1;
    }

    /// Looks who holds the fewest cards alone; who went out holds none.
    fn lead(&mut self) {
        let (mut fewest, mut leader) = (u32::MAX, None);
        for seat in self.playing.union(self.out).iter() {
            let cards = self.counts[seat.index()];
            if cards < fewest {
                (fewest, leader) = (cards, Some(seat));
            } else if cards == fewest {
                leader = None;
            }
        }
        for seat in self.playing.iter() {
            let behind = &mut self.behind[seat.index()];
            *behind = (*behind).max(self.counts[seat.index()] - fewest);
        }
        if leader.is_some() && leader != self.leader {
            self.row.lead_changes += u32::from(self.leader.is_some());
            self.leader = leader;
        }
    }

    fn round_ended(&mut self, winner: Option<Seat>, stalled: bool) {
        self.lead();
        self.row.stalled = stalled;
        self.row.winner = winner.map(|seat| seat.index() as u8);
        self.row.winner_peak = winner.map_or(0, |seat| self.peaks[seat.index()]);
        self.row.winner_behind = winner.map_or(0, |seat| self.behind[seat.index()]);
    }
}

impl EventSink for Watch {
    fn push(&mut self, event: Event) {
        match event {
            // Between the cards of one penalty nothing else comes than these.
            Event::Drew { .. } | Event::Refilled | Event::Forgiven { .. } => {}
            _ => self.end_penalty(),
        }
        match event {
            Event::RoundBegan {
                round,
                dealer,
                players,
            } => self.round_began(round, dealer, players),
            Event::Dealt { seat, .. } => self.holds(seat, self.counts[seat.index()] + 1),
            Event::Turn { seat, step } => match step {
                Step::AfterDraw(_) => {}
                Step::Play => self.turn_begins(seat, true),
                Step::Serve(penalty) => self.turn_begins(seat, !penalty.start),
                Step::NameColor | Step::SwapStart => self.turn_begins(seat, false),
            },
            Event::Played { seat, jump_in, .. } => self.played(seat, jump_in),
            Event::Drew { seat, why, .. } => self.drew(seat, why),
            Event::Refilled => self.row.refills += 1,
            Event::Passed { .. } => self.count_turn(),
            Event::Skipped { .. } => self.row.skips += 1,
            Event::DirectionTurned { direction } => self.direction = direction,
            Event::Challenged { guilty, .. } => {
                self.row.challenges += 1;
                self.row.guilty += u32::from(guilty);
            }
            Event::Swapped { seat, with, .. } => {
                let (one, other) = (self.counts[seat.index()], self.counts[with.index()]);
                self.holds(seat, other);
                self.holds(with, one);
                self.row.swaps += 1;
            }
            Event::Rotated { .. } => self.rotated(),
            Event::Collected => {
                for seat in self.playing.iter() {
                    self.counts[seat.index()] = 0;
                }
                self.row.swaps += 1;
            }
            Event::WentOut { seat } => {
                self.playing.remove(seat);
                self.out.insert(seat);
            }
            Event::KnockedOut { seat } | Event::Left { seat } => {
                self.playing.remove(seat);
                self.counts[seat.index()] = 0;
            }
            Event::RoundEnded { winner, stalled } => self.round_ended(winner, stalled),
            Event::HandCounted { seat, hand, value } => {
                self.row.cards_left[seat.index()] = hand.len();
                self.row.values_left[seat.index()] = value;
            }
            Event::Scored { seat, points, .. } => self.row.points[seat.index()] = points,
            Event::MatchEnded { winners } => {
                let seats = winners.iter().map(|seat| seat.index() as u8);
                self.row.match_winners = Some(seats.collect());
            }
            Event::DealerDrew { .. }
            | Event::StartTurned { .. }
            | Event::StartReturned { .. }
            | Event::Named { .. }
            | Event::Called { .. }
            | Event::Exposed { .. }
            | Event::WindowClosed
            | Event::Caught { .. }
            | Event::FalseCall { .. }
            | Event::FalseCatch { .. }
            | Event::Uncalled { .. }
            | Event::Forgiven { .. }
            | Event::TimeWasUp { .. }
            | Event::Eliminated { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests;
