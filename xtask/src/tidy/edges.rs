//! The crates use each other only as ARCHITECTURE.md draws it.

use super::files::{File, Files};
use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

/// Everything from outside that the engine uses: each is `no_std` and brings no input, output or clock.
const ENGINE_USES: [&str; 5] = ["hmac", "rand_chacha", "rand_core", "sha2", "smallvec"];

/// The crates that turn our types into texts and back; no other knows how that is done.
const KNOW_SERDE: [&str; 4] = ["lab", "notation", "protocol", "table"];

/// What every crate may use in its tests, besides what it may use anyway.
const IN_TESTS: [&str; 3] = ["notation", "store", "testkit"];

const BEGIN: &str = "<!-- edges -->";
const END: &str = "<!-- /edges -->";

/// A crate of ours with the names of what it uses, ours without `lastcard-`.
struct Krate {
    name: String,
    uses: BTreeSet<String>,
    uses_in_tests: BTreeSet<String>,
}

/// Compares the manifests with the table between the markers of ARCHITECTURE.md.
pub(crate) fn check(files: &Files) -> Vec<String> {
    let manifests = files
        .of_kind("toml")
        .filter(|file| file.path.ends_with("/Cargo.toml") && !file.path.starts_with("fuzz/"));
    let mut faults = Vec::new();
    let mut crates = Vec::new();
    for file in manifests {
        match read(file) {
            Ok(krate) => crates.push(krate),
            Err(error) => faults.push(format!("{}: {error}", file.path)),
        }
    }
    for krate in &crates {
        outside(krate, &mut faults);
    }
    match files.text("ARCHITECTURE.md").and_then(drawn) {
        Some(drawn) => inside(&crates, &drawn, &mut faults),
        None => faults.push(format!(
            "ARCHITECTURE.md has no table between {BEGIN} and {END}"
        )),
    }
    faults
}

/// What the crate uses that is not ours.
fn outside(krate: &Krate, faults: &mut Vec<String>) {
    let name = &krate.name;
    if name == "engine" {
        let allowed = ENGINE_USES.map(str::to_owned).into();
        let more = krate.uses.difference(&allowed);
        faults.extend(more.map(|it| format!("engine uses {it}, which ENGINE_USES does not allow")));
        let less = allowed.difference(&krate.uses);
        faults.extend(less.map(|it| format!("engine does not use {it}: remove it in ENGINE_USES")));
    }
    if !KNOW_SERDE.contains(&name.as_str()) {
        let serde = krate.uses.iter().filter(|it| it.starts_with("serde"));
        faults.extend(serde.map(|it| format!("{name} uses {it}; only {KNOW_SERDE:?} know serde")));
    }
}

/// What the crates use of each other.
fn inside(crates: &[Krate], drawn: &BTreeMap<String, BTreeSet<String>>, faults: &mut Vec<String>) {
    let ours: BTreeSet<&str> = crates.iter().map(|krate| krate.name.as_str()).collect();
    let is_ours = |it: &&String| ours.contains(it.as_str());
    for krate in crates {
        let name = &krate.name;
        let uses: BTreeSet<&String> = krate.uses.iter().filter(is_ours).collect();
        let Some(may) = drawn.get(name) else {
            faults.push(format!(
                "ARCHITECTURE.md does not draw {name}; add {}",
                row(name, &uses)
            ));
            continue;
        };
        if let Some(extra) = uses.iter().find(|it| !may.contains(**it)) {
            let all = may
                .iter()
                .filter(is_ours)
                .chain(uses.iter().copied())
                .collect();
            faults.push(format!(
                "{name} uses {extra}, an edge that ARCHITECTURE.md does not draw: remove the edge, or \
                 make the row {}",
                row(name, &all)
            ));
        }
        if may.iter().any(|it| !uses.contains(it)) {
            let still = may.iter().filter(|it| uses.contains(it)).collect();
            faults.push(format!(
                "ARCHITECTURE.md draws more edges of {name} than there are: make the row {}",
                row(name, &still)
            ));
        }
        let in_tests = krate.uses_in_tests.iter().filter(is_ours);
        let not_allowed = in_tests
            .filter(|it| !may.contains(*it) && !IN_TESTS.contains(&it.as_str()) && *it != name);
        faults.extend(not_allowed.map(|it| {
            format!(
                "the tests of {name} use {it}; beside the edges drawn they may use {IN_TESTS:?}"
            )
        }));
    }
    let gone = drawn.keys().filter(|name| !ours.contains(name.as_str()));
    faults.extend(gone.map(|name| format!("ARCHITECTURE.md draws {name}, which does not exist")));
}

fn row(name: &str, uses: &BTreeSet<&String>) -> String {
    let uses: Vec<&str> = uses.iter().map(|name| name.as_str()).collect();
    format!("| {name} | {} |", uses.join(", "))
}

/// The table of ARCHITECTURE.md: for each crate those that it may use.
fn drawn(text: &str) -> Option<BTreeMap<String, BTreeSet<String>>> {
    let (table, _) = text.split_once(BEGIN)?.1.split_once(END)?;
    let rows = table.lines().filter_map(|line| {
        let (name, uses) = line
            .trim()
            .strip_prefix('|')?
            .strip_suffix('|')?
            .split_once('|')?;
        let uses = uses
            .split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty());
        Some((name.trim().to_owned(), uses.map(str::to_owned).collect()))
    });
    // The first two lines are the head of the table.
    Some(rows.skip(2).collect())
}

fn read(file: &File) -> Result<Krate, String> {
    let manifest: Table = file.text.parse().map_err(|error| format!("{error}"))?;
    let name = manifest
        .get("package")
        .and_then(|package| package.get("name"));
    let name = name.and_then(Value::as_str).ok_or("no package name")?;
    let mut krate = Krate {
        name: short(name),
        uses: BTreeSet::new(),
        uses_in_tests: BTreeSet::new(),
    };
    let targets = manifest.get("target").and_then(Value::as_table);
    let tables = targets
        .into_iter()
        .flat_map(Table::values)
        .filter_map(Value::as_table);
    for table in std::iter::once(&manifest).chain(tables) {
        krate.uses.extend(used(table, "dependencies"));
        krate.uses.extend(used(table, "build-dependencies"));
        krate.uses_in_tests.extend(used(table, "dev-dependencies"));
    }
    Ok(krate)
}

fn used(table: &Table, kind: &str) -> Vec<String> {
    let dependencies = table
        .get(kind)
        .and_then(Value::as_table)
        .into_iter()
        .flatten();
    let name = |(key, value): (&String, &Value)| {
        let renamed = value.get("package").and_then(Value::as_str);
        short(renamed.unwrap_or(key))
    };
    dependencies.map(name).collect()
}

fn short(name: &str) -> String {
    name.strip_prefix("lastcard-").unwrap_or(name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGINE: &str = "[package]\nname = 'lastcard-engine'\n[dependencies]\nhmac = '1'\nsmallvec.workspace = true\nrand_chacha = '1'\nrand_core = '1'\nsha2 = '1'\n[dev-dependencies]\nlastcard-testkit.workspace = true\n";
    const BOTS: &str =
        "[package]\nname = 'lastcard-bots'\n[dependencies]\nlastcard-engine.workspace = true\n";

    fn check_all(bots: &str, table: &str) -> Vec<String> {
        let testkit = "[package]\nname = 'lastcard-testkit'\n[dependencies]\nlastcard-engine.workspace = true\n";
        let drawing =
            format!("{BEGIN}\n| crate | may use |\n|---|---|\n{table}| testkit | engine |\n{END}");
        check(&Files::from_texts([
            ("ARCHITECTURE.md", &drawing),
            ("crates/bots/Cargo.toml", bots),
            ("crates/engine/Cargo.toml", ENGINE),
            ("crates/testkit/Cargo.toml", testkit),
        ]))
    }

    #[test]
    fn edges_that_are_drawn_hold() {
        let faults = check_all(BOTS, "| engine | |\n| bots | engine |\n");
        assert_eq!(faults, Vec::<String>::new());
    }

    #[test]
    fn an_edge_that_is_not_drawn_is_a_fault_that_names_the_row() {
        assert_eq!(
            check_all(BOTS, "| engine | |\n| bots | |\n"),
            [
                "bots uses engine, an edge that ARCHITECTURE.md does not draw: remove the edge, or make the \
             row | bots | engine |"
            ]
        );
    }

    #[test]
    fn a_crate_that_is_not_drawn_is_a_fault_that_names_the_row() {
        let faults = check_all(BOTS, "| engine | |\n");
        assert_eq!(
            faults,
            ["ARCHITECTURE.md does not draw bots; add | bots | engine |"]
        );
    }

    #[test]
    fn a_drawn_edge_that_is_not_there_is_a_fault() {
        assert_eq!(
            check_all(BOTS, "| engine | |\n| bots | engine, testkit |\n| x | |\n"),
            [
                "ARCHITECTURE.md draws more edges of bots than there are: make the row | bots | engine |",
                "ARCHITECTURE.md draws x, which does not exist",
            ]
        );
    }

    #[test]
    fn serde_belongs_to_few_crates_and_the_engine_has_a_list_of_its_own() {
        let bots = "[package]\nname = 'lastcard-bots'\n[target.'cfg(unix)'.dependencies]\nx = { package = 'serde_json', version = '1' }\n";
        let faults = check_all(bots, "| engine | |\n| bots | |\n");
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("bots uses serde_json; only"));

        let engine = ENGINE.replace("sha2", "getrandom");
        let faults = check(&Files::from_texts([("crates/engine/Cargo.toml", &engine)]));
        assert_eq!(
            faults[..2],
            [
                "engine uses getrandom, which ENGINE_USES does not allow",
                "engine does not use sha2: remove it in ENGINE_USES",
            ]
        );
    }
}
