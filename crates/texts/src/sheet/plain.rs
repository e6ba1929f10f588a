//! A sheet as plain text for a terminal or a printer.

use super::{Block, Sheet};
use std::fmt::Write as _;

pub(super) fn render(sheet: &Sheet, width: usize) -> String {
    let mut out = String::new();
    underlined(&mut out, &sheet.title, '=', width);
    for block in &sheet.blocks {
        out.push('\n');
        match block {
            Block::Heading(text) => underlined(&mut out, text, '-', width),
            Block::Paragraph(text) => wrapped(&mut out, text, "", "", width),
            Block::List(items) => {
                for item in items {
                    wrapped(&mut out, item, "- ", "  ", width);
                }
            }
            Block::Terms(terms) => {
                for (term, text) in terms {
                    wrapped(&mut out, &format!("{term}: {text}"), "- ", "  ", width);
                }
            }
            Block::Table { head, rows } => table(&mut out, head, rows, width),
        }
    }
    out
}

fn underlined(out: &mut String, text: &str, line: char, width: usize) {
    let start = out.len();
    wrapped(out, text, "", "", width);
    let longest = out[start..]
        .lines()
        .map(|line| line.chars().count())
        .max()
        .unwrap_or(0);
    out.extend(std::iter::repeat_n(line, longest));
    out.push('\n');
}

/// Breaks lines between words; a word that is longer than a line stands alone and sticks out.
fn wrapped(out: &mut String, text: &str, first: &str, others: &str, width: usize) {
    out.push_str(first);
    let mut used = first.chars().count();
    let mut begun = false;
    for word in text.split(' ') {
        let length = word.chars().count();
        if begun && used + 1 + length > width {
            out.push('\n');
            out.push_str(others);
            used = others.chars().count();
            begun = false;
        }
        if begun {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += length;
        begun = true;
    }
    out.push('\n');
}

/// Columns side by side, or, where the width does not allow it, a list.
fn table(out: &mut String, head: &[String], rows: &[Vec<String>], width: usize) {
    let column = |n: usize| {
        let cells = rows.iter().map(|row| &row[n]).chain([&head[n]]);
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..head.len()).map(column).collect();
    let total = widths.iter().sum::<usize>() + 2 * widths.len().saturating_sub(1);
    if total > width {
        for row in rows {
            let mut line = String::new();
            for (cell, head) in row.iter().zip(head).skip(1) {
                let _ = write!(line, "; {head}: {cell}");
            }
            wrapped(out, &format!("{}{line}", row[0]), "- ", "  ", width);
        }
        return;
    }
    let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
    for row in [head, &rule]
        .into_iter()
        .chain(rows.iter().map(Vec::as_slice))
    {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .map(|(cell, &width)| format!("{cell:<width$}"))
            .collect();
        out.push_str(cells.join("  ").trim_end());
        out.push('\n');
    }
}
