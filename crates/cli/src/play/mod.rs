//! Playing a match in the terminal.
//!
//! The [`table`] shows a match and takes what is typed; it knows no rules and asks a [`host`] for
//! everything: what each seat sees, what is open to it, and to carry out moves. The [`local`] host plays
//! the match in this process, with bots, and writes it down; [`online`] plays it at a server.

pub(crate) mod host;
pub(crate) mod input;
pub(crate) mod keyboard;
pub(crate) mod lexicon;
pub(crate) mod local;
pub(crate) mod online;
pub(crate) mod screen;
pub(crate) mod seating;
pub(crate) mod table;
