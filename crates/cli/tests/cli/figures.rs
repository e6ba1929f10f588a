//! `lastcard lab compare`, `house-rules` and `plot` as processes.

use crate::support::{folder, run, stderr, stdout};
use std::fs;
use std::path::Path;

/// A comparison that takes no time.
const SMALL: [&str; 8] = [
    "--rounds",
    "200",
    "--matches",
    "100",
    "--bots",
    "random",
    "--skill-rounds",
    "100",
];

fn lab(data: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let output = run(data, &[&["lab"], args].concat(), "");
    (output.status.code(), stdout(&output), stderr(&output))
}

/// A comparison in a file of that name.
fn compared(data: &Path, file: &str) {
    let args = [
        "compare",
        "official",
        "official_house",
        "--out",
        file,
        "--json",
    ];
    let (code, _, told) = lab(data, &[&args[..], &SMALL].concat());
    assert_eq!(code, Some(0), "{told}");
}

/// That the command is refused, with all of these parts in what it says, and nothing written.
fn refused(data: &Path, args: &[&str], parts: &[&str]) {
    let before = files(data);
    let (code, _, told) = lab(data, args);
    assert_eq!(code, Some(2), "{args:?}: {told}");
    for part in parts {
        assert!(told.contains(part), "{args:?}: {told}");
    }
    assert_eq!(files(data), before, "{args:?}");
}

fn files(data: &Path) -> usize {
    fs::read_dir(data).unwrap().count()
}

#[test]
fn a_comparison_is_told_in_sentences_and_tables_and_written_as_a_report() {
    let data = folder("lab-compare");
    let args = [
        "compare",
        "official",
        "ours.toml",
        "--lang",
        "en",
        "--report",
        "report.html",
    ];
    fs::write(
        data.join("ours.toml"),
        "preset = \"official\"\ndeal.hand_size = 12\n",
    )
    .unwrap();
    let (code, told, complaint) = lab(&data, &[&args[..], &SMALL].concat());
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
    let sentences = told.replace("\n  ", " ");
    assert!(
        told.starts_with("ours\n- With \"ours\", a round takes "),
        "{told}"
    );
    for part in [
        "longer:",
        "12 (deal.hand_size = 12)",
        "What differs between the rules",
        "Bots are not people",
    ] {
        assert!(sentences.contains(part), "{part} is not in\n{told}");
    }
    let report = fs::read_to_string(data.join("report.html")).unwrap();
    assert!(report.starts_with("<!doctype html>") && report.contains("<svg"));
}

#[test]
fn a_handful_of_games_that_differ_is_no_fact() {
    let data = folder("lab-compare-few");
    let args = "compare official quick --rounds 200 --matches 100 --skill-rounds 100 --bots normal,easy,easy --lang en";
    let args: Vec<&str> = args.split(' ').collect();
    let (code, told, _) = lab(&data, &args);
    assert_eq!(code, Some(0));
    assert!(!told.contains("Going first is worth"), "{told}");
    let first = told
        .lines()
        .find(|line| line.contains("Worth of going first"));
    assert!(first.is_some_and(|line| !line.contains('*')), "{told}");
    let (_, json, _) = lab(&data, &[&args[..], &["--json"]].concat());
    let (_, certain) = json.split_once("\"certain\":[").unwrap();
    let (certain, _) = certain.split_once(']').unwrap();
    assert!(!certain.contains("first_seat_edge"), "{certain}");
    assert!(certain.contains("rounds_per_match"), "{certain}");
}

#[test]
fn a_tenth_of_the_rounds_are_as_many_matches() {
    let data = folder("lab-compare-matches");
    let args = "compare official quick --rounds 1300 --skill-rounds 100 --bots random --json";
    let (_, json, _) = lab(&data, &args.split(' ').collect::<Vec<_>>());
    assert!(json.contains("\"rounds\":1300,\"matches\":130,"), "{json}");
    let (_, help, _) = lab(&data, &["compare", "--help"]);
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        help.contains("[default: a tenth of the rounds, at least 100]"),
        "{help}"
    );
}

#[test]
fn the_same_seed_gives_the_same_comparison_with_any_number_of_threads() {
    let data = folder("lab-compare-threads");
    let with = |threads: &str, seed: &str| {
        let args = [
            "compare",
            "standard",
            "party",
            "--json",
            "--threads",
            threads,
            "--seed",
            seed,
        ];
        lab(&data, &[&args[..], &SMALL].concat()).1
    };
    assert_eq!(with("1", "5"), with("3", "5"));
    assert_ne!(with("1", "5"), with("1", "6"));
}

#[test]
fn a_comparison_that_cannot_be_played_is_refused_at_once() {
    let data = folder("lab-compare-bad");
    fs::write(data.join("broken.toml"), "draw.mode = \"two\"\n").unwrap();
    fs::write(data.join("official.toml"), "preset = \"official\"\n").unwrap();
    refused(&data, &["compare", "official"], &["2 values required"]);
    refused(
        &data,
        &["compare", "official", "missing.toml"],
        &["cannot read rules from missing.toml"],
    );
    refused(
        &data,
        &["compare", "official", "broken.toml"],
        &["broken.toml:1:13", "until_playable"],
    );
    refused(
        &data,
        &["compare", "official", "official.toml"],
        &["two of the rules are called \"official\""],
    );
    let teams = ["compare", "official", "teams", "--players", "3"];
    refused(&data, &teams, &["teams: ", "can play"]);
    let bots = [
        "compare",
        "official",
        "standard",
        "--players",
        "3",
        "--bots",
        "easy,normal",
    ];
    refused(&data, &bots, &["2 bots are named for 3 players"]);
    let few = ["compare", "official", "standard", "--rounds", "99"];
    refused(&data, &few, &["99"]);
    let pace = ["compare", "official", "standard", "--pace", "0"];
    refused(&data, &pace, &["a turn takes 0.1 to 3600 seconds"]);
    let out = [
        "compare",
        "official",
        "standard",
        "--out",
        "no/such/folder.json",
    ];
    refused(&data, &out, &["there is no folder no/such; make it first"]);
    let report = ["compare", "official", "standard", "--report", "."];
    refused(&data, &report, &[". is a folder"]);
}

#[test]
fn results_are_drawn_as_svg_and_png() {
    let data = folder("lab-plot");
    compared(&data, "result.json");
    for (out, more) in [
        ("all.svg", &[][..]),
        ("length.png", &["--kind", "length", "--scale", "1"]),
        ("seats.svg", &["--kind", "seats", "--lang", "fr"]),
        ("draws.SVG", &["--measure", "draw_share"]),
    ] {
        let args = ["plot", "result.json", "--out", out];
        let (code, told, complaint) = lab(&data, &[&args[..], more].concat());
        assert_eq!(
            (code, told.as_str(), complaint.as_str()),
            (Some(0), "", ""),
            "{out}"
        );
        let bytes = fs::read(data.join(out)).unwrap();
        let begins: &[u8] = if out.ends_with("png") {
            b"\x89PNG\r\n"
        } else {
            b"<svg "
        };
        assert!(bytes.starts_with(begins), "{out}");
    }
    let french = fs::read_to_string(data.join("seats.svg")).unwrap();
    assert!(french.contains("Qui gagne"));
}

#[test]
fn what_cannot_be_drawn_is_refused_with_what_to_do() {
    let data = folder("lab-plot-bad");
    compared(&data, "result.json");
    fs::write(data.join("text.json"), "once upon a time").unwrap();
    fs::write(data.join("other.json"), "{\"name\":\"other\"}").unwrap();
    let old = fs::read_to_string(data.join("result.json")).unwrap();
    fs::write(
        data.join("old.json"),
        old.replacen("\"version\":1", "\"version\":0", 1),
    )
    .unwrap();
    fs::write(data.join("bytes.json"), [0xff, 0xfe]).unwrap();
    let plot = |result: &'static str| ["plot", result, "--out", "out.svg"];
    refused(&data, &plot("missing.json"), &["cannot read missing.json"]);
    refused(&data, &plot("bytes.json"), &["cannot read bytes.json"]);
    refused(
        &data,
        &plot("text.json"),
        &["text.json: this is no result of the lab"],
    );
    refused(&data, &plot("other.json"), &["it has no `kind`"]);
    refused(
        &data,
        &plot("old.json"),
        &["old.json: ", "version 0", "run it again"],
    );
    let twice = ["plot", "result.json", "result.json", "--out", "out.svg"];
    refused(
        &data,
        &twice,
        &["give one result of another kind at a time"],
    );
    let duel = ["plot", "result.json", "--kind", "duel", "--out", "out.svg"];
    refused(&data, &duel, &["no figure of the kind \"duel\""]);
    let seats = ["plot", "result.json", "--players", "9", "--out", "out.svg"];
    refused(&data, &seats, &["no table of 9 players; it has 4"]);
    refused(
        &data,
        &["plot", "result.json", "--out", "out.pdf"],
        &[".svg or .png"],
    );
    refused(
        &data,
        &["plot", "result.json", "--out", "no/out.svg"],
        &["there is no folder no"],
    );
    let kind = ["plot", "result.json", "--kind", "pie", "--out", "out.svg"];
    refused(
        &data,
        &kind,
        &["length", "seats", "points", "compare", "duel"],
    );
}

#[test]
fn house_rules_are_set_beside_their_base_one_at_a_time() {
    let data = folder("lab-house-rules");
    fs::write(
        data.join("four.toml"),
        "preset = \"no_mercy_style\"\nteams.size = 2\n",
    )
    .unwrap();
    let small = [
        "--rounds",
        "100",
        "--skill-rounds",
        "100",
        "--bots",
        "random",
    ];
    let args = [
        "house-rules",
        "--players",
        "2,3",
        "--out",
        "house.json",
        "--markdown",
    ];
    let (code, told, complaint) = lab(&data, &[&args[..], &small, &["--lang", "en"]].concat());
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
    assert_eq!(told.matches("\n### Stacking\n").count(), 2, "{told}");
    assert!(
        !told.contains("### Partners"),
        "two and three are no teams of two"
    );
    let args = ["plot", "house.json", "--players", "3", "--out", "house.svg"];
    assert_eq!(lab(&data, &args).0, Some(0));
    let seats = [
        "plot",
        "house.json",
        "--kind",
        "seats",
        "--out",
        "seats.svg",
    ];
    refused(&data, &seats, &["--kind can be length, points, compare"]);
    let args = ["house-rules", "--base", "four.toml", "--players", "3"];
    refused(&data, &args, &["can play"]);
}

#[test]
fn what_is_there_already_is_overwritten_only_with_force() {
    let data = folder("lab-there-already");
    compared(&data, "result.json");
    fs::write(data.join("mine"), "mine").unwrap();
    for name in ["mine.json", "mine.html", "mine.svg"] {
        fs::copy(data.join("mine"), data.join(name)).unwrap();
    }
    // So many rounds that one would notice if they were played first.
    let many = ["--rounds", "1000000000"];
    let compare = ["compare", "official", "standard"];
    for (command, flag, file) in [
        (&[&compare[..], &many].concat()[..], "--out", "mine.json"),
        (&[&compare[..], &many].concat(), "--report", "mine.html"),
        (
            &[&["house-rules"][..], &many].concat(),
            "--out",
            "mine.json",
        ),
        (&["plot", "result.json"], "--out", "mine.svg"),
    ] {
        let says =
            format!("{file} is there already; give another {flag}, or --force to overwrite it");
        refused(&data, &[command, &[flag, file]].concat(), &[&says]);
        assert_eq!(fs::read_to_string(data.join(file)).unwrap(), "mine");
    }
    let forced = ["--force", "--out", "mine.json"];
    let both = [&compare[..], &forced, &["--report", "mine.html"], &SMALL].concat();
    let plot = ["plot", "result.json", "--force", "--out", "mine.svg"];
    for args in [&both[..], &plot] {
        let (code, _, told) = lab(&data, args);
        assert_eq!(code, Some(0), "{told}");
    }
    for name in ["mine.json", "mine.html", "mine.svg"] {
        assert_ne!(fs::read_to_string(data.join(name)).unwrap(), "mine");
    }
}

#[test]
fn help_lists_the_bots_and_the_policies() {
    let data = folder("lab-help");
    let bots = "[possible values: random, easy, normal]";
    for (command, times, values) in [
        ("run", 1, bots),
        ("duel", 2, bots),
        ("compare", 1, bots),
        ("house-rules", 1, bots),
        (
            "speed",
            1,
            "[possible values: random, easy, normal, lively]",
        ),
    ] {
        let (code, told, _) = lab(&data, &[command, "--help"]);
        assert_eq!(code, Some(0));
        let words: Vec<&str> = told.split_whitespace().collect();
        let told = words.join(" ");
        assert_eq!(told.matches(values).count(), times, "{command}: {told}");
    }
}
