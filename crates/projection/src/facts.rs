//! An entry of the log as viewers see it.

use crate::leaks::{self, Leak};
use crate::names::{by, hex32, hex64, level, millis, seat_number, seq, settings};
use crate::room::player;
use crate::{Viewer, choices};
use lastcard_engine::{Event, Seat, State};
use lastcard_protocol::game;
use lastcard_protocol::server as wire;
use lastcard_table::log::{Fact, Played, Who};
use lastcard_table::{Room, Witness, Written};
use std::collections::BTreeMap;

/// Collects what each viewer sees of the events of an entry while it is applied.
pub struct Projection {
    /// By seat; `None` for those who watch.
    seen: BTreeMap<Option<Seat>, Vec<game::Event>>,
}

impl Projection {
    /// For these viewers, of a table as it is before the entry and as it will be after it.
    pub fn of(viewers: impl IntoIterator<Item = Option<Seat>>) -> Projection {
        Projection {
            seen: viewers.into_iter().map(|seat| (seat, Vec::new())).collect(),
        }
    }

    /// For every seat that a match can have: who plays in a match that begins with the entry is not known
    /// before.
    pub fn of_all(players: usize) -> Projection {
        Projection::of((0..players).map(|seat| Some(Seat::new(seat))).chain([None]))
    }

    /// For whoever looks from these seats at an entry; in a match that begins with it, they may sit anywhere.
    pub fn of_entry(entry: &Written, seats: impl IntoIterator<Item = Option<Seat>>) -> Projection {
        let began = |fact: &Fact| match fact {
            Fact::MatchBegan { players, .. } => Some(players.len()),
            _ => None,
        };
        match entry.body.facts.iter().find_map(began) {
            Some(players) => Projection::of_all(players),
            None => Projection::of(seats),
        }
    }

    fn of_viewer(&self, viewer: Option<Seat>) -> &[game::Event] {
        self.seen.get(&viewer).map_or(&[], Vec::as_slice)
    }
}

impl Witness for Projection {
    fn happened(&mut self, event: &Event, after: &State) {
        for (viewer, seen) in &mut self.seen {
            let viewer = leaks::eyes(*viewer, event, after);
            seen.push(game::Event::from(&event.seen_by(viewer, after)));
        }
    }
}

/// The message about an entry for a viewer; `room` is the table after it.
pub fn news(
    entry: &Written,
    at: i64,
    room: &Room,
    viewer: Viewer,
    projection: &Projection,
    clock: Option<wire::Clock>,
) -> wire::ToClient {
    let seen = projection.of_viewer(viewer.seat(room));
    let mut left = seen;
    let mut facts = Vec::with_capacity(entry.body.facts.len());
    for fact in &entry.body.facts {
        facts.extend(one(fact, room, viewer, &mut left));
    }
    if let (true, Some(secret)) = (Leak::SecretWithTheCommitment.is_on(), &entry.secret) {
        facts.push(wire::Fact::Revealed {
            round: 0,
            secret: hex64(&lastcard_table::log::Hex(secret.0)),
        });
    }
    wire::ToClient::News {
        seq: seq(entry.seq),
        at: millis(at),
        by: by(entry.body.by),
        facts,
        choices: choices(room, viewer),
        clock,
    }
}

/// One fact; `seen` are the events that the viewer saw and that were not told yet.
#[expect(
    clippy::too_many_lines,
    clippy::match_same_arms,
    reason = "one exhaustive match over what can happen; each arm has a reason of its own"
)]
fn one(fact: &Fact, room: &Room, viewer: Viewer, seen: &mut &[game::Event]) -> Vec<wire::Fact> {
    let member = |number: &u16| crate::names::member(*number);
    let told = match fact {
        // Nobody is connected to a table that is opened or made anew with this very entry.
        Fact::Opened { .. } | Fact::Restored(_) => return Vec::new(),
        Fact::Joined {
            member: number,
            name,
            who,
        } => wire::Fact::Joined {
            player: match room.member(*number) {
                Some(occupant) => player(room, *number, occupant),
                // Sat down and was sent away with the same entry.
                None => wire::Player {
                    member: member(number),
                    name: name.clone(),
                    bot: match who {
                        Who::Bot { level: name } => Some(level(name)),
                        Who::Person { token: _ } => None,
                    },
                    lookalike: false,
                    ready: false,
                    driven: false,
                    wins: 0,
                },
            },
        },
        Fact::Renamed {
            member: number,
            name,
        } => wire::Fact::Renamed {
            member: member(number),
            name: name.clone(),
            lookalike: room.is_lookalike(*number),
        },
        // Which token opens a seat concerns nobody.
        Fact::TokenIs {
            member: _,
            token: _,
        } => return Vec::new(),
        Fact::Gone {
            member: number,
            kicked,
        } => wire::Fact::Gone {
            member: member(number),
            kicked: *kicked,
        },
        Fact::HostIs { member: number } => wire::Fact::HostIs {
            member: member(number),
        },
        Fact::SeatsAre { seats } => wire::Fact::SeatsAre {
            seats: seats.iter().map(member).collect(),
        },
        Fact::RulesAre { rules } => wire::Fact::RulesAre {
            rules: rules.clone(),
        },
        Fact::SettingsAre { settings: new } => wire::Fact::SettingsAre {
            settings: settings(new),
        },
        Fact::ReadyIs {
            member: number,
            ready,
            promise: _,
        } => wire::Fact::ReadyIs {
            member: member(number),
            ready: *ready,
        },
        Fact::MatchBegan {
            number,
            players,
            at: _,
            // The rules were told in full when they were chosen.
            rules: _,
        } => {
            let Some(opening) = room.game().and_then(lastcard_table::Game::opening) else {
                return Vec::new();
            };
            wire::Fact::MatchBegan {
                number: *number,
                players: players.iter().map(member).collect(),
                view: Box::new(game::View::from(&opening.view(viewer.seat(room)))),
            }
        }
        Fact::Committed {
            round,
            commitment,
            promises,
        } => wire::Fact::Committed {
            round: *round,
            commitment: hex32(commitment),
            promises: promises
                .iter()
                .map(|(seat, promise)| wire::Promise {
                    seat: seat_number(*seat),
                    promise: hex32(promise),
                })
                .collect(),
        },
        Fact::Shared { seat, share } => wire::Fact::Shared {
            seat: seat_number(*seat),
            share: hex32(share),
        },
        Fact::Played(Played { command: _, events }) => {
            let (own, rest) = seen.split_at(events.len().min(seen.len()));
            *seen = rest;
            let played = wire::Fact::Played {
                events: own.to_vec(),
            };
            let over = |event: &Event| matches!(event, Event::MatchEnded { .. });
            let game = room.game().filter(|_| events.iter().any(over));
            return match game {
                Some(game) => vec![
                    played,
                    wire::Fact::Recorded {
                        number: game.number(),
                    },
                ],
                None => vec![played],
            };
        }
        Fact::DrivenIs {
            member: number,
            driven,
        } => wire::Fact::DrivenIs {
            member: member(number),
            driven: *driven,
        },
        Fact::MatchAborted => wire::Fact::MatchAborted {},
        Fact::Revealed { round, secret } => wire::Fact::Revealed {
            round: *round,
            secret: hex64(secret),
        },
    };
    vec![told]
}
