//! Watches the build of the page, so that a program built before it, or before it changed, is built anew.

use std::path::Path;

/// What `page::build` puts into the program.
const PAGE: &str = "../../web/dist";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Programs with assertions read the page from its folder while they run; they need not be built for it.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        if !Path::new(PAGE).exists() {
            // A folder that is not there cannot be watched. Where it cannot be made, the sources never change either.
            let _ = std::fs::create_dir_all(PAGE);
        }
        println!("cargo::rerun-if-changed={PAGE}");
    }
}
