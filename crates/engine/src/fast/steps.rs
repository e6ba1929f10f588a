//! A round of fast play that waits for the decisions of its players.

mod decide;
mod open;

pub use open::Open;

use super::by_engine::{Rest, by_engine};
use super::course::{Course, Stop, seat_of};
use super::deal::{Opening, Order, start_penalty};
use super::game::{Game, Masks};
use super::log::Log;
use super::pack::{Bits, Pack, card_at};
use super::round::{Found, NOBODY, Now, Round, without_hands};
use crate::card::{Card, Color};
use crate::chance::Chance;
use crate::event::EventSink;
use crate::phase::{DrawnCard, Phase, Step};
use crate::seat::Seat;
use crate::state::State;
use rand_core::RngCore;

/// A round at a table of up to `N` seats that waits for a decision. Nobody jumps in or catches, and calls are made by
/// themselves, always and in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps<const N: usize> {
    round: Round<N>,
    asks: Asks,
}

/// What is asked of the seat on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// A turn, or the answer to a penalty that waits.
    Turn,
    /// What to do with the card just drawn.
    AfterDraw(DrawnCard),
    /// The color of the start card, for which the first player may have to draw.
    Name {
        /// Whether it does.
        draws: bool,
    },
    /// To draw the penalty from the start card.
    DrawAtStart {
        /// How many cards.
        owed: u16,
        /// Whether the seat plays after that.
        then_plays: bool,
    },
}

/// A decision of the seat on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Plays a card; with a color where it takes one, and swaps hands with that seat.
    Play(Card, Option<Color>, Option<Seat>),
    /// Draws, also a penalty that waits.
    Draw,
    /// Passes.
    Pass,
    /// Challenges.
    Challenge,
    /// Names the color of the start card.
    Name(Color),
}

/// How a round goes on after a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// It waits for the next decision.
    Decision,
    /// That seat has laid its last card, and the round is over.
    Won(Seat),
    /// The engine must go on from [`Steps::hand_over`]: there is nothing left to draw.
    HandOver,
}

#[expect(
    clippy::inline_always,
    reason = "so that the instructions that `Bits` offers are used where they are needed"
)]
impl<const N: usize> Steps<N> {
    /// Deals a round; nothing when only the engine can go on, because the start card went to a place in the pile, or when
    /// fast play does not know all of the rules or has no room for so many seats.
    #[inline(always)]
    pub fn begin<B: Bits, R: RngCore + Clone, L: Log>(
        game: &Game,
        dealer: Seat,
        bits: B,
        random: &mut R,
        log: &mut L,
    ) -> Option<Steps<N>> {
        let masks = game.masks.as_ref().filter(|_| game.seats() <= N)?;
        let now = Now::before(dealer.index() as u8, game.seats() as u8);
        let mut round = Round {
            hands: [Pack::EMPTY; N],
            now,
        };
        let mut order = Order::EMPTY;
        let mut course = course(&mut round, game, masks, bits, random, &mut order, log);
        let asks = Asks::of(course.deal()?);
        (round.now, *random) = (course.now, course.random);
        Some(Steps { round, asks })
    }

    /// Carries out a decision that is open to the seat on turn. Any other gives a round that means nothing.
    #[inline(always)]
    pub fn step<B: Bits, R: RngCore + Clone, L: Log>(
        &mut self,
        game: &Game,
        decision: Move,
        bits: B,
        random: &mut R,
        log: &mut L,
    ) -> Next {
        let Some(masks) = game.masks.as_ref() else {
            return Next::HandOver;
        };
        let before = self.asks;
        let mut order = Order::EMPTY;
        let mut course = course(&mut self.round, game, masks, bits, random, &mut order, log);
        course.drawn = before.drawn();
        let decided = course.decide(before, decision);
        let (now, end) = (course.now, course.end);
        *random = course.random;
        if L::ON
            && let Some((command, round)) = end
        {
            let rest = Rest::new(round.hand_over(game, before.drawn()), Some(command), 0);
            *random = by_engine(rest, game.habits(), &order, random.clone(), log).1;
        }
        self.round.now = now;
        match decided {
            Ok(asks) => {
                self.asks = asks;
                if now.found == Found::Bare {
                    Next::HandOver
                } else {
                    Next::Decision
                }
            }
            Err(Stop::Out(seat)) => Next::Won(seat_of(seat)),
            Err(Stop::HandOver) => Next::HandOver,
        }
    }

    /// The state that the engine goes on with; the round is over in it when nobody could go on.
    pub fn hand_over<C: Chance, S: EventSink>(
        &self,
        game: &Game,
        chance: &mut C,
        events: &mut S,
    ) -> State {
        let mut state = self.round.hand_over(game, self.asks.drawn());
        let public = &mut state.public;
        let seat = self.on_turn();
        match self.asks {
            Asks::Turn | Asks::AfterDraw(_) => {}
            Asks::Name { .. } => {
                public.color = None;
                let step = Step::NameColor;
                public.phase = Phase::Turn { seat, step };
            }
            Asks::DrawAtStart { owed, then_plays } => {
                let step = Step::Serve(start_penalty(owed, then_plays));
                public.phase = Phase::Turn { seat, step };
            }
        }
        state.settle(chance, events);
        state
    }

    /// What is asked of the seat on turn.
    #[inline(always)]
    pub const fn asks(&self) -> Asks {
        self.asks
    }

    /// Whose decision it is.
    #[inline(always)]
    pub const fn on_turn(&self) -> Seat {
        seat_of(self.round.now.seat)
    }

    /// The cards of a seat.
    #[inline(always)]
    pub const fn hand(&self, seat: Seat) -> Pack {
        self.round.hands[seat.index()]
    }

    /// The cards under the top.
    pub fn discards(&self) -> Pack {
        let Round { hands, now } = &self.round;
        without_hands(hands, now.top).without(now.pile)
    }

    /// How many cards the draw pile has.
    #[inline(always)]
    pub const fn draw_pile(&self) -> u32 {
        self.round.now.pile.len()
    }

    /// The card on top.
    #[inline(always)]
    pub const fn top(&self) -> Card {
        card_at((self.round.now.top & 63) as u32)
    }

    /// The color in force; none until that of the start card is named.
    #[inline(always)]
    pub fn color(&self) -> Option<Color> {
        let named = !matches!(self.asks, Asks::Name { .. });
        named.then(|| self.round.now.key.color())
    }

    /// Whether play goes clockwise.
    #[inline(always)]
    pub const fn clockwise(&self) -> bool {
        self.round.now.clockwise
    }

    /// Who deals.
    #[inline(always)]
    pub const fn dealer(&self) -> Seat {
        seat_of(self.round.now.dealer)
    }

    /// How many cards wait to be drawn.
    #[inline(always)]
    pub const fn owed(&self) -> u16 {
        match self.asks {
            Asks::DrawAtStart { owed, .. } => owed,
            _ => self.round.now.waiting.owed,
        }
    }

    /// Who may be challenged, and the color and the card that the Wild Draw Four was laid on.
    #[inline(always)]
    pub fn challenge(&self) -> Option<(Seat, Color, Card)> {
        let waiting = &self.round.now.waiting;
        let open = waiting.owed > 0 && waiting.offender != NOBODY;
        open.then(|| {
            let color = waiting.prior_key.color();
            let top = card_at(u32::from(waiting.prior_top & 63));
            (seat_of(waiting.offender), color, top)
        })
    }
}

impl Asks {
    #[expect(clippy::inline_always, reason = "a part of every decision")]
    #[inline(always)]
    const fn of(opening: Opening) -> Asks {
        match opening {
            Opening::Turn => Asks::Turn,
            Opening::Name { draws } => Asks::Name { draws },
            Opening::Draw { owed, then_plays } => Asks::DrawAtStart { owed, then_plays },
        }
    }

    /// The card that the seat has just drawn.
    #[expect(clippy::inline_always, reason = "a part of every decision")]
    #[inline(always)]
    const fn drawn(self) -> Option<DrawnCard> {
        match self {
            Asks::AfterDraw(drawn) => Some(drawn),
            _ => None,
        }
    }
}

#[expect(
    clippy::inline_always,
    reason = "so that the round stays where it is and everything else in registers"
)]
#[inline(always)]
fn course<'a, const N: usize, B: Bits, R: RngCore + Clone, L: Log>(
    round: &'a mut Round<N>,
    game: &'a Game,
    masks: &'a Masks,
    bits: B,
    random: &R,
    order: &'a mut Order,
    log: &'a mut L,
) -> Course<'a, N, true, B, R, L> {
    Course {
        masks,
        rules: game.rules(),
        hands: &mut round.hands,
        now: round.now,
        turns: 0,
        spare: 0,
        drawn: None,
        order,
        end: None,
        bits,
        random: random.clone(),
        log,
    }
}
