//! The engine for the browser: how it can be built here, and building it.

use super::stamp::Stamp;
use crate::run::{Failure, Result, cargo, in_ci, output, program, root, run, target_dir};
use crate::tools;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use toml::{Table, Value};

/// The variable that chooses the route, `rustup` or `debian`.
const VARIABLE: &str = "LASTCARD_WASM_ROUTE";

const TARGET: &str = "wasm32-unknown-unknown";

/// The crate, and the file that cargo makes of it.
const CRATE: &str = "lastcard-wasm";
const BUILT: &str = "lastcard_wasm.wasm";

/// Where the page finds it; the build of the page copies it.
pub(super) const MODULE: &str = "web/public/lastcard.wasm";

/// Debian's compiler for the web, its cargo, the source of its standard library and a linker.
const DEBIAN: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];

/// Who gives the standard library of the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Route {
    Rustup,
    Debian,
}

/// Something that can be tried, in the order in which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// The target is in the toolchain.
    Installed,
    /// rustup fetches the target.
    Add,
    /// Debian's compiler builds the standard library, too; the packages are installed when they are missing.
    Debian,
}

/// What there is on a machine.
#[derive(Clone, Copy)]
struct Here {
    target: bool,
    debian: bool,
    ci: bool,
}

/// Builds the module and puts it where the page finds it. `None` when there is nothing to build it with, after
/// saying what to install; then there is no older module either.
pub(super) fn build() -> Result<Option<()>> {
    let wanted = wanted(std::env::var(VARIABLE).ok().as_deref())?;
    if stamp()?.holds() && root().join(MODULE).is_file() {
        return Ok(Some(()));
    }
    let here = Here {
        target: tools::has_target(TARGET),
        debian: Debian::find().is_some() || tools::can_install_packages(),
        ci: in_ci(),
    };
    let ways = ways(wanted, here);
    let Some(mut command) = ways.into_iter().find_map(ready) else {
        // An older module may speak another language than the page.
        let _ = fs::remove_file(root().join(MODULE));
        println!(
            "the engine cannot be built for the browser here: `rustup target add {TARGET}` gives what is missing, \
             or on Debian `apt-get install {}`",
            DEBIAN.join(" ")
        );
        return Ok(None);
    };
    run(&mut command.cargo)?;
    let built = command.target_dir.join(TARGET).join("wasm").join(BUILT);
    shorten(&built)?;
    stamp()?.keep()?;
    Ok(Some(()))
}

fn wanted(variable: Option<&str>) -> Result<Option<Route>> {
    match variable {
        None | Some("") => Ok(None),
        Some("rustup") => Ok(Some(Route::Rustup)),
        Some("debian") => Ok(Some(Route::Debian)),
        Some(other) => Err(Failure::usage(format!(
            "{VARIABLE} is rustup or debian, not `{other}`"
        ))),
    }
}

/// What to try. Without a wish the toolchain goes first; in CI, where waiting for a server that is out of reach
/// costs everybody time, rustup is asked last.
fn ways(wanted: Option<Route>, here: Here) -> Vec<Way> {
    match wanted {
        Some(Route::Debian) => vec![Way::Debian],
        _ if here.target => vec![Way::Installed],
        Some(Route::Rustup) => vec![Way::Add],
        None if !here.debian => vec![Way::Add],
        None if here.ci => vec![Way::Debian, Way::Add],
        None => vec![Way::Add, Way::Debian],
    }
}

/// A build that can be started.
struct Build {
    cargo: Command,
    target_dir: PathBuf,
}

/// The build of a way, if that way is open.
fn ready(way: Way) -> Option<Build> {
    match way {
        Way::Installed => Some(by_toolchain()),
        Way::Add => tools::target(TARGET).then(by_toolchain),
        Way::Debian => {
            let debian = Debian::find().or_else(|| {
                tools::install_packages(&DEBIAN).ok()?;
                Debian::find()
            });
            debian.map(|debian| debian.build())
        }
    }
}

fn by_toolchain() -> Build {
    // A folder of its own, so that it does not wait for another build, nor that for it.
    let target_dir = target_dir("wasm");
    let mut cargo = cargo(["build"]);
    ask(&mut cargo, &target_dir);
    Build { cargo, target_dir }
}

fn ask(cargo: &mut Command, target_dir: &Path) {
    cargo.args(["--locked", "--profile", "wasm", "--package", CRATE]);
    cargo.args(["--target", TARGET, "--target-dir"]);
    cargo.arg(target_dir);
}

/// Debian's compiler, which has no standard library for the target but can build it.
struct Debian {
    linker: PathBuf,
}

impl Debian {
    const RUSTC: &str = "/usr/bin/rustc";
    const CARGO: &str = "/usr/bin/cargo";
    const SOURCE: &str = "/usr/lib/rustlib/src/rust/library";

    fn find() -> Option<Debian> {
        let there = Path::new(Self::CARGO).is_file()
            && Path::new(Self::SOURCE).is_dir()
            && new_enough(&compiler(Self::RUSTC), env!("CARGO_PKG_RUST_VERSION"));
        let names = fs::read_dir("/usr/bin").ok()?.flatten();
        let names = names.filter_map(|entry| entry.file_name().into_string().ok());
        let linker = newest_linker(names)?;
        there.then(|| Debian {
            linker: Path::new("/usr/bin").join(linker),
        })
    }

    fn build(&self) -> Build {
        let target_dir = target_dir("wasm-debian");
        let mut cargo = program(Self::CARGO);
        cargo.arg("build");
        ask(&mut cargo, &target_dir);
        cargo.arg("-Zbuild-std=std,panic_abort");
        cargo
            .env("RUSTC", Self::RUSTC)
            // The standard library may be built by a stable compiler, too.
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", &self.linker)
            // These are the ways of the cargo that runs this task to its own compiler and libraries.
            .env_remove("CARGO")
            .env_remove("LD_LIBRARY_PATH")
            .env_remove("RUSTUP_TOOLCHAIN");
        Build { cargo, target_dir }
    }
}

/// Whether a compiler that describes itself like that is not older than a version.
fn new_enough(description: &str, oldest: &str) -> bool {
    let numbers = |version: &str| -> Vec<u32> {
        let numbers = version.split(['.', '-']);
        numbers.map_while(|number| number.parse().ok()).collect()
    };
    let mut lines = description.lines();
    let release = lines.find_map(|line| line.strip_prefix("release: "));
    release.is_some_and(|release| numbers(release) >= numbers(oldest))
}

/// The linker of the newest LLVM among those programs.
fn newest_linker(names: impl Iterator<Item = String>) -> Option<String> {
    let version = |name: &String| name.strip_prefix("wasm-ld-")?.parse::<u32>().ok();
    names
        .filter_map(|name| Some((version(&name)?, name)))
        .max()
        .map(|(_, name)| name)
}

/// Puts the module in its place, shortened if the tool for that is there.
fn shorten(built: &Path) -> Result<()> {
    let module = root().join(MODULE);
    let folder = module.parent().unwrap_or(&module);
    let place = |error: std::io::Error| Failure::new(format!("cannot write {MODULE}: {error}"));
    fs::create_dir_all(folder).map_err(place)?;
    let optimizer = root().join("web").join(OPTIMIZER);
    if !optimizer.is_file() {
        println!("binaryen is not among the packages: the module stays as it was built");
        fs::copy(built, &module).map_err(place)?;
        return Ok(());
    }
    let mut optimize = program("node");
    optimize.arg(optimizer).arg(built);
    optimize.args(["-Oz", "--strip-debug", "--strip-producers", "-o"]);
    run(optimize.arg(&module))
}

/// The optimizer, among the packages of `web/`.
const OPTIMIZER: &str = "node_modules/binaryen/bin/wasm-opt";

/// What the module is made of: our crates, the locked versions of all others, the compiler, the optimizer.
fn stamp() -> Result<Stamp> {
    let mut stamp = Stamp::new("module")
        .text(&std::env::var(VARIABLE).unwrap_or_default())
        .text(&compiler("rustc"))
        .text(&compiler(Debian::RUSTC))
        .path("Cargo.toml", &[])
        .path("Cargo.lock", &[])
        .path("web/node_modules/binaryen/package.json", &[]);
    for folder in used(CRATE, &manifests()?) {
        stamp = stamp.path(
            &format!("crates/{folder}"),
            &["benches", "examples", "tests"],
        );
    }
    Ok(stamp.path(MODULE, &[]))
}

/// The compiler's version, or nothing when there is no such compiler.
fn compiler(rustc: &str) -> String {
    let there = Path::new(rustc).is_file() || tools::on_path(rustc).is_some();
    let version = there.then(|| output(program(rustc).arg("-vV")));
    version.and_then(Result::ok).unwrap_or_default()
}

/// The manifests of our crates by the names of their folders.
fn manifests() -> Result<BTreeMap<String, Table>> {
    let failure = |error: &dyn std::fmt::Display| {
        Failure::new(format!("cannot read the manifests of the crates: {error}"))
    };
    let mut manifests = BTreeMap::new();
    for entry in fs::read_dir(root().join("crates")).map_err(|error| failure(&error))? {
        let entry = entry.map_err(|error| failure(&error))?;
        let Ok(text) = fs::read_to_string(entry.path().join("Cargo.toml")) else {
            continue;
        };
        let manifest = text.parse().map_err(|error| failure(&error))?;
        manifests.insert(entry.file_name().to_string_lossy().into_owned(), manifest);
    }
    Ok(manifests)
}

/// The folders of a crate and of all of ours that it uses, and that those use.
fn used(krate: &str, manifests: &BTreeMap<String, Table>) -> Vec<String> {
    let mut found = vec![folder(krate).to_owned()];
    let mut at = 0;
    while let Some(name) = found.get(at) {
        let dependencies = manifests
            .get(name)
            .and_then(|manifest| manifest.get("dependencies"))
            .and_then(Value::as_table);
        let names = dependencies.into_iter().flat_map(Table::keys);
        let new: Vec<String> = names
            .map(|name| folder(name).to_owned())
            .filter(|name| manifests.contains_key(name) && !found.contains(name))
            .collect();
        found.extend(new);
        at += 1;
    }
    found.sort();
    found
}

/// The folder of a crate of ours.
fn folder(krate: &str) -> &str {
    krate.strip_prefix("lastcard-").unwrap_or(krate)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: Here = Here {
        target: false,
        debian: false,
        ci: false,
    };

    #[test]
    fn a_wish_is_the_only_way() {
        for target in [false, true] {
            let here = Here {
                target,
                debian: true,
                ci: true,
            };
            assert_eq!(ways(Some(Route::Debian), here), [Way::Debian]);
            let own = if target { Way::Installed } else { Way::Add };
            assert_eq!(ways(Some(Route::Rustup), here), [own]);
        }
    }

    #[test]
    fn a_target_that_is_there_is_used() {
        for ci in [false, true] {
            let here = Here {
                target: true,
                debian: true,
                ci,
            };
            assert_eq!(ways(None, here), [Way::Installed]);
        }
    }

    #[test]
    fn rustup_is_asked_first_but_in_ci_last_and_debian_only_where_it_is() {
        assert_eq!(ways(None, NOTHING), [Way::Add]);
        let debian = Here {
            debian: true,
            ..NOTHING
        };
        assert_eq!(ways(None, debian), [Way::Add, Way::Debian]);
        let ci = Here { ci: true, ..debian };
        assert_eq!(ways(None, ci), [Way::Debian, Way::Add]);
    }

    #[test]
    fn a_wish_has_one_of_two_names() {
        assert_eq!(wanted(None).unwrap(), None);
        assert_eq!(wanted(Some("debian")).unwrap(), Some(Route::Debian));
        assert_eq!(wanted(Some("rustup")).unwrap(), Some(Route::Rustup));
        assert!(wanted(Some("apt")).is_err());
    }

    #[test]
    fn an_old_compiler_of_a_system_will_not_do() {
        let described =
            |release: &str| format!("rustc 1.0 (abc)\nrelease: {release}\nLLVM version: 19.1\n");
        for (release, enough) in [
            ("1.94.0", true),
            ("1.100.0-nightly", true),
            ("2.0.0", true),
            ("1.85.0", false),
            ("1.93.9", false),
        ] {
            assert_eq!(new_enough(&described(release), "1.94"), enough, "{release}");
        }
        assert!(!new_enough("", "1.94"));
    }

    #[test]
    fn the_linker_is_that_of_the_newest_version() {
        let names = ["wasm-ld-9", "wasm-ld", "ld.lld-20", "wasm-ld-19"].map(str::to_owned);
        let newest = newest_linker(names.into_iter());
        assert_eq!(newest.as_deref(), Some("wasm-ld-19"));
        assert_eq!(newest_linker(std::iter::empty()), None);
    }

    #[test]
    fn what_a_crate_uses_is_found_to_the_end_and_tests_do_not_count() {
        let manifests = [
            ("wasm", "[dependencies]\nlastcard-table = 1\nserde = 1\n"),
            (
                "table",
                "[dependencies]\nlastcard-engine = 1\nlastcard-bots = 1\n",
            ),
            ("bots", "[dependencies]\nlastcard-engine = 1\n"),
            ("engine", "[dev-dependencies]\nlastcard-testkit = 1\n"),
            ("testkit", ""),
        ];
        let manifests = manifests
            .map(|(name, text)| (name.to_owned(), text.parse().unwrap()))
            .into();
        assert_eq!(
            used("lastcard-wasm", &manifests),
            ["bots", "engine", "table", "wasm"]
        );
    }
}
