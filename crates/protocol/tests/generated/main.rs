//! The TypeScript types, the reference and the `OpenAPI` document are those of the messages; `LASTCARD_BLESS=1` writes
//! them anew.

mod openapi;
mod reference;
mod schemas;
mod typescript;

use std::path::Path;

/// Up to here `docs/protocol.md` is written by hand.
const MARK: &str =
    "<!-- Generated from here on: run the tests of lastcard-protocol with LASTCARD_BLESS=1. -->\n";

#[test]
fn the_typescript_types_are_those_of_the_messages() {
    assert_fresh("web/src/protocol.ts", &typescript::text());
}

#[test]
fn the_reference_is_that_of_the_messages() {
    let path = "docs/protocol.md";
    let file = std::fs::read_to_string(root().join(path)).unwrap_or_default();
    let by_hand = file.split(MARK).next().unwrap_or_default();
    assert_fresh(path, &format!("{by_hand}{MARK}\n{}", reference::text()));
}

#[test]
fn the_openapi_document_is_that_of_the_requests() {
    assert_fresh("docs/openapi.json", &openapi::text());
}

fn assert_fresh(path: &str, text: &str) {
    let file = root().join(path);
    if std::env::var_os("LASTCARD_BLESS").is_some() {
        let folder = file.parent().expect("it lies in a folder");
        std::fs::create_dir_all(folder).expect("a folder that can be made");
        std::fs::write(&file, text).expect("a file that can be written");
        return;
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    let differs = written.lines().zip(text.lines()).position(|(a, b)| a != b);
    assert!(
        written == text,
        "{path} is stale from line {} on: run the tests of lastcard-protocol with LASTCARD_BLESS=1",
        differs.map_or(written.lines().count(), |line| line + 1)
    );
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
