//! The catalogs as they stand in their files.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use lastcard_texts::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Every text by `key` or `key.attribute`.
pub(crate) type Catalog = BTreeMap<String, Text>;

/// A text, without saying when which part of it is said.
#[derive(Default)]
pub(crate) struct Text {
    /// The variables that it uses.
    pub(crate) variables: BTreeSet<String>,
    /// Everything in it that is no variable.
    pub(crate) words: String,
}

/// The names of a language's files, without their ending.
pub(crate) fn files(lang: Lang) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(lang)).expect("the catalogs are there");
    entries
        .map(|entry| {
            let name = entry.expect("an entry").file_name();
            let name = name.to_str().expect("a plain name");
            name.strip_suffix(".ftl").expect("a catalog").to_owned()
        })
        .collect()
}

/// Those of the page, which are not built into the program.
pub(crate) fn web_files(lang: Lang) -> Vec<String> {
    let mut files = files(lang);
    files.retain(|file| file.starts_with("web-"));
    files.into_iter().collect()
}

/// What stands in one file.
pub(crate) fn texts_of(lang: Lang, file: &str) -> Catalog {
    let path = folder(lang).join(format!("{file}.ftl"));
    let source = fs::read_to_string(&path).expect("a catalog");
    let resource = match fluent_syntax::parser::parse(source.as_str()) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{}: {errors:?}", path.display()),
    };
    let mut texts = Catalog::new();
    let mut insert = |key: String, pattern: &Pattern<&str>| {
        let mut text = Text::default();
        of_pattern(pattern, &mut text);
        assert!(
            texts.insert(key.clone(), text).is_none(),
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

fn of_pattern(pattern: &Pattern<&str>, text: &mut Text) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.words.push_str(value),
            PatternElement::Placeable { expression } => of_expression(expression, text),
        }
    }
}

fn of_expression(expression: &Expression<&str>, text: &mut Text) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, text),
        Expression::Select { selector, variants } => {
            of_inline(selector, text);
            for variant in variants {
                of_pattern(&variant.value, text);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::VariableReference { id } => {
            text.variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, text),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("the catalogs do without {other:?}"),
    }
}

fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(lang.code())
}
