//! `cargo xtask test`: every check and every test, each under its heading, with the time that it took.

use crate::run::{Failure, Result, cargo, in_ci, now, program, run, succeeds};
use crate::{bare, fuzz, load, postgres, python, tidy, tools, web};
use std::time::Duration;

/// What became of a step that did not fail.
pub(crate) enum Done {
    /// It holds.
    Holds,
    /// It could not be looked at here, for this reason.
    Skipped(String),
}

impl Done {
    /// Skipped with that reason; in CI, where nothing may be left out, a failure.
    pub(crate) fn skipped_outside_ci(reason: impl Into<String>) -> Result<Done> {
        let reason = reason.into();
        if in_ci() {
            Err(Failure::new(reason))
        } else {
            Ok(Done::Skipped(reason))
        }
    }
}

/// Runs every step, also after one that failed, and ends with the first failure.
///
/// The tests come last and the table of the other steps before them, so that what a person and a CI see
/// at the end is the closing line of the test runner.
pub(crate) fn main(args: &[String]) -> Result<()> {
    let fuzzing = match args {
        [] => in_ci(),
        [flag] if flag == "--fuzz" => true,
        [arg, ..] => return Err(Failure::usage(format!("`test` knows --fuzz, not `{arg}`"))),
    };
    let mut steps = Steps::default();
    steps.run("format", format);
    steps.run("clippy", clippy);
    steps.run("tidy", || tidy::main().map(|()| Done::Holds));
    steps.run("web: types and format", web::types);
    // Some of the page's parts are tried with the engine, which the build makes.
    steps.run("web: build", web::whole);
    steps.run("web: unit tests", web::unit_tests);
    steps.run("licenses and sources", deny);
    steps.run("documentation", documentation);
    steps.run("engine without std", bare::check);
    if fuzzing {
        steps.run("fuzzing", || fuzz::all(150_000).map(|()| Done::Holds));
    } else {
        steps.skip("fuzzing", "runs in CI and with --fuzz");
    }
    steps.run("examples in the documentation", doc_tests);
    steps.run("faulty server", faulty);
    steps.run("load", || load::small().map(|()| Done::Holds));
    steps.run("instructions", instructions);
    steps.run("web: in a browser", web::in_browser);
    steps.run("python: wheel and tests", python::step);
    steps.print();
    steps.run("tests", tests);
    steps.finish()
}

#[derive(Default)]
struct Steps(Vec<Step>);

struct Step {
    name: &'static str,
    time: Duration,
    result: Result<Done>,
}

impl Steps {
    fn run(&mut self, name: &'static str, step: impl FnOnce() -> Result<Done>) {
        println!("\n=== {name} ===");
        let start = now();
        let result = step();
        match &result {
            Ok(Done::Holds) => {}
            Ok(Done::Skipped(reason)) => println!("skipped: {reason}"),
            Err(failure) => println!("FAILED: {failure}"),
        }
        self.0.push(Step {
            name,
            time: start.elapsed(),
            result,
        });
    }

    fn skip(&mut self, name: &'static str, reason: &str) {
        let result = Ok(Done::Skipped(reason.to_owned()));
        self.0.push(Step {
            name,
            time: Duration::ZERO,
            result,
        });
    }

    fn print(&self) {
        println!("\n=== the steps before the tests ===");
        for Step { name, time, result } in &self.0 {
            let result = match result {
                Ok(Done::Holds) => "holds".to_owned(),
                Ok(Done::Skipped(reason)) => format!("skipped: {reason}"),
                Err(_) => "FAILED".to_owned(),
            };
            println!("{name:<30} {:>6.1} s  {result}", time.as_secs_f64());
        }
    }

    fn finish(self) -> Result<()> {
        let failed: Vec<_> = self
            .0
            .iter()
            .filter(|step| step.result.is_err())
            .map(|step| step.name)
            .collect();
        if !failed.is_empty() {
            println!("\nfailed: {}", failed.join(", "));
        }
        self.0
            .into_iter()
            .try_for_each(|step| step.result.map(drop))
    }
}

fn format() -> Result<Done> {
    if !tools::component("rustfmt") {
        return Done::skipped_outside_ci("rustfmt is missing and rustup could not add it");
    }
    run(&mut cargo(["fmt", "--all", "--check", "--", "-l"]))?;
    let fuzz = ["--manifest-path", "fuzz/Cargo.toml"];
    run(cargo(["fmt", "--check"]).args(fuzz).args(["--", "-l"]))?;
    Ok(Done::Holds)
}

fn clippy() -> Result<Done> {
    if !tools::component("clippy") {
        return Done::skipped_outside_ci("clippy is missing and rustup could not add it");
    }
    run(&mut cargo([
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "-Dwarnings",
    ]))?;
    Ok(Done::Holds)
}

fn deny() -> Result<Done> {
    if tools::install("cargo-deny").is_err() {
        return Done::skipped_outside_ci("cargo-deny is missing and could not be built");
    }
    run(&mut cargo([
        "deny",
        "check",
        "--hide-inclusion-graph",
        "bans",
        "licenses",
        "sources",
    ]))?;
    // The database of advisories is fetched from its own repository, which not every CI can reach.
    if !tools::advisories() {
        return Ok(Done::Skipped(
            "only the advisories: their database is out of reach".to_owned(),
        ));
    }
    run(&mut cargo([
        "deny",
        "check",
        "--disable-fetch",
        "advisories",
    ]))?;
    Ok(Done::Holds)
}

fn documentation() -> Result<Done> {
    let mut command = cargo(["doc", "--workspace", "--no-deps", "--locked"]);
    run(command.env("RUSTDOCFLAGS", "-Dwarnings"))?;
    Ok(Done::Holds)
}

fn doc_tests() -> Result<Done> {
    run(&mut cargo(["test", "--workspace", "--locked", "--doc"]))?;
    Ok(Done::Holds)
}

/// Whether the paths that play many rounds take no more instructions than they did.
fn instructions() -> Result<Done> {
    if !succeeds(program("valgrind").arg("--version")) {
        if !tools::can_install_packages() {
            return Done::skipped_outside_ci("valgrind is missing and could not be installed");
        }
        tools::install_packages(&["valgrind"])?;
    }
    run(&mut cargo([
        "bench",
        "--locked",
        "--package",
        "lastcard-lab",
        "--bench",
        "instructions",
        "--",
        "--check",
    ]))?;
    Ok(Done::Holds)
}

/// The server that can be made wrong, for the tests that find it out.
fn faulty() -> Result<Done> {
    run(&mut cargo([
        "build",
        "--profile",
        "test",
        "--locked",
        "--package",
        "lastcard-cli",
        "--features",
        "faults",
        "--bin",
        "lastcard-faulty",
    ]))?;
    Ok(Done::Holds)
}

fn tests() -> Result<Done> {
    // Held until the tests are over.
    let server = match std::env::var(postgres::VARIABLE) {
        Ok(_) => None,
        Err(_) => Some(postgres::Server::start()?),
    };
    let variable = server
        .iter()
        .map(|server| (postgres::VARIABLE, &server.url));
    if succeeds(&mut cargo(["nextest", "--version"])) {
        let mut nextest = cargo([
            "nextest",
            "run",
            "--workspace",
            "--locked",
            "--no-fail-fast",
        ]);
        run(nextest.envs(variable))?;
    } else {
        let kinds = ["--lib", "--bins", "--tests"];
        let mut test = cargo(["test", "--workspace", "--locked", "--no-fail-fast"]);
        run(test.args(kinds).envs(variable))?;
    }
    Ok(Done::Holds)
}
