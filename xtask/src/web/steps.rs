//! The steps of `cargo xtask test` that are about the page.

use super::{browser, build, node};
use crate::run::{Result, run};
use crate::test::Done;

/// The types, the format and the habits of the page's code.
pub(crate) fn types() -> Result<Done> {
    with_node(|| {
        for script in ["check", "format:check", "lint"] {
            run(&mut node::script(script))?;
        }
        Ok(())
    })
}

/// The tests of the page's parts.
pub(crate) fn unit_tests() -> Result<Done> {
    with_node(|| run(&mut node::script("test")))
}

/// The page, whole.
pub(crate) fn whole() -> Result<Done> {
    with_node(build)
}

/// The page in a browser, served by the program that people get: everything that is tried there, on every size of screen.
pub(crate) fn in_browser() -> Result<Done> {
    with_node(|| {
        build()?;
        run(&mut browser::script("e2e")?)
    })
}

fn with_node(step: impl FnOnce() -> Result<()>) -> Result<Done> {
    if let Err(missing) = node::ready() {
        return Done::skipped_outside_ci(missing);
    }
    node::packages()?;
    step()?;
    Ok(Done::Holds)
}
