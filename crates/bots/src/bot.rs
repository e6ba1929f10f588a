//! What every bot can be asked.

use lastcard_engine::{Action, SeenEvent, View};

/// A player that sees a view and nothing else.
///
/// Whoever runs a table does this after each command that was accepted:
///
/// 1. show every bot each event as its seat saw it, with [`Bot::saw`];
/// 2. ask every bot for a [`Bot::reaction`], also the one on turn, and carry out the quickest one by
///    [`Reaction::after_ms`], unless somebody else was faster; then begin again;
/// 3. when nobody reacts any more, or the table has waited long enough, ask the bot on turn for its
///    [`Bot::turn`].
///
/// # Laws
/// - A choice is open to the viewer: [`View::refusal`] has nothing against it.
/// - A choice depends on the seed, on the events shown and on the view, and on nothing else. Asking changes
///   nothing: the same question has the same answer.
pub trait Bot: Send + Sync {
    /// Sees what happened; `view` is the view right after it.
    ///
    /// A bot that was not shown some events still plays, with less knowledge.
    fn saw(&mut self, event: &SeenEvent, view: &View) {
        let _ = (event, view);
    }

    /// The move of its turn; `None` only when the viewer is not on turn.
    fn turn(&mut self, view: &View) -> Option<Action>;

    /// What it wants to do beside the turns: to call, to catch somebody or to jump in. Nothing most of
    /// the time.
    fn reaction(&mut self, view: &View) -> Option<Reaction>;
}

/// Something that a bot does beside the turns, at the pace of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reaction {
    /// A call, a catch or a jump-in.
    pub action: Action,
    /// How many milliseconds the bot takes for it, from the play that made it possible. Somebody who is
    /// faster comes first. Tables without a clock only compare the numbers.
    pub after_ms: u32,
}
