//! Sockets that open: what each must know before anything else is told to it.

use super::actor::Actor;
use super::audience::Socket;
use super::gallery::Gallery;
use super::outbox::{End, Outbox};
use super::requests::Hello;
use super::{Dated, read, wall_clock};
use crate::faults::Fault;
use crate::leaks::Leak;
use crate::project::{self, Projection, Viewer};
use crate::secrets;
use lastcard_engine::Seat;
use lastcard_protocol::VERSION;
use lastcard_protocol::server::{ErrorCode, ToClient};
use lastcard_table::Room;
use lastcard_table::log::{LogError, Member};
use std::collections::BTreeSet;

/// The most entries that a socket is told one by one when it comes back; beyond that it gets the table anew.
const MISSED: u64 = 40;

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
                let member = room.member_of(&secrets::hash(&token));
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
                outbox.send(&ToClient::Welcome {
                    version: VERSION,
                    you: None,
                    room: Box::new(project::room(room, viewer, around)),
                });
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
        let room = self.table.room();
        let head = room.seq();
        let you = Some(project::member(member));
        let missed = since.filter(|&seq| (1..=head).contains(&seq) && head - seq <= MISSED);
        if let Some(seq) = missed
            && let Some(news) = self.missed(member, seq).await?
        {
            outbox.send(&ToClient::Resumed {
                version: VERSION,
                you,
                seq: project::seq(head),
            });
            for message in &news {
                outbox.send(message);
            }
            let clock = self.clock();
            outbox.send(&ToClient::Clock { clock });
            return Ok(());
        }
        let room = project::room(self.table.room(), Viewer::Member(member), self.around(0));
        outbox.send(&ToClient::Welcome {
            version: VERSION,
            you,
            room: Box::new(room),
        });
        Ok(())
    }

    /// The messages about the entries above `since`, made of the log as they were made the first time; none
    /// when the log does not reach back so far.
    async fn missed(&self, member: Member, since: u64) -> Result<Option<Vec<ToClient>>, ErrorCode> {
        if since == self.table.room().seq() {
            return Ok(Some(Vec::new()));
        }
        let log = read(&self.tables.shared, self.id, 0).await;
        let log = log.map_err(|_| ErrorCode::Unavailable)?;
        let mut log = log.into_iter();
        let Some(first) = log.next().filter(|first| first.entry.seq <= since) else {
            return Ok(None);
        };
        let broken = |error: LogError| {
            tracing::error!(table = %self.id, %error, "the log of a table cannot be used");
            ErrorCode::Unavailable
        };
        let mut room = Room::begin(&self.id.to_string(), &first.entry).map_err(broken)?;
        let mut news = Vec::new();
        let untold = u64::from(Fault::ResumeOffByOne.is_on());
        for Dated { mut at, entry, .. } in log {
            if entry.seq <= since + untold {
                room.apply(&entry, &mut ()).map_err(broken)?;
                continue;
            }
            let mut viewer = Viewer::Member(member);
            if Fault::ResumeOfAnotherSeat.is_on() || Leak::ResumeOfAnotherSeat.is_on() {
                let others = room.seats().iter().find(|&&other| other != member);
                viewer = others.map_or(viewer, |&other| Viewer::Member(other));
            }
            if Fault::ResumeWithOtherTimes.is_on() {
                at = wall_clock();
            }
            let mut projection = Projection::of_all(Seat::MAX);
            room.apply(&entry, &mut projection).map_err(broken)?;
            news.push(project::news(&entry, at, &room, viewer, &projection, None));
        }
        Ok(Some(news))
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
