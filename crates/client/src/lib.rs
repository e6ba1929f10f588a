//! A typed client of the table server, for terminals, tests and load.
//!
//! - [`Server`] and [`Invite`] are addresses: of a server, and of what a link opens there.
//! - [`Api`] is the HTTP part: tables, seats, codes, moves to another device, records.
//! - [`Session`] is the WebSocket part: it says hello, keeps a [`Mirror`] of the table, sends commands until they are
//!   answered, comes back by itself when the connection is lost, takes its part in the fair shuffle and checks it, and hands out what happens as
//!   [`Happening`]s.
//! - [`Mirror`] is the client's picture of a table, kept by one pure reducer over messages. A server that says what cannot be is
//!   a typed [`Fault`], never a panic.
//! - [`Wire`] is one bare WebSocket, for those who want to send what no honest client sends.
#![forbid(unsafe_code)]

mod address;
mod api;
mod check;
mod mirror;
mod random;
mod session;
mod shares;
mod wire;

pub use address::{Invite, NoInvite, Server};
pub use api::{Api, ApiError};
pub use check::{Finding, OwnShare, RoundCheck, Wrong};
pub use mirror::{Fault, Match, Mirror, News};
pub use session::{Answer, Command, Entry, Happening, Lost, Over, Session, Tuning};
pub use shares::Shares;
pub use wire::{Frame, Unreachable, Wire};
