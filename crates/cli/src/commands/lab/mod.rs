//! `lastcard lab`: thousands of rounds with bots, and what they show.

mod amounts;
pub(crate) mod compare;
mod comparing;
pub(crate) mod duel;
pub(crate) mod house_rules;
mod machine;
pub(crate) mod plot;
mod progress;
pub(crate) mod run;
mod saving;
pub(crate) mod speed;
mod words;

use crate::args::{LabRules, LabThreads, language};
use crate::failure::{Failure, Result};
use crate::seats::seats_fit;
use crate::source;
use lastcard_lab::figures::Words;
use lastcard_notation::RulesDocument;
use lastcard_texts::{Lang, Texts};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The words in the language that was asked for.
fn words(lang: Option<Lang>) -> Words {
    Words::new(Texts::of(language(lang)))
}

/// The rules that were asked for, at a table of so many seats.
fn rules(args: &LabRules, players: usize) -> Result<RulesDocument> {
    let document = source::changed(source::rules(&args.rules)?, &args.set)?;
    seats_fit(&document.rules, players)?;
    Ok(document)
}

/// What says these rules again on a command line.
fn rules_flags(args: &LabRules) -> String {
    let mut flags = format!(" --rules {}", quoted(&args.rules));
    for change in &args.set {
        flags += " --set ";
        flags += &quoted(change);
    }
    flags
}

/// How many threads play.
fn threads(args: LabThreads) -> NonZero<usize> {
    let all = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    args.threads.unwrap_or_else(all)
}

/// Becomes true with Ctrl-C; with the second one the program ends at once.
fn stop_on_interrupt() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            std::process::exit(crate::failure::INTERRUPTED.into());
        }
    })
    .map_err(|error| Failure::Failed(format!("Ctrl-C cannot be listened to: {error}")))?;
    Ok(stop)
}

/// The command that was given, as one can give it again.
fn this_command() -> String {
    let words = std::env::args().skip(1).map(|word| quoted(&word));
    let mut command = "lastcard".to_owned();
    for word in words {
        command.push(' ');
        command += &word;
    }
    command
}

/// A word as a shell reads it back.
fn quoted(word: &str) -> String {
    let plain = |char: char| char.is_alphanumeric() || "-_./=,:+@%".contains(char);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_with_blanks_and_quotes_are_quoted() {
        assert_eq!(quoted("a/b-c.toml"), "a/b-c.toml");
        assert_eq!(quoted("my rules.toml"), "'my rules.toml'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
        assert_eq!(quoted(""), "''");
    }
}
