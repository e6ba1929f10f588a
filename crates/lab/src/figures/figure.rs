//! A figure: a drawing with its title, its notes, and the table of its numbers.

use super::font::lines;
use super::svg::{Anchor, Svg};
use super::tables::Table;

/// A figure, for a file or as a part of a page.
#[derive(Clone, Debug)]
pub struct Figure {
    /// What it shows.
    pub title: String,
    /// What was played, and how the marks are read: one sentence or line each.
    pub notes: Vec<String>,
    /// The numbers that it shows, for everybody who does not see it, or wants them exactly.
    pub table: Table,
    pub(super) drawing: Drawing,
}

/// What was drawn, and how high it is.
#[derive(Clone, Debug)]
pub(super) struct Drawing {
    pub(super) svg: Svg,
    pub(super) height: f64,
}

const MARGIN: f64 = 20.0;
const TITLE: f64 = 17.0;
const NOTE: f64 = 11.5;

impl Figure {
    /// The figure as an SVG file, with title and notes in it.
    pub fn svg(&self) -> String {
        let inner = self.drawing.svg.width();
        let mut svg = Svg::new(inner + 2.0 * MARGIN);
        let mut y = MARGIN + TITLE;
        for line in lines(&self.title, TITLE, inner) {
            svg.text((MARGIN, y), TITLE, "title", Anchor::Start, &line);
            y += TITLE * 1.3;
        }
        y += 4.0;
        svg.place((MARGIN, y), &self.drawing.svg);
        y += self.drawing.height + 14.0;
        for line in self.notes.iter().flat_map(|note| lines(note, NOTE, inner)) {
            y += NOTE;
            svg.text((MARGIN, y), NOTE, "dim", Anchor::Start, &line);
            y += NOTE * 0.4;
        }
        svg.file(y + MARGIN * 0.7, &self.title, &self.alternative())
    }

    /// The drawing alone as a part of an HTML page, which tells title and notes itself.
    pub(super) fn inline(&self) -> String {
        let alternative = format!("{}. {}", self.title, self.alternative());
        self.drawing.svg.inline(self.drawing.height, &alternative)
    }

    /// What it shows, in words: the rows of its table.
    fn alternative(&self) -> String {
        let rows = self.table.rows.iter().map(|row| {
            let (name, values) = row
                .split_first()
                .map_or(("", &[][..]), |(name, values)| (name.as_str(), values));
            format!("{name}: {}", values.join(", "))
        });
        rows.collect::<Vec<_>>().join("; ")
    }
}
