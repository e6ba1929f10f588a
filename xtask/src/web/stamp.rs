//! What something was made of, kept so that it is not made again of the same.

use crate::run::{Failure, Result, root, target_dir};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// Everything that something is made of, and what was made.
///
/// The digest is one of the standard library and may change with it: then things are made once more.
pub(super) struct Stamp {
    file: PathBuf,
    digest: DefaultHasher,
}

impl Stamp {
    /// Nothing yet; the name is that of the file in which it is kept.
    pub(super) fn new(name: &str) -> Stamp {
        // Several checkouts may share one folder of what is built.
        let mut digest = DefaultHasher::new();
        root().hash(&mut digest);
        Stamp {
            file: target_dir("web").join(name),
            digest,
        }
    }

    /// Adds a text.
    pub(super) fn text(mut self, text: &str) -> Stamp {
        text.hash(&mut self.digest);
        self
    }

    /// Adds a file or everything in a folder of the repository, without what has one of these names. What is
    /// not there counts as that.
    pub(super) fn path(mut self, path: &str, without: &[&str]) -> Stamp {
        path.hash(&mut self.digest);
        if add(&root().join(path), without, &mut self.digest).is_err() {
            "not there".hash(&mut self.digest);
        }
        self
    }

    /// Whether it was made of just this.
    pub(super) fn holds(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|kept| kept == self.shown())
    }

    /// Notes that it was made of this.
    pub(super) fn keep(&self) -> Result<()> {
        let folder = self.file.parent().unwrap_or(&self.file);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&self.file, self.shown()))
            .map_err(|error| Failure::new(format!("cannot write {}: {error}", self.file.display())))
    }

    fn shown(&self) -> String {
        format!("{:016x}\n", self.digest.finish())
    }
}

/// Adds what is in a file, or the names and contents of a folder in their order.
fn add(path: &Path, without: &[&str], digest: &mut DefaultHasher) -> io::Result<()> {
    if !path.is_dir() {
        fs::read(path)?.hash(digest);
        return Ok(());
    }
    let mut names = fs::read_dir(path)?
        .map(|entry| Ok(entry?.file_name()))
        .collect::<io::Result<Vec<_>>>()?;
    names.sort();
    for name in names {
        if !without.iter().any(|other| name == *other) {
            name.hash(digest);
            add(&path.join(&name), without, digest)?;
        }
    }
    // A folder ends, so that what follows it is not taken for its own.
    "/".hash(digest);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(folder: &Path, without: &[&str]) -> u64 {
        let mut digest = DefaultHasher::new();
        add(folder, without, &mut digest).unwrap();
        digest.finish()
    }

    #[test]
    fn names_and_contents_count_and_what_is_left_out_does_not() {
        let folder = std::env::temp_dir().join(format!("lastcard-stamp-{}", std::process::id()));
        fs::create_dir_all(folder.join("a/left-out")).unwrap();
        fs::write(folder.join("a/b"), "1").unwrap();
        let first = digest(&folder, &["left-out"]);
        fs::write(folder.join("a/left-out/c"), "2").unwrap();
        assert_eq!(digest(&folder, &["left-out"]), first);
        assert_ne!(digest(&folder, &[]), first);
        fs::write(folder.join("a/b"), "2").unwrap();
        let second = digest(&folder, &["left-out"]);
        assert_ne!(second, first);
        fs::rename(folder.join("a/b"), folder.join("b")).unwrap();
        assert_ne!(digest(&folder, &["left-out"]), second);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn what_is_not_there_is_something_too() {
        let digest = |stamp: Stamp| stamp.digest.finish();
        let nothing = digest(Stamp::new("x"));
        let missing = digest(Stamp::new("x").path("no/such/file", &[]));
        assert_ne!(nothing, missing);
        assert_eq!(missing, digest(Stamp::new("x").path("no/such/file", &[])));
    }
}
