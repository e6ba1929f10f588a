//! I8: the history of a table is that of a register that is compared and appended to.
//!
//! Whatever was acknowledged, told or known to anybody before a command was sent stands before it in the log; and what a
//! move rests on is the last move there was.

use super::{Found, Invariant, Table};
use crate::support::history::{Seen, Tick};
use lastcard_client::Answer;
use lastcard_protocol::client::Act;
use lastcard_protocol::game::Move;
use lastcard_table::log::Fact;

/// Something that happened at a moment.
enum Moment {
    /// Somebody knows of an entry.
    Known(u64),
    /// A command is sent that later gets that place.
    Sent(u64),
    /// A command is sent that later is answered with that entry as the last one.
    Stale(u64),
}

pub(super) fn check(table: &Table<'_>, found: &mut Found) {
    let mut known = 0;
    for (_, moment) in moments(table) {
        match moment {
            Moment::Known(seq) => known = known.max(seq),
            Moment::Sent(seq) if seq <= known => {
                let what = format!("{seq} was sent after {known} was known");
                found.add(Invariant::I8, what);
            }
            Moment::Stale(seq) if seq < known => {
                let what = format!("the table ended with {seq} after {known} was known");
                found.add(Invariant::I8, what);
            }
            Moment::Sent(_) | Moment::Stale(_) => {}
        }
    }
    fresh(table, found);
}

fn moments(table: &Table<'_>) -> Vec<(Tick, Moment)> {
    let mut moments = Vec::new();
    for client in table.clients {
        for sent in &client.commands {
            if let Some((at, seq)) = sent.done() {
                moments.push((at, Moment::Known(seq)));
                moments.push((sent.at, Moment::Sent(seq)));
            }
            for (_, answer) in &sent.answers {
                if let Answer::Stale(seq) = answer {
                    moments.push((sent.at, Moment::Stale(seq.get())));
                }
            }
        }
        for seen in &client.seen {
            if let Seen::News { at, news, .. } = seen {
                moments.push((*at, Moment::Known(news.seq.get())));
            }
        }
    }
    moments.sort_by_key(|(at, _)| *at);
    moments
}

/// A move of the game rests on the last one: nothing was played between what its player had seen and its own place.
fn fresh(table: &Table<'_>, found: &mut Found) {
    let entries = table.log.entries();
    for sent in table.clients.iter().flat_map(|client| &client.commands) {
        // Who reacts may be behind by a move.
        let rests = match &sent.act {
            Act::Play { play } => !matches!(
                play,
                Move::JumpIn { .. } | Move::Call {} | Move::Catch { .. }
            ),
            _ => false,
        };
        let Some((_, seq)) = sent.done().filter(|(_, seq)| rests && *seq > sent.seq + 1) else {
            continue;
        };
        let mut between = entries.range(sent.seq + 1..seq);
        let played = |fact: &Fact| matches!(fact, Fact::Played(_));
        if let Some((other, _)) = between.find(|(_, it)| it.body.facts.iter().any(played)) {
            let what = format!("{seq} rests on {}, though {other} was played", sent.seq);
            found.add(Invariant::I8, what);
        }
    }
}
