//! A request of every kind to the module in the page, and an answer of every kind.

use crate::samples::{at, change, seq, table, to_client, to_server, token};
use lastcard_protocol::ids::{Hex32, Moment};
use lastcard_protocol::local::{Answer, Request, SoloEntry};
use lastcard_protocol::server::Level;

pub(crate) fn requests() -> Vec<Request> {
    let (at, now) = (at(), Moment::MAX);
    let seed = Hex32([1; 32]);
    let mut requests = vec![
        Request::Open {
            at,
            now,
            seed,
            name: "Ann".to_owned(),
            lang: "nl".to_owned(),
            rules: Some("standard".to_owned()),
            bots: vec![Level::Easy, Level::Normal],
            settings: Some(change()),
        },
        Request::Reopen {
            at,
            now,
            seed,
            entries: entries(),
        },
        Request::Tick { at, now },
        Request::Bye { at, now },
        Request::Record { number: Some(1) },
    ];
    requests.extend(to_server().into_iter().map(|message| Request::Message {
        at,
        now,
        message: Box::new(message),
    }));
    requests
}

pub(crate) fn answers() -> Vec<Answer> {
    let text = || "text".to_owned();
    vec![
        Answer::Opened {
            table: table(),
            token: token(),
            entries: entries(),
        },
        Answer::Reopened { table: table() },
        Answer::Told {
            messages: to_client(),
            entries: entries(),
            wake: Some(700),
        },
        Answer::Record { text: text() },
        Answer::Problem { text: text() },
        Answer::Error { text: text() },
    ]
}

fn entries() -> Vec<SoloEntry> {
    vec![SoloEntry {
        seq: seq(),
        at: at(),
        text: "{}".to_owned(),
    }]
}
