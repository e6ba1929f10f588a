//! `cargo xtask fuzz`: random input for every parser and for the engine, steered by coverage.
//!
//! The fuzzer needs instrumented code, which the flags below ask for on any toolchain; `cargo fuzz` on a
//! nightly toolchain works on the same folder.

use crate::run::{Failure, Result, cargo, output, program, root, run, target_dir};
use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

/// What `cargo fuzz` passes to the compiler, without the sanitizers: code without `unsafe` has no use for them.
const FLAGS: &str = "--cfg fuzzing -Cdebug-assertions -Coverflow-checks -Ccodegen-units=1 \
    -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// How many targets run at the same time.
const AT_ONCE: usize = 2;

/// Folders of the repository with input that makes sense, where the search of a target begins.
const SEEDS: [(&str, &str); 5] = [
    ("moves", "fuzz/seeds/moves"),
    ("record", "fuzz/seeds/record"),
    ("rules", "crates/notation/presets"),
    ("scenario", "corpus/clauses"),
    ("scenario", "corpus/scenarios"),
];

/// How long each target is fuzzed.
#[derive(Clone, Copy)]
enum Length {
    /// For so many seconds, with other inputs each time.
    Seconds(u64),
    /// For so many inputs, the same ones each time on the same code: a change is not held up by a fault that was there
    /// before it and that luck finds today.
    Inputs(u64),
}

/// Fuzzes the targets that the arguments name, each for as long as they say; a minute when they do not.
pub(crate) fn main(args: &[String]) -> Result<()> {
    let mut seconds = 60;
    let mut targets = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "--seconds" {
            seconds = args
                .next()
                .and_then(|text| text.parse().ok())
                .ok_or_else(|| {
                    Failure::usage("--seconds wants a whole number, as in --seconds 600")
                })?;
        } else {
            targets.push(arg.clone());
        }
    }
    let all = targets_there()?;
    if let Some(unknown) = targets.iter().find(|name| !all.contains(name)) {
        let all = all.join(", ");
        return Err(Failure::usage(format!(
            "there is no target {unknown}; there are {all}"
        )));
    }
    let targets = if targets.is_empty() { &all } else { &targets };
    fuzz(targets, Length::Seconds(seconds))
}

/// Fuzzes every target with that many inputs.
pub(crate) fn all(inputs: u64) -> Result<()> {
    fuzz(&targets_there()?, Length::Inputs(inputs))
}

/// The names of the targets: one file each.
fn targets_there() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries = fs::read_dir(&folder).map_err(|error| cannot("read", &folder, &error))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let names = paths.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
    let mut names: Vec<String> = names.collect();
    names.sort();
    Ok(names)
}

fn fuzz(targets: &[String], length: Length) -> Result<()> {
    let host = host()?;
    let target_dir = target_dir("fuzz");
    let mut build = cargo(["build", "--release", "--manifest-path", "fuzz/Cargo.toml"]);
    // With the target named, build scripts and macros are built without the flags.
    build
        .args(["--target", &host, "--target-dir"])
        .arg(&target_dir)
        .args(targets.iter().flat_map(|name| ["--bin", name]))
        .env("RUSTFLAGS", FLAGS);
    run(&mut build)?;

    let programs = target_dir.join(host).join("release");
    let mut failed = Vec::new();
    for some in targets.chunks(AT_ONCE) {
        println!("fuzzing {} {length}", some.join(" and "));
        let runs = some.iter().map(|name| Run::start(name, &programs, length));
        for run in runs.collect::<Result<Vec<Run>>>()? {
            let name = run.name.clone();
            if !run.finish()? {
                failed.push(name);
            }
        }
    }
    match failed.as_slice() {
        [] => Ok(()),
        failed => Err(Failure::new(format!(
            "fuzzing found something in {}",
            failed.join(", ")
        ))),
    }
}

/// The triple of this machine.
fn host() -> Result<String> {
    let version = output(program("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| Failure::new("`rustc -vV` names no host"))
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Length::Seconds(seconds) => write!(f, "for {seconds} s"),
            Length::Inputs(inputs) => write!(f, "with {inputs} inputs"),
        }
    }
}

/// A fuzzer at work.
struct Run {
    name: String,
    log: PathBuf,
    child: Child,
}

impl Run {
    fn start(name: &str, programs: &Path, length: Length) -> Result<Run> {
        let found = target_dir("fuzz").join("corpus").join(name);
        let artifacts = root().join("fuzz/artifacts").join(name);
        for folder in [&found, &artifacts] {
            fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
        }
        let log = target_dir("fuzz").join(format!("{name}.log"));
        let file = File::create(&log).map_err(|error| cannot("write", &log, &error))?;

        let mut command = program(programs.join(name));
        command.arg(found).args(seeds(name));
        match length {
            Length::Seconds(seconds) => command.arg(format!("-max_total_time={seconds}")),
            Length::Inputs(inputs) => {
                command.args([format!("-runs={inputs}"), "-seed=1".to_owned()])
            }
        };
        // One input may not take more than ten seconds, or a parser is slower than its text is long.
        command.args(["-timeout=10", "-print_final_stats=1", "-len_control=0"]);
        command.arg(format!("-artifact_prefix={}/", artifacts.display()));
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(file)
            .spawn();
        let child = child.map_err(|error| cannot("start", &programs.join(name), &error))?;
        Ok(Run {
            name: name.to_owned(),
            log,
            child,
        })
    }

    /// Waits for the end; prints how much was tried or, when something was found, what.
    fn finish(mut self) -> Result<bool> {
        let status = self
            .child
            .wait()
            .map_err(|error| cannot("run", &self.log, &error))?;
        let log = fs::read(&self.log).map_err(|error| cannot("read", &self.log, &error))?;
        let log = String::from_utf8_lossy(&log);
        if status.success() {
            let inputs = statistic(&log, "number_of_executed_units");
            let speed = statistic(&log, "average_exec_per_sec");
            println!(
                "  {}: {inputs} inputs, {speed} a second, nothing found",
                self.name
            );
        } else {
            let lines: Vec<&str> = log.lines().collect();
            println!(
                "{}\n  {}: {status}",
                lines[lines.len().saturating_sub(60)..].join("\n"),
                self.name
            );
        }
        Ok(status.success())
    }
}

fn seeds(name: &str) -> impl Iterator<Item = PathBuf> {
    let folders = SEEDS.iter().filter(move |(target, _)| *target == name);
    folders.map(|(_, folder)| root().join(folder))
}

fn statistic<'a>(log: &'a str, name: &str) -> &'a str {
    let value = |line: &'a str| {
        line.strip_prefix("stat::")?
            .strip_prefix(name)?
            .strip_prefix(':')
    };
    log.lines().find_map(value).map_or("?", str::trim)
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot {what} {}: {error}", path.display()))
}
