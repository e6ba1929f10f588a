//! The catalogs of all languages say the same things, and say all that the program asks for.

mod reading;
mod sources;

use lastcard_engine::rules::OPTIONS;
use lastcard_engine::{Conflict, Refusal};
use lastcard_notation::PRESET_NAMES;
use lastcard_texts::{GROUPS, Lang, Texts};
use reading::{Catalog, files, texts_of, web_files};
use sources::{of_page, of_program, root};
use std::collections::BTreeSet;
use std::fs;

/// Which keys stand in which file of the program.
const FILES: [(&str, &[&str]); 15] = [
    ("cards", &["card-"]),
    ("events", &["event-"]),
    ("input", &["input-"]),
    ("join", &["join-"]),
    ("lab", &["lab-"]),
    ("options", &["option-", "conflict-", "seats-"]),
    ("page", &["page-"]),
    ("play", &["play-"]),
    ("presets", &["preset-"]),
    ("problems", &["problem-"]),
    ("refusals", &["refusal-"]),
    ("runs", &["lab-"]),
    ("sheet", &["sheet-"]),
    ("table", &["table-", "end-"]),
    ("verify", &["verify-"]),
];

#[test]
fn every_language_has_the_same_texts_with_the_same_variables() {
    let en = whole(Lang::En);
    for lang in Lang::ALL {
        let texts = whole(lang);
        let keys = |catalog: &Catalog| catalog.keys().cloned().collect::<BTreeSet<_>>();
        let differing: Vec<_> = keys(&texts)
            .symmetric_difference(&keys(&en))
            .cloned()
            .collect();
        let code = lang.code();
        assert!(differing.is_empty(), "only in {code} or en: {differing:?}");
        let differing: Vec<_> = texts
            .iter()
            .filter(|&(key, text)| text.variables != en[key].variables)
            .map(|(key, _)| key)
            .collect();
        assert!(
            differing.is_empty(),
            "other variables in {code} than in en: {differing:?}"
        );
    }
}

#[test]
fn no_language_says_a_whole_sentence_in_the_words_of_another() {
    let words = |text: &str| {
        let words = text.split(|c: char| !c.is_alphabetic());
        words.filter(|word| word.len() > 1).count()
    };
    let all = Lang::ALL.map(|lang| (lang.code(), whole(lang)));
    let mut same = Vec::new();
    for (place, (lang, texts)) in all.iter().enumerate() {
        for (other, others) in &all[place + 1..] {
            let alike = texts.iter().filter(|&(key, text)| {
                words(&text.words) > 3 && others.get(key).is_some_and(|of| of.words == text.words)
            });
            same.extend(alike.map(|(key, _)| format!("{key} in {lang} and {other}")));
        }
    }
    assert!(same.is_empty(), "not translated: {same:#?}");
}

#[test]
fn every_text_is_read_and_stands_in_the_file_of_its_topic() {
    for lang in Lang::ALL {
        for (file, prefixes) in FILES {
            for key in texts_of(lang, file).keys() {
                let fits = prefixes.iter().any(|prefix| key.starts_with(prefix));
                assert!(fits, "{key} does not belong to {file}.ftl");
            }
        }
        for file in web_files(lang) {
            for key in texts_of(lang, &file).keys() {
                let fits = key.starts_with(&format!("{file}-"));
                assert!(fits, "{key} does not belong to {file}.ftl");
            }
        }
        let program = FILES.map(|(file, _)| file.to_owned());
        let expected: BTreeSet<_> = web_files(Lang::En).into_iter().chain(program).collect();
        assert_eq!(files(lang), expected, "the files of {}", lang.code());
    }
}

#[test]
fn the_document_of_the_protocol_lists_the_languages() {
    let document = fs::read_to_string(root().join("docs/protocol.md")).expect("the document");
    for lang in Lang::ALL {
        let row = format!("| `{}` | {} |", lang.code(), lang.name());
        assert!(document.contains(&row), "{row} is missing");
    }
}

#[test]
fn every_key_that_the_program_names_is_there() {
    let catalog = catalog(Lang::En);
    for (file, source) in of_program("crates/texts/src") {
        for key in literals(&source).filter(|word| is_key(word)) {
            assert!(
                catalog.contains_key(key),
                "{} asks for {key}",
                file.display()
            );
        }
    }
    for (file, source) in of_program("crates") {
        for place in source.split("text(").skip(1) {
            let key = place
                .trim_start()
                .strip_prefix('"')
                .and_then(|rest| rest.split('"').next());
            if let Some(key) = key.filter(|word| is_key(word)) {
                assert!(
                    catalog.contains_key(key),
                    "{} asks for {key}",
                    file.display()
                );
            }
        }
    }
}

#[test]
fn every_family_of_keys_is_complete() {
    let catalog = catalog(Lang::En);
    for key in families() {
        assert!(catalog.contains_key(&key), "{key} is missing");
    }
}

#[test]
fn no_text_is_there_that_nobody_asks_for() {
    let (program, page) = (of_program("crates"), of_page());
    // What only the page asks for is asked for, too.
    let asked: BTreeSet<String> = program
        .iter()
        .chain(&page)
        .flat_map(|(_, source)| literals(source).map(str::to_owned))
        .chain(families())
        .collect();
    // Keys such as `play-help-{topic}`, which are put together where they are used.
    let of_program = program.iter().flat_map(|(_, source)| patterns(source));
    let of_page = page.iter().flat_map(|(_, source)| patterns(source));
    let patterns: Vec<(&str, &str)> = of_program
        .filter(|(start, _)| start.starts_with("play-") || start.starts_with("lab-"))
        .chain(of_page.filter(|(start, _)| is_key(&format!("{start}x"))))
        .collect();
    for key in catalog(Lang::En).keys() {
        let key = key.split('.').next().expect("a key");
        let put_together = patterns
            .iter()
            .any(|(start, end)| key.starts_with(start) && key.ends_with(end));
        assert!(asked.contains(key) || put_together, "nobody asks for {key}");
    }
}

#[test]
fn a_text_has_no_line_breaks_and_no_codes_for_the_terminal() {
    let texts = Texts::new(Lang::En);
    let name = "Bob\u{1b}[2J\n \u{7}Cid";
    let text = texts.text(
        "event-called",
        &[("who", "other".into()), ("name", name.into())],
    );
    assert_eq!(text, "Bob[2J Cid calls \"Uno!\"");
}

#[test]
fn several_things_are_listed_as_the_language_lists_them() {
    let (nl, en) = (Texts::new(Lang::Nl), Texts::new(Lang::En));
    assert_eq!(nl.list(&["a", "b", "c"]), "a, b en c");
    assert_eq!(en.choice(&["a", "b"]), "a or b");
    assert_eq!(en.list(&["a"]), "a");
    assert_eq!(en.list::<&str>(&[]), "");
}

fn families() -> Vec<String> {
    let dashed = |prefix: &str, name: &str| format!("{prefix}-{}", name.replace(['.', '_'], "-"));
    let refusals = Refusal::ALL
        .into_iter()
        .map(|refusal| dashed("refusal", refusal.code()));
    let options = OPTIONS.iter().map(|option| dashed("option", option.name));
    let conflicts = Conflict::ALL
        .into_iter()
        .map(|conflict| dashed("conflict", conflict.code()));
    let presets = PRESET_NAMES.iter().map(|name| dashed("preset", name));
    let seats = [
        "too-few-players",
        "too-many-players",
        "too-many-players-for-decks",
        "deck-too-small",
        "teams-do-not-fit",
    ];
    let seats = seats.into_iter().map(|code| dashed("seats", code));
    let groups = GROUPS
        .iter()
        .map(|group| dashed("option-group", group.name));
    refusals
        .chain(options)
        .chain(groups)
        .chain(conflicts)
        .chain(presets)
        .chain(seats)
        .collect()
}

/// What stands around a text, in Rust and in TypeScript.
const QUOTES: [char; 3] = ['"', '\'', '`'];

/// The literals with something put into them: what stands before and what behind it.
fn patterns(source: &str) -> impl Iterator<Item = (&str, &str)> {
    source.split(QUOTES).filter_map(|literal| {
        let (start, end) = (literal.split_once('{')?.0, literal.rsplit_once('}')?.1);
        Some((start.trim_end_matches('$'), end))
    })
}

fn is_key(word: &str) -> bool {
    let known = FILES
        .iter()
        .any(|(_, prefixes)| prefixes.iter().any(|p| word.starts_with(p)));
    let plain = word
        .chars()
        .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    known && plain && !word.ends_with('-')
}

/// The string literals of a source file, well enough to find keys.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source.split(QUOTES).filter(|word| is_key(word))
}

/// All texts of the program.
fn catalog(lang: Lang) -> Catalog {
    FILES
        .iter()
        .flat_map(|(file, _)| texts_of(lang, file))
        .collect()
}

/// All texts, those of the page included.
fn whole(lang: Lang) -> Catalog {
    files(lang)
        .iter()
        .flat_map(|file| texts_of(lang, file))
        .collect()
}
