//! Every clause of RULES.md is tested, and nothing names a clause that is not there.

use super::files::{File, Files};
use std::collections::BTreeSet;
use toml::Value;

/// A clause, `R-4.2` as `(4, 2)`.
type Clause = (u32, u32);

/// A clause is defined by standing in bold in RULES.md; a test names it in the `rulings` of a scenario,
/// as `R-4.2` in a comment, or as `r_4_2_…` in the name of the test.
pub(crate) fn check(files: &Files) -> Vec<String> {
    let Some(rules) = files.text("RULES.md") else {
        return vec!["RULES.md is missing".to_owned()];
    };
    let defined = mentioned(rules, "**R-", "**");
    let tested: BTreeSet<Clause> = files.iter().flat_map(tested_by).collect();
    let untested = defined
        .difference(&tested)
        .map(|(n, m)| format!("no scenario and no test names clause R-{n}.{m} of RULES.md"));
    let unknown = files
        .iter()
        .filter(|file| !file.path.starts_with("xtask/"))
        .flat_map(|file| {
            let unknown = mentioned(&file.text, "R-", "")
                .into_iter()
                .filter(|it| !defined.contains(it));
            unknown.map(|(n, m)| {
                format!(
                    "{} names R-{n}.{m}, which RULES.md does not have",
                    file.path
                )
            })
        });
    untested.chain(unknown.collect::<Vec<_>>()).collect()
}

fn tested_by(file: &File) -> BTreeSet<Clause> {
    if file.path.starts_with("corpus/") && file.kind() == "toml" {
        rulings(&file.text)
    } else if file.path.starts_with("crates/") && file.kind() == "rs" {
        let tests = file.tests();
        let mut clauses = mentioned(&tests, "R-", "");
        clauses.extend(in_names(&tests));
        clauses
    } else {
        BTreeSet::new()
    }
}

/// The clauses in the `rulings` of a scenario. What is wrong with a file is for the scenario runner to say.
fn rulings(text: &str) -> BTreeSet<Clause> {
    let scenario: toml::Table = text.parse().unwrap_or_default();
    let rulings = scenario.get("rulings").and_then(Value::as_array);
    let texts = rulings.into_iter().flatten().filter_map(Value::as_str);
    texts.flat_map(|text| mentioned(text, "R-", "")).collect()
}

/// Every `R-n.m` with that before and after it. `R-` in a longer word is none.
fn mentioned(text: &str, before: &str, after: &str) -> BTreeSet<Clause> {
    let candidates = text.match_indices(before).filter(|(at, _)| {
        !text[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '-' || c == '_')
    });
    let clause = |(at, _): (usize, &str)| {
        let (n, rest) = number(&text[at + before.len()..])?;
        let (m, rest) = number(rest.strip_prefix('.')?)?;
        rest.starts_with(after).then_some((n, m))
    };
    candidates.filter_map(clause).collect()
}

/// Every clause that the name of a test begins with: `fn r_4_2_…`.
fn in_names(tests: &str) -> BTreeSet<Clause> {
    let clause = |(at, mark): (usize, &str)| {
        let (n, rest) = number(&tests[at + mark.len()..])?;
        let (m, rest) = number(rest.strip_prefix('_')?)?;
        rest.starts_with('_').then_some((n, m))
    };
    tests.match_indices("fn r_").filter_map(clause).collect()
}

fn number(text: &str) -> Option<(u32, &str)> {
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_may_be_named_in_each_of_three_ways() {
        let faults = check(&Files::from_texts([
            ("RULES.md", "**R-1.1** a **R-1.2** b **R-10.3** c"),
            ("corpus/scenarios/a.toml", "rulings = [\"E-4\", \"R-1.1\"]"),
            (
                "crates/engine/tests/a.rs",
                "fn r_1_2_a_thing_holds() {} // R-10.3",
            ),
        ]));
        assert_eq!(faults, Vec::<String>::new());
    }

    #[test]
    fn code_and_comments_of_a_scenario_do_not_count_as_tests() {
        let faults = check(&Files::from_texts([
            ("RULES.md", "**R-1.1** a, see R-1.1"),
            ("corpus/scenarios/a.toml", "# R-1.1\nname = \"R-1.1\""),
            ("crates/engine/src/a.rs", "// clause R-1.1"),
        ]));
        assert_eq!(
            faults,
            ["no scenario and no test names clause R-1.1 of RULES.md"]
        );
    }

    #[test]
    fn naming_a_clause_that_is_not_there_is_a_fault() {
        let faults = check(&Files::from_texts([
            ("RULES.md", "no clause in bold: R-1.1"),
            ("crates/texts/locales/nl/a.ftl", "a = b (R-1.10)"),
            ("docs/a.md", "FOR-1.1 and R-x are no clauses"),
        ]));
        assert_eq!(
            faults,
            [
                "RULES.md names R-1.1, which RULES.md does not have",
                "crates/texts/locales/nl/a.ftl names R-1.10, which RULES.md does not have",
            ]
        );
    }
}
