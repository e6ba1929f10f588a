//! What each client saw, beside the record of the match.

use super::history::{History, Seen};
use lastcard_engine::{Seat, SeenEvent, State, View};
use lastcard_notation::record::Record;
use lastcard_protocol::server::Fact;

/// What a seat sees of a match that was written down, and its view after each event.
pub(crate) fn projection(record: &Record, seat: Seat) -> Vec<(SeenEvent, View)> {
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

/// What a client saw of the match of that number, from its beginning, with its view after each entry; none
/// when it did not see the beginning. An entry has as many events as the number says.
pub(crate) fn seen_of_match(
    history: &History,
    number: u32,
) -> Option<(Seat, Vec<(Vec<SeenEvent>, View)>)> {
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
pub(crate) fn compare(history: &History, number: u32, record: &Record) {
    let (seat, entries) = seen_of_match(history, number).expect("it saw the beginning");
    let mut expected = projection(record, seat).into_iter();
    for (events, view) in entries {
        let mut after = None;
        for event in events {
            let (seen, view) = expected.next().expect("the record has no more events");
            assert_eq!(event, seen, "another event than in the record");
            after = Some(view);
        }
        assert_eq!(Some(view), after, "another view than in the record");
    }
    let rest = expected.count();
    assert_eq!(rest, 0, "the record has events that were not seen");
}
