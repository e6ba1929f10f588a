//! The files of `lastcard play`: what is made, kept and cut.

use crate::support::{Game, folder, run, stderr};
use lastcard_notation::record::Record;
use std::fs;
use std::path::Path;

const START: [&str; 7] = [
    "play", "--lang", "en", "--seed", "files", "--record", "m.lcr",
];

/// A match of a few moves in `m.lcr`, and its text.
fn begun(data: &Path) -> String {
    let mut game = Game::start(data, &START);
    assert!(game.play(4));
    game.kill();
    fs::read_to_string(data.join("m.lcr")).unwrap()
}

fn resume(data: &Path, file: &str) -> String {
    let args = ["play", "--lang", "en", "--resume", file];
    let output = run(data, &args, "quit\n");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    stderr(&output)
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn matches_that_begin_at_once_have_a_file_each() {
    let data = folder("records-at-once");
    let begin = ["play", "--lang", "en"];
    let games: Vec<Game> = (0..6).map(|_| Game::start(&data, &begin)).collect();
    for mut game in games {
        assert!(game.until_prompt().is_some(), "{}", game.shown);
        game.kill();
    }
    let files: Vec<String> = (1..=6).map(|n| format!("match-{n:04}.lcr")).collect();
    assert_eq!(names(&data.join("lastcard")), files);
}

#[test]
fn a_record_that_needs_no_change_stays_the_same_file() {
    let data = folder("records-same");
    let before = begun(&data);
    fs::hard_link(data.join("m.lcr"), data.join("other.lcr")).unwrap();
    assert_eq!(resume(&data, "m.lcr"), "");
    let after = fs::read_to_string(data.join("m.lcr")).unwrap();
    assert!(after.starts_with(&before));
    Record::parse(&after).unwrap().verify().unwrap();
    let other = fs::read_to_string(data.join("other.lcr")).unwrap();
    assert_eq!(other, after, "both names still lead to one file");
}

#[test]
fn an_unfinished_last_line_is_cut_off_in_place_and_told() {
    let data = folder("records-cut");
    let before = begun(&data);
    let half = format!("{before}Ann pl");
    fs::write(data.join("m.lcr"), half).unwrap();
    fs::hard_link(data.join("m.lcr"), data.join("other.lcr")).unwrap();
    let told = resume(&data, "m.lcr");
    assert_eq!(told.lines().count(), 1);
    assert!(
        told.contains("m.lcr: the last line was unfinished"),
        "{told}"
    );
    let other = fs::read_to_string(data.join("other.lcr")).unwrap();
    Record::parse(&other).unwrap().verify().unwrap();
    assert!(other.starts_with(&before) && !other.contains("Ann pl\n"));
}

#[test]
fn a_record_cut_at_any_byte_of_its_moves_goes_on() {
    let data = folder("records-any-cut");
    let text = begun(&data);
    let header = text.find("\n\n").unwrap() + 2;
    for end in (header..text.len()).step_by(37) {
        fs::write(data.join("m.lcr"), &text[..end]).unwrap();
        resume(&data, "m.lcr");
        let record = Record::parse(fs::read(data.join("m.lcr")).unwrap()).unwrap();
        record.verify().unwrap();
        let after = fs::read_to_string(data.join("m.lcr")).unwrap();
        assert_eq!(after, record.to_string(), "cut at {end}");
    }
}

#[cfg(unix)]
#[test]
fn a_record_that_is_rewritten_keeps_its_link_its_mode_and_its_neighbors() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let data = folder("records-rewritten");
    let text = begun(&data);
    let path = data.join("m.lcr");
    // Other line ends are read, and are not what is written.
    fs::write(&path, text.replace('\n', "\r\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    symlink("m.lcr", data.join("link.lcr")).unwrap();
    for neighbor in ["link.lcr.tmp", "m.lcr.tmp", "m.lcr.0.tmp"] {
        fs::write(data.join(neighbor), "mine").unwrap();
    }
    let before = names(&data);
    resume(&data, "link.lcr");
    assert_eq!(names(&data), before);
    assert!(fs::read_to_string(&path).unwrap().starts_with(&text));
    assert!(data.join("link.lcr").is_symlink());
    let mode = fs::metadata(&path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    for neighbor in ["link.lcr.tmp", "m.lcr.tmp", "m.lcr.0.tmp"] {
        assert_eq!(fs::read(data.join(neighbor)).unwrap(), b"mine");
    }
}

#[test]
fn a_folder_is_no_record() {
    let data = folder("records-folder");
    fs::create_dir(data.join("sub")).unwrap();
    for option in ["--record", "--resume"] {
        let output = run(&data, &["play", option, "sub"], "");
        assert_eq!(output.status.code(), Some(2));
        let told = stderr(&output);
        assert!(told.contains("sub is a folder"), "{told}");
    }
}

#[test]
fn a_long_line_is_quoted_back_in_short() {
    let data = folder("records-long-line");
    let mut game = Game::start(&data, &START);
    game.until_prompt().unwrap();
    game.type_line(&"x".repeat(500));
    let told = game.until_prompt().unwrap();
    game.kill();
    assert!(told.contains('…'), "{told}");
}
