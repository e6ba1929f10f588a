//! A match that is over, as each of its seats saw it.

use crate::language;
use lastcard_engine::{Command, Phase, Seat};
use lastcard_notation::Record;
use lastcard_notation::record::Player;
use lastcard_projection::level;
use lastcard_protocol::game::{Event, View};
use lastcard_protocol::local::{Answer, ReplayPlayer, ReplayStream};
use lastcard_texts::{Arg, Texts};

/// The match of a record.
pub(crate) fn replay(text: &str, lang: &str) -> Answer {
    let problem = |first: &str, more: usize| problem(lang, first, more);
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(problems) => {
            let first = problems.first().map(ToString::to_string);
            return problem(&first.unwrap_or_default(), problems.len().saturating_sub(1));
        }
    };
    let opening = match record.opening() {
        Ok(opening) => opening,
        Err(error) => return problem(&error.to_string(), 0),
    };
    let seats = (0..record.header.names.seats()).map(Seat::new);
    let mut streams: Vec<ReplayStream> = seats
        .map(|seat| ReplayStream {
            viewer: seat.into(),
            start: View::from(&opening.view(Some(seat))),
            steps: vec![Vec::new(); record.entries.len()],
        })
        .collect();
    let played = record.watch(&mut |step, event, after| {
        for stream in &mut streams {
            let seen = event.seen_by(Some(stream.viewer.into()), after);
            stream.steps[step].push(Event::from(&seen));
        }
    });
    let end = match played {
        Ok(end) => end,
        Err(error) => return problem(&error.to_string(), 0),
    };
    let by = record.entries.iter().map(|entry| match entry.command {
        Command::Act(seat, _) => Some(seat.into()),
        Command::GraceEnds | Command::TimeIsUp | Command::NextRound => None,
    });
    Answer::Replay {
        players: players(&record),
        rules: record.header.rules.to_toml(),
        complete: matches!(end.public().phase(), Phase::MatchOver { .. }),
        by: by.collect(),
        streams,
    }
}

fn players(record: &Record) -> Vec<ReplayPlayer> {
    let header = &record.header;
    let player = |(seat, name): (Seat, &str)| ReplayPlayer {
        name: name.to_owned(),
        bot: match &header.players[seat.index()] {
            Player::Person => None,
            Player::Bot(name) => Some(level(name)),
        },
    };
    header.names.iter().map(player).collect()
}

fn problem(lang: &str, first: &str, more: usize) -> Answer {
    let more = i64::try_from(more).unwrap_or(i64::MAX);
    let args = [("problem", first.into()), ("more", Arg::Number(more))];
    Answer::Problem {
        text: Texts::of(language(lang)).text("problem-bad-record", &args),
    }
}
