//! Runs of like events become one sentence: nobody wants to read seven times that a card was dealt.

use super::Teller;
use lastcard_engine::{EventOf, SeenEvent};

impl Teller<'_> {
    /// What happened, a line for each thing that a person would call one: cards drawn one after another
    /// by the same seat for the same reason, a whole deal, and the cards of one play are told together.
    pub fn lines(&self, events: &[SeenEvent]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut rest = events;
        while let Some((first, _)) = rest.split_first() {
            let (line, told) = self.run(first, rest);
            lines.push(line);
            rest = &rest[told..];
        }
        lines
    }

    /// The sentence for the run that begins with `first`, and how many events it tells.
    fn run(&self, first: &SeenEvent, events: &[SeenEvent]) -> (String, usize) {
        match *first {
            EventOf::Dealt { .. } => {
                let run = leading(events, |event| match *event {
                    EventOf::Dealt { seat, card } => Some((seat, card)),
                    _ => None,
                });
                (self.dealt(&run), run.len())
            }
            EventOf::Drew { seat, why, .. } => {
                let run = leading(events, |event| match *event {
                    EventOf::Drew {
                        seat: by,
                        card,
                        why: reason,
                    } => (by == seat && reason == why).then_some(card),
                    _ => None,
                });
                (self.drew(seat, why, &run), run.len())
            }
            EventOf::Played {
                seat,
                color,
                jump_in,
                ..
            } => {
                let run = leading(events, |event| match *event {
                    EventOf::Played { seat: by, card, .. } => (by == seat).then_some(card),
                    _ => None,
                });
                (self.played(seat, &run, color, jump_in), run.len())
            }
            _ => (self.line(first), 1),
        }
    }
}

/// What `pick` takes of the events at the beginning, up to the first of which it takes nothing.
fn leading<T>(events: &[SeenEvent], pick: impl Fn(&SeenEvent) -> Option<T>) -> Vec<T> {
    events.iter().map_while(pick).collect()
}
