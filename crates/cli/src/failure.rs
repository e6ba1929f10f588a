//! How a command ends that does not end well.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// What a command gives: its exit code, or why it could not be carried out.
pub(crate) type Result<T> = std::result::Result<T, Failure>;

/// Why a command could not be carried out.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the person gave cannot be used; says what is wrong, where, and what is allowed.
    Bad(String),
    /// All is well with what was given, but it could not be done now; says why, and what to do.
    Failed(String),
    /// Nobody reads the output any more: nothing can be said, and nothing needs to be.
    Gone,
}

/// Something does not hold.
pub(crate) const DOES_NOT_HOLD: u8 = 1;

/// Bad input or usage.
pub(crate) const BAD_INPUT: u8 = 2;

/// Ended by Ctrl-C: what shells say of it.
pub(crate) const INTERRUPTED: u8 = 130;

impl Failure {
    /// A failure with that message.
    pub(crate) fn bad(message: impl Into<String>) -> Failure {
        Failure::Bad(message.into())
    }

    /// Tells the person, and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::Bad(message) => {
                eprintln!("lastcard: {message}");
                ExitCode::from(BAD_INPUT)
            }
            Failure::Failed(message) => {
                eprintln!("lastcard: {message}");
                ExitCode::from(DOES_NOT_HOLD)
            }
            Failure::Gone => ExitCode::from(DOES_NOT_HOLD),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Bad(message) | Failure::Failed(message) => f.write_str(message),
            Failure::Gone => f.write_str("the output was closed"),
        }
    }
}

impl From<io::Error> for Failure {
    /// For writing to the terminal or to a pipe.
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Gone,
            _ => Failure::bad(format!("cannot write the output: {error}")),
        }
    }
}
