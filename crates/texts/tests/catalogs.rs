//! The catalogs of all languages say the same things, and say all that the program asks for.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use lastcard_engine::rules::OPTIONS;
use lastcard_engine::{Conflict, Refusal};
use lastcard_notation::PRESET_NAMES;
use lastcard_texts::{Lang, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Which keys stand in which file.
const FILES: [(&str, &[&str]); 12] = [
    ("cards", &["card-"]),
    ("events", &["event-"]),
    ("join", &["join-"]),
    ("options", &["option-", "conflict-", "seats-"]),
    ("page", &["page-"]),
    ("play", &["play-"]),
    ("presets", &["preset-"]),
    ("problems", &["problem-"]),
    ("refusals", &["refusal-"]),
    ("sheet", &["sheet-"]),
    ("table", &["table-", "end-"]),
    ("verify", &["verify-"]),
];

/// Every text, by `key` or `key.attribute`, with the variables that it uses.
type Catalog = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_language_has_the_same_texts_with_the_same_variables() {
    let (nl, en) = (catalog(Lang::Nl), catalog(Lang::En));
    let keys = |catalog: &Catalog| catalog.keys().cloned().collect::<BTreeSet<_>>();
    let differing: Vec<_> = keys(&nl)
        .symmetric_difference(&keys(&en))
        .cloned()
        .collect();
    assert!(differing.is_empty(), "only in one language: {differing:?}");
    for (key, variables) in &nl {
        assert_eq!(variables, &en[key], "the variables of {key} differ");
    }
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
        let files = fs::read_dir(folder(lang))
            .expect("the catalogs are there")
            .count();
        assert_eq!(files, FILES.len());
    }
}

#[test]
fn every_key_that_the_program_names_is_there() {
    let catalog = catalog(Lang::En);
    for (file, source) in sources("crates/texts/src") {
        for key in literals(&source).filter(|word| is_key(word)) {
            assert!(
                catalog.contains_key(key),
                "{} asks for {key}",
                file.display()
            );
        }
    }
    for (file, source) in sources("crates") {
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
    let sources = sources("crates");
    let asked: BTreeSet<String> = sources
        .iter()
        .flat_map(|(_, source)| literals(source).map(str::to_owned))
        .chain(families())
        .collect();
    // Keys such as `play-help-{topic}`, which are put together where they are used.
    let patterns: Vec<(&str, &str)> = sources
        .iter()
        .flat_map(|(_, source)| source.split('"'))
        .filter(|literal| literal.starts_with("play-"))
        .filter_map(|literal| Some((literal.split_once('{')?.0, literal.rsplit_once('}')?.1)))
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
    refusals
        .chain(options)
        .chain(conflicts)
        .chain(presets)
        .chain(seats)
        .collect()
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
    source.split('"').filter(|word| is_key(word))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every Rust file under a folder of the repository that belongs to a crate's `src`.
fn sources(under: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(under)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs")
                && path.components().any(|part| part.as_os_str() == "src")
            {
                let source = fs::read_to_string(&path).expect("a source file");
                found.push((path, source));
            }
        }
    }
    found
}

fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(lang.code())
}

fn catalog(lang: Lang) -> Catalog {
    FILES
        .iter()
        .flat_map(|(file, _)| texts_of(lang, file))
        .collect()
}

fn texts_of(lang: Lang, file: &str) -> Catalog {
    let path = folder(lang).join(format!("{file}.ftl"));
    let source = fs::read_to_string(&path).expect("a catalog");
    let resource = match fluent_syntax::parser::parse(source.as_str()) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{}: {errors:?}", path.display()),
    };
    let mut texts = Catalog::new();
    let mut insert = |key: String, pattern: &Pattern<&str>| {
        let mut variables = BTreeSet::new();
        of_pattern(pattern, &mut variables);
        assert!(
            texts.insert(key.clone(), variables).is_none(),
            "{key} stands there twice"
        );
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        if let Some(value) = &message.value {
            insert(message.id.name.to_owned(), value);
        }
        for attribute in &message.attributes {
            insert(
                format!("{}.{}", message.id.name, attribute.id.name),
                &attribute.value,
            );
        }
    }
    texts
}

fn of_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, variables);
        }
    }
}

fn of_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, variables),
        Expression::Select { selector, variants } => {
            of_inline(selector, variables);
            for variant in variants {
                of_pattern(&variant.value, variables);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, variables),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("the catalogs do without {other:?}"),
    }
}
