//! Everything that is true of every request, whatever it asks for: who asks, whether that page and that address may,
//! how long it may take, which headers the answer has, and that a fault in one answer harms no other.

use crate::config::PublicUrl;
use crate::headers::Headers;
use crate::language::wanted;
use crate::limits::{Held, Limits};
use crate::metrics;
use crate::origin::Origins;
use crate::problem::{problem, too_fast};
use axum::Router;
use axum::body::Body;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CONTENT_LENGTH, HeaderMap, HeaderName, LOCATION, UPGRADE};
use axum::http::uri::{PathAndQuery, Uri};
use axum::http::{Method, Request, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use lastcard_protocol::limits::BODY_BYTES;
use lastcard_protocol::rest::ProblemCode;
use std::net::{IpAddr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tower::ServiceExt;

/// The address of whoever asks, as an extension of every request: that of the connection, or the one that
/// the trusted proxies saw.
///
/// It is personal, so it is neither kept nor logged; limits turn it into a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Peer(pub IpAddr);

impl std::fmt::Debug for Peer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Peer(…)")
    }
}

/// Answers requests with the routes behind it.
pub struct Door {
    routes: Router,
    headers: Headers,
    origins: Origins,
    limits: Arc<Limits>,
    prefix: String,
    trusted_proxies: usize,
}

/// How a connection came in.
pub(crate) struct Arrival {
    /// The other end.
    pub(crate) remote: IpAddr,
    /// This end.
    pub(crate) local: SocketAddr,
    /// The socket that the connection has become, if it has.
    socket: Mutex<Option<Held>>,
}

impl Arrival {
    pub(crate) fn new(remote: IpAddr, local: SocketAddr) -> Arrival {
        Arrival {
            remote,
            local,
            socket: Mutex::new(None),
        }
    }
}

/// How long it may take to read the body of a request and to make an answer.
const ANSWER_WITHIN: Duration = Duration::from_secs(10);

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

impl Door {
    /// A door to these routes.
    pub fn new(
        routes: Router,
        public: &PublicUrl,
        origins: Origins,
        limits: Arc<Limits>,
        trusted_proxies: u8,
    ) -> Door {
        Door {
            routes: routes.layer(DefaultBodyLimit::max(BODY_BYTES)),
            headers: Headers::new(public.url()),
            origins,
            limits,
            prefix: public.prefix().to_owned(),
            trusted_proxies: usize::from(trusted_proxies),
        }
    }

    /// How many proxies add to `X-Forwarded-For`.
    pub(crate) const fn trusted_proxies(&self) -> usize {
        self.trusted_proxies
    }

    /// The limits of everybody behind the door.
    pub(crate) const fn limits(&self) -> &Arc<Limits> {
        &self.limits
    }

    pub(crate) async fn answer(&self, mut request: Request<Body>, arrival: &Arrival) -> Response {
        let peer = self.peer(request.headers(), arrival.remote);
        request.extensions_mut().insert(Peer(peer));
        let with_slash = self.with_slash(&request);
        self.take_prefix_off(request.uri_mut());
        let path = request.uri().path().to_owned();
        let mut response = match (with_slash, self.admit(&request, peer, arrival)) {
            (_, Err(response)) => response,
            (Some(location), Ok(())) => {
                (StatusCode::PERMANENT_REDIRECT, [(LOCATION, location)]).into_response()
            }
            (None, Ok(())) => self.carry_out(request).await,
        };
        self.headers.add_to(response.headers_mut(), &path);
        metrics::answered(response.status().as_u16());
        response
    }

    /// Lets a request pass, or says why not.
    // An answer is what the caller goes on with in both cases; a box would only be opened at once.
    #[expect(clippy::result_large_err, reason = "the error is the answer itself")]
    fn admit(
        &self,
        request: &Request<Body>,
        peer: IpAddr,
        arrival: &Arrival,
    ) -> Result<(), Response> {
        let headers = request.headers();
        let path = request.uri().path();
        let reads = matches!(*request.method(), Method::GET | Method::HEAD);
        let upgrades = path == "/ws" || headers.contains_key(UPGRADE);
        let lang = || wanted(headers);
        if (upgrades || !reads) && self.origins.check(headers, arrival.local).is_err() {
            metrics::origin_refused();
            return Err(problem(ProblemCode::BadOrigin, lang()));
        }
        if upgrades {
            let held = self.limits.socket(peer);
            let held = held.map_err(|refused| too_fast(&refused, lang()))?;
            let mut socket = arrival
                .socket
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            *socket = Some(held);
        } else if path.starts_with("/api") {
            let passed = self.limits.request(peer);
            passed.map_err(|refused| too_fast(&refused, lang()))?;
        }
        let length = headers
            .get(CONTENT_LENGTH)
            .and_then(|length| length.to_str().ok()?.parse().ok());
        if length.is_some_and(|length: u64| length > BODY_BYTES as u64) {
            return Err(problem(ProblemCode::TooLong, lang()));
        }
        Ok(())
    }

    async fn carry_out(&self, request: Request<Body>) -> Response {
        let lang = wanted(request.headers());
        let answer = AssertUnwindSafe(self.routes.clone().oneshot(request)).catch_unwind();
        match tokio::time::timeout(ANSWER_WITHIN, answer).await {
            Ok(Ok(Ok(response))) => response,
            Ok(Ok(Err(never))) => match never {},
            Ok(Err(_panic)) => problem(ProblemCode::Internal, lang),
            Err(_elapsed) => problem(ProblemCode::Unavailable, lang),
        }
    }

    /// The address that the outermost trusted proxy saw. What stands before it in the header was written by
    /// whoever asks.
    fn peer(&self, headers: &HeaderMap, remote: IpAddr) -> IpAddr {
        if self.trusted_proxies == 0 {
            return remote;
        }
        let values: Vec<&str> = headers
            .get_all(FORWARDED_FOR)
            .iter()
            .flat_map(|value| value.to_str().unwrap_or_default().split(','))
            .collect();
        let seen = values
            .len()
            .checked_sub(self.trusted_proxies)
            .and_then(|index| forwarded(values[index].trim()));
        seen.unwrap_or(remote)
    }

    /// Where the page is that was asked for without the slash behind the path of the public address: its files are
    /// found relative to that.
    fn with_slash(&self, request: &Request<Body>) -> Option<String> {
        let uri = request.uri();
        let reads = matches!(*request.method(), Method::GET | Method::HEAD);
        let missing = reads && !self.prefix.is_empty() && uri.path() == self.prefix;
        let query = uri.query().map(|query| format!("?{query}"));
        missing.then(|| format!("{}/{}", self.prefix, query.unwrap_or_default()))
    }

    /// Proxies pass the path of the public address on, or take it off; both are understood.
    fn take_prefix_off(&self, uri: &mut Uri) {
        let Some(rest) = uri.path_and_query().and_then(|whole| {
            let rest = whole.as_str().strip_prefix(&self.prefix)?;
            match rest.chars().next() {
                None => Some("/".to_owned()),
                Some('/') => Some(rest.to_owned()),
                Some('?') => Some(format!("/{rest}")),
                Some(_) => None,
            }
        }) else {
            return;
        };
        if let Ok(rest) = PathAndQuery::try_from(rest) {
            *uri = Uri::from(rest);
        }
    }
}

/// An address as proxies write it: some add a port, and put brackets around an address of IPv6.
fn forwarded(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    bare.unwrap_or(text)
        .parse()
        .or_else(|_| text.parse().map(|addr: SocketAddr| addr.ip()))
        .ok()
}

#[cfg(test)]
mod tests;
