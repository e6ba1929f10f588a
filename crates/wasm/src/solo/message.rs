//! Messages of the person, answered as a server answers them.

use super::{Line, Solo};
use lastcard_engine::fair::ServerSecret;
use lastcard_projection::{self as project, Answer, Viewer, speech, wording};
use lastcard_protocol::VERSION;
use lastcard_protocol::client::{Act as WireAct, ToServer};
use lastcard_protocol::game::RefusalCode;
use lastcard_protocol::ids::{CommandId, Seq, TableId, Token};
use lastcard_protocol::server::{ErrorCode, ToClient};
use lastcard_table::log::Member;
use lastcard_table::{Act, Reason, Refused};
use lastcard_texts::Lang;
use std::collections::BTreeSet;

impl Solo {
    /// Takes a message; what it is answered with is told next.
    pub(crate) fn message(&mut self, message: ToServer) {
        let Some(line) = &self.line else {
            self.first(message);
            return;
        };
        let (member, lang) = (line.member, line.lang);
        if message.check().is_err() {
            self.tell(wording::too_long(lang, &message));
            return;
        }
        match message {
            ToServer::Hello { .. } => self.end(lang, ErrorCode::BadMessage),
            ToServer::Command { id, seq, act } => self.command(id, seq, &act, (member, lang)),
            ToServer::Ask { id, play } => {
                let room = self.table.room();
                let refused = wording::would(lang, &play, room, Viewer::Member(member));
                self.tell(ToClient::Would { id, refused });
            }
            ToServer::Say { text } => {
                let said = speech::said(self.table.room(), Some(member), &text);
                self.pass_on(said);
            }
            ToServer::Emote { emote } => {
                let emoted = speech::emoted(self.table.room(), Some(member), emote);
                self.pass_on(emoted);
            }
            ToServer::Mute { member, muted } => {
                if let Some(line) = &mut self.line {
                    if muted {
                        line.muted.insert(member.get());
                    } else {
                        line.muted.remove(&member.get());
                    }
                }
            }
            ToServer::Ping { seq: _ } => {
                let seq = project::seq(self.table.room().seq());
                self.tell(ToClient::Pong { seq });
            }
        }
    }

    /// The first message, which says who is there.
    fn first(&mut self, message: ToServer) {
        let ToServer::Hello {
            version,
            table,
            token,
            since,
            lang,
        } = message
        else {
            self.end(Lang::default(), ErrorCode::BadMessage);
            return;
        };
        let lang = lang.as_deref().and_then(Lang::from_locale);
        let lang = lang.unwrap_or_default();
        match self.knows(version, table, token.as_ref()) {
            Ok(member) => {
                self.table.came(member, self.now);
                self.line = Some(Line {
                    member,
                    lang,
                    muted: BTreeSet::new(),
                });
                self.greet(member, since);
            }
            Err(code) => self.end(lang, code),
        }
    }

    /// Whose hello that is. Nobody watches a table at which somebody plays alone.
    fn knows(
        &self,
        version: u16,
        table: TableId,
        token: Option<&Token>,
    ) -> Result<Member, ErrorCode> {
        if version != VERSION {
            return Err(ErrorCode::BadVersion);
        }
        if table != self.id {
            return Err(ErrorCode::NoTable);
        }
        let token = token.ok_or(ErrorCode::NoSpectators)?;
        let member = self.table.room().member_of(&project::hash(token));
        member.ok_or(ErrorCode::BadToken)
    }

    /// The table as it stands, or what was missed; and who is here.
    fn greet(&mut self, member: Member, since: Option<Seq>) {
        let viewer = Viewer::Member(member);
        let head = self.table.room().seq();
        let missed = project::told_since(since.map(Seq::get), head).and_then(|since| {
            let log = self.log.iter().map(|(at, kept)| (&kept.entry, at.get()));
            project::missed(&self.id.to_string(), log, viewer, since).ok()?
        });
        let messages = match missed {
            Some(missed) => project::resumed(member, head, missed, self.clock()),
            None => vec![project::welcome(self.table.room(), viewer, self.around())],
        };
        self.messages.extend(messages);
        let here = self.table.here().into_iter();
        self.tell(ToClient::Presence {
            here: here.map(project::member).collect(),
            watching: 0,
        });
    }

    /// A command. It is answered exactly once; a repeat gets the first answer.
    fn command(&mut self, id: CommandId, seen: Seq, act: &WireAct, (member, lang): (Member, Lang)) {
        if let Some(answer) = self.answers.get(id).or_else(|| self.carried_out(id)) {
            self.tell(answer);
            return;
        }
        let viewer = Viewer::Member(member);
        let answer = match project::to_act(act, self.table.room().settings()) {
            Err(no_act) => Answer::Refused(Box::new(wording::no_act(lang, &no_act))),
            Ok(act) => match self.act(member, &act, seen, id) {
                Ok(seq) => Answer::Done(project::seq(seq)),
                Err(Refused::Table(Reason::Stale)) => {
                    Answer::Stale(project::seq(self.table.room().seq()))
                }
                Err(refused) => {
                    let room = self.table.room();
                    let why = wording::refused(lang, refused, room, viewer, Some(&act));
                    Answer::Refused(Box::new(why))
                }
            },
        };
        self.tell(answer.message(id));
        self.answers.keep(id, answer);
        if self.table.room().member(member).is_none_or(|of| of.gone) {
            // Who leaves the table is answered before the line ends.
            self.bye();
        }
    }

    fn act(&mut self, member: Member, act: &Act, seen: Seq, id: CommandId) -> Result<u64, Refused> {
        let chance = &mut self.chance;
        let secret: &mut dyn FnMut() -> ServerSecret = &mut || chance.server_secret();
        let at = self.at.get();
        let draft = self.table.act(member, act, seen.get(), at, secret)?;
        Ok(self.write(draft, Some(id)))
    }

    /// The answer to a command that the log knows.
    fn carried_out(&self, id: CommandId) -> Option<ToClient> {
        let own =
            |command: Option<lastcard_table::log::Hex<16>>| command.is_some_and(|of| of.0 == id.0);
        let (_, kept) = self.log.iter().rev().find(|(_, kept)| own(kept.command))?;
        Some(Answer::Done(project::seq(kept.entry.seq)).message(id))
    }

    /// Tells what the person said or how it reacted, if it wants to hear that.
    fn pass_on(&mut self, message: Result<ToClient, RefusalCode>) {
        let Some(line) = &self.line else { return };
        match message {
            Ok(_) if line.muted.contains(&line.member) => {}
            Ok(message) => self.tell(message),
            Err(code) => {
                let why = wording::of_code(line.lang, code);
                self.tell(ToClient::NotSaid { why });
            }
        }
    }

    /// Ends the line, and says why.
    fn end(&mut self, lang: Lang, code: ErrorCode) {
        let text = wording::end(lang, code);
        self.messages.push(ToClient::Error { code, text });
        self.bye();
    }
}
