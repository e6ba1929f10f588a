//! The host of the page's own tables, for a worker of the browser.
//!
//! A [`Worker`] is asked with the requests of [`lastcard_protocol::local`], as JSON, and answers them. It has no clock and no
//! chance of its own: each request says what time it is, and where something is begun, all chance comes of a seed.

#[cfg(any(test, target_family = "wasm"))]
mod abi;

use lastcard_protocol::local::{Answer, Request};
use lastcard_protocol::{from_json, to_json};

/// What the page's worker holds.
#[derive(Default)]
pub struct Worker {}

impl Worker {
    /// Answers the text of a request with the text of an answer.
    pub fn call(&mut self, request: &[u8]) -> Vec<u8> {
        let answer = match from_json(request) {
            Ok(request) => self.answer(request),
            Err(error) => Answer::Error {
                text: error.to_string(),
            },
        };
        to_json(&answer).into_bytes()
    }

    /// Answers a request.
    pub fn answer(&mut self, request: Request) -> Answer {
        match request {
            Request::Open { .. } | Request::Reopen { .. } => error("tables cannot be opened yet"),
            Request::Message { .. }
            | Request::Tick { .. }
            | Request::Bye { .. }
            | Request::Record { .. } => error("no table is open"),
        }
    }
}

/// The answer to a request that is impossible as things stand.
fn error(text: &str) -> Answer {
    Answer::Error {
        text: text.to_owned(),
    }
}
