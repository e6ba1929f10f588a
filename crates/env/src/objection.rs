//! Why an action is refused.

use core::fmt;
use lastcard_engine::{Refusal, Seat};

/// An action that is not open. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The number that was given.
    pub action: usize,
    /// Who was to act; nobody when the episode is over.
    pub seat: Option<Seat>,
    /// Why it is refused.
    pub objection: Objection,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objection {
    /// The rules refuse it.
    Rules(Refusal),
    /// The environment has no such action.
    NoSuchAction,
    /// The episode is over.
    EpisodeOver,
    /// Several cards were begun: they are laid first.
    SeveralBegun,
    /// No several cards were begun that could go on.
    NothingBegun,
    /// It is a turn and no question for a reaction, or the other way round.
    OtherQuestion,
    /// The rules would take it, but this environment makes it by itself or not at all.
    NotOffered,
}

impl Objection {
    /// The stable name.
    pub const fn code(self) -> &'static str {
        match self {
            Objection::Rules(refusal) => refusal.code(),
            Objection::NoSuchAction => "no_such_action",
            Objection::EpisodeOver => "episode_over",
            Objection::SeveralBegun => "several_begun",
            Objection::NothingBegun => "nothing_begun",
            Objection::OtherQuestion => "other_question",
            Objection::NotOffered => "not_offered",
        }
    }
}

impl fmt::Display for Objection {
    /// What to do instead, for those that are no refusals of the rules; a refusal gives its code.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Objection::Rules(refusal) => refusal.code(),
            Objection::NoSuchAction => {
                "This environment has no such action. Choose a number below its count of actions."
            }
            Objection::EpisodeOver => "The episode is over. Reset the environment to play on.",
            Objection::SeveralBegun => {
                "Several cards were begun. Add a card of the same rank, or lay the last of them."
            }
            Objection::NothingBegun => {
                "No several cards were begun. Begin with the first of them, or play one card."
            }
            Objection::OtherQuestion => {
                "That does not answer what is asked: reactions come when they are asked for, and turns when nobody is asked."
            }
            Objection::NotOffered => {
                "This environment does not offer that. Calls are made by themselves unless reactions are asked for."
            }
        })
    }
}
