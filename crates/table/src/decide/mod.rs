//! What comes of something that is wanted: facts to be written down, or a reason against it.

mod game;
mod lobby;

use crate::act::{Act, Reason, Refused};
use crate::log::LogError;
use crate::log::{Body, By, Fact, Member, TokenHash, Who};
use crate::room::{Room, Witness, Written};
use lastcard_engine::fair::ServerSecret;
use lastcard_engine::{Action, Command, Fair};
use std::collections::BTreeSet;

/// What a decision needs beside the table.
pub struct Context<'a> {
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// Who is connected.
    pub here: &'a BTreeSet<Member>,
    /// Gives the server's part of a shuffle: 64 bytes from the operating system.
    pub secret: &'a mut dyn FnMut() -> ServerSecret,
}

/// What the table does by itself, or at the request of somebody who does not sit yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Somebody sits down under that name.
    Join {
        /// The name that is wished for.
        name: String,
        /// The hash of the token that will open the seat.
        token: TokenHash,
    },
    /// The seat of a person opens with another token from now on.
    Rekey {
        /// Whose.
        member: Member,
        /// The hash of the new token.
        token: TokenHash,
    },
    /// A bot acts: on a seat of its own, or for somebody who is away.
    Bot(Member, Action),
    /// The grace time after an uncalled play is over.
    GraceEnds,
    /// The time of the seat on turn is over.
    TimeIsUp,
    /// The next round is shuffled, whoever is not ready.
    Shuffle,
    /// The cards are dealt, whoever has not shown a share.
    Deal,
    /// A bot plays for somebody who is away, or no longer.
    Drive(Member, bool),
    /// Somebody else becomes the host.
    PassHost(Member),
}

/// What will come of a command once it is written down.
pub struct Draft {
    /// The entry. Its `seq` is the next one of the table that it was decided for.
    pub entry: Written,
    chance: Option<Fair>,
    after: Room,
}

impl Room {
    /// The first entry of a new table.
    pub fn open(rules: &str, settings: crate::Settings, host: (String, TokenHash)) -> Body {
        let (name, token) = host;
        Body {
            by: By::Table,
            facts: vec![
                Fact::Opened {
                    rules: rules.to_owned(),
                    settings,
                },
                Fact::Joined {
                    member: 1,
                    name,
                    who: Who::Person { token },
                },
                Fact::HostIs { member: 1 },
            ],
        }
    }

    /// What comes of an act of a person; `seen` is the last entry that the person had seen.
    ///
    /// # Errors
    /// Why it is not done.
    pub fn act(
        &self,
        member: Member,
        act: &Act,
        seen: u64,
        context: &mut Context<'_>,
    ) -> Result<Draft, Refused> {
        let present = self.member(member).is_some_and(|of| !of.gone);
        if !present {
            return Err(Reason::NotSeated.into());
        }
        let mut work = Work::new(self, By::Member(member));
        work.act(member, act, seen, context)?;
        work.done()
    }

    /// What comes of a step of the table.
    ///
    /// # Errors
    /// Why it is not done: the table is not where the step was planned for.
    pub fn step(&self, step: &Step, context: &mut Context<'_>) -> Result<Draft, Refused> {
        let by = match step {
            Step::Bot(member, _) => match self.member(*member) {
                Some(of) if of.is_person() => By::BotFor(*member),
                _ => By::Member(*member),
            },
            _ => By::Table,
        };
        let mut work = Work::new(self, by);
        work.step(step, context)?;
        work.done()
    }

    /// Applies what was decided and is written down by now.
    ///
    /// # Errors
    /// When the table has gone on since it was decided. The room must not be used any more then.
    pub fn commit(&mut self, draft: Draft, witness: &mut impl Witness) -> Result<(), LogError> {
        self.apply_with(&draft.entry, draft.chance, witness)
    }
}

impl std::fmt::Debug for Draft {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Draft")
            .field("seq", &self.entry.seq)
            .finish_non_exhaustive()
    }
}

impl Draft {
    /// The table as it will be.
    pub const fn after(&self) -> &Room {
        &self.after
    }
}

impl Written {
    /// Whether the clock ended a turn.
    pub(crate) fn timed_out(&self) -> bool {
        let time_is_up = |fact: &Fact| matches!(fact, Fact::Played(played) if played.command == Command::TimeIsUp);
        self.body.facts.iter().any(time_is_up)
    }
}

/// A decision in the making: the facts so far, and the table as it will be after them.
struct Work {
    room: Room,
    entry: Written,
    chance: Option<Fair>,
}

impl Work {
    fn new(room: &Room, by: By) -> Work {
        let entry = Written {
            seq: room.seq() + 1,
            body: Body {
                by,
                facts: Vec::new(),
            },
            secret: None,
        };
        Work {
            room: room.clone(),
            entry,
            chance: None,
        }
    }

    /// One more thing that happens.
    fn put(&mut self, fact: Fact) {
        let applied = self.room.foresee(&fact, &self.entry, self.chance.as_ref());
        debug_assert!(applied.is_ok(), "{fact:?}: {applied:?}");
        self.entry.body.facts.push(fact);
    }

    fn done(self) -> Result<Draft, Refused> {
        if self.entry.body.facts.is_empty() {
            return Err(Reason::NothingToBeReadyFor.into());
        }
        Ok(Draft {
            entry: self.entry,
            chance: self.chance,
            after: self.room,
        })
    }
}
