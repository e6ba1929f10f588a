//! What bots must have seen of a round when a table is made anew from its log.

use crate::room::Witness;
use lastcard_bots::Bot;
use lastcard_engine::{Event, Seat, State};

/// Looks on while a log is applied, and remembers the round that is going on for the bots.
#[derive(Default)]
pub struct Recall(Vec<(Event, State)>);

impl Recall {
    pub(super) fn tell(&self, bots: &mut [(Seat, Box<dyn Bot>)]) {
        for (event, after) in &self.0 {
            super::tell(bots, event, after);
        }
    }
}

impl Witness for Recall {
    fn happened(&mut self, event: &Event, after: &State) {
        if let Event::RoundBegan { .. } = event {
            self.0.clear();
        }
        self.0.push((*event, after.clone()));
    }
}
