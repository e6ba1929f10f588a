//! Commands of people, and what they say to one another.

use super::actor::Actor;
use super::answers::Answer;
use super::outbox::End;
use super::requests::SocketId;
use super::write::NotWritten;
use crate::faults::Fault;
use crate::leaks::{self, Leak};
use crate::metrics::{self, Outcome};
use crate::project::{self, NoAct, Viewer};
use crate::{secrets, wording};
use lastcard_protocol::client::{Act as WireAct, Emote};
use lastcard_protocol::game::{Move, RefusalCode};
use lastcard_protocol::ids::{CommandId, Member as WireMember, Seq};
use lastcard_protocol::server as wire;
use lastcard_protocol::server::ToClient;
use lastcard_table::log::Member;
use lastcard_table::{Act, Chat, Reason, Refused};
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
        let key = project::command_id(id);
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
                        let on_turn = game.state().public().phase().on_turn();
                        let other = on_turn.filter(|_| Leak::AskedForAnother.is_on());
                        let view = game.state().view(Some(other.unwrap_or(seat)));
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
        allowed: bool,
        message: impl FnOnce(WireMember) -> ToClient,
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
        self.answer(socket, id, Answer::Refused(Box::new(why)));
    }

    fn refuse(&mut self, socket: SocketId, id: CommandId, refused: Refused, act: Option<&Act>) {
        metrics::command(Outcome::Refused);
        let why: wire::Refused = self.in_words(socket, self.lang(socket), refused, act);
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
