//! Nothing in this crate can name the full truth of a match.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The engine's types of the full truth, and what leads to it.
const TRUTH: &[&str] = &[
    "State",
    "Event",
    "Full",
    "EventSink",
    "Evidence",
    "Position",
    "Chance",
    "Seeded",
    "Replayed",
    "Scripted",
    "Sampled",
    "Fair",
    "Command",
];

#[test]
fn the_sources_name_views_and_seen_events_only() {
    let files = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(files.len() > 10, "the sources are found");
    for file in files {
        let source = fs::read_to_string(&file).expect("a source can be read");
        for name in taken_from_the_engine(&source) {
            assert!(
                !TRUTH.contains(&name.as_str()) && name != "*",
                "{} takes {name} from the engine",
                file.display()
            );
        }
    }
}

#[test]
fn the_check_sees_every_way_of_naming_something() {
    let named = |source: &str| {
        taken_from_the_engine(source)
            .into_iter()
            .collect::<Vec<_>>()
    };
    assert_eq!(named("use lastcard_engine::State;"), ["State"]);
    assert_eq!(
        named("use lastcard_engine::{View,\n    Event as E};"),
        ["Event", "View"]
    );
    assert_eq!(
        named("use lastcard_engine as engine; fn f(_: &engine::State) {}"),
        ["State"]
    );
    assert_eq!(named("fn f(_: lastcard_engine::Event) {}"), ["Event"]);
    assert_eq!(named("use lastcard_engine::*;"), ["*"]);
    assert!(named("/// engine::State stays out.\nuse crate::game::Event;").is_empty());
}

/// The names behind `lastcard_engine::` and `engine::`, also those in braces.
fn taken_from_the_engine(source: &str) -> BTreeSet<String> {
    let code: Vec<&str> = source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect();
    let code = code.join("\n");
    let mut names = BTreeSet::new();
    for (place, path) in code.match_indices("engine::") {
        let rest = &code[place + path.len()..];
        let list = match rest.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap_or_default(),
            None => {
                &rest[..rest
                    .find(|c: char| !c.is_alphanumeric() && c != '_' && c != '*')
                    .unwrap_or(rest.len())]
            }
        };
        let first_words = list
            .split(',')
            .filter_map(|item| item.split_whitespace().next());
        names.extend(first_words.map(str::to_owned));
    }
    names
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder that can be read") {
        let path = entry.expect("an entry that can be read").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            files.push(path);
        }
    }
    files
}
