//! What a check of the shuffles found.

use crate::record::{Record, ReplayError};
use core::ops::Range;
use lastcard_engine::{Seat, SeatSet};
use serde_json::{Value, json};

/// What a check of the shuffles found, round by round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Where the order of the cards comes from.
    pub source: Source,
    /// Every round that was dealt, in order; then those for which a commitment stands in the record but no
    /// deal.
    pub rounds: Vec<RoundReport>,
}

/// Where the order of the cards comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Fair shuffles.
    Fair,
    /// A seed: what happened follows from it, but who knew the seed knew all cards.
    Seed,
    /// The record does not say.
    Nothing,
}

/// What the check of one round found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundReport {
    /// Which round.
    pub round: u32,
    /// Its commands: indices into [`Record::entries`].
    pub entries: Range<usize>,
    /// What was found.
    pub finding: Finding,
    /// Who added a share to a fair shuffle.
    pub shares: SeatSet,
    /// Who promised a share and did not show it.
    pub dropped: SeatSet,
}

/// What was found of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// Everything is as it was promised, and every event follows from it.
    Verified,
    /// This cannot be told, and why. The rules were kept as far as can be seen.
    Unknown(Unknown),
    /// Something is not as it must be.
    Wrong(Wrong),
}

/// Why it cannot be told whether a round was shuffled as promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// The record has neither a seed nor fair shuffles.
    NoSource,
    /// There is no commitment for this round.
    NoCommitment,
    /// The secret was not published: the round was not over, or the server kept it.
    NoSecret,
    /// A commitment was made, but the round was never dealt.
    NotDealt,
    /// An earlier round is so wrong that this one cannot be played again.
    AfterWrong,
}

/// What is not as it must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The secret with these rules and cards is not the one of the commitment.
    Commitment,
    /// This seat showed another share than it had promised.
    Promise(Seat),
    /// Something else comes of the commands than is written down.
    Play(ReplayError),
}

impl Report {
    /// Whether there are rounds and every one of them is verified.
    pub fn is_verified(&self) -> bool {
        let verified = |round: &RoundReport| round.finding == Finding::Verified;
        !self.rounds.is_empty() && self.rounds.iter().all(verified)
    }

    /// The first round that is not as it must be; else the first that cannot be told.
    pub fn first_fault(&self) -> Option<&RoundReport> {
        let wrong = |round: &&RoundReport| matches!(round.finding, Finding::Wrong(_));
        let unknown = |round: &&RoundReport| matches!(round.finding, Finding::Unknown(_));
        let rounds = || self.rounds.iter();
        rounds().find(wrong).or_else(|| rounds().find(unknown))
    }

    /// One object on one line: `{"file":…,"source":…,"verified":…,"rounds":[{"round":…,"result":…,
    /// "reason":…,"line":…,"shares":[…],"dropped":[…]}]}`. `text` is what the record was read from.
    pub fn to_json(&self, file: &str, record: &Record, text: &str) -> String {
        let names = |seats: SeatSet| -> Vec<&str> {
            seats
                .iter()
                .map(|seat| record.header.names.of(seat))
                .collect()
        };
        let rounds: Vec<Value> = self
            .rounds
            .iter()
            .map(|round| {
                json!({
                    "round": round.round,
                    "result": round.finding.code(),
                    "reason": round.finding.reason(),
                    "line": round.line(record, text),
                    "shares": names(round.shares),
                    "dropped": names(round.dropped),
                })
            })
            .collect();
        let verified = self.is_verified();
        let source = self.source.code();
        json!({ "file": file, "source": source, "verified": verified, "rounds": rounds })
            .to_string()
    }
}

impl Source {
    /// `fair`, `seed` or `none`.
    pub const fn code(self) -> &'static str {
        match self {
            Source::Fair => "fair",
            Source::Seed => "seed",
            Source::Nothing => "none",
        }
    }
}

impl Finding {
    /// `verified`, `unknown` or `wrong`.
    pub const fn code(&self) -> &'static str {
        match self {
            Finding::Verified => "verified",
            Finding::Unknown(_) => "unknown",
            Finding::Wrong(_) => "wrong",
        }
    }

    /// The stable name of the reason; none when all is verified.
    pub const fn reason(&self) -> Option<&'static str> {
        match self {
            Finding::Verified => None,
            Finding::Unknown(why) => Some(why.code()),
            Finding::Wrong(what) => Some(what.code()),
        }
    }
}

impl Unknown {
    /// The stable name.
    pub const fn code(self) -> &'static str {
        match self {
            Unknown::NoSource => "no_source",
            Unknown::NoCommitment => "no_commitment",
            Unknown::NoSecret => "no_secret",
            Unknown::NotDealt => "not_dealt",
            Unknown::AfterWrong => "after_wrong",
        }
    }
}

impl Wrong {
    /// The stable name.
    pub const fn code(&self) -> &'static str {
        match self {
            Wrong::Commitment => "commitment",
            Wrong::Promise(_) => "promise",
            Wrong::Play(_) => "play",
        }
    }
}

impl RoundReport {
    /// The line in the text of the record where the first difference stands; none when there is none, or
    /// when the whole record is concerned.
    pub fn line(&self, record: &Record, text: &str) -> Option<usize> {
        let round = self.round;
        match &self.finding {
            Finding::Wrong(Wrong::Commitment) => {
                line_with(text, &format!("-- round {round}: commitment "))
            }
            Finding::Wrong(Wrong::Promise(seat)) => {
                let name = record.header.names.of(*seat);
                line_with(text, &format!("-- round {round}, {name}: promise "))
            }
            Finding::Wrong(Wrong::Play(error)) => line_of_entry(text, error.entry.checked_sub(1)?),
            Finding::Verified | Finding::Unknown(_) => None,
        }
    }
}

fn line_with(text: &str, start: &str) -> Option<usize> {
    Some(text.lines().position(|line| line.starts_with(start))? + 1)
}

/// The line of a command: behind the header all lines are commands but the headings, the transcripts and
/// the empty ones.
fn line_of_entry(text: &str, index: usize) -> Option<usize> {
    let header = text.lines().position(str::is_empty)?;
    let command =
        |line: &str| !line.is_empty() && !line.starts_with("==") && !line.starts_with("--");
    let mut commands = (1..)
        .zip(text.lines())
        .filter(|&(number, line)| number > header && command(line));
    commands.nth(index).map(|(number, _)| number)
}
