//! `cargo xtask laws`: the laws of the engine over many random rounds, with the result kept in a file.

use crate::results::Report;
use crate::run::{Failure, Result, cargo, now, run_and_keep};

/// The rounds of the long run, unless the arguments say how many.
const ROUNDS: u64 = 1_000_000;

/// Runs the laws, optimized as far as it goes for this machine, and with every assertion as all tests are.
pub(crate) fn main(args: &[String]) -> Result<()> {
    let rounds = match args {
        [] => ROUNDS,
        [flag, number] if flag == "--rounds" => number.parse().map_err(|_| {
            Failure::usage(format!("--rounds wants a whole number, got `{number}`"))
        })?,
        _ => return Err(Failure::usage("`laws` knows --rounds N and nothing else")),
    };
    let start = now();
    let mut command = cargo([
        "test",
        "--profile",
        "laws",
        "--package",
        "lastcard-testkit",
        "--locked",
        "--test",
        "laws",
    ]);
    command
        .args(["--", "--nocapture"])
        .env("RUSTFLAGS", "-Ctarget-cpu=native")
        .env("LASTCARD_ROUNDS", rounds.to_string());
    let printed = run_and_keep(&mut command)?;
    let mut report = Report::new(
        "The laws over random rounds",
        "cargo xtask laws",
        args,
        start,
    );
    report.line("rounds", rounds.to_string());
    report.output(&printed);
    report.write("laws")
}
