//! Nobody is sent anything that rests on a hidden card.
//!
//! Runs are played against a server in a world where time and chance are dictated. Each of them is then played again with
//! other cards wherever an observer cannot have seen them: a *twin*. Everybody does the same; only what the rules
//! themselves tell of hidden cards ([`disclosure::Disclosure`]) must come out alike. Then every byte that the observer is
//! sent, and the time at which it is sent, must be the same. What an observer knows is worked out in [`slots`] from the
//! record of what happened, and not by the code that is judged here.

mod author;
mod disclosure;
mod judge;
mod line;
mod orders;
mod slots;
mod stage;
mod store;
mod twin;

use author::Plot;
use judge::{Report, Run};
use lastcard_notation::{PRESET_NAMES, Preset, RulesDocument, preset};
use lastcard_testkit::random::{Dice, rules};

/// The plot of that number: a preset or random rules, with 2 to 6 seats.
fn plot(number: u64) -> Plot {
    let mut dice = Dice::new(number);
    let seats = 2 + dice.below(5);
    let rules = match number % 4 {
        0 | 1 => RulesDocument::new(Preset::Standard, rules(&mut dice, seats)),
        _ => preset(PRESET_NAMES[dice.below(PRESET_NAMES.len())]).unwrap().clone(),
    };
    let bots = if seats > 2 && number % 5 == 0 { 1 } else { 0 };
    Plot {
        seed: number,
        rules,
        people: seats - bots,
        bots,
        steps: 40 + dice.below(80),
        delay: dice.one_of(&[0, 3, 10]),
        turn: dice.one_of(&[0, 5, 45]),
    }
}

#[test]
fn a_run_and_its_twins() {
    let mut report = Report::default();
    for number in 0..40 {
        let plot = plot(number);
        let run = Run::of(&plot);
        if let Err(leak) = run.examine(5, &mut report) {
            panic!("{number}: {leak:?}");
        }
    }
    println!("{report:#?}");
}
