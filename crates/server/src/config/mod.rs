//! What a host decides: where the server listens, where it keeps its tables, under which address people reach it.

mod check;
mod draft;
mod file;
mod public_url;

pub use draft::{ConfigProblem, Draft, Source};
pub use public_url::PublicUrl;

use crate::limits::LimitSettings;
use crate::logging::LogFormat;
use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};

/// The settings of a server, checked. [`Draft`] makes one of flags, variables and a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where players connect. Port 0 takes any that is free.
    pub addr: SocketAddr,
    /// Where metrics and health are told, if anywhere. Nothing there is meant for the world.
    pub admin_addr: Option<SocketAddr>,
    /// Where tables are kept.
    pub data: DataAddress,
    /// The address under which people reach the server: it stands in links and QR codes. Without one it
    /// is that at which the server listens.
    pub public_url: Option<PublicUrl>,
    /// How many proxies stand between players and the server, each of which adds to `X-Forwarded-For`.
    pub trusted_proxies: u8,
    /// Pages besides the server's own that may speak to it, as browsers write their origins.
    pub allowed_origins: Vec<String>,
    /// What one address and everybody together may do.
    pub limits: LimitSettings,
    /// The form of the log.
    pub log: LogFormat,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            admin_addr: None,
            data: DataAddress("lastcard.db".to_owned()),
            public_url: None,
            trusted_proxies: 0,
            allowed_origins: Vec::new(),
            limits: LimitSettings::default(),
            log: LogFormat::default(),
        }
    }
}

/// The file of the store, or the `postgres://` address of its database. It may hold a password, so it is shown
/// nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct DataAddress(pub String);

impl fmt::Debug for DataAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DataAddress(…)")
    }
}

#[cfg(test)]
mod tests;
