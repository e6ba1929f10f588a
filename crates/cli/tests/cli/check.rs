//! `lastcard check` as a process.

use crate::support::{folder, run, stderr, stdout};
use std::fs;
use std::path::Path;

const HOLDS: &str = r#"
name = "A number on its color"
preset = "standard"
players = ["Ann", "Bob"]
[position]
turn = "Ann"
discard = "R3"
draw = "G1 G2"
hands = { Ann = "R5 B1", Bob = "Y1 Y2" }
[[step]]
do = "Ann plays R5"
[expect]
turn = "Bob"
"#;

fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn scenarios_that_hold_are_told_in_order_with_code_0() {
    let data = folder("check-holds");
    write(&data, "s/b.toml", HOLDS);
    write(&data, "s/a/deep.toml", HOLDS);
    write(&data, "s/notes.txt", "no scenario");
    let output = run(&data, &["check", "s"], "");
    assert_eq!(output.status.code(), Some(0));
    let line = |file: &str| format!("ok    {file}: A number on its color\n");
    assert_eq!(stdout(&output), line("s/a/deep.toml") + &line("s/b.toml"));
    assert_eq!(
        stderr(&output),
        "2 scenarios hold, 0 fail, 0 cannot be read\n"
    );
}

#[test]
fn a_scenario_that_does_not_hold_is_told_with_the_difference_and_code_1() {
    let data = folder("check-fails");
    let wrong = HOLDS.replace("turn = \"Bob\"", "turn = \"Ann\"");
    let file = write(&data, "wrong.toml", &wrong);
    let output = run(&data, &["check", &file], "");
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    let (first, difference) = text.split_once('\n').unwrap();
    assert_eq!(first, format!("FAILS {file}: A number on its color"));
    assert!(
        difference.starts_with("      ") && difference.contains("Bob"),
        "{difference}"
    );
}

#[test]
fn what_cannot_be_read_has_code_2_and_a_place_and_the_others_are_run() {
    let data = folder("check-unread");
    write(&data, "a.toml", &HOLDS.replace("R5 B1", "R5 B12"));
    write(&data, "b.toml", HOLDS);
    fs::write(data.join("c.toml"), b"name = \"\xff\"\n").unwrap();
    let output = run(
        &data,
        &["check", "a.toml", "b.toml", "c.toml", "none.toml"],
        "",
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(stdout(&output), "ok    b.toml: A number on its color\n");
    let errors = stderr(&output);
    assert!(
        errors.contains("a.toml:9:") && errors.contains("B12"),
        "{errors}"
    );
    assert!(
        errors.contains("c.toml:1:9: this is no UTF-8 text"),
        "{errors}"
    );
    assert!(errors.contains("none.toml: "), "{errors}");
}

#[test]
fn a_folder_without_scenarios_is_a_mistake() {
    let data = folder("check-empty");
    let output = run(&data, &["check", "."], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("no *.toml file"));
}

#[cfg(unix)]
#[test]
fn what_others_wrote_steers_no_terminal() {
    let data = folder("check-control");
    let name = r#"name = "two\nlines \u001b[2J""#;
    let named = HOLDS.replace("name = \"A number on its color\"", name);
    write(&data, "s/a\u{1b}.toml", HOLDS);
    write(&data, "s/b\u{1b}.toml", "nonsense");
    write(&data, "s/c\n.toml", &named);
    let output = run(&data, &["check", "s"], "");
    let (shown, errors) = (stdout(&output), stderr(&output));
    let line = "ok    s/a\\u{1b}.toml: A number on its color\n";
    assert!(shown.starts_with(line), "{shown}");
    assert!(errors.contains("s/b\\u{1b}.toml:1:"), "{errors}");
    // One line for each scenario, and one for the count.
    let all = shown + &errors;
    assert_eq!(all.lines().count(), 4, "{all}");
    assert!(!all.contains('\u{1b}'), "{all}");
}

#[test]
fn json_is_one_object_a_line() {
    let data = folder("check-json");
    write(&data, "a.toml", HOLDS);
    write(
        &data,
        "b.toml",
        &HOLDS.replace("turn = \"Bob\"", "turn = \"Ann\""),
    );
    let output = run(&data, &["check", "--json", "a.toml", "b.toml"], "");
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    let lines: Vec<&str> = text.lines().collect();
    let holds = r#"{"file":"a.toml","name":"A number on its color","holds":true,"differences":[]}"#;
    assert_eq!(lines[0], holds);
    assert!(
        lines[1].starts_with(r#"{"file":"b.toml","name":"A number on its color","holds":false,"#)
    );
    assert_eq!(lines.len(), 2);
}

#[test]
fn every_scenario_of_the_corpus_holds() {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/scenarios");
    let output = run(&folder("check-corpus"), &["check", corpus], "");
    let failing: Vec<String> = stdout(&output)
        .lines()
        .filter(|line| !line.starts_with("ok "))
        .map(str::to_owned)
        .collect();
    assert_eq!(
        (output.status.code(), failing),
        (Some(0), Vec::new()),
        "{}",
        stderr(&output)
    );
}
