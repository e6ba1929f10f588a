//! A round of fast play between two turns.

use super::game::Key;
use super::pack::Pack;
use crate::seat::Seat;

/// How a round of fast play ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won it; nobody where it stalled and the rules name no winner.
    pub winner: Option<Seat>,
    /// Whether it ended because nobody could play and nothing could be drawn, or was broken off after [`MOST_TURNS`].
    pub stalled: bool,
    /// Turns of active players: a draw and the play of the drawn card are one, an answer to a penalty and a jump-in are one
    /// each, and a seat that is left out or only draws a penalty has none.
    pub turns: u32,
    /// What the cards left in each hand count, seat by seat; 0 for seats that the table does not have.
    pub values: [u32; Seat::MAX],
}

/// How many turns a round may have; then it is broken off as stalled, without a winner.
///
/// Few rules need it: those under which players by lot can hand the same cards round and round, such as jump-ins with Wild Draw
/// Fours where nobody may end on one. Rules that people play with stay far below.
pub const MOST_TURNS: u32 = 50_000;

/// A round between two turns at a table of up to `N` seats, with all that fast play knows of it: 16 bytes a seat and 40 more.
///
/// The discards are what is in no hand, not in the pile and not on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round<const N: usize> {
    pub(super) hands: [Pack; N],
    pub(super) now: Now,
}

/// What a round is beside its hands. Apart from them, so that the compiler can keep it in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Now {
    pub(super) pile: Pack,
    /// The place of the card on top.
    pub(super) top: u8,
    /// What is on top and in force, see [`Key`].
    pub(super) key: Key,
    pub(super) dealer: u8,
    pub(super) seats: u8,
    /// Whose turn it is.
    pub(super) seat: u8,
    /// Who laid the top, [`NOBODY`] of the start card.
    pub(super) laid_by: u8,
    /// How far the next seat is: 1 clockwise, one less than the seats the other way.
    pub(super) step: u8,
    pub(super) clockwise: bool,
    /// What was found when discards were last looked for.
    pub(super) found: Found,
    /// The penalty that waits for the seat on turn.
    pub(super) waiting: Waiting,
}

/// What keeps fast play from going on, seen when the draw pile is filled: a round that goes on and on draws on and on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// Nothing.
    Cards,
    /// The draw pile is empty and nothing lay under the top.
    Bare,
    /// The round has had [`MOST_TURNS`].
    TooLong,
}

/// No seat.
pub(super) const NOBODY: u8 = u8::MAX;

/// A penalty that waits; none when nothing is owed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Waiting {
    pub(super) owed: u16,
    /// Whether the draw card laid last was a Wild Draw Four.
    pub(super) four: bool,
    pub(super) only_twos: bool,
    /// Whose Wild Draw Four may be challenged, or [`NOBODY`].
    pub(super) offender: u8,
    pub(super) guilty: bool,
    /// What was in force and the place of the top before it.
    pub(super) prior_key: Key,
    pub(super) prior_top: u8,
}

impl Waiting {
    pub(super) const NONE: Waiting = Waiting {
        owed: 0,
        four: false,
        only_twos: false,
        offender: NOBODY,
        guilty: false,
        prior_key: Key::of(0, 0),
        prior_top: 0,
    };
}

impl Now {
    /// Before the deal.
    pub(super) const fn before(dealer: u8, seats: u8) -> Now {
        Now {
            pile: Pack::DECK,
            top: 0,
            key: Key::of(0, 0),
            dealer,
            seats,
            seat: 0,
            laid_by: NOBODY,
            step: 1,
            clockwise: true,
            found: Found::Cards,
            waiting: Waiting::NONE,
        }
    }
}

/// The cards that are in no hand and not on top.
pub(super) fn without_hands<const N: usize>(hands: &[Pack; N], top: u8) -> Pack {
    let mut used = Pack::EMPTY;
    for hand in hands {
        used = used.with(*hand);
    }
    used.put(top);
    Pack::DECK.without(used)
}

const _: () = assert!(size_of::<Round<2>>() <= 80);
const _: () = assert!(size_of::<Round<4>>() <= 112);
const _: () = assert!(size_of::<Round<10>>() <= 208);
