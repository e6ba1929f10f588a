//! One module for each command.

pub(crate) mod check;
pub(crate) mod join;
pub(crate) mod lab;
pub(crate) mod play;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod verify;
