//! `cargo xtask load`: many people at many tables, with the result kept in a file; and a small run as a test.

use crate::postgres;
use crate::results::Report;
use crate::run::{Failure, Result, cargo, now, program, root, run, run_and_keep, target_dir};
use std::path::{Path, PathBuf};

/// What the task is asked for.
struct Wanted {
    /// Handed to the generator as they are.
    flags: Vec<String>,
    /// `sqlite`, `postgres` for the server of the tests, or an address.
    store: String,
    /// Whether a start on a full store is measured.
    cold: bool,
    /// The name of the result file.
    name: String,
}

/// The long run: 800 actions a second of 16,000 people for ten minutes.
const LONG: [&str; 8] = [
    "--sockets",
    "16000",
    "--tables",
    "4000",
    "--every",
    "5",
    "--seconds",
    "600",
];

/// Starts on 10,000 open tables of 100 entries each; somebody comes back to each within 50 seconds.
const COLD: [&str; 6] = ["--sockets", "40000", "--tables", "10000", "--seconds", "50"];

/// What CI runs.
const SMALL: [&str; 10] = [
    "--sockets",
    "2000",
    "--tables",
    "500",
    "--every",
    "5",
    "--seconds",
    "30",
    "--warmup",
    "22",
];

/// `cargo xtask load`: builds server and generator as they are released, runs them and writes the result down.
pub(crate) fn main(args: &[String]) -> Result<()> {
    let wanted = wanted(args)?;
    let start = now();
    let built = target_dir("release");
    let profile = ["--release"];
    build(
        &profile,
        &["--package", "lastcard-cli", "--bin", "lastcard"],
    )?;
    build(
        &profile,
        &["--package", "lastcard-client", "--example", "load"],
    )?;
    let mut flags = wanted.flags.clone();
    if wanted.cold {
        build(
            &profile,
            &["--package", "lastcard-store", "--example", "copies"],
        )?;
        let copies = built.join("examples/copies");
        flags.extend(["--cold".to_owned(), copies.display().to_string()]);
    }
    let folder = Folder::new()?;
    let server = match wanted.store.as_str() {
        "postgres" => Some(postgres::Server::start()?),
        _ => None,
    };
    let data = match (&server, wanted.store.as_str()) {
        (Some(server), _) => server.url.clone(),
        (None, "sqlite") => folder.data(wanted.cold),
        (None, address) => address.to_owned(),
    };
    let printed = generate(&built, &data, &flags)?;
    let title = if wanted.cold {
        "A start on a full store"
    } else {
        "Many people at many tables"
    };
    let mut report = Report::new(title, "cargo xtask load", args, start);
    match wanted.store.as_str() {
        "sqlite" => report.line("store", "SQLite, a file, every commit synced"),
        "postgres" => report.line("store", "PostgreSQL of the tests, which does not sync"),
        _ => report.line("store", "PostgreSQL"),
    }
    for (what, figure) in printed.lines().filter_map(|line| line.split_once(" = ")) {
        report.line(what, figure);
    }
    report.write(&wanted.name)
}

/// A step of the tests: 2,000 people. It fails when an answer is missing or wrong, or the rate is missed, and never
/// because of a time.
pub(crate) fn small() -> Result<()> {
    let built = programs()?;
    let folder = Folder::new()?;
    let flags = SMALL.map(str::to_owned);
    generate(&built, &folder.data(false), &flags).map(drop)
}

/// The folder with `lastcard` and with the generator below `examples`, as tests have them.
pub(crate) fn programs() -> Result<PathBuf> {
    // The whole workspace, so that the tests find everything built already.
    let what = ["--workspace", "--bin", "lastcard", "--example", "load"];
    build(&["--profile", "test"], &what)?;
    Ok(target_dir("debug"))
}

fn wanted(args: &[String]) -> Result<Wanted> {
    let mut wanted = Wanted {
        flags: Vec::new(),
        store: "sqlite".to_owned(),
        cold: false,
        name: "load".to_owned(),
    };
    let mut own = Vec::new();
    let mut words = args.iter();
    while let Some(word) = words.next() {
        let mut value = || {
            let value = words.next().cloned();
            value.ok_or_else(|| Failure::usage(format!("{word} wants a value")))
        };
        match word.as_str() {
            "--cold" => wanted.cold = true,
            "--store" => wanted.store = value()?,
            "--name" => wanted.name = value()?,
            "--sockets" | "--tables" | "--every" | "--seconds" | "--warmup" => {
                let value = value()?;
                own.extend([word.clone(), value]);
            }
            _ => {
                return Err(Failure::usage(format!(
                    "`load` knows --sockets N, --tables N, --every SECONDS, --seconds S, --warmup S, --store \
                     sqlite|postgres|ADDRESS, --cold and --name NAME, not `{word}`"
                )));
            }
        }
    }
    let usual: &[&str] = if wanted.cold { &COLD } else { &LONG };
    wanted.flags = usual.iter().copied().map(str::to_owned).collect();
    // Of two the later one counts.
    wanted.flags.append(&mut own);
    if wanted.cold && wanted.store != "sqlite" {
        return Err(Failure::usage("--cold measures SQLite alone"));
    }
    if wanted.cold && wanted.name == "load" {
        "cold-start".clone_into(&mut wanted.name);
    }
    Ok(wanted)
}

fn build(profile: &[&str], what: &[&str]) -> Result<()> {
    run(cargo(["build", "--locked"]).args(profile).args(what))
}

fn generate(built: &Path, data: &str, flags: &[String]) -> Result<String> {
    let mut load = program(built.join("examples/load"));
    load.arg("--program").arg(built.join("lastcard"));
    load.args(["--data", data]).args(flags);
    run_and_keep(&mut load)
}

/// A folder for the store of one run, gone after it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder> {
        let folder = root()
            .join(target_dir("load"))
            .join(std::process::id().to_string());
        std::fs::create_dir_all(&folder)
            .map_err(|error| Failure::new(format!("cannot make {}: {error}", folder.display())))?;
        Ok(Folder(folder))
    }

    /// The address of the store; a cold start makes two, and wants the folder.
    fn data(&self, cold: bool) -> String {
        let file = self.0.join("tables.db");
        let path = if cold { &self.0 } else { &file };
        path.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left of it harms nobody.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
