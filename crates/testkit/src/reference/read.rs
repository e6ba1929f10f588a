//! What can be asked of a match, for comparison.

use super::{Call, Reference};
use lastcard_engine::{Card, Color, Direction, Full, Hand, Phase, Rules, Seat, SeatSet};

impl Reference {
    /// The rules of the table.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// What the game waits for.
    pub fn phase(&self) -> &Phase<Full> {
        &self.phase
    }

    /// Whose turn it is.
    pub fn turn_of(&self) -> Option<Seat> {
        self.on_turn()
    }

    /// A seat's hand.
    pub fn hand_of(&self, seat: Seat) -> Hand {
        super::together(self.hand(seat))
    }

    /// The top card.
    ///
    /// # Panics
    /// Before the first start card is turned.
    pub fn top(&self) -> Card {
        self.discards[self.discards.len() - 1]
    }

    /// The color in force, if one is.
    pub fn color(&self) -> Option<Color> {
        self.color
    }

    /// Which way play goes.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// How many cards wait for the seat on turn.
    pub fn penalty(&self) -> u16 {
        self.phase.penalty().map_or(0, |penalty| penalty.owed)
    }

    /// Who may be caught.
    pub fn exposed(&self) -> SeatSet {
        self.all_seats()
            .into_iter()
            .filter(|&seat| self.player(seat).is_exposed())
            .collect()
    }

    /// Who holds one card, did not call and cannot be caught any more.
    pub fn uncalled(&self) -> SeatSet {
        self.all_seats()
            .into_iter()
            .filter(|&seat| self.player(seat).call == Call::Missed)
            .collect()
    }

    /// Who went out in this round, in order.
    pub fn out(&self) -> &[Seat] {
        &self.out
    }

    /// Who still plays in the round.
    pub fn in_play(&self) -> SeatSet {
        self.still_in().into_iter().collect()
    }

    /// Who has left the match.
    pub fn left(&self) -> SeatSet {
        self.all_seats()
            .into_iter()
            .filter(|&seat| self.has_left(seat))
            .collect()
    }

    /// A seat's total.
    pub fn total(&self, seat: Seat) -> i32 {
        self.player(seat).total
    }

    /// A seat's points of the round, 0 until it is over.
    pub fn round_points(&self, seat: Seat) -> i32 {
        self.player(seat).points
    }

    /// The cards of the draw pile.
    pub fn draw_pile(&self) -> Hand {
        super::together(&self.draw_pile)
    }

    /// The discard pile, the top last.
    pub fn discard_pile(&self) -> &[Card] {
        &self.discards
    }

    /// Who deals, once somebody does.
    pub fn dealer(&self) -> Option<Seat> {
        self.dealer
    }

    /// Whether no round is being played.
    pub fn round_over(&self) -> bool {
        self.on_turn().is_none()
    }

    /// Whether the match is over.
    pub fn match_over(&self) -> bool {
        matches!(self.phase, Phase::MatchOver { .. })
    }

    /// Who won the match; nobody while it goes on.
    pub fn winners(&self) -> SeatSet {
        match self.phase {
            Phase::MatchOver { winners } => winners,
            _ => SeatSet::EMPTY,
        }
    }
}
