//! Records of fair matches: the program and the script agree that they are right.

use crate::script::verdicts;
use crate::support::fair_match;
use lastcard_engine::Event;
use lastcard_notation::Record;
use lastcard_notation::record::{Finding, Source, Unknown, Wrong};
use std::collections::BTreeSet;

/// The match that is published.
const EXAMPLE: u64 = 34;

#[test]
fn three_hundred_random_fair_matches_are_verified_by_the_program_and_by_the_script() {
    let records: Vec<Record> = (0..300).map(fair_match).collect();
    let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
    let mut kinds = BTreeSet::new();
    for (number, (record, text)) in records.iter().zip(&texts).enumerate() {
        let read = Record::parse(text).unwrap();
        assert_eq!(read, *record, "match {number}");
        let report = read.report();
        assert_eq!(report.source, Source::Fair);
        assert!(report.is_verified(), "match {number}: {report:?}\n{text}");
        assert_eq!(read.verify().unwrap(), read.replay().unwrap());
        for event in record.entries.iter().flat_map(|entry| &entry.events) {
            kinds.insert(kind(event));
        }
    }
    // What the script must follow happened, all of it.
    for wanted in [
        "cut",
        "returned",
        "refilled",
        "collected",
        "rotated",
        "swapped",
        "knocked out",
        "left",
        "went out",
    ] {
        assert!(kinds.contains(wanted), "no {wanted} in any of the matches");
    }
    for (number, right) in verdicts(&texts).into_iter().enumerate() {
        assert!(right, "the script rejects match {number}");
    }
}

#[test]
fn the_published_example_is_verified_by_both() {
    let path = crate::script::repository("corpus/fair/example.lcr");
    if std::env::var_os("LASTCARD_BLESS").is_some() {
        std::fs::write(&path, fair_match(EXAMPLE).to_string()).unwrap();
    }
    let text = std::fs::read_to_string(path).unwrap();
    let report = Record::parse(&text).unwrap().report();
    assert!(report.is_verified(), "{report:?}");
    assert!(report.rounds.len() > 1);
    assert!(report.rounds.iter().any(|round| !round.dropped.is_empty()));
    assert_eq!(verdicts(&[text]), [true]);
}

#[test]
fn what_is_missing_in_a_transcript_is_named() {
    let record = (0..100)
        .map(fair_match)
        .find(|record| record.transcripts.len() == 3)
        .unwrap();
    let finding = |change: &dyn Fn(&mut Record), round: usize| {
        let mut record = record.clone();
        change(&mut record);
        let read = Record::parse(record.to_string()).unwrap();
        assert_eq!(read, record);
        assert!(read.verify().is_err());
        assert_eq!(verdicts(&[record.to_string()]), [false]);
        read.report().rounds[round].finding.clone()
    };
    let no_secret = finding(&|r| r.transcripts.get_mut(&2).unwrap().secret = None, 1);
    assert_eq!(no_secret, Finding::Unknown(Unknown::NoSecret));
    let no_lines = finding(&|r| drop(r.transcripts.remove(&2)), 1);
    assert_eq!(no_lines, Finding::Unknown(Unknown::NoCommitment));
    let more = |r: &mut Record| drop(r.transcripts.insert(4, r.transcripts[&3].clone()));
    assert!(matches!(finding(&more, 3), Finding::Wrong(_)));
    let not_dealt = |r: &mut Record| {
        let begin = r.rounds().take(2).map(<[_]>::len).sum();
        r.entries.truncate(begin);
    };
    assert_eq!(finding(&not_dealt, 2), Finding::Unknown(Unknown::NotDealt));
    let other_secret = |r: &mut Record| {
        let other = r.transcripts[&1].secret.clone();
        r.transcripts.get_mut(&2).unwrap().secret = other;
    };
    assert_eq!(finding(&other_secret, 1), Finding::Wrong(Wrong::Commitment));
}

#[test]
fn a_round_that_is_wrong_does_not_keep_the_others_from_being_verified() {
    let record = (0..100)
        .map(fair_match)
        .find(|record| record.transcripts.len() == 3)
        .unwrap();
    let mut wrong = record.clone();
    wrong.transcripts.get_mut(&2).unwrap().contributions.clear();
    let report = wrong.report();
    let codes: Vec<&str> = report.rounds.iter().map(|r| r.finding.code()).collect();
    assert_eq!(codes, ["verified", "wrong", "verified"]);
    let text = wrong.to_string();
    let line = report.rounds[1].line(&wrong, &text).unwrap();
    let deal = text.lines().nth(line - 1).unwrap();
    assert!(deal.starts_with("next round | round 2: "), "{deal}");
}

fn kind(event: &Event) -> &'static str {
    match event {
        Event::DealerDrew { .. } => "cut",
        Event::StartReturned { .. } => "returned",
        Event::Refilled => "refilled",
        Event::Collected => "collected",
        Event::Rotated { .. } => "rotated",
        Event::Swapped { .. } => "swapped",
        Event::KnockedOut { .. } => "knocked out",
        Event::Left { .. } => "left",
        Event::WentOut { .. } => "went out",
        _ => "other",
    }
}
