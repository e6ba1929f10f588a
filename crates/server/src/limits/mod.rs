//! What one socket, one address and everybody together may do, and how often.
//!
//! Every answer is at once; nothing waits here. Addresses are known only as numbers under a key that lives in
//! memory and is changed every day, and are forgotten when their limits are whole again.

mod address;
mod bucket;
mod settings;

pub use address::Held;
pub use bucket::{Bucket, Quota};
pub use settings::LimitSettings;

use crate::metrics;
use address::{Address, Addresses, Buckets, Counts, lock};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

/// A limit that stopped something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Connections of everybody.
    Connections,
    /// Connections of one address.
    ConnectionsOfAddress,
    /// Connections that one address opens in a minute.
    Connects,
    /// Sockets of one address.
    Sockets,
    /// Tables that one address makes in an hour.
    Tables,
    /// Tables of one address that are open at a time.
    OpenTables,
    /// Short codes that one address tries in a minute.
    CodeGuesses,
    /// Short codes that everybody tries in a minute.
    AllCodeGuesses,
    /// Estimates that one address has worked out in a minute.
    Estimates,
    /// Requests of one address.
    Requests,
    /// Messages on one socket.
    Messages,
    /// Chat on one socket.
    Chat,
}

impl Limit {
    /// Its name in metrics and answers.
    pub const fn code(self) -> &'static str {
        match self {
            Limit::Connections => "connections",
            Limit::ConnectionsOfAddress => "connections_of_address",
            Limit::Connects => "connects",
            Limit::Sockets => "sockets",
            Limit::Tables => "tables",
            Limit::OpenTables => "open_tables",
            Limit::CodeGuesses => "code_guesses",
            Limit::AllCodeGuesses => "all_code_guesses",
            Limit::Estimates => "estimates",
            Limit::Requests => "requests",
            Limit::Messages => "messages",
            Limit::Chat => "chat",
        }
    }
}

/// Something was stopped by a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Which.
    pub limit: Limit,
    /// After how long it is worth trying again.
    pub retry_after: Duration,
}

impl Refused {
    /// The time to wait in whole seconds, at least 1: what an answer says in `Retry-After`.
    pub const fn seconds(&self) -> u64 {
        let whole = self.retry_after.as_secs();
        if self.retry_after.subsec_nanos() > 0 || whole == 0 {
            whole + 1
        } else {
            whole
        }
    }
}

/// The limits of a server.
pub struct Limits {
    clock: Box<dyn Fn() -> Duration + Send + Sync>,
    addresses: Addresses,
    connections: Counts,
    connects: Buckets,
    sockets: Counts,
    socket_connects: Buckets,
    tables: Buckets,
    open_tables: Counts,
    code_guesses: Buckets,
    all_code_guesses: (Option<Quota>, Mutex<Bucket>),
    estimates: Buckets,
    requests: Buckets,
    messages: Option<Quota>,
    chat: Option<Quota>,
}

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);

/// A page opens some connections to fetch its parts besides the one socket that it plays over.
const CONNECTIONS_FOR_A_SOCKET: u32 = 4;

impl Limits {
    /// Limits by the clock of the runtime.
    pub fn new(settings: &LimitSettings) -> Arc<Limits> {
        let start = Instant::now();
        Limits::with_clock(settings, move || start.elapsed())
    }

    /// Limits by a clock that never goes back.
    pub fn with_clock(
        settings: &LimitSettings,
        clock: impl Fn() -> Duration + Send + Sync + 'static,
    ) -> Arc<Limits> {
        let bursting = |number: u32, times: u32| {
            let quota = Quota::new(number, SECOND)?;
            Some(quota.burst(number.saturating_mul(times)))
        };
        let per_address = |number: u32| number.saturating_mul(CONNECTIONS_FOR_A_SOCKET);
        let connects = settings.connects_per_minute;
        Arc::new(Limits {
            clock: Box::new(clock),
            addresses: Addresses::new(),
            connections: Counts::new(per_address(settings.sockets_per_address)),
            connects: Buckets::new(Quota::new(per_address(connects), MINUTE)),
            sockets: Counts::new(settings.sockets_per_address),
            socket_connects: Buckets::new(Quota::new(connects, MINUTE)),
            tables: Buckets::new(Quota::new(settings.tables_per_hour, HOUR)),
            open_tables: Counts::new(settings.open_tables),
            code_guesses: Buckets::new(Quota::new(settings.code_guesses_per_minute, MINUTE)),
            all_code_guesses: (
                Quota::new(settings.all_code_guesses_per_minute, MINUTE),
                Mutex::default(),
            ),
            estimates: Buckets::new(Quota::new(settings.estimates_per_minute, MINUTE)),
            requests: Buckets::new(bursting(settings.requests_per_second, 4)),
            messages: bursting(settings.messages_per_second, 2),
            chat: bursting(settings.chats_per_second, 5),
        })
    }

    /// A connection from an address, held as long as it is open.
    ///
    /// # Errors
    /// When the address has too many, or opens them too fast.
    pub fn connection(&self, peer: IpAddr) -> Result<Held, Refused> {
        let (address, now) = self.number(peer);
        take(&self.connects, Limit::Connects, address, now)?;
        hold(&self.connections, Limit::ConnectionsOfAddress, address)
    }

    /// A socket of an address, held as long as it is open.
    ///
    /// # Errors
    /// When the address has too many, or opens them too fast.
    pub fn socket(&self, peer: IpAddr) -> Result<Held, Refused> {
        let (address, now) = self.number(peer);
        take(&self.socket_connects, Limit::Connects, address, now)?;
        hold(&self.sockets, Limit::Sockets, address)
    }

    /// A table made by an address, held as long as it counts as open.
    ///
    /// # Errors
    /// When the address has too many, or makes them too fast.
    pub fn table(&self, peer: IpAddr) -> Result<Held, Refused> {
        let (address, now) = self.number(peer);
        let held = hold(&self.open_tables, Limit::OpenTables, address)?;
        take(&self.tables, Limit::Tables, address, now)?;
        Ok(held)
    }

    /// A short code tried by an address, whether it opens a table or not.
    ///
    /// # Errors
    /// When the address, or everybody together, has tried too many.
    pub fn code_guess(&self, peer: IpAddr) -> Result<(), Refused> {
        let (address, now) = self.number(peer);
        take(&self.code_guesses, Limit::CodeGuesses, address, now)?;
        let (quota, bucket) = &self.all_code_guesses;
        let Some(quota) = quota else {
            return Ok(());
        };
        let taken = lock(bucket).take(*quota, now);
        taken.map_err(|wait| refuse(Limit::AllCodeGuesses, wait))
    }

    /// An estimate that is worked out for an address.
    ///
    /// # Errors
    /// When the address has had too many.
    pub fn estimate(&self, peer: IpAddr) -> Result<(), Refused> {
        let (address, now) = self.number(peer);
        take(&self.estimates, Limit::Estimates, address, now)
    }

    /// Any request of an address under `/api`.
    ///
    /// # Errors
    /// When there are too many.
    pub fn request(&self, peer: IpAddr) -> Result<(), Refused> {
        let (address, now) = self.number(peer);
        take(&self.requests, Limit::Requests, address, now)
    }

    fn number(&self, peer: IpAddr) -> (Address, Duration) {
        let now = (self.clock)();
        (self.addresses.number(peer, now), now)
    }
}

/// What one socket may still send.
pub struct SocketLimits {
    limits: Arc<Limits>,
    messages: Bucket,
    chat: Bucket,
}

impl SocketLimits {
    /// A socket that has sent nothing.
    pub fn new(limits: &Arc<Limits>) -> SocketLimits {
        SocketLimits {
            limits: Arc::clone(limits),
            messages: Bucket::default(),
            chat: Bucket::default(),
        }
    }

    /// A message of any kind.
    ///
    /// # Errors
    /// When there are too many.
    pub fn message(&mut self) -> Result<(), Refused> {
        let limits = &self.limits;
        spend(&mut self.messages, limits.messages, limits, Limit::Messages)
    }

    /// A line of chat or an emote; it is a message, too, which is asked for apart.
    ///
    /// # Errors
    /// When there are too many.
    pub fn chat(&mut self) -> Result<(), Refused> {
        let limits = &self.limits;
        spend(&mut self.chat, limits.chat, limits, Limit::Chat)
    }
}

fn spend(
    bucket: &mut Bucket,
    quota: Option<Quota>,
    limits: &Limits,
    limit: Limit,
) -> Result<(), Refused> {
    let taken = quota.map_or(Ok(()), |quota| bucket.take(quota, (limits.clock)()));
    taken.map_err(|wait| refuse(limit, wait))
}

fn take(buckets: &Buckets, limit: Limit, address: Address, now: Duration) -> Result<(), Refused> {
    buckets
        .take(address, now)
        .map_err(|wait| refuse(limit, wait))
}

fn hold(counts: &Counts, limit: Limit, address: Address) -> Result<Held, Refused> {
    // Nobody knows when one of them will be let go of.
    const LATER: Duration = Duration::from_secs(10);
    counts.hold(address).ok_or_else(|| refuse(limit, LATER))
}

/// Every refusal is counted here.
pub(crate) fn refuse(limit: Limit, retry_after: Duration) -> Refused {
    metrics::refused(limit);
    Refused { limit, retry_after }
}

#[cfg(test)]
mod tests;
