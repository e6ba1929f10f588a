//! A person plays alone against bots, by requests and answers as the page sends and gets them.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod again;
mod hidden;
mod matches;
mod page;
mod wrong;
