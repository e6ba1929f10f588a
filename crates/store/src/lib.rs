//! Where tables are kept: a log for each table, and the records of finished matches.
//!
//! [`Store`] is the one way to it; [`open()`] gives the one for an address: a file for `SQLite`, or
//! `postgres://…`. An entry is durable when [`Store::append`] returns, and not before. What an entry means
//! is not known here: its body is a text.
//!
//! No text that is kept may hold the character U+0000, which `PostgreSQL` cannot keep: such an entry is refused.

mod batch;
mod commit;
mod error;
mod open;
mod packed;
mod postgres;
mod queue;
mod rows;
mod sqlite;

pub use error::StoreError;
pub use open::open;

use std::future::Future;
use std::pin::Pin;

/// The place of an entry in the log of its table: 1, 2, 3 … without a gap.
pub type Seq = u64;

/// Milliseconds since 1970 in UTC, by the clock of the server that wrote it.
pub type Millis = i64;

/// 128 bits by which a client names a command, so that a repeat is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandId(pub [u8; 16]);

/// An accepted command and everything that came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its place.
    pub seq: Seq,
    /// When it was accepted.
    pub at: Millis,
    /// The client's name for the command; none for what the server does by itself.
    pub command: Option<CommandId>,
    /// The version of the form of `body`.
    pub version: u16,
    /// What came of it.
    pub body: String,
    /// What must survive a crash and must never be read by anybody: the server's part of a shuffle. It is
    /// stored apart from the body.
    pub secret: Option<Secret>,
}

/// Bytes that never appear in a log, a message or a `Debug` text.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub Vec<u8>);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What a store gives back, later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A place where tables are kept.
///
/// Every method may be called at the same time from anywhere; appends that meet are committed together.
pub trait Store: Send + Sync + 'static {
    /// Makes a new table with its first entry, which has `seq` 1. [`Appended::Conflict`] when there is a table
    /// of that name, or another `seq`; [`Appended::Repeated`] when the command of the entry is in the log of
    /// that table. The name has 1 to 64 characters.
    fn create(&self, new: NewTable) -> Later<'_, Appended>;

    /// Appends an entry to a table, durably: when this returns [`Appended::Written`], no loss of power takes the
    /// entry away again. The key `(table, seq)` decides between writers.
    ///
    /// Wait for the answer before the next entry of the same table is appended: of two on the way, the second may
    /// come to stand after somebody else's first. An error may come although the entry is written, when the
    /// database was lost at the wrong moment; the log tells. Dropping the future does not take the entry back.
    fn append(&self, table: TableKey, entry: Entry, about: About) -> Later<'_, Appended>;

    /// The entries of a table with a `seq` above `after`, in order, with their secrets. Empty for a table
    /// that is not there and for one that has no more.
    fn read(&self, table: TableKey, after: Seq) -> Later<'_, Vec<Entry>>;

    /// At which place a command stands in the log of a table, if it does.
    fn find(&self, table: TableKey, command: CommandId) -> Later<'_, Option<Seq>>;

    /// What is known of a table without reading its log.
    fn about(&self, table: TableKey) -> Later<'_, Option<Known>>;

    /// The table that a short code opens now: the code is in use and has not expired at that time. Codes are
    /// not unique here; of several tables, the one whose code is in use for longest.
    fn by_code(&self, code: String, now: Millis) -> Later<'_, Option<TableKey>>;

    /// Tables that are to be shown in the public list, those with the newest entry first, at most so many.
    fn public_tables(&self, most: u32) -> Later<'_, Vec<(TableKey, Known)>>;

    /// Keeps the record of a finished match, and puts `restored` in the place of all entries up to and with its
    /// own `seq`, in one transaction. Entries above stay, and so does everything that is known of the table. A
    /// second call for the same match changes nothing. Commands of entries that are gone are no longer found,
    /// except the one that `restored` names. [`StoreError::Refused`] when no entry stands at that `seq`.
    fn finish(&self, table: TableKey, record: FinishedMatch, restored: Entry) -> Later<'_, ()>;

    /// The record of a match of a table: its text.
    fn record(&self, table: TableKey, number: u32) -> Later<'_, Option<FinishedMatch>>;

    /// Forgets tables that have had no entry since: those without a match since `lobby`, all others since
    /// `all`, and records of matches that ended before `records`. Gives the number of tables forgotten. The
    /// records of a table that is forgotten stay until their own time has come.
    fn forget(&self, lobby: Millis, all: Millis, records: Millis) -> Later<'_, u64>;

    /// How many tables there are.
    fn count(&self) -> Later<'_, u64>;

    /// Whether the store answers and can be written to: writes something, durably.
    fn ready(&self) -> Later<'_, ()>;

    /// Writes what waits and lets go of files and connections. Whatever is asked after this is refused with
    /// [`StoreError::Unavailable`].
    fn close(&self) -> Later<'_, ()>;
}

/// The name of a table: 80 random bits in base 32, 16 small letters and digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableKey(pub String);

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name.
    pub table: TableKey,
    /// Its first entry.
    pub entry: Entry,
    /// What is known of it from the start.
    pub about: About,
}

/// What lists and searches need of a table; written with every entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The short code while it opens the lobby, and until when.
    pub code: Option<(String, Millis)>,
    /// Whether the table is to be shown in the public list.
    pub listed: bool,
    /// Whether a match has ever begun.
    pub played: bool,
}

/// What is known of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The `seq` of the last entry.
    pub head: Seq,
    /// When it was written.
    pub updated: Millis,
    /// The rest.
    pub about: About,
}

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is written, and will be there after any crash.
    Written,
    /// Somebody else wrote that `seq`, the `seq` is not the next one, or the table is not there: read again, and decide again.
    Conflict,
    /// The command is in the log already, at that place: it was carried out before.
    Repeated(Seq),
}

/// A match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedMatch {
    /// 1 for the first match of the table.
    pub number: u32,
    /// When it ended.
    pub at: Millis,
    /// The match record. It is kept compressed.
    pub record: String,
}
