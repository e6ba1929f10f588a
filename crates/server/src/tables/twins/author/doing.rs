//! What an author does again and again: asks, says, connects, reads what was written down.

use super::super::stage::{Doing, Observer, Stage, Step};
use super::{Author, written};
use lastcard_engine::Command;
use lastcard_protocol::client::ToServer;
use lastcard_protocol::ids::{CommandId, Seq, Token};
use lastcard_protocol::rest::{Seated, TakeSeat};
use lastcard_protocol::{from_json, to_json};
use lastcard_table::Room;
use lastcard_table::log::{By, Fact};

impl Author<'_> {
    pub(super) async fn sit_down(&mut self, stage: &mut Stage, name: &str) -> Token {
        let body = TakeSeat {
            name: name.to_owned(),
            lang: None,
        };
        let path = format!("/api/tables/{}/seats", self.table.unwrap());
        let answer = self
            .ask(stage, Observer::Nobody, &post(&path, &to_json(&body)))
            .await;
        let Seated { token, .. } = from_json(answer.as_bytes()).expect("a seat is taken");
        self.script.tokens.push(token.clone());
        token
    }

    pub(super) async fn connect(&mut self, stage: &mut Stage, seat: usize, since: Option<u64>) {
        let hello = self.hello(Some(self.script.tokens[seat].clone()), since);
        self.doing(stage, Doing::Connect(Observer::Seat(seat), hello))
            .await;
    }

    pub(super) async fn watch(&mut self, stage: &mut Stage) {
        self.watching = true;
        let hello = self.hello(None, None);
        self.doing(stage, Doing::Connect(Observer::Watcher, hello))
            .await;
    }

    pub(super) fn hello(&mut self, token: Option<Token>, since: Option<u64>) -> String {
        to_json(&ToServer::Hello {
            version: lastcard_protocol::VERSION,
            table: self.table.unwrap(),
            token,
            since: since.and_then(Seq::new),
            lang: Some(self.dice.one_of(&["en", "nl"]).to_owned()),
        })
    }

    pub(super) async fn ask(&mut self, stage: &mut Stage, who: Observer, request: &str) -> String {
        let wait = self.pause();
        let doing = Doing::Ask(who, request.to_owned());
        self.done(stage, Step { doing, wait }).await
    }

    pub(super) async fn say(&mut self, stage: &mut Stage, who: Observer, message: &ToServer) {
        self.doing(stage, Doing::Say(who, to_json(message))).await;
    }

    pub(super) async fn doing(&mut self, stage: &mut Stage, doing: Doing) {
        let wait = self.pause();
        self.done(stage, Step { doing, wait }).await;
    }

    pub(super) async fn done(&mut self, stage: &mut Stage, step: Step) -> String {
        let answer = stage.step(&step).await;
        self.script.at.push(self.clock);
        self.clock += step.wait;
        self.script.steps.push(step);
        self.follow(stage);
        answer
    }

    /// Reads what was written down.
    pub(super) fn follow(&mut self, stage: &Stage) {
        let Some(table) = self.table else {
            return;
        };
        let new = stage.memory.journal(self.read);
        self.read += new.len();
        for entry in new {
            let written = written(&entry);
            for fact in &written.body.facts {
                if let Fact::Played(played) = fact
                    && let (Command::TimeIsUp, Some(room)) = (played.command, &self.room)
                    && let Some(seat) = room
                        .game()
                        .and_then(|of| of.state().public().phase().on_turn())
                {
                    self.slow[seat.index()] = true;
                }
            }
            if let By::Member(member) = written.body.by {
                self.slow[usize::from(member) - 1] = false;
            }
            match &mut self.room {
                None => self.room = Some(Room::begin(&table.to_string(), &written).unwrap()),
                Some(room) => room.apply(&written, &mut ()).unwrap(),
            }
        }
    }

    pub(super) fn seq(&self) -> u64 {
        self.room.as_ref().map_or(0, Room::seq)
    }

    /// A player who is connected.
    pub(super) fn here(&mut self) -> usize {
        loop {
            let seat = self.dice.below(self.plot.people);
            if self.away.is_none_or(|(away, _)| away != seat) {
                return seat;
            }
        }
    }

    /// Somebody with a socket.
    pub(super) fn anybody(&mut self) -> Observer {
        match self.dice.below(8) {
            0 if self.watching => Observer::Watcher,
            1 if self.late => Observer::Late,
            _ => Observer::Seat(self.here()),
        }
    }

    pub(super) fn id(&mut self) -> CommandId {
        let seed = self.dice.seed().0;
        CommandId(seed[..16].try_into().unwrap())
    }

    /// As long as people take.
    pub(super) fn pause(&mut self) -> u64 {
        40 + self.dice.below(700) as u64
    }
}

/// A request that ends its connection.
pub(super) fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: cards.example\r\nConnection: close\r\n\r\n")
}

/// The same with a body.
pub(super) fn post(path: &str, body: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nHost: cards.example\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}
