//! What `lastcard lab run`, `duel` and `speed` say, in every language.

use crate::lab::lab_well;
#[cfg(unix)]
use crate::lab::{interrupted, lab};
use crate::support::folder;
#[cfg(unix)]
use crate::support::stderr;
use std::fs;
use std::path::Path;

const LANGUAGES: [&str; 5] = ["nl", "en", "de", "fr", "es"];

/// Short ones that say nearly everything that there is to say.
const COMMANDS: [&str; 5] = [
    "run --rules official --rounds 2000",
    "run --rules party --matches 40 --bots easy,random,normal",
    "duel --a normal --b random --rounds 601 --players 4",
    "duel --a easy --b easy --rounds 40",
    "speed --players 4 --seconds 0.02",
];

/// The pieces of at least three words in the catalog of a language, between what is put into them.
fn phrases(lang: &str) -> Vec<String> {
    let catalogs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../texts/locales");
    let catalog = fs::read_to_string(catalogs.join(lang).join("runs.ftl")).unwrap();
    let texts = catalog.lines().filter(|line| !line.starts_with('#'));
    let texts = texts.map(|line| line.split_once(" = ").map_or(line, |(_, text)| text));
    texts
        .flat_map(|text| text.split(['{', '}', ']', ';', ':', '"', '(', ')']))
        .map(|phrase| phrase.trim().to_owned())
        .filter(|phrase| phrase.split(' ').filter(|word| word.len() > 1).count() >= 3)
        .collect()
}

#[test]
fn every_language_tells_runs_duels_and_speeds_in_its_own_words() {
    let data = folder("lab-languages");
    let catalogs = LANGUAGES.map(|lang| (lang, phrases(lang)));
    for lang in LANGUAGES {
        for command in COMMANDS {
            let told = lab_well(&data, &format!("{command} --lang {lang}"));
            for (of, phrases) in &catalogs {
                let said = phrases.iter().find(|phrase| told.contains(*phrase));
                if *of == lang {
                    assert!(said.is_some(), "nothing of {lang}: {told}");
                } else {
                    assert_eq!(said, None, "{of} in {lang}: {told}");
                }
            }
        }
    }
}

#[test]
fn a_run_a_duel_and_a_speed_are_told_in_dutch() {
    let data = folder("lab-dutch");
    let told = |command: &str| lab_well(&data, &format!("{command} --lang nl"));
    let run = told("run --rounds 20000 --seed 3");
    for part in [
        "20.000 rondes aan een tafel met 4 plaatsen: op elke plaats \"random\".",
        "Een ronde duurt gemiddeld ",
        "95%-interval",
        "beurten met pakken",
        "gewonnen, % per plaats na de gever",
        "Nog eens hetzelfde: lastcard lab run --rules official --players 4",
    ] {
        assert!(run.contains(part), "{part}: {run}");
    }
    let one = told("run --rounds 1 --bots easy,normal");
    assert!(
        one.starts_with("1 ronde aan een tafel met 2 plaatsen: easy, normal.\n"),
        "{one}"
    );
    let duel = told("duel --a normal --b random --rounds 601 --players 4");
    for part in [
        "\"normal\" is sterker dan \"random\".",
        "604 rondes: 151 keer delen, ",
        "waar 25,00% eerlijk zou zijn",
        "Gevraagd: 601 rondes; ",
    ] {
        assert!(duel.contains(part), "{part}: {duel}");
    }
    let speed = told("speed --players 4 --seconds 0.02");
    for part in [
        " miljoen beurten en ",
        " s processortijd, ",
        "\"random\" op 4 plaatsen; ",
    ] {
        assert!(speed.contains(part), "{part}: {speed}");
    }
}

#[test]
fn one_game_has_no_interval_in_any_language() {
    let data = folder("lab-one-game");
    for lang in LANGUAGES {
        for command in ["run --rounds 1", "run --matches 1 --rules quick"] {
            let told = lab_well(&data, &format!("{command} --seed 3 --lang {lang}"));
            let (sentences, tables) = told.split_once("\n\n").unwrap();
            let row = tables.lines().nth(1).unwrap();
            assert_eq!(row.matches('–').count(), 2, "{told}");
            // What the round took stands there as it was.
            let sentence = sentences.lines().nth(1).unwrap();
            assert!(!sentence.contains(['(', ',']), "{told}");
        }
    }
    let json = lab_well(&data, "run --rounds 1 --seed 3 --json");
    for part in [
        "\"low\":null,\"high\":null,\"sd\":null",
        "\"draw_share\":null",
    ] {
        assert!(json.contains(part), "{part}: {json}");
    }
    let two = lab_well(&data, "run --rounds 2 --seed 3 --json");
    assert!(two.contains("\"draw_share\":["), "{two}");
}

#[test]
fn the_tables_of_a_run_are_straight_in_every_language() {
    let data = folder("lab-tables");
    for lang in LANGUAGES {
        let args = format!("run --rules party --matches 40 --players 12 --lang {lang}");
        let told = lab_well(&data, &args);
        let tables: Vec<&str> = told.split("\n\n").skip(1).collect();
        let [numbers, places, _again] = tables[..] else {
            panic!("two tables and a command: {told}");
        };
        for table in [numbers, places] {
            let widths: Vec<usize> = table.lines().map(|line| line.chars().count()).collect();
            assert!(widths.len() > 2, "{told}");
            assert!(widths.iter().all(|&width| width == widths[0]), "{told}");
        }
        let widest = numbers.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(100), "{told}");
    }
}

#[test]
fn the_language_changes_nothing_in_a_result_for_programs() {
    let data = folder("lab-languages-json");
    let run = "run --rounds 300 --json";
    let plain = lab_well(&data, run);
    for lang in LANGUAGES {
        assert_eq!(lab_well(&data, &format!("{run} --lang {lang}")), plain);
    }
}

#[cfg(unix)]
#[test]
fn a_run_that_was_stopped_says_how_to_go_on_in_the_language_that_was_asked_for() {
    let data = folder("lab-stopped-dutch");
    let args = "run --rounds 16000 --threads 2 --checkpoint c --lang nl";
    let (code, told) = interrupted(&data, args);
    // Where it was done before the signal came there is nothing to go on with.
    if code == Some(130) {
        for part in [
            "gestopt na ",
            " van 16.000 rondes. Bewaard: ",
            "Om verder te gaan:\n  lastcard lab run ",
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
        assert!(told.trim_end().ends_with(args), "{told}");
        let again = stderr(&lab(&data, args));
        assert!(
            again.contains("verder na ") && again.contains(" van 16.000 rondes"),
            "{again}"
        );
    }
}
