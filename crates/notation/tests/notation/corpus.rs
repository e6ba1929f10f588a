//! Every scenario of the corpus holds, and prints and reads back as itself.

use lastcard_engine::{Chance, Seed, Seeded};
use lastcard_notation::{Scenario, check};
use std::fs;
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/scenarios");
    let mut folders = vec![corpus];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "toml") {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(files.len() >= 305, "only {} scenarios", files.len());
    files
}

#[test]
fn every_scenario_of_the_corpus_holds() {
    let mut wrong = Vec::new();
    for path in files() {
        let (name, text) = (
            path.display().to_string(),
            fs::read_to_string(&path).unwrap(),
        );
        match check(&name, &text) {
            Ok(outcome) if outcome.holds => {}
            Ok(outcome) => wrong.push(format!("{name}: {}", outcome.differences.join("; "))),
            Err(problems) => wrong.push(format!("{name}: cannot be read: {problems:?}")),
        }
    }
    assert!(
        wrong.is_empty(),
        "{} do not hold:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn every_scenario_of_the_corpus_prints_and_reads_back() {
    for path in files() {
        let text = fs::read_to_string(&path).unwrap();
        let scenario = Scenario::parse(&text).unwrap();
        let printed = scenario.to_string();
        assert_eq!(
            Scenario::parse(&printed).as_ref(),
            Ok(&scenario),
            "{printed}"
        );
    }
}

#[test]
fn a_mangled_scenario_is_refused_or_run_but_never_panics() {
    let texts: Vec<String> = files()
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let mut random = Seeded::new(Seed::from_text("mangle"));
    let mut pick = |count: usize| random.choose(count as u32) as usize;
    for text in &texts {
        for _ in 0..20 {
            let mut text: Vec<char> = text.chars().collect();
            let (from, to) = (pick(text.len()), pick(text.len()));
            match pick(4) {
                0 => text[from] = text[to],
                1 => drop(text.drain(from.min(to)..from.max(to).min(from.min(to) + 9))),
                2 => text.insert(from, text[to]),
                _ => {
                    let other: Vec<char> = texts[pick(texts.len())].chars().collect();
                    text.splice(from..from, other.into_iter().skip(to).take(40));
                }
            }
            let _ = check("mangled", &text.into_iter().collect::<String>());
        }
    }
}
