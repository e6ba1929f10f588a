//! Whole rounds of random play: on the fast path as far as it goes, and by the engine itself for the rest.

use super::by_engine::{Rest, by_engine};
use super::course::{Course, Stop};
use super::deal::Order;
use super::game::{Game, Masks};
use super::log::Log;
use super::pack::{Bits, Pack};
use super::round::{Now, Outcome};
use crate::action::Command;
use crate::seat::Seat;
use rand_core::RngCore;

/// Plays one round at a table where everybody plays by lot.
///
/// Every kind of card that may be played is equally likely; a Wild takes any color that it may, a swap any partner, and not swapping
/// counts as one choice where it is one. Several cards at once are as likely as one alone where there are some. Nobody draws
/// who need not, everybody plays a drawn card that may be played, answers a penalty when it can be answered, and
/// calls always and in time. [`Habits`](super::Habits) say what else they do.
#[expect(
    clippy::inline_always,
    reason = "so that the instructions that `Bits` offers are used where they are needed"
)]
#[inline(always)]
pub fn random_round<B: Bits, R: RngCore + Clone, L: Log>(
    game: &Game,
    dealer: Seat,
    bits: B,
    random: &mut R,
    log: &mut L,
) -> Outcome {
    let Some(masks) = &game.masks else {
        let rest = Rest::new(game.fresh(dealer), Some(Command::NextRound), 0);
        let (outcome, after) = by_engine(rest, game.habits(), &Order::EMPTY, random.clone(), log);
        *random = after;
        return outcome;
    };
    match (game.seats(), masks.house) {
        (2, false) => fast::<2, false, _, _, _>(game, masks, dealer, bits, random, log),
        (2, true) => fast::<2, true, _, _, _>(game, masks, dealer, bits, random, log),
        (3 | 4, false) => fast::<4, false, _, _, _>(game, masks, dealer, bits, random, log),
        (3 | 4, true) => fast::<4, true, _, _, _>(game, masks, dealer, bits, random, log),
        (_, false) => fast::<10, false, _, _, _>(game, masks, dealer, bits, random, log),
        (_, true) => fast::<10, true, _, _, _>(game, masks, dealer, bits, random, log),
    }
}

#[expect(
    clippy::inline_always,
    reason = "so that the instructions that `Bits` offers are used where they are needed"
)]
#[inline(always)]
fn fast<const N: usize, const HOUSE: bool, B: Bits, R: RngCore + Clone, L: Log>(
    game: &Game,
    masks: &Masks,
    dealer: Seat,
    bits: B,
    random: &mut R,
    log: &mut L,
) -> Outcome {
    // Everything that a turn needs has a place of its own on the stack and goes nowhere else: then it stays in registers.
    let mut hands = [Pack::EMPTY; N];
    let mut order = Order::EMPTY;
    let mut course = Course::<N, HOUSE, B, R, L> {
        masks,
        rules: game.rules(),
        hands: &mut hands,
        now: Now::before(dealer.index() as u8, game.seats() as u8),
        turns: 0,
        spare: 0,
        drawn: None,
        order: &mut order,
        end: None,
        bits,
        random: random.clone(),
        log,
    };
    let (outcome, after) = if let Some(opening) = course.deal() {
        course.open_by_lot(opening);
        let stop = course.play_on();
        let (round, drawn, turns) = (course.round(), course.drawn, course.turns);
        match (stop, course.end) {
            (Stop::Out(winner), None) => (course.outcome(winner), course.random),
            (_, None) => {
                let state = round.hand_over(game, None);
                let rest = Rest::new(state, None, turns);
                by_engine(rest, game.habits(), &Order::EMPTY, course.random, log)
            }
            (_, Some((command, round))) => {
                let state = round.hand_over(game, drawn);
                let rest = Rest::new(state, Some(command), turns);
                let random = course.random;
                by_engine(rest, game.habits(), &order, random, log)
            }
        }
    } else {
        let rest = Rest::new(game.fresh(dealer), Some(Command::NextRound), 0);
        let random = course.random;
        by_engine(rest, game.habits(), &order, random, log)
    };
    *random = after;
    outcome
}
