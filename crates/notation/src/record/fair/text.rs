//! Fair shuffles to text and back.

use super::{FairMatch, MoreOfRound, Transcript};
use crate::names::Names;
use crate::record::hex::{hex, unhex};
use crate::record::piece::{Fault, Piece};
use lastcard_engine::Seat;
use lastcard_engine::fair::{Commitment, Contribution, Promise, ServerSecret, Share};
use std::collections::BTreeMap;

/// How a line of a transcript begins.
pub(in crate::record) const MARK: &str = "--";

/// `fair, table ID, match NUMBER`
pub(in crate::record) fn print_shuffle(shuffle: &FairMatch) -> String {
    format!("fair, table {}, match {}", shuffle.table, shuffle.number)
}

/// The table and the number of a match.
pub(in crate::record) fn parse_shuffle(value: Piece<'_>) -> Result<(String, u32), Fault> {
    let form = "fair, table ID, match NUMBER, with letters, digits, - and _ in the ID";
    let wrong = || value.not(form);
    let table = value.after("fair, table ").ok_or_else(wrong)?;
    let (table, number) = table.split_once(", match ").ok_or_else(wrong)?;
    if !(1..=64).contains(&table.text.len()) || !is_word(table.text) {
        return Err(table.not("1 to 64 letters, digits, - and _"));
    }
    Ok((table.text.to_owned(), number.number()?))
}

/// The lines of a round.
pub(in crate::record) fn print_transcript(
    round: u32,
    transcript: &Transcript,
    names: &Names,
) -> String {
    let of_round = |key: &str, value: &str| line(round, None, key, value, names);
    let mut lines: Vec<String> = Vec::new();
    if let Some(commitment) = &transcript.commitment {
        lines.push(of_round(COMMITMENT, &hex(&commitment.0)));
    }
    for contribution in &transcript.contributions {
        let share = match &contribution.share {
            Some(share) => format!("{SHARE} {}", hex(&share.0)),
            None => DROPPED.to_owned(),
        };
        let value = format!("{}, {share}", hex(&contribution.promise.0));
        lines.push(line(round, Some(contribution.seat), PROMISE, &value, names));
    }
    if let Some(secret) = &transcript.secret {
        lines.push(of_round(SECRET, &hex(&secret.0)));
    }
    for MoreOfRound { seat, key, value } in &transcript.more {
        lines.push(line(round, *seat, key, value, names));
    }
    lines.concat()
}

/// Reads a line into the transcript of its round.
pub(in crate::record) fn read_line(
    piece: Piece<'_>,
    names: &Names,
    transcripts: &mut BTreeMap<u32, Transcript>,
) -> Result<(), Fault> {
    let wrong = || piece.not("-- round NUMBER: KEY VALUE, -- round NUMBER, NAME: KEY VALUE");
    let rest = piece.after("-- round ").ok_or_else(wrong)?;
    let (whose, what) = rest.split_once(": ").ok_or_else(wrong)?;
    let (round, seat) = match whose.split_once(", ") {
        Some((round, name)) => (round, Some(name.seat(names)?)),
        None => (whose, None),
    };
    let transcript = transcripts.entry(round.number()?).or_default();
    let (key, value) = what.split_once(" ").unwrap_or((what, what.end()));
    match (key.text, seat) {
        (COMMITMENT, None) => {
            let commitment = Commitment(bytes(value)?);
            once(&mut transcript.commitment, commitment, piece)
        }
        (SECRET, None) => {
            let secret = ServerSecret(bytes(value)?);
            once(&mut transcript.secret, secret, piece)
        }
        (PROMISE, Some(seat)) => {
            let contribution = contribution(seat, value)?;
            if transcript.contributions.iter().any(|c| c.seat == seat) {
                return Err(twice(piece));
            }
            transcript.contributions.push(contribution);
            Ok(())
        }
        (word, _) if is_word(word) && ![COMMITMENT, SECRET, PROMISE].contains(&word) => {
            transcript.more.push(MoreOfRound {
                seat,
                key: word.to_owned(),
                value: value.text.to_owned(),
            });
            Ok(())
        }
        _ => Err(key.not("commitment and secret of the round, promise of a seat")),
    }
}

/// `HEX, share HEX` or `HEX, dropped`
fn contribution(seat: Seat, value: Piece<'_>) -> Result<Contribution, Fault> {
    let form = "64 digits 0-9 a-f, then \", share\" with 64 more, or \", dropped\"";
    let (promise, share) = value.split_once(", ").ok_or_else(|| value.not(form))?;
    let share = match share.after("share ") {
        Some(digits) => Some(Share(bytes(digits)?)),
        None if share.text == DROPPED => None,
        None => return Err(share.not("share with 64 digits 0-9 a-f, dropped")),
    };
    Ok(Contribution {
        seat,
        promise: Promise(bytes(promise)?),
        share,
    })
}

fn bytes<const N: usize>(digits: Piece<'_>) -> Result<[u8; N], Fault> {
    let wrong = || digits.not(&format!("{} digits 0-9 a-f", 2 * N));
    unhex(digits.text).ok_or_else(wrong)
}

fn once<T>(place: &mut Option<T>, value: T, line: Piece<'_>) -> Result<(), Fault> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(twice(line)),
    }
}

fn twice(line: Piece<'_>) -> Fault {
    line.fault("this is told already, further up; take one of the two lines out")
}

/// One line with its line feed. What would break the line is written with spaces instead.
fn line(round: u32, seat: Option<Seat>, key: &str, value: &str, names: &Names) -> String {
    let whose = seat.map_or_else(String::new, |seat| format!(", {}", names.of(seat)));
    let space = if value.is_empty() { "" } else { " " };
    let value = value.replace(char::is_control, " ");
    format!("{MARK} round {round}{whose}: {key}{space}{value}\n")
}

fn is_word(text: &str) -> bool {
    let plain = |char: char| char.is_ascii_alphanumeric() || char == '-' || char == '_';
    !text.is_empty() && text.chars().all(plain)
}

const COMMITMENT: &str = "commitment";
const SECRET: &str = "secret";
const PROMISE: &str = "promise";
const SHARE: &str = "share";
const DROPPED: &str = "dropped";
