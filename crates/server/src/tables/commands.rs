//! Commands of people, and what they say to one another.

use super::actor::Actor;
use super::outbox::End;
use super::requests::SocketId;
use super::write::NotWritten;
use crate::faults::Fault;
use crate::leaks::{self, Leak};
use crate::metrics::{self, Outcome};
use crate::secrets;
use lastcard_projection::{self as project, Answer, NoAct, Viewer, speech, wording};
use lastcard_protocol::client::{Act as WireAct, Emote};
use lastcard_protocol::game::{Move, RefusalCode};
use lastcard_protocol::ids::{CommandId, Seq};
use lastcard_protocol::server::ToClient;
use lastcard_store::CommandId as StoredId;
use lastcard_table::log::Member;
use lastcard_table::{Act, Reason, Refused};
use lastcard_texts::Lang;
use std::time::Duration;
use tokio::time::Instant;

impl Actor {
    /// A command of a socket. It is answered exactly once; a repeat gets the first answer.
    pub(super) async fn command(
        &mut self,
        socket: SocketId,
        id: CommandId,
        seen: Seq,
        act: &WireAct,
    ) {
        let member = match self.audience.viewer(socket) {
            Some(Viewer::Member(member)) => member,
            Some(Viewer::Watcher) => {
                // Not kept: it is no answer to the one whose command it may be.
                let why = self.in_words(socket, self.lang(socket), Reason::NotSeated.into(), None);
                self.send(socket, &ToClient::Refused { id, why });
                return;
            }
            // The seat has gone over to another socket, on which the command is sent again.
            None => return,
        };
        let key = StoredId(id.0);
        if let Some(answer) = self.answers.get(id)
            && !Fault::NoCommandCheck.is_on()
        {
            metrics::command(Outcome::Repeated);
            if Fault::RepeatsGetAnotherPlace.is_on() {
                let last = project::seq(self.table.room().seq());
                self.send(socket, &Answer::Done(last).message(id));
                return;
            }
            self.send(socket, &answer);
            return;
        }
        let cut_off = self.carried_out.iter();
        if let Some(of) = cut_off.into_iter().find(|of| of.command.0 == key.0) {
            metrics::command(Outcome::Repeated);
            let answer = Answer::Done(project::seq(of.seq));
            self.send(socket, &answer.message(id));
            return;
        }
        let act = match project::to_act(act, self.table.room().settings()) {
            Ok(act) => act,
            Err(no_act) => {
                self.no_act(socket, id, &no_act);
                return;
            }
        };
        let seen = if Fault::StaleAccepted.is_on() {
            u64::MAX
        } else {
            seen.get()
        };
        let received = Instant::now();
        if Leak::SlowAnswer.is_on() && leaks::plays_on_turn(self.table.room()) > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if Fault::AcknowledgeWhenDecided.is_on() {
            let secret = &mut secrets::new_server_secret;
            if self.table.act(member, &act, seen, 0, secret).is_ok() {
                let next = project::seq(self.table.room().seq() + 1);
                self.answer(socket, id, Answer::Done(next));
            }
        }
        let result = self
            .write_what(Some(key), |table, at| {
                table.act(member, &act, seen, at, &mut secrets::new_server_secret)
            })
            .await;
        let answer = match result {
            Ok(seq) => {
                metrics::command(Outcome::Accepted);
                metrics::acknowledged(received.elapsed());
                if Fault::DoneIsRefused.is_on() && seq % 7 == 0 {
                    Answer::Stale(project::seq(seq))
                } else {
                    Answer::Done(project::seq(seq))
                }
            }
            Err(NotWritten::Refused(Refused::Table(Reason::Stale))) => {
                metrics::command(Outcome::Stale);
                let seq = project::seq(self.table.room().seq());
                let answer = if Fault::LateIsDone.is_on() {
                    Answer::Done(seq)
                } else {
                    Answer::Stale(seq)
                };
                self.answer(socket, id, answer);
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
        let viewer = self.seen_by(socket);
        let refused = wording::would(self.lang(socket), play, self.table.room(), viewer);
        self.send(socket, &ToClient::Would { id, refused });
    }

    /// A text to the table.
    pub(super) fn say(&mut self, socket: SocketId, text: &str) {
        let from = self.audience.member(socket);
        let said = speech::said(self.table.room(), from, text);
        self.pass_on(socket, from, said);
    }

    /// A reaction to the table.
    pub(super) fn emote(&mut self, socket: SocketId, emote: Emote) {
        let from = self.audience.member(socket);
        let emoted = speech::emoted(self.table.room(), from, emote);
        self.pass_on(socket, from, emoted);
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

    /// Ends the connection of somebody who has just left the table.
    pub(super) fn after(&mut self, member: Member) {
        let stays = self.table.room().member(member).is_some_and(|of| !of.gone);
        if !stays {
            let closed = self.audience.close_where(End::Left, |_, socket| {
                socket.viewer == Viewer::Member(member)
            });
            self.gone(&closed);
        }
    }

    fn pass_on(
        &mut self,
        socket: SocketId,
        from: Option<Member>,
        message: Result<ToClient, RefusalCode>,
    ) {
        match (from, message) {
            (Some(from), Ok(message)) => self.audience.pass_on(from, &message),
            (_, message) => {
                let code = message.err().unwrap_or(RefusalCode::NotSeated);
                let why = wording::of_code(self.lang(socket), code);
                self.send(socket, &ToClient::NotSaid { why });
            }
        }
    }

    fn no_act(&mut self, socket: SocketId, id: CommandId, no_act: &NoAct) {
        metrics::command(Outcome::Refused);
        let lang = self.lang(socket);
        let why = wording::no_act(lang, no_act);
        self.answer(socket, id, Answer::Refused(Box::new(why)));
    }

    fn refuse(&mut self, socket: SocketId, id: CommandId, refused: Refused, act: Option<&Act>) {
        metrics::command(Outcome::Refused);
        let why = self.in_words(socket, self.lang(socket), refused, act);
        self.answer(socket, id, Answer::Refused(Box::new(why)));
    }

    /// Sends an answer, and keeps it for repeats.
    fn answer(&mut self, socket: SocketId, id: CommandId, answer: Answer) {
        self.send(socket, &answer.message(id));
        self.answers.keep(id, answer);
    }

    pub(super) fn send(&mut self, socket: SocketId, message: &ToClient) {
        if let Some(socket) = self.audience.get_mut(socket) {
            socket.outbox.send(message);
        }
    }

    pub(super) fn lang(&self, socket: SocketId) -> Lang {
        self.audience.lang(socket)
    }
}
