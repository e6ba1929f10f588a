//! Load: a table server as a process of its own, and as many people at as many tables as are asked for.
//!
//! The loop is open: every table acts at times that were fixed before, whether the server keeps up or not, and what is
//! measured runs from those times. A server that falls behind therefore looks slow, and a run that did not reach its
//! rate fails. `cargo xtask load` builds and starts this; it prints one figure in each line.

mod args;
mod cold;
mod figures;
mod process;
mod run;
mod seats;
mod table;

use args::Args;
use std::process::ExitCode;

/// Why a run has no result, or one that does not count.
type Failure = Box<dyn std::error::Error>;

fn main() -> ExitCode {
    match args::parse(std::env::args().skip(1)).and_then(start) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("load: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn start(args: Args) -> Result<(), Failure> {
    process::many_files()?;
    // One thread: the server gets the rest of the machine, and no two sockets wait for one another's locks.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let tasks = tokio::task::LocalSet::new();
    match args.cold.clone() {
        Some(copies) => tasks.block_on(&runtime, cold::run(args, &copies)),
        None => tasks.block_on(&runtime, run::run(args)),
    }
}
