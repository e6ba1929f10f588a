//! The rounds of a run, from what was written down.

use super::author::{Plot, Script};
use super::slots::Round;
use super::stage::Heard;
use super::twin::Dealt;
use lastcard_engine::{Command, Event, State};
use lastcard_table::log::Fact;
use lastcard_table::{Room, Written};

/// The rounds of a run.
pub(super) fn rounds(
    plot: &Plot,
    script: &Script,
    heard: &Heard,
    journal: &[(u64, Written)],
) -> Vec<(Dealt, Vec<usize>)> {
    type Done = Vec<(Command, Vec<Event>)>;
    let mut found: Vec<(State, Done, Vec<usize>)> = Vec::new();
    let mut room: Option<Room> = None;
    for (place, (_, entry)) in journal.iter().enumerate() {
        let running = |room: &Room| {
            room.game()
                .filter(|of| !of.is_over())
                .map(|of| of.state().clone())
        };
        let before = room.as_ref().and_then(running);
        if let Some(room) = &mut room {
            room.apply(entry, &mut ()).unwrap();
        } else {
            room = Some(Room::begin(TABLE_KEY, entry).unwrap());
        }
        for fact in &entry.body.facts {
            let Fact::Played(played) = fact else {
                continue;
            };
            if played.command == Command::NextRound {
                let opening = || room.as_ref()?.game()?.opening();
                let before = before.clone().or_else(opening).unwrap();
                found.push((before, Vec::new(), Vec::new()));
            }
            let (_, done, places) = found.last_mut().unwrap();
            done.push((played.command, played.events.clone()));
            places.push(place);
        }
    }
    let shown = plot.rules.rules.hand_shown_to;
    let starts: Vec<usize> = found.iter().map(|(_, _, places)| places[0]).collect();
    let keyed = heard.rounds.iter().cloned();
    let rounds = found.into_iter().zip(keyed).enumerate();
    rounds
        .map(|(number, ((before, done, places), (key, orders)))| {
            let events: Vec<Vec<Event>> = done.iter().map(|(_, events)| events.clone()).collect();
            let next = starts.get(number + 1).copied().unwrap_or(usize::MAX);
            let refused = script
                .refused
                .iter()
                .filter(|(read, ..)| (places[0] + 1..=next).contains(read));
            let refused = refused.map(|&(read, seat, command)| {
                (
                    places.iter().filter(|&&place| place < read).count(),
                    seat,
                    command,
                )
            });
            let dealt = Dealt {
                key,
                round: Round::follow(orders, &events, shown),
                before,
                refused: refused.collect(),
                done,
            };
            (dealt, places)
        })
        .collect()
}

/// Rooms that are made here deal nothing, so what their table is called makes no difference.
const TABLE_KEY: &str = "any";
