//! Records to text.

use super::fair::print_transcript;
use super::{Entry, Record};
use crate::names::Names;
use core::fmt;
use lastcard_engine::Event;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = &self.header.names;
        write!(f, "{}", self.header)?;
        let mut transcripts = self.transcripts.clone();
        for entry in &self.entries {
            let transcript = began(entry).and_then(|round| transcripts.remove_entry(&round));
            if let Some((round, transcript)) = transcript {
                f.write_str(&print_transcript(round, &transcript, names))?;
            }
            f.write_str(&print_entry(entry, names))?;
        }
        // Of a round that was not dealt, or not yet.
        transcripts.iter().try_for_each(|(&round, transcript)| {
            f.write_str(&print_transcript(round, transcript, names))
        })
    }
}

/// The round that begins with an entry.
fn began(entry: &Entry) -> Option<u32> {
    entry.events.iter().find_map(|event| match event {
        Event::RoundBegan { round, .. } => Some(*round),
        _ => None,
    })
}

/// An entry with the headings around it, each on a line of its own.
pub(super) fn print_entry(entry: &Entry, names: &Names) -> String {
    let mut lines: Vec<String> = heading(entry, names).into_iter().collect();
    lines.push(entry.to_line(names));
    lines.extend(results(entry, names));
    lines.iter().flat_map(|line| [line, "\n"]).collect()
}

/// The heading of a round, before the command that deals it.
pub(super) fn heading(entry: &Entry, names: &Names) -> Option<String> {
    entry.events.iter().find_map(|event| match event {
        Event::RoundBegan { round, dealer, .. } => {
            Some(format!("== round {round}, {} deals ==", names.of(*dealer)))
        }
        _ => None,
    })
}

/// The scores and the winner, behind the command that ended a round or the match.
pub(super) fn results(entry: &Entry, names: &Names) -> Vec<String> {
    let totals: Vec<String> = entry
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat, total, .. } => Some(format!("{} {total}", names.of(*seat))),
            _ => None,
        })
        .collect();
    let scores = (!totals.is_empty()).then(|| format!("== scores: {} ==", totals.join(", ")));
    let winner = entry.events.iter().find_map(|event| match event {
        Event::MatchEnded { winners } => Some(format!("== winner: {} ==", names.joined(*winners))),
        _ => None,
    });
    scores.into_iter().chain(winner).collect()
}
