//! `lastcard rules`: list, show, validate and explain rules.

use crate::args::{ExplainArgs, ListArgs, ShowArgs, ValidateArgs, language};
use crate::failure::{Failure, Result};
use crate::plain::plain;
use crate::play::screen::text_width;
use crate::seats::{numbers, seats_fit};
use crate::sheet::sheet;
use crate::source;
use lastcard_engine::Seat;
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

/// Prints everything that is wrong with rules, or how many players can sit at the table.
pub(crate) fn validate(args: &ValidateArgs) -> Result<ExitCode> {
    let name = plain(&args.rules);
    let document = source::rules(&args.rules).map_err(|failure| match (failure, args.players) {
        // What broken rules say of seats cannot be known, but no rules seat fewer or more than these.
        (Failure::Bad(faults), Some(players)) if !(2..=Seat::MAX).contains(&players) => {
            let most = Seat::MAX;
            Failure::bad(format!(
                "{faults}\nlastcard: {name}: {players} players; 2 to {most} can play"
            ))
        }
        (failure, _) => failure,
    })?;
    if let Some(players) = args.players {
        seats_fit(&document.rules, players)
            .map_err(|failure| Failure::bad(format!("{name}: {failure}")))?;
    }
    let can_sit = numbers(&document.rules);
    writeln!(io::stdout(), "{name}: valid rules for {can_sit} players")?;
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
