//! What everybody at the table knows.

use crate::card::{Card, Color};
use crate::hand::Hand;
use crate::phase::{Knowledge, Phase};
use crate::rules::Rules;
use crate::seat::{BySeat, Direction, Seat, SeatSet};
use smallvec::SmallVec;

/// Who laid the card on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaidBy {
    /// Nobody: it is the start card.
    Start,
    /// Somebody, but a written-down position does not say who.
    Unknown,
    /// That seat.
    Seat(Seat),
}

/// The open side of a match: the same for the full truth and for every viewer, but for what the phase
/// hides.
///
/// Invariants: `exposed` lies in `uncalled`, and a seat is in `uncalled` only with one card in hand;
/// `counts` are the lengths of the hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Public<K: Knowledge> {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) round: u32,
    pub(crate) dealer: Seat,
    pub(crate) direction: Direction,
    /// All cards of the game.
    pub(crate) deck: Hand,
    pub(crate) top: Option<Card>,
    pub(crate) laid_by: LaidBy,
    pub(crate) color: Option<Color>,
    /// The cards under the top that everybody saw there.
    pub(crate) discards: Hand,
    /// How many cards lie under the top, those from hands that were not shown included.
    pub(crate) under_top: u16,
    pub(crate) draw_pile: u16,
    pub(crate) in_round: SeatSet,
    pub(crate) left: SeatSet,
    pub(crate) eliminated: SeatSet,
    pub(crate) knocked_out: SeatSet,
    pub(crate) out: SmallVec<[Seat; 10]>,
    /// Who has called and not played yet.
    pub(crate) announced: SeatSet,
    pub(crate) uncalled: SeatSet,
    pub(crate) exposed: SeatSet,
    /// Those of the exposed whom somebody else's play brought there.
    pub(crate) exposed_by_other: SeatSet,
    /// Who was caught in the window that is open.
    pub(crate) caught: SeatSet,
    pub(crate) counts: BySeat<u16>,
    pub(crate) totals: BySeat<i32>,
    pub(crate) points: BySeat<i32>,
    pub(crate) phase: Phase<K>,
}

impl<K: Knowledge> Public<K> {
    /// The rules of the table.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many seats the table has, those of leavers included.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Every seat of the table.
    pub const fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.seats as usize)
    }

    /// Which round of the match this is, from 1; 0 before the first.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// Who deals this round.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Which way play goes.
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// All cards of the game.
    pub const fn deck(&self) -> &Hand {
        &self.deck
    }

    /// The card on top of the discard pile; `None` before the first deal.
    pub const fn top(&self) -> Option<Card> {
        self.top
    }

    /// Who laid it.
    pub const fn laid_by(&self) -> LaidBy {
        self.laid_by
    }

    /// The color in force; `None` while a Wild waits for its color, and after a last Wild.
    pub const fn color(&self) -> Option<Color> {
        self.color
    }

    /// How many cards the draw pile has.
    pub const fn draw_pile(&self) -> u32 {
        self.draw_pile as u32
    }

    /// How many cards the discard pile has, the top included.
    pub fn discard_pile(&self) -> u32 {
        u32::from(self.under_top) + u32::from(self.top.is_some())
    }

    /// The cards under the top that everybody saw laid since the last refill.
    pub const fn seen_discards(&self) -> &Hand {
        &self.discards
    }

    /// How many cards can still be drawn, a refill included.
    pub const fn drawable(&self) -> u32 {
        self.draw_pile as u32 + self.under_top as u32
    }

    /// Who plays in this round now: not out, not knocked out, not gone.
    pub const fn in_round(&self) -> SeatSet {
        self.in_round
    }

    /// Who has left the match.
    pub const fn left(&self) -> SeatSet {
        self.left
    }

    /// Who has been eliminated from the match.
    pub const fn eliminated(&self) -> SeatSet {
        self.eliminated
    }

    /// Who was knocked out of this round by the mercy limit.
    pub const fn knocked_out(&self) -> SeatSet {
        self.knocked_out
    }

    /// Who still takes part in the match.
    pub const fn in_match(&self) -> SeatSet {
        self.all_seats().minus(self.left).minus(self.eliminated)
    }

    /// Who went out in this round, in order.
    pub fn out(&self) -> &[Seat] {
        &self.out
    }

    /// Who has called with two cards in hand and not played yet.
    pub const fn announced(&self) -> SeatSet {
        self.announced
    }

    /// Who holds one card without having called.
    pub const fn uncalled(&self) -> SeatSet {
        self.uncalled
    }

    /// Who may be caught now.
    pub const fn exposed(&self) -> SeatSet {
        self.exposed
    }

    /// How many cards a seat holds.
    pub fn count(&self, seat: Seat) -> u32 {
        u32::from(self.counts[seat])
    }

    /// A seat's total in the match.
    pub fn total(&self, seat: Seat) -> i32 {
        self.totals[seat]
    }

    /// A seat's points of the round that is over; 0 during a round.
    pub fn points(&self, seat: Seat) -> i32 {
        self.points[seat]
    }

    /// What the game waits for.
    pub const fn phase(&self) -> &Phase<K> {
        &self.phase
    }

    /// The seats of the team of a seat, leavers included; the seat alone without teams.
    pub fn team(&self, seat: Seat) -> SeatSet {
        let team = self.rules.team(seat, self.seats());
        self.all_seats()
            .iter()
            .filter(|&s| self.rules.team(s, self.seats()) == team)
            .collect()
    }

    /// The next player of the round after a seat, in the direction of play.
    pub(crate) fn next(&self, from: Seat) -> Option<Seat> {
        self.in_round.next(from, self.direction)
    }
}
