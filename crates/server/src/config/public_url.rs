//! The address under which people reach the server.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use url::Url;

/// Scheme, host, port and possibly a path below which everything of the server is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    url: Url,
    /// As text, without a slash at its end.
    base: String,
    /// The path: empty, or with a slash at its beginning and none at its end.
    prefix: String,
}

/// Where the server's own paths begin.
const OUR_PATHS: [&str; 4] = ["api", "assets", "t", "ws"];

impl PublicUrl {
    /// Reads an address such as `https://cards.example` or `https://example.org/uno`.
    ///
    /// # Errors
    /// When it cannot be one; the sentence says what it must be.
    pub fn parse(text: &str) -> Result<PublicUrl, String> {
        let fault = |what: &str| {
            Err(format!(
                "this cannot be the address of the server: {what}; write it like https://cards.example or \
                 https://example.org/uno"
            ))
        };
        let Ok(url) = Url::parse(text) else {
            return fault("it is no address of a site");
        };
        if !matches!(url.scheme(), "http" | "https") {
            return fault("it must begin with http:// or https://");
        }
        if !url.username().is_empty() || url.password().is_some() {
            return fault("it holds a user name, which would stand in every link");
        }
        if url.query().is_some() || url.fragment().is_some() {
            return fault("it holds a ? or a #");
        }
        if url.path().contains("//") || url.path().contains('%') {
            return fault("its path must be of plain letters and single slashes");
        }
        let first = url.path().split('/').nth(1).unwrap_or_default();
        if OUR_PATHS.contains(&first) {
            return fault("its path begins like one of the server's own: choose another word");
        }
        Ok(PublicUrl::of(url))
    }

    /// The address of a server that listens there and was told no other.
    ///
    /// A server that listens everywhere is reached under the address of this machine in its network, so that
    /// the link and the QR code work for phones in the same house.
    pub fn of_listener(addr: SocketAddr) -> PublicUrl {
        let ip = match addr.ip() {
            ip if !ip.is_unspecified() => ip,
            IpAddr::V4(_) => own_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            IpAddr::V6(_) => own_address().unwrap_or(IpAddr::V6(Ipv6Addr::LOCALHOST)),
        };
        PublicUrl::of(at(SocketAddr::new(ip.to_canonical(), addr.port())))
    }

    fn of(url: Url) -> PublicUrl {
        let prefix = url.path().trim_end_matches('/').to_owned();
        let base = format!("{}{prefix}", url.origin().ascii_serialization());
        PublicUrl { url, base, prefix }
    }

    /// The address itself.
    pub const fn url(&self) -> &Url {
        &self.url
    }

    /// The address without a slash at its end; a path can be put behind it.
    pub fn as_str(&self) -> &str {
        &self.base
    }

    /// The path of everything that is the server's: empty, or as in `/uno`.
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// The link that invites to a table.
    pub fn table(&self, table: &str) -> String {
        format!("{}/t/{table}", self.base)
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.base)
    }
}

/// The URL of an address of the network.
fn at(addr: SocketAddr) -> Url {
    let url = Url::parse(&format!("http://{addr}"));
    url.expect("an address and a port make a URL")
}

/// The address of this machine in its network, as the system would choose it for a connection to elsewhere.
/// Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that documents use and nobody has.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified()).then_some(ip)
}
