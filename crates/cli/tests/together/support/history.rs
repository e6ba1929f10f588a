//! What one client did and saw, in the order in which it did.

use lastcard_client::{Answer, News, RoundCheck};
use lastcard_engine::View;
use lastcard_protocol::client::Act;
use lastcard_protocol::game::RefusalCode;
use lastcard_protocol::ids::{CommandId, Member};
use std::sync::atomic::{AtomicU64, Ordering};

/// A moment: of two, the later one is the greater one, whichever clients they belong to.
pub(crate) type Tick = u64;

/// The moment now.
pub(crate) fn now() -> Tick {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::SeqCst)
}

/// What one client did and saw.
#[derive(Clone, Default, Debug)]
pub(crate) struct History {
    /// Who it is, once it knows.
    pub(crate) member: Option<Member>,
    /// Everything, in order.
    pub(crate) seen: Vec<Seen>,
    /// Every command.
    pub(crate) commands: Vec<Sent>,
    /// What the checks of shuffles found.
    pub(crate) checks: Vec<RoundCheck>,
    /// What the client found wrong by itself.
    pub(crate) faults: Vec<String>,
    /// How often the connection was lost.
    pub(crate) lost: u32,
    /// How often the client went on where it was.
    pub(crate) resumed: u32,
    /// How often it got the table anew.
    pub(crate) welcomes: u32,
}

/// Something that a client was told of its table.
#[derive(Clone, Debug)]
pub(crate) enum Seen {
    /// The whole table after that entry.
    Welcome { seq: u64, view: Option<View> },
    /// An entry, and the game after it as the client has it.
    News {
        at: Tick,
        news: News,
        view: Option<View>,
    },
}

/// A command and its answers.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) id: CommandId,
    /// The last entry that the client had seen.
    pub(crate) seq: u64,
    pub(crate) act: Act,
    /// When it was sent first.
    pub(crate) at: Tick,
    /// What was answered, and when.
    pub(crate) answers: Vec<(Tick, Answer)>,
}

impl Sent {
    /// The entry as which it is durable, as the server said.
    pub(crate) fn done(&self) -> Option<(Tick, u64)> {
        self.answers.iter().find_map(|(at, answer)| match answer {
            Answer::Done(seq) => Some((*at, seq.get())),
            _ => None,
        })
    }

    /// Whether it was answered for good with a refusal.
    pub(crate) fn is_refused(&self) -> bool {
        self.answers.iter().any(|(_, answer)| match answer {
            // Nothing was done, and it may be tried again under its name.
            Answer::Refused(why) => why.code != RefusalCode::Unavailable,
            Answer::Stale(_) => true,
            Answer::Done(_) => false,
        })
    }
}
