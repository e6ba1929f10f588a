//! What a session says and is told.

use crate::check::RoundCheck;
use crate::mirror::{Fault, News};
use crate::wire::Unreachable;
use lastcard_protocol::client::{Act, Emote};
use lastcard_protocol::ids::{CommandId, Member, Seq, TableId, Token};
use lastcard_protocol::server::{ErrorCode, Refused};
use std::net::IpAddr;
use std::time::Duration;

/// Where a session belongs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The table.
    pub table: TableId,
    /// Opens the seat; without it, the session watches.
    pub token: Option<Token>,
    /// The language of sentences for the person, such as `nl`; that of the browser when left out.
    pub lang: Option<String>,
}

/// How a session behaves, for tests and load; the defaults are for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tuning {
    /// The own address to connect from; none to leave it to the system.
    pub from: Option<IpAddr>,
    /// After how much silence a sign of life is asked for.
    pub ping_after: Duration,
    /// After how much silence the connection is given up.
    pub silent: Duration,
    /// How long the answer to the hello may take.
    pub greeting: Duration,
    /// The longest wait before the first attempt to come back; it doubles with every failure.
    pub first_wait: Duration,
    /// The longest wait before any attempt.
    pub longest_wait: Duration,
    /// Whether a share is shown as soon as it is asked for.
    pub shows_shares: bool,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            from: None,
            // The server asks for a sign of life every 20 seconds.
            ping_after: Duration::from_secs(25),
            silent: Duration::from_secs(45),
            greeting: Duration::from_secs(10),
            first_wait: Duration::from_millis(500),
            longest_wait: Duration::from_secs(15),
            shows_shares: true,
        }
    }
}

/// A decision of the person, with the name under which it takes effect once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Its name.
    pub id: CommandId,
    /// The last entry that was applied when the person decided.
    pub seq: Seq,
    /// What.
    pub act: Act,
}

/// The answer to a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It was carried out, and is durable as that entry.
    Done(Seq),
    /// It was not; nothing has changed.
    Refused(Refused),
    /// Something had happened that the person had not seen; nothing was done. The table ends with that entry.
    Stale(Seq),
}

/// What happens in a session.
#[derive(Clone, PartialEq, Debug)]
pub enum Happening {
    /// The table as it stands is known; what was known before is forgotten.
    Welcome,
    /// The connection is back; what was missed follows, up to that entry.
    Resumed(Seq),
    /// An entry was applied.
    News(Box<News>),
    /// Others came or went.
    Presence,
    /// The clock has changed without an entry.
    Clock,
    /// The answer to a command. `again` is said of a second answer to the same one.
    Answered {
        /// The name of the command.
        id: CommandId,
        /// The answer.
        answer: Answer,
        /// Whether it had its answer before.
        again: bool,
    },
    /// The answer to [`super::Session::ask`]: why the move would be refused, if it would.
    Would {
        /// The name of the question.
        id: CommandId,
        /// Why not.
        refused: Option<Refused>,
    },
    /// What was said was not passed on.
    NotSaid(Refused),
    /// Somebody said something.
    Said {
        /// Who.
        member: Member,
        /// What.
        text: String,
    },
    /// Somebody reacted.
    Emoted {
        /// Who.
        member: Member,
        /// How.
        emote: Emote,
    },
    /// The server is alive, and its table ends with that entry.
    Pong(Seq),
    /// The shuffle of a round was checked.
    Checked(Box<RoundCheck>),
    /// The connection is gone; the session comes back by itself after that time.
    Lost {
        /// Why.
        why: Lost,
        /// When the next attempt is made.
        again: Duration,
    },
    /// The session has ended for good. Nothing happens after that.
    Over(Over),
}

/// Why a connection is gone.
#[derive(Clone, PartialEq, Debug)]
pub enum Lost {
    /// No connection was made.
    Unreachable(Unreachable),
    /// It broke off, or nothing came any more.
    Broken,
    /// The other side closed it with that code.
    Closed(u16),
    /// The server says why, with a sentence for the person.
    Ended(ErrorCode, String),
    /// The server said something that cannot be.
    Fault(Fault),
}

/// Why a session has ended for good.
#[derive(Clone, PartialEq, Debug)]
pub enum Over {
    /// The server says why, with a sentence for the person.
    Ended(ErrorCode, String),
    /// The person has left the table, or the server has nothing more to say.
    Finished,
    /// The server closed the connection with a code after which one does not come back.
    Closed(u16),
    /// What answers there is no table server: the status of HTTP.
    NoServer(u16),
    /// The server said again and again what cannot be.
    Fault(Fault),
}
