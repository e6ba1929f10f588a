//! Where the log goes, and in which form.
//!
//! What is logged names no player, no card, no table, no token and no address: the log of a server may be shown
//! to whoever helps with it.

use crate::metrics;
use std::io::IsTerminal;
use std::panic;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt;

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Human,
    /// One JSON object a line.
    Json,
}

impl LogFormat {
    /// The names of all forms.
    pub const NAMES: [&str; 2] = ["human", "json"];

    /// The form of that name.
    pub fn from_name(name: &str) -> Option<LogFormat> {
        match name {
            "human" => Some(LogFormat::Human),
            "json" => Some(LogFormat::Json),
            _ => None,
        }
    }
}

/// Writes the log to standard error from now on, and tells panics there without what they say: it could name
/// cards. `LASTCARD_LOG` chooses what is told, as in `debug` or `lastcard_server=trace`.
///
/// A second call changes nothing.
pub fn init_logging(format: LogFormat) {
    let filter = EnvFilter::try_from_env("LASTCARD_LOG")
        .unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = fmt()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_env_filter(filter);
    let begun = match format {
        LogFormat::Human => log.with_target(false).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
    if begun.is_ok() {
        panic::set_hook(Box::new(|info| {
            metrics::panicked();
            let place = info.location().map(ToString::to_string);
            tracing::error!(
                place,
                "a fault of the program; what it concerned is given up"
            );
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_has_its_name() {
        let forms = LogFormat::NAMES.map(LogFormat::from_name);
        assert_eq!(forms, [Some(LogFormat::Human), Some(LogFormat::Json)]);
        assert_eq!(LogFormat::from_name("xml"), None);
    }
}
