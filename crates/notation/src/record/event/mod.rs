//! Events as text, between `; `. One piece of text may stand for several events of the same kind.

mod parse;
mod print;
mod turn;

pub(super) use parse::parse_events;
pub(super) use print::print_events;

use lastcard_engine::{Back, Why};

/// The word behind drawn cards; the ordinary draw has none.
const WHYS: [(Why, &str); 10] = [
    (Why::Turn, ""),
    (Why::Penalty, "penalty"),
    (Why::FinalCard, "final card"),
    (Why::Guilty, "guilty"),
    (Why::Innocent, "innocent"),
    (Why::Caught, "caught"),
    (Why::Uncalled, "uncalled"),
    (Why::FalseCall, "false call"),
    (Why::FalseCatch, "false catch"),
    (Why::BlankWild, "blank wild"),
];

/// The word for where a refused start card goes.
const BACKS: [(Back, &str); 3] = [
    (Back::Middle, "middle"),
    (Back::Bottom, "bottom"),
    (Back::Shuffled, "shuffled"),
];

fn why_word(why: Why) -> &'static str {
    WHYS.iter()
        .find(|(known, _)| *known == why)
        .map_or("", |(_, word)| word)
}

fn back_word(back: Back) -> &'static str {
    BACKS
        .iter()
        .find(|(known, _)| *known == back)
        .map_or("", |(_, word)| word)
}
