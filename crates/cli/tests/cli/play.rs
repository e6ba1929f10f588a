//! `lastcard play` as a process, through pipes.

use crate::support::{Game, folder, picture, run, stderr, stdout};
use lastcard_notation::record::Record;
use std::fs;
use std::path::Path;

/// A short match: 60 points are soon made.
const SHORT: [&str; 3] = ["play", "--set", "scoring.target=60"];

/// More lines than such a match takes.
const MANY: usize = 5000;

fn args<'a>(more: &[&'a str]) -> Vec<&'a str> {
    SHORT.iter().copied().chain(more.iter().copied()).collect()
}

/// The record can be read, and everything in it comes of its seed and its commands.
fn assert_sound(record: &Path) {
    let record = Record::parse(fs::read(record).unwrap()).unwrap();
    record.verify().unwrap();
}

#[test]
fn a_whole_match_is_played_in_dutch_and_in_english() {
    let data = folder("play-whole");
    for (lang, rules, end) in [
        ("nl", "traditional", "De partij is voor "),
        ("nl", "party", "De partij is voor "),
        ("en", "standard", "The match goes to "),
        ("en", "no_mercy_style", "The match goes to "),
    ] {
        let file = format!("{rules}.lcr");
        let seed = [
            "--lang", lang, "--rules", rules, "--seed", "whole", "--record", &file,
        ];
        let mut game = Game::start(&data, &args(&seed));
        assert!(
            !game.play(MANY),
            "{rules} does not end: {}",
            picture(&game.shown)
        );
        assert!(game.shown.contains(end), "{}", game.shown);
        assert_eq!(game.code(), Some(0));
        assert_sound(&data.join(&file));
    }
}

#[test]
fn the_same_lines_give_the_same_match() {
    let data = folder("play-same");
    let lines = "1\n2\n3\n4\n5\n6\n7\ndraw\nr\npass\n".repeat(60);
    let play = |file: &str| {
        let args = args(&["--lang", "en", "--seed", "same", "--record", file]);
        stdout(&run(&data, &args, &lines)).replace(file, "FILE")
    };
    let first = play("a.lcr");
    assert!(first.contains("> 7\n"), "what was typed is shown: {first}");
    assert_eq!(first, play("b.lcr"));
}

#[test]
fn input_that_ends_early_is_told_and_the_match_goes_on_later() {
    let data = folder("play-early");
    let output = run(&data, &args(&["--lang", "en", "--seed", "early"]), "draw\n");
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    assert!(
        text.ends_with("Go on with:\n  lastcard play --resume --lang en\n"),
        "{text}"
    );
    let again = run(&data, &["play", "--resume", "--lang", "en"], "quit\n");
    assert_eq!(again.status.code(), Some(0));
    assert_eq!(
        picture(&stdout(&again)).lines().next(),
        picture(&text).lines().next()
    );
}

#[test]
fn a_killed_match_stands_where_it_stood_and_goes_on() {
    let data = folder("play-killed");
    let start = [
        "--lang",
        "nl",
        "--rules",
        "traditional",
        "--seed",
        "killed",
        "--record",
        "m.lcr",
    ];
    let mut game = Game::start(&data, &args(&start));
    assert!(game.play(6));
    let before = game.until_prompt().unwrap();
    game.kill();

    let mut game = Game::start(&data, &["play", "--resume", "m.lcr", "--lang", "nl"]);
    let after = game.until_prompt().unwrap();
    assert_eq!(picture(&after), picture(&before));
    game.type_line("pak");
    assert!(!game.play(MANY));
    assert_eq!(game.code(), Some(0));
    // The shuffles after the kill are those of the seed, as if nothing had happened.
    assert_sound(&data.join("m.lcr"));
}

#[test]
fn a_match_that_is_over_is_shown_and_not_played_on() {
    let data = folder("play-over");
    let mut game = Game::start(
        &data,
        &args(&["--lang", "en", "--seed", "over", "--record", "m.lcr"]),
    );
    assert!(!game.play(MANY));
    assert_eq!(game.code(), Some(0));
    // Not even half a line behind the end is taken away.
    let mut before = fs::read(data.join("m.lcr")).unwrap();
    before.extend(b"half");
    fs::write(data.join("m.lcr"), &before).unwrap();
    let again = run(
        &data,
        &["play", "--resume", "m.lcr", "--lang", "en"],
        "draw\n",
    );
    assert_eq!(again.status.code(), Some(0));
    let text = stdout(&again);
    assert!(
        text.contains("This match is over.") && text.contains("The match goes to "),
        "{text}"
    );
    assert_eq!(fs::read(data.join("m.lcr")).unwrap(), before);
}

#[test]
fn a_match_in_two_sittings_is_the_match_in_one() {
    let data = folder("play-sittings");
    let line = |number: usize| format!("{}\ndraw\npass\nr\n", number % 9 + 1);
    let lines: Vec<String> = (0..60).map(line).collect();
    let start = |file: &str, lines: &str| {
        let mixed = [
            "--bots",
            "easy,normal,random",
            "--seed",
            "sittings",
            "--record",
        ];
        let args: Vec<&str> = args(&mixed).into_iter().chain([file]).collect();
        run(&data, &args, lines);
    };
    let written = |file: &str| {
        let record = Record::parse(fs::read(data.join(file)).unwrap()).unwrap();
        record.entries
    };
    start("one.lcr", &lines.concat());
    start("two.lcr", &lines[..15].concat());
    run(
        &data,
        &["play", "--resume", "two.lcr"],
        &lines[15..].concat(),
    );
    assert_eq!(written("two.lcr"), written("one.lcr"));
    assert!(written("one.lcr").len() > 60);
}

#[test]
fn a_record_that_was_cut_goes_on_from_its_last_whole_line() {
    let data = folder("play-cut");
    let start = ["--lang", "en", "--seed", "cut", "--record", "m.lcr"];
    let mut game = Game::start(&data, &args(&start));
    assert!(game.play(8));
    game.kill();
    let path = data.join("m.lcr");
    let whole = fs::read_to_string(&path).unwrap();
    let cut = &whole[..whole.len() - 5];
    fs::write(&path, cut).unwrap();
    let output = run(&data, &["play", "--resume", "m.lcr", "--lang", "en"], "q\n");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let lines = cut.rfind('\n').unwrap() + 1;
    assert!(
        fs::read_to_string(&path)
            .unwrap()
            .starts_with(&cut[..lines])
    );
    assert_sound(&path);
}

#[test]
fn two_windows_do_not_play_the_same_match() {
    let data = folder("play-twice");
    let start = ["--lang", "en", "--seed", "twice", "--record", "m.lcr"];
    let mut game = Game::start(&data, &args(&start));
    game.until_prompt().unwrap();
    let other = run(&data, &["play", "--resume", "m.lcr"], "");
    assert_eq!(other.status.code(), Some(2));
    assert!(
        stderr(&other).contains("another window"),
        "{}",
        stderr(&other)
    );
    game.kill();
}

#[test]
fn a_refused_move_is_explained_with_what_is_open_instead() {
    let data = folder("play-refused");
    let two = [
        "--players",
        "Ann,Bob",
        "--bots",
        "none",
        "--seed",
        "refused",
        "--lang",
    ];
    for (lang, lines, told) in [
        (
            "en",
            "pass\nbob: uno\ncatch bob\nfold\n99\n",
            [
                "You cannot pass yet. Play a card, or draw one first.",
                "There is no reason to call \"Uno!\" now.",
                "There is nothing to catch Bob for now.",
                "I do not understand \"fold\".",
                "There is no card 99; your cards have the numbers 1 to 7.",
            ],
        ),
        (
            "nl",
            "pas\nbob: uno\nbetrap bob\nzomaar\n99\n",
            [
                "Passen kan nog niet. Speel een kaart, of pak er eerst een.",
                "Er valt nu geen \"Uno!\" te roepen.",
                "Bij Bob valt nu niets te betrappen.",
                "\"zomaar\" begrijp ik niet.",
                "Er is geen kaart 99; je kaarten hebben de nummers 1 tot en met 7.",
            ],
        ),
    ] {
        let args: Vec<&str> = args(&two).into_iter().chain([lang]).collect();
        // Where Ann does not begin, Bob is asked; the names in the sentences would differ.
        let text = stdout(&run(&data, &args, lines));
        if text.contains("── Bob ──") {
            continue;
        }
        for sentence in told {
            assert!(text.contains(sentence), "{sentence}\n{text}");
        }
    }
}

#[test]
fn no_output_that_is_no_terminal_holds_escape_codes() {
    let data = folder("play-plain");
    let output = run(
        &data,
        &args(&["--seed", "plain"]),
        "draw\n?\nscores\nlog\nrules\n",
    );
    assert!(!output.stdout.contains(&0x1b));
}

#[test]
fn persons_at_one_keyboard_take_turns_and_read_what_they_missed() {
    let data = folder("play-hotseat");
    let seats = [
        "--players",
        "Ann,Bob",
        "--bots",
        "none",
        "--lang",
        "en",
        "--seed",
        "seat",
    ];
    let text = stdout(&run(&data, &args(&seats), &"draw\npass\n".repeat(4)));
    let turns: Vec<&str> = text
        .split("\n── ")
        .filter(|part| part.starts_with("Ann ─") || part.starts_with("Bob ─"))
        .collect();
    assert!(turns.len() >= 3, "{text}");
    // Each reads what the other drew as a number only, and the own card by its name.
    assert!(
        text.contains("Ann draws a card.\n") && text.contains("Bob draws a card.\n"),
        "{text}"
    );
    assert!(text.contains("You draw a card: "), "{text}");
}

#[test]
fn what_cannot_be_played_is_told_with_code_2() {
    let data = folder("play-bad");
    fs::write(data.join("there.lcr"), "").unwrap();
    for (args, told) in [
        (&["--rules", "nonsense"][..], "neither a preset nor a file"),
        (&["--set", "uno.penalty=11"], "allowed are 0 to 10"),
        (&["--rules", "teams", "--seats", "5"], "teams"),
        (
            &["--set", "deck.count=1", "--bots", "easyx10"],
            "deck.count",
        ),
        (&["--bots", "hard"], "there are random, easy, normal"),
        (&["--dealer", "Ada"], "dealer.first"),
        (&["--record", "there.lcr"], "is there already"),
        (&["--resume", "none.lcr"], "cannot read none.lcr"),
        (&["--resume", "there.lcr"], "there.lcr:1:1"),
    ] {
        let args: Vec<&str> = [&["play"], args].concat();
        let output = run(&data, &args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(
            stderr(&output).contains(told),
            "{args:?}: {}",
            stderr(&output)
        );
    }
    let records = fs::read_dir(&data).unwrap().count();
    assert_eq!(records, 1, "nothing is left half done");
}
