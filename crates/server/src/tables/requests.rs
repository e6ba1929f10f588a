//! What the task of a table is asked for.

use super::outbox::Outbox;
use lastcard_protocol::client::{Act, Emote};
use lastcard_protocol::game::Move;
use lastcard_protocol::ids::{CommandId, Member, Seq, Ticket, Token};
use lastcard_protocol::rest::{Invitation, PublicTable, Seated};
use lastcard_protocol::server::ErrorCode;
use lastcard_store::FinishedMatch;
use lastcard_table::Refused;
use lastcard_texts::Lang;
use std::time::Duration;
use tokio::sync::oneshot;

/// A socket of a table: a number that no other one gets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct SocketId(pub(crate) u64);

/// Somebody opens a socket.
#[derive(Debug)]
pub(crate) struct Hello {
    pub(crate) socket: SocketId,
    pub(crate) outbox: Outbox,
    pub(crate) token: Option<Token>,
    pub(crate) since: Option<Seq>,
    pub(crate) lang: Lang,
}

/// Something that a table is asked for.
#[derive(Debug)]
pub(crate) enum Request {
    /// A socket is opened; what it must know at once is sent to it before the answer.
    Hello(Box<Hello>, oneshot::Sender<Result<(), ErrorCode>>),
    /// A socket is gone.
    Bye(SocketId),
    /// A command.
    Command(SocketId, CommandId, Seq, Box<Act>),
    /// Whether a move would be refused.
    Ask(SocketId, CommandId, Box<Move>),
    /// A text to the table.
    Say(SocketId, String),
    /// A reaction to the table.
    Emote(SocketId, Emote),
    /// Hide what somebody says, or show it again.
    Mute(SocketId, Member, bool),
    /// A sign of life.
    Ping(SocketId),
    /// How long a message took to a socket and back.
    Latency(SocketId, Duration),
    /// Somebody takes a seat.
    Join(String, oneshot::Sender<Result<Seated, NotDone>>),
    /// A ticket to move a seat.
    Move(Token, oneshot::Sender<Result<Ticket, NotDone>>),
    /// A ticket is used.
    Claim(Ticket, oneshot::Sender<Result<Seated, NotDone>>),
    /// What somebody sees of the table before sitting down.
    Invite(oneshot::Sender<Invitation>),
    /// What the public list says of the table.
    List(oneshot::Sender<PublicTable>),
    /// How many matches were begun, and the record of the last one that came to its end, if it is not put away yet.
    Records(oneshot::Sender<Result<Records, NotDone>>),
}

/// The matches of a table.
#[derive(Debug)]
pub(crate) struct Records {
    /// How many were begun.
    pub(crate) matches: u32,
    /// The last one that came to its end, if it is not put away yet.
    pub(crate) last: Option<FinishedMatch>,
}

/// Why a request was not carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotDone {
    /// By the order of the table.
    Refused(Refused),
    /// The token opens no seat.
    BadToken,
    /// The ticket moves no seat, or no longer.
    BadTicket,
    /// The store cannot be written to or read.
    Unavailable,
    /// There is no such table, or no longer.
    NoTable,
    /// The server has as many tables in memory as it takes.
    TooManyTables,
}
