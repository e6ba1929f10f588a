//! `cargo xtask web`: the page for the browser, in `web/dist`.

mod browser;
mod node;
mod stamp;
mod steps;
mod wasm;

pub(crate) use browser::screens;
pub(crate) use node::ready;
pub(crate) use steps::{in_browser, types, unit_tests, whole};

use crate::run::{Failure, Result, in_ci, program, root, run};
use stamp::Stamp;
use std::fs;
use std::io;
use std::path::Path;

/// Where the page is built.
const BUILT: &str = "web/dist";

/// The names in `web/` that the page is not made of.
const NOT_OF_THE_PAGE: [&str; 5] = [
    "dist",
    "node_modules",
    "playwright-report",
    "test-results",
    "tests",
];

/// `cargo xtask web`, and with `--static DIR` a copy for any host of files.
pub(crate) fn main(args: &[String]) -> Result<()> {
    let copy = match args {
        [] => None,
        [flag, folder] if flag == "--static" => Some(Path::new(folder)),
        _ => return Err(Failure::usage("`web` knows --static DIR and nothing else")),
    };
    if let Some(folder) = copy {
        must_be_new(folder)?;
    }
    build()?;
    println!("the page is in {BUILT}");
    if let Some(folder) = copy {
        copy_all(&root().join(BUILT), folder).map_err(|error| {
            Failure::new(format!("cannot copy to {}: {error}", folder.display()))
        })?;
        println!(
            "and in {}, for any host of files and any path",
            folder.display()
        );
    }
    Ok(())
}

/// Builds the page, as far as something of it has changed.
pub(crate) fn build() -> Result<()> {
    node::ready().map_err(Failure::new)?;
    node::packages()?;
    if wasm::build()?.is_none() {
        let sentence = "the page is built without the engine: who plays alone plays on the server";
        if in_ci() {
            return Err(Failure::new(sentence));
        }
        println!("{sentence}");
    }
    if stamp().holds() && is_built() {
        return Ok(());
    }
    run(&mut node::script("build"))?;
    run(program("node").arg("web/scripts/compress.mjs").arg(BUILT))?;
    stamp().keep()
}

/// Whether there is a page at all, be it an older one.
pub(crate) fn is_built() -> bool {
    root().join(BUILT).join("index.html").is_file()
}

/// What the page is made of, and what was made: who builds it by hand has it made again.
fn stamp() -> Stamp {
    Stamp::new("page")
        .path("web", &NOT_OF_THE_PAGE)
        .path("crates/texts/locales", &[])
        .path(BUILT, &[])
}

/// Nothing of anybody else's is mixed with the copy.
fn must_be_new(folder: &Path) -> Result<()> {
    let holds = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some());
    if holds || folder.is_file() {
        return Err(Failure::usage(format!(
            "{} is not empty: name a folder that is, or a new one",
            folder.display()
        )));
    }
    Ok(())
}

fn copy_all(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let copy = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_all(&entry.path(), &copy)?;
        } else {
            fs::copy(entry.path(), copy)?;
        }
    }
    Ok(())
}
