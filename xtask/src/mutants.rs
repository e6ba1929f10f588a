//! `cargo xtask mutants`: changes the engine in every small way that cargo-mutants knows and looks whether a
//! test sees it. What no test can see stands in a reviewed list, each with the reason.

use crate::results::Report;
use crate::run::{
    Failure, Result, cargo, cargo_program, now, output, program, root, run, target_dir,
};
use crate::tools;
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;
use std::process::Command;
use toml::{Table, Value};

/// The reviewed list, in the root of the repository.
const ACCEPTED: &str = "mutants.accepted.toml";

/// The quick look, which sees most mutants: the engine's own tests and games against the reference, which build in
/// seconds.
const QUICK: Look = Look {
    name: "quick",
    cargo_args: &[
        "--package=lastcard-testkit",
        "--no-default-features",
        "--features=lastcard-engine/stacked",
        "--lib",
        "--test=agreement",
    ],
    skip: &[],
    games: "400",
    rounds: "0",
};

/// The look at what the quick one did not see: the laws, and more games.
const LAWS: Look = Look {
    name: "laws",
    cargo_args: &[
        "--package=lastcard-testkit",
        "--no-default-features",
        "--test=agreement",
        "--test=laws",
    ],
    skip: &[],
    games: "2000",
    rounds: "60",
};

/// The thorough look at what is left: every scenario and clause, and games and rounds by the rules of the presets.
const THOROUGH: Look = Look {
    name: "thorough",
    cargo_args: &[
        "--package=lastcard-notation",
        "--package=lastcard-testkit",
        "--test=agreement",
        "--test=clauses",
        "--test=laws",
        "--test=notation",
    ],
    skip: &["mangled", "roundtrips"],
    games: "2000",
    rounds: "100",
};

/// Exit codes of cargo-mutants for a run to its end: all caught, some missed, some out of time.
const TO_ITS_END: [u8; 3] = [0, 2, 3];

/// Which tests look at a mutant, and for how long.
struct Look {
    name: &'static str,
    /// What is built and run, besides the tests of the engine of the same names.
    cargo_args: &'static [&'static str],
    /// Tests that are left out, by parts of their names: those of the texts, which are long.
    skip: &'static [&'static str],
    /// Random games against the reference.
    games: &'static str,
    /// Random rounds under the laws.
    rounds: &'static str,
}

/// A change of the engine. It names the line by its text, so that it stays the same mutant when the code above
/// it grows.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Mutant {
    file: String,
    code: String,
    change: String,
}

/// How many mutants of each name there are: two on one line may bear the same one.
type Counted = BTreeMap<Mutant, usize>;

/// Runs the mutants, all or a shard, and compares the missed ones with the reviewed list.
pub(crate) fn main(args: &[String]) -> Result<()> {
    let (mut jobs, mut shard) = ("2", None);
    for pair in args.chunks(2) {
        match pair {
            [flag, value] if flag == "--jobs" => jobs = value,
            [flag, value] if flag == "--shard" => shard = Some(value),
            [arg, ..] => {
                let known = "`mutants` knows --jobs N and --shard K/N (K from 0)";
                return Err(Failure::usage(format!("{known}, not `{arg}`")));
            }
            [] => {}
        }
    }
    let accepted = accepted()?;
    tools::install("cargo-mutants")?;
    let all = counted(output(mutants().arg("--list"))?.lines())?;
    complain(&gone(&accepted, &all))?;

    let start = now();
    let shard_args = shard.iter().flat_map(|shard| ["--shard", shard]);
    let mut found = QUICK.run(jobs, shard_args)?;
    for look in [LAWS, THOROUGH] {
        let left = std::mem::take(&mut found.missed);
        if !left.is_empty() {
            let names: Vec<String> = left.iter().map(|name| only(name)).collect();
            let mut again = look.run(jobs, names.iter().flat_map(|name| ["--re", name]))?;
            // cargo-mutants tries some kinds of mutants whatever `--re` says.
            again.keep(&left);
            found.add(again);
        }
    }
    let caught = counted(&found.caught)?;
    let missed = counted(&found.missed)?;
    let timeout = counted(&found.timeout)?;
    let unviable = counted(&found.unviable)?;
    let mut report = Report::new(
        "Mutation tests of the engine",
        "cargo xtask mutants",
        args,
        start,
    );
    report.line("caught by a test", number(&caught));
    report.line("caught because a test no longer ended", number(&timeout));
    report.line("cannot be compiled", number(&unviable));
    report.line("missed, and accepted with a reason", number(&missed));
    let mut faults = unreviewed(&accepted, &missed);
    faults.extend(stale(&accepted, &all, &caught));
    complain(&faults)?;
    let of = shard.map_or(String::new(), |shard| {
        format!("-{}", shard.replace('/', "-of-"))
    });
    report.write(&format!("mutants{of}"))
}

/// What became of the mutants, by their names.
#[derive(Default)]
struct Found {
    caught: Vec<String>,
    missed: Vec<String>,
    timeout: Vec<String>,
    unviable: Vec<String>,
}

impl Found {
    /// Adds what another look found.
    fn add(&mut self, other: Found) {
        self.caught.extend(other.caught);
        self.missed.extend(other.missed);
        self.timeout.extend(other.timeout);
        self.unviable.extend(other.unviable);
    }

    /// Forgets all others.
    fn keep(&mut self, names: &[String]) {
        for list in [
            &mut self.caught,
            &mut self.missed,
            &mut self.timeout,
            &mut self.unviable,
        ] {
            list.retain(|name| names.contains(name));
        }
    }
}

impl Look {
    /// Lets these tests look at the mutants that the arguments choose.
    fn run<'a>(&self, jobs: &str, which: impl IntoIterator<Item = &'a str>) -> Result<Found> {
        let folder = target_dir("mutants").join(self.name);
        fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
        let mut command = mutants();
        command
            .args(["--no-shuffle", "--jobs", jobs, "--output"])
            .arg(&folder)
            .args(which);
        // As arguments for cargo, since cargo-mutants looks at an unchanged engine only with its own tests.
        let cargo_args = self.cargo_args.iter();
        command.args(cargo_args.map(|arg| format!("--cargo-arg={arg}")));
        command
            .args(["--", "--"])
            .args(self.skip.iter().flat_map(|name| ["--skip", name]));
        command
            .env("LASTCARD_GAMES", self.games)
            .env("LASTCARD_ROUNDS", self.rounds);
        println!("\n=== the {} look ===", self.name);
        run(&mut command).or_else(|failure| failure.unless_code(&TO_ITS_END))?;

        let list = |name: &str| {
            let path = folder.join("mutants.out").join(name);
            let text = fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
            Ok(text.lines().map(str::to_owned).collect())
        };
        Ok(Found {
            caught: list("caught.txt")?,
            missed: list("missed.txt")?,
            timeout: list("timeout.txt")?,
            unviable: list("unviable.txt")?,
        })
    }
}

/// cargo-mutants for the engine. A mutant that never stops collecting must not take the machine with it, so
/// where there is a shell it limits the memory, to far more than any test or compiler takes.
fn mutants() -> Command {
    let mut command = cargo([]);
    if cfg!(unix) {
        command = program("sh");
        command
            .args(["-c", "ulimit -v 8388608; exec \"$@\"", "sh"])
            .arg(cargo_program());
    }
    command.args(["mutants", "--package", "lastcard-engine"]);
    // In a folder that all jobs share, one would run the tests that another one has built.
    command.env_remove("CARGO_TARGET_DIR");
    command
}

/// The regular expression for just that name.
fn only(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || " _/:'\"=,;<>#@~`%&!".contains(c);
    let escaped = name
        .chars()
        .flat_map(|c| (!plain(c)).then_some('\\').into_iter().chain([c]));
    format!("^{}$", escaped.collect::<String>())
}

/// The reviewed list.
fn accepted() -> Result<Counted> {
    let text = read(ACCEPTED)?;
    let list: Table = text
        .parse()
        .map_err(|error| Failure::new(format!("{ACCEPTED}: {error}")))?;
    let mut accepted = Counted::new();
    let entries = list
        .get("mutant")
        .and_then(Value::as_array)
        .into_iter()
        .flatten();
    for (index, entry) in entries.enumerate() {
        let field = |name: &str| {
            let text = entry
                .get(name)
                .and_then(Value::as_str)
                .filter(|text| !text.is_empty());
            let missing = || Failure::new(format!("{ACCEPTED}: entry {} has no {name}", index + 1));
            text.map(str::to_owned).ok_or_else(missing)
        };
        field("reason")?;
        let mutant = Mutant {
            file: field("file")?,
            code: field("code")?,
            change: field("change")?,
        };
        *accepted.entry(mutant).or_default() += 1;
    }
    Ok(accepted)
}

/// Reads lines such as `crates/engine/src/hand.rs:12:5: replace + with - in Hand::add`.
fn counted(names: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Counted> {
    let mut counted = Counted::new();
    let mut sources: BTreeMap<String, String> = BTreeMap::new();
    for line in names {
        let line = line.as_ref();
        let unknown = || Failure::new(format!("cargo-mutants names a mutant in a new way: {line}"));
        let mut parts = line.splitn(4, ':');
        let mut part = || parts.next().ok_or_else(unknown);
        let (file, row, _column, change) = (part()?, part()?, part()?, part()?);
        let row: usize = row.parse().map_err(|_| unknown())?;
        if !sources.contains_key(file) {
            sources.insert(file.to_owned(), read(file)?);
        }
        let code = sources[file]
            .lines()
            .nth(row.saturating_sub(1))
            .ok_or_else(unknown)?;
        let mutant = Mutant {
            file: file.to_owned(),
            code: code.trim().to_owned(),
            change: change.trim().to_owned(),
        };
        *counted.entry(mutant).or_default() += 1;
    }
    Ok(counted)
}

/// Those of the list that cargo-mutants does not make.
fn gone(accepted: &Counted, all: &Counted) -> Vec<String> {
    let gone = accepted
        .iter()
        .filter(|(mutant, count)| *count > all.get(mutant).unwrap_or(&0));
    gone.map(|(mutant, _)| format!("no longer a mutant, remove it from {ACCEPTED}:\n{mutant}"))
        .collect()
}

/// Those that were missed and do not stand in the list.
fn unreviewed(accepted: &Counted, missed: &Counted) -> Vec<String> {
    let new = missed
        .iter()
        .filter(|(mutant, count)| *count > accepted.get(mutant).unwrap_or(&0));
    let hint = "missed: write a test that sees it, or say in the list why no test can";
    new.map(|(mutant, _)| format!("{hint}:\n{mutant}"))
        .collect()
}

/// Those of the list that a test sees after all.
fn stale(accepted: &Counted, all: &Counted, caught: &Counted) -> Vec<String> {
    let seen = accepted.iter().filter(|(mutant, count)| {
        let of = |counted: &Counted| counted.get(mutant).copied().unwrap_or(0);
        *count + of(caught) > of(all)
    });
    seen.map(|(mutant, _)| format!("a test sees it now, remove it from {ACCEPTED}:\n{mutant}"))
        .collect()
}

fn complain(faults: &[String]) -> Result<()> {
    for fault in faults {
        println!("\n{fault}");
    }
    match faults.len() {
        0 => Ok(()),
        count => Err(Failure::new(format!(
            "{count} mutants and {ACCEPTED} do not agree"
        ))),
    }
}

fn number(counted: &Counted) -> String {
    counted.values().sum::<usize>().to_string()
}

fn read(path: &str) -> Result<String> {
    let path = root().join(path);
    fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot {what} {}: {error}", path.display()))
}

/// As it would stand in the list.
impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The quotes and backslashes of Rust are those of TOML.
        writeln!(f, "[[mutant]]")?;
        writeln!(f, "file = {:?}", self.file)?;
        writeln!(f, "code = {:?}", self.code)?;
        writeln!(f, "change = {:?}", self.change)?;
        write!(f, "reason = \"\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutants(counts: &[(&str, usize)]) -> Counted {
        let mutant = |code: &str| Mutant {
            file: "a.rs".into(),
            code: code.into(),
            change: "b".into(),
        };
        counts
            .iter()
            .map(|(code, count)| (mutant(code), *count))
            .collect()
    }

    #[test]
    fn a_missed_mutant_must_stand_in_the_list_as_often_as_it_was_missed() {
        let accepted = mutants(&[("a", 1), ("b", 1)]);
        assert!(unreviewed(&accepted, &mutants(&[("a", 1)])).is_empty());
        assert_eq!(
            unreviewed(&accepted, &mutants(&[("a", 1), ("b", 2), ("c", 1)])).len(),
            2
        );
    }

    #[test]
    fn a_listed_mutant_must_exist_and_be_missed() {
        let accepted = mutants(&[("a", 1), ("b", 1)]);
        let all = mutants(&[("b", 2), ("c", 1)]);
        assert_eq!(gone(&accepted, &all).len(), 1);
        assert!(stale(&mutants(&[("b", 1)]), &all, &mutants(&[("b", 1)])).is_empty());
        assert_eq!(
            stale(&mutants(&[("b", 1)]), &all, &mutants(&[("b", 2)])).len(),
            1
        );
    }

    #[test]
    fn a_name_is_found_as_it_stands() {
        assert_eq!(
            only("a.rs:1:2: replace + with <A as B>::c(&[]) -> 'd"),
            r"^a\.rs:1:2: replace \+ with <A as B>::c\(&\[\]\) \-> 'd$"
        );
    }

    #[test]
    fn a_mutant_is_shown_as_toml() {
        let mutant = Mutant {
            file: "a.rs".into(),
            code: "if a == \"b\" {".into(),
            change: "c".into(),
        };
        let shown: Table = mutant.to_string().parse().expect("valid TOML");
        assert_eq!(shown["mutant"][0]["code"].as_str(), Some("if a == \"b\" {"));
    }
}
