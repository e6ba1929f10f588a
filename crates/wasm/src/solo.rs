//! A table at which a person plays against bots: what a server does for it, without a network and a store.
//!
//! Entries are told together with the message that they came of: whoever keeps them has the table, as far as it was
//! told.

mod message;
mod open;

pub(crate) use open::NotOpened;

use crate::chance::Chance;
use lastcard_projection::{self as project, Answers, Around, Projection, Viewer};
use lastcard_protocol::ids::{CommandId, Millis, Moment, TableId};
use lastcard_protocol::local::{Answer, SoloEntry};
use lastcard_protocol::server::{Clock, ToClient};
use lastcard_table::log::{Hex, Kept, Member};
use lastcard_table::{Draft, Table, record};
use lastcard_texts::Lang;
use std::collections::BTreeSet;
use std::time::Duration;

/// What the records of the module name as their writer.
const PROGRAM: &str = concat!("lastcard ", env!("CARGO_PKG_VERSION"));

/// A table with everything that was written down of it, and the person who looks at it.
pub(crate) struct Solo {
    id: TableId,
    table: Table,
    log: Vec<(Millis, Kept)>,
    chance: Chance,
    answers: Answers,
    /// The person, once it has said hello.
    line: Option<Line>,
    at: Millis,
    now: Duration,
    /// The entry with which the turn came that was warned of last.
    warned: u64,
    /// What the person is told next.
    messages: Vec<ToClient>,
    /// What the page is to keep next.
    entries: Vec<SoloEntry>,
}

/// The connection of a person.
struct Line {
    member: Member,
    lang: Lang,
    /// Whom the person does not want to hear.
    muted: BTreeSet<Member>,
}

impl Solo {
    /// It is that time now; a clock that goes back stands still.
    pub(crate) fn time_is(&mut self, at: Millis, now: Moment) {
        self.at = at;
        self.now = self.now.max(Duration::from_millis(now.get()));
    }

    /// Everything happens whose time has come.
    pub(crate) fn happens_by_itself(&mut self) {
        if self.warns().is_some_and(|warns| warns <= self.now) {
            self.warned = self.table.warns().map_or(0, |(turn, _)| turn);
            let clock = self.clock();
            self.tell(ToClient::Clock { clock });
        }
        while let Some(step) = self.table.take(self.now) {
            let chance = &mut self.chance;
            let secret = &mut || chance.server_secret();
            // What is refused has nothing to do any more.
            if let Ok(draft) = self.table.step(&step, self.at.get(), secret) {
                self.write(draft, None);
            }
        }
    }

    /// Nobody looks any more; the clocks stand still.
    pub(crate) fn bye(&mut self) {
        if let Some(Line { member, .. }) = self.line.take() {
            self.table.went(member, self.now);
        }
    }

    /// Everything that was said and written since the last time.
    pub(crate) fn told(&mut self) -> Answer {
        let due = [self.table.due(), self.warns()];
        let due = due.into_iter().flatten().min();
        let wake = due.map(|due| due.saturating_sub(self.now));
        Answer::Told {
            messages: std::mem::take(&mut self.messages),
            entries: std::mem::take(&mut self.entries),
            wake: wake.map(whole_millis),
        }
    }

    /// The record of a finished match, the last one when no number is said; none when there is no such match.
    pub(crate) fn record(&self, number: Option<u32>) -> Option<String> {
        let log = self.log.iter().map(|(_, kept)| &kept.entry);
        let finished = record::finished(&self.id.to_string(), log, PROGRAM).ok()?;
        let wanted = |number| finished.iter().find(|of| of.number == number);
        let found = number.map_or(finished.last(), wanted);
        found.map(|finished| finished.record.to_string())
    }

    /// The name of the table.
    pub(crate) const fn id(&self) -> TableId {
        self.id
    }

    /// Writes down what was decided, makes it so, and tells it; the place of its entry.
    fn write(&mut self, draft: Draft, command: Option<CommandId>) -> u64 {
        let entry = draft.entry.clone();
        let seats = self.viewer().map(|viewer| viewer.seat(self.table.room()));
        let mut projection = Projection::of_entry(&entry, seats);
        self.table
            .commit(draft, self.now, &mut projection)
            .expect("nobody else writes to the table between a decision and this");
        if let Some(viewer) = self.viewer() {
            let (at, clock) = (self.at.get(), self.clock());
            let room = self.table.room();
            self.tell(project::news(&entry, at, room, viewer, &projection, clock));
        }
        let seq = entry.seq;
        self.keep(Kept {
            table: self.id.to_string(),
            command: command.map(|id| Hex(id.0)),
            entry,
        });
        seq
    }

    fn keep(&mut self, kept: Kept) {
        self.entries.push(SoloEntry {
            seq: project::seq(kept.entry.seq),
            at: self.at,
            text: kept.to_text(),
        });
        self.log.push((self.at, kept));
    }

    fn tell(&mut self, message: ToClient) {
        if self.line.is_some() {
            self.messages.push(message);
        }
    }

    /// Through whose eyes the person looks at the table.
    fn viewer(&self) -> Option<Viewer> {
        Some(Viewer::Member(self.line.as_ref()?.member))
    }

    fn clock(&self) -> Option<Clock> {
        self.table.clock(self.now).map(project::clock)
    }

    /// When the person is told that its time is short; once for each turn.
    fn warns(&self) -> Option<Duration> {
        let (turn, warns) = self.table.warns()?;
        (turn != self.warned).then_some(warns)
    }

    /// What no log knows. Nobody else comes to the table, so that it has no code and no link.
    fn around(&self) -> Around {
        Around {
            table: self.id,
            code: None,
            link: String::new(),
            here: self.table.here().into_iter().collect(),
            watching: 0,
            clock: self.clock(),
        }
    }
}

/// So long in milliseconds, and no shorter.
fn whole_millis(time: Duration) -> u32 {
    let millis = time.as_nanos().div_ceil(1_000_000);
    u32::try_from(millis).unwrap_or(u32::MAX)
}
