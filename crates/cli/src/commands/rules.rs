//! `lastcard rules`: list, show, validate and explain rules.

use crate::args::{ExplainArgs, ListArgs, ShowArgs, ValidateArgs, language};
use crate::failure::Result;
use crate::play::screen::text_width;
use crate::seats::{numbers, seats_fit};
use crate::sheet::sheet;
use crate::source;
use lastcard_notation::Preset;
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
