//! Matches that are over: put away as records, and the log cut behind them.

use super::actor::Actor;
use super::requests::Records;
use super::{NotDone, read, wall_clock};
use crate::leaks::Leak;
use lastcard_store::{Entry, FinishedMatch};
use lastcard_table::log::{Body, By, Fact, VERSION};
use lastcard_table::{Game, Written, record};
use std::collections::BTreeMap;

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
        let Some(restored) = self.table.room().restored() else {
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
            Ok(()) => self.unstored = false,
            Err(error) => tracing::warn!(table = %self.id, %error, "a match stays in the log"),
        }
    }

    async fn last_finished(&self) -> Result<Option<Finished>, NotDone> {
        let log = read(self.shared(), self.id, 0).await?;
        let times: BTreeMap<u64, i64> = log.iter().map(|of| (of.entry.seq, of.at)).collect();
        let log: Vec<Written> = log.into_iter().map(|dated| dated.entry).collect();
        let program = concat!("lastcard ", env!("CARGO_PKG_VERSION"));
        let finished = record::last_finished(&self.id.to_string(), &log, program);
        let finished = finished.map_err(|error| {
            tracing::error!(table = %self.id, %error, "the log of a table cannot be used");
            NotDone::Unavailable
        })?;
        Ok(finished.map(|finished| Finished {
            at: times.get(&finished.seq).copied().unwrap_or_default(),
            finished,
        }))
    }
}

/// A match that came to its end, with the time at which it did.
struct Finished {
    at: i64,
    finished: record::Finished,
}

impl Finished {
    fn in_store(&self) -> FinishedMatch {
        FinishedMatch {
            number: self.finished.number,
            at: self.at,
            record: self.finished.record.to_string(),
        }
    }
}
