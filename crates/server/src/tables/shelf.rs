//! Matches that are over: put away as records, and the log cut behind them.

use super::actor::Actor;
use super::requests::Records;
use super::{Dated, NotDone, read, wall_clock};
use crate::leaks::Leak;
use lastcard_store::{Entry, FinishedMatch};
use lastcard_table::log::{Body, By, CarriedOut, Fact, Hex, Member, VERSION};
use lastcard_table::{Game, record};
use std::collections::BTreeMap;

/// Of how many commands of each member repeats are still known when the log is cut: a client waits for few answers at
/// a time.
const KNOWN: usize = 4;

impl Actor {
    /// The matches of the table.
    pub(super) async fn records(&mut self) -> Result<Records, NotDone> {
        let matches = self.table.room().matches();
        let last = if self.unstored {
            self.last_finished()
                .await?
                .map(|finished| finished.in_store())
        } else {
            None
        };
        if Leak::RecordOfALiveMatch.is_on() && last.is_none() && self.unstored {
            let log = read(self.shared(), self.id, 0).await?;
            let last = Some(FinishedMatch {
                number: matches,
                at: 0,
                record: format!("{log:?}"),
            });
            return Ok(Records { matches, last });
        }
        Ok(Records { matches, last })
    }

    /// Puts a match that is over away as a record, and cuts the log behind it.
    pub(super) async fn put_away(&mut self) {
        let over = self.table.room().game().is_some_and(Game::is_over);
        if !self.unstored || !over || self.doubtful {
            return;
        }
        // A match that was given up leaves no record.
        let Ok(Some(finished)) = self.last_finished().await else {
            return;
        };
        let carried_out = finished.carried_out.clone();
        let Some(restored) = self.table.room().restored(carried_out.clone()) else {
            return;
        };
        let body = Body {
            by: By::Table,
            facts: vec![Fact::Restored(Box::new(restored))],
        };
        let at = wall_clock();
        let entry = Entry {
            seq: self.table.room().seq(),
            at,
            command: None,
            version: VERSION,
            body: body.to_json(),
            secret: None,
        };
        let record = finished.in_store();
        match self.shared().store.finish(self.key(), record, entry).await {
            Ok(()) => {
                self.unstored = false;
                self.carried_out = carried_out;
            }
            Err(error) => tracing::warn!(table = %self.id, %error, "a match stays in the log"),
        }
    }

    async fn last_finished(&self) -> Result<Option<Finished>, NotDone> {
        let log = read(self.shared(), self.id, 0).await?;
        let carried_out = carried_out(&log);
        let times: BTreeMap<u64, i64> = log.iter().map(|of| (of.entry.seq, of.at)).collect();
        let program = concat!("lastcard ", env!("CARGO_PKG_VERSION"));
        let entries = log.iter().map(|dated| &dated.entry);
        let finished = record::finished(&self.id.to_string(), entries, program);
        let mut finished = finished.map_err(|error| {
            tracing::error!(table = %self.id, %error, "the log of a table cannot be used");
            NotDone::Unavailable
        })?;
        Ok(finished.pop().map(|finished| Finished {
            at: times.get(&finished.seq).copied().unwrap_or_default(),
            ended: finished,
            carried_out,
        }))
    }
}

/// A match that came to its end, with the time at which it did.
struct Finished {
    at: i64,
    ended: record::Finished,
    /// The last commands of each member.
    carried_out: Vec<CarriedOut>,
}

impl Finished {
    fn in_store(&self) -> FinishedMatch {
        FinishedMatch {
            number: self.ended.number,
            at: self.at,
            record: self.ended.record.to_string(),
        }
    }
}

/// The last commands of each member in a log, with those that an earlier cut has left.
fn carried_out(log: &[Dated]) -> Vec<CarriedOut> {
    let mut last: BTreeMap<Member, Vec<CarriedOut>> = BTreeMap::new();
    for Dated { entry, command, .. } in log {
        let earlier = entry.body.facts.iter().flat_map(|fact| match fact {
            Fact::Restored(restored) => restored.carried_out.as_slice(),
            _ => &[],
        });
        let this = match (entry.body.by, command) {
            (By::Member(member), Some(command)) => Some(CarriedOut {
                member,
                command: Hex(command.0),
                seq: entry.seq,
            }),
            _ => None,
        };
        for of in earlier.copied().chain(this) {
            let own = last.entry(of.member).or_default();
            own.push(of);
            if own.len() > KNOWN {
                own.remove(0);
            }
        }
    }
    last.into_values().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::{By, CarriedOut, Dated, Fact, Hex, carried_out};
    use lastcard_store::CommandId;
    use lastcard_table::log::{Body, Member};
    use lastcard_table::{Room, Settings, Written};

    fn entry(seq: u64, member: Member, command: Option<u8>) -> Dated {
        Dated {
            at: 0,
            command: command.map(|byte| CommandId([byte; 16])),
            entry: Written {
                seq,
                body: Body {
                    by: By::Member(member),
                    facts: vec![Fact::HostIs { member }],
                },
                secret: None,
            },
        }
    }

    #[test]
    fn repeats_of_the_last_commands_of_everybody_are_known_when_the_log_is_cut() {
        let body = Room::open(
            "preset = \"standard\"",
            Settings::default(),
            ("Ann".to_owned(), Hex([1; 32])),
        );
        let first = Written {
            seq: 1,
            body,
            secret: None,
        };
        let room = Room::begin("0123456789abcdef", &first).unwrap();
        let log: Vec<Dated> = (2..9).map(|seq| entry(seq, 1, Some(seq as u8))).collect();
        let restored = room.restored(carried_out(&log)).unwrap();
        let cut = Written {
            seq: 8,
            body: Body {
                by: By::Table,
                facts: vec![Fact::Restored(Box::new(restored))],
            },
            secret: None,
        };
        let known = Room::begin("0123456789abcdef", &cut).unwrap();
        let seqs = known.carried_out().iter().map(|of| of.seq);
        assert_eq!(seqs.collect::<Vec<_>>(), [5, 6, 7, 8]);

        // Those that one cut leaves count at the next one, beside those of others and what has no name.
        let cut = Dated {
            at: 0,
            command: None,
            entry: cut,
        };
        let log = [
            cut,
            entry(9, 1, Some(9)),
            entry(10, 2, Some(10)),
            entry(11, 2, None),
        ];
        let seqs = carried_out(&log).into_iter().map(|of: CarriedOut| of.seq);
        assert_eq!(seqs.collect::<Vec<_>>(), [6, 7, 8, 9, 10]);
    }
}
