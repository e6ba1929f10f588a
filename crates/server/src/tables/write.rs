//! From a decision to an entry that is durable and told.

use super::actor::{Actor, made_of};
use super::outbox::End;
use super::{CODE_TIME, Dated, NotDone, read, wall_clock};
use crate::faults::Fault;
use lastcard_projection::{Projection, Viewer};
use lastcard_protocol::server::ErrorCode;
use lastcard_store::{About, Appended, CommandId, Entry, Secret};
use lastcard_table::log::{Fact, LogError, VERSION};
use lastcard_table::{Draft, Refused, Room, Stage, Table, Written};

/// Why something was not written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NotWritten {
    /// By the order of the table, or of the game.
    Refused(Refused),
    /// The store cannot be written to.
    Unavailable,
}

impl From<NotWritten> for NotDone {
    fn from(not: NotWritten) -> NotDone {
        match not {
            NotWritten::Refused(refused) => NotDone::Refused(refused),
            NotWritten::Unavailable => NotDone::Unavailable,
        }
    }
}

/// How often a command is decided again when somebody else wrote to the table first.
const TRIES: u32 = 4;

impl Actor {
    /// Makes sure that nothing stands in the store that this task does not know.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub(super) async fn be_certain(&mut self) -> Result<(), NotWritten> {
        if self.doubtful {
            self.read_on().await.map_err(|_| NotWritten::Unavailable)?;
            self.doubtful = false;
        }
        Ok(())
    }

    /// Decides something, writes it down and tells everybody; the place of the entry. `command` is the name that a
    /// client gave it.
    pub(super) async fn write_what(
        &mut self,
        command: Option<CommandId>,
        decide: impl Fn(&Table, i64) -> Result<Draft, Refused>,
    ) -> Result<u64, NotWritten> {
        for _ in 0..TRIES {
            self.be_certain().await?;
            let at = wall_clock();
            let draft = match decide(&self.table, at) {
                Ok(draft) => draft,
                // A command that was carried out before its answer was lost is refused as the table stands now,
                // and still gets its first answer.
                Err(refused) => match self.found(command).await? {
                    Some(seq) => return Ok(seq),
                    None => return Err(NotWritten::Refused(refused)),
                },
            };
            if begins_match(&draft) {
                // What is cut off is not seen by the append below: a repeat would be carried out again.
                if let Some(seq) = self.found(command).await? {
                    return Ok(seq);
                }
                self.put_away().await;
            }
            let entry = Entry {
                seq: draft.entry.seq,
                at,
                command: command.filter(|_| !Fault::CommandsWithoutName.is_on()),
                version: VERSION,
                body: draft.entry.body.to_json(),
                secret: draft
                    .entry
                    .secret
                    .as_ref()
                    .filter(|_| !Fault::SecretNotWritten.is_on())
                    .map(|secret| Secret(secret.0.to_vec())),
            };
            let about = self.about(draft.after(), at);
            let seq = entry.seq;
            let mut draft = Some(draft);
            if Fault::TellBeforeWritten.is_on()
                && let Some(draft) = draft.take()
            {
                self.told(draft, at)?;
            }
            match self.shared().store.append(self.key(), entry, about).await {
                Ok(Appended::Written) => {
                    if let Some(draft) = draft {
                        self.told(draft, at)?;
                    }
                    return Ok(seq);
                }
                Ok(Appended::Repeated(seq)) => {
                    self.doubtful = true;
                    self.be_certain().await?;
                    return Ok(seq);
                }
                Ok(Appended::Conflict) => self.doubtful = true,
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "an entry cannot be written");
                    self.doubtful = true;
                    return Err(NotWritten::Unavailable);
                }
            }
        }
        Err(NotWritten::Unavailable)
    }

    async fn found(&self, command: Option<CommandId>) -> Result<Option<u64>, NotWritten> {
        let Some(id) = command.filter(|_| !Fault::NoCommandCheck.is_on()) else {
            return Ok(None);
        };
        let found = self.shared().store.find(self.key(), id).await;
        found.map_err(|_| NotWritten::Unavailable)
    }

    /// Applies what is durable now, and tells everybody.
    fn told(&mut self, draft: Draft, at: i64) -> Result<(), NotWritten> {
        let mut projection = self.projection(&draft.entry);
        let entry = draft.entry.clone();
        let now = self.now();
        let applied = self.table.commit(draft, now, &mut projection);
        self.tell(applied, entry, at, &projection)
    }

    /// Applies the entries that others wrote, and tells everybody.
    async fn read_on(&mut self) -> Result<(), NotDone> {
        let head = self.table.room().seq();
        let log = read(self.shared(), self.id, head).await?;
        for Dated { at, entry, .. } in log {
            let mut projection = self.projection(&entry);
            let now = self.now();
            let applied = self.table.catch_up(&entry, now, &mut projection);
            if self.tell(applied, entry, at, &projection).is_err() {
                return self.begin_anew().await;
            }
        }
        Ok(())
    }

    /// Makes the table anew from its log; everybody is asked to come back.
    async fn begin_anew(&mut self) -> Result<(), NotDone> {
        let log = read(self.shared(), self.id, 0).await?;
        let now = self.now();
        let (table, unstored) = made_of(&self.id.to_string(), log, now).map_err(|error| {
            tracing::error!(table = %self.id, %error, "the log of a table cannot be used");
            NotDone::Unavailable
        })?;
        self.carried_out = table.room().carried_out().to_vec();
        self.table = table;
        self.unstored = unstored;
        self.gallery = None;
        self.audience
            .close_where(End::Because(ErrorCode::ComeBack), |_, _| true);
        Ok(())
    }

    fn projection(&self, entry: &Written) -> Projection {
        Projection::of_entry(entry, self.audience.seats(self.table.room()))
    }

    fn tell(
        &mut self,
        applied: Result<(), LogError>,
        entry: Written,
        at: i64,
        projection: &Projection,
    ) -> Result<(), NotWritten> {
        if let Err(error) = applied {
            tracing::error!(table = %self.id, %error, "an entry does not fit the table");
            self.doubtful = true;
            return Err(NotWritten::Unavailable);
        }
        self.unstored |= self.table.room().game().is_some();
        let clock = self.clock();
        let room = self.table.room();
        self.audience
            .tell_members(&entry, at, room, projection, clock.as_ref());
        let gone = entry.body.facts.iter().filter_map(|fact| match fact {
            Fact::Gone { member, kicked } => Some((*member, *kicked)),
            _ => None,
        });
        for (member, kicked) in gone.collect::<Vec<_>>() {
            // Who leaves gets an answer first; see `after`.
            if kicked {
                self.audience
                    .close_where(End::Because(ErrorCode::Kicked), |_, socket| {
                        socket.viewer == Viewer::Member(member)
                    });
            }
        }
        if !self.table.room().settings().spectators {
            let why = End::Because(ErrorCode::NoSpectators);
            self.audience
                .close_where(why, |_, socket| socket.viewer == Viewer::Watcher);
            self.gallery = None;
        }
        let (now, delay) = (self.now(), self.delay());
        if let Some(gallery) = &mut self.gallery {
            let command = None;
            gallery.push(Dated { at, command, entry }, delay, now);
        }
        Ok(())
    }

    /// What lists and searches need of the table, as it will be.
    fn about(&mut self, after: &Room, at: i64) -> About {
        let lobby = after.stage() == Stage::Lobby;
        if lobby {
            self.code.1 = at + CODE_TIME.as_millis() as i64;
        }
        let free = after.seats().len() < usize::from(after.settings().seats);
        let (code, until) = self.code;
        About {
            code: lobby.then(|| (code.to_string(), until)),
            listed: lobby && free && after.settings().public,
            played: after.matches() > 0,
        }
    }
}

fn begins_match(draft: &Draft) -> bool {
    let facts = &draft.entry.body.facts;
    facts
        .iter()
        .any(|fact| matches!(fact, Fact::MatchBegan { .. }))
}
