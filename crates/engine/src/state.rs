//! The full truth of a match.

use crate::action::Action;
use crate::event::Event;
use crate::evolve::rotate;
use crate::eyes::Eyes;
use crate::hand::Hand;
use crate::legal::Legal;
use crate::phase::{FirstDeal, Full, Phase};
use crate::public::{LaidBy, Public};
use crate::rules::{Rules, SeatsError};
use crate::seat::{BySeat, Direction, Seat, SeatSet};
use crate::view::View;
use alloc::vec::Vec;
use core::fmt;
use smallvec::SmallVec;

/// A match: what everybody knows, and what lies face down.
///
/// No heap for up to ten seats. `Debug` prints no cards.
///
/// Invariant: deck = hands + draw pile + top + discards (seen and hidden) + cards being dealt anew, kind by
/// kind, after every event of a round.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public<Full>,
    pub(crate) hands: BySeat<Hand>,
    pub(crate) pile: Hand,
    /// The cards under the top that came from hands that were not shown.
    pub(crate) hidden: Hand,
    /// What the hands of the players who were knocked out counted.
    pub(crate) frozen: BySeat<u32>,
}

impl State {
    /// A match that has not begun.
    ///
    /// # Errors
    /// When so many players cannot play with these rules.
    pub fn new(rules: Rules, seats: usize, first: FirstDeal) -> Result<State, SeatsError> {
        Ok(State::with_deck(rules, seats, first, rules.deck(seats)?))
    }

    /// A match with other cards than the deck of the rules: for written-down starts, which may use any
    /// cards. The caller sees to it that seats fit the rules and that the cards reach for the deal.
    pub fn new_with_deck(rules: Rules, seats: usize, first: FirstDeal, deck: Hand) -> State {
        State::with_deck(rules, seats, first, deck)
    }

    /// Changes the cards of the game between two rounds; during a round nothing happens.
    pub fn set_deck(&mut self, deck: Hand) {
        if matches!(
            self.public.phase,
            Phase::Opening(_) | Phase::RoundOver { .. }
        ) {
            self.public.deck = deck;
        }
    }

    /// Gives a total to a seat of the table in a match that has not begun.
    pub fn set_total(&mut self, seat: Seat, total: i32) {
        let seats = self.public.all_seats();
        if matches!(self.public.phase, Phase::Opening(_)) && seats.contains(seat) {
            self.public.totals[seat] = total;
        }
    }

    /// What everybody knows, with the hidden side of the phase.
    pub const fn public(&self) -> &Public<Full> {
        &self.public
    }

    /// The cards of a seat.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// The cards of the draw pile; their order is with the chance.
    pub const fn draw_pile(&self) -> &Hand {
        &self.pile
    }

    /// All discards under the top.
    pub fn discards(&self) -> Hand {
        self.public.discards.plus(&self.hidden)
    }

    /// What the hand of a player who was knocked out counted.
    pub fn frozen_value(&self, seat: Seat) -> u32 {
        self.frozen[seat]
    }

    /// What a viewer sees; `None` is a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        View {
            public: self.public.seen(viewer),
            viewer,
            hand: viewer.map_or(Hand::EMPTY, |seat| self.hands[seat]),
        }
    }

    /// Every move that is open to a seat.
    pub fn legal(&self, seat: Seat) -> Legal {
        self.eyes(seat).legal()
    }

    /// Every open move of a seat, as [`Legal::actions`] lists them.
    pub fn actions(&self, seat: Seat) -> Vec<Action> {
        self.legal(seat).actions()
    }

    /// Applies an event that happened in this state. Needs no rules and no chance and cannot fail; an
    /// event of another state gives a state that means nothing.
    #[expect(
        clippy::inline_always,
        reason = "where the kind of the event is known, all other arms fall away; the hot path needs that"
    )]
    #[inline(always)]
    pub fn evolve(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { .. } => {
                self.hands.clear();
                self.frozen.clear();
                self.pile = self.public.deck;
                self.hidden = Hand::EMPTY;
            }
            Event::Dealt { seat, card } => {
                match &mut self.public.phase {
                    Phase::Redealing(pool) => pool.remove(card),
                    _ => self.pile.remove(card),
                };
                self.hands[seat].add(card);
            }
            Event::StartTurned { card } => {
                self.pile.remove(card);
            }
            Event::StartReturned { to: _ } => {
                if let Some(card) = self.public.top {
                    self.pile.add(card);
                }
            }
            Event::Played { seat, card, .. } => {
                self.hands[seat].remove(card);
            }
            Event::Drew { seat, card, .. } => {
                self.pile.remove(card);
                self.hands[seat].add(card);
            }
            Event::Refilled => {
                self.pile.add_all(&self.public.discards);
                self.pile.add_all(&self.hidden);
                self.hidden = Hand::EMPTY;
            }
            Event::Swapped {
                seat,
                with,
                hand: (),
            } => self.hands.swap(seat, with),
            Event::Rotated { hand: () } => {
                rotate(&mut self.hands, self.public.in_round, self.public.direction);
            }
            Event::Collected => {
                let mut pool = Hand::EMPTY;
                for seat in self.public.in_round.iter() {
                    pool.add_all(&self.hands[seat]);
                    self.hands[seat] = Hand::EMPTY;
                }
                self.public.phase = Phase::Redealing(pool);
            }
            Event::KnockedOut { seat } => {
                self.frozen[seat] = self.public.rules.hand_value(&self.hands[seat]);
                self.hand_goes_under(seat);
            }
            Event::Left { seat } => self.hand_goes_under(seat),
            Event::DealerDrew { .. }
            | Event::Turn { .. }
            | Event::Named { .. }
            | Event::Called { .. }
            | Event::Exposed { .. }
            | Event::WindowClosed
            | Event::Caught { .. }
            | Event::FalseCall { .. }
            | Event::FalseCatch { .. }
            | Event::Uncalled { .. }
            | Event::Forgiven { .. }
            | Event::Passed { .. }
            | Event::Skipped { .. }
            | Event::DirectionTurned { .. }
            | Event::Challenged { .. }
            | Event::WentOut { .. }
            | Event::TimeWasUp { .. }
            | Event::RoundEnded { .. }
            | Event::HandCounted { .. }
            | Event::Scored { .. }
            | Event::Eliminated { .. }
            | Event::MatchEnded { .. } => {}
        }
        self.public.evolve(event);
    }

    /// What a seat knows: all that its moves are judged by.
    #[inline]
    pub(crate) fn eyes(&self, seat: Seat) -> Eyes<'_, Full> {
        Eyes {
            public: &self.public,
            seat,
            hand: &self.hands[seat],
        }
    }

    fn hand_goes_under(&mut self, seat: Seat) {
        self.hidden.add_all(&self.hands[seat]);
        self.hands[seat] = Hand::EMPTY;
    }

    fn with_deck(rules: Rules, seats: usize, first: FirstDeal, deck: Hand) -> State {
        State {
            public: Public {
                rules,
                seats: seats as u8,
                round: 0,
                dealer: match first {
                    FirstDeal::Named(seat) => seat,
                    FirstDeal::HighCard | FirstDeal::Lot => Seat::new(0),
                },
                direction: Direction::Clockwise,
                deck,
                top: None,
                laid_by: LaidBy::Start,
                color: None,
                discards: Hand::EMPTY,
                under_top: 0,
                draw_pile: 0,
                in_round: SeatSet::EMPTY,
                left: SeatSet::EMPTY,
                eliminated: SeatSet::EMPTY,
                knocked_out: SeatSet::EMPTY,
                out: SmallVec::new(),
                announced: SeatSet::EMPTY,
                uncalled: SeatSet::EMPTY,
                exposed: SeatSet::EMPTY,
                exposed_by_other: SeatSet::EMPTY,
                caught: SeatSet::EMPTY,
                counts: BySeat::new(seats),
                totals: BySeat::new(seats),
                points: BySeat::new(seats),
                phase: Phase::Opening(first),
            },
            hands: BySeat::new(seats),
            pile: Hand::EMPTY,
            hidden: Hand::EMPTY,
            frozen: BySeat::new(seats),
        }
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.public.all_seats();
        let counts: Vec<u32> = seats.iter().map(|seat| self.public.count(seat)).collect();
        let totals: Vec<i32> = seats.iter().map(|seat| self.public.total(seat)).collect();
        f.debug_struct("State")
            .field("round", &self.public.round)
            .field("on_turn", &self.public.phase.on_turn())
            .field("counts", &counts)
            .field("draw_pile", &self.public.draw_pile)
            .field("totals", &totals)
            .finish_non_exhaustive()
    }
}
