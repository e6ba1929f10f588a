//! Events to text.

use super::turn::print_step;
use super::{back_word, why_word};
use crate::card::{color_word, print_cards};
use crate::direction::direction_word;
use crate::names::Names;
use crate::record::piece::NOTHING;
use lastcard_engine::{Card, Color, Event, Hand, Seat};

/// All events of a command.
pub(in crate::record) fn print_events(events: &[Event], names: &Names) -> String {
    let mut pieces = Vec::new();
    let mut rest = events;
    while let Some((first, _)) = rest.split_first() {
        let run = rest.iter().take_while(|next| joins(first, next)).count();
        pieces.push(piece(&rest[..run], first, names));
        rest = &rest[run..];
    }
    pieces.join("; ")
}

/// Whether an event is written in one piece with the one that began it; the first joins itself.
fn joins(first: &Event, next: &Event) -> bool {
    match (first, next) {
        (Event::DealerDrew { .. }, Event::DealerDrew { .. })
        | (Event::Dealt { .. }, Event::Dealt { .. }) => true,
        (
            Event::Drew { seat, why, .. },
            Event::Drew {
                seat: other,
                why: for_,
                ..
            },
        ) => seat == other && why == for_,
        _ => core::ptr::eq(first, next),
    }
}

fn piece(run: &[Event], first: &Event, names: &Names) -> String {
    let head = head(run, first, names);
    match more(run, first, names) {
        Some(more) => format!("{head}: {more}"),
        None => head,
    }
}

/// What happened, and to whom.
fn head(run: &[Event], first: &Event, names: &Names) -> String {
    let of = |word: &str, seat: Seat| format!("{word} {}", names.of(seat));
    match *first {
        Event::DealerDrew { .. } => format!("cut {}", shares(run, names)),
        Event::RoundBegan { round, .. } => format!("round {round}"),
        Event::Dealt { .. } => format!("dealt {}", shares(run, names)),
        Event::StartTurned { card } => format!("turned {card}"),
        Event::StartReturned { to } => format!("returned {}", back_word(to)),
        Event::Turn { seat, .. } => of("turn", seat),
        Event::Named { seat, .. } => of("named", seat),
        Event::Played {
            seat,
            jump_in: false,
            ..
        } => of("played", seat),
        Event::Played {
            seat,
            jump_in: true,
            ..
        } => of("jumped in", seat),
        Event::Called { seat } => of("called", seat),
        Event::Exposed { seat, .. } => of("exposed", seat),
        Event::WindowClosed => "window closed".to_owned(),
        Event::Caught { seat, .. } => of("caught", seat),
        Event::FalseCall { seat } => of("false call", seat),
        Event::FalseCatch { seat, .. } => of("false catch", seat),
        Event::Uncalled { seat } => of("uncalled", seat),
        Event::Drew { seat, .. } => of("drew", seat),
        Event::Refilled => "refilled".to_owned(),
        Event::Forgiven { seat, .. } => of("forgiven", seat),
        Event::Passed { seat } => of("passed", seat),
        Event::Skipped { seat } => of("skipped", seat),
        Event::DirectionTurned { direction } => format!("direction {}", direction_word(direction)),
        Event::Challenged { offender, .. } => of("challenged", offender),
        Event::Swapped { seat, .. } => of("swapped", seat),
        Event::Rotated { hand: () } => "rotated".to_owned(),
        Event::Collected => "collected".to_owned(),
        Event::WentOut { seat } => of("went out", seat),
        Event::KnockedOut { seat } => of("knocked out", seat),
        Event::Left { seat } => of("left", seat),
        Event::TimeWasUp { seat } => of("time was up", seat),
        Event::RoundEnded { .. } => "round ended".to_owned(),
        Event::HandCounted { seat, .. } => of("counted", seat),
        Event::Scored { seat, .. } => of("scored", seat),
        Event::Eliminated { seat } => of("eliminated", seat),
        Event::MatchEnded { .. } => "match ended".to_owned(),
    }
}

/// What else there is to say about it.
fn more(run: &[Event], first: &Event, names: &Names) -> Option<String> {
    let of = |seat: Seat| names.of(seat);
    Some(match *first {
        Event::RoundBegan {
            dealer, players, ..
        } => {
            format!("{} deals to {}", of(dealer), names.joined(players))
        }
        Event::Turn { step, .. } => print_step(&step, names),
        Event::Named { color, .. } => color_word(color).to_owned(),
        Event::Played { card, color, .. } => laid(card, color),
        Event::Exposed { by_other: true, .. } => "by another".to_owned(),
        Event::Caught { by, .. } | Event::FalseCatch { by, .. } => format!("by {}", of(by)),
        Event::Drew { why, .. } => {
            let cards: Vec<Card> = cards(run).map(|(_, card)| card).collect();
            let comma = if why_word(why).is_empty() { "" } else { ", " };
            format!("{}{comma}{}", print_cards(&cards), why_word(why))
        }
        Event::Forgiven { count, .. } => count.to_string(),
        Event::Challenged {
            by, guilty, hand, ..
        } => {
            let verdict = if guilty { "guilty" } else { "innocent" };
            format!("by {}, {verdict}, held {}", of(by), held(&hand))
        }
        Event::Swapped { with, .. } => format!("with {}", of(with)),
        Event::RoundEnded {
            winner: None,
            stalled: true,
        } => "stalled".to_owned(),
        Event::RoundEnded {
            winner: Some(winner),
            stalled,
        } => {
            format!(
                "won by {}{}",
                of(winner),
                if stalled { ", stalled" } else { "" }
            )
        }
        Event::HandCounted { hand, value, .. } => format!("{}, {value}", held(&hand)),
        Event::Scored { points, total, .. } => format!("{points}, total {total}"),
        Event::MatchEnded { winners } if !winners.is_empty() => names.joined(winners),
        _ => return None,
    })
}

/// The cards of a hand, or a word for none.
pub(super) fn held(hand: &Hand) -> String {
    if hand.is_empty() {
        NOTHING.to_owned()
    } else {
        hand.to_string()
    }
}

/// Name and card of each event of a run.
fn shares(run: &[Event], names: &Names) -> String {
    let shares: Vec<String> = cards(run)
        .map(|(seat, card)| format!("{} {card}", names.of(seat)))
        .collect();
    shares.join(", ")
}

fn cards(run: &[Event]) -> impl Iterator<Item = (Seat, Card)> {
    run.iter().filter_map(|event| match *event {
        Event::DealerDrew { seat, card }
        | Event::Dealt { seat, card }
        | Event::Drew { seat, card, .. } => Some((seat, card)),
        _ => None,
    })
}

fn laid(card: Card, color: Option<Color>) -> String {
    match color {
        Some(color) => format!("{card} {}", color_word(color)),
        None => card.to_string(),
    }
}
