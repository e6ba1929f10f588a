//! A sheet as Markdown.

use super::{Block, Sheet};
use std::fmt::Write as _;

pub(super) fn render(sheet: &Sheet) -> String {
    let mut out = format!("# {}\n", escaped(&sheet.title));
    for block in &sheet.blocks {
        out.push('\n');
        // Writing to a string cannot fail.
        let _ = match block {
            Block::Heading(text) => writeln!(out, "## {}", escaped(text)),
            Block::Paragraph(text) => writeln!(out, "{}", escaped(text)),
            Block::List(items) => items
                .iter()
                .try_for_each(|item| writeln!(out, "- {}", escaped(item))),
            Block::Terms(terms) => terms.iter().try_for_each(|(term, text)| {
                writeln!(out, "- **{}**: {}", escaped(term), escaped(text))
            }),
            Block::Table { head, rows } => row(&mut out, head)
                .and_then(|()| writeln!(out, "|{}", " --- |".repeat(head.len())))
                .and_then(|()| rows.iter().try_for_each(|cells| row(&mut out, cells))),
        };
    }
    out
}

fn row(out: &mut String, cells: &[String]) -> std::fmt::Result {
    let cells: Vec<String> = cells.iter().map(|cell| escaped(cell)).collect();
    writeln!(out, "| {} |", cells.join(" | "))
}

/// Nothing in a text is markup, also not in what a host has written.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for (place, c) in text.char_indices() {
        let begins_a_block = place == 0 && matches!(c, '+' | '-' | '#' | '=' | '~');
        if begins_a_block
            || matches!(
                c,
                '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '&'
            )
        {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
