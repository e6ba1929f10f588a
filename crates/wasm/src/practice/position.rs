//! The position of a practice, read like that of a scenario.

use lastcard_engine::Card;
use lastcard_notation::scenario::Begin;
use lastcard_notation::{RulesDocument, Scenario};
use lastcard_protocol::game::Card as WireCard;
use std::fmt::Display;

/// A scenario that begins with the position, and in which these cards are drawn first.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read(
    rules: RulesDocument,
    names: &[String],
    position: &str,
    draws: &[WireCard],
) -> Result<Scenario, String> {
    let quoted = |name: &String| format!("{name:?}");
    let names: Vec<String> = names.iter().map(quoted).collect();
    let options: Vec<String> = rules
        .to_toml_short()
        .lines()
        .filter(|line| !line.starts_with("name = ") && !line.starts_with("preset = "))
        .map(str::to_owned)
        .collect();
    let text = format!(
        "name = \"practice\"\npreset = \"{}\"\nplayers = [{}]\n[rules]\n{}\n[position]\n{position}\n",
        rules.preset.name(),
        names.join(", "),
        options.join("\n"),
    );
    let mut scenario = Scenario::parse(&text).map_err(|problems| listed(&problems))?;
    scenario.rules = rules;
    if let Begin::Position(middle) = &mut scenario.begin {
        let mut order: Vec<Card> = Vec::with_capacity(middle.draw.len());
        for &draw in draws {
            let card = Card::from(draw);
            let place = middle.draw.iter().position(|&other| other == card);
            let place = place.ok_or_else(|| format!("{card} is drawn and not in the draw pile"))?;
            order.push(middle.draw.remove(place));
        }
        order.append(&mut middle.draw);
        middle.draw = order;
    }
    Ok(scenario)
}

/// Everything that is wrong, one after the other.
pub(super) fn listed<T: Display>(problems: &[T]) -> String {
    let problems: Vec<String> = problems.iter().map(T::to_string).collect();
    problems.join("; ")
}
