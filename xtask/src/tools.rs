//! Getting the programs that the checks need.

use crate::run::{Result, cargo, program, run, run_within, succeeds};
use std::time::Duration;

/// How long rustup and the fetching of a database may take before they count as out of reach.
const PATIENCE: Duration = Duration::from_mins(2);

/// Makes a component of the toolchain ready; false when it is missing and cannot be added.
pub(crate) fn component(name: &str) -> bool {
    let subcommand = match name {
        "rustfmt" => "fmt",
        other => other,
    };
    succeeds(&mut cargo([subcommand, "--version"])) || rustup(&["component", "add", name])
}

/// Makes the standard library of a target ready; false when it is missing and cannot be added.
pub(crate) fn target(name: &str) -> bool {
    has_target(name) || (rustup(&["target", "add", name]) && has_target(name))
}

/// Builds and installs a tool of cargo, unless it is there.
pub(crate) fn install(name: &str) -> Result<()> {
    let subcommand = name.strip_prefix("cargo-").unwrap_or(name);
    if succeeds(&mut cargo([subcommand, "--version"])) {
        return Ok(());
    }
    println!("{name} is not installed; building it takes some minutes, once");
    // A tool's lock file may want a crate that a mirror does not have yet; then newer ones must do.
    run(&mut cargo(["install", "--locked", name])).or_else(|_| run(&mut cargo(["install", name])))
}

/// Fetches the database of security advisories; false when it is out of reach.
pub(crate) fn advisories() -> bool {
    run_within(PATIENCE, &mut cargo(["deny", "fetch", "db"])).is_ok()
}

fn rustup(args: &[&str]) -> bool {
    run_within(PATIENCE, program("rustup").args(args)).is_ok()
}

fn has_target(name: &str) -> bool {
    let mut command = program("rustc");
    command.args(["--print", "target-libdir", "--target", name]);
    crate::run::output(&mut command)
        .is_ok_and(|folder| std::path::Path::new(folder.trim()).join(".").is_dir())
}
