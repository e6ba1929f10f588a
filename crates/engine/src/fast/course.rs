//! A round of fast play on its way: what every turn is made of.

use super::deal::Order;
use super::game::Masks;
use super::log::Log;
use super::pack::{Bits, Pack, card_at};
use super::round::{Found, MOST_TURNS, Now, Outcome, Round, without_hands};
use crate::action::{Action, Command, Play};
use crate::card::{Color, Rank};
use crate::event::{Event, Why};
use crate::phase::{DrawnCard, Step};
use crate::rules::{Rules, TwoPlayerReverse};
use crate::seat::{Direction, Seat};
use rand_core::RngCore;

/// A round of fast play on its way.
///
/// There is room for `N` seats. `HOUSE` rounds look at every rule, others leave out what [`Masks::house`] lists: it is not in
/// their code at all.
pub(super) struct Course<'a, const N: usize, const HOUSE: bool, B, R, L> {
    pub(super) masks: &'a Masks,
    pub(super) rules: &'a Rules,
    pub(super) hands: &'a mut [Pack; N],
    pub(super) now: Now,
    pub(super) turns: u32,
    /// What the last number by lot left over: as good as a new one for a color.
    pub(super) spare: u64,
    /// The card that the seat on turn has just drawn, while it may play it.
    pub(super) drawn: Option<DrawnCard>,
    /// The cards that left the pile in the deal; then those that are drawn for the last card of the round.
    pub(super) order: &'a mut Order,
    /// The last play of the round, and the round before it: the engine writes the end of a round down.
    pub(super) end: Option<(Command, Round<N>)>,
    pub(super) bits: B,
    pub(super) random: R,
    pub(super) log: &'a mut L,
}

/// Why fast play stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    /// That seat has laid its last card.
    Out(u8),
    /// The rest is for the engine.
    HandOver,
}

/// What a card does beside lying there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    None,
    Skip,
    Reverse,
    Two,
    Four,
}

/// By bit: what a card does.
static EFFECTS: [Effect; 64] = {
    let mut effects = [Effect::None; 64];
    let mut bit = 0;
    while bit < 56 {
        effects[bit] = match card_at(bit as u32).rank() {
            Some(Rank::Skip) => Effect::Skip,
            Some(Rank::Reverse) => Effect::Reverse,
            Some(Rank::DrawTwo) => Effect::Two,
            None if bit >= 54 => Effect::Four,
            Some(Rank::Number(_)) | None => Effect::None,
        };
        bit += 1;
    }
    effects
};

#[expect(
    clippy::inline_always,
    reason = "the parts of a turn, which is over before a call would be"
)]
impl<const N: usize, const HOUSE: bool, B, R, L> Course<'_, N, HOUSE, B, R, L>
where
    B: Bits,
    R: RngCore,
    L: Log,
{
    #[inline(always)]
    pub(super) fn hand(&self, seat: u8) -> Pack {
        self.hands[place_of::<N>(seat)]
    }

    #[inline(always)]
    pub(super) fn hand_mut(&mut self, seat: u8) -> &mut Pack {
        &mut self.hands[place_of::<N>(seat)]
    }

    /// The seat after another in the direction of play.
    #[inline(always)]
    pub(super) fn after(&self, seat: u8) -> u8 {
        if N == 2 {
            return seat ^ 1;
        }
        let next = seat + self.now.step;
        let seats = self.seats();
        if next >= seats { next - seats } else { next }
    }

    #[inline(always)]
    pub(super) fn turn_round(&mut self) {
        self.now.step = self.seats() - self.now.step;
        self.now.clockwise = !self.now.clockwise;
    }

    /// How many seats the table has.
    #[inline(always)]
    pub(super) fn seats(&self) -> u8 {
        if N == 2 { 2 } else { self.now.seats }
    }

    /// The round as it stands.
    #[inline(always)]
    pub(super) fn round(&self) -> Round<N> {
        Round {
            hands: *self.hands,
            now: self.now,
        }
    }

    /// A number below `count`.
    #[inline(always)]
    pub(super) fn below(&mut self, count: u32) -> u32 {
        let product = u128::from(self.random.next_u64()) * u128::from(count);
        self.spare = product as u64;
        (product >> 64) as u32
    }

    /// One of the bits, by lot.
    #[inline(always)]
    pub(super) fn pick(&mut self, open: u64) -> u32 {
        let n = self.below(open.count_ones());
        self.bits.nth_one(open, n)
    }

    /// Remembers the card while its player decides about it.
    #[inline(always)]
    pub(super) fn just_drawn(&mut self, bit: u32, fits: bool) -> DrawnCard {
        let card = card_at(bit);
        let drawn = DrawnCard { card, fits };
        self.drawn = Some(drawn);
        drawn
    }

    /// A plain turn of the seat after that one.
    #[inline(always)]
    pub(super) fn next_after(&mut self, seat: u8) {
        let next = self.after(seat);
        self.comes_to(next);
    }

    /// A plain turn of that seat.
    #[inline(always)]
    pub(super) fn comes_to(&mut self, seat: u8) {
        self.now.seat = seat;
        if L::ON {
            self.turns_to(seat, Step::Play);
        }
    }

    /// Draws one card; none when there is none.
    #[inline(always)]
    pub(super) fn draw_one(&mut self, seat: u8, why: Why) -> Option<u8> {
        if self.is_bare() {
            // What was laid since lies under the top now.
            self.refill();
            if self.is_bare() {
                return None;
            }
        }
        let n = self.below(self.now.pile.len());
        let place = self.now.pile.take_nth(n, self.bits);
        self.hand_mut(seat).put(place);
        if L::ON {
            if self.end.is_some() {
                self.order.push(place);
            } else {
                let card = card_at(u32::from(place & 63));
                self.log.event(Event::Drew {
                    seat: seat_of(seat),
                    card,
                    why,
                });
            }
        }
        if self.now.pile.is_empty() {
            self.refill();
        }
        Some(place)
    }

    /// Draws cards for a penalty; what does not exist is forgiven.
    #[inline(always)]
    pub(super) fn draw_cards(&mut self, seat: u8, count: u16, why: Why) {
        for drawn in 0..count {
            if self.draw_one(seat, why).is_none() {
                if L::ON && self.end.is_none() {
                    let count = count - drawn;
                    self.log.event(Event::Forgiven {
                        seat: seat_of(seat),
                        count,
                    });
                }
                return;
            }
        }
    }

    #[inline(always)]
    fn refill(&mut self) {
        (self.now.pile, self.now.found) = discards(self.hands, self.now.top, self.turns);
        if L::ON && self.end.is_none() && !self.is_bare() {
            self.log.event(Event::Refilled);
        }
    }

    /// Whether there is nothing to draw, as far as anybody has looked.
    #[inline(always)]
    pub(super) fn is_bare(&self) -> bool {
        self.now.found == Found::Bare
    }

    /// What became of a round that a seat has won.
    #[inline(always)]
    pub(super) fn outcome(&self, winner: u8) -> Outcome {
        let mut values = [0; Seat::MAX];
        for (value, hand) in values.iter_mut().zip(self.hands.iter()) {
            for (bit, cards) in self.masks.values.iter().enumerate() {
                let [first, second] = hand.0;
                *value += ((first & cards).count_ones() + (second & cards).count_ones()) << bit;
            }
        }
        Outcome {
            winner: Some(seat_of(winner)),
            stalled: false,
            turns: self.turns,
            values,
        }
    }

    /// Whether a Reverse leaves out a seat.
    #[inline(always)]
    pub(super) fn reverse_skips(&self) -> bool {
        self.seats() == 2 && self.rules.two_player_reverse == TwoPlayerReverse::Skip
    }

    /// Whether a Wild Draw Four from that hand would be a bluff.
    #[inline(always)]
    pub(super) fn guilty(&self, seat: u8) -> bool {
        self.hand(seat).bits() & self.masks.against[self.now.key.at()] != 0
    }

    /// Writes down what a seat chose.
    #[inline(always)]
    pub(super) fn acts(&mut self, seat: u8, action: Action) {
        if L::ON {
            self.log.command(&Command::Act(seat_of(seat), action));
        }
    }

    #[inline(always)]
    pub(super) fn turns_to(&mut self, seat: u8, step: Step<crate::phase::Full>) {
        if L::ON {
            self.log.event(Event::Turn {
                seat: seat_of(seat),
                step,
            });
        }
    }

    #[inline(always)]
    pub(super) fn passes(&mut self, seat: u8) {
        self.acts(seat, Action::Pass);
        self.drawn = None;
        if L::ON {
            self.log.event(Event::Passed {
                seat: seat_of(seat),
            });
        }
    }

    /// Writes down that a card was laid, and the call with it.
    #[inline(always)]
    pub(super) fn laid(&mut self, seat: u8, play: &Play, jump_in: bool) {
        let seat = seat_of(seat);
        if play.uno {
            self.log.event(Event::Called { seat });
        }
        self.log.event(Event::Played {
            seat,
            card: play.cards.first(),
            color: play.color,
            jump_in,
        });
    }

    #[inline(always)]
    pub(super) fn direction_turned(&mut self) {
        let direction = if self.now.clockwise {
            Direction::Clockwise
        } else {
            Direction::Counterclockwise
        };
        self.log.event(Event::DirectionTurned { direction });
    }
}

/// Out of the way of everything else, since a pile seldom ends.
#[cold]
#[inline(never)]
fn discards<const N: usize>(hands: &[Pack; N], top: u8, turns: u32) -> (Pack, Found) {
    let pile = without_hands(hands, top);
    let found = match turns {
        _ if pile.is_empty() => Found::Bare,
        MOST_TURNS.. => Found::TooLong,
        _ => Found::Cards,
    };
    (pile, found)
}

/// The place of a seat's hand, without a check where the number of seats allows it.
#[expect(clippy::inline_always, reason = "one instruction of every turn")]
#[inline(always)]
const fn place_of<const N: usize>(seat: u8) -> usize {
    if N.is_power_of_two() {
        seat as usize & (N - 1)
    } else {
        seat as usize
    }
}

/// What the card at a bit does beside lying there.
#[expect(clippy::inline_always, reason = "one instruction of every turn")]
#[inline(always)]
pub(super) fn effect_of(bit: u32) -> Effect {
    EFFECTS[bit as usize & 63]
}

/// The bits at which cards of the kind at that bit may lie.
#[expect(clippy::inline_always, reason = "three instructions of some turns")]
#[inline(always)]
pub(super) const fn all_of(bit: u32) -> u64 {
    if bit < 52 {
        1 << bit
    } else {
        0b11 << (bit & !1)
    }
}

/// How many cards the next player owes for it.
#[expect(clippy::inline_always, reason = "two instructions of some turns")]
#[inline(always)]
pub(super) const fn owed_for(effect: Effect) -> u16 {
    match effect {
        Effect::Two => 2,
        Effect::Four => 4,
        _ => 0,
    }
}

/// The seat of that number.
#[expect(clippy::inline_always, reason = "nothing where nobody looks")]
#[inline(always)]
pub(super) const fn seat_of(number: u8) -> Seat {
    Seat::new(number as usize)
}

/// The play of the card at a bit.
#[expect(clippy::inline_always, reason = "nothing where nobody looks")]
#[inline(always)]
pub(super) fn plain_play(bit: u32, color: u32, uno: bool) -> Play {
    let card = card_at(bit);
    let color = (bit >= 52).then(|| Color::ALL[color as usize & 3]);
    Play {
        color,
        uno,
        ..Play::card(card)
    }
}

/// The same as the last card of a round, which takes no color and no call.
pub(super) fn last_form(play: Play) -> Play {
    Play {
        color: None,
        uno: false,
        ..play
    }
}
