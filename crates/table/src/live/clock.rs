//! The times of a table.

use crate::room::Stage;
use crate::settings::Settings;
use lastcard_engine::Seat;
use std::time::Duration;

/// How much time the seat on turn has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Who is on turn.
    pub seat: Seat,
    /// What is left for the turn.
    pub left: Duration,
    /// What is left in the time bank after that.
    pub bank: Duration,
    /// Whether time is short: a third of the turn and nothing in the bank, or into the bank.
    pub warning: bool,
}

/// When things began, by the time of the table.
#[derive(Debug)]
pub(super) struct Times {
    /// When the turn came to the seat that is on turn.
    pub(super) turn: Duration,
    /// When the last card was laid.
    pub(super) laid: Duration,
    /// When somebody was last found with one card and no call.
    pub(super) exposed: Duration,
    /// What the table is doing, and since when.
    pub(super) stage: (Stage, Duration),
    /// When the last person went; none while somebody is there.
    still: Option<Duration>,
    /// What each seat has taken from its time bank in this match.
    used: [Duration; Seat::MAX],
}

impl Times {
    /// Everything begins now, and stands still until somebody comes.
    pub(super) fn new(now: Duration) -> Times {
        Times {
            turn: now,
            laid: now,
            exposed: now,
            stage: (Stage::Lobby, now),
            still: Some(now),
            used: [Duration::ZERO; Seat::MAX],
        }
    }

    /// Nobody is there any more.
    pub(super) fn stand_still(&mut self, now: Duration) {
        self.still.get_or_insert(now);
    }

    /// Somebody is there again: what went by since then does not count.
    pub(super) fn go_on(&mut self, now: Duration) {
        let Some(still) = self.still.take() else {
            return;
        };
        let gap = now.saturating_sub(still);
        for time in [
            &mut self.turn,
            &mut self.laid,
            &mut self.exposed,
            &mut self.stage.1,
        ] {
            *time += gap;
        }
    }

    /// The table does something else from now on.
    pub(super) fn stage(&mut self, stage: Stage, now: Duration) {
        if self.stage.0 == stage {
            return;
        }
        if self.stage.0 == Stage::Lobby {
            self.used.fill(Duration::ZERO);
        }
        self.stage = (stage, now);
    }

    /// The turn has gone on from that seat.
    pub(super) fn turn_is_over(&mut self, seat: Option<Seat>, settings: &Settings, now: Duration) {
        if let (Some(seat), Some(turn)) = (seat, turn_time(settings)) {
            self.used[seat.index()] += now.saturating_sub(self.turn).saturating_sub(turn);
        }
        self.turn = now;
    }

    /// When the time of the seat on turn is over.
    pub(super) fn deadline(&self, seat: Seat, settings: &Settings) -> Option<Duration> {
        Some(self.turn + turn_time(settings)? + self.bank(seat, settings))
    }

    /// When the time of the seat on turn becomes short.
    pub(super) fn warns(&self, seat: Seat, settings: &Settings) -> Option<Duration> {
        let turn = turn_time(settings)?;
        let third = if self.bank(seat, settings).is_zero() {
            turn / 3
        } else {
            Duration::ZERO
        };
        Some(self.turn + turn.saturating_sub(third))
    }

    pub(super) fn clock(
        &self,
        seat: Seat,
        is_person: bool,
        settings: &Settings,
        now: Duration,
    ) -> Option<Clock> {
        let turn = turn_time(settings).filter(|_| is_person)?;
        let spent = now.saturating_sub(self.turn);
        let left = turn.saturating_sub(spent);
        let bank = self.bank(seat, settings);
        let bank = bank.saturating_sub(spent.saturating_sub(turn));
        let warning = left.is_zero() || (bank.is_zero() && left <= turn / 3);
        Some(Clock {
            seat,
            left,
            bank,
            warning,
        })
    }

    fn bank(&self, seat: Seat, settings: &Settings) -> Duration {
        Duration::from_secs(settings.bank_seconds.into()).saturating_sub(self.used[seat.index()])
    }
}

fn turn_time(settings: &Settings) -> Option<Duration> {
    settings
        .turn_seconds
        .map(|seconds| Duration::from_secs(seconds.into()))
}
