//! The text files of the repository.

use crate::run::{Failure, Result, root};
use std::fs;
use std::path::Path;

/// What was built, fetched or found, nothing that was written: by name, or by the whole path.
const NOT_OURS: [&str; 9] = [
    ".git",
    "target",
    "mutants.out",
    "mutants.out.old",
    "artifacts",
    "node_modules",
    "web/dist",
    "web/playwright-report",
    "web/test-results",
];

/// Every text file of the repository.
pub(crate) struct Files(Vec<File>);

/// A text file: where it lies and what it says.
pub(crate) struct File {
    /// From the root of the repository, with `/` between the parts.
    pub(crate) path: String,
    /// All of it.
    pub(crate) text: String,
}

impl Files {
    /// Reads the repository; files that are not UTF-8 are no texts and left out.
    pub(crate) fn of_repository() -> Result<Files> {
        let mut files = Vec::new();
        walk(&root(), "", &mut files)
            .map_err(|error| Failure::new(format!("cannot read the repository: {error}")))?;
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Files(files))
    }

    #[cfg(test)]
    pub(crate) fn from_texts<const N: usize>(texts: [(&str, &str); N]) -> Files {
        let file = |(path, text): (&str, &str)| File {
            path: path.into(),
            text: text.into(),
        };
        Files(texts.into_iter().map(file).collect())
    }

    /// Those of that kind: `rs`, `md`, `toml`, …
    pub(crate) fn of_kind<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a File> {
        self.iter().filter(move |file| file.kind() == kind)
    }

    /// All.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &File> {
        self.0.iter()
    }

    /// The text of that file.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|file| file.path == path)
            .map(|file| file.text.as_str())
    }
}

impl File {
    /// What kind of file it is: the end of its name, after the last point.
    pub(crate) fn kind(&self) -> &str {
        self.path.rsplit('.').next().unwrap_or_default()
    }

    /// The crate of ours that the file belongs to, by the name of its folder.
    pub(crate) fn krate(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }

    /// True for a Rust file of which every line is a test or a benchmark.
    pub(crate) fn is_test(&self) -> bool {
        let in_folder = |name: &str| self.path.contains(&format!("/{name}/"));
        in_folder("tests") || in_folder("benches") || self.path.ends_with("/tests.rs")
    }

    /// A Rust file's lines before its tests, with their numbers from 1.
    pub(crate) fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let end = if self.is_test() {
            0
        } else {
            self.tests_begin()
        };
        self.text
            .lines()
            .enumerate()
            .take(end)
            .map(|(index, line)| (index + 1, line))
    }

    /// The tests in a Rust file: all of it, or what follows `#[cfg(test)]` before a module.
    pub(crate) fn tests(&self) -> String {
        let begin = if self.is_test() {
            0
        } else {
            self.tests_begin()
        };
        self.text.lines().skip(begin).collect::<Vec<_>>().join("\n")
    }

    /// The number of lines before the module of tests; of all lines when there is none.
    fn tests_begin(&self) -> usize {
        let lines: Vec<&str> = self.text.lines().collect();
        let begins = |pair: &[&str]| {
            pair[0] == "#[cfg(test)]" && pair[1].starts_with("mod ") && pair[1].ends_with('{')
        };
        lines.windows(2).position(begins).unwrap_or(lines.len())
    }
}

fn walk(folder: &Path, prefix: &str, files: &mut Vec<File>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        let kind = entry.file_type()?;
        let names = [name.as_str(), path.as_str()];
        if names.iter().any(|name| NOT_OURS.contains(name)) {
            continue;
        }
        if kind.is_dir() {
            walk(&entry.path(), &format!("{path}/"), files)?;
        } else if kind.is_file() {
            // Corpora of a fuzzer and pictures are bytes, not texts.
            if let Ok(text) = fs::read_to_string(entry.path()) {
                files.push(File { path, text });
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File {
            path: path.into(),
            text: text.into(),
        }
    }

    #[test]
    fn the_code_of_a_file_ends_where_its_tests_begin() {
        let file = file(
            "crates/a/src/b.rs",
            "fn a() {}\n#[cfg(test)]\nmod tests {\n}\n",
        );
        assert_eq!(file.code().collect::<Vec<_>>(), [(1, "fn a() {}")]);
        assert_eq!(file.tests(), "#[cfg(test)]\nmod tests {\n}");
        assert_eq!(file.krate(), Some("a"));
    }

    #[test]
    fn a_file_of_tests_has_no_code() {
        let file = file("crates/a/tests/laws.rs", "fn a() {}\n");
        assert_eq!(file.code().count(), 0);
        assert_eq!(file.tests(), "fn a() {}");
    }

    #[test]
    fn a_test_helper_outside_a_module_is_code() {
        let file = file(
            "crates/a/src/b.rs",
            "#[cfg(test)]\nfn helper() {}\nfn a() {}\n",
        );
        assert_eq!(file.code().count(), 3);
        assert_eq!(file.tests(), "");
    }
}
