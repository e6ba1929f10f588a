//! Positions in the middle of a round, as a table would write them down.

use crate::card::{Card, Color};
use crate::hand::Hand;
use crate::phase::{DrawCard, FirstDeal, Penalty, Phase, Step};
use crate::public::LaidBy;
use crate::rules::{MatchWinner, Rules, SeatsError};
use crate::seat::{Direction, Seat, SeatSet};
use crate::state::State;
use alloc::vec::Vec;

/// Any arrangement that can be written down; [`State::from_position`] says whether it can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The rules of the table.
    pub rules: Rules,
    /// How many players.
    pub seats: usize,
    /// Who dealt.
    pub dealer: Seat,
    /// The totals so far, one for each seat.
    pub totals: Vec<i32>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Which way play goes.
    pub direction: Direction,
    /// The discard pile, the top card last.
    pub discard: Vec<Card>,
    /// The color in force; needed when the top is a Wild.
    pub color: Option<Color>,
    /// Who holds one card uncalled and can no longer be caught.
    pub uncalled: SeatSet,
    /// Who holds one card uncalled and may be caught now.
    pub exposed: SeatSet,
    /// Cards of Draw Twos that wait for the seat on turn.
    pub penalty: u16,
    /// The draw pile; its order is with the chance.
    pub draw: Hand,
    /// The hands, one for each seat.
    pub hands: Vec<Hand>,
}

/// Why a position cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// So many players cannot sit at this table.
    Seats(SeatsError),
    /// There must be one total and one hand for each seat.
    WrongNumberOfSeats,
    /// The seat is none of the table.
    NoSuchSeat(Seat),
    /// The discard pile has no card.
    NoTop,
    /// The top is a Wild and no color is in force.
    ColorMissing,
    /// The top has a color, and another one is said to be in force.
    ColorOfTop(Color),
    /// More cards of one kind than a hand can hold.
    TooManyOf(Card),
    /// A seat said to be uncalled or exposed does not hold one card.
    NotOneCard(Seat),
    /// A player whose total is at the limit sits out, and must have no cards and no turn.
    SitsOut(Seat),
    /// Partners share one total.
    PartnersDiffer(Seat),
    /// Fewer than two players are left below the limit.
    NobodyToPlay,
}

impl State {
    /// The position as a match in the middle of a round.
    ///
    /// # Errors
    /// Everything that keeps the position from being played, all at once.
    pub fn from_position(position: &Position) -> Result<State, Vec<PositionError>> {
        let deck = deck_of(position)?;
        let errors = errors_in(position);
        if !errors.is_empty() {
            return Err(errors);
        }
        let first = FirstDeal::Named(position.dealer);
        let mut state = State::new_with_deck(position.rules, position.seats, first, deck);
        let sitting_out = sitting_out(position);
        let public = &mut state.public;
        public.round = 1;
        public.direction = position.direction;
        public.laid_by = LaidBy::Unknown;
        public.top = position.discard.last().copied();
        public.color = public.top.and_then(Card::color).or(position.color);
        let under = position.discard.len().saturating_sub(1);
        public.discards = position.discard.iter().take(under).copied().collect();
        public.under_top = under as u16;
        public.draw_pile = position.draw.len() as u16;
        public.eliminated = sitting_out;
        public.in_round = public.all_seats().minus(sitting_out);
        if position.rules.calls_matter() {
            public.exposed = position.exposed;
            public.uncalled = position.uncalled.union(position.exposed);
        }
        public.counts = position
            .hands
            .iter()
            .map(|hand| hand.len() as u16)
            .collect();
        public.totals = position.totals.iter().copied().collect();
        let step = if position.penalty == 0 {
            Step::Play
        } else {
            Step::Serve(Penalty {
                owed: position.penalty,
                last: DrawCard::Two,
                only_twos: true,
                start: false,
                then_plays: false,
                challenge: None,
            })
        };
        public.phase = Phase::Turn {
            seat: position.turn,
            step,
        };
        state.hands = position.hands.iter().copied().collect();
        state.pile = position.draw;
        Ok(state)
    }
}

/// All cards of the position together.
fn deck_of(position: &Position) -> Result<Hand, Vec<PositionError>> {
    let hands = position.hands.iter().chain([&position.draw]);
    let mut too_many = Vec::new();
    for card in Card::all() {
        let laid = position
            .discard
            .iter()
            .filter(|&&laid| laid == card)
            .count() as u32;
        let all = laid + hands.clone().map(|hand| hand.count(card)).sum::<u32>();
        if all > Hand::MAX_EACH {
            too_many.push(PositionError::TooManyOf(card));
        }
    }
    if too_many.is_empty() {
        let laid: Hand = position.discard.iter().copied().collect();
        Ok(hands.fold(laid, Hand::plus))
    } else {
        Err(too_many)
    }
}

fn errors_in(position: &Position) -> Vec<PositionError> {
    let seats = position.seats;
    let mut errors = Vec::new();
    // A position may use fewer cards than the deck of its rules, so only the number of players counts.
    if let Err(error) = position.rules.decks(seats)
        && matches!(
            error,
            SeatsError::TooFew | SeatsError::TooMany | SeatsError::TeamsDoNotFit { .. }
        )
    {
        errors.push(PositionError::Seats(error));
    }
    if position.totals.len() != seats || position.hands.len() != seats {
        errors.push(PositionError::WrongNumberOfSeats);
    }
    let named = position
        .uncalled
        .union(position.exposed)
        .with(position.turn)
        .with(position.dealer);
    errors.extend(
        named
            .iter()
            .filter(|seat| seat.index() >= seats)
            .map(PositionError::NoSuchSeat),
    );
    if !errors.is_empty() {
        return errors;
    }
    match (position.discard.last(), position.color) {
        (None, _) => errors.push(PositionError::NoTop),
        (Some(top), None) if top.is_wild() => errors.push(PositionError::ColorMissing),
        (Some(top), Some(color)) if top.color().is_some_and(|own| own != color) => {
            errors.push(PositionError::ColorOfTop(color));
        }
        _ => {}
    }
    for seat in position.uncalled.union(position.exposed).iter() {
        if position.hands[seat.index()].len() != 1 {
            errors.push(PositionError::NotOneCard(seat));
        }
    }
    let out = sitting_out(position);
    for seat in out.iter() {
        if !position.hands[seat.index()].is_empty() || position.turn == seat {
            errors.push(PositionError::SitsOut(seat));
        }
    }
    if seats as u32 - out.len() < 2 {
        errors.push(PositionError::NobodyToPlay);
    }
    for seat in SeatSet::first(seats).iter() {
        let partner = (0..seat.index()).find(|&other| {
            position.rules.team(Seat::new(other), seats) == position.rules.team(seat, seats)
        });
        if partner.is_some_and(|p| position.totals[p] != position.totals[seat.index()]) {
            errors.push(PositionError::PartnersDiffer(seat));
        }
    }
    errors
}

/// Under `last_standing`: who has reached the limit.
fn sitting_out(position: &Position) -> SeatSet {
    let target = i32::from(position.rules.target.get());
    let knockout =
        position.rules.match_winner == MatchWinner::LastStanding && !position.rules.single_round;
    SeatSet::first(position.seats)
        .iter()
        .filter(|seat| {
            knockout
                && position
                    .totals
                    .get(seat.index())
                    .is_some_and(|t| *t >= target)
        })
        .collect()
}
