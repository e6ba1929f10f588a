//! The person's data folder and the numbered records in it.

use crate::failure::{Failure, Result};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// A new, empty file for a record in the person's data folder, under the first number behind the last
/// one; the folder is made when it is not there.
///
/// # Errors
/// When the folder or the file cannot be made.
pub(super) fn new_file() -> Result<(PathBuf, File)> {
    let folder = data_folder();
    fs::create_dir_all(&folder).map_err(|error| cannot_write(&folder, &error))?;
    new_file_in(&folder, last_number(&folder).unwrap_or(0))
}

/// The record in the person's data folder that was begun last.
///
/// # Errors
/// When there is none.
pub(crate) fn last_record() -> Result<PathBuf> {
    let folder = data_folder();
    match last_number(&folder) {
        Some(number) => Ok(numbered(&folder, number)),
        None => Err(Failure::bad(format!(
            "there is no record in {} to go on with; name one, or begin a match with `lastcard play`",
            folder.display()
        ))),
    }
}

/// The failure to write a file or a folder.
pub(super) fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::bad(format!("cannot write {}: {error}", path.display()))
}

/// What the names of records begin and end with; between stands a number.
const PREFIX: &str = "match-";
const ENDING: &str = ".lcr";

fn numbered(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{PREFIX}{number:04}{ENDING}"))
}

/// A file with the first free number behind `last`: another program may have taken some meanwhile.
fn new_file_in(folder: &Path, last: u32) -> Result<(PathBuf, File)> {
    for number in (last..=u32::MAX).skip(1) {
        let path = numbered(folder, number);
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(cannot_write(&path, &error)),
        }
    }
    Err(Failure::bad(format!(
        "there is no number left for a record in {}; choose a file by --record",
        folder.display()
    )))
}

fn last_number(folder: &Path) -> Option<u32> {
    let names = fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names
        .filter_map(|name| {
            name.strip_prefix(PREFIX)?
                .strip_suffix(ENDING)?
                .parse()
                .ok()
        })
        .max()
}

/// Where the system keeps what belongs to a person, or the current folder.
pub(crate) fn data_folder() -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let at_home = |below: &str| variable("HOME").map(|home| Path::new(&home).join(below));
    let data = variable("XDG_DATA_HOME").map(PathBuf::from).or_else(|| {
        if cfg!(windows) {
            variable("APPDATA").map(PathBuf::from)
        } else if cfg!(target_os = "macos") {
            at_home("Library/Application Support")
        } else {
            at_home(".local/share")
        }
    });
    data.map_or_else(PathBuf::new, |data| data.join("lastcard"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_was_taken_meanwhile_is_passed_over() {
        let folder = std::env::temp_dir().join(format!("lastcard-numbers-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(numbered(&folder, 8), "somebody else's").unwrap();
        let (path, _) = new_file_in(&folder, 7).unwrap();
        let kept = fs::read(numbered(&folder, 8)).unwrap();
        let none_left = new_file_in(&folder, u32::MAX);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(path, numbered(&folder, 9));
        assert_eq!(kept, b"somebody else's");
        assert!(none_left.is_err());
    }
}
