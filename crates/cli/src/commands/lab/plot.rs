//! `lastcard lab plot`: figures of results.

use super::comparing::{writable, write};
use super::saving::free;
use super::words;
use crate::args::LabPlotArgs;
use crate::failure::{Failure, Result};
use crate::plain::plain_path;
use lastcard_lab::figures::{Saved, Wanted, plot, png};
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// Draws the results into one figure.
pub(crate) fn run(args: &LabPlotArgs) -> Result<ExitCode> {
    let form = Form::of(&args.out)?;
    writable(&args.out)?;
    free(&args.out, "--out", args.force)?;
    let results: Vec<(String, Saved)> = args
        .results
        .iter()
        .map(|path| read(path))
        .collect::<Result<_>>()?;
    let words = words(args.lang);
    let wanted = Wanted {
        kind: args.kind,
        aspect: args.measure,
        seats: args.players,
    };
    let figure = plot(words, &results, wanted).map_err(|error| Failure::bad(error.to_string()))?;
    let svg = figure.svg();
    let bytes = match form {
        Form::Svg => svg.into_bytes(),
        Form::Png => png(&svg, args.scale).map_err(|error| Failure::bad(error.to_string()))?,
    };
    write(&args.out, &bytes)?;
    Ok(ExitCode::SUCCESS)
}

/// The form of a figure.
enum Form {
    Svg,
    Png,
}

impl Form {
    /// The form that the extension says.
    fn of(path: &Path) -> Result<Form> {
        let extension = path.extension().and_then(|extension| extension.to_str());
        match extension.map(str::to_ascii_lowercase).as_deref() {
            Some("svg") => Ok(Form::Svg),
            Some("png") => Ok(Form::Png),
            _ => {
                let path = plain_path(path);
                Err(Failure::bad(format!(
                    "{path}: figures are written as .svg or .png; end the name with one of them"
                )))
            }
        }
    }
}

/// A result with the name of its file.
fn read(path: &Path) -> Result<(String, Saved)> {
    let shown = plain_path(path);
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::bad(format!("cannot read {shown}: {error}")))?;
    let saved =
        Saved::from_json(&text).map_err(|error| Failure::bad(format!("{shown}: {error}")))?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    Ok((crate::plain::plain(&name), saved))
}
