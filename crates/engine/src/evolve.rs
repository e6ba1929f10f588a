//! Events applied: no rules, no chance, no failure.

use crate::event::{EventOf, Secrets};
use crate::hand::Hand;
use crate::phase::Phase;
use crate::public::{LaidBy, Public};
use crate::seat::{BySeat, Direction, Seat, SeatSet};

impl<K: Secrets> Public<K> {
    /// Applies the open side of an event: the same code for the truth and for every viewer.
    ///
    /// The cards of [`Phase::Redealing`] are left to the caller, since only it knows what is hidden.
    #[expect(
        clippy::too_many_lines,
        reason = "one exhaustive match over what can happen"
    )]
    #[expect(
        clippy::inline_always,
        reason = "where the kind of the event is known, all other arms fall away; the hot path needs that"
    )]
    #[inline(always)]
    pub(crate) fn evolve(&mut self, event: &EventOf<K>) {
        match *event {
            EventOf::DealerDrew { .. }
            | EventOf::FalseCall { .. }
            | EventOf::FalseCatch { .. }
            | EventOf::Uncalled { .. }
            | EventOf::Forgiven { .. }
            | EventOf::Passed { .. }
            | EventOf::Skipped { .. }
            | EventOf::Challenged { .. }
            | EventOf::TimeWasUp { .. }
            | EventOf::HandCounted { .. } => {}
            EventOf::RoundBegan {
                round,
                dealer,
                players,
            } => self.begin(round, dealer, players),
            EventOf::Dealt { seat, card: _ } => {
                if !matches!(self.phase, Phase::Redealing(_)) {
                    self.draw_pile -= 1;
                }
                self.counts[seat] += 1;
            }
            EventOf::StartTurned { card } => {
                self.draw_pile -= 1;
                self.top = Some(card);
                self.color = card.color();
            }
            EventOf::StartReturned { to: _ } => {
                self.draw_pile += 1;
                self.top = None;
                self.color = None;
            }
            EventOf::Turn { seat, step } => {
                self.phase = Phase::Turn { seat, step };
                self.announced = self.announced.and(SeatSet::EMPTY.with(seat));
            }
            EventOf::Named { seat: _, color } => self.color = Some(color),
            EventOf::Played {
                seat,
                card,
                color,
                jump_in: _,
            } => {
                if let Some(under) = self.top.replace(card) {
                    self.discards.add(under);
                    self.under_top += 1;
                }
                self.laid_by = LaidBy::Seat(seat);
                self.color = card.color().or(color);
                self.counts[seat] -= 1;
                self.clear_marks(seat);
                if self.counts[seat] < 2 {
                    self.announced.remove(seat);
                }
            }
            EventOf::Called { seat } => {
                if self.exposed.contains(seat) {
                    self.clear_marks(seat);
                } else {
                    self.announced.insert(seat);
                }
            }
            EventOf::Exposed { seat, by_other } => {
                self.uncalled.insert(seat);
                self.exposed.insert(seat);
                if by_other {
                    self.exposed_by_other.insert(seat);
                }
            }
            EventOf::WindowClosed => self.close_window(),
            EventOf::Caught { by: _, seat } => {
                self.exposed.remove(seat);
                self.exposed_by_other.remove(seat);
                self.caught.insert(seat);
            }
            EventOf::Drew { seat, .. } => {
                self.draw_pile -= 1;
                self.counts[seat] += 1;
                self.hand_changed(seat);
            }
            EventOf::Refilled => {
                self.draw_pile += self.under_top;
                self.discards = Hand::EMPTY;
                self.under_top = 0;
            }
            EventOf::DirectionTurned { direction } => self.direction = direction,
            EventOf::Swapped {
                seat,
                with,
                hand: _,
            } => {
                self.counts.swap(seat, with);
                self.hand_changed(seat);
                self.hand_changed(with);
            }
            EventOf::Rotated { hand: _ } => {
                rotate(&mut self.counts, self.in_round, self.direction);
                self.in_round
                    .iter()
                    .for_each(|seat| self.hand_changed(seat));
            }
            EventOf::Collected => {
                for seat in self.in_round.iter() {
                    self.counts[seat] = 0;
                    self.hand_changed(seat);
                }
            }
            EventOf::WentOut { seat } => {
                self.out.push(seat);
                self.in_round.remove(seat);
            }
            EventOf::KnockedOut { seat } => {
                self.knocked_out.insert(seat);
                self.hand_goes_under(seat);
            }
            EventOf::Left { seat } => {
                self.left.insert(seat);
                self.out.retain(|out| *out != seat);
                self.hand_goes_under(seat);
            }
            EventOf::RoundEnded { winner, stalled: _ } => {
                self.phase = Phase::RoundOver { winner };
                self.end_calls();
            }
            EventOf::Scored {
                seat,
                points,
                total,
            } => {
                self.points[seat] = points;
                self.totals[seat] = total;
            }
            EventOf::Eliminated { seat } => self.eliminated.insert(seat),
            EventOf::MatchEnded { winners } => {
                self.phase = Phase::MatchOver { winners };
                self.end_calls();
            }
        }
    }

    fn begin(&mut self, round: u32, dealer: Seat, players: SeatSet) {
        self.round = round;
        self.dealer = dealer;
        self.direction = Direction::Clockwise;
        self.top = None;
        self.laid_by = LaidBy::Start;
        self.color = None;
        self.discards = Hand::EMPTY;
        self.under_top = 0;
        self.draw_pile = self.deck.len() as u16;
        self.in_round = players;
        self.knocked_out = SeatSet::EMPTY;
        self.out.clear();
        self.counts.clear();
        self.points.clear();
        self.phase = Phase::Dealing;
        self.end_calls();
    }

    /// A hand that changed otherwise than by a play counts as called, and its call is gone.
    fn hand_changed(&mut self, seat: Seat) {
        self.clear_marks(seat);
        self.announced.remove(seat);
    }

    fn clear_marks(&mut self, seat: Seat) {
        self.uncalled.remove(seat);
        self.exposed.remove(seat);
        self.exposed_by_other.remove(seat);
    }

    fn close_window(&mut self) {
        self.exposed = SeatSet::EMPTY;
        self.exposed_by_other = SeatSet::EMPTY;
        self.caught = SeatSet::EMPTY;
    }

    fn end_calls(&mut self) {
        self.close_window();
        self.uncalled = SeatSet::EMPTY;
        self.announced = SeatSet::EMPTY;
    }

    fn hand_goes_under(&mut self, seat: Seat) {
        self.in_round.remove(seat);
        self.under_top += self.counts[seat];
        self.counts[seat] = 0;
        self.hand_changed(seat);
    }
}

/// Moves the values of these seats one seat on in that direction.
pub(crate) fn rotate<T: Copy + Default>(
    values: &mut BySeat<T>,
    seats: SeatSet,
    direction: Direction,
) {
    let Some(first) = seats.iter().next() else {
        return;
    };
    let mut carried = values[first];
    let mut seat = first;
    for _ in 0..seats.len() {
        // A set with a first seat has a next one.
        let Some(next) = seats.next(seat, direction) else {
            return;
        };
        core::mem::swap(&mut carried, &mut values[next]);
        seat = next;
    }
}
