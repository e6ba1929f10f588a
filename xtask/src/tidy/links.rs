//! Every link to a file of the repository leads there.

use super::files::{File, Files};
use crate::run::root;

/// Checks the links in all documents, except those to the web and those within a document.
pub(crate) fn check(files: &Files) -> Vec<String> {
    let root = root();
    let broken = |file: &File| -> Vec<String> {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let links = links(&file.text).filter(|link| {
            let path = link.split('#').next().unwrap_or_default();
            let other = path.is_empty() || path.contains("://") || path.starts_with("mailto:");
            !other && !resolve(folder, path).is_some_and(|path| root.join(path).exists())
        });
        links
            .map(|link| format!("{} links to {link}, which is not there", file.path))
            .collect()
    };
    files.of_kind("md").flat_map(broken).collect()
}

/// The targets of `[text](target)` outside code.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let mut fenced = false;
    let prose = text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    });
    prose.flat_map(|line| {
        let targets = line
            .match_indices("](")
            .filter(|(at, _)| line[..*at].matches('`').count() % 2 == 0);
        targets.filter_map(|(at, mark)| line[at + mark.len()..].split([')', ' ']).next())
    })
}

/// The path from the root of the repository; `None` when it leads out of it.
fn resolve(folder: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_outside_code_only() {
        let text =
            "a [b](c.md) and [d](e/f.md#g \"title\")\n```\n[no](x)\n```\n`[no](y)` [h](#i)\n";
        assert_eq!(links(text).collect::<Vec<_>>(), ["c.md", "e/f.md#g", "#i"]);
    }

    #[test]
    fn a_link_is_relative_to_its_document_and_stays_inside() {
        assert_eq!(
            resolve("docs/results", "../events.md").as_deref(),
            Some("docs/events.md")
        );
        assert_eq!(resolve("", "docs/./a.md").as_deref(), Some("docs/a.md"));
        assert_eq!(resolve("docs", "../../a.md"), None);
    }

    #[test]
    fn a_link_to_nothing_is_a_fault() {
        let text = "[here](README.md) [web](https://example.org/x) [gone](gone.md)";
        let faults = check(&Files::from_texts([("a.md", text)]));
        assert_eq!(faults, ["a.md links to gone.md, which is not there"]);
    }
}
