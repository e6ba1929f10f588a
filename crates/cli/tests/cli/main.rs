//! The program as somebody uses it: as a process, with arguments, pipes and files.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod check;
mod figures;
mod lab;
mod lab_files;
mod lab_words;
mod online;
mod play;
mod records;
mod rules;
mod scenes;
mod serve;
mod support;
mod verify;
