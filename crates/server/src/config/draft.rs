//! Settings as they are given, and where.

use super::check::check;
use super::{Config, file};
use lastcard_notation::Place;
use std::collections::BTreeMap;
use std::fmt;

/// What flags, variables and a file give, before it is checked. What is given first counts: flags, then
/// variables, then the file.
#[derive(Clone, Default, Debug)]
pub struct Draft {
    given: BTreeMap<String, Vec<Given>>,
    problems: Vec<ConfigProblem>,
}

/// A value of a setting.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Given {
    pub(super) value: String,
    pub(super) source: Source,
}

/// Where a setting was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// On the command line, with this flag.
    Flag(&'static str),
    /// In this variable of the environment.
    Variable(&'static str),
    /// In a file.
    File {
        /// Its name.
        file: String,
        /// Where in it.
        place: Place,
    },
}

/// Something wrong with the settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConfigProblem {
    /// Where.
    pub source: Source,
    /// What, and what would be right.
    pub message: String,
}

/// What stands before the name of a limit.
pub(super) const LIMITS: &str = "limits.";

impl Draft {
    /// Nothing is given: everything is as it is by default.
    pub fn new() -> Draft {
        Draft::default()
    }

    /// A flag with the name of a setting, such as `public-url`; a setting with several values gives several.
    pub fn flag(&mut self, setting: &'static str, value: impl Into<String>) {
        self.set(setting, value.into(), Source::Flag(setting));
    }

    /// The flag `--limit` with `NAME=NUMBER`.
    pub fn limit_flag(&mut self, text: &str) {
        let source = Source::Flag("limit");
        match text.split_once('=') {
            Some((name, value)) => {
                let setting = format!("{LIMITS}{}", name.trim());
                self.set(&setting, value.trim().to_owned(), source);
            }
            None => self.problem(
                source,
                format!("\"{text}\" sets nothing; write it like sockets-per-address=50"),
            ),
        }
    }

    /// A variable of the environment that gives a setting.
    pub fn variable(
        &mut self,
        setting: &'static str,
        variable: &'static str,
        value: impl Into<String>,
    ) {
        self.set(setting, value.into(), Source::Variable(variable));
    }

    /// A file in TOML with the settings under the names of their flags, and a table `limits`. Everything that is
    /// wrong with it is noted.
    pub fn file(&mut self, name: &str, text: &str) {
        file::read(self, name, text);
    }

    /// The checked settings.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn check(self) -> Result<Config, Vec<ConfigProblem>> {
        check(&self.given, self.problems)
    }

    pub(super) fn set(&mut self, setting: &str, value: String, source: Source) {
        let values = self.given.entry(setting.to_owned()).or_default();
        let same_kind = values
            .last()
            .is_none_or(|last| same_kind(&last.source, &source));
        if same_kind {
            values.push(Given { value, source });
        }
    }

    pub(super) fn problem(&mut self, source: Source, message: String) {
        self.problems.push(ConfigProblem { source, message });
    }
}

fn same_kind(one: &Source, other: &Source) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

impl fmt::Debug for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The value may hold a password.
        f.debug_tuple("Given").field(&self.source).finish()
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Flag(flag) => write!(f, "--{flag}"),
            Source::Variable(variable) => f.write_str(variable),
            Source::File { file, place } => {
                write!(f, "{file}:{}:{}", place.line, place.column)
            }
        }
    }
}

impl fmt::Display for ConfigProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.source, self.message)
    }
}

impl std::error::Error for ConfigProblem {}
