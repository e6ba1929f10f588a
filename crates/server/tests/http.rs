//! A server at a real address, asked over real connections.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod http {
    mod connections;
    mod estimates;
    mod headers;
    mod life;
    mod pages;
    mod rules;
    mod support;
}
