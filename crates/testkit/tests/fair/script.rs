//! The stand-alone script, run by Node.

use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A path in the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// Whether the script finds each of these records right.
pub(crate) fn verdicts(records: &[String]) -> Vec<bool> {
    let verdicts = run_driver(&json!({ "records": records }));
    let verdicts = verdicts.as_array().expect("a list");
    verdicts
        .iter()
        .map(|verdict| verdict.as_bool().expect("true or false"))
        .collect()
}

/// Gives `input` to `driver.mjs` and reads what it prints.
pub(crate) fn run_driver(input: &Value) -> Value {
    let driver = repository("crates/testkit/tests/fair/driver.mjs");
    let mut node = node()
        .arg(driver)
        .arg(repository("docs/verify.mjs"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Node 20 or newer must be installed as `node`; it runs docs/verify.mjs");
    let mut stdin = node.stdin.take().expect("a pipe");
    stdin
        .write_all(input.to_string().as_bytes())
        .expect("the driver reads");
    drop(stdin);
    let output = node.wait_with_output().expect("the driver ends");
    assert!(output.status.success(), "the driver fails");
    serde_json::from_slice(&output.stdout).expect("the driver prints JSON")
}

fn node() -> Command {
    Command::new("node")
}

#[test]
fn the_script_is_short_and_needs_nothing() {
    let source = std::fs::read_to_string(repository("docs/verify.mjs")).unwrap();
    assert!(source.lines().count() <= 80);
    let imports: Vec<&str> = source
        .lines()
        .filter(|line| line.contains("import("))
        .collect();
    assert_eq!(imports.len(), 1, "only the reading of a file: {imports:?}");
    assert!(imports[0].contains("node:fs"));
    assert!(!source.contains("require(") && !source.contains("fetch("));
}

#[test]
fn the_script_tells_each_round_and_ends_with_0_or_1() {
    let record = crate::support::fair_match(1);
    let text = record.to_string();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let run_whole = |name: &str, text: &str| {
        let file = folder.join(name);
        std::fs::write(&file, text).unwrap();
        let script = repository("docs/verify.mjs");
        let output = node().arg(script).arg(file).output().unwrap();
        let said = |bytes| String::from_utf8(bytes).unwrap();
        (
            output.status.code(),
            said(output.stdout),
            said(output.stderr),
        )
    };
    let run = |name: &str, text: &str| {
        let (code, told, _) = run_whole(name, text);
        (code, told)
    };
    let (code, told) = run("right.lcr", &text);
    assert_eq!(code, Some(0), "{told}");
    assert_eq!(told.lines().next(), Some("round 1: ok"));
    let secret = text.find("secret ").unwrap() + 7;
    let mut wrong = text.clone();
    let other = if &text[secret..=secret] == "0" {
        "1"
    } else {
        "0"
    };
    wrong.replace_range(secret..=secret, other);
    let (code, told) = run("wrong.lcr", &wrong);
    assert_eq!(code, Some(1));
    assert!(
        told.starts_with("round 1: wrong: the secret is not the one of the commitment\n"),
        "{told}"
    );
    // What cannot be checked is told in a sentence, not by a fault of the script.
    let unfair = text.replacen("shuffle: fair, ", "shuffle: seeded, ", 1);
    for (name, text, reason) in [
        ("unfair.lcr", unfair.as_str(), "there is no fair shuffle"),
        ("none.lcr", "hello", "this is no match record"),
    ] {
        let (code, _, complaint) = run_whole(name, text);
        assert_eq!(code, Some(1));
        assert!(complaint.starts_with(reason), "{complaint}");
    }
}
