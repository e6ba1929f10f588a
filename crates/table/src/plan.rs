//! What happens by itself next: bots that act or react, and the end of the grace time.

use crate::pace::Pace;
use lastcard_bots::{Bot, Reaction};
use lastcard_engine::{Action, Seat, State};
use std::time::Duration;

/// Something that happens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A bot calls, catches or jumps in.
    Reaction(Seat, Action),
    /// The grace time after an uncalled play is over.
    GraceEnds,
    /// The bot on turn acts.
    Turn(Seat),
}

/// When a plan is made, and what it is counted from.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The time.
    pub now: Duration,
    /// When the last card was laid: reactions are counted from there.
    pub laid: Duration,
    /// When somebody was last exposed: the grace time is counted from there.
    pub exposed: Duration,
    /// What the grace time is longer by, for connections that are slow.
    pub slack: Duration,
    /// How many commands there were.
    pub commands: u32,
    /// Whether a person who looks on plays in the round.
    pub watched: bool,
}

/// What happens by itself as long as nobody does anything; made anew after every command.
#[derive(Default, Debug)]
pub struct Plan(Vec<(Duration, Due)>);

impl Plan {
    /// Asks every bot.
    pub fn new(
        state: &State,
        bots: &mut [(Seat, Box<dyn Bot>)],
        pace: Pace,
        moment: &Moment,
    ) -> Plan {
        let Moment {
            now,
            laid,
            exposed,
            slack,
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
        let grace_ms = u64::from(public.rules().grace_ms.get());
        let grace = exposed + Duration::from_millis(grace_ms) + slack;
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
    pub fn next(&self) -> Option<Duration> {
        self.0.first().map(|&(time, _)| time)
    }

    /// Takes the next thing, if its time has come.
    pub fn take(&mut self, now: Duration) -> Option<Due> {
        let &(time, due) = self.0.first()?;
        (time <= now).then(|| {
            self.0.remove(0);
            due
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]
mod tests {
    use super::*;
    use lastcard_engine::{Direction, Hand, Position, SeatSet, View};
    use lastcard_notation::Preset;
    use lastcard_notation::card::{parse_cards, parse_hand};

    const ANN: Seat = Seat::new(0);
    const BOB: Seat = Seat::new(1);

    /// Catches Ann after so many milliseconds, and draws on its turn.
    struct Catcher(u32);

    impl Bot for Catcher {
        fn turn(&mut self, _: &View) -> Option<Action> {
            Some(Action::Draw)
        }

        fn reaction(&mut self, view: &View) -> Option<Reaction> {
            let may = view.legal().catches.contains(ANN);
            let action = Action::Catch(ANN);
            may.then_some(Reaction {
                action,
                after_ms: self.0,
            })
        }
    }

    /// Ann has laid her last but one card without a call, and it is Bob's turn.
    fn exposed(exposed: SeatSet) -> State {
        let hand = |text: &str| parse_hand(text).unwrap();
        State::from_position(&Position {
            rules: Preset::Standard.document().rules,
            seats: 2,
            dealer: ANN,
            totals: vec![0, 0],
            turn: BOB,
            direction: Direction::Clockwise,
            discard: parse_cards("R5").unwrap(),
            color: None,
            uncalled: SeatSet::EMPTY,
            exposed,
            penalty: 0,
            draw: Hand::classic_deck(),
            hands: vec![hand("R1"), hand("B1 B2")],
        })
        .unwrap()
    }

    fn plan(state: &State, bot: Catcher, now: u64) -> Vec<(u128, Due)> {
        let ms = Duration::from_millis;
        let moment = Moment {
            now: ms(now),
            laid: ms(1000),
            exposed: ms(1000),
            slack: ms(0),
            commands: 1,
            watched: true,
        };
        let bots: &mut [(Seat, Box<dyn Bot>)] = &mut [(BOB, Box::new(bot))];
        let Plan(plan) = Plan::new(state, bots, Pace::INSTANT, &moment);
        plan.into_iter()
            .map(|(time, due)| (time.as_millis(), due))
            .collect()
    }

    #[test]
    fn the_grace_time_holds_the_turn_back_but_not_the_catch() {
        let state = exposed(SeatSet::EMPTY.with(ANN));
        let catch = Due::Reaction(BOB, Action::Catch(ANN));
        let quick = [
            (1800, catch),
            (2500, Due::GraceEnds),
            (2500, Due::Turn(BOB)),
        ];
        assert_eq!(plan(&state, Catcher(800), 1000), quick);
        let slow = [
            (2500, Due::GraceEnds),
            (2500, Due::Turn(BOB)),
            (2900, catch),
        ];
        assert_eq!(plan(&state, Catcher(1900), 1000), slow);
    }

    #[test]
    fn reactions_are_counted_from_the_play_and_never_lie_in_the_past() {
        let state = exposed(SeatSet::EMPTY.with(ANN));
        let first = plan(&state, Catcher(800), 2000)[0];
        assert_eq!(first, (2000, Due::Reaction(BOB, Action::Catch(ANN))));
    }

    #[test]
    fn without_a_missed_call_the_bot_on_turn_just_acts() {
        let state = exposed(SeatSet::EMPTY);
        assert_eq!(plan(&state, Catcher(0), 1000), [(1000, Due::Turn(BOB))]);
    }

    #[test]
    fn what_is_planned_is_taken_when_its_time_has_come() {
        let ms = Duration::from_millis;
        let mut plan = Plan(vec![(ms(5), Due::GraceEnds), (ms(9), Due::Turn(BOB))]);
        assert_eq!((plan.next(), plan.take(ms(4))), (Some(ms(5)), None));
        assert_eq!(plan.take(ms(9)), Some(Due::GraceEnds));
        assert_eq!(plan.take(ms(9)), Some(Due::Turn(BOB)));
        assert_eq!((plan.next(), plan.take(ms(99))), (None, None));
    }
}
