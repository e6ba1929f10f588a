//! What a long run found, written down for the next reader.

use crate::run::{Failure, Result, output, program, root};
use std::fmt::Write as _;
use std::fs;
use std::time::Instant;

/// The folder for the files, in the root of the repository.
const FOLDER: &str = "docs/results";

/// A result file in the making.
pub(crate) struct Report {
    title: &'static str,
    command: String,
    start: Instant,
    rows: String,
    text: String,
}

impl Report {
    /// A report of that command with those arguments, which began then.
    pub(crate) fn new(
        title: &'static str,
        command: &str,
        args: &[String],
        start: Instant,
    ) -> Report {
        let mut words = vec![command];
        words.extend(args.iter().map(String::as_str));
        let command = words.join(" ");
        Report {
            title,
            command,
            start,
            rows: String::new(),
            text: String::new(),
        }
    }

    /// A row of the table: what, and its figure.
    pub(crate) fn line(&mut self, what: &str, figure: impl AsRef<str>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.rows, "| {what} | {} |", figure.as_ref());
    }

    /// Output of the program that ran, to be shown as it is.
    pub(crate) fn output(&mut self, text: &str) {
        let _ = write!(self.text, "\n```text\n{}\n```\n", text.trim_end());
    }

    /// Writes the file and says where.
    pub(crate) fn write(mut self, name: &str) -> Result<()> {
        let minutes = self.start.elapsed().as_secs_f64() / 60.0;
        self.line("time", format!("{minutes:.1} min"));
        self.line(
            "cores",
            std::thread::available_parallelism()
                .map_or(1, usize::from)
                .to_string(),
        );
        self.line(
            "compiler",
            output(program("rustc").arg("--version"))?.trim(),
        );
        self.line("commit", commit());
        let Report {
            title,
            command,
            rows,
            text,
            ..
        } = self;
        let path = format!("{FOLDER}/{}.md", name.replace('/', "-of-"));
        let text = format!("# {title}\n\n    {command}\n\n| | |\n|---|---|\n{rows}{text}");
        fs::create_dir_all(root().join(FOLDER))
            .and_then(|()| fs::write(root().join(&path), text))
            .map_err(|error| Failure::new(format!("cannot write {path}: {error}")))?;
        println!("wrote {path}");
        Ok(())
    }
}

/// The commit that was looked at, and whether files had changed since.
fn commit() -> String {
    let git = |args: &[&str]| output(program("git").args(args)).unwrap_or_default();
    let commit = git(&["log", "-1", "--format=%h of %cs"]);
    match (
        commit.trim(),
        git(&["status", "--porcelain", "--untracked-files=no"]).is_empty(),
    ) {
        ("", _) => "unknown".to_owned(),
        (commit, true) => commit.to_owned(),
        (commit, false) => format!("{commit}, and changes after it"),
    }
}
