//! `lastcard rules`: list, show, validate and explain rules.

use crate::args::{ExplainArgs, ListArgs, ShowArgs, ValidateArgs, language};
use crate::failure::{Failure, Result};
use crate::play::screen::text_width;
use crate::sheet::sheet;
use crate::source;
use lastcard_engine::{Rules, Seat};
use lastcard_notation::Preset;
use lastcard_notation::rules::seats_advice;
use lastcard_texts::Texts;
use std::io::{self, Write};
use std::process::ExitCode;

/// Prints the presets, each with its title and one sentence.
pub(crate) fn list(args: ListArgs) -> Result<ExitCode> {
    let texts = Texts::new(language(args.lang));
    let longest = Preset::ALL
        .iter()
        .map(|preset| preset.name().len())
        .max()
        .unwrap_or(0);
    let mut out = io::stdout().lock();
    for preset in Preset::ALL {
        let name = preset.name();
        let about = texts.preset_about(name).unwrap_or_default();
        writeln!(out, "{name:longest$}  {about}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints rules as TOML; says which options have no effect there.
pub(crate) fn show(args: &ShowArgs) -> Result<ExitCode> {
    let document = source::rules(&args.rules)?;
    let mut out = io::stdout().lock();
    out.write_all(document.to_toml().as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Prints everything that is wrong with a file of rules, or how many players can sit at the table.
pub(crate) fn validate(args: &ValidateArgs) -> Result<ExitCode> {
    let document = source::file(&args.file)?;
    if let Some(players) = args.players {
        seats_fit(&document.rules, players)?;
    }
    let can_sit = numbers(&document.rules);
    writeln!(
        io::stdout(),
        "{}: valid rules for {can_sit} players",
        args.file.display()
    )?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the complete sheet of how to play with the rules.
pub(crate) fn explain(args: &ExplainArgs) -> Result<ExitCode> {
    let document = source::rules(&args.rules)?;
    if let Some(players) = args.players {
        seats_fit(&document.rules, players)?;
    }
    let texts = Texts::new(language(args.lang));
    let sheet = sheet(&document, args.players, &texts);
    let text = if args.markdown {
        sheet.to_markdown()
    } else {
        sheet.to_text(text_width())
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Fails when so many players cannot sit at a table with these rules.
///
/// # Errors
/// Why not, and what to change.
pub(crate) fn seats_fit(rules: &Rules, players: usize) -> Result<()> {
    match rules.decks(players) {
        Ok(_) => Ok(()),
        Err(error) => Err(Failure::bad(format!(
            "{}; with these rules {} can play",
            seats_advice(&error, players),
            numbers(rules)
        ))),
    }
}

/// The numbers of players that can sit at a table with these rules: `2 to 10`, or `4, 6, 8`.
fn numbers(rules: &Rules) -> String {
    let can: Vec<usize> = (2..=Seat::MAX)
        .filter(|&seats| rules.decks(seats).is_ok())
        .collect();
    match can[..] {
        [] => "no number of".to_owned(),
        [only] => only.to_string(),
        [first, .., last] if last - first + 1 == can.len() => format!("{first} to {last}"),
        _ => can
            .iter()
            .map(usize::to_string)
            .collect::<Vec<_>>()
            .join(", "),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;
    use lastcard_notation::RulesDocument;

    fn document(text: &str) -> RulesDocument {
        RulesDocument::parse(text).unwrap()
    }

    #[test]
    fn the_numbers_of_players_are_listed_or_spanned() {
        assert_eq!(numbers(&document("").rules), "2 to 20");
        assert_eq!(numbers(&document("deck.count = 1").rules), "2 to 10");
        assert_eq!(numbers(&document("teams.size = 5").rules), "10, 15, 20");
        assert!(seats_fit(&document("deck.count = 1").rules, 11).is_err());
    }
}
