//! What a list of problems must say.

/// A place and parts of the message that must stand there.
pub(crate) type Told<'a> = (usize, usize, &'a [&'a str]);

pub(crate) fn assert_told<P: ToString>(text: &str, problems: &[P], expected: &[Told<'_>]) {
    let told: Vec<String> = problems.iter().map(P::to_string).collect();
    assert_eq!(told.len(), expected.len(), "{text}\n{told:#?}");
    for (told, (line, column, parts)) in told.iter().zip(expected) {
        let place = format!("line {line}, column {column}: ");
        assert!(told.starts_with(&place), "{text}\n{told}\nnot at {place}");
        for part in *parts {
            assert!(told.contains(part), "{text}\n{told}\nwithout {part}");
        }
    }
}
