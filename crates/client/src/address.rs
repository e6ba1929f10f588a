//! Addresses: of a server, and of what a link opens there.

use lastcard_protocol::ids::{TableId, Ticket};
use std::fmt;
use std::str::FromStr;
use url::Url;

/// The address of a server: scheme, host, port and maybe a path below which everything is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Server {
    url: Url,
}

/// What a link invites to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invite {
    /// Where.
    pub server: Server,
    /// The table.
    pub table: TableId,
    /// Moves a seat to this device; none in a link that only invites.
    pub ticket: Option<Ticket>,
}

/// A text that is no address of a server, or no link to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoInvite {
    /// It is no address of a site.
    Address,
    /// It leads to no table.
    Table,
    /// The ticket in it is none.
    Ticket,
}

impl Server {
    /// Where requests to that path below `/api` go.
    pub(crate) fn api(&self, path: &str) -> String {
        format!("{}/api/{path}", self.base())
    }

    /// Where the WebSocket is.
    pub(crate) fn socket(&self) -> String {
        let base = self.base();
        let rest = base.strip_prefix("http").unwrap_or(base);
        format!("ws{rest}/ws")
    }

    /// The host, as the system looks it up, and the port.
    pub(crate) fn host_and_port(&self) -> (String, u16) {
        let host = self.url.host_str().unwrap_or_default();
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        (
            bare.to_owned(),
            self.url.port_or_known_default().unwrap_or(80),
        )
    }

    /// The link that invites to a table there.
    pub fn invite(&self, table: TableId) -> String {
        format!("{}/t/{table}", self.base())
    }

    fn base(&self) -> &str {
        self.url.as_str().trim_end_matches('/')
    }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.base())
    }
}

impl FromStr for Server {
    type Err = NoInvite;

    /// Reads `http://host`, `https://host/path` or a bare `host:port`, which means `http`.
    fn from_str(text: &str) -> Result<Server, NoInvite> {
        let mut url = site(text)?;
        url.set_query(None);
        url.set_fragment(None);
        Ok(Server { url })
    }
}

impl FromStr for Invite {
    type Err = NoInvite;

    /// Reads a link such as `https://cards.example/t/0123456789abcdef`, with `#move=…` behind it or without.
    fn from_str(text: &str) -> Result<Invite, NoInvite> {
        let mut url = site(text)?;
        let ticket = match url
            .fragment()
            .and_then(|fragment| fragment.strip_prefix("move="))
        {
            Some(ticket) => Some(ticket.parse().map_err(|_| NoInvite::Ticket)?),
            None => None,
        };
        url.set_fragment(None);
        url.set_query(None);
        let path = url.path().trim_end_matches('/').to_owned();
        let (before, table) = path.rsplit_once('/').ok_or(NoInvite::Table)?;
        let prefix = before.strip_suffix("/t").ok_or(NoInvite::Table)?;
        let table = table.parse().map_err(|_| NoInvite::Table)?;
        url.set_path(prefix);
        Ok(Invite {
            server: Server { url },
            table,
            ticket,
        })
    }
}

impl fmt::Display for NoInvite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoInvite::Address => "it is no address of a site, such as https://cards.example",
            NoInvite::Table => {
                "it leads to no table, as https://cards.example/t/0123456789abcdef does"
            }
            NoInvite::Ticket => "what stands behind #move= is no ticket; copy the whole link",
        })
    }
}

impl std::error::Error for NoInvite {}

fn site(text: &str) -> Result<Url, NoInvite> {
    let text = text.trim();
    let with_scheme = if text.contains("://") {
        text.to_owned()
    } else {
        format!("http://{text}")
    };
    let url = Url::parse(&with_scheme).map_err(|_| NoInvite::Address)?;
    let plain = matches!(url.scheme(), "http" | "https")
        && url.host_str().is_some_and(|host| !host.is_empty())
        && url.username().is_empty()
        && url.password().is_none();
    if plain {
        Ok(url)
    } else {
        Err(NoInvite::Address)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "0123456789abcdef";

    #[test]
    fn a_link_holds_server_and_table() {
        for (link, server, socket) in [
            (
                "http://127.0.0.1:8080/t/",
                "http://127.0.0.1:8080",
                "ws://127.0.0.1:8080/ws",
            ),
            (
                "https://a.example/t/",
                "https://a.example",
                "wss://a.example/ws",
            ),
            (
                "https://a.example/uno/t/",
                "https://a.example/uno",
                "wss://a.example/uno/ws",
            ),
            (
                "localhost:8080/t/",
                "http://localhost:8080",
                "ws://localhost:8080/ws",
            ),
            (
                "http://[::1]:8080/t/",
                "http://[::1]:8080",
                "ws://[::1]:8080/ws",
            ),
        ] {
            let invite: Invite = format!("{link}{TABLE}").parse().unwrap();
            assert_eq!(invite.server.to_string(), server);
            assert_eq!(invite.server.socket(), socket);
            assert_eq!(invite.table.to_string(), TABLE);
            assert_eq!(invite.ticket, None);
            let again: Invite = invite.server.invite(invite.table).parse().unwrap();
            assert_eq!(again, invite);
        }
    }

    #[test]
    fn a_link_that_moves_a_seat_holds_the_ticket_behind_the_mark() {
        let ticket = "0123456789abcdef0123456784";
        let link = format!("https://a.example/t/{TABLE}#move={ticket}");
        let invite: Invite = link.parse().unwrap();
        assert_eq!(
            invite.ticket.map(|ticket| ticket.reveal()).as_deref(),
            Some(ticket)
        );
        assert!(!invite.server.invite(invite.table).contains('#'));
        let short = format!("https://a.example/t/{TABLE}#move=0123");
        assert_eq!(short.parse::<Invite>(), Err(NoInvite::Ticket));
    }

    #[test]
    fn what_is_no_link_says_what_it_must_be() {
        for (text, fault) in [
            ("", NoInvite::Address),
            ("ftp://a.example/t/0123456789abcdef", NoInvite::Address),
            ("https://me@a.example/t/0123456789abcdef", NoInvite::Address),
            ("https://a.example", NoInvite::Table),
            ("https://a.example/t/", NoInvite::Table),
            ("https://a.example/t/0123456789abcde", NoInvite::Table),
            ("https://a.example/x/0123456789abcdef", NoInvite::Table),
        ] {
            assert_eq!(text.parse::<Invite>(), Err(fault), "{text}");
        }
    }

    #[test]
    fn a_server_is_known_by_its_host() {
        let server = |text: &str| text.parse::<Server>().unwrap().to_string();
        assert_eq!(server("cards.example:8080"), "http://cards.example:8080");
        assert_eq!(server("https://cards.example/"), "https://cards.example");
        let (host, port) = "http://[::1]".parse::<Server>().unwrap().host_and_port();
        assert_eq!((host.as_str(), port), ("::1", 80));
    }
}
