//! Which pages may speak to the server.
//!
//! A browser says with every such request from which page it comes, and no page can change that. Nothing here is a
//! right: who may act is decided by the token in the first frame or in `Authorization`, which no browser adds by
//! itself. This keeps the pages of other sites from using a visitor's browser as their way in at all.

use axum::http::header::{HeaderMap, ORIGIN};
use std::net::{IpAddr, SocketAddr};
use url::{Host, Origin, Url};

/// The pages that may speak to the server.
///
/// A header is compared byte by byte with the one form in which browsers write an origin (scheme, host in small
/// letters and Punycode, port unless it is the usual one), so nothing of a stranger's is ever parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origins {
    allowed: Vec<String>,
    /// No address was set: the page is there under every address that leads to this machine.
    any_address_of_ours: bool,
}

/// Why a text is no origin; the sentence says what it must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoOrigin(pub String);

/// A request that comes from elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elsewhere;

impl Origins {
    /// The page at the public address of the server, and others that its host named.
    pub fn new<'a>(public: &Url, more: impl IntoIterator<Item = &'a str>) -> Origins {
        let mut allowed = vec![public.origin().ascii_serialization()];
        allowed.extend(more.into_iter().map(str::to_owned));
        Origins {
            allowed,
            any_address_of_ours: false,
        }
    }

    /// Also the page under the address to which a connection was made, and under `localhost`: for a server that
    /// was told no public address. An address of the network is no name, so nobody's name server can lead
    /// it elsewhere.
    pub fn and_every_address_of_ours(self) -> Origins {
        Origins {
            any_address_of_ours: true,
            ..self
        }
    }

    /// Lets a request pass that comes from one of the pages, or from a program that is no browser.
    ///
    /// `arrived_at` is the address of this machine to which the connection was made.
    ///
    /// # Errors
    /// When it comes from another page, or does not say so clearly.
    pub fn check(&self, headers: &HeaderMap, arrived_at: SocketAddr) -> Result<(), Elsewhere> {
        let mut origins = headers.get_all(ORIGIN).iter();
        match (origins.next(), origins.next()) {
            // Browsers of today send these with every request, other programs do not.
            (None, _) => {
                let mut names = headers.keys();
                let browser = names.any(|name| name.as_str().starts_with("sec-fetch-"));
                if browser { Err(Elsewhere) } else { Ok(()) }
            }
            (Some(origin), None) if self.allows(origin.as_bytes(), arrived_at) => Ok(()),
            (Some(_), _) => Err(Elsewhere),
        }
    }

    fn allows(&self, origin: &[u8], arrived_at: SocketAddr) -> bool {
        let is = |allowed: &String| allowed.as_bytes() == origin;
        if self.allowed.iter().any(is) {
            return true;
        }
        self.any_address_of_ours && ours(arrived_at).iter().any(is)
    }
}

/// Reads what a host wrote as an origin, such as `https://cards.example`; gives the form that browsers send.
///
/// # Errors
/// When it is none.
pub fn parse(text: &str) -> Result<String, NoOrigin> {
    let fault = |what: &str| {
        Err(NoOrigin(format!(
            "\"{text}\" is no origin: {what}; write it like https://cards.example"
        )))
    };
    let Ok(url) = Url::parse(text) else {
        return fault("it is no address of a site");
    };
    if !matches!(url.scheme(), "http" | "https") {
        return fault("it must begin with http:// or https://");
    }
    if !url.username().is_empty() || url.password().is_some() {
        return fault("it holds a user name");
    }
    if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
        return fault("it holds more than scheme, host and port");
    }
    Ok(url.origin().ascii_serialization())
}

/// The origins of the page under the address to which a connection was made.
fn ours(arrived_at: SocketAddr) -> [String; 2] {
    let host = match arrived_at.ip().to_canonical() {
        IpAddr::V4(address) => Host::Ipv4(address),
        IpAddr::V6(address) => Host::Ipv6(address),
    };
    [host, Host::Domain("localhost".to_owned())].map(|host| {
        let origin = Origin::Tuple("http".to_owned(), host, arrived_at.port());
        origin.ascii_serialization()
    })
}

#[cfg(test)]
mod tests;
