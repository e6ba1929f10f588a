//! Who speaks to the network cannot name the full truth of a match.

use std::fs;
use std::path::{Path, PathBuf};

/// The types that hold it, of the engine and of the table.
const TRUTH: &[&str] = &[
    "State", "Full", "Evidence", "Position", "Chance", "Fair", "Room", "Game", "Table", "Draft",
    "Written", "Witness",
];

#[test]
fn sockets_and_handlers_name_no_truth() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = vec![source.join("session.rs")];
    files.extend(sources(&source.join("rest")));
    assert!(files.len() > 4, "the sources are found");
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for name in taken(&text) {
            let hidden = TRUTH.contains(&name.as_str()) || name == "*";
            assert!(
                !hidden,
                "{} takes {name} from the engine or the table",
                file.display()
            );
        }
        assert!(
            !code(&text).contains(".state()"),
            "{} asks for the truth",
            file.display()
        );
    }
}

#[test]
fn the_check_sees_every_way_of_naming_something() {
    assert_eq!(taken("use lastcard_engine::State;"), ["State"]);
    assert_eq!(
        taken("use lastcard_table::{Act,\n    Room as R};"),
        ["Act", "Room"]
    );
    assert_eq!(taken("fn f(_: &lastcard_engine::State) {}"), ["State"]);
    assert_eq!(taken("use lastcard_table::*;"), ["*"]);
    assert!(taken("use axum::extract::State; // lastcard_engine::State").is_empty());
}

/// The names behind the paths of the engine and the table, also those in braces.
fn taken(source: &str) -> Vec<String> {
    let code = code(source);
    let mut names = Vec::new();
    for path in ["lastcard_engine::", "lastcard_table::"] {
        for (place, _) in code.match_indices(path) {
            let rest = &code[place + path.len()..];
            let list = match rest.strip_prefix('{') {
                Some(list) => list.split('}').next().unwrap_or_default(),
                None => rest
                    .split(|c: char| !c.is_alphanumeric() && c != '_' && c != '*')
                    .next()
                    .unwrap_or_default(),
            };
            names.extend(
                list.split(',')
                    .filter_map(|item| item.split_whitespace().next())
                    .map(str::to_owned),
            );
        }
    }
    names
}

fn code(source: &str) -> String {
    let lines = source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    entries
        .filter(|path| path.extension().is_some_and(|ext| ext == "rs"))
        .collect()
}
