//! What an environment needs of a game.

use crate::MOST_SEATS;
use crate::observe::Sight;
use lastcard_engine::{Action, Command, Legal, Play, Refusal, Seat, SeatSet};

/// A game that an environment plays: the truth of a match and its chance.
///
/// The engine's [`State`](lastcard_engine::State) fills it ([`crate::Plain`], [`crate::Written`]); a faster kernel can
/// do so too, as long as it answers alike.
pub trait Core {
    /// Begins a new match that follows from the seed, and deals its first round.
    fn begin(&mut self, seed: u64);

    /// What the game waits for.
    fn stage(&self) -> Stage;

    /// Every move that is open to a seat.
    fn legal(&self, seat: Seat) -> Legal;

    /// Why a command would be refused, if it would.
    fn refusal(&self, command: &Command) -> Option<Refusal>;

    /// Whether an action of a seat would be accepted.
    fn accepts(&self, seat: Seat, action: &Action) -> bool {
        self.refusal(&Command::Act(seat, *action)).is_none()
    }

    /// Carries out a command that is known to be accepted.
    fn carry_out(&mut self, command: &Command);

    /// What a seat sees.
    fn sight(&self, seat: Seat) -> Sight<'_>;

    /// Who may be caught now.
    fn exposed(&self) -> SeatSet;

    /// Whether a seat may still call in time for the one card that it holds.
    fn call_is_due(&self, seat: Seat) -> bool;

    /// Whether a seat has something to do beside the turns: a call that is due, an opponent to catch, a jump-in.
    fn reacts(&self, seat: Seat) -> bool;

    /// Whether a play in turn that is open may carry the call.
    fn takes_call(&self, seat: Seat, play: &Play) -> bool;

    /// The seats of the round in the direction of play, from that one on.
    fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat>;

    /// The team of a seat, itself included.
    fn team(&self, seat: Seat) -> SeatSet;

    /// What each seat gets for the points of the round that is over.
    fn points(&self) -> [f32; MOST_SEATS];

    /// The seats that play by themselves.
    fn bots(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The move of such a seat in its turn.
    fn bot_turn(&mut self, _seat: Seat) -> Option<Action> {
        None
    }

    /// What such a seat does beside the turns.
    fn bot_reaction(&mut self, _seat: Seat) -> Option<Action> {
        None
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A move of that seat.
    Turn(Seat),
    /// The next round.
    RoundOver(Ending),
    /// Nothing any more.
    MatchOver(Ending),
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// Who won the round, if somebody did.
    pub winner: Option<Seat>,
    /// Whether it ended because nobody could go on.
    pub stalled: bool,
    /// Who won the match, when it ended with the round.
    pub match_winners: SeatSet,
}
