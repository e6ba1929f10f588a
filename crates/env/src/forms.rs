//! What is open, from the engine's masks to the numbers of the table.

use crate::actions::{self, CHOICES, Choice, FORMS, Form, OTHERS};
use crate::core::Core;
use crate::mask::{Mask, insert_bits};
use crate::truth::relative;
use lastcard_engine::{
    Action, Card, CardSet, Cards, Color, ColorSet, Legal, Play, Rank, Seat, Swap, Wild,
};

const SEVENS: CardSet = CardSet::of_rank(Rank::Number(7));
const SWAP_HANDS: usize = Wild::SwapHands as usize;
const COLORED: u64 = (1 << 52) - 1;

/// The forms in which cards may be played: bit `i` for form `i`, those that swap apart.
#[derive(Clone, Copy)]
pub(crate) struct Forms {
    plain: u128,
    swaps: u128,
}

/// In which ways cards may be played.
pub(crate) struct Ways {
    pub(crate) colors: ColorSet,
    pub(crate) seven: Swap,
    pub(crate) swap_hands: Swap,
    /// With whom hands may be swapped, a bit for each place after the player.
    pub(crate) with: u32,
}

impl Ways {
    #[inline]
    pub(crate) const fn of(legal: &Legal, seat: Seat, seats: usize) -> Ways {
        Ways {
            colors: legal.colors,
            seven: legal.seven,
            swap_hands: legal.swap_hands,
            with: relative(legal.swap_with, seat, seats) >> 1,
        }
    }
}

impl Forms {
    /// No play.
    pub(crate) const NONE: Forms = Forms { plain: 0, swaps: 0 };

    #[expect(clippy::inline_always, reason = "a part of every step")]
    #[inline(always)]
    pub(crate) fn of(cards: CardSet, ways: &Ways) -> Forms {
        let mut colored = cards.0 & COLORED;
        let sevens = colored & SEVENS.0;
        let with = u128::from(ways.with);
        let mut swaps = 0;
        if sevens != 0 && ways.seven != Swap::No {
            for color in Color::ALL {
                if sevens >> Card::colored(color, Rank::Number(7)).index() & 1 == 1 {
                    swaps |= with << (OTHERS * color as usize);
                }
            }
            if ways.seven == Swap::Must {
                colored &= !SEVENS.0;
            }
        }
        let mut plain = u128::from(colored);
        let wilds = cards.0 >> 52;
        if wilds != 0 {
            plain |= Forms::wilds(wilds, ways);
            if wilds >> SWAP_HANDS & 1 == 1 && ways.swap_hands != Swap::No {
                for color in ways.colors.iter() {
                    swaps |= with << (4 * OTHERS + OTHERS * color as usize);
                }
            }
        }
        Forms { plain, swaps }
    }

    #[expect(clippy::inline_always, reason = "a part of every step")]
    #[inline(always)]
    fn wilds(mut wilds: u64, ways: &Ways) -> u128 {
        if ways.swap_hands == Swap::Must {
            wilds &= !(1 << SWAP_HANDS);
        }
        if ways.colors.is_empty() {
            return u128::from(wilds) << 72;
        }
        let mut plain = 0;
        while wilds != 0 {
            plain |= u128::from(ways.colors.0) << (52 + 4 * wilds.trailing_zeros());
            wilds &= wilds - 1;
        }
        plain
    }

    pub(crate) fn is_empty(self) -> bool {
        self.plain == 0 && self.swaps == 0
    }

    fn iter(self) -> impl Iterator<Item = usize> {
        (0..FORMS).filter(move |&form| {
            if form < 77 {
                self.plain >> form & 1 == 1
            } else {
                self.swaps >> (form - 77) & 1 == 1
            }
        })
    }
}

/// Moves of a turn that are no plays, each open or not.
#[derive(Clone, Copy)]
pub(crate) struct Others {
    pub(crate) draw: bool,
    pub(crate) pass: bool,
    pub(crate) challenge: bool,
    pub(crate) names: ColorSet,
}

/// The moves that most rules have in a turn, into the words of a mask.
#[expect(clippy::inline_always, reason = "a part of every step")]
#[inline(always)]
pub(crate) fn moves(forms: Forms, others: Others, words: &mut [u64]) {
    let flags = u128::from(others.draw)
        | u128::from(others.pass) << 1
        | u128::from(others.challenge) << 2
        | u128::from(others.names.0) << 3;
    insert_bits(words, 0, forms.plain | flags << actions::DRAW);
    if forms.swaps != 0 {
        insert_bits(words, actions::SWAP, forms.swaps);
    }
}

/// The moves of a seat in its turn, but for several cards and reactions.
#[inline]
pub(crate) fn turn(legal: &Legal, forms: Forms, seat: Seat, seats: usize, mask: &mut Mask) {
    let others = Others {
        draw: legal.draw,
        pass: legal.pass,
        challenge: legal.challenge,
        names: legal.names,
    };
    moves(forms, others, mask.words_mut());
    if !legal.start_swaps.is_empty() {
        let with = relative(legal.start_swaps, seat, seats) >> 1;
        mask.insert_bits(actions::SWAP_START, with.into());
    }
}

/// Calls, catches and jump-ins, and the plays that may carry the call.
pub(crate) fn reactions<C: Core>(
    core: &C,
    legal: &Legal,
    plays: Forms,
    seat: Seat,
    seats: usize,
    mask: &mut Mask,
) {
    if legal.call {
        mask.insert(actions::CALL);
    }
    let catches = relative(legal.catches, seat, seats) >> 1;
    mask.insert_bits(actions::CATCH, catches.into());
    let jump_ins = Forms::of(legal.jump_ins, &Ways::of(legal, seat, seats));
    mask.insert_bits(actions::JUMP_IN, jump_ins.plain);
    mask.insert_bits(actions::JUMP_IN + 77, jump_ins.swaps);
    for (forms, first) in [
        (plays, actions::PLAY_CALLING),
        (jump_ins, actions::JUMP_IN_CALLING),
    ] {
        if forms.is_empty() {
            continue;
        }
        for form in forms.iter() {
            let id = first + form;
            if single(CHOICES[id], seat, seats).is_some_and(|action| core.accepts(seat, &action)) {
                mask.insert(id);
            }
        }
    }
}

/// The action of the engine that a choice means, where it means one without further cards; `None` also for seats that
/// the table does not have.
#[inline]
pub(crate) fn single(choice: Choice, seat: Seat, seats: usize) -> Option<Action> {
    let absolute = |with: u8| {
        let sits = (with as usize) < seats;
        sits.then(|| Seat::new((seat.index() + with as usize) % seats))
    };
    let play = |Form { card, color, swap }: Form, uno: bool| {
        let swap = match swap {
            None => None,
            Some(with) => Some(absolute(with)?),
        };
        Some(Play {
            cards: Cards::One(card),
            color,
            swap,
            uno,
        })
    };
    Some(match choice {
        Choice::Play(form, uno) => Action::Play(play(form, uno)?),
        Choice::JumpIn(form, uno) => Action::JumpIn(play(form, uno)?),
        Choice::Draw => Action::Draw,
        Choice::Pass => Action::Pass,
        Choice::Challenge => Action::Challenge,
        Choice::Name(color) => Action::Name(color),
        Choice::SwapStart(with) => Action::Swap(absolute(with)?),
        Choice::Call => Action::Call,
        Choice::Catch(other) => Action::Catch(absolute(other)?),
        Choice::Begin(_) | Choice::More(_) | Choice::Last(..) | Choice::NoReaction => return None,
    })
}
