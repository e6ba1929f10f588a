//! A run against its twins: whatever an observer is sent must be the same, byte for byte and millisecond by millisecond.

use super::author::{Plot, Script, write, written};
use super::disclosure::compare;
use super::orders::Orders;
use super::record::rounds;
use super::report::{Leak, Report, kind};
use super::slots::Known;
use super::stage::{Heard, Observer, Stage, Step, in_a_world};
use super::twin::Dealt;
use crate::world::dictated::BEGIN;
use lastcard_engine::Seat;
use lastcard_engine::fair::RoundKey;
use lastcard_table::Written;
use lastcard_table::log::Fact;
use lastcard_testkit::random::Dice;

impl Heard {
    /// What was written down, with the millisecond.
    pub(super) fn entries(&self) -> impl Iterator<Item = (u64, Written)> {
        let entries = self.journal.iter();
        entries.map(|entry| ((entry.at - BEGIN) as u64, written(entry)))
    }
}

/// A run, with what was written down in it taken apart.
pub(super) struct Run<'a> {
    pub(super) plot: &'a Plot,
    pub(super) script: Script,
    pub(super) heard: Heard,
    pub(super) journal: Vec<(u64, Written)>,
    /// The rounds, each with the places of its entries in the journal.
    pub(super) rounds: Vec<(Dealt, Vec<usize>)>,
}

/// A moment of a run.
pub(super) struct Moment {
    /// So many steps were done.
    pub(super) steps: usize,
    /// The millisecond.
    pub(super) at: u64,
    /// So many entries were written down.
    pub(super) entries: usize,
    /// The round, and how many of its entries are among them.
    pub(super) round: usize,
    pub(super) before: usize,
}

impl<'a> Run<'a> {
    /// Writes and plays a run.
    pub(super) fn of(plot: &'a Plot) -> Run<'a> {
        let (script, heard) = in_a_world(plot.seed, None, async |stage| write(plot, stage).await);
        let journal: Vec<(u64, Written)> = heard.entries().collect();
        let rounds = rounds(plot, &script, &heard, &journal);
        Run {
            plot,
            script,
            heard,
            journal,
            rounds,
        }
    }

    /// A moment at which a round has been dealt: the beginning of a step, or the end.
    pub(super) fn some_moment(&self, dice: &mut Dice) -> Moment {
        let (first, last) = (self.script.opening, self.script.steps.len());
        self.moment(first + dice.below(last - first) + 1)
    }

    pub(super) fn moment(&self, steps: usize) -> Moment {
        let waits = self.script.steps[..steps].iter().map(|step| step.wait);
        let at = waits.sum();
        let entries = self
            .journal
            .iter()
            .filter(|(written, _)| *written < at)
            .count();
        let dealt = self.rounds.iter().filter(|(_, places)| places[0] < entries);
        let round = dealt.count() - 1;
        let places = &self.rounds[round].1;
        Moment {
            steps,
            at,
            entries,
            round,
            before: places.iter().filter(|&&place| place < entries).count(),
        }
    }

    /// The seats that bots play, or played for a while.
    fn bots(&self, moment: &Moment) -> impl Iterator<Item = Seat> {
        let early = self.journal[..moment.entries].iter();
        let facts = early.flat_map(|(_, entry)| &entry.body.facts);
        let driven = facts.filter_map(|fact| match fact {
            Fact::DrivenIs { member, .. } => Some(usize::from(*member) - 1),
            _ => None,
        });
        let bots = self.plot.people..self.plot.people + self.plot.bots;
        driven.chain(bots).map(Seat::new)
    }

    /// Looks for twins and compares.
    pub(super) fn examine(&self, twins: u32, report: &mut Report) -> Result<(), Leak> {
        report.runs += 1;
        report.rounds += self.rounds.len();
        self.no_secret_is_told_early()?;
        if self.rounds.is_empty() || self.script.opening == self.script.steps.len() {
            return Ok(());
        }
        let mut dice = Dice::new(self.plot.seed ^ 0x7713);
        for _ in 0..twins {
            let moment = self.some_moment(&mut dice);
            let (dealt, _) = &self.rounds[moment.round];
            let mut knowing = vec![match dice.below(self.plot.people + 1) {
                0 => None,
                seat => Some(Seat::new(seat - 1)),
            }];
            // What bots do rests on the cards that they see.
            knowing.extend(self.bots(&moment).map(Some));
            let fixed = dealt.fixed(&knowing, moment.before);
            let found = dealt.twin(&fixed, moment.before, &mut dice);
            report.looked_for += 1;
            match found.at_once {
                Ok(()) => report.at_once += 1,
                Err(disclosure) => *report.told.entry(disclosure).or_default() += 1,
            }
            report.steps.0 += found.steps.0;
            report.steps.1 += found.steps.1;
            let Some(orders) = found.orders else {
                report.not_found += 1;
                continue;
            };
            report.twins += 1;
            report.changed += dealt.changed(&orders);
            let dictated = dealt.dictated(orders.clone());
            let twin = self.play(moment.steps, dictated);
            for observer in self.in_the_dark(&moment, &orders) {
                same(observer, &self.heard, &twin, moment.at)?;
                *report.tuples.entry(kind(observer).to_owned()).or_default() += 1;
            }
            self.went_alike(&twin, moment.entries);
        }
        Ok(())
    }

    /// Does the same steps once more, with these cards.
    pub(super) fn play(&self, steps: usize, dictated: (RoundKey, Orders)) -> Heard {
        play(self.plot.seed, &self.script.steps[..steps], Some(dictated))
    }

    /// Everybody who knows none of the cards that are other ones.
    fn in_the_dark(&self, moment: &Moment, orders: &Orders) -> Vec<Observer> {
        let (dealt, _) = &self.rounds[moment.round];
        let unchanged = |seat| {
            let known: Known = dealt.round.known(seat, moment.before);
            let pairs = orders.iter().zip(&dealt.round.orders).zip(&known);
            pairs.into_iter().all(|((twin, own), known)| {
                let cards = twin.iter().zip(own).zip(known);
                cards
                    .into_iter()
                    .all(|((twin, own), known)| !known || twin == own)
            })
        };
        let seats = (0..self.plot.people).filter(|&seat| unchanged(Some(Seat::new(seat))));
        let mut dark: Vec<Observer> = seats.map(Observer::Seat).collect();
        assert!(unchanged(None), "what everybody knows stays");
        let others = [Observer::Late, Observer::Watcher, Observer::Caller];
        dark.extend(
            others
                .into_iter()
                .filter(|who| !self.heard.of(*who, moment.at).is_empty()),
        );
        dark
    }

    /// The twin was carried out as it was foreseen.
    fn went_alike(&self, twin: &Heard, entries: usize) {
        let journal = twin.journal.iter().map(written);
        let pairs = self.journal.iter().take(entries).zip(journal);
        let mut count = 0;
        for ((_, one), other) in pairs {
            count += 1;
            assert_eq!(
                one.body.facts.len(),
                other.body.facts.len(),
                "{one:?} and {other:?}"
            );
            for (one, other) in one.body.facts.iter().zip(&other.body.facts) {
                match (one, other) {
                    (Fact::Played(one), Fact::Played(other)) => {
                        assert_eq!(one.command, other.command);
                        assert_eq!(compare(&one.events, &other.events), Ok(()));
                    }
                    _ => assert_eq!(one, other),
                }
            }
        }
        assert_eq!(count, entries, "the twin goes as far as the run");
    }

    /// The server's part of a shuffle is told to nobody before the round is over, and a token only to its owner.
    fn no_secret_is_told_early(&self) -> Result<(), Leak> {
        for (place, (_, entry)) in self.journal.iter().enumerate() {
            let Some(secret) = &entry.secret else {
                continue;
            };
            let told = |(_, of): &&(u64, Written)| {
                of.body
                    .facts
                    .iter()
                    .any(|fact| matches!(fact, Fact::Revealed { .. }))
            };
            let until = self.journal[place..]
                .iter()
                .find(told)
                .map_or(u64::MAX, |(at, _)| *at);
            let hex = lastcard_table::log::Hex(secret.0).to_string();
            self.nobody_hears(&hex, until, |_| false)?;
        }
        for (seat, token) in self.script.tokens.iter().enumerate() {
            let owner = |who: Observer| who == Observer::Seat(seat) || who == Observer::Nobody;
            self.nobody_hears(&token.reveal(), u64::MAX, owner)?;
        }
        Ok(())
    }

    fn nobody_hears(
        &self,
        word: &str,
        before: u64,
        but: impl Fn(Observer) -> bool,
    ) -> Result<(), Leak> {
        for &observer in self.heard.streams.keys().filter(|&&who| !but(who)) {
            for stream in self.heard.of(observer, before) {
                let bytes: Vec<u8> = stream.into_iter().flat_map(|(_, bytes)| bytes).collect();
                if String::from_utf8_lossy(&bytes).contains(word) {
                    let what = format!("{word} is told before {before} ms");
                    return Err(Leak { observer, what });
                }
            }
        }
        Ok(())
    }
}

/// Does these steps in the world of that seed.
pub(super) fn play(seed: u64, steps: &[Step], dictated: Option<(RoundKey, Orders)>) -> Heard {
    let act = async |stage: &mut Stage| {
        for step in steps {
            stage.step(step).await;
        }
    };
    in_a_world(seed, dictated, act).1
}

/// Compares what an observer heard before that millisecond.
pub(super) fn same(
    observer: Observer,
    one: &Heard,
    other: &Heard,
    before: u64,
) -> Result<(), Leak> {
    let (one, other) = (one.of(observer, before), other.of(observer, before));
    if one == other {
        return Ok(());
    }
    let parts = |streams: &[super::line::Stream]| -> Vec<String> {
        let parts = streams.iter().flatten();
        parts
            .map(|(at, bytes)| format!("{at}: {}", String::from_utf8_lossy(bytes)))
            .collect()
    };
    let (one, other) = (parts(&one), parts(&other));
    let place = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let (one, other) = (one.get(place), other.get(place));
    let what = format!("{one:?}\n\nand with other hidden cards\n\n{other:?}");
    Err(Leak { observer, what })
}
