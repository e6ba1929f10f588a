//! What somebody is told who comes, or comes back.

use crate::leaks::Leak;
use crate::{Around, Projection, Viewer, member, news, room, seq};
use lastcard_engine::Seat;
use lastcard_protocol::VERSION;
use lastcard_protocol::server::{Clock, ToClient};
use lastcard_table::log::{LogError, Member};
use lastcard_table::{Room, Written};
use std::borrow::Borrow;

/// The most entries that somebody is told one by one who comes back; beyond that it is told the table anew.
const MISSED: u64 = 40;

/// The table as it stands.
pub fn welcome(of: &Room, viewer: Viewer, around: Around) -> ToClient {
    ToClient::Welcome {
        version: VERSION,
        you: viewer.member().map(member),
        room: Box::new(room(of, viewer, around)),
    }
}

/// After which entry somebody who saw `since` is told everything one by one, when the last one is `head`; none for the table
/// as it stands.
pub fn told_since(since: Option<u64>, head: u64) -> Option<u64> {
    since.filter(|&seq| (1..=head).contains(&seq) && head - seq <= MISSED)
}

/// What a member missed up to the entry `head`, and the clock as it stands.
pub fn resumed(
    you: Member,
    head: u64,
    missed: Vec<ToClient>,
    clock: Option<Clock>,
) -> Vec<ToClient> {
    let mut messages = vec![ToClient::Resumed {
        version: VERSION,
        you: Some(member(you)),
        seq: seq(head),
    }];
    messages.extend(missed);
    messages.push(ToClient::Clock { clock });
    messages
}

/// The messages about the entries above `since`, made of the log as they were made the first time; none when the log, of
/// entries with their times, does not reach back so far.
///
/// # Errors
/// When the log cannot be applied.
pub fn missed<E: Borrow<Written>>(
    key: &str,
    log: impl IntoIterator<Item = (E, i64)>,
    viewer: Viewer,
    since: u64,
) -> Result<Option<Vec<ToClient>>, LogError> {
    let mut log = log.into_iter();
    let Some((first, _)) = log.next().filter(|(first, _)| first.borrow().seq <= since) else {
        return Ok(None);
    };
    let mut room = Room::begin(key, first.borrow())?;
    let mut messages = Vec::new();
    for (entry, at) in log {
        let entry = entry.borrow();
        if entry.seq <= since {
            room.apply(entry, &mut ())?;
            continue;
        }
        let mut viewer = viewer;
        if Leak::ResumeOfAnotherSeat.is_on() {
            let others = room.seats().iter().map(|&other| Viewer::Member(other));
            viewer = others
                .into_iter()
                .find(|&other| other != viewer)
                .unwrap_or(viewer);
        }
        let mut projection = Projection::of_all(Seat::MAX);
        room.apply(entry, &mut projection)?;
        messages.push(news(entry, at, &room, viewer, &projection, None));
    }
    Ok(Some(messages))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_missed_little_is_told_one_by_one_and_who_knows_another_table_is_told_it_anew() {
        assert_eq!(told_since(None, 50), None);
        for since in [10, 49, 50] {
            assert_eq!(told_since(Some(since), 50), Some(since));
        }
        for since in [0, 9, 51] {
            assert_eq!(told_since(Some(since), 50), None, "{since}");
        }
    }
}
