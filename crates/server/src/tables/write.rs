//! From a decision to an entry that is durable and told.

use super::actor::{Actor, made_of};
use super::outbox::End;
use super::requests::{Records, SocketId};
use super::{CODE_TIME, Dated, NotDone, read, wall_clock};
use crate::metrics::{self, Outcome};
use crate::project::{self, NoAct, Projection, Viewer};
use crate::{secrets, wording};
use lastcard_protocol::client::{Act as WireAct, Emote};
use lastcard_protocol::game::{Move, RefusalCode};
use lastcard_protocol::ids::{CommandId, Seq, Ticket, Token};
use lastcard_protocol::rest::{Invitation, PublicTable, Seated};
use lastcard_protocol::server as wire;
use lastcard_protocol::server::{ErrorCode, ToClient};
use lastcard_store::{About, Appended, Entry, FinishedMatch, Secret};
use lastcard_table::log::{Body, By, Fact, Member, VERSION};
use lastcard_table::{
    Act, Chat, Draft, Game, Reason, Refused, Room, Stage, Step, Table, Written, record,
};
use std::collections::BTreeMap;
use std::time::Instant;

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
    /// A command of a socket. It is answered exactly once; a repeat gets the first answer.
    pub(super) async fn command(
        &mut self,
        socket: SocketId,
        id: CommandId,
        seen: Seq,
        act: &WireAct,
    ) {
        let Some(member) = self.audience.member(socket) else {
            self.refuse(socket, id, Reason::NotSeated.into(), None);
            return;
        };
        let key = project::command_id(id);
        if let Some(answer) = self.answers.get(key).cloned() {
            metrics::command(Outcome::Repeated);
            self.send(socket, &answer);
            return;
        }
        let act = match project::to_act(act, self.table.room().settings()) {
            Ok(act) => act,
            Err(no_act) => {
                self.no_act(socket, id, &no_act);
                return;
            }
        };
        let received = Instant::now();
        let result = self
            .write_what(Some(key), |table, at| {
                table.act(
                    member,
                    &act,
                    seen.get(),
                    at,
                    &mut secrets::new_server_secret,
                )
            })
            .await;
        let answer = match result {
            Ok(seq) => {
                metrics::command(Outcome::Accepted);
                metrics::acknowledged(received.elapsed());
                ToClient::Done {
                    id,
                    seq: project::seq(seq),
                }
            }
            Err(NotWritten::Refused(Refused::Table(Reason::Stale))) => {
                metrics::command(Outcome::Stale);
                let seq = project::seq(self.table.room().seq());
                self.answer(socket, id, ToClient::Stale { id, seq });
                return;
            }
            Err(NotWritten::Refused(refused)) => {
                self.refuse(socket, id, refused, Some(&act));
                return;
            }
            Err(NotWritten::Unavailable) => {
                metrics::command(Outcome::Failed);
                let why = wording::of_code(self.lang(socket), RefusalCode::Unavailable);
                // This answer is not kept: the command may be tried again under its name.
                self.send(socket, &ToClient::Refused { id, why });
                return;
            }
        };
        self.answer(socket, id, answer);
        self.after(member);
    }

    /// Whether a move would be refused.
    pub(super) fn ask(&mut self, socket: SocketId, id: CommandId, play: &Move) {
        let lang = self.lang(socket);
        let refused = match lastcard_engine::Action::try_from(play) {
            Err(_) => Some(wording::of_code(lang, RefusalCode::BadMove)),
            Ok(action) => {
                let seat = self
                    .audience
                    .member(socket)
                    .and_then(|member| self.table.room().seat_of(member));
                let game = self.table.room().game();
                let refusal = match seat.zip(game) {
                    None => Some(Refused::Table(Reason::NoMatch)),
                    Some((seat, game)) => {
                        let view = game.state().view(Some(seat));
                        view.refusal(&action).map(Refused::Game)
                    }
                };
                refusal
                    .map(|refused| self.in_words(socket, lang, refused, Some(&Act::Play(action))))
            }
        };
        self.send(socket, &ToClient::Would { id, refused });
    }

    /// A text to the table.
    pub(super) fn say(&mut self, socket: SocketId, text: &str) {
        let text = wording::spoken(text);
        let free = self.table.room().settings().chat == Chat::Free;
        self.pass_on(socket, free && !text.is_empty(), |member| ToClient::Said {
            member,
            text,
        });
    }

    /// A reaction to the table.
    pub(super) fn emote(&mut self, socket: SocketId, emote: Emote) {
        let allowed = self.table.room().settings().chat != Chat::Off;
        self.pass_on(socket, allowed, |member| ToClient::Emoted { member, emote });
    }

    pub(super) fn ping(&mut self, socket: SocketId) {
        let member = self.audience.member(socket);
        let shown = match (&self.gallery, member) {
            (Some(gallery), None) => gallery.room().seq(),
            _ => self.table.room().seq(),
        };
        let seq = project::seq(shown);
        self.send(socket, &ToClient::Pong { seq });
    }

    /// Somebody takes a seat.
    pub(super) async fn join(&mut self, name: String) -> Result<Seated, NotDone> {
        let token = Token::from_bytes(secrets::bytes());
        let hash = secrets::hash(&token);
        let step = Step::Join { name, token: hash };
        self.write_what(None, |table, at| {
            table.step(&step, at, &mut secrets::new_server_secret)
        })
        .await?;
        let member = self.table.room().member_of(&hash);
        let member = member.ok_or(NotDone::Unavailable)?;
        Ok(self.seated(member, token))
    }

    /// A ticket is used: the seat opens with another token from now on.
    pub(super) async fn claim(&mut self, ticket: &Ticket) -> Result<Seated, NotDone> {
        let now = self.now();
        let member = self.tickets.take(ticket, now).ok_or(NotDone::BadTicket)?;
        let token = Token::from_bytes(secrets::bytes());
        let hash = secrets::hash(&token);
        let step = Step::Rekey {
            member,
            token: hash,
        };
        self.write_what(None, |table, at| {
            table.step(&step, at, &mut secrets::new_server_secret)
        })
        .await?;
        // The device that had the seat says so and stays quiet.
        let closed = self
            .audience
            .close_where(End::Because(ErrorCode::TakenOver), |_, socket| {
                socket.viewer == Viewer::Member(member)
            });
        self.gone(&closed);
        Ok(self.seated(member, token))
    }

    pub(super) fn invitation(&self) -> Invitation {
        let room = self.table.room();
        let seats = usize::from(room.settings().seats);
        let lobby = room.stage() == Stage::Lobby;
        let name = |member: &Member| room.member(*member).map(|of| of.name.clone());
        let bots = room
            .seats()
            .iter()
            .filter(|&&member| room.member(member).is_some_and(|of| !of.is_person()));
        // A bot makes room for a person while no match goes on.
        let taken = room.seats().len() - if lobby { bots.count() } else { 0 };
        let rules = room.rules();
        Invitation {
            table: self.id,
            stage: project::stage(room.stage()),
            players: room.seats().iter().filter_map(name).collect(),
            free: seats.saturating_sub(taken) as u8,
            preset: rules.preset.name().to_owned(),
            plain: rules.rules == rules.preset.document().rules,
            rules: rules.to_toml(),
            link: self.shared().link(self.id),
            spectators: room.settings().spectators,
        }
    }

    /// What the public list says of the table.
    pub(super) fn listing(&self) -> PublicTable {
        let room = self.table.room();
        let rules = room.rules();
        let host = room.host().and_then(|host| room.member(host));
        PublicTable {
            table: self.id,
            players: room.seats().len() as u8,
            seats: room.settings().seats,
            preset: rules.preset.name().to_owned(),
            plain: rules.rules == rules.preset.document().rules,
            host: host.map(|of| of.name.clone()),
        }
    }

    /// The matches of the table.
    pub(super) async fn records(&mut self) -> Result<Records, NotDone> {
        let matches = self.table.room().matches();
        let last = if self.unstored {
            self.last_finished()
                .await?
                .map(|finished| finished.in_store())
        } else {
            None
        };
        Ok(Records { matches, last })
    }

    /// Puts a match that is over away as a record, and cuts the log behind it.
    pub(super) async fn put_away(&mut self) {
        let over = self.table.room().game().is_some_and(Game::is_over);
        if !self.unstored || !over || self.doubtful {
            return;
        }
        let finished = match self.last_finished().await {
            Ok(Some(finished)) => finished,
            // A match that was given up leaves no record.
            Ok(None) | Err(_) => return,
        };
        let Some(restored) = self.table.room().restored() else {
            return;
        };
        let body = Body {
            by: By::Table,
            facts: vec![Fact::Restored(Box::new(restored))],
        };
        let at = wall_clock();
        let entry = Entry {
            seq: self.table.room().seq(),
            at,
            command: None,
            version: VERSION,
            body: body.to_json(),
            secret: None,
        };
        let record = finished.in_store();
        match self.shared().store.finish(self.key(), record, entry).await {
            Ok(()) => self.unstored = false,
            Err(error) => tracing::warn!(table = %self.id, %error, "a match stays in the log"),
        }
    }

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
        command: Option<lastcard_store::CommandId>,
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
                self.put_away().await;
            }
            let entry = Entry {
                seq: draft.entry.seq,
                at,
                command,
                version: VERSION,
                body: draft.entry.body.to_json(),
                secret: draft
                    .entry
                    .secret
                    .as_ref()
                    .map(|secret| Secret(secret.0.to_vec())),
            };
            let about = self.about(draft.after(), at);
            let seq = entry.seq;
            match self.shared().store.append(self.key(), entry, about).await {
                Ok(Appended::Written) => {
                    self.told(draft, at)?;
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

    async fn found(
        &self,
        command: Option<lastcard_store::CommandId>,
    ) -> Result<Option<u64>, NotWritten> {
        let Some(id) = command else {
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
        for Dated { at, entry } in log {
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
        self.table = table;
        self.unstored = unstored;
        self.gallery = None;
        self.audience
            .close_where(End::Because(ErrorCode::ComeBack), |_, _| true);
        Ok(())
    }

    fn projection(&self, entry: &Written) -> Projection {
        let began = |fact: &Fact| match fact {
            Fact::MatchBegan { players, .. } => Some(players.len()),
            _ => None,
        };
        match entry.body.facts.iter().find_map(began) {
            Some(players) => Projection::of_all(players),
            None => Projection::of(self.audience.seats(self.table.room())),
        }
    }

    fn tell(
        &mut self,
        applied: Result<(), lastcard_table::log::LogError>,
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
            gallery.push(Dated { at, entry }, delay, now);
        }
        Ok(())
    }

    /// Ends the connection of somebody who has just left the table.
    fn after(&mut self, member: Member) {
        let stays = self.table.room().member(member).is_some_and(|of| !of.gone);
        if !stays {
            let closed = self.audience.close_where(End::Left, |_, socket| {
                socket.viewer == Viewer::Member(member)
            });
            self.gone(&closed);
        }
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

    async fn last_finished(&self) -> Result<Option<Finished>, NotDone> {
        let log = read(self.shared(), self.id, 0).await?;
        let times: BTreeMap<u64, i64> = log.iter().map(|of| (of.entry.seq, of.at)).collect();
        let log: Vec<Written> = log.into_iter().map(|dated| dated.entry).collect();
        let program = concat!("lastcard ", env!("CARGO_PKG_VERSION"));
        let finished = record::last_finished(&self.id.to_string(), &log, program);
        let finished = finished.map_err(|error| {
            tracing::error!(table = %self.id, %error, "the log of a table cannot be used");
            NotDone::Unavailable
        })?;
        Ok(finished.map(|finished| Finished {
            at: times.get(&finished.seq).copied().unwrap_or_default(),
            finished,
        }))
    }

    fn pass_on(
        &mut self,
        socket: SocketId,
        allowed: bool,
        message: impl FnOnce(lastcard_protocol::ids::Member) -> ToClient,
    ) {
        let lang = self.lang(socket);
        let code = match self.audience.member(socket) {
            None => RefusalCode::NotSeated,
            Some(_) if !allowed => RefusalCode::ChatOff,
            Some(member) => {
                let message = message(project::member(member));
                self.audience.pass_on(member, &message);
                return;
            }
        };
        let why = wording::of_code(lang, code);
        self.send(socket, &ToClient::NotSaid { why });
    }

    fn no_act(&mut self, socket: SocketId, id: CommandId, no_act: &NoAct) {
        metrics::command(Outcome::Refused);
        let lang = self.lang(socket);
        let why = match no_act {
            NoAct::BadMove => wording::of_code(lang, RefusalCode::BadMove),
            NoAct::BadRules(problems) => wording::bad_rules(lang, problems),
        };
        self.answer(socket, id, ToClient::Refused { id, why });
    }

    fn refuse(&mut self, socket: SocketId, id: CommandId, refused: Refused, act: Option<&Act>) {
        metrics::command(Outcome::Refused);
        let why: wire::Refused = self.in_words(socket, self.lang(socket), refused, act);
        self.answer(socket, id, ToClient::Refused { id, why });
    }

    /// Sends an answer, and keeps it for repeats.
    fn answer(&mut self, socket: SocketId, id: CommandId, answer: ToClient) {
        self.send(socket, &answer);
        self.answers.keep(project::command_id(id), answer);
    }

    fn send(&mut self, socket: SocketId, message: &ToClient) {
        if let Some(socket) = self.audience.get_mut(socket) {
            socket.outbox.send(message);
        }
    }

    fn lang(&self, socket: SocketId) -> lastcard_texts::Lang {
        self.audience.lang(socket)
    }

    fn seated(&self, member: Member, token: Token) -> Seated {
        Seated {
            table: self.id,
            member: project::member(member),
            token,
        }
    }
}

/// A match that came to its end, with the time at which it did.
struct Finished {
    at: i64,
    finished: record::Finished,
}

impl Finished {
    fn in_store(&self) -> FinishedMatch {
        FinishedMatch {
            number: self.finished.number,
            at: self.at,
            record: self.finished.record.to_string(),
        }
    }
}

fn begins_match(draft: &Draft) -> bool {
    let facts = &draft.entry.body.facts;
    facts
        .iter()
        .any(|fact| matches!(fact, Fact::MatchBegan { .. }))
}
