//! `lastcard lab compare`: what the differences between rules do.

use super::comparing::{Comparing, interrupted, writable, write};
use super::quoted;
use super::saving::free;
use crate::args::LabCompareArgs;
use crate::failure::Result;
use crate::plain::plain;
use crate::play::screen::text_width;
use crate::source;
use lastcard_lab::compare::{Comparison, Entry};
use lastcard_lab::figures::{Table, Words, changes, measures, report, told};
use lastcard_notation::Preset;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// Plays the same games with each of the rules, and tells what differs.
pub(crate) fn run(args: &LabCompareArgs) -> Result<ExitCode> {
    for (path, flag) in [(&args.out, "--out"), (&args.report, "--report")] {
        let Some(path) = path else { continue };
        writable(path)?;
        free(path, flag, args.force)?;
    }
    let entries: Vec<Entry> = args
        .rules
        .iter()
        .map(|name| entry(name))
        .collect::<Result<_>>()?;
    let comparing = Comparing::new(&args.plan)?;
    let bots = comparing.bots(args.players)?;
    let rules: Vec<String> = args.rules.iter().map(|name| quoted(name)).collect();
    let command = format!(
        "lastcard lab compare {} --players {}{}",
        rules.join(" "),
        bots.len(),
        comparing.flags()
    );
    let Some(comparison) = comparing.play(entries, bots, command)? else {
        return Ok(interrupted());
    };
    let words = comparing.words();
    if let Some(path) = &args.out {
        write(path, format!("{}\n", comparison.to_json()).as_bytes())?;
    }
    if let Some(path) = &args.report {
        write(path, report(words, &comparison).as_bytes())?;
    }
    let text = if args.json {
        format!("{}\n", comparison.to_json())
    } else {
        text(words, &comparison)
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Rules by their name; those of a file are called like the file, if they have no name of their own.
pub(super) fn entry(name: &str) -> Result<Entry> {
    let mut document = source::rules(name)?;
    if Preset::from_name(name).is_some() {
        return Ok(Entry {
            id: name.to_owned(),
            document,
        });
    }
    let stem = Path::new(name).file_stem().unwrap_or_default();
    let stem = plain(&stem.to_string_lossy());
    document.name.get_or_insert_with(|| stem.clone());
    Ok(Entry { id: stem, document })
}

/// The comparison as a terminal shows it: sentences first, then what differs, then all numbers.
pub(super) fn text(words: Words, comparison: &Comparison) -> String {
    let mut text = String::new();
    for told in told(words, comparison) {
        heading(&mut text, &told.rules);
        for sentence in &told.sentences {
            item(&mut text, sentence);
        }
    }
    let differences = changes(words, comparison);
    if !differences.is_empty() {
        heading(&mut text, &words.texts().text("lab-what-differs", &[]));
        for (place, one) in differences.iter().enumerate() {
            if place > 0 {
                text.push('\n');
            }
            table(&mut text, one);
        }
    }
    for one in measures(words, comparison) {
        heading(&mut text, &one.title);
        table(&mut text, &one);
    }
    text.push('\n');
    for key in ["lab-reading", "lab-limits"] {
        wrapped(&mut text, "", &words.texts().text(key, &[]));
    }
    text
}

// Writing to a String cannot fail, which is why the results of these are dropped.

fn heading(text: &mut String, title: &str) {
    let gap = if text.is_empty() { "" } else { "\n" };
    let _ = writeln!(text, "{gap}{}", plain(title));
}

fn item(text: &mut String, sentence: &str) {
    wrapped(text, "- ", sentence);
}

/// A text in lines as wide as the terminal; the lines after the first stand under its first word.
fn wrapped(text: &mut String, start: &str, sentence: &str) {
    let room = text_width();
    let mut line = start.to_owned();
    let indent = " ".repeat(start.len());
    for word in sentence.split(' ') {
        let longer = line.chars().count() + 1 + word.chars().count();
        if longer > room && line.trim() != start.trim() {
            let _ = writeln!(text, "{}", line.trim_end());
            line.clone_from(&indent);
        }
        if line.len() > start.len().max(indent.len()) {
            line.push(' ');
        }
        line.push_str(word);
    }
    let _ = writeln!(text, "{}", line.trim_end());
}

fn table(text: &mut String, table: &Table) {
    let rows = || std::iter::once(&table.head).chain(&table.rows);
    let width = |column: usize| {
        let cells = rows().filter_map(|row| row.get(column));
        cells
            .map(|cell| plain(cell).chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..table.head.len()).map(width).collect();
    for row in rows() {
        let cells = row.iter().zip(&widths);
        let padded = cells.map(|(cell, &width)| format!("{:width$}", plain(cell)));
        let line = padded.collect::<Vec<_>>().join("  ");
        let _ = writeln!(text, "  {}", line.trim_end());
    }
}
