//! What house rules do, as a part of a document in Markdown.

use super::plot::house_figure;
use super::sentences::told;
use super::words::{Words, digits, scale};
use crate::compare::{Aspect, Comparison, House, Outcome};
use std::fmt::Write;

/// The aspects that the short table of a document shows.
const SHORT: [Aspect; 6] = [
    Aspect::TurnsPerRound,
    Aspect::TurnsPerMatch,
    Aspect::DrawShare,
    Aspect::CardsPerPenalty,
    Aspect::LeadChanges,
    Aspect::SkillEasy,
];

/// A comparison as Markdown: a table of what changes, and the sentences about each of the rules.
///
/// A change that is certain stands there with its sign; one that so many rounds could not show is a dash.
pub fn markdown(words: Words, comparison: &Comparison) -> String {
    let mut text = String::new();
    let rules = words.text("lab-rules", &[]);
    let heads =
        SHORT.map(|aspect| format!("{} ({})", words.aspect_title(aspect), words.unit(aspect)));
    let columns = SHORT.map(|_| "--:");
    let base = comparison.base();
    let of_base = SHORT.map(|aspect| plain(words, base, aspect));
    let mut line = |cells: &[String]| {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    };
    line(&row(&rules, heads));
    line(&row("---", columns.map(str::to_owned)));
    line(&row(&format!("**{}**", cell(&words.title(base))), of_base));
    for outcome in comparison.outcomes.iter().skip(1) {
        let cells = SHORT.map(|aspect| change(words, base, outcome, aspect));
        line(&row(&cell(&words.title(outcome)), cells));
    }
    for told in told(words, comparison) {
        let _ = writeln!(text, "\n### {}\n", told.rules);
        let about = comparison
            .outcomes
            .iter()
            .find(|it| words.title(it) == told.rules);
        let house = about.and_then(|it| House::from_id(&it.id).filter(|_| it.name.is_none()));
        if let Some(house) = house {
            let _ = writeln!(text, "{}\n", words.house_about(house));
        }
        for sentence in &told.sentences {
            let _ = writeln!(text, "- {sentence}");
        }
    }
    text
}

/// The figures of a document about house rules, each with the name of its file.
pub fn house_figures(words: Words, comparison: &Comparison) -> Vec<(String, super::Figure)> {
    let aspects = SHORT.into_iter();
    aspects
        .map(|aspect| {
            (
                aspect.id().replace('_', "-"),
                house_figure(words, comparison, aspect),
            )
        })
        .collect()
}

fn row<const N: usize>(name: &str, cells: [String; N]) -> Vec<String> {
    std::iter::once(name.to_owned()).chain(cells).collect()
}

/// A value without its interval.
fn plain(words: Words, outcome: &Outcome, aspect: Aspect) -> String {
    let Some(interval) = outcome.measure(aspect) else {
        return "–".to_owned();
    };
    let digits = digits(interval.reach() * scale(aspect));
    words.bare(aspect, interval.value, digits)
}

/// How a value changes, where that is certain: in percent of the base, and what is a share in percentage points.
fn change(words: Words, base: &Outcome, outcome: &Outcome, aspect: Aspect) -> String {
    let measured = base.measure(aspect).zip(outcome.difference(aspect));
    let Some((of_base, difference)) = measured.filter(|_| outcome.differs(aspect)) else {
        return "–".to_owned();
    };
    let times = if aspect.is_share() {
        100.0
    } else {
        100.0 / of_base.value
    };
    let digits = digits(difference.reach() * times).min(1);
    let change = words.texts().signed(difference.value * times, digits);
    let sign = if aspect.is_share() { "" } else { " %" };
    format!("{change}{sign}")
}

/// A name as a cell of a table holds it.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
