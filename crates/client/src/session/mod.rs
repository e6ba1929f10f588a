//! A client at a table: one connection after the other, and what stays the same meanwhile.

mod line;
mod messages;
#[cfg(test)]
mod tests;
mod types;

pub use types::{Answer, Command, Entry, Happening, Lost, Over, Tuning};

use crate::address::Server;
use crate::mirror::Mirror;
use crate::random;
use crate::shares::Shares;
use lastcard_protocol::client::{Act, Emote, ToServer};
use lastcard_protocol::game::Move;
use lastcard_protocol::ids::{CommandId, Hex32, Member, Seq};
use lastcard_protocol::limits::TooLong;
use lastcard_protocol::server::ErrorCode;
use lastcard_protocol::to_json;
use line::Line;
use std::collections::VecDeque;
use std::fmt;
use std::future::poll_fn;
use tokio::time::Instant;

/// A client at a table.
///
/// It does nothing by itself: [`Session::next`] drives connections, heartbeats and everything else, and can be dropped
/// at any moment and called again. Commands go out while it is awaited.
///
/// A command is kept until its answer has come, and sent again under the same name after every new connection, so it
/// takes effect once.
pub struct Session {
    server: Server,
    entry: Entry,
    tuning: Tuning,
    line: Line,
    /// Texts to be written on this connection, in order.
    out: VecDeque<String>,
    /// Commands without an answer, the oldest first.
    pending: Vec<Command>,
    told: VecDeque<Happening>,
    mirror: Option<Mirror>,
    shares: Shares,
    /// Whether the next hello asks for the whole table.
    anew: bool,
    /// Whether the server has answered the hello of this connection.
    greeted: bool,
    /// The entry up to which a resumed session is told what it missed.
    catching_up: Seq,
    /// How many attempts in a row failed.
    failures: u32,
    /// How many faults in a row were found.
    faults: u32,
    /// When this connection was made.
    opened: Instant,
    /// When something last came.
    heard: Instant,
    /// Whether a sign of life was asked for since then.
    pinged: bool,
    /// The reason that the server gave before it closes.
    ended: Option<(ErrorCode, String)>,
}

impl Session {
    /// A session at that server; it connects once [`Session::next`] is awaited.
    pub fn new(server: Server, entry: Entry, tuning: Tuning) -> Session {
        Session {
            line: Line::start(&server, tuning),
            server,
            entry,
            tuning,
            out: VecDeque::new(),
            pending: Vec::new(),
            told: VecDeque::new(),
            mirror: None,
            shares: Shares::default(),
            anew: true,
            greeted: false,
            catching_up: Seq::MIN,
            failures: 0,
            faults: 0,
            opened: Instant::now(),
            heard: Instant::now(),
            pinged: false,
            ended: None,
        }
    }

    /// What happens next; none when the session is over.
    pub async fn next(&mut self) -> Option<Happening> {
        poll_fn(|cx| self.poll(cx)).await
    }

    /// The table, once it is known.
    pub const fn mirror(&self) -> Option<&Mirror> {
        self.mirror.as_ref()
    }

    /// This client's part in the shuffle.
    pub const fn shares(&self) -> &Shares {
        &self.shares
    }

    /// Whether the server has answered the hello of a connection that stands.
    pub const fn is_connected(&self) -> bool {
        self.greeted
    }

    /// The commands that have no answer yet, the oldest first.
    pub fn pending(&self) -> &[Command] {
        &self.pending
    }

    /// Makes a decision of the person a command: what was seen when it was made goes with it.
    pub fn command(&self, act: Act) -> Command {
        Command {
            id: CommandId(random::bytes()),
            seq: self.mirror.as_ref().map_or(Seq::MIN, Mirror::seq),
            act,
        }
    }

    /// Sends a command, and keeps it until its answer has come. Sent a second time, it is only sent again.
    ///
    /// # Errors
    /// When it is longer than the protocol allows; then it is not sent.
    pub fn submit(&mut self, command: Command) -> Result<CommandId, TooLong> {
        let message = message_of(&command);
        message.check()?;
        let id = command.id;
        if self.greeted {
            self.send(&message);
        }
        if self.pending.iter().all(|known| known.id != id) {
            self.pending.push(command);
        }
        Ok(id)
    }

    /// Decides and sends.
    ///
    /// # Errors
    /// As [`Session::submit`].
    pub fn act(&mut self, act: Act) -> Result<CommandId, TooLong> {
        let command = self.command(act);
        self.submit(command)
    }

    /// Makes a share for the next shuffle, and gives the promise of it: for commands that are sent later.
    pub fn promise(&mut self) -> Option<Hex32> {
        let mirror = self.mirror.as_ref()?;
        self.shares.promise(mirror)
    }

    /// Is ready for the next deal, with a share in its shuffle where the table has that.
    pub fn ready(&mut self) -> CommandId {
        let promise = self.promise();
        self.certain(Act::Ready { promise })
    }

    /// Begins the match or deals the next round as the host, with a share in the shuffle where the table has that.
    pub fn start(&mut self) -> CommandId {
        let promise = self.promise();
        self.certain(Act::Start { promise })
    }

    /// Says something to the table. It is not repeated when the connection breaks.
    pub fn say(&mut self, text: impl Into<String>) {
        self.now(&ToServer::Say { text: text.into() });
    }

    /// Reacts. It is not repeated when the connection breaks.
    pub fn emote(&mut self, emote: Emote) {
        self.now(&ToServer::Emote { emote });
    }

    /// Hides what a member says, or shows it again.
    pub fn mute(&mut self, member: Member, muted: bool) {
        self.now(&ToServer::Mute { member, muted });
    }

    /// Asks what a move would be refused for; the answer bears this name.
    pub fn ask(&mut self, play: Move) -> CommandId {
        let id = CommandId(random::bytes());
        self.now(&ToServer::Ask { id, play });
        id
    }

    /// Asks for a sign of life with the last entry of the table.
    pub fn ping(&mut self) {
        let seq = self.mirror.as_ref().map_or(Seq::MIN, Mirror::seq);
        self.now(&ToServer::Ping { seq });
    }

    /// Sends a text as it is, whatever it says: for tests.
    pub fn send_text(&mut self, text: impl Into<String>) {
        self.out.push_back(text.into());
    }

    /// Tries at once to come back, because the person asks for it or the network has returned.
    pub fn hurry(&mut self) {
        if matches!(self.line, Line::Waiting(_)) {
            self.line = Line::start(&self.server, self.tuning);
        }
    }

    /// Drops the connection without a word, as a network that breaks: for tests. The session comes back by itself.
    pub fn drop_line(&mut self) {
        if !matches!(self.line, Line::Over) {
            self.lost(Lost::Broken);
        }
    }

    /// Asks for the whole table with the next hello, as a client that was started anew.
    pub fn forget(&mut self) {
        self.anew = true;
    }

    /// Closes the connection in good order. The seat stays.
    pub async fn close(mut self) {
        if let Line::Open(wire, _) = &mut self.line {
            // Who is gone already needs no word.
            let _ = wire.close().await;
        }
    }

    fn certain(&mut self, act: Act) -> CommandId {
        let command = self.command(act);
        let id = command.id;
        // Nothing in it has a length of its own, so it is never too long.
        let _ = self.submit(command);
        id
    }

    /// Sends what is worth nothing later, if there is a connection.
    fn now(&mut self, message: &ToServer) {
        if self.greeted && message.check().is_ok() {
            self.send(message);
        }
    }

    fn send(&mut self, message: &ToServer) {
        // What a client sends has no map and no number that JSON cannot write.
        self.out.push_back(to_json(message));
    }
}

impl fmt::Debug for Session {
    /// Says nothing of the token.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("server", &self.server)
            .field("table", &self.entry.table)
            .field("greeted", &self.greeted)
            .field("pending", &self.pending)
            .finish_non_exhaustive()
    }
}

fn message_of(command: &Command) -> ToServer {
    ToServer::Command {
        id: command.id,
        seq: command.seq,
        act: command.act.clone(),
    }
}
