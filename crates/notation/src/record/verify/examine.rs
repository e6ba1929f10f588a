//! A record played again, round by round.

use super::report::{Finding, Report, RoundReport, Source, Unknown, Wrong};
use crate::record::replay::ReplayFault;
use crate::record::{Entry, FairMatch, Record, ReplayError, Transcript};
use core::ops::Range;
use lastcard_engine::fair::{RoundKey, mix};
use lastcard_engine::{
    Chance, Command, Event, Fair, Hand, Refusal, Replayed, SeatSet, Seeded, State,
};

/// Plays the rounds one after the other.
pub(super) struct Examiner<'a> {
    record: &'a Record,
    /// Where the match stands; an error once it cannot be followed any further.
    state: Result<State, ReplayError>,
    /// The round that was played last.
    round: u32,
}

impl<'a> Examiner<'a> {
    /// What is found in a record, and the match after its last entry, as far as it can be followed.
    pub(super) fn examine(record: &'a Record) -> (Report, Result<State, ReplayError>) {
        let mut examiner = Examiner {
            record,
            state: record.opening(),
            round: 0,
        };
        let mut rounds = Vec::new();
        let mut begin = 0;
        for entries in record.rounds() {
            let range = begin..begin + entries.len();
            begin = range.end;
            let report = examiner.round(range);
            // What comes before the first deal leaves nothing to chance.
            if report.round > 0 || report.finding != Finding::Verified {
                rounds.push(report);
            }
        }
        rounds.extend(examiner.not_dealt(&rounds));
        if let (true, Err(error)) = (rounds.is_empty(), &examiner.state) {
            let finding = Finding::Wrong(Wrong::Play(error.clone()));
            rounds.push(round_report(0, 0..0, finding, None));
        }
        let source = match (&record.header.shuffle, &record.header.seed) {
            (Some(_), _) => Source::Fair,
            (None, Some(_)) => Source::Seed,
            (None, None) => Source::Nothing,
        };
        (Report { source, rounds }, examiner.state)
    }

    fn round(&mut self, entries: Range<usize>) -> RoundReport {
        let dealt = self.record.entries[entries.start].command == Command::NextRound;
        self.round += u32::from(dealt);
        let (round, transcript) = (self.round, self.record.transcripts.get(&self.round));
        let before = match &self.state {
            Ok(state) => state.clone(),
            Err(error) => {
                let finding = match round {
                    // Not even the table can be set up.
                    0 | 1 => Finding::Wrong(Wrong::Play(error.clone())),
                    _ => Finding::Unknown(Unknown::AfterWrong),
                };
                return round_report(round, entries, finding, transcript);
            }
        };
        let header = &self.record.header;
        let (finding, after) = if !dealt {
            self.without(&before, entries.clone(), Finding::Verified)
        } else if let Some(fair) = &header.shuffle {
            match key(fair, round, transcript, before.public().deck()) {
                Ok(key) => self.with(&before, entries.clone(), &mut Fair::new(key)),
                Err(finding) => self.without(&before, entries.clone(), finding),
            }
        } else if let Some(seed) = &header.seed {
            self.with(&before, entries.clone(), &mut Seeded::new(seed.seed()))
        } else {
            let finding = Finding::Unknown(Unknown::NoSource);
            self.without(&before, entries.clone(), finding)
        };
        self.state = after.or_else(|_| self.followed(before, entries.clone()));
        round_report(round, entries, finding, transcript)
    }

    /// The commitments to rounds of which no deal is written down.
    fn not_dealt(&self, dealt: &[RoundReport]) -> Vec<RoundReport> {
        let Some(fair) = &self.record.header.shuffle else {
            return Vec::new();
        };
        let Ok(deck) = self.record.opening().map(|state| *state.public().deck()) else {
            return Vec::new();
        };
        let transcripts = self.record.transcripts.iter();
        let left = transcripts.filter(|(round, _)| dealt.iter().all(|d| d.round != **round));
        left.map(|(&round, transcript)| {
            let finding = match key(fair, round, Some(transcript), &deck) {
                Err(wrong @ Finding::Wrong(_)) => wrong,
                _ => Finding::Unknown(Unknown::NotDealt),
            };
            let end = self.record.entries.len();
            round_report(round, end..end, finding, Some(transcript))
        })
        .collect()
    }

    /// Plays a round with the chance that it must have had.
    fn with(
        &self,
        before: &State,
        entries: Range<usize>,
        chance: &mut impl Chance,
    ) -> (Finding, Result<State, ReplayError>) {
        let after = self.played(before, entries, |state, entry| {
            let mut events = Vec::new();
            state.command(&entry.command, chance, &mut events)?;
            Ok(events)
        });
        let finding = match &after {
            Ok(_) => Finding::Verified,
            Err(error) => Finding::Wrong(Wrong::Play(error.clone())),
        };
        (finding, after)
    }

    /// Plays a round of which the chance is not known with the cards that are written down; `finding` is
    /// what is found when the rules were kept.
    fn without(
        &self,
        before: &State,
        entries: Range<usize>,
        finding: Finding,
    ) -> (Finding, Result<State, ReplayError>) {
        let after = self.played(before, entries, |state, entry| {
            let mut events = Vec::new();
            let mut chance = Replayed::new(&entry.events);
            state.command(&entry.command, &mut chance, &mut events)?;
            Ok(events)
        });
        let finding = match (&after, finding) {
            (Ok(_), finding) | (Err(_), finding @ Finding::Wrong(_)) => finding,
            (Err(error), _) => Finding::Wrong(Wrong::Play(error.clone())),
        };
        (finding, after)
    }

    /// Plays some commands and compares what comes of them.
    fn played(
        &self,
        before: &State,
        entries: Range<usize>,
        mut play: impl FnMut(&mut State, &Entry) -> Result<Vec<Event>, Refusal>,
    ) -> Result<State, ReplayError> {
        let mut state = before.clone();
        for index in entries {
            let entry = &self.record.entries[index];
            let wrong = |fault| self.record.wrong(index, fault);
            let found =
                play(&mut state, entry).map_err(|refusal| wrong(ReplayFault::Refused(refusal)))?;
            let pairs = found.iter().zip(&entry.events);
            let same = pairs.take_while(|(found, told)| found == told).count();
            if same < found.len().max(entry.events.len()) {
                return Err(wrong(ReplayFault::Otherwise { event: same }));
            }
        }
        Ok(state)
    }

    /// The match after some entries of which other things should have come, as they are written down.
    fn followed(&self, mut state: State, entries: Range<usize>) -> Result<State, ReplayError> {
        for index in entries {
            self.record.follow(
                &mut state,
                index,
                &mut Replayed::default(),
                &mut |_, _, _| (),
            )?;
        }
        Ok(state)
    }
}

/// The key of a round, or what keeps it from being known.
fn key(
    fair: &FairMatch,
    round: u32,
    transcript: Option<&Transcript>,
    deck: &Hand,
) -> Result<RoundKey, Finding> {
    let unknown = |why| Finding::Unknown(why);
    let transcript = transcript.ok_or(unknown(Unknown::NoCommitment))?;
    let id = fair.round(round);
    let mut contributions = transcript.contributions.iter();
    if let Some(broken) = contributions.find(|contribution| !contribution.holds(id)) {
        return Err(Finding::Wrong(Wrong::Promise(broken.seat)));
    }
    let commitment = transcript.commitment.as_ref();
    let commitment = commitment.ok_or(unknown(Unknown::NoCommitment))?;
    let secret = transcript.secret.as_ref();
    let secret = secret.ok_or(unknown(Unknown::NoSecret))?;
    if fair.commitment(round, deck, secret) != *commitment {
        return Err(Finding::Wrong(Wrong::Commitment));
    }
    Ok(mix(secret, commitment, &transcript.contributions))
}

fn round_report(
    round: u32,
    entries: Range<usize>,
    finding: Finding,
    transcript: Option<&Transcript>,
) -> RoundReport {
    let contributions = transcript.map_or(&[][..], |transcript| &transcript.contributions);
    let those = |shown: bool| -> SeatSet {
        let seats = contributions.iter().filter(|c| c.share.is_some() == shown);
        seats.map(|contribution| contribution.seat).collect()
    };
    RoundReport {
        round,
        entries,
        finding,
        shares: those(true),
        dropped: those(false),
    }
}
