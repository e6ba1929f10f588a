//! `cargo xtask python`: the Python package as a wheel, installed into an environment of its own, and its tests.

use crate::run::{Failure, Result, output, program, root, run, succeeds, target_dir};
use crate::test::Done;
use crate::tools;
use std::path::{Path, PathBuf};

/// The oldest Python that will do.
const OLDEST: (u32, u32) = (3, 10);

/// The variable that names the Python to use.
const VARIABLE: &str = "LASTCARD_PYTHON";

/// What the tests run with, each in one version.
const REQUIREMENTS: &str = "crates/python/requirements-test.txt";

/// `cargo xtask python`.
pub(crate) fn main() -> Result<()> {
    let python = ready().map_err(Failure::new)?;
    build_and_test(&python)
}

/// The step of `cargo xtask test`.
pub(crate) fn step() -> Result<Done> {
    match ready() {
        Ok(python) => build_and_test(&python).map(|()| Done::Holds),
        Err(sentence) => Done::skipped_outside_ci(sentence),
    }
}

fn build_and_test(python: &Path) -> Result<()> {
    let folder = target_dir("python");
    let venv = folder.join("venv");
    let inside = in_venv(&venv, "python");
    if !succeeds(program(&inside).args(["-m", "pip", "--version"])) {
        // What is there of it is another Python's, or was cut off.
        run(program(python).args(["-m", "venv", "--clear"]).arg(&venv))?;
    }
    let pip = || {
        let mut pip = program(&inside);
        pip.args(["-m", "pip", "install", "--quiet"]);
        pip.arg("--disable-pip-version-check");
        pip
    };
    let fetch = || run(pip().args(["--requirement", REQUIREMENTS]));
    // A line that was cut for some seconds is no reason to give up.
    fetch().or_else(|_| fetch())?;

    let wheels = folder.join("wheels");
    // Nothing depends on an older wheel; where there is none there is nothing to remove.
    let _ = std::fs::remove_dir_all(&wheels);
    let mut maturin = program(in_venv(&venv, "maturin"));
    maturin.args(["build", "--release", "--locked", "--manifest-path"]);
    maturin.args(["crates/python/Cargo.toml", "--out"]);
    run(maturin.arg(&wheels))?;
    let wheel = the_wheel(&wheels)?;
    run(pip().args(["--force-reinstall", "--no-deps"]).arg(&wheel))?;

    let mut tests = program(&inside);
    tests.args(["-m", "pytest", "-q", "--strict-markers"]);
    tests.current_dir(root().join("crates/python"));
    // Nothing that Python makes on the way lands between the sources.
    run(tests.env("PYTHONDONTWRITEBYTECODE", "1"))
}

/// The Python to use, or a sentence that says what to install.
fn ready() -> std::result::Result<PathBuf, String> {
    let asked = std::env::var_os(VARIABLE).map(PathBuf::from);
    let names = ["python3", "python"].map(PathBuf::from);
    let names = asked.map_or_else(|| names.to_vec(), |asked| vec![asked]);
    let found = names
        .into_iter()
        .find(|name| succeeds(program(name).arg("--version")));
    let version = found.as_ref().and_then(|python| version(python));
    verdict(found.is_some(), version)?;
    let python = found.unwrap_or_default();
    let can_make_venvs = || succeeds(program(&python).args(["-c", "import venv, ensurepip"]));
    // Debian has that in a package of its own.
    if !can_make_venvs() {
        let installed = tools::install_packages(&["python3-venv"]);
        if installed.is_err() || !can_make_venvs() {
            return Err(
                "Python is there, but not its module venv: `apt-get install python3-venv`"
                    .to_owned(),
            );
        }
    }
    Ok(python)
}

fn version(python: &Path) -> Option<(u32, u32)> {
    let code = "import sys; print(*sys.version_info[:2])";
    let printed = output(program(python).args(["-c", code])).ok()?;
    let (major, minor) = printed.trim().split_once(' ')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

fn verdict(there: bool, version: Option<(u32, u32)>) -> std::result::Result<(), String> {
    let (major, minor) = OLDEST;
    let advice = format!(
        "install Python {major}.{minor} or newer from https://www.python.org, or with your system: \
         `apt-get install python3 python3-venv`, `brew install python`, `winget install Python.Python.3.13`; \
         {VARIABLE} names another one"
    );
    match version {
        Some(version) if version >= OLDEST => Ok(()),
        Some((major, minor)) => Err(format!(
            "the Python package needs a newer Python than {major}.{minor}: {advice}"
        )),
        None if there => Err(format!("this Python does not say its version: {advice}")),
        None => Err(format!("the Python package needs Python: {advice}")),
    }
}

/// A program of a virtual environment.
fn in_venv(venv: &Path, name: &str) -> PathBuf {
    if cfg!(windows) {
        venv.join("Scripts").join(format!("{name}.exe"))
    } else {
        venv.join("bin").join(name)
    }
}

/// The one wheel in a folder.
fn the_wheel(folder: &Path) -> Result<PathBuf> {
    let entries = std::fs::read_dir(folder).map_err(|error| {
        let folder = folder.display();
        Failure::new(format!("maturin has left no wheel in {folder}: {error}"))
    })?;
    let wheels = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut wheels = wheels.filter(|path| path.extension().is_some_and(|it| it == "whl"));
    wheels
        .next()
        .ok_or_else(|| Failure::new(format!("maturin has left no wheel in {}", folder.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_python_that_is_new_enough_will_do_and_the_sentence_says_what_to_install() {
        for version in [(3, 10), (3, 11), (4, 0)] {
            assert_eq!(verdict(true, Some(version)), Ok(()), "{version:?}");
        }
        for (there, version, said) in [
            (false, None, "needs Python: install Python 3.10"),
            (true, Some((3, 9)), "newer Python than 3.9: install"),
            (true, Some((2, 7)), "newer Python than 2.7: install"),
            (true, None, "does not say its version: install"),
        ] {
            let sentence = verdict(there, version).unwrap_err();
            assert!(sentence.contains(said), "{sentence}");
        }
    }
}
