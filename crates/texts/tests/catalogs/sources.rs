//! The sources that ask for texts.

use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every Rust file under a folder of the repository that belongs to a crate's `src`.
pub(crate) fn of_program(under: &str) -> Vec<(PathBuf, String)> {
    files_under(&root().join(under), &|path| {
        path.extension().is_some_and(|ext| ext == "rs")
            && path.components().any(|part| part.as_os_str() == "src")
    })
}

/// Every source file of the page.
pub(crate) fn of_page() -> Vec<(PathBuf, String)> {
    files_under(&root().join("web/src"), &|path| {
        path.extension()
            .is_some_and(|ext| ext == "ts" || ext == "svelte")
    })
}

fn files_under(folder: &Path, wanted: &dyn Fn(&Path) -> bool) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if wanted(&path) {
                let source = fs::read_to_string(&path).expect("a source file");
                found.push((path, source));
            }
        }
    }
    found
}
