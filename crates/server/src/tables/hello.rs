//! Sockets that open: what each must know before anything else is told to it.

use super::actor::Actor;
use super::audience::Socket;
use super::gallery::Gallery;
use super::outbox::{End, Outbox};
use super::requests::Hello;
use super::{Dated, read, wall_clock};
use crate::faults::Fault;
use crate::leaks::Leak;
use lastcard_projection::{self as project, Viewer};
use lastcard_protocol::server::{ErrorCode, ToClient};
use lastcard_table::log::Member;
use std::collections::BTreeSet;

impl Actor {
    /// Somebody opens a socket: it is told what it must know before anything else is told to it.
    pub(super) async fn hello(&mut self, hello: Hello) -> Result<(), ErrorCode> {
        let Hello {
            socket,
            mut outbox,
            token,
            since,
            lang,
        } = hello;
        self.be_certain()
            .await
            .map_err(|_| ErrorCode::Unavailable)?;
        let room = self.table.room();
        let viewer = match token {
            Some(token) => {
                let member = room.member_of(&project::hash(&token));
                Viewer::Member(member.ok_or(ErrorCode::BadToken)?)
            }
            None if room.settings().spectators => Viewer::Watcher,
            None => return Err(ErrorCode::NoSpectators),
        };
        let now = self.now();
        match viewer {
            Viewer::Member(member) => {
                if let Some(older) = self.audience.of_member(member)
                    && let Some(mut older) = self.audience.remove(older)
                {
                    older.outbox.close(End::Because(ErrorCode::TakenOver));
                }
                self.table.came(member, now);
                let since = since.map(lastcard_protocol::ids::Seq::get);
                self.welcome_member(member, since, &mut outbox).await?;
            }
            Viewer::Watcher => {
                self.open_gallery().await?;
                let room = self
                    .gallery
                    .as_ref()
                    .map_or(self.table.room(), Gallery::room);
                let mut around = self.around(1);
                if !Leak::ClockOfThePlayers.is_on() {
                    // It would tell whose turn it is before they see it.
                    around.clock = None;
                }
                outbox.send(&project::welcome(room, viewer, around));
            }
        }
        self.audience.insert(
            socket,
            Socket {
                outbox,
                viewer,
                lang,
                muted: BTreeSet::new(),
            },
        );
        self.tell_presence(None);
        Ok(())
    }

    /// The table as it stands, or what was missed since `since`.
    async fn welcome_member(
        &mut self,
        member: Member,
        since: Option<u64>,
        outbox: &mut Outbox,
    ) -> Result<(), ErrorCode> {
        let head = self.table.room().seq();
        if let Some(seq) = project::told_since(since, head)
            && let Some(missed) = self.missed(member, seq).await?
        {
            let clock = self.clock();
            for message in project::resumed(member, head, missed, clock) {
                outbox.send(&message);
            }
            return Ok(());
        }
        let viewer = Viewer::Member(member);
        outbox.send(&project::welcome(self.table.room(), viewer, self.around(0)));
        Ok(())
    }

    /// The messages about the entries above `since`; none when the log does not reach back so far.
    async fn missed(&self, member: Member, since: u64) -> Result<Option<Vec<ToClient>>, ErrorCode> {
        if since == self.table.room().seq() {
            return Ok(Some(Vec::new()));
        }
        let log = read(&self.tables.shared, self.id, 0).await;
        let log = log.map_err(|_| ErrorCode::Unavailable)?;
        let log = log.into_iter().map(|Dated { at, entry, .. }| {
            if Fault::ResumeWithOtherTimes.is_on() {
                (entry, wall_clock())
            } else {
                (entry, at)
            }
        });
        let mut viewer = Viewer::Member(member);
        if Fault::ResumeOfAnotherSeat.is_on() {
            let mut seats = self.table.room().seats().iter();
            let other = seats.find(|&&other| other != member);
            viewer = other.map_or(viewer, |&other| Viewer::Member(other));
        }
        let since = since + u64::from(Fault::ResumeOffByOne.is_on());
        project::missed(&self.id.to_string(), log, viewer, since).map_err(|error| {
            tracing::error!(table = %self.id, %error, "the log of a table cannot be used");
            ErrorCode::Unavailable
        })
    }

    async fn open_gallery(&mut self) -> Result<(), ErrorCode> {
        if self.gallery.is_some() {
            return Ok(());
        }
        let log = read(&self.tables.shared, self.id, 0).await;
        let log = log.map_err(|_| ErrorCode::Unavailable)?;
        let gallery = Gallery::new(
            &self.id.to_string(),
            log,
            self.delay(),
            wall_clock(),
            self.now(),
        );
        self.gallery = Some(gallery.map_err(|_| ErrorCode::Unavailable)?);
        Ok(())
    }
}
