//! Text to records.

use super::event::parse_events;
use super::fair::{MARK, read_line};
use super::header::{FIRST_LINE, parse_header};
use super::piece::{Fault, Piece};
use super::print::{heading, results};
use super::{Entry, Record, Transcript};
use crate::moves::parse_command;
use crate::names::Names;
use crate::place::{Place, Problem};
use crate::unseen::code;
use std::collections::BTreeMap;

/// What stands behind the header.
type Body = (Vec<Entry>, BTreeMap<u32, Transcript>);

pub(super) fn record(bytes: &[u8]) -> Result<Record, Vec<Problem>> {
    let whole = bytes
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |end| end + 1);
    let text = core::str::from_utf8(&bytes[..whole]).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let place = Place::of(&before, before.len());
        vec![Problem {
            place,
            message: "this is no text in UTF-8; is the file a record?".to_owned(),
        }]
    })?;
    if let Some(problem) = control(text) {
        return Err(vec![problem]);
    }
    let lines: Vec<&str> = text.lines().collect();
    let Some((first, rest)) = lines.split_first() else {
        return Err(vec![cut(1)]);
    };
    if *first != FIRST_LINE {
        return Err(vec![Problem {
            place: Place::START,
            message: not_a_record(first),
        }]);
    }
    let Some(end) = rest.iter().position(|line| line.is_empty()) else {
        return Err(vec![cut(lines.len() + 1)]);
    };
    let header = parse_header(&rest[..end])?;
    // Line 1, the header and the empty line stand before.
    let (entries, transcripts) = body(&rest[end + 1..], end + 3, &header.names)?;
    Ok(Record {
        header,
        entries,
        transcripts,
    })
}

/// The first control character that ends no line. None is ever written, so that a text which is kept without being
/// understood prints as it was read.
fn control(text: &str) -> Option<Problem> {
    let rest = text.replace("\r\n", "\n\n");
    let at = rest.find(|char: char| char.is_control() && char != '\n')?;
    let char = text[at..].chars().next()?;
    Some(Problem {
        place: Place::of(text, at),
        message: format!("{} is no part of a text; take it out", code(char)),
    })
}

fn cut(line: usize) -> Problem {
    let message = "the record ends within its header, before anything was played; there is nothing to \
         go on with";
    Problem {
        place: Place { line, column: 1 },
        message: message.to_owned(),
    }
}

fn not_a_record(first: &str) -> String {
    let format = first.strip_prefix("lastcard record ");
    match format.filter(|format| format.parse::<u32>().is_ok()) {
        Some(format) => format!(
            "this record has format {format} and this program reads format 1; use a newer program"
        ),
        None => format!("this is no record; the first line of a record is \"{FIRST_LINE}\""),
    }
}

/// The lines behind the header. The first of them has the number `number`.
fn body(lines: &[&str], number: usize, names: &Names) -> Result<Body, Vec<Problem>> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut transcripts = BTreeMap::new();
    let mut problems = Vec::new();
    // A heading waits for the command behind it, to be compared with it.
    let mut waiting: Option<(usize, &str)> = None;
    for (line, &text) in (number..).zip(lines) {
        let problem = |fault: Fault| Problem {
            place: Place {
                line,
                column: fault.column,
            },
            message: fault.message,
        };
        if text.is_empty() {
            continue;
        }
        if text.starts_with(MARK) {
            if let Err(fault) = read_line(Piece::line(text), names, &mut transcripts) {
                problems.push(problem(fault));
            }
            continue;
        }
        if text.starts_with("==") {
            // Scores and winners belong to the command before, everything else to the one behind.
            let told = entries
                .last()
                .is_some_and(|last| results(last, names).iter().any(|r| r == text));
            if !told && let Some((line, text)) = waiting.replace((line, text)) {
                problems.push(stray(line, text));
            }
            continue;
        }
        match entry(Piece::line(text), names) {
            Ok(entry) => {
                if let Some((line, text)) = waiting.take()
                    && heading(&entry, names).as_deref() != Some(text)
                {
                    problems.push(stray(line, text));
                }
                entries.push(entry);
            }
            Err(fault) => {
                waiting = None;
                problems.push(problem(fault));
            }
        }
    }
    // A round's heading at the very end was written just before a cut.
    if let Some((line, text)) = waiting
        && !text.starts_with("== round ")
    {
        problems.push(stray(line, text));
    }
    if problems.is_empty() {
        Ok((entries, transcripts))
    } else {
        problems.sort();
        Err(problems)
    }
}

fn stray(line: usize, text: &str) -> Problem {
    let message =
        format!("\"{text}\" does not agree with the commands around it; take the line out");
    Problem {
        place: Place { line, column: 1 },
        message,
    }
}

/// `COMMAND | EVENTS`
pub(super) fn entry(line: Piece<'_>, names: &Names) -> Result<Entry, Fault> {
    let Some((command, events)) = line.split_once(" |") else {
        return Err(line.fault("a line is \"COMMAND | EVENT; EVENT; …\""));
    };
    let command = parse_command(command.text, names).map_err(|error| Fault {
        column: error.column,
        message: error.fault.to_string(),
    })?;
    let events = if events.text.is_empty() {
        events
    } else {
        events
            .after(" ")
            .ok_or_else(|| events.not("a space, then the events"))?
    };
    Ok(Entry {
        command,
        events: parse_events(events, names)?,
    })
}
