//! A server at a real address against clients that break every rule of HTTP, of WebSocket and of the protocol.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod cases;
mod cuts;
mod frames;
mod http;
mod messages;
mod origins;
mod raw;
#[path = "../http/support.rs"]
#[allow(dead_code, reason = "shared with the tests of HTTP")]
mod support;
mod table;
mod truth;
