//! The page in a real browser with the real server: its tests, and pictures of its screens.

use super::node;
use crate::load;
use crate::run::{Failure, Result, run, run_within, succeeds};
use crate::tools;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// The variable that names the browser; `web/playwright.config.ts` reads it.
const BROWSER: &str = "LASTCARD_CHROMIUM";

/// The variable that names the program that serves.
const SERVER: &str = "LASTCARD_BIN";

/// How long Playwright may take to fetch its own browser.
const PATIENCE: Duration = Duration::from_mins(10);

/// Names of Chromium and of what is made of it.
const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Where macOS has it.
const ON_MACOS: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// A script of `web/` that drives a browser, with the server that the other tests use and a browser that is there.
pub(crate) fn script(name: &str) -> Result<Command> {
    let server = load::programs()?.join("lastcard");
    let server = server.with_extension(std::env::consts::EXE_EXTENSION);
    let mut script = node::script(name);
    script.env(SERVER, server);
    if let Some(browser) = browser()? {
        script.env(BROWSER, browser);
    }
    Ok(script)
}

/// A browser of this machine, installed when there is none; `None` where Playwright has one of its own.
fn browser() -> Result<Option<PathBuf>> {
    if let Some(named) = std::env::var_os(BROWSER) {
        return Ok(Some(named.into()));
    }
    if let Some(found) = found() {
        return Ok(Some(found));
    }
    if tools::can_install_packages()
        && tools::install_packages(&["chromium"]).is_ok()
        && let Some(found) = found()
    {
        return Ok(Some(found));
    }
    let mut install = node::npm(&["exec", "--", "playwright", "install", "chromium"]);
    run_within(PATIENCE, &mut install).map_err(|failure| {
        Failure::new(format!(
            "there is no browser to test the page with ({failure}): install Chromium, or name one in {BROWSER}"
        ))
    })?;
    Ok(None)
}

/// One that starts: on some systems the name stands for an advice how to install it.
fn found() -> Option<PathBuf> {
    let on_path = NAMES.iter().filter_map(|name| tools::on_path(name));
    let mut all = on_path.chain(ON_MACOS.map(PathBuf::from));
    all.find(|program| program.is_file() && succeeds(Command::new(program).arg("--version")))
}

/// `cargo xtask screens`: a picture of every screen into `docs/screens`.
pub(crate) fn screens() -> Result<()> {
    super::build()?;
    run(&mut script("screens")?)
}
