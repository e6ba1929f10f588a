//! Results that were made up, with differences that are certain and some that are not.

use lastcard_bots::Level;
use lastcard_engine::rules::Value;
use lastcard_lab::Interval;
use lastcard_lab::compare::{ASPECTS, Aspect, Changed, Comparison, HouseRules, Lengths, Outcome};
use lastcard_lab::figures::Words;
use lastcard_texts::{Lang, Texts};

/// The words of a language.
pub(crate) fn words(lang: Lang) -> Words {
    Words::new(Texts::of(lang))
}

/// The base, stacking, and rules of a file.
pub(crate) fn comparison() -> Comparison {
    let base = outcome("official", &values(1.0), None);
    let mut stacking = outcome("stacking", &values(1.0), Some(&values(0.0)));
    set(&mut stacking, Aspect::TurnsPerRound, 48.0, 4.0);
    set(&mut stacking, Aspect::CardsPerPenalty, 6.1, 3.2);
    set(&mut stacking, Aspect::SkillEasy, 0.05, -0.01);
    stacking.worst_penalty = 22;
    stacking.set = vec![Changed {
        option: "stacking.draw_two_on_draw_two",
        base: Value::Bool(false),
        here: Value::Bool(true),
    }];
    let mut ours = outcome("ours", &values(1.2), Some(&values(0.2)));
    ours.name = Some("Our rules".to_owned());
    ours.set = vec![
        Changed {
            option: "deal.hand_size",
            base: Value::Int(7),
            here: Value::Int(9),
        },
        Changed {
            option: "draw.mode",
            base: Value::Word("one"),
            here: Value::Word("until_playable"),
        },
    ];
    Comparison {
        command: "lastcard lab compare official stacking.toml ours.toml".to_owned(),
        bots: vec![Level::Normal; 4],
        rounds: 20_000,
        matches: 1_000,
        skill_rounds: 20_000,
        seed: 1,
        pace_seconds: 8.0,
        outcomes: vec![base, stacking, ours],
    }
}

/// The same as a table of house rules.
pub(crate) fn house_rules() -> HouseRules {
    HouseRules {
        base: "official".to_owned(),
        tables: vec![comparison()],
    }
}

fn outcome(
    id: &str,
    measures: &[Option<Interval>; ASPECTS],
    differences: Option<&[Option<Interval>; ASPECTS]>,
) -> Outcome {
    let share = |value: f64| around(value, 0.006);
    Outcome {
        id: id.to_owned(),
        name: None,
        preset: "official".to_owned(),
        fair_share: 0.25,
        set: Vec::new(),
        measures: *measures,
        differences: differences.copied(),
        certain: None,
        turns: Lengths {
            p10: 18,
            p25: 27,
            p50: 40,
            p75: 56,
            p90: 77,
        },
        places: [0.27, 0.25, 0.24, 0.24].map(share).to_vec(),
        points_per_round: around(101.0, 1.0),
        worst_penalty: 6,
    }
}

fn set(outcome: &mut Outcome, aspect: Aspect, value: f64, difference: f64) {
    let reach = difference.abs() / 10.0;
    outcome.measures[aspect as usize] = Some(around(value, reach));
    if let Some(differences) = &mut outcome.differences {
        differences[aspect as usize] = Some(around(difference, reach));
    }
}

/// Values as they are about, times something.
fn values(times: f64) -> [Option<Interval>; ASPECTS] {
    let values = [
        44.0, 520.0, 11.8, 0.012, 6.1, 0.31, 2.1, 2.9, 0.12, 0.3, 0.06, 0.1, 0.0002,
    ];
    values.map(|value| Some(around(value * times, value * 0.01)))
}

fn around(value: f64, reach: f64) -> Interval {
    // Six digits, as a file has them.
    let digits = |number: f64| format!("{number:.5e}").parse().expect("a number");
    Interval {
        value: digits(value),
        low: digits(value - reach),
        high: digits(value + reach),
    }
}
