//! Node and npm: whether they are there, what they must fetch, and their scripts.

use super::stamp::Stamp;
use crate::run::{Result, output, program, root, run, succeeds};
use std::process::Command;

/// The oldest Node that will do.
const OLDEST: u32 = 20;

/// Whether Node and npm are there and new enough, or a sentence that says what to install.
pub(crate) fn ready() -> std::result::Result<(), String> {
    // Asked silently first, for what is missing is told in our words.
    let there = |name: &str| succeeds(program(name).arg("--version"));
    let version = there("node").then(|| output(program("node").arg("--version")));
    verdict(
        version.and_then(Result::ok).as_deref(),
        there(npm_program()),
    )
}

fn verdict(node: Option<&str>, npm: bool) -> std::result::Result<(), String> {
    let advice = format!(
        "install Node {OLDEST} or newer from https://nodejs.org (npm comes with it), or with your system: \
         `apt-get install nodejs npm`, `brew install node`, `winget install OpenJS.NodeJS.LTS`"
    );
    match node {
        None => Err(format!("the page in the browser needs Node: {advice}")),
        Some(version) if major(version).is_none_or(|major| major < OLDEST) => Err(format!(
            "the page in the browser needs a newer Node than {}: {advice}",
            version.trim()
        )),
        Some(_) if !npm => Err(format!("Node is there, but not npm: {advice}")),
        Some(_) => Ok(()),
    }
}

/// The first number of a version such as `v20.19.2`.
fn major(version: &str) -> Option<u32> {
    let numbers = version.trim().trim_start_matches('v');
    numbers.split('.').next()?.parse().ok()
}

/// Gets the packages that `web/package-lock.json` names, unless they are there.
pub(crate) fn packages() -> Result<()> {
    let stamp = Stamp::new("packages").path("web/package-lock.json", &[]);
    let installed = root().join("web/node_modules/.package-lock.json");
    if stamp.holds() && installed.is_file() {
        return Ok(());
    }
    let get = || run(npm(&["ci"]).args(["--no-audit", "--no-fund"]));
    // A line that was cut for some seconds is no reason to give up.
    get().or_else(|_| get())?;
    stamp.keep()
}

/// A script of `web/package.json`, to be run there.
pub(crate) fn script(name: &str) -> Command {
    npm(&["run", name])
}

/// npm in `web/`.
pub(crate) fn npm(args: &[&str]) -> Command {
    let mut command = program(npm_program());
    command.args(["--prefix", "web"]).args(args);
    command
}

/// On Windows npm is a script, which must be called by its whole name.
fn npm_program() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_node_that_is_new_enough_will_do_and_the_sentence_says_what_to_install() {
        for version in ["v20.0.0\n", "v20.20.2\n", "v24.1.0"] {
            assert_eq!(verdict(Some(version), true), Ok(()), "{version}");
        }
        for (node, npm, said) in [
            (None, true, "needs Node: install Node 20"),
            (
                Some("v18.19.0\n"),
                true,
                "newer Node than v18.19.0: install",
            ),
            (Some("what?"), true, "newer Node than what?"),
            (Some("v22.1.0"), false, "not npm: install"),
        ] {
            let sentence = verdict(node, npm).unwrap_err();
            assert!(sentence.contains(said), "{sentence}");
        }
    }
}
