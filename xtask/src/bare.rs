//! The engine builds where there is no operating system.

use crate::run::{Result, cargo, program, run, target_dir};
use crate::test::Done;
use crate::tools;

/// A target without `std`, so that a crate that wants it cannot be built.
const TARGET: &str = "thumbv7em-none-eabi";

/// Builds the engine for a bare-metal target or, where the toolchain has none and cannot get it, proves
/// on this machine that nothing in the engine links `std`.
pub(crate) fn check() -> Result<Done> {
    let engine = ["--package", "lastcard-engine", "--locked"];
    if tools::target(TARGET) {
        run(cargo(["build", "--target", TARGET]).args(engine))?;
        return Ok(Done::Holds);
    }
    println!("the toolchain has no {TARGET} and cannot get it; a probe without std stands in");
    let target_dir = target_dir("no-std");
    run(cargo(["build", "--target-dir"])
        .arg(&target_dir)
        .args(engine))?;
    let built = target_dir.join("debug");
    let mut probe = program("rustc");
    probe.args([
        "--edition",
        "2024",
        "--crate-type",
        "rlib",
        "--emit",
        "metadata",
    ]);
    probe
        .arg("-L")
        .arg(format!("dependency={}", built.join("deps").display()));
    let library = built.join("liblastcard_engine.rlib");
    probe
        .arg("--extern")
        .arg(format!("lastcard_engine={}", library.display()));
    probe
        .arg("-o")
        .arg(built.join("no_std_probe.rmeta"))
        .arg("xtask/no_std_probe.rs");
    run(&mut probe)?;
    Ok(Done::Holds)
}
