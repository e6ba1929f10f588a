//! What each client saw, beside the record of the match.

use super::history::{History, Seen};
use lastcard_engine::{Seat, SeenEvent, State, View};
use lastcard_notation::record::Record;
use lastcard_protocol::server::Fact;

/// What a seat sees of a match that was written down, and its view after each event.
fn projection(record: &Record, seat: Seat) -> Vec<(SeenEvent, View)> {
    let header = &record.header;
    let seats = header.names.iter().count();
    let mut state = State::new(header.rules.rules, seats, header.first).unwrap();
    let mut seen = Vec::new();
    for event in record.entries.iter().flat_map(|entry| &entry.events) {
        state.evolve(event);
        let viewer = Some(seat);
        seen.push((event.seen_by(viewer, &state), state.view(viewer)));
    }
    seen
}

/// What a client saw of an entry, and its view after it.
type Shown = (Vec<SeenEvent>, View);

/// What a client saw of the match of that number, from its beginning; none when it did not see the beginning.
fn seen_of_match(history: &History, number: u32) -> Option<(Seat, Vec<Shown>)> {
    let mut seat = None;
    let mut goes_on = false;
    let mut entries = Vec::new();
    for seen in &history.seen {
        let Seen::News { news, view, .. } = seen else {
            continue;
        };
        for fact in &news.facts {
            if let Fact::MatchBegan {
                number: begun,
                players,
                ..
            } = fact
            {
                goes_on = *begun == number;
                if goes_on {
                    let own = players.iter().position(|it| Some(*it) == history.member);
                    seat = own.map(Seat::new);
                }
            }
        }
        if goes_on && !news.seen.is_empty() {
            entries.push((news.seen.clone(), view.clone()?));
        }
    }
    Some((seat?, entries))
}

/// Compares what a client saw of a whole match with its record: every event, and the view after every entry.
///
/// # Errors
/// The first difference.
pub(crate) fn compare(history: &History, number: u32, record: &Record) -> Result<(), String> {
    let (seat, entries) = seen_of_match(history, number).ok_or("the beginning was not seen")?;
    let mut expected = projection(record, seat).into_iter();
    for (events, view) in entries {
        let mut after = None;
        for event in events {
            let (seen, view) = expected.next().ok_or("the record has no more events")?;
            if event != seen {
                return Err(format!("{event:?} was seen, and {seen:?} is in the record"));
            }
            after = Some(view);
        }
        if Some(view) != after {
            return Err("another view than that of the record".to_owned());
        }
    }
    match expected.count() {
        0 => Ok(()),
        unseen => Err(format!("the record has {unseen} events that were not seen")),
    }
}
