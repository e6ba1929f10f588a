//! `[[step]]`: a move, how it must end, what must be true then.

use super::begin::deck_reaches;
use super::expect::expectations;
use super::reader::Reader;
use super::{Doing, Step};
use crate::moves::{MoveFault, parse_command};
use crate::names::Names;
use crate::place::{allowed, nearest};
use crate::rules::RulesDocument;
use crate::toml_text::Value;
use lastcard_engine::{Command, Refusal};

const KEYS: [&str; 4] = ["do", "refused", "deck", "expect"];

/// Reads one step. `seeded` says whether the scenario has a seed, by which a round can be dealt that no
/// deck is given for.
pub(super) fn step(
    reader: &mut Reader<'_>,
    value: &Value<'_>,
    rules: &RulesDocument,
    names: &Names,
    seeded: bool,
) -> Option<Step> {
    let table = reader.table("step", value)?;
    reader.known(table, &KEYS, "[[step]]");
    let doing = if let Some(value) = table.get("do") {
        doing(reader, value, names)
    } else {
        let message = "a step needs a move; write for example: do = \"Ann draws\"";
        reader.fault(value, message.to_owned());
        None
    };
    let refused = match table.get("refused") {
        Some(value) => reason(reader, value).map(Some),
        None => Some(None),
    };
    let next_round = doing == Some(Doing::Command(Command::NextRound));
    let deck = match table.get("deck") {
        Some(value) if doing.is_some() && !next_round => {
            reader.fault(
                value,
                "only the step \"next round\" takes a deck".to_owned(),
            );
            None
        }
        Some(value) => {
            // How many players will be left is not known before the scenario runs; two at least.
            let needs = 2 * usize::from(rules.rules.hand_size.get()) + 1;
            let deck = reader.cards("deck", value)?;
            deck_reaches(reader, value, &deck, needs).map(|()| Some(deck))
        }
        None if next_round && !seeded && refused == Some(None) => {
            let message = "the round to deal needs a deck = \"…\" here, or a seed in [start]";
            reader.fault(value, message.to_owned());
            None
        }
        None => Some(None),
    };
    let expect = table
        .get("expect")
        .map_or_else(Vec::new, |value| expectations(reader, value, names));
    Some(Step {
        doing: doing?,
        refused: refused?,
        deck: deck?,
        expect,
    })
}

fn doing(reader: &mut Reader<'_>, value: &Value<'_>, names: &Names) -> Option<Doing> {
    let text = reader.text("do", value)?;
    match parse_command(text, names) {
        Ok(command) => Some(Doing::Command(command)),
        Err(error) if matches!(error.fault, MoveFault::UnknownPlayer(_)) => {
            Some(Doing::UnknownPlayer(text.to_owned()))
        }
        Err(error) => {
            let place = reader
                .source
                .place_in_string(&value.span(), text, error.column);
            reader.problem(place, error.fault.to_string());
            None
        }
    }
}

fn reason(reader: &mut Reader<'_>, value: &Value<'_>) -> Option<Refusal> {
    let code = reader.text("refused", value)?;
    let found = Refusal::ALL
        .into_iter()
        .find(|refusal| refusal.code() == code);
    if found.is_none() {
        let codes = Refusal::ALL.map(Refusal::code);
        let message = format!(
            "there is no reason \"{code}\"; {}",
            allowed(nearest(code, codes), &codes.join(", "))
        );
        reader.fault(value, message);
    }
    found
}
