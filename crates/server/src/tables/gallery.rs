//! Those who watch: they see everything later than the players.

use super::Dated;
use super::audience::Audience;
use lastcard_projection::{self as project, Projection, Viewer};
use lastcard_table::Room;
use lastcard_table::log::LogError;
use std::collections::VecDeque;
use std::time::Duration;

/// The table as those who watch see it, and what they do not see yet.
pub(super) struct Gallery {
    room: Room,
    waiting: VecDeque<(Duration, Dated)>,
}

impl Gallery {
    /// The table of a log as it was `delay` ago; `wall` is the time of the entries' clock, `now` that of the
    /// table.
    pub(super) fn new(
        key: &str,
        log: Vec<Dated>,
        delay: Duration,
        wall: i64,
        now: Duration,
    ) -> Result<Gallery, LogError> {
        let delay_ms = delay.as_millis() as i64;
        let mut log = log.into_iter();
        let first = log
            .next()
            .ok_or_else(|| LogError::Impossible("the log is empty".to_owned()))?;
        let mut gallery = Gallery {
            room: Room::begin(key, &first.entry)?,
            waiting: VecDeque::new(),
        };
        for dated in log {
            let left = dated.at + delay_ms - wall;
            if left <= 0 && gallery.waiting.is_empty() {
                gallery.room.apply(&dated.entry, &mut ())?;
            } else {
                // An entry of a clock that was ahead waits no longer than the delay.
                let left = Duration::from_millis(left.clamp(0, delay_ms) as u64);
                gallery.waiting.push_back((now + left, dated));
            }
        }
        Ok(gallery)
    }

    /// The table as those who watch see it.
    pub(super) const fn room(&self) -> &Room {
        &self.room
    }

    /// An entry that they will see later.
    pub(super) fn push(&mut self, dated: Dated, delay: Duration, now: Duration) {
        let last = self.waiting.back().map_or(Duration::ZERO, |(at, _)| *at);
        self.waiting.push_back(((now + delay).max(last), dated));
    }

    /// When they see the next entry.
    pub(super) fn due(&self) -> Option<Duration> {
        self.waiting.front().map(|(at, _)| *at)
    }

    /// Shows them what its time has come for.
    pub(super) fn show(&mut self, audience: &mut Audience, now: Duration) -> Result<(), LogError> {
        while self.due().is_some_and(|due| due <= now) {
            let Some((_, Dated { at, entry, .. })) = self.waiting.pop_front() else {
                break;
            };
            let mut projection = Projection::of([None]);
            self.room.apply(&entry, &mut projection)?;
            let news = project::news(&entry, at, &self.room, Viewer::Watcher, &projection, None);
            audience.tell_watchers(&news);
        }
        Ok(())
    }
}
