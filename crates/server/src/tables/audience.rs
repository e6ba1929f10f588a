//! The sockets of a table.

use super::outbox::{End, Outbox, text_of};
use super::requests::SocketId;
use crate::leaks::{self, Leak};
use axum::extract::ws::Utf8Bytes;
use lastcard_engine::Seat;
use lastcard_projection::{self as project, Projection, Viewer};
use lastcard_protocol::server::{Clock, ToClient};
use lastcard_table::log::Member;
use lastcard_table::{Room, Written};
use lastcard_texts::Lang;
use std::collections::{BTreeMap, BTreeSet};

/// A socket of a table.
pub(super) struct Socket {
    pub(super) outbox: Outbox,
    pub(super) viewer: Viewer,
    pub(super) lang: Lang,
    /// Whom this person does not want to hear.
    pub(super) muted: BTreeSet<Member>,
}

/// All sockets of a table.
#[derive(Default)]
pub(super) struct Audience(BTreeMap<SocketId, Socket>);

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn insert(&mut self, id: SocketId, socket: Socket) {
        self.0.insert(id, socket);
    }

    pub(super) fn remove(&mut self, id: SocketId) -> Option<Socket> {
        self.0.remove(&id)
    }

    pub(super) fn get_mut(&mut self, id: SocketId) -> Option<&mut Socket> {
        self.0.get_mut(&id)
    }

    /// The language of a socket.
    pub(super) fn lang(&self, id: SocketId) -> Lang {
        self.0
            .get(&id)
            .map(|socket| socket.lang)
            .unwrap_or_default()
    }

    /// Who looks through a socket; none when its connection is over.
    pub(super) fn viewer(&self, id: SocketId) -> Option<Viewer> {
        Some(self.0.get(&id)?.viewer)
    }

    /// Whom a socket belongs to.
    pub(super) fn member(&self, id: SocketId) -> Option<Member> {
        self.0.get(&id)?.viewer.member()
    }

    /// The socket of a member: there is never more than one.
    pub(super) fn of_member(&self, member: Member) -> Option<SocketId> {
        let own = |(_, socket): &(&SocketId, &Socket)| socket.viewer == Viewer::Member(member);
        self.0.iter().find(own).map(|(&id, _)| id)
    }

    /// How many watch.
    pub(super) fn watching(&self) -> u32 {
        let watchers = self.0.values().filter(|of| of.viewer == Viewer::Watcher);
        watchers.count() as u32
    }

    /// The seats from which members look at the match.
    pub(super) fn seats(&self, room: &Room) -> BTreeSet<Option<Seat>> {
        let members = self.0.values().filter(|of| of.viewer != Viewer::Watcher);
        members.map(|of| of.viewer.seat(room)).collect()
    }

    /// Tells every member of an entry; `room` is the table after it.
    pub(super) fn tell_members(
        &mut self,
        entry: &Written,
        at: i64,
        room: &Room,
        projection: &Projection,
        clock: Option<&Clock>,
    ) {
        // Members without a seat in the match all see the same.
        let mut unseated: Option<Utf8Bytes> = None;
        for socket in self.0.values_mut() {
            let Viewer::Member(_) = socket.viewer else {
                continue;
            };
            let text = || {
                let clock = clock.cloned();
                text_of(&project::news(
                    entry,
                    at,
                    room,
                    socket.viewer,
                    projection,
                    clock,
                ))
            };
            let text = if socket.viewer.seat(room).is_some() && !Leak::OneTextForAll.is_on() {
                text()
            } else {
                unseated.get_or_insert_with(text).clone()
            };
            if Leak::LengthOfAMessage.is_on() {
                let spaces = " ".repeat(leaks::held_on_turn(room) as usize);
                socket.outbox.send_text(format!("{text}{spaces}").into());
                continue;
            }
            socket.outbox.send_text(text);
        }
    }

    /// Tells every member the same.
    pub(super) fn tell_members_all(&mut self, message: &ToClient) {
        let text = text_of(message);
        for socket in self.0.values_mut() {
            if socket.viewer != Viewer::Watcher {
                socket.outbox.send_text(text.clone());
            }
        }
    }

    /// Tells everybody who watches the same.
    pub(super) fn tell_watchers(&mut self, message: &ToClient) {
        let text = text_of(message);
        for socket in self.0.values_mut() {
            if socket.viewer == Viewer::Watcher {
                socket.outbox.send_text(text.clone());
            }
        }
    }

    /// Tells everybody the same, but for one socket.
    pub(super) fn tell_all(&mut self, message: &ToClient, but: Option<SocketId>) {
        let text = text_of(message);
        for (&id, socket) in &mut self.0 {
            if Some(id) != but {
                socket.outbox.send_text(text.clone());
            }
        }
    }

    /// Passes on what a member said to everybody who wants to hear it.
    pub(super) fn pass_on(&mut self, from: Member, message: &ToClient) {
        let text = text_of(message);
        for socket in self.0.values_mut() {
            if !socket.muted.contains(&from) {
                socket.outbox.send_text(text.clone());
            }
        }
    }

    /// Ends the connections of everybody for whom that is true; they are gone from the table at once.
    pub(super) fn close_where(
        &mut self,
        why: End,
        mut which: impl FnMut(SocketId, &Socket) -> bool,
    ) -> Vec<Viewer> {
        let mut closed = Vec::new();
        self.0.retain(|&id, socket| {
            let leaves = which(id, socket);
            if leaves {
                socket.outbox.close(why);
                closed.push(socket.viewer);
            }
            !leaves
        });
        closed
    }

    /// Forgets sockets that nothing reaches any more.
    pub(super) fn sweep(&mut self) -> Vec<Viewer> {
        let mut gone = Vec::new();
        self.0.retain(|_, socket| {
            let closed = socket.outbox.is_closed();
            if closed {
                gone.push(socket.viewer);
            }
            !closed
        });
        gone
    }
}
