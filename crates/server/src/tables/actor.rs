//! The task of one table: requests in, one after another; entries out, once they are durable.

use super::audience::{Audience, Socket};
use super::gallery::Gallery;
use super::outbox::End;
use super::requests::{Request, SocketId};
use super::tickets::Tickets;
use super::write::NotWritten;
use super::{Dated, NotDone, Shared, Tables};
use crate::leaks::{self, Leak};
use crate::limits::Held;
use crate::secrets;
use crate::world::wall_clock;
use lastcard_projection::{self as project, Answers, Around, Viewer, wording};
use lastcard_protocol::ids::{Code, TableId};
use lastcard_protocol::server as wire;
use lastcard_protocol::server::{ErrorCode, ToClient};
use lastcard_store::TableKey;
use lastcard_table::log::{CarriedOut, LogError};
use lastcard_table::{Stage, Step, Table};
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// How long a table stays in memory when nobody is connected.
const IDLE: Duration = Duration::from_mins(1);
/// How long the table waits before it tries again what could not be written.
const RETRY: Duration = Duration::from_secs(1);
/// A table with everybody who is connected to it.
pub(super) struct Actor {
    pub(super) tables: Tables,
    pub(super) id: TableId,
    pub(super) table: Table,
    pub(super) audience: Audience,
    pub(super) answers: Answers,
    pub(super) tickets: Tickets,
    pub(super) gallery: Option<Gallery>,
    pub(super) code: (Code, i64),
    requests: mpsc::Receiver<Request>,
    stopping: watch::Receiver<bool>,
    /// When nothing may be written before, because it just failed.
    retry: Duration,
    /// Whether the store may know more than this task: an append failed without an answer.
    pub(super) doubtful: bool,
    /// The entry with which the turn came that was warned of last.
    warned: u64,
    /// Since when nobody is connected.
    idle: Option<Duration>,
    /// Whether a match of the log waits to be put away as a record.
    pub(super) unstored: bool,
    /// The last commands of each member whose entries were cut off: repeats of them are still known.
    pub(super) carried_out: Vec<CarriedOut>,
    /// What the address that opened the table may not open meanwhile.
    _held: Option<Held>,
    _counted: crate::metrics::Present,
}

impl Actor {
    /// The task of a table with that log, which is not empty.
    pub(super) fn new(
        tables: Tables,
        id: TableId,
        log: Vec<Dated>,
        code: (Code, i64),
        requests: mpsc::Receiver<Request>,
        held: Option<Held>,
    ) -> Result<Actor, LogError> {
        let now = tables.shared.now();
        let (table, unstored) = made_of(&id.to_string(), log, now)?;
        let stopping = tables.shared.stopping.clone();
        Ok(Actor {
            carried_out: table.room().carried_out().to_vec(),
            table,
            id,
            audience: Audience::default(),
            answers: Answers::default(),
            tickets: Tickets::default(),
            gallery: None,
            code,
            requests,
            stopping,
            retry: Duration::ZERO,
            doubtful: false,
            warned: 0,
            idle: Some(now),
            unstored,
            tables,
            _held: held,
            _counted: crate::metrics::table(),
        })
    }

    /// Serves the table until nobody has been there for a while, or the server stops.
    ///
    /// What waits for its turn takes little memory: the large parts are made when they are needed.
    pub(super) async fn run(mut self: Box<Self>) {
        while self.turn().await {}
        Box::pin(self.put_away()).await;
        self.tables.lock().remove(&self.id);
        // Whoever still waits is answered by the next task of the table.
        self.requests.close();
    }

    /// One request, or what happens by itself; whether the task goes on.
    async fn turn(&mut self) -> bool {
        let due = self.due();
        let sleep = tokio::time::sleep_until(self.tables.shared.start + due);
        let request = tokio::select! {
            // In order, so that what happens does not hang on a coin; after each request what is due is done as well.
            biased;
            () = stops(&mut self.stopping) => {
                self.audience.close_where(End::Because(ErrorCode::ComeBack), |_, _| true);
                return false;
            }
            request = self.requests.recv() => match request {
                Some(request) => Some(request),
                None => return false,
            },
            () = sleep => None,
        };
        if let Some(request) = request {
            Box::pin(self.request(request)).await;
        }
        Box::pin(self.happens_by_itself()).await;
        self.sweep();
        let now = self.now();
        if self.audience.is_empty() {
            let since = *self.idle.get_or_insert(now);
            return now < since + IDLE;
        }
        self.idle = None;
        true
    }

    /// When something is to be done without a request.
    fn due(&self) -> Duration {
        let table = self.table.due().map(|due| due.max(self.retry));
        let gallery = self.gallery.as_ref().and_then(Gallery::due);
        let idle = self.idle.map(|since| since + IDLE);
        // Connections are looked after now and then even if nothing happens.
        let never = self.now() + IDLE;
        let warns = self.warns();
        [table, gallery, idle, warns]
            .into_iter()
            .flatten()
            .fold(never, Duration::min)
    }

    async fn request(&mut self, request: Request) {
        match request {
            Request::Hello(hello, answer) => {
                // Whoever asked may be gone.
                let _ = answer.send(self.hello(*hello).await);
            }
            Request::Bye(socket) => {
                if let Some(Socket { viewer, .. }) = self.audience.remove(socket) {
                    self.gone(&[viewer]);
                }
            }
            Request::Command(socket, id, seq, act) => self.command(socket, id, seq, &act).await,
            Request::Ask(socket, id, play) => self.ask(socket, id, &play),
            Request::Say(socket, text) => self.say(socket, &text),
            Request::Emote(socket, emote) => self.emote(socket, emote),
            Request::Mute(socket, member, muted) => {
                if let Some(socket) = self.audience.get_mut(socket) {
                    if muted {
                        socket.muted.insert(member.get());
                    } else {
                        socket.muted.remove(&member.get());
                    }
                }
            }
            Request::Ping(socket) => self.ping(socket),
            Request::Latency(socket, latency) => {
                if let Some(member) = self.audience.member(socket) {
                    self.table.latency(member, latency);
                }
            }
            Request::Join(name, answer) => {
                let _ = answer.send(self.join(name).await);
            }
            Request::Move(token, answer) => {
                let member = self.table.room().member_of(&project::hash(&token));
                let now = self.now();
                let ticket = member.map(|member| self.tickets.issue(member, now));
                let _ = answer.send(ticket.ok_or(NotDone::BadToken));
            }
            Request::Claim(ticket, answer) => {
                let _ = answer.send(self.claim(&ticket).await);
            }
            Request::Invite(answer) => {
                let _ = answer.send(self.invitation());
            }
            Request::List(answer) => {
                let _ = answer.send(self.listing());
            }
            Request::Records(answer) => {
                let _ = answer.send(self.records().await);
            }
        }
    }

    /// Everything whose time has come.
    async fn happens_by_itself(&mut self) {
        loop {
            let now = self.now();
            if let Some(gallery) = &mut self.gallery
                && let Err(error) = gallery.show(&mut self.audience, now)
            {
                tracing::error!(table = %self.id, %error, "the log of a table cannot be used");
                self.gallery = None;
            }
            if self.warns().is_some_and(|warns| warns <= now) {
                self.warned = self.table.warns().map_or(0, |(turn, _)| turn);
                self.tell_clock();
            }
            if now < self.retry {
                return;
            }
            let Some(step) = self.table.take(now) else {
                return;
            };
            if matches!(step, Step::Bot(..)) && Leak::ThinkingBot.is_on()
                || step == Step::TimeIsUp && Leak::LateTurn.is_on()
            {
                let more = leaks::plays_on_turn(self.table.room());
                tokio::time::sleep(Duration::from_millis(more.into())).await;
            }
            if self.step(&step).await == Err(NotWritten::Unavailable) {
                self.retry = self.now() + RETRY;
                self.table.plan_again(now);
                return;
            }
        }
    }

    /// When everybody is told that the time of the seat on turn is short; once for each turn.
    fn warns(&self) -> Option<Duration> {
        let (turn, warns) = self.table.warns()?;
        (turn != self.warned).then_some(warns)
    }

    fn tell_clock(&mut self) {
        let clock = self.clock();
        self.audience.tell_members_all(&ToClient::Clock { clock });
    }

    /// Carries out a step of the table; one that is refused has nothing to do any more.
    pub(super) async fn step(&mut self, step: &Step) -> Result<u64, NotWritten> {
        self.write_what(None, |table, at| {
            table.step(step, at, &mut secrets::new_server_secret)
        })
        .await
    }

    /// Forgets sockets that nothing reaches any more.
    fn sweep(&mut self) {
        let gone = self.audience.sweep();
        if !gone.is_empty() {
            self.gone(&gone);
        }
    }

    /// These sockets are gone.
    pub(super) fn gone(&mut self, viewers: &[Viewer]) {
        let now = self.now();
        for viewer in viewers {
            match *viewer {
                Viewer::Member(member) if self.audience.of_member(member).is_none() => {
                    self.table.went(member, now);
                }
                Viewer::Watcher if self.audience.watching() == 0 => self.gallery = None,
                Viewer::Member(_) | Viewer::Watcher => {}
            }
        }
        self.tell_presence(None);
    }

    pub(super) fn tell_presence(&mut self, but: Option<SocketId>) {
        let here = self.table.here();
        let presence = ToClient::Presence {
            here: here.into_iter().map(project::member).collect(),
            watching: self.audience.watching(),
        };
        self.audience.tell_all(&presence, but);
    }

    /// What no log knows; `more` watch than are counted.
    pub(super) fn around(&self, more: u32) -> Around {
        let (code, until) = self.code;
        let lobby = self.table.room().stage() == Stage::Lobby;
        Around {
            table: self.id,
            code: (lobby && until > wall_clock()).then_some(code),
            link: self.tables.shared.link(self.id),
            here: self.table.here().into_iter().collect(),
            watching: self.audience.watching() + more,
            clock: self.clock(),
        }
    }

    pub(super) fn clock(&self) -> Option<wire::Clock> {
        let mut now = self.now();
        if Leak::ClockByHand.is_on() {
            now += Duration::from_millis(leaks::held_on_turn(self.table.room()).into());
        }
        self.table.clock(now).map(project::clock)
    }

    /// How much later those who watch see everything.
    pub(super) fn delay(&self) -> Duration {
        if Leak::NoDelay.is_on() {
            return Duration::ZERO;
        }
        Duration::from_secs(self.table.room().settings().spectator_delay.into())
    }

    pub(super) fn now(&self) -> Duration {
        self.tables.shared.now()
    }

    pub(super) fn key(&self) -> TableKey {
        TableKey(self.id.to_string())
    }

    pub(super) fn shared(&self) -> &Shared {
        &self.tables.shared
    }

    /// Why a command was refused, in words for a socket.
    pub(super) fn in_words(
        &self,
        socket: SocketId,
        lang: lastcard_texts::Lang,
        refused: lastcard_table::Refused,
        act: Option<&lastcard_table::Act>,
    ) -> wire::Refused {
        wording::refused(lang, refused, self.table.room(), self.seen_by(socket), act)
    }

    /// Who looks through a socket; somebody without a seat when its connection is over.
    pub(super) fn seen_by(&self, socket: SocketId) -> Viewer {
        self.audience.viewer(socket).unwrap_or(Viewer::Watcher)
    }
}

/// Waits until the server stops; a server that is gone has stopped.
async fn stops(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stops| *stops).await;
}

/// The table of a log, and whether a match in it is not put away yet.
pub(super) fn made_of(
    key: &str,
    log: Vec<Dated>,
    now: Duration,
) -> Result<(Table, bool), LogError> {
    let log = log.into_iter().map(|dated| dated.entry);
    let table = Table::of_log(key, log, secrets::number(), now)?;
    let unstored = table.room().game().is_some();
    Ok((table, unstored))
}
