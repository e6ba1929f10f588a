//! Words that may not stand in what is finished.

use super::files::{File, Files};

/// Marks of something unfinished; put together so that this file does not hold them.
const UNFINISHED: [&str; 5] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("dbg", "!("),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
];

/// What a library may not do: it has no terminal.
const PRINTS: [&str; 4] = ["println!(", "print!(", "eprintln!(", "eprint!("];

/// The crates that own a terminal.
const HAVE_A_TERMINAL: [&str; 1] = ["cli"];

/// First folders of absolute paths that mean a place on somebody's machine.
const ON_A_MACHINE: [&str; 6] = [
    "home",
    "root",
    "Users",
    concat!("t", "mp"),
    concat!("w", "ork"),
    "mnt",
];

/// Finds unfinished work, libraries that print, and mentions of places outside the repository.
pub(crate) fn check(files: &Files) -> Vec<String> {
    let mut faults = Vec::new();
    for file in files.iter().filter(|file| file.path != ".gitignore") {
        let depth = file.path.matches('/').count();
        for (index, line) in file.text.lines().enumerate() {
            let place = format!("{}:{}", file.path, index + 1);
            if let Some(outside) = outside(line, depth) {
                faults.push(format!(
                    "{place} names {outside}, a place outside the repository"
                ));
            }
            if let Some(word) = UNFINISHED.iter().find(|word| contains_word(line, word)) {
                faults.push(format!("{place} holds {word}: finish it or file an issue"));
            }
        }
        faults.extend(prints(file));
    }
    faults
}

fn prints(file: &File) -> Vec<String> {
    let library = file
        .krate()
        .is_some_and(|krate| !HAVE_A_TERMINAL.contains(&krate));
    if !library || file.kind() != "rs" || !file.path.contains("/src/") {
        return Vec::new();
    }
    let code = file
        .code()
        .filter(|(_, line)| !line.trim_start().starts_with("//"));
    let printing = code.filter(|(_, line)| PRINTS.iter().any(|word| contains_word(line, word)));
    let fault = |(number, _)| format!("{}:{number} prints; a library has no terminal", file.path);
    printing.map(fault).collect()
}

fn contains_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let end = &line[at + word.len()..];
        !line[..at].ends_with(is_word) && (word.ends_with('(') || !end.starts_with(is_word))
    })
}

/// The first place outside the repository that the line of a file in a folder of that depth names.
fn outside(line: &str, depth: usize) -> Option<String> {
    let absolute = ON_A_MACHINE
        .iter()
        .map(|folder| format!("/{folder}/"))
        .find(|path| {
            let mut places = line.match_indices(path.as_str());
            places.any(|(at, _)| !line[..at].ends_with(|c: char| is_word(c) || "./-}".contains(c)))
        });
    let climbing = "../".repeat(depth + 1);
    absolute.or_else(|| {
        let at = line.find(&climbing)?;
        let folder = line[at + climbing.len()..]
            .chars()
            .next()
            .is_some_and(is_word);
        folder.then(|| {
            line[at..]
                .split([' ', '"', '\'', '`', ')'])
                .next()
                .unwrap_or("")
                .to_owned()
        })
    })
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unfinished_work_is_a_fault() {
        let text = format!("// {}: later\nlet todos = 1;\n", UNFINISHED[0]);
        let faults = check(&Files::from_texts([("crates/a/src/b.rs", &text)]));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("crates/a/src/b.rs:1 holds"));
    }

    #[test]
    fn only_what_has_a_terminal_prints() {
        let text = "/// println!(\"in an example\");\nprintln!();\n#[cfg(test)]\nmod tests {\nprintln!();\n}";
        let faults = check(&Files::from_texts([
            ("crates/a/src/b.rs", text),
            ("crates/cli/src/b.rs", text),
        ]));
        assert_eq!(
            faults,
            ["crates/a/src/b.rs:2 prints; a library has no terminal"]
        );
    }

    #[test]
    fn places_outside_the_repository_are_a_fault() {
        let machine = format!("see /{}/a and docs/{}/b", ON_A_MACHINE[0], ON_A_MACHINE[0]);
        assert_eq!(outside(&machine, 0).as_deref(), Some(concat!("/ho", "me/")));
        assert_eq!(outside("include_str!(\"../../../RULES.md\")", 3), None);
        let climbing = format!("see `{}other/a` there", "../".repeat(2));
        assert_eq!(
            outside(&climbing, 1),
            Some(format!("{}other/a", "../".repeat(2)))
        );
        assert_eq!(outside("0..../", 0), None);
    }
}
