//! Whether the cards of a record are those that were promised.

mod examine;
mod report;

pub use report::{Finding, Report, RoundReport, Source, Unknown, Wrong};

use super::replay::ReplayFault;
use super::{Record, ReplayError};
use examine::Examiner;
use lastcard_engine::State;

impl Record {
    /// Plays the match again from its commands and its seed, or its fair shuffles, and compares everything
    /// that happens with what is written down.
    ///
    /// # Errors
    /// The first command of which something else comes, or what keeps a round from being verified.
    pub fn verify(&self) -> Result<State, ReplayError> {
        let (report, state) = Examiner::examine(self);
        let Some(round) = report.first_fault() else {
            return state;
        };
        let fault = match &round.finding {
            Finding::Wrong(Wrong::Play(error)) => return Err(error.clone()),
            Finding::Wrong(Wrong::Commitment) => {
                ReplayFault::BrokenCommitment { round: round.round }
            }
            Finding::Wrong(Wrong::Promise(_)) => ReplayFault::BrokenPromise { round: round.round },
            Finding::Unknown(Unknown::NoSource) | Finding::Verified => ReplayFault::NoSeed,
            Finding::Unknown(_) => ReplayFault::NoSecret { round: round.round },
        };
        Err(ReplayError {
            entry: 0,
            command: None,
            fault,
        })
    }

    /// The same round by round, with all that is found.
    pub fn report(&self) -> Report {
        Examiner::examine(self).0
    }
}
