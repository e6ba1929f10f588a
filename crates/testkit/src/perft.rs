//! Counting the sequences of actions from a state.

use crate::Reference;
use lastcard_engine::{Action, Chance, Command, Seat, State};

/// A game that can be counted: which actions are open to a seat, and what an action does.
pub trait Walk: Clone {
    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Every open move of a seat, without leaving and without the form of a play that carries the call.
    fn legal(&self, seat: Seat) -> Vec<Action>;

    /// Does an action that [`Walk::legal`] lists.
    ///
    /// # Panics
    /// When the action is refused: listed and accepted are the same.
    fn apply(&mut self, seat: Seat, action: Action, chance: &mut dyn Chance);
}

/// How many sequences of so many actions there are, of any seats, when each of them meets the same
/// chance. A sequence that cannot be continued, because the round is over, counts only at its own length.
pub fn perft<W: Walk, C: Chance + Clone>(state: &W, chance: &C, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for seat in (0..state.seats()).map(Seat::new) {
        for action in state.legal(seat) {
            let mut next = state.clone();
            let mut chance = chance.clone();
            next.apply(seat, action, &mut chance);
            count += perft(&next, &chance, depth - 1);
        }
    }
    count
}

impl Walk for Reference {
    fn seats(&self) -> usize {
        Reference::seats(self)
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        Reference::legal(self, seat)
    }

    fn apply(&mut self, seat: Seat, action: Action, chance: &mut dyn Chance) {
        let done = self.command(&Command::Act(seat, action), chance);
        assert!(
            done.is_ok(),
            "{action:?} of {seat:?} is listed and refused: {done:?}"
        );
    }
}

impl Walk for State {
    fn seats(&self) -> usize {
        self.public().seats()
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        self.actions(seat)
    }

    fn apply(&mut self, seat: Seat, action: Action, mut chance: &mut dyn Chance) {
        let done = self.command(&Command::Act(seat, action), &mut chance, &mut ());
        assert!(
            done.is_ok(),
            "{action:?} of {seat:?} is listed and refused: {done:?}"
        );
    }
}
