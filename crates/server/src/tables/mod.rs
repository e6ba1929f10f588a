//! The tables of this server: each one that somebody looks at has a task of its own.
//!
//! A task's memory is a cache of the log: it is made of the log when somebody comes, and goes when nobody
//! has been there for a while. Nothing is told to anybody before it is durable.

mod actor;
mod audience;
mod commands;
mod gallery;
mod hello;
mod outbox;
mod requests;
mod seats;
mod shelf;
mod tickets;
#[cfg(test)]
mod twins;
mod write;

pub(crate) use outbox::{End, Inbox, Outbox, text_of};
pub(crate) use requests::{Hello, NotDone, Records, Request, SocketId};
pub(crate) use tickets::TICKET_TIME;

use crate::faults::Fault;
use crate::limits::Held;
use crate::secrets;
use crate::world::wall_clock;
use actor::Actor;
use lastcard_notation::RulesDocument;
use lastcard_projection as project;
use lastcard_protocol::ids::{Code, TableId, Token};
use lastcard_protocol::rest::Opened;
use lastcard_store::{About, Appended, CommandId, Entry, NewTable, Store, TableKey};
use lastcard_table::log::{Hex, VERSION};
use lastcard_table::{Room, Settings, Written};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

/// How many requests wait for a table.
const WAITING: usize = 256;

/// For how long a short code opens a lobby after something has happened there.
const CODE_TIME: Duration = Duration::from_mins(10);

/// How long a table is kept on which no match was ever begun.
const LOBBIES: Duration = Duration::from_hours(24);
/// How long any other table is kept after its last entry.
const TABLES: Duration = Duration::from_hours(30 * 24);
/// How long records are kept.
const RECORDS: Duration = Duration::from_hours(90 * 24);
/// How often what is too old is looked for.
const KEEP_HOUSE: Duration = Duration::from_hours(1);

/// What every table needs.
pub(crate) struct Shared {
    /// Where tables are kept.
    pub(crate) store: Arc<dyn Store>,
    /// Where people reach this server: scheme, host and prefix, without a slash at the end.
    pub(crate) public_url: String,
    /// The most tables in memory; 0 for no limit.
    pub(crate) most: usize,
    /// Tells when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    /// The moment from which times are counted.
    pub(crate) start: Instant,
}

impl Shared {
    pub(super) fn now(&self) -> Duration {
        self.start.elapsed()
    }

    /// The link that invites people to a table.
    pub(crate) fn link(&self, table: TableId) -> String {
        format!("{}/t/{table}", self.public_url)
    }
}

/// The tables of this server.
#[derive(Clone)]
pub(crate) struct Tables {
    shared: Arc<Shared>,
    resident: Arc<Mutex<HashMap<TableId, mpsc::Sender<Request>>>>,
    sockets: Arc<AtomicU64>,
}

impl Tables {
    pub(crate) fn new(shared: Shared) -> Tables {
        Tables {
            shared: Arc::new(shared),
            resident: Arc::default(),
            sockets: Arc::default(),
        }
    }

    /// What every table needs.
    pub(crate) fn shared(&self) -> &Shared {
        &self.shared
    }

    /// A number for a socket that no other one gets.
    pub(crate) fn next_socket(&self) -> SocketId {
        SocketId(self.sockets.fetch_add(1, Ordering::Relaxed))
    }

    /// Opens a table; the host's name must be one.
    ///
    /// # Errors
    /// When it cannot be written down; nothing is opened then.
    pub(crate) async fn open(
        &self,
        host: String,
        rules: &RulesDocument,
        settings: Settings,
        held: Held,
    ) -> Result<Opened, NotDone> {
        let token = Token::from_bytes(secrets::bytes());
        if self.is_full() {
            return Err(NotDone::TooManyTables);
        }
        let code = secrets::code();
        let now = wall_clock();
        let listed = settings.public;
        let body = Room::open(&rules.to_toml(), settings, (host, project::hash(&token)));
        let entry = Entry {
            seq: 1,
            at: now,
            command: None,
            version: VERSION,
            body: body.to_json(),
            secret: None,
        };
        let table = TableId::from_bytes(secrets::bytes());
        let about = About {
            code: Some((code.to_string(), now + CODE_TIME.as_millis() as i64)),
            listed,
            played: false,
        };
        let new = NewTable {
            table: TableKey(table.to_string()),
            entry,
            about,
        };
        match self.shared.store.create(new).await {
            Ok(Appended::Written) => {}
            // 80 random bits do not meet by chance.
            Ok(Appended::Conflict | Appended::Repeated(_)) => return Err(NotDone::Unavailable),
            Err(error) => {
                tracing::error!(%error, "a table cannot be opened");
                return Err(NotDone::Unavailable);
            }
        }
        // The table is in memory from the start, and with it what its address holds.
        self.sender(table, Some(held)).await?;
        Ok(Opened {
            table,
            member: project::member(1),
            token,
            code: Some(code),
            link: self.shared.link(table),
            seq: project::seq(1),
        })
    }

    /// Sends a request to a table, which is read from the store when it is not in memory.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be read.
    pub(crate) async fn send(&self, table: TableId, request: Request) -> Result<(), NotDone> {
        let mut request = request;
        // A table that goes out of memory just now is read again.
        for _ in 0..3 {
            let sender = self.sender(table, None).await?;
            match sender.send(request).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => request = back,
            }
            self.forget(table, &sender);
        }
        Err(NotDone::Unavailable)
    }

    /// Asks a table something.
    ///
    /// # Errors
    /// As [`Tables::send`], and when the table goes while it is asked.
    pub(crate) async fn ask<T>(
        &self,
        table: TableId,
        request: impl FnOnce(oneshot::Sender<T>) -> Request,
    ) -> Result<T, NotDone> {
        let (answer, answered) = oneshot::channel();
        self.send(table, request(answer)).await?;
        answered.await.map_err(|_| NotDone::Unavailable)
    }

    /// The table that a short code opens now.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub(crate) async fn by_code(&self, code: Code) -> Result<Option<TableId>, NotDone> {
        let found = self.shared.store.by_code(code.to_string(), wall_clock());
        let found = found.await.map_err(unavailable)?;
        Ok(found.and_then(|TableKey(key)| key.parse().ok()))
    }

    /// The names of public tables with a free seat.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub(crate) async fn listed(&self, most: u32) -> Result<Vec<TableId>, NotDone> {
        let found = self.shared.store.public_tables(most).await;
        let found = found.map_err(unavailable)?;
        let keys = found.into_iter().map(|(TableKey(key), _)| key.parse());
        Ok(keys.filter_map(Result::ok).collect())
    }

    /// Forgets what nobody needs any more, now and then, until the server stops.
    pub(crate) async fn keep_house(self) {
        let mut stopping = self.shared.stopping.clone();
        loop {
            let now = wall_clock();
            let before = |time: Duration| now - time.as_millis() as i64;
            let (lobby, all, records) = (before(LOBBIES), before(TABLES), before(RECORDS));
            match self.shared.store.forget(lobby, all, records).await {
                Ok(0) => {}
                Ok(forgotten) => tracing::info!(forgotten, "old tables are gone"),
                Err(error) => tracing::warn!(%error, "old tables could not be removed"),
            }
            tokio::select! {
                () = tokio::time::sleep(KEEP_HOUSE) => {}
                _ = stopping.wait_for(|stops| *stops) => return,
            }
        }
    }

    async fn sender(
        &self,
        table: TableId,
        held: Option<Held>,
    ) -> Result<mpsc::Sender<Request>, NotDone> {
        if let Some(sender) = self.lock().get(&table) {
            return Ok(sender.clone());
        }
        let log = read(&self.shared, table, 0).await?;
        if log.is_empty() {
            return Err(NotDone::NoTable);
        }
        let code = self.code_of(table).await?;
        let (sender, requests) = mpsc::channel(WAITING);
        let most = self.shared.most;
        let mut resident = self.lock();
        // Somebody else may have read it meanwhile.
        if let Some(sender) = resident.get(&table) {
            return Ok(sender.clone());
        }
        if most > 0 && resident.len() >= most {
            return Err(NotDone::TooManyTables);
        }
        let actor =
            Actor::new(self.clone(), table, log, code, requests, held).map_err(|error| {
                tracing::error!(%table, %error, "the log of a table cannot be used");
                NotDone::Unavailable
            })?;
        resident.insert(table, sender.clone());
        tokio::spawn(Box::new(actor).run());
        Ok(sender)
    }

    /// The code that opens a table and until when, as the store knows it: one that nobody could use must not be
    /// shown. A table without one gets a new one, which is shown as soon as it is written down.
    async fn code_of(&self, table: TableId) -> Result<(Code, i64), NotDone> {
        let known = self.shared.store.about(TableKey(table.to_string())).await;
        let code = known
            .map_err(unavailable)?
            .and_then(|known| known.about.code);
        let kept = code.and_then(|(code, until)| Some((code.parse().ok()?, until)));
        Ok(kept.unwrap_or_else(|| (secrets::code(), 0)))
    }

    /// Whether no further table finds room.
    fn is_full(&self) -> bool {
        self.shared.most > 0 && self.lock().len() >= self.shared.most
    }

    /// Takes a table out of the list of those in memory, if it is still the one that was meant.
    fn forget(&self, table: TableId, sender: &mpsc::Sender<Request>) {
        let mut resident = self.lock();
        let same = resident.get(&table);
        if same.is_some_and(|other| other.same_channel(sender)) {
            resident.remove(&table);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Request>>> {
        // The map is whole at every moment, also after a panic elsewhere.
        self.resident.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An entry with the time at which it was written.
#[derive(Clone, Debug)]
struct Dated {
    at: i64,
    /// The client's name for the command that it came of.
    command: Option<CommandId>,
    entry: Written,
}

/// The entries of a table above `after`.
async fn read(shared: &Shared, table: TableId, after: u64) -> Result<Vec<Dated>, NotDone> {
    let key = TableKey(table.to_string());
    let entries = shared.store.read(key, after).await.map_err(unavailable)?;
    entries
        .into_iter()
        .map(dated)
        .collect::<Result<_, _>>()
        .map_err(|error| {
            tracing::error!(%table, %error, "an entry of a log cannot be read");
            NotDone::Unavailable
        })
}

fn dated(entry: Entry) -> Result<Dated, lastcard_table::log::LogError> {
    let Entry {
        seq,
        at,
        command,
        version,
        body,
        secret,
    } = entry;
    let body = lastcard_table::log::Body::from_json(version, &body)?;
    let secret = secret.map(|mut secret| {
        if Fault::OtherCardsAfterRestart.is_on() {
            secret.0.reverse();
        }
        secret
    });
    let secret = secret.and_then(|secret| secrets::server_secret(&secret.0));
    Ok(Dated {
        at,
        command,
        entry: Written { seq, body, secret },
    })
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it is what `map_err` passes on"
)]
fn unavailable(error: lastcard_store::StoreError) -> NotDone {
    tracing::error!(%error, "the store does not answer");
    NotDone::Unavailable
}

/// The hash of a token or a ticket, as it is kept.
pub(crate) type Kept = Hex<32>;
