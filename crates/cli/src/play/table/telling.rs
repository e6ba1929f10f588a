//! What happened, told line by line.

use super::memory::without_secrets;
use super::{Host, Table};
use crate::failure::Result;
use crate::play::screen::{Piece, Style, words, wrapped};
use lastcard_engine::{EventOf, Phase, Seat, SeenEvent, Step};
use lastcard_notation::Names;
use lastcard_texts::{Teller, Texts};

/// Lines that the log shows.
const LOG: usize = 40;

impl<H: Host> Table<'_, H> {
    /// Takes in what was seen before the table was opened, and reminds the player of it.
    pub(super) fn remember(&mut self) -> Result<()> {
        for (index, memory) in self.memories.iter_mut().enumerate() {
            let past = self.host.past(memory.seat);
            memory.add(&past);
            memory.recall();
            if index == 0 {
                self.scores.add(&past);
            }
        }
        let view = self.host.view(self.seat);
        match view.public().phase() {
            Phase::Opening(_) => Ok(()),
            Phase::Turn { .. } if self.covered => Ok(()),
            Phase::Turn { .. } => self.tell_unread(),
            Phase::RoundOver { .. } | Phase::Dealing | Phase::Redealing(_) => self.show_round(),
            Phase::MatchOver { winners } => {
                let ended = EventOf::MatchEnded { winners: *winners };
                self.tell_events(&[ended])?;
                self.show_standings()
            }
        }
    }

    /// Tells what has happened since this was done last.
    pub(super) fn tell(&mut self) -> Result<()> {
        let mut seen = Vec::new();
        for (index, memory) in self.memories.iter_mut().enumerate() {
            let news = self.host.news(memory.seat);
            memory.add(&news);
            // Points are open: everybody sees the same ones.
            if index == 0 {
                self.scores.add(&news);
            }
            if memory.seat == self.seat {
                seen = news;
            }
        }
        if seen.is_empty() {
            return Ok(());
        }
        if seen == [EventOf::WindowClosed] {
            return self.tell_window_closed();
        }
        self.stale = true;
        if seen
            .iter()
            .any(|event| matches!(event, EventOf::RoundBegan { .. }))
        {
            self.shown.clear();
        }
        // The count of the hands is shown as one table, between how the round ended and what follows.
        let is_count = |event: &SeenEvent| matches!(event, EventOf::Scored { .. });
        let counts = seen
            .iter()
            .rposition(is_count)
            .map_or(seen.len(), |last| last + 1);
        let (before, behind) = seen.split_at(counts);
        self.tell_events(before)?;
        if seen
            .iter()
            .any(|event| matches!(event, EventOf::RoundEnded { .. }))
        {
            self.show_round()?;
        }
        self.tell_events(behind)?;
        if seen
            .iter()
            .any(|event| matches!(event, EventOf::MatchEnded { .. }))
        {
            self.show_standings()?;
        }
        Ok(())
    }

    /// Nothing happened but that a time is over: worth a line to somebody who wanted to catch.
    fn tell_window_closed(&mut self) -> Result<()> {
        let text = self.texts.text("event-window-closed", &[]);
        Ok(self.screen.sentence(&text)?)
    }

    /// The log of the round.
    pub(super) fn show_log(&mut self) -> Result<()> {
        let memory = self.memories.iter().find(|memory| memory.seat == self.seat);
        let events = memory.map_or(Vec::new(), |memory| memory.all().to_vec());
        let lines = self.lines(&events);
        for line in &lines[lines.len().saturating_sub(LOG)..] {
            self.screen.line(line)?;
        }
        Ok(())
    }

    /// Tells the person at the keyboard what happened since the own last move.
    pub(super) fn tell_unread(&mut self) -> Result<()> {
        let memory = self.memories.iter().find(|memory| memory.seat == self.seat);
        let events = memory.map_or(Vec::new(), |memory| memory.unread().to_vec());
        self.tell_events(&events)
    }

    /// While others act: the hand at the beginning of a round, and a chance to jump in.
    pub(super) fn watch(&mut self) -> Result<()> {
        if !self.stale || self.covered {
            return Ok(());
        }
        self.stale = false;
        let view = self.host.view(self.seat);
        if self.shown.is_empty() && !view.hand().is_empty() {
            return self.show_picture();
        }
        let jump_ins = view.legal().jump_ins;
        if !jump_ins.is_empty() {
            let style = self.screen.style();
            let text = self.texts.text("play-may-jump-in", &[]);
            let mut pieces = words(&text);
            for card in jump_ins.iter() {
                pieces.push(style.card(self.texts, card, true));
            }
            for line in wrapped(&pieces, style.width, 0) {
                self.screen.line(&line)?;
            }
        }
        Ok(())
    }

    fn tell_events(&mut self, events: &[SeenEvent]) -> Result<()> {
        for line in self.lines(events) {
            self.screen.line(&line)?;
        }
        Ok(())
    }

    /// The lines for events, as the person at the keyboard may read them.
    fn lines(&mut self, events: &[SeenEvent]) -> Vec<String> {
        let style = self.screen.style();
        let names = self.host.names();
        if self.covered {
            let open: Vec<SeenEvent> = events.iter().map(without_secrets).collect();
            return told_lines(&open, None, names, self.texts, style);
        }
        told_lines(events, Some(self.seat), names, self.texts, style)
    }
}

/// Events as lines: those that go together in one, and the cards that were played shown behind it.
pub(crate) fn told_lines(
    events: &[SeenEvent],
    viewer: Option<Seat>,
    names: &Names,
    texts: &Texts,
    style: Style,
) -> Vec<String> {
    let names: Vec<&str> = names.iter().map(|(_, name)| name).collect();
    let teller = Teller::new(texts, &names, viewer);
    let told: Vec<SeenEvent> = events
        .iter()
        .filter_map(|event| told(event, viewer))
        .collect();
    let mut lines = Vec::new();
    for group in told.chunk_by(belong_together) {
        let cards = cards_of(group, texts, style);
        for (index, line) in teller.lines(group).iter().enumerate() {
            let mut pieces = words(line);
            if index == 0 {
                pieces.extend(cards.iter().cloned());
            }
            lines.extend(wrapped(&pieces, style.width, 2));
        }
    }
    lines
}

/// The event as it is told, or `None` where the table shows it in another way: whose turn it is, the own
/// cards, the count at the end of a round.
fn told(event: &SeenEvent, viewer: Option<Seat>) -> Option<SeenEvent> {
    match *event {
        EventOf::Turn {
            seat,
            step: Step::Serve(penalty),
        } if viewer != Some(seat) => Some(EventOf::Turn {
            seat,
            step: Step::Serve(penalty),
        }),
        EventOf::Turn { .. }
        | EventOf::WindowClosed
        | EventOf::HandCounted { .. }
        | EventOf::Scored { .. } => None,
        EventOf::Dealt { seat, card: _ } => Some(EventOf::Dealt { seat, card: None }),
        other => Some(other),
    }
}

/// Whether two events in a row may be told in one sentence.
fn belong_together(first: &SeenEvent, second: &SeenEvent) -> bool {
    match (first, second) {
        (EventOf::Played { seat, .. }, EventOf::Played { seat: other, .. }) => seat == other,
        (first, second) => !shows_cards(first) && !shows_cards(second),
    }
}

/// Whether the cards of an event are shown behind its line.
const fn shows_cards(event: &SeenEvent) -> bool {
    matches!(
        event,
        EventOf::Played { .. } | EventOf::Named { .. } | EventOf::StartTurned { .. }
    )
}

/// The cards that a play laid, or the color that it named: what is in force now.
fn cards_of(group: &[SeenEvent], texts: &Texts, style: Style) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for event in group {
        match *event {
            EventOf::Played {
                color: Some(color), ..
            }
            | EventOf::Named { color, .. } => {
                pieces.push(style.color(texts, color));
            }
            EventOf::Played { card, .. } | EventOf::StartTurned { card } if !card.is_wild() => {
                pieces.push(style.card(texts, card, true));
            }
            _ => {}
        }
    }
    pieces
}
