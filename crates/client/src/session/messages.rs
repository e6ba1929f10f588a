//! What the server says, taken in.

use super::types::{Answer, Happening};
use super::{Session, message_of};
use crate::mirror::{Fault, Mirror};
use lastcard_protocol::from_json;
use lastcard_protocol::ids::{CommandId, Member, Seq};
use lastcard_protocol::server::{Room, ToClient};

impl Session {
    /// A text of the server.
    pub(super) fn text(&mut self, text: &str) {
        let taken = match from_json(text.as_bytes()) {
            Ok(message) => self.message(message),
            Err(error) => Err(Fault::Message(error.to_string())),
        };
        if let Err(fault) = taken {
            self.fault(fault);
        }
    }

    fn message(&mut self, message: ToClient) -> Result<(), Fault> {
        let happening = match message {
            ToClient::Welcome {
                version: _,
                you,
                room,
            } => return self.welcome(you, *room),
            ToClient::Resumed {
                version: _,
                you,
                seq,
            } => return self.resumed(you, seq),
            ToClient::Error { code, text } => {
                self.ended = Some((code, text));
                return Ok(());
            }
            _ if !self.greeted => return Err(Fault::OutOfPlace),
            ToClient::News {
                seq,
                at,
                by,
                facts,
                choices,
                clock,
            } => {
                let mirror = self.mirror.as_mut().ok_or(Fault::OutOfPlace)?;
                let news = mirror.news((seq, at, by), facts, choices, clock)?;
                self.faults = 0;
                let checked = self.shares.facts(mirror, &news.facts, &news.seen);
                self.told.push_back(Happening::News(Box::new(news)));
                self.told
                    .extend(checked.map(|found| Happening::Checked(Box::new(found))));
                self.show_share();
                return Ok(());
            }
            ToClient::Done { id, seq } => self.answered(id, Answer::Done(seq)),
            ToClient::Refused { id, why } => self.answered(id, Answer::Refused(why)),
            ToClient::Stale { id, seq } => self.answered(id, Answer::Stale(seq)),
            ToClient::Would { id, refused } => Happening::Would { id, refused },
            ToClient::NotSaid { why } => Happening::NotSaid(why),
            ToClient::Said { member, text } => Happening::Said { member, text },
            ToClient::Emoted { member, emote } => Happening::Emoted { member, emote },
            ToClient::Presence { here, watching } => {
                self.known()?.presence(here, watching);
                Happening::Presence
            }
            ToClient::Clock { clock } => {
                self.known()?.set_clock(clock);
                Happening::Clock
            }
            ToClient::Pong { seq } => {
                let told = self.known()?.seq();
                if seq > told {
                    return Err(Fault::Untold { told, last: seq });
                }
                Happening::Pong(seq)
            }
        };
        self.told.push_back(happening);
        Ok(())
    }

    fn welcome(&mut self, you: Option<Member>, room: Room) -> Result<(), Fault> {
        if room.table != self.entry.table || you.is_none() != self.entry.token.is_none() {
            return Err(Fault::OutOfPlace);
        }
        let fresh = Mirror::new(you, room)?;
        if let Some(known) = &self.mirror {
            // Those who watch may be shown an older table when the delay has grown.
            if you.is_some() && fresh.seq() < known.seq() {
                let fault = Fault::WentBack {
                    seen: known.seq(),
                    got: fresh.seq(),
                };
                self.mirror = None;
                return Err(fault);
            }
            if let Err(fault) = known.agrees_with(&fresh) {
                self.mirror = None;
                return Err(fault);
            }
        }
        self.catching_up = fresh.seq();
        self.mirror = Some(fresh);
        self.shares.anew();
        self.anew = false;
        self.greeting(Happening::Welcome);
        self.show_share();
        Ok(())
    }

    fn resumed(&mut self, you: Option<Member>, seq: Seq) -> Result<(), Fault> {
        let known = self.mirror.as_ref().filter(|_| !self.anew && !self.greeted);
        let known = known.ok_or(Fault::OutOfPlace)?;
        if known.you() != you {
            return Err(Fault::Disagrees("who this is"));
        }
        if seq < known.seq() {
            let seen = known.seq();
            return Err(Fault::WentBack { seen, got: seq });
        }
        self.catching_up = seq;
        self.greeting(Happening::Resumed(seq));
        self.show_share();
        Ok(())
    }

    /// The hello of this connection is answered: what had no answer is sent again, under the same names.
    fn greeting(&mut self, happening: Happening) {
        self.told.push_back(happening);
        let again = !self.greeted;
        self.greeted = true;
        if again {
            self.look_after(self.tuning.ping_after);
            let pending = std::mem::take(&mut self.pending);
            for command in &pending {
                self.send(&message_of(command));
            }
            self.pending = pending;
        }
    }

    fn answered(&mut self, id: CommandId, answer: Answer) -> Happening {
        let place = self.pending.iter().position(|command| command.id == id);
        if let Some(place) = place {
            self.pending.remove(place);
        }
        Happening::Answered {
            id,
            answer,
            again: place.is_none(),
        }
    }

    /// Shows the own share, once the server is bound and everything that was missed is known.
    fn show_share(&mut self) {
        let Some(mirror) = &self.mirror else { return };
        if !self.tuning.shows_shares || mirror.seq() < self.catching_up {
            return;
        }
        if let Some(act) = self.shares.due(mirror) {
            self.certain(act);
        }
    }

    fn known(&mut self) -> Result<&mut Mirror, Fault> {
        self.mirror.as_mut().ok_or(Fault::OutOfPlace)
    }
}
