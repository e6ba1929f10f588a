//! What happens by itself next: bots that act or react, and the end of the grace time.

use super::pace::Pace;
use lastcard_bots::{Bot, Reaction};
use lastcard_engine::{Action, Seat, State};
use std::time::Duration;

/// Something that happens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Due {
    /// A bot calls, catches or jumps in.
    Reaction(Seat, Action),
    /// The grace time after an uncalled play is over.
    GraceEnds,
    /// The bot on turn acts.
    Turn(Seat),
}

/// When a plan is made, and what it is counted from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    /// The time.
    pub(super) now: Duration,
    /// When the last card was laid: reactions are counted from there.
    pub(super) laid: Duration,
    /// When somebody was last exposed: the grace time is counted from there.
    pub(super) exposed: Duration,
    /// How many commands there were.
    pub(super) commands: u32,
    /// Whether somebody at this terminal plays in the round.
    pub(super) watched: bool,
}

/// What happens by itself as long as nobody does anything; made anew after every command.
#[derive(Default, Debug)]
pub(super) struct Plan(Vec<(Duration, Due)>);

impl Plan {
    /// Asks every bot.
    pub(super) fn new(
        state: &State,
        bots: &mut [(Seat, Box<dyn Bot>)],
        pace: Pace,
        moment: &Moment,
    ) -> Plan {
        let Moment {
            now,
            laid,
            exposed,
            commands,
            watched,
        } = *moment;
        let public = state.public();
        let Some(on_turn) = public.phase().on_turn() else {
            return Plan::default();
        };
        let pace = pace.watched(watched);
        let mut plan = Vec::new();
        for (seat, bot) in &mut *bots {
            if let Some(Reaction { action, after_ms }) = bot.reaction(&state.view(Some(*seat))) {
                // Calls and catches run against the grace time, which no pace changes.
                let pace = if matches!(action, Action::JumpIn(_)) {
                    pace
                } else {
                    Pace::HUMAN
                };
                let time = (laid + pace.scaled(after_ms)).max(now);
                plan.push((time, Due::Reaction(*seat, action)));
            }
        }
        let grace = exposed + Duration::from_millis(u64::from(public.rules().grace_ms.get()));
        let somebody_exposed = !public.exposed().is_empty();
        if somebody_exposed && public.rules().clock_shuts_window() {
            plan.push((grace.max(now), Due::GraceEnds));
        }
        if bots.iter().any(|(seat, _)| *seat == on_turn) {
            let time = now + pace.thinks(commands);
            let time = if somebody_exposed {
                time.max(grace)
            } else {
                time
            };
            plan.push((time, Due::Turn(on_turn)));
        }
        // The sort is stable: at the same time, reactions come before the clock and the turn.
        plan.sort_by_key(|&(time, _)| time);
        Plan(plan)
    }

    /// When the next thing happens.
    pub(super) fn next(&self) -> Option<Duration> {
        self.0.first().map(|&(time, _)| time)
    }

    /// Takes the next thing, if its time has come.
    pub(super) fn take(&mut self, now: Duration) -> Option<Due> {
        let &(time, due) = self.0.first()?;
        (time <= now).then(|| {
            self.0.remove(0);
            due
        })
    }
}
