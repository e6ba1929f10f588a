//! `cargo xtask tidy`: what compilers do not see. Texts, tables and crates must say the same.

mod clauses;
mod edges;
mod files;
mod links;
mod options;
mod size;
mod words;

use crate::run::{Failure, Result};
use files::Files;

/// Faults of one kind that are printed; who has more begins with these.
const SHOWN: usize = 30;

/// A check gives a sentence for each thing that does not hold.
type Check = fn(&Files) -> Vec<String>;

/// Makes every check and prints everything that does not hold.
pub(crate) fn main() -> Result<()> {
    let files = Files::of_repository()?;
    let checks: [(&str, Check); 6] = [
        ("crate edges", edges::check),
        ("clauses", clauses::check),
        ("options", options::check),
        ("sizes", size::check),
        ("words", words::check),
        ("links", links::check),
    ];
    let mut found = 0;
    for (name, check) in checks {
        let faults = check(&files);
        let verdict = if faults.is_empty() {
            "holds"
        } else {
            "DOES NOT HOLD"
        };
        println!("{name}: {verdict}");
        for fault in faults.iter().take(SHOWN) {
            println!("  {fault}");
        }
        if faults.len() > SHOWN {
            println!("  … and {} more", faults.len() - SHOWN);
        }
        found += faults.len();
    }
    if found == 0 {
        Ok(())
    } else {
        Err(Failure::new(format!("{found} things to tidy")))
    }
}
