//! The host of the page's own tables, for a worker of the browser.
//!
//! A [`Worker`] is asked with the requests of [`lastcard_protocol::local`], as JSON, and answers them. It has no clock and
//! no chance of its own: each request says what time it is, and where something begins, all chance comes of a seed.

#[cfg(any(test, target_family = "wasm"))]
mod abi;
mod chance;
mod solo;

use lastcard_protocol::ids::{Millis, Moment};
use lastcard_protocol::local::{Answer, Request};
use lastcard_protocol::rest::OpenTable;
use lastcard_protocol::{from_json, to_json};
use solo::{NotOpened, Solo};

/// What the page's worker holds.
#[derive(Default)]
pub struct Worker {
    solo: Option<Solo>,
}

impl Worker {
    /// Answers the text of a request with the text of an answer.
    pub fn call(&mut self, request: &[u8]) -> Vec<u8> {
        let answer = match from_json(request) {
            Ok(request) => self.answer(request),
            Err(why) => error(&why.to_string()),
        };
        to_json(&answer).into_bytes()
    }

    /// Answers a request.
    pub fn answer(&mut self, request: Request) -> Answer {
        match request {
            Request::Open {
                at,
                now,
                seed,
                name,
                lang,
                rules,
                bots,
                settings,
            } => {
                let wanted = OpenTable {
                    name,
                    rules,
                    settings,
                    lang: Some(lang),
                };
                match Solo::open((at, now), seed, &wanted, &bots) {
                    Ok((solo, opened)) => {
                        self.solo = Some(solo);
                        opened
                    }
                    Err(NotOpened(text)) => Answer::Problem { text },
                }
            }
            Request::Reopen {
                at,
                now,
                seed,
                entries,
            } => match Solo::reopen((at, now), seed, &entries) {
                Ok(solo) => {
                    let table = solo.id();
                    self.solo = Some(solo);
                    Answer::Reopened { table }
                }
                Err(why) => error(&why.to_string()),
            },
            Request::Message { at, now, message } => {
                self.at_the_table(at, now, |solo| solo.message(*message))
            }
            Request::Tick { at, now } => self.at_the_table(at, now, |_| ()),
            Request::Bye { at, now } => self.at_the_table(at, now, Solo::bye),
            Request::Record { number } => match self.solo.as_ref().map(|of| of.record(number)) {
                Some(Some(text)) => Answer::Record { text },
                Some(None) => error("no such match of the table is finished"),
                None => error(NO_TABLE),
            },
        }
    }

    /// Does something at the table that is open, and what time does by itself after it.
    fn at_the_table(&mut self, at: Millis, now: Moment, act: impl FnOnce(&mut Solo)) -> Answer {
        let Some(solo) = &mut self.solo else {
            return error(NO_TABLE);
        };
        solo.time_is(at, now);
        act(solo);
        solo.happens_by_itself();
        solo.told()
    }
}

const NO_TABLE: &str = "no table is open";

/// The answer to a request that is impossible as things stand.
fn error(text: &str) -> Answer {
    Answer::Error {
        text: text.to_owned(),
    }
}
