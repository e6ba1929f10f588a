//! The rule sheet: the complete rules of one table, as one would print them for a family.

mod build;
mod markdown;
mod plain;
mod sections;

use crate::texts::Texts;
use lastcard_engine::Rules;

/// What a sheet says besides the rules.
#[derive(Clone, Copy, Default, Debug)]
pub struct SheetOptions<'a> {
    /// The title, such as that of a preset.
    pub title: Option<&'a str>,
    /// What the table has agreed for the blank Wild.
    pub blank_wild_text: Option<&'a str>,
    /// How many players there are, where that is known.
    pub players: Option<usize>,
}

/// A rule sheet, ready to be shown in any form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The title.
    pub title: String,
    /// Everything below it, from top to bottom.
    pub blocks: Vec<Block>,
}

/// A piece of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// The heading of a section.
    Heading(String),
    /// Sentences that belong together.
    Paragraph(String),
    /// Points one below the other.
    List(Vec<String>),
    /// Words, each with what it means.
    Terms(Vec<(String, String)>),
    /// A table; every row has as many cells as the head.
    Table {
        /// The headings of the columns.
        head: Vec<String>,
        /// The rows.
        rows: Vec<Vec<String>>,
    },
}

impl Texts {
    /// The complete rules of a table, made from its options: what is off is left out, unless a player
    /// would ask for it.
    pub fn sheet(&self, rules: &Rules, options: &SheetOptions<'_>) -> Sheet {
        let title = match options.title {
            Some(title) => self.text("sheet-title", &[("title", title.into())]),
            None => self.text("sheet-title-plain", &[]),
        };
        let mut builder = build::Builder::new(self, rules, options);
        sections::write(&mut builder);
        Sheet {
            title,
            blocks: builder.finish(),
        }
    }
}

impl Texts {
    /// What the sheet says about the words of the game, for a table with these rules.
    pub fn glossary(&self, rules: &Rules) -> Sheet {
        self.part(rules, &[sections::words, sections::other_names])
    }

    /// The advice of the sheet, for a table with these rules.
    pub fn tips(&self, rules: &Rules) -> Sheet {
        self.part(rules, &[sections::tips])
    }

    /// Some sections alone; the heading of the first one is the title.
    fn part(&self, rules: &Rules, sections: &[fn(&mut build::Builder<'_>)]) -> Sheet {
        let options = SheetOptions::default();
        let mut builder = build::Builder::new(self, rules, &options);
        for section in sections {
            section(&mut builder);
        }
        let mut blocks = builder.finish().into_iter();
        let title = match blocks.next() {
            Some(Block::Heading(title)) => title,
            _ => String::new(),
        };
        Sheet {
            title,
            blocks: blocks.collect(),
        }
    }
}

impl Sheet {
    /// The sheet as plain text, no line longer than `width` characters (but never narrower than 20).
    pub fn to_text(&self, width: usize) -> String {
        plain::render(self, width.max(20))
    }

    /// The sheet as Markdown.
    pub fn to_markdown(&self) -> String {
        markdown::render(self)
    }
}
