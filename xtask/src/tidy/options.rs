//! Every option of the engine stands in RULES.md.

use super::files::Files;

/// Where the engine lists its options, each as `field: Type = "dotted.name",`.
const LIST: &str = "crates/engine/src/rules/options.rs";

/// The list is read as text: the tasks must run, and say what is wrong, while the engine does not compile.
pub(crate) fn check(files: &Files) -> Vec<String> {
    let options = files.text(LIST).map(listed).unwrap_or_default();
    if options.is_empty() {
        return vec![format!(
            "{LIST} lists no options of the form `field: Type = \"name\",`"
        )];
    }
    let rules = files.text("RULES.md").unwrap_or_default();
    let stands =
        |name: &str| rules.contains(&format!("`{name}`")) || rules.contains(&format!("`{name} "));
    let missing = options.into_iter().filter(|name| !stands(name));
    missing
        .map(|name| format!("RULES.md does not have the option `{name}`"))
        .collect()
}

fn listed(text: &str) -> Vec<&str> {
    text.lines().filter_map(name).collect()
}

fn name(line: &str) -> Option<&str> {
    let (field, name) = line.trim().strip_suffix("\",")?.split_once(" = \"")?;
    field.contains(": ").then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_that_rules_md_does_not_have_is_a_fault() {
        let list = "words! {\n  A = \"a\",\n}\noptions! {\n  /// Doc.\n  a: T<1, 2> = \"b.c\",\n  b: U = \"b.d\",\n}";
        let faults = check(&Files::from_texts([
            (LIST, list),
            ("RULES.md", "| `b.d` | text |"),
        ]));
        assert_eq!(faults, ["RULES.md does not have the option `b.c`"]);
    }

    #[test]
    fn a_list_that_cannot_be_read_is_a_fault() {
        assert_eq!(check(&Files::from_texts([(LIST, "")])).len(), 1);
    }
}
