//! What a seat sees, as bytes.
//!
//! Counts and indices, not one-hot: a byte each, so that a thousand games stay in the cache and whoever learns
//! expands them on the way into a network.

use crate::MOST_SEATS;
use crate::truth::relative;
use lastcard_engine::fast::Pack;
use lastcard_engine::{Card, Color, Hand, Seat, SeatSet};

/// Bytes of the compact observation.
pub const COMPACT: usize = 92;

/// Bytes of the full observation: the compact one, the seen discards kind by kind, the totals of the match.
pub const FULL: usize = COMPACT + Card::COUNT + MOST_SEATS;

/// What stands where no card is.
pub const NO_CARD: u8 = Card::COUNT as u8;

/// What stands where no color is.
pub const NO_COLOR: u8 = 4;

/// How much an observation holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// The own hand and the table.
    Compact,
    /// Also the discards that everybody saw, and the totals.
    Full,
}

impl Layout {
    /// How many bytes.
    pub const fn width(self) -> usize {
        match self {
            Layout::Compact => COMPACT,
            Layout::Full => FULL,
        }
    }
}

/// What the seat is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Situation {
    /// Nothing: somebody else decides.
    Waiting,
    /// To play, draw or pass.
    Play,
    /// To play, keep or draw on after a draw.
    AfterDraw,
    /// To draw a penalty, or to answer it.
    Penalty,
    /// To name the color of the start card.
    NameColor,
    /// To swap hands for the start card.
    SwapStart,
    /// To go on with several cards that it began to lay.
    Several,
    /// To react, or not.
    Reaction,
    /// Nothing any more: the round is over.
    Over,
}

/// Cards of which each kind can be counted.
pub trait Counted {
    /// How many cards of each kind, in the order of the index: a byte each, the lowest first. The last seven are 0.
    fn counts(&self) -> [u64; 8];
}

/// What one seat sees; `H` and `D` are how its hand and the discards are kept.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a, H = &'a Hand, D = H> {
    /// Whose eyes these are.
    pub seat: Seat,
    /// How many seats there are.
    pub seats: usize,
    /// The own cards, those put aside among them.
    pub hand: H,
    /// The discards under the top that everybody saw.
    pub discards: D,
    /// The card on top.
    pub top: Option<Card>,
    /// The color in force.
    pub color: Option<Color>,
    /// Whether play goes to the left.
    pub clockwise: bool,
    /// What the seat is asked for.
    pub situation: Situation,
    /// The card that it has just drawn.
    pub drawn: Option<Card>,
    /// How many cards wait to be drawn.
    pub owed: u16,
    /// Who may be challenged.
    pub offender: Option<Seat>,
    /// The color before the card that may be challenged.
    pub prior_color: Option<Color>,
    /// The top before it.
    pub prior_top: Option<Card>,
    /// Cards in the draw pile.
    pub draw_pile: u32,
    /// Cards in the discard pile.
    pub discard_pile: u32,
    /// The cards that are being put aside to be laid together, the first in front.
    pub aside: &'a [Card],
    /// How many cards each seat holds.
    pub counts: [u8; MOST_SEATS],
    /// Who plays in the round.
    pub in_round: SeatSet,
    /// Who may be caught.
    pub exposed: SeatSet,
    /// Who has called before playing.
    pub announced: SeatSet,
    /// Who holds one card without a call.
    pub uncalled: SeatSet,
    /// The own team.
    pub team: SeatSet,
    /// Who is on turn.
    pub on_turn: Option<Seat>,
    /// Who deals.
    pub dealer: Seat,
    /// Which round of the match it is.
    pub round: u32,
    /// The totals in hundredths of the target.
    pub totals: [u8; MOST_SEATS],
}

impl<H: Counted, D: Counted> Sight<'_, H, D> {
    /// Writes it down; `out` has the width of the layout. What stands where is in `docs/python.md`.
    #[expect(
        clippy::inline_always,
        reason = "goes together with what the truth gives, and every step observes"
    )]
    #[inline(always)]
    pub fn write(&self, layout: Layout, out: &mut [u8]) {
        let Some((compact, rest)) = out.split_first_chunk_mut::<COMPACT>() else {
            return;
        };
        self.write_compact(compact);
        if layout == Layout::Full
            && let Some((discards, totals)) = rest.split_first_chunk_mut::<{ Card::COUNT }>()
        {
            let counts = self.discards.counts();
            let (whole, last) = discards.as_chunks_mut();
            for (chunk, word) in whole.iter_mut().zip(counts) {
                *chunk = word.to_le_bytes();
            }
            last.fill(counts[7] as u8);
            for (place, total) in totals.iter_mut().enumerate().take(self.seats) {
                *total = self.totals[(self.seat.index() + place) % self.seats];
            }
        }
    }

    #[expect(clippy::inline_always, reason = "a part of every observation")]
    #[inline(always)]
    fn write_compact(&self, out: &mut [u8; COMPACT]) {
        // Whole words, since bytes that were just written are slow to be read together.
        let mut head = self.hand.counts();
        for card in self.aside {
            head[card.index() / 8] -= 1 << (8 * (card.index() % 8));
        }
        head[7] |= u64::from_le_bytes([
            0,
            card(self.top),
            color(self.color),
            u8::from(!self.clockwise),
            self.situation as u8,
            card(self.drawn),
            self.owed.min(255) as u8,
            u8::from(self.offender.is_some()),
        ]);
        for (chunk, word) in out.as_chunks_mut().0.iter_mut().zip(head) {
            *chunk = word.to_le_bytes();
        }
        out[64..68].copy_from_slice(&[
            self.draw_pile.min(255) as u8,
            self.discard_pile.min(255) as u8,
            card(self.aside.first().copied()),
            self.aside.len() as u8,
        ]);
        for place in 0..self.seats.min(MOST_SEATS) {
            let at = self.seat.index() + place;
            let seat = if at >= self.seats {
                at - self.seats
            } else {
                at
            };
            out[68 + place] = self.counts.get(seat).copied().unwrap_or(0);
        }
        let (first, others) = self.statuses();
        out[78..86].copy_from_slice(&first.to_le_bytes());
        out[86..88].copy_from_slice(&others.to_le_bytes()[..2]);
        out[88..].copy_from_slice(&[
            self.seats as u8,
            color(self.prior_color),
            card(self.prior_top),
            self.round.min(255) as u8,
        ]);
    }

    /// The status of each seat, a byte each, those of the ninth and tenth apart.
    #[expect(
        clippy::inline_always,
        reason = "sets that are never filled cost nothing then"
    )]
    #[inline(always)]
    fn statuses(&self) -> (u64, u64) {
        let only = |seat: Seat| SeatSet(1 << seat.index());
        let sets = [
            self.in_round,
            self.exposed,
            self.announced,
            self.team.without(self.seat),
            self.on_turn.map_or(SeatSet::EMPTY, only),
            only(self.dealer),
            self.uncalled,
        ];
        let (mut first, mut others) = (0, 0);
        for (bit, set) in sets.into_iter().enumerate() {
            let set = relative(set, self.seat, self.seats);
            first |= SPREAD[(set & 255) as usize] << bit;
            others |= SPREAD[(set >> 8 & 255) as usize] << bit;
        }
        (first, others)
    }
}

impl Counted for &Hand {
    #[inline]
    fn counts(&self) -> [u64; 8] {
        let (kinds, pairs) = (self.kinds(), self.pairs());
        let mut counts = sums(kinds.0, pairs.0);
        // Three of a kind are rare: four Wilds a deck, and more than one deck.
        for card in pairs.iter() {
            let more = u64::from(self.count(card)) - 2;
            counts[card.index() / 8] += more << (8 * (card.index() % 8));
        }
        counts
    }
}

impl Counted for Pack {
    #[inline(always)]
    fn counts(&self) -> [u64; 8] {
        const COLORED: u64 = (1 << 52) - 1;
        let [first, second] = self.words();
        let mut counts = sums(first & COLORED, second & COLORED);
        // Of each Wild two lie in each word.
        let wilds = first >> 52 | (second >> 52) << 4;
        let (plain, four) = (wilds & 0x33, wilds & 0xcc);
        counts[6] |= u64::from(plain.count_ones()) << 32 | u64::from(four.count_ones()) << 40;
        counts
    }
}

/// How often a bit is set in the two words, a byte for each bit.
#[expect(clippy::inline_always, reason = "a part of every observation")]
#[inline(always)]
fn sums(first: u64, second: u64) -> [u64; 8] {
    std::array::from_fn(|byte| {
        let of = |word: u64| SPREAD[(word >> (8 * byte) & 255) as usize];
        of(first) + of(second)
    })
}

/// The bits of a byte as bytes of 0 and 1, the lowest first.
pub(crate) static SPREAD: [u64; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte] |= (byte as u64 >> bit & 1) << (8 * bit);
            bit += 1;
        }
        byte += 1;
    }
    table
};

const fn card(card: Option<Card>) -> u8 {
    match card {
        Some(card) => card.index() as u8,
        None => NO_CARD,
    }
}

const fn color(color: Option<Color>) -> u8 {
    match color {
        Some(color) => color as u8,
        None => NO_COLOR,
    }
}
