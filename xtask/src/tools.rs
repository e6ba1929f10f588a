//! Getting the programs that the checks need.

use crate::run::{Failure, Result, cargo, output, program, run, run_within, succeeds};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long rustup and the fetching of a database may take before they count as out of reach.
const PATIENCE: Duration = Duration::from_mins(2);

/// How long the packages of a system may take: some are a hundred megabytes.
const PATIENCE_FOR_PACKAGES: Duration = Duration::from_mins(15);

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

/// Whether the standard library of a target is there.
pub(crate) fn has_target(name: &str) -> bool {
    let mut command = program("rustc");
    command.args(["--print", "target-libdir", "--target", name]);
    output(&mut command).is_ok_and(|folder| Path::new(folder.trim()).join(".").is_dir())
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

/// Whether [`install_packages`] can do anything: the system is of Debian's kind, and its packages are ours to install.
pub(crate) fn can_install_packages() -> bool {
    is_root() && succeeds(program("apt-get").arg("--version"))
}

/// Installs packages of the system.
pub(crate) fn install_packages(names: &[&str]) -> Result<()> {
    if !can_install_packages() {
        let names = names.join(" ");
        return Err(Failure::new(format!(
            "only root can install what is missing: apt-get install {names}"
        )));
    }
    let limit = PATIENCE_FOR_PACKAGES;
    run_within(limit, program("apt-get").args(["update", "-q"]))?;
    let mut install = program("apt-get");
    install.args(["install", "-yq", "--no-install-recommends"]);
    install.args(names).env("DEBIAN_FRONTEND", "noninteractive");
    run_within(limit, &mut install)
}

/// Whether this is the user who may do everything.
pub(crate) fn is_root() -> bool {
    cfg!(unix) && output(program("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// The program of that name in the folders where programs are looked for.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|program| program.is_file())
}

fn rustup(args: &[&str]) -> bool {
    run_within(PATIENCE, program("rustup").args(args)).is_ok()
}
