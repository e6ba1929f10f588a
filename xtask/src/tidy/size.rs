//! Files stay small enough to be read at once.

use super::files::{File, Files};

/// Lines that a file may have; of Rust, before its tests.
const LIMIT: usize = 400;

/// Files that may be longer, each with the reason.
const LONGER: [(&str, &str); 1] = [(
    "crates/engine/src/rules/options.rs",
    "one declaration for each of the options, nothing else",
)];

/// Code of the page that a program writes; nobody reads it from one end to the other.
const GENERATED: [&str; 2] = ["web/src/protocol.ts", "web/src/words/keys.ts"];

/// The kinds of files of which the page is made.
const OF_THE_PAGE: [&str; 5] = ["css", "html", "js", "svelte", "ts"];

/// Finds files that are too long, and exceptions that are no longer needed.
pub(crate) fn check(files: &Files) -> Vec<String> {
    check_with(files, &LONGER)
}

fn check_with(files: &Files, longer: &[(&str, &str)]) -> Vec<String> {
    let excepted = |path: &str| longer.iter().any(|(exception, _)| *exception == path);
    let rust = files.of_kind("rs").map(|file| (file, file.code().count()));
    let page = files.iter().filter(|file| of_the_page(file));
    let page = page.map(|file| (file, file.text.lines().count()));
    let long = rust.chain(page);
    let long: Vec<_> = long.filter(|(_, lines)| *lines > LIMIT).collect();
    let too_long = long
        .iter()
        .filter(|(file, _)| !excepted(&file.path))
        .map(|(file, lines)| {
            format!(
                "{} has {lines} lines, more than {LIMIT}: split it by what it is about",
                file.path
            )
        });
    let unneeded = longer
        .iter()
        .filter(|(path, _)| !long.iter().any(|(file, _)| file.path == *path));
    let unneeded = unneeded.map(|(path, _)| format!("{path} is short now: remove it from LONGER"));
    too_long.chain(unneeded).collect()
}

fn of_the_page(file: &File) -> bool {
    let path = file.path.as_str();
    path.starts_with("web/src/") && OF_THE_PAGE.contains(&file.kind()) && !GENERATED.contains(&path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_code_counts_and_exceptions_must_be_needed() {
        let long = "x\n".repeat(LIMIT + 1);
        let tested = format!("x\n#[cfg(test)]\nmod tests {{\n{long}}}\n");
        let files = Files::from_texts([
            ("crates/a/src/excepted.rs", &long),
            ("crates/a/src/long.rs", &long),
            ("crates/a/src/short.rs", "x\n"),
            ("crates/a/src/tested.rs", &tested),
            ("crates/a/tests/a.rs", &long),
            ("web/package-lock.json", &long),
            ("web/src/App.svelte", &long),
            ("web/src/protocol.ts", &long),
            ("web/tests/unit/a.ts", &long),
        ]);
        let longer = [
            ("crates/a/src/excepted.rs", "why"),
            ("crates/a/src/short.rs", "why"),
        ];
        assert_eq!(
            check_with(&files, &longer),
            [
                "crates/a/src/long.rs has 401 lines, more than 400: split it by what it is about",
                "web/src/App.svelte has 401 lines, more than 400: split it by what it is about",
                "crates/a/src/short.rs is short now: remove it from LONGER",
            ]
        );
    }
}
