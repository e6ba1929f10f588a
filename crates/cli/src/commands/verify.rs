//! `lastcard verify`: whether the cards of a record are those that were promised.

use crate::args::{VerifyArgs, language};
use crate::failure::{BAD_INPUT, DOES_NOT_HOLD, Failure, Result};
use crate::plain::{plain, plain_path};
use crate::play::screen::Screen;
use lastcard_engine::SeatSet;
use lastcard_notation::record::{
    Finding, Record, ReplayFault, Report, RoundReport, Source, Unknown, Wrong,
};
use lastcard_notation::{Place, Problem};
use lastcard_texts::Texts;
use std::io::{self, Write};
use std::process::ExitCode;

/// Checks every round and says in plain words what was found, and what that proves.
pub(crate) fn run(args: &VerifyArgs) -> Result<ExitCode> {
    let file = plain_path(&args.record);
    let bytes = std::fs::read(&args.record)
        .map_err(|error| Failure::bad(format!("{file}: {error}; give the file of a record")))?;
    let record = match Record::parse(&bytes) {
        Ok(record) => record,
        Err(problems) => {
            for Problem { place, message } in problems {
                let Place { line, column } = place;
                eprintln!("lastcard: {file}:{line}:{column}: {}", plain(&message));
            }
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    let text = String::from_utf8_lossy(&bytes);
    let report = record.report();
    if args.json {
        writeln!(io::stdout(), "{}", report.to_json(&file, &record, &text))?;
    } else {
        let teller = Teller {
            texts: &Texts::new(language(args.lang)),
            record: &record,
            text: &text,
        };
        let mut screen = Screen::open();
        for sentence in teller.all(&report) {
            screen.sentence(&sentence)?;
        }
    }
    Ok(ExitCode::from(if report.is_verified() {
        0
    } else {
        DOES_NOT_HOLD
    }))
}

/// What was found of a whole match in a sentence or two; the rounds that are not as they must be have their own.
pub(crate) fn summary(texts: &Texts, record: &Record, text: &str) -> Vec<String> {
    let report = record.report();
    let teller = Teller {
        texts,
        record,
        text,
    };
    let fault = report.first_fault();
    let mut told: Vec<String> = fault
        .map(|round| teller.round(round, report.source))
        .into_iter()
        .collect();
    told.push(teller.whole(&report));
    told
}

/// Says what was found.
struct Teller<'a> {
    texts: &'a Texts,
    record: &'a Record,
    /// What the record was read from.
    text: &'a str,
}

impl Teller<'_> {
    /// A paragraph for each round, one for the match, and what it proves.
    fn all(&self, report: &Report) -> Vec<String> {
        let rounds = report.rounds.iter();
        let mut told: Vec<String> = rounds
            .map(|round| self.round(round, report.source))
            .collect();
        told.push(self.whole(report));
        if !report.is_verified() {
            return told;
        }
        let proves: &[&str] = match report.source {
            Source::Fair => &["verify-proves-fair", "verify-proves-not-fair"],
            Source::Seed => &["verify-proves-seed"],
            Source::Nothing => &[],
        };
        told.extend(proves.iter().map(|key| self.texts.text(key, &[])));
        told
    }

    fn whole(&self, report: &Report) -> String {
        let rounds = ("rounds", (report.rounds.len() as u32).into());
        let key = match report.first_fault().map(|round| &round.finding) {
            None if report.rounds.is_empty() => "verify-no-rounds",
            None if report.source == Source::Seed => "verify-all-seed",
            None => "verify-all-fair",
            Some(Finding::Wrong(_)) => "verify-all-wrong",
            Some(_) => "verify-all-unknown",
        };
        self.texts.text(key, &[rounds])
    }

    fn round(&self, round: &RoundReport, source: Source) -> String {
        let mut sentences = vec![self.finding(round, source)];
        if let Some(line) = round.line(self.record, self.text) {
            sentences.push(
                self.texts
                    .text("verify-line", &[("line", (line as u32).into())]),
            );
        }
        if source == Source::Fair && round.finding == Finding::Verified {
            if round.shares.is_empty() {
                sentences.push(self.texts.text("verify-no-shares", &[]));
            } else {
                sentences.push(self.about("verify-shares", round.shares));
            }
        }
        if !round.dropped.is_empty() {
            sentences.push(self.about("verify-dropped", round.dropped));
        }
        sentences.join(" ")
    }

    fn finding(&self, round: &RoundReport, source: Source) -> String {
        let number = ("round", round.round.into());
        let say = |key: &str| self.texts.text(key, &[number]);
        match &round.finding {
            Finding::Verified if source == Source::Seed => say("verify-round-seed"),
            Finding::Verified => say("verify-round-fair"),
            Finding::Unknown(Unknown::NoSource) => say("verify-unknown-source"),
            Finding::Unknown(Unknown::NoCommitment) => say("verify-unknown-commitment"),
            Finding::Unknown(Unknown::NoSecret) => say("verify-unknown-secret"),
            Finding::Unknown(Unknown::NotDealt) => say("verify-unknown-deal"),
            Finding::Unknown(Unknown::AfterWrong) => say("verify-unknown-after"),
            Finding::Wrong(Wrong::Commitment) => say("verify-wrong-commitment"),
            Finding::Wrong(Wrong::Promise(seat)) => {
                let name = self.record.header.names.of(*seat);
                self.texts
                    .text("verify-wrong-promise", &[number, ("name", name.into())])
            }
            Finding::Wrong(Wrong::Play(error)) => {
                let key = match error.fault {
                    ReplayFault::Seats { .. } => return say("verify-wrong-table"),
                    ReplayFault::Refused(_) => "verify-wrong-move",
                    _ => "verify-wrong-play",
                };
                let command = error.command.as_deref().unwrap_or_default();
                self.texts.text(key, &[number, ("command", command.into())])
            }
        }
    }

    fn about(&self, key: &str, seats: SeatSet) -> String {
        let names = seats.iter().map(|seat| self.record.header.names.of(seat));
        let names = self.texts.list(&names.collect::<Vec<_>>());
        self.texts.text(
            key,
            &[("names", (&names).into()), ("count", seats.len().into())],
        )
    }
}
