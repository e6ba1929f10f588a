//! What clients and the table server say to one another.
//!
//! Over the WebSocket a client sends [`client::ToServer`] and gets [`server::ToClient`], one JSON object in a text
//! frame each. Lobby and records go over HTTP with the types of [`rest`]. A page that is its own
//! host asks a module in its worker with the types of [`local`]. Everything is closed: a field or a kind of message
//! that is not known is refused.
//!
//! What players see of a game crosses from the engine here, by conversions that take every field apart, so
//! that a new field does not compile until somebody has decided what becomes of it. Only views and seen
//! events cross: nothing in this crate can name the full truth of a match.
//!
//! From these types come `web/src/protocol.ts`, the second half of `docs/protocol.md` and `docs/openapi.json`; a test
//! fails when one of them is stale, and writes them anew with `LASTCARD_BLESS=1`.

pub mod client;
pub mod game;
pub mod ids;
mod json;
pub mod limits;
pub mod local;
pub mod rest;
pub mod server;
mod text_form;

pub use json::{BadJson, Message, from_json, to_json};

/// The version of the messages; a client says in its hello which one it speaks.
pub const VERSION: u16 = 1;
