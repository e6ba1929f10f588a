//! A table without a clock, for tests, benchmarks and measurements.

use lastcard_bots::{Bot, Reaction};
use lastcard_engine::{Command, Event, Phase, Refusal, Seat, Seed, Seeded, State, View};

/// Bots around a match, each with the view of its seat.
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) views: Vec<View>,
    pub(crate) bots: Vec<Box<dyn Bot>>,
    chance: Seeded,
    events: Vec<Event>,
}

impl Table {
    /// One bot for each seat of a match.
    pub(crate) fn new(state: State, bots: Vec<Box<dyn Bot>>, seed: Seed) -> Table {
        let seats = 0..bots.len();
        let views = seats
            .map(|seat| state.view(Some(Seat::new(seat))))
            .collect();
        Table {
            state,
            views,
            bots,
            chance: Seeded::new(seed),
            events: Vec::new(),
        }
    }

    /// Carries a command out and shows everybody what happened.
    pub(crate) fn command(&mut self, command: &Command) -> Result<(), Refusal> {
        self.events.clear();
        let mut after = self.state.clone();
        self.state
            .command(command, &mut self.chance, &mut self.events)?;
        for event in &self.events {
            after.evolve(event);
            for (seat, (view, bot)) in self.views.iter_mut().zip(&mut self.bots).enumerate() {
                let seen = event.seen_by(Some(Seat::new(seat)), &after);
                view.apply(&seen);
                bot.saw(&seen, view);
            }
        }
        Ok(())
    }

    /// What is done next: by the quickest bot that reacts, else by the one on turn, else the deal of a
    /// round; `None` after the match.
    pub(crate) fn next_command(&mut self) -> Option<Command> {
        match *self.state.public().phase() {
            Phase::MatchOver { .. } => None,
            Phase::Turn { seat, .. } => {
                if let Some((seat, reaction)) = self.reaction() {
                    return Some(Command::Act(seat, reaction.action));
                }
                let action = self.bots[seat.index()].turn(&self.views[seat.index()]);
                Some(Command::Act(
                    seat,
                    action.expect("who is on turn has a move"),
                ))
            }
            _ => Some(Command::NextRound),
        }
    }

    /// The quickest reaction of all, if there is one.
    fn reaction(&mut self) -> Option<(Seat, Reaction)> {
        let asked = self.bots.iter_mut().zip(&self.views).enumerate();
        asked
            .filter_map(|(seat, (bot, view))| Some((Seat::new(seat), bot.reaction(view)?)))
            .min_by_key(|(_, reaction)| reaction.after_ms)
    }
}
