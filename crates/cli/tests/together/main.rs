//! People who play together over the network: a server as a process, typed clients, real databases.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod checker;
mod crash;
mod disks;
mod duplicates;
mod faults;
mod matches;
mod stop;
mod support;
mod wrong;
