//! The table server: play together by link, over WebSocket and HTTP.
//!
//! [`serve`] runs one until it is told to stop; [`Server`] is the same in two steps, for whoever needs to know the
//! address in between. What a host decides stands in [`Config`].
#![forbid(unsafe_code)]

pub mod config;
pub mod door;
mod estimates;
mod faults;
pub mod headers;
pub mod health;
pub mod language;
mod leaks;
pub mod limits;
pub mod listen;
pub mod logging;
pub mod metrics;
pub mod origin;
pub mod page;
pub mod problem;
pub mod qr;
mod rest;
mod secrets;
mod serve;
mod session;
mod socket;
mod tables;
mod world;

pub use config::Config;
pub use logging::init_logging;
pub use serve::{Context, ServeError, Server, serve};
