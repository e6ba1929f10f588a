//! `lastcard rules` as a process.

use crate::support::{folder, run, stderr, stdout};
use std::fs;

#[test]
fn the_presets_are_listed_in_both_languages() {
    let data = folder("rules-list");
    for (lang, word) in [("nl", "kaart"), ("en", "card")] {
        let output = run(&data, &["rules", "list", "--lang", lang], "");
        let text = stdout(&output);
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(text.lines().count(), 13);
        assert!(
            text.contains("no_mercy_style ") && text.contains(word),
            "{text}"
        );
    }
}

#[test]
fn what_is_shown_is_a_document_that_says_the_same() {
    let data = folder("rules-show");
    let shown = stdout(&run(&data, &["rules", "show", "party"], ""));
    fs::write(data.join("party.toml"), &shown).unwrap();
    let again = run(&data, &["rules", "show", "party.toml"], "");
    assert_eq!(stdout(&again), shown);
    let valid = run(
        &data,
        &["rules", "validate", "party.toml", "--players", "10"],
        "",
    );
    assert_eq!(valid.status.code(), Some(0));
    assert_eq!(
        stdout(&valid),
        "party.toml: valid rules for 2 to 20 players\n"
    );
}

#[test]
fn options_that_mean_nothing_are_marked() {
    let data = folder("rules-void");
    fs::write(data.join("quiet.toml"), "uno.call = \"off\"\n").unwrap();
    let shown = stdout(&run(&data, &["rules", "show", "quiet.toml"], ""));
    let marked = |line: &&str| line.contains("without effect");
    assert!(
        shown
            .lines()
            .any(|line| line.starts_with("grace_ms = ") && marked(&line)),
        "{shown}"
    );
    assert!(
        !shown
            .lines()
            .any(|line| line.starts_with("call = ") && marked(&line))
    );
    assert!(
        !shown
            .lines()
            .any(|line| line.starts_with("target = ") && marked(&line))
    );
}

#[test]
fn everything_wrong_with_a_document_is_told_at_once_with_its_place() {
    let data = folder("rules-validate");
    let broken =
        "preset = \"standard\"\ndraw.mode = \"two\"\nscoring.targte = 5\nuno.penalty = 11\n";
    fs::write(data.join("broken.toml"), broken).unwrap();
    let output = run(&data, &["rules", "validate", "broken.toml"], "");
    assert_eq!(
        (output.status.code(), stdout(&output).as_str()),
        (Some(2), "")
    );
    let errors = stderr(&output);
    for part in [
        "broken.toml:2:13: draw.mode = \"two\": allowed are \"one\"",
        "broken.toml:3:9: there is no option \"scoring.targte\"; did you mean \"scoring.target\"?",
        "broken.toml:4:15: uno.penalty = 11: allowed are 0 to 10",
    ] {
        assert!(errors.contains(part), "{errors}");
    }
}

#[test]
fn too_many_players_are_told_what_to_change() {
    let data = folder("rules-players");
    fs::write(data.join("one.toml"), "deck.count = 1\n").unwrap();
    let output = run(
        &data,
        &["rules", "validate", "one.toml", "--players", "11"],
        "",
    );
    assert_eq!(output.status.code(), Some(2));
    let errors = stderr(&output);
    assert!(
        errors.contains("one.toml: 11 players")
            && errors.contains("deck.count")
            && errors.contains("2 to 10 can play"),
        "{errors}"
    );
}

#[test]
fn an_impossible_number_of_players_is_told_with_the_faults_of_the_document() {
    let data = folder("rules-players-broken");
    fs::write(data.join("bad.toml"), "uno.penalty = 11\n").unwrap();
    let args = ["rules", "validate", "bad.toml", "--players", "21"];
    let errors = stderr(&run(&data, &args, ""));
    for part in ["bad.toml:1:15: uno.penalty", "bad.toml: 21 players"] {
        assert!(errors.contains(part), "{errors}");
    }
}

#[test]
fn a_preset_is_valid() {
    let data = folder("rules-preset");
    let output = run(&data, &["rules", "validate", "standard"], "");
    assert_eq!(output.status.code(), Some(0));
    let told = "standard: valid rules for 2 to 20 players\n";
    assert_eq!(stdout(&output), told);
}

#[test]
fn rules_that_are_not_there_are_told_with_the_presets() {
    let data = folder("rules-unknown");
    for command in ["show", "explain"] {
        let output = run(&data, &["rules", command, "standard2"], "");
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains("the presets are traditional, standard"));
    }
}

#[test]
fn a_sheet_is_text_or_markdown_in_the_language_that_is_asked_for() {
    let data = folder("rules-explain");
    let text = stdout(&run(
        &data,
        &["rules", "explain", "standard", "--lang", "nl"],
        "",
    ));
    assert!(text.lines().all(|line| line.chars().count() <= 80));
    assert!(
        text.contains("Uno") && text.contains("Wild Pak 4"),
        "{text}"
    );
    let markdown = [
        "rules",
        "explain",
        "standard",
        "--lang",
        "en",
        "--markdown",
        "--players",
        "2",
    ];
    let markdown = stdout(&run(&data, &markdown, ""));
    assert!(
        markdown.starts_with("# ") && markdown.contains("Wild Draw Four"),
        "{markdown}"
    );
}
