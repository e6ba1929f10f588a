//! The host of the page's own tables, for a worker of the browser.
//!
//! A [`Worker`] is asked with the requests of [`lastcard_protocol::local`], as JSON, and answers them. It has no clock and
//! no chance of its own: each request says what time it is, and where something begins, all chance comes of a seed.

#[cfg(any(test, target_family = "wasm"))]
mod abi;
mod chance;
mod library;
mod practice;
mod replay;
mod ruling;
mod solo;

use lastcard_protocol::ids::{Millis, Moment};
use lastcard_protocol::local::{Answer, Request};
use lastcard_protocol::rest::OpenTable;
use lastcard_protocol::server::ToClient;
use lastcard_protocol::{from_json, to_json};
use lastcard_texts::Lang;
use practice::Practice;
use solo::{NotOpened, Solo};

/// What the page's worker holds.
#[derive(Default)]
pub struct Worker {
    table: Table,
}

/// The table that messages go to.
#[derive(Default)]
enum Table {
    #[default]
    Closed,
    Solo(Box<Solo>),
    Practice(Box<Practice>),
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
                        self.table = Table::Solo(Box::new(solo));
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
                    self.table = Table::Solo(Box::new(solo));
                    Answer::Reopened { table }
                }
                Err(why) => error(&why.to_string()),
            },
            Request::Message { at, now, message } => match &mut self.table {
                Table::Practice(practice) => told(practice.message(at, &message)),
                _ => self.at_the_table(at, now, |solo| solo.message(*message)),
            },
            Request::Tick { at, now } => self.at_the_table(at, now, |_| ()),
            Request::Bye { at, now } => self.at_the_table(at, now, Solo::bye),
            Request::Record { number } => {
                let Table::Solo(solo) = &self.table else {
                    return error(NO_TABLE);
                };
                match solo.record(number) {
                    Some(text) => Answer::Record { text },
                    None => error("no such match of the table is finished"),
                }
            }
            Request::Practice {
                lang,
                rules,
                names,
                position,
                draws,
            } => match Practice::new(&lang, &rules, &names, &position, &draws) {
                Ok(practice) => {
                    let messages = vec![practice.welcome()];
                    self.table = Table::Practice(Box::new(practice));
                    told(messages)
                }
                Err(text) => error(&text),
            },
            Request::Other { seat, play } => match &mut self.table {
                Table::Practice(practice) => match practice.other(seat.into(), &play) {
                    Ok(messages) => told(messages),
                    Err(text) => error(&text),
                },
                _ => error("nothing is practiced"),
            },
            Request::Presets { lang } => library::presets(&lang),
            Request::Options { lang } => library::options(&lang),
            Request::Check {
                rules,
                players,
                lang,
            } => library::check(&rules, players, &lang),
            Request::Sheet { rules, lang } => library::sheet(&rules, &lang),
            Request::Estimate {
                rules,
                players,
                lang,
            } => library::estimate(&rules, players, &lang),
            Request::Glossary { rules, lang } => library::glossary(rules.as_deref(), &lang),
            Request::Tips { rules, lang } => library::tips(rules.as_deref(), &lang),
            Request::Replay { record, lang } => replay::replay(&record, &lang),
            Request::Ruling {
                rules,
                lang,
                situation,
                play,
            } => ruling::ruling(&rules, &lang, &situation, &play),
        }
    }

    /// Does something at the table that is open, and what time does by itself after it.
    fn at_the_table(&mut self, at: Millis, now: Moment, act: impl FnOnce(&mut Solo)) -> Answer {
        let solo = match &mut self.table {
            Table::Solo(solo) => solo,
            // Time does nothing to what is practiced.
            Table::Practice(_) => return told(Vec::new()),
            Table::Closed => return error(NO_TABLE),
        };
        solo.time_is(at, now);
        act(solo);
        solo.happens_by_itself();
        solo.told()
    }
}

/// What a table says that writes nothing down.
fn told(messages: Vec<ToClient>) -> Answer {
    Answer::Told {
        messages,
        entries: Vec::new(),
        wake: None,
    }
}

/// The language that is asked for; English for one that there is not.
fn language(lang: &str) -> Lang {
    Lang::from_locale(lang).unwrap_or_default()
}

const NO_TABLE: &str = "no table is open";

/// The answer to a request that is impossible as things stand.
fn error(text: &str) -> Answer {
    Answer::Error {
        text: text.to_owned(),
    }
}
