//! What happens by itself next.

use super::{Due, Plan, Presence, Table};
use crate::decide::Step;
use crate::log::Member;
use crate::plan::Moment;
use crate::room::Stage;
use std::time::Duration;

/// How long shares of a shuffle are awaited.
const SHARES: Duration = Duration::from_secs(3);
/// How long the next round waits for people who are not ready.
const NEXT_ROUND: Duration = Duration::from_secs(30);
/// How long it waits when there is nobody to be ready.
const NEXT_ROUND_OF_BOTS: Duration = Duration::from_secs(4);
/// How long somebody may be away before a bot takes over.
const AWAY: Duration = Duration::from_mins(1);
/// How long a host may be away before somebody else becomes it.
const HOST_AWAY: Duration = Duration::from_secs(30);
/// After how many turns in a row that the clock ended a bot takes over.
const MISSED: u32 = 2;
/// What a slow connection may add to the grace time at most.
const SLACK: Duration = Duration::from_millis(500);

impl Table {
    /// When the next thing happens by itself; never while nobody is connected.
    pub fn due(&self) -> Option<Duration> {
        let step = self.steps.iter().map(|&(time, _)| time).min();
        match (step, self.plan.next()) {
            (Some(step), Some(plan)) => Some(step.min(plan)),
            (step, plan) => step.or(plan),
        }
    }

    /// Takes the next thing whose time has come. When it turns out to be refused, the next call gives the one
    /// after it.
    pub fn take(&mut self, now: Duration) -> Option<Step> {
        let step = (0..self.steps.len()).min_by_key(|&index| self.steps[index].0);
        if let Some(index) = step
            && self.steps[index].0 <= now
        {
            return Some(self.steps.swap_remove(index).1);
        }
        let due = self.plan.take(now)?;
        let game = self.room.game()?;
        Some(match due {
            Due::GraceEnds => Step::GraceEnds,
            Due::Reaction(seat, action) => Step::Bot(game.player(seat)?, action),
            Due::Turn(seat) => {
                let view = game.state().view(Some(seat));
                let bot = self.bots.iter_mut().find(|(of, _)| *of == seat);
                match bot.and_then(|(_, bot)| bot.turn(&view)) {
                    Some(action) if view.refusal(&action).is_none() => {
                        Step::Bot(game.player(seat)?, action)
                    }
                    // A bot always has a move on its turn; if one had none, the match would still go on.
                    _ => Step::TimeIsUp,
                }
            }
        })
    }

    /// Plans anew what happens by itself, as the table stands.
    pub(super) fn replan(&mut self, now: Duration) {
        self.steps.clear();
        self.plan = Plan::default();
        if self.is_deserted() {
            return;
        }
        let stage = self.room.stage();
        match stage {
            Stage::Lobby => {}
            Stage::Shuffling => self.steps.push((self.times.stage.1 + SHARES, Step::Deal)),
            Stage::BetweenRounds => self.plan_next_round(),
            Stage::Round => self.plan_turn(now),
        }
        if stage != Stage::Lobby {
            self.plan_drivers(now);
        }
        self.plan_host();
    }

    fn plan_turn(&mut self, now: Duration) {
        let Some(game) = self.room.game() else { return };
        let moment = Moment {
            now,
            laid: self.times.laid,
            exposed: self.times.exposed,
            slack: self.slack(),
            commands: game.last_seq() as u32,
            watched: self.somebody_plays(),
        };
        let pace = self.pace();
        self.plan = Plan::new(game.state(), &mut self.bots, pace, &moment);
        if let Some((_, seat)) = self.turn()
            && self.driver(seat).is_none()
            && let Some(deadline) = self.times.deadline(seat, self.room.settings())
        {
            self.steps.push((deadline, Step::TimeIsUp));
        }
    }

    fn plan_next_round(&mut self) {
        // No match is played to its end behind the backs of people who only looked away.
        if !self.somebody_plays() && self.people.keys().any(|&member| self.plays_on(member)) {
            return;
        }
        let since = self.times.stage.1;
        let wait = if self.somebody_plays() {
            NEXT_ROUND
        } else {
            NEXT_ROUND_OF_BOTS
        };
        let untimed = self.room.settings().turn_seconds.is_none() && self.somebody_plays();
        if !untimed {
            self.steps.push((since + wait, Step::Shuffle));
        }
    }

    /// Bots that take over from those who are away, and hand back to those who return.
    fn plan_drivers(&mut self, now: Duration) {
        for (&member, presence) in &self.people {
            let Some(of) = self.room.member(member) else {
                continue;
            };
            let Presence {
                here,
                since,
                latency: _,
                returns,
                missed,
            } = *presence;
            if !self.plays_on(member) {
                continue;
            }
            let step = |driven| Step::Drive(member, driven);
            match (of.driven, here) {
                (true, true) if returns => self.steps.push((now, step(false))),
                (false, false) => self.steps.push((since + AWAY, step(true))),
                (false, true) if missed >= MISSED => self.steps.push((now, step(true))),
                _ => {}
            }
        }
    }

    fn plan_host(&mut self) {
        let away = self.room.host().and_then(|host| self.people.get(&host));
        let since = match away {
            Some(presence) if presence.here => return,
            Some(presence) => presence.since + HOST_AWAY,
            None => Duration::ZERO,
        };
        let next = self.people.iter().find(|(_, presence)| presence.here);
        if let Some((&member, _)) = next {
            self.steps.push((since, Step::PassHost(member)));
        }
    }

    /// Whether a member takes part in the round or match as it goes on.
    fn plays_on(&self, member: Member) -> bool {
        let game = self.room.game();
        let seat = self.room.seat_of(member);
        game.zip(seat)
            .is_some_and(|(game, seat)| game.state().public().in_match().contains(seat))
    }

    /// Whether a person who is connected still plays in the match.
    pub(super) fn somebody_plays(&self) -> bool {
        let here = |(member, presence): (&Member, &Presence)| {
            presence.here
                && self.plays_on(*member)
                && self.room.member(*member).is_some_and(|of| !of.driven)
        };
        self.people.iter().any(here)
    }

    /// What the slowest connection of those who play adds to the grace time.
    fn slack(&self) -> Duration {
        let here = self.people.values().filter(|presence| presence.here);
        let slowest = here.map(|presence| presence.latency).max();
        slowest.unwrap_or_default().min(SLACK)
    }
}
