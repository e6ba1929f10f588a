//! The numbers of a comparison in rows and columns.

use super::words::Words;
use crate::compare::{Aspect, Comparison, Outcome};

/// Rows and columns of texts, for a terminal, a document or a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What the table is about.
    pub title: String,
    /// The titles of the columns.
    pub head: Vec<String>,
    /// The rows, each as long as the head; the first text of a row names it.
    pub rows: Vec<Vec<String>>,
}

/// The measures of each set of rules beside the base: a table for each.
pub fn measures(words: Words, comparison: &Comparison) -> Vec<Table> {
    let base = comparison.base();
    let others = comparison.outcomes.iter().skip(1);
    others.map(|here| beside(words, base, here)).collect()
}

/// The options in which each set of rules differs from the base: a table for each that differs in any.
pub fn changes(words: Words, comparison: &Comparison) -> Vec<Table> {
    let others = comparison.outcomes.iter().skip(1);
    let base = words.title(comparison.base());
    let table = |here: &Outcome| Table {
        title: words.title(here),
        head: vec![
            words.text("lab-option", &[]),
            base.clone(),
            words.title(here),
        ],
        rows: here
            .set
            .iter()
            .map(|changed| {
                let texts = words.texts();
                let label = |value| texts.value_label(changed.option, value);
                // In brackets what a file with rules takes: the words are no values of it.
                let here = label(changed.here);
                vec![
                    texts.option_name(changed.option),
                    label(changed.base),
                    format!("{here} ({} = {})", changed.option, changed.here),
                ]
            })
            .collect(),
    };
    others
        .filter(|here| !here.set.is_empty())
        .map(table)
        .collect()
}

fn beside(words: Words, base: &Outcome, here: &Outcome) -> Table {
    let (base_title, title) = (words.title(base), words.title(here));
    let row = |aspect: Aspect| {
        let mut difference = words.difference(aspect, here.difference(aspect));
        if here.differs(aspect) {
            difference.push_str(" *");
        }
        vec![
            format!("{} ({})", words.aspect_title(aspect), words.unit(aspect)),
            words.interval(aspect, base.measure(aspect)),
            words.interval(aspect, here.measure(aspect)),
            difference,
        ]
    };
    let mut rows: Vec<Vec<String>> = Aspect::ALL.into_iter().map(row).collect();
    rows.push(vec![
        super::words::capitalized(&words.text("lab-worst-penalty", &[])),
        base.worst_penalty.to_string(),
        here.worst_penalty.to_string(),
        String::new(),
    ]);
    Table {
        head: vec![
            words.text("lab-measure", &[]),
            base_title.clone(),
            title.clone(),
            words.text("lab-difference", &[("base", (&base_title).into())]),
        ],
        title,
        rows,
    }
}
