//! What the page asks of the module besides a table of its own, and what it is answered.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod library;
mod practice;
mod replay;
mod ruling;

use lastcard_protocol::local::{Answer, Request};
use lastcard_wasm::Worker;

/// The answer of a module that was just started.
fn ask(request: Request) -> Answer {
    Worker::default().answer(request)
}

/// The text of the problem that is the answer.
fn problem(request: Request) -> String {
    match ask(request) {
        Answer::Problem { text } => text,
        other => panic!("no problem: {other:?}"),
    }
}

fn nl() -> String {
    "nl".to_owned()
}
