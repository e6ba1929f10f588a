//! Sees to it that a program that was built before the page, or before the page changed, is built anew.

/// What `page::build` puts into the program.
const PAGE: &str = "../../web/dist";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A folder that is not there can neither be watched nor be found later by a program that reads the page from it.
    // Where it cannot be made, because nothing here can be written, no page comes later.
    let _ = std::fs::create_dir_all(PAGE);
    // Programs with assertions read the page from its folder while they run, so they need not be built anew.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed={PAGE}");
    }
}
