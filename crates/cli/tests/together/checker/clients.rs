//! What each client was told, beside what the log shows its seat: I2, I3 and I6, and what clients checked themselves.

use super::replay::Shown;
use super::{Found, Invariant, Log, Table};
use crate::support::history::{History, Seen};
use lastcard_client::{Finding, News};
use lastcard_engine::View;
use lastcard_protocol::server as wire;
use lastcard_table::log::{By, Fact};
use std::collections::BTreeMap;

pub(super) fn check(table: &Table<'_>, shown: &BTreeMap<u64, Shown>, found: &mut Found) {
    let mut told: BTreeMap<u64, String> = BTreeMap::new();
    for client in table.clients {
        for fault in &client.faults {
            found.add(Invariant::I3, format!("a client finds: {fault}"));
        }
        for check in &client.checks {
            if let Finding::Wrong(wrong) = &check.finding {
                found.add(Invariant::I9, format!("a client finds: {wrong:?}"));
            }
        }
        no_gap(client, found);
        for seen in &client.seen {
            let (news, view) = match seen {
                Seen::News { news, view, .. } => (news, view),
                Seen::Welcome { seq, view } => {
                    if let Some(shown) = shown.get(seq) {
                        view_of_seat(client, shown, *seq, view.as_ref(), found);
                    }
                    continue;
                }
            };
            let seq = news.seq.get();
            let same = told.entry(seq).or_insert_with(|| known_to_all(news));
            if *same != known_to_all(news) {
                let what = format!("entry {seq} was told otherwise: {same} / {news:?}");
                found.add(Invariant::I2, what);
            }
            beside_log(table.log, news, found);
            if let Some(shown) = shown.get(&seq) {
                beside_seat(client, shown, news, view.as_ref(), found);
            }
        }
    }
}

/// Each entry follows the one before; only a welcome may pass over some.
fn no_gap(client: &History, found: &mut Found) {
    let mut last = 0;
    for seen in &client.seen {
        match seen {
            Seen::Welcome { seq, .. } if *seq < last => {
                found.add(Invariant::I3, format!("the table is at {seq} after {last}"));
            }
            Seen::Welcome { seq, .. } => last = *seq,
            Seen::News { news, .. } => {
                let seq = news.seq.get();
                if seq != last + 1 {
                    found.add(Invariant::I3, format!("{seq} came after {last}"));
                }
                last = seq;
            }
        }
    }
}

/// What an entry says to everybody alike.
fn known_to_all(news: &News) -> String {
    let facts = news.facts.iter().filter(|fact| {
        !matches!(
            fact,
            wire::Fact::Played { .. } | wire::Fact::MatchBegan { .. }
        )
    });
    let facts: Vec<_> = facts.collect();
    format!("{:?} {:?} {facts:?}", news.at, news.by)
}

/// What an entry says, beside the log.
fn beside_log(log: &Log, news: &News, found: &mut Found) {
    let seq = news.seq.get();
    let Some(stored) = log.entries().get(&seq) else {
        if !log.is_put_away(seq) {
            found.add(
                Invariant::I3,
                format!("entry {seq} was told, and is not there"),
            );
        }
        return;
    };
    let by = match stored.body.by {
        By::Member(member) => wire::By::Member { member: of(member) },
        By::BotFor(member) => wire::By::BotFor { member: of(member) },
        By::Table => wire::By::Table {},
    };
    let expected: Vec<wire::Fact> = stored.body.facts.iter().filter_map(of_fact).collect();
    let simple = |fact: &&wire::Fact| is_simple(fact);
    let told: Vec<wire::Fact> = news.facts.iter().filter(simple).cloned().collect();
    if by != news.by || stored.at != news.at.get() || expected != told {
        let what = format!("entry {seq} was told as {news:?}, and is {stored:?}");
        found.add(Invariant::I2, what);
    }
}

/// What a client saw of the game, beside what its seat sees.
fn beside_seat(
    client: &History,
    shown: &Shown,
    news: &News,
    view: Option<&View>,
    found: &mut Found,
) {
    let seq = news.seq.get();
    let seat = seat_of(client, shown);
    let expected = shown.seen.get(seat).map_or(&[][..], Vec::as_slice);
    if news.seen != expected {
        let what = format!("entry {seq}: seat {seat} was shown {:?}", news.seen);
        found.add(Invariant::I3, what);
    }
    view_of_seat(client, shown, seq, view, found);
}

/// The game as a client has it after an entry, beside the log.
fn view_of_seat(client: &History, shown: &Shown, seq: u64, view: Option<&View>, found: &mut Found) {
    let seat = seat_of(client, shown);
    let expected = shown.views.get(seat);
    // The last match is shown until the table is made anew without it.
    if expected.is_some() && view.is_some() && expected != view {
        let what = format!("entry {seq}: seat {seat} has another view than the log");
        found.add(Invariant::I6, what);
    }
}

/// The place of what a client sees: that of its seat, or that of those without one.
fn seat_of(client: &History, shown: &Shown) -> usize {
    let own = client.member.map(lastcard_protocol::ids::Member::get);
    let seat = shown.players.iter().position(|it| Some(*it) == own);
    seat.unwrap_or(shown.players.len())
}

/// Facts that say the same in the log and to everybody.
fn is_simple(fact: &wire::Fact) -> bool {
    use wire::Fact as Told;
    matches!(
        fact,
        Told::Gone { .. }
            | Told::HostIs { .. }
            | Told::SeatsAre { .. }
            | Told::ReadyIs { .. }
            | Told::Committed { .. }
            | Told::Shared { .. }
            | Told::DrivenIs { .. }
            | Told::MatchAborted {}
            | Told::Revealed { .. }
    )
}

fn of_fact(fact: &Fact) -> Option<wire::Fact> {
    use lastcard_protocol::ids::{Hex32, Hex64, SeatNumber};
    use wire::Fact as Told;
    let seat = |seat: u8| SeatNumber::new(seat).expect("a seat of the log");
    Some(match fact {
        Fact::Gone { member, kicked } => Told::Gone {
            member: of(*member),
            kicked: *kicked,
        },
        Fact::HostIs { member } => Told::HostIs {
            member: of(*member),
        },
        Fact::SeatsAre { seats } => Told::SeatsAre {
            seats: seats.iter().copied().map(of).collect(),
        },
        Fact::ReadyIs {
            member,
            ready,
            promise: _,
        } => Told::ReadyIs {
            member: of(*member),
            ready: *ready,
        },
        Fact::Committed {
            round,
            commitment,
            promises,
        } => Told::Committed {
            round: *round,
            commitment: Hex32(commitment.0),
            promises: promises
                .iter()
                .map(|(number, promise)| wire::Promise {
                    seat: seat(*number),
                    promise: Hex32(promise.0),
                })
                .collect(),
        },
        Fact::Shared {
            seat: number,
            share,
        } => Told::Shared {
            seat: seat(*number),
            share: Hex32(share.0),
        },
        Fact::DrivenIs { member, driven } => Told::DrivenIs {
            member: of(*member),
            driven: *driven,
        },
        Fact::MatchAborted => Told::MatchAborted {},
        Fact::Revealed { round, secret } => Told::Revealed {
            round: *round,
            secret: Hex64(secret.0),
        },
        _ => return None,
    })
}

fn of(member: u16) -> lastcard_protocol::ids::Member {
    lastcard_protocol::ids::Member::new(member).expect("every number is one")
}
