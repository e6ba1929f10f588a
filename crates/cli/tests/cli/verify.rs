//! `lastcard verify` as a process.

use crate::support::{folder, run, stderr, stdout};
use lastcard_engine::{Command, FirstDeal, Seeded, State};
use lastcard_notation::record::{Header, SeedText};
use lastcard_notation::{Names, Record, preset};
use std::fs;
use std::path::Path;

/// A fair match of three rounds, as it is published.
fn example() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/fair/example.lcr");
    fs::read_to_string(path).unwrap()
}

/// A match of one deal, from a seed.
fn seeded() -> Record {
    let names = Names::new(["Ann", "Bob"]).unwrap();
    let first = FirstDeal::Lot;
    let mut header = Header::new(preset("standard").unwrap().clone(), names, first);
    let seed = SeedText::Text("a winter evening".to_owned());
    let mut chance = Seeded::new(seed.seed());
    let mut state = State::new(header.rules.rules, 2, first).unwrap();
    header.seed = Some(seed);
    let mut record = Record::new(header);
    let mut events = Vec::new();
    let command = Command::NextRound;
    state.command(&command, &mut chance, &mut events).unwrap();
    record.push(command, events);
    record
}

fn verify(name: &str, text: &str, more: &[&str]) -> (Option<i32>, String, String) {
    let data = folder(name);
    fs::write(data.join("match.lcr"), text).unwrap();
    let output = run(&data, &[&["verify", "match.lcr"], more].concat(), "");
    let told = stdout(&output).replace('\n', " ");
    (output.status.code(), told, stderr(&output))
}

/// The text with another character at the end of the first line that holds `part`, and that line's number.
fn changed(text: &str, part: &str) -> (String, usize) {
    let line = text.lines().position(|line| line.contains(part)).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let end = lines[line].len() - 1;
    let other = if lines[line].ends_with('0') { "1" } else { "0" };
    lines[line].replace_range(end.., other);
    (lines.join("\n") + "\n", line + 1)
}

#[test]
fn a_fair_match_is_verified_in_both_languages_with_what_it_proves() {
    let (code, told, _) = verify("verify-fair-en", &example(), &["--lang", "en"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(
        told.starts_with("Round 1: the shuffle is what was promised"),
        "{told}"
    );
    for part in [
        "All is well",
        "all 3 rounds",
        "added to it.",
        "What this does not prove",
        "did not show it",
    ] {
        assert!(told.contains(part), "no {part:?} in {told}");
    }
    let (code, told, _) = verify("verify-fair-nl", &example(), &["--lang", "nl"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(
        told.starts_with("Ronde 1: er is geschud zoals het beloofd was"),
        "{told}"
    );
    assert!(
        told.contains("alle 3 rondes") && told.contains("Wat dit niet bewijst"),
        "{told}"
    );
}

#[test]
fn another_secret_is_told_with_the_round_and_the_line_and_code_1() {
    let (text, _) = changed(&example(), "-- round 2: secret ");
    let commitment = text
        .lines()
        .position(|line| line.starts_with("-- round 2: commitment "));
    let (code, told, _) = verify("verify-secret", &text, &[]);
    assert_eq!(code, Some(1), "{told}");
    let line = format!("See line {} of the record.", commitment.unwrap() + 1);
    assert!(
        told.contains("Round 2 is WRONG: the server’s secret") && told.contains(&line),
        "{told}"
    );
    assert!(
        told.contains("Round 3: the shuffle is what was promised"),
        "{told}"
    );
    assert!(told.contains("NOT what was promised"), "{told}");
}

#[test]
fn another_card_is_told_with_the_line_of_its_command() {
    let text = example();
    let line = text
        .lines()
        .position(|line| line.contains(" | drew "))
        .unwrap();
    let old = text.lines().nth(line).unwrap();
    let (before, drawn) = old.split_once(": ").unwrap();
    let card = drawn.split([' ', ',', ';']).next().unwrap();
    let other = if card == "W" { "R1" } else { "W" };
    let new = format!("{before}: {other}{}", &drawn[card.len()..]);
    let (code, told, _) = verify("verify-card", &text.replacen(old, &new, 1), &[]);
    assert_eq!(code, Some(1), "{told}");
    assert!(
        told.contains(&format!("See line {} of the record.", line + 1)),
        "{told}"
    );
    assert!(told.contains("lead to something other than"), "{told}");
}

#[test]
fn a_share_that_was_not_promised_is_told_with_its_name() {
    let part = example()
        .lines()
        .find(|line| line.starts_with("-- ") && line.contains(", share "))
        .unwrap()
        .to_owned();
    let (text, line) = changed(&example(), &part);
    let (code, told, _) = verify("verify-share", &text, &["--lang", "nl"]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("Ann liet een andere bijdrage zien"), "{told}");
    assert!(
        told.contains(&format!("Zie regel {line} van het verslag.")),
        "{told}"
    );
}

#[test]
fn a_seeded_match_is_verified_and_one_without_any_source_is_not() {
    let mut record = seeded();
    let (code, told, _) = verify("verify-seed", &record.to_string(), &[]);
    assert_eq!(code, Some(0), "{told}");
    assert!(
        told.contains("every card follows from the seed") && told.contains("its only round"),
        "{told}"
    );
    record.header.seed = Some(SeedText::Text("a summer evening".to_owned()));
    let (code, told, _) = verify("verify-other-seed", &record.to_string(), &[]);
    assert_eq!(code, Some(1), "{told}");
    record.header.seed = None;
    let (code, told, _) = verify("verify-no-seed", &record.to_string(), &[]);
    assert_eq!(code, Some(1), "{told}");
    assert!(
        told.contains("does not say where the order of the cards came from"),
        "{told}"
    );
    record.entries.clear();
    let (code, told, _) = verify("verify-no-rounds", &record.to_string(), &[]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("No round was dealt"), "{told}");
}

#[test]
fn what_cannot_be_read_has_code_2_and_a_place() {
    let (code, told, errors) = verify(
        "verify-bad",
        &example().replacen("first: ", "fist: ", 1),
        &[],
    );
    assert_eq!((code, told.as_str()), (Some(2), ""));
    assert!(
        errors.contains("match.lcr:") && errors.contains("first"),
        "{errors}"
    );
    let output = run(&folder("verify-none"), &["verify", "none.lcr"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("none.lcr"), "{}", stderr(&output));
}

#[test]
fn json_is_one_object_on_one_line() {
    let (code, told, _) = verify("verify-json", &example(), &["--json"]);
    assert_eq!(code, Some(0));
    assert!(told.starts_with('{') && told.ends_with("} "), "{told}");
    let has = |told: &str, parts: &[&str]| parts.iter().all(|part| told.contains(part));
    let parts = [
        "\"file\":\"match.lcr\"",
        "\"source\":\"fair\"",
        "\"verified\":true",
    ];
    assert!(has(&told, &parts), "{told}");
    let (text, line) = changed(&example(), ", share ");
    let (code, told, _) = verify("verify-json-wrong", &text, &["--json"]);
    assert_eq!(code, Some(1));
    let place = format!("\"line\":{line},");
    let parts = [
        place.as_str(),
        "\"reason\":\"promise\"",
        "\"result\":\"wrong\"",
        "\"verified\":false",
    ];
    assert!(has(&told, &parts), "{told}");
}
