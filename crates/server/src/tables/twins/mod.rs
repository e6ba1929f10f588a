//! Nobody is sent anything that rests on a hidden card.
//!
//! Runs are played against a server in a world where time and chance are dictated. Each of them is then played again with
//! other cards wherever an observer cannot have seen them: a *twin*. Everybody does the same; only what the rules
//! themselves tell of hidden cards ([`disclosure::Disclosure`]) must come out alike. Then every byte that the observer is
//! sent, and the time at which it is sent, must be the same. What an observer knows is worked out in [`slots`] from the
//! record of what happened, and not by the code that is judged here.

mod apart;
mod author;
mod disclosure;
mod judge;
mod line;
mod orders;
mod record;
mod report;
mod slots;
mod stage;
mod store;
mod twin;

use author::Plot;
use judge::Run;
use lastcard_notation::{PRESET_NAMES, Preset, RulesDocument, preset};
use lastcard_testkit::random::{Dice, rules};
use report::Report;
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// How many runs are looked at, and how many twins of each.
const RUNS: u64 = 1000;
const TWINS: u32 = 6;

/// The plot of that number: a preset or random rules, with 2 to 6 seats.
fn plot(number: u64) -> Plot {
    let mut dice = Dice::new(number);
    let mut seats = 2 + number as usize % 5;
    let rules = if number.is_multiple_of(2) {
        RulesDocument::new(Preset::Standard, rules(&mut dice, seats))
    } else {
        let name = PRESET_NAMES[(number / 2) as usize % PRESET_NAMES.len()];
        preset(name).unwrap().clone()
    };
    while rules.rules.deck(seats).is_err() {
        seats = 2 + (seats - 1) % 5;
    }
    let bots = usize::from(seats > 2 && number.is_multiple_of(3));
    Plot {
        seed: number,
        people: seats - bots,
        bots,
        steps: dice.one_of(&[25, 60, 90, 140]),
        delay: dice.one_of(&[0, 3, 10]),
        turn: dice.one_of(&[0, 5, 45]),
        rules,
    }
}

/// Everything that is looked at in the run of a plot.
fn look_at(number: u64, twins: u32, report: &mut Report) -> Result<(), report::Leak> {
    let plot = plot(number);
    let run = Run::of(&plot);
    run.examine(twins, report)?;
    run.watchers_are_behind(report)?;
    run.bots_take_their_time(report)
}

/// Does something for each number below `count`, on all processors.
fn for_each(count: u64, act: impl Fn(u64) + Sync) {
    let next = AtomicU64::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    act(number);
                }
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::leaks::{Leak, on};
    use lastcard_projection::leaks as told;

    #[test]
    fn nobody_is_sent_anything_that_rests_on_a_hidden_card() {
        let all = Mutex::new(Report::default());
        for_each(RUNS, |number| {
            let mut report = Report::default();
            if let Err(leak) = look_at(number, TWINS, &mut report) {
                panic!("run {number}: {leak}");
            }
            all.lock().unwrap().add(&report);
        });
        let report = all.into_inner().unwrap();
        println!("{report}");
        let tuples: u32 = report.tuples.values().sum();
        assert!(tuples >= 10_000, "{tuples} streams were compared");
        let played = |number| {
            let Plot {
                rules,
                people,
                bots,
                ..
            } = plot(number);
            (number % 2 == 1).then_some((rules.preset.name(), people + bots))
        };
        let played: BTreeSet<_> = (0..RUNS).filter_map(played).collect();
        for name in PRESET_NAMES {
            let seats = played.iter().filter(|(of, _)| of == name).count();
            assert!(seats >= 2, "{name} is played by {seats} numbers of players");
        }
    }

    /// A way to tell hidden cards: in what is told, or in how the server tells it.
    #[derive(Clone, Copy, Debug)]
    enum Switch {
        Told(told::Leak),
        Server(Leak),
    }

    impl Switch {
        fn all() -> Vec<Switch> {
            let told = told::Leak::ALL.into_iter().map(Switch::Told);
            told.chain(Leak::ALL.into_iter().map(Switch::Server))
                .collect()
        }

        /// Switches it on for this thread.
        fn set_on(self) {
            match self {
                Switch::Told(leak) => told::on::LEAK.set(Some(leak)),
                Switch::Server(leak) => on::LEAK.set(Some(leak)),
            }
        }

        /// Switches all of them off.
        fn set_off() {
            told::on::LEAK.set(None);
            on::LEAK.set(None);
        }
    }

    #[test]
    fn every_leak_is_found() {
        /// Enough for the rarest of them: a hand must be swapped before somebody's eyes, or a bot must think.
        const RUNS: u64 = 300;
        let found = Mutex::new(Vec::new());
        let all = Switch::all();
        for_each(all.len() as u64, |place| {
            let leak = all[place as usize];
            leak.set_on();
            let mut report = Report::default();
            let run =
                (0..RUNS).find_map(|number| Some((number, look_at(number, 2, &mut report).err()?)));
            Switch::set_off();
            found.lock().unwrap().push((leak, run, report.twins));
        });
        let mut missed = Vec::new();
        for (leak, run, twins) in found.into_inner().unwrap() {
            match run {
                Some((run, by)) => {
                    println!("{leak:?}: run {run}, {twins} twins, by {:?}", by.observer);
                }
                None => missed.push(leak),
            }
        }
        assert!(missed.is_empty(), "{missed:?}");
    }
}
