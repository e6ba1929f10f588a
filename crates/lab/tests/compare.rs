//! Comparisons of rules, played.

use lastcard_bots::Level;
use lastcard_lab::compare::{
    Aspect, Comparison, Entry, House, Plan, Stopped, compare, house_rules,
};
use lastcard_notation::{Preset, RulesDocument};
use std::sync::atomic::{AtomicU64, Ordering};

fn entry(id: &str, rules: &str) -> Entry {
    Entry {
        id: id.to_owned(),
        document: RulesDocument::parse(rules).expect("rules"),
    }
}

fn plan(seats: usize, entries: Vec<Entry>) -> Plan {
    Plan {
        command: String::new(),
        entries,
        bots: vec![Level::Random; seats],
        rounds: 1_500,
        matches: 100,
        skill_rounds: 400,
        seed: 7,
        pace_seconds: 8.0,
    }
}

fn played(plan: &Plan, threads: usize) -> Comparison {
    compare(plan, threads, &|_| true).expect("a plan that can be played")
}

#[test]
fn a_comparison_does_not_depend_on_the_number_of_threads() {
    let plan = plan(
        3,
        vec![
            entry("official", "preset = \"official\""),
            entry(
                "stacking",
                "preset = \"official\"\nstacking.draw_two_on_draw_two = true",
            ),
        ],
    );
    let one = played(&plan, 1);
    assert_eq!(played(&plan, 4), one);
    let other = Plan { seed: 8, ..plan };
    assert_ne!(played(&other, 1), one);
}

#[test]
fn rules_that_are_the_same_are_found_to_be_the_same() {
    let plan = plan(
        2,
        vec![
            entry("official", "preset = \"official\""),
            entry("copy", "preset = \"official\"\nname = \"copy\""),
        ],
    );
    let same = played(&plan, 2);
    let copy = &same.outcomes[1];
    assert!(copy.set.is_empty());
    for aspect in Aspect::ALL {
        assert_eq!(copy.measure(aspect), same.base().measure(aspect));
        assert!(!copy.differs(aspect), "{}", aspect.id());
    }
}

#[test]
fn what_everybody_knows_of_house_rules_is_found() {
    let base = entry("official", "preset = \"official\"");
    let chosen = [
        House::Stacking,
        House::Places,
        House::TenCards,
        House::DrawUntilPlayable,
    ];
    let mut entries = house_rules(&base, 4);
    entries.retain(|entry| {
        entry.id == "official" || chosen.iter().any(|house| house.id() == entry.id)
    });
    let found = played(&plan(4, entries), 2);
    let outcome = |house: House| {
        let outcome = found
            .outcomes
            .iter()
            .find(|outcome| outcome.id == house.id());
        outcome.expect("a house rule of the plan")
    };
    let certainly_more = |house: House, aspect: Aspect| {
        let difference = outcome(house).difference(aspect).expect("a difference");
        assert!(
            difference.low > 0.0,
            "{} {}: {difference:?}",
            house.id(),
            aspect.id()
        );
    };
    certainly_more(House::Stacking, Aspect::CardsPerPenalty);
    certainly_more(House::Places, Aspect::TurnsPerRound);
    certainly_more(House::TenCards, Aspect::TurnsPerRound);
    assert!(outcome(House::Stacking).worst_penalty > found.base().worst_penalty);
    for outcome in &found.outcomes {
        let places: f64 = outcome.places.iter().map(|share| share.value).sum();
        assert!((places - 1.0).abs() < 1e-9, "{}: {places}", outcome.id);
        assert!(outcome.turns.p10 <= outcome.turns.p50 && outcome.turns.p50 <= outcome.turns.p90);
    }
}

#[test]
fn a_better_bot_shows_in_the_skill_also_with_partners() {
    let plan = Plan {
        rounds: 100,
        skill_rounds: 4_000,
        ..plan(
            4,
            vec![
                entry("official", "preset = \"official\""),
                entry("partners", "preset = \"official\"\nteams.size = 2"),
            ],
        )
    };
    let found = played(&plan, 2);
    let fair: Vec<String> = found
        .outcomes
        .iter()
        .map(|it| it.fair_share.to_string())
        .collect();
    assert_eq!(fair, ["0.25", "0.5"]);
    for outcome in &found.outcomes {
        let skill = outcome
            .measure(Aspect::SkillRandom)
            .expect("rounds of skill");
        assert!(skill.low > 0.0, "{}: {skill:?}", outcome.id);
    }
}

#[test]
fn a_single_round_is_a_match_without_a_middle() {
    let quick = plan(
        2,
        vec![entry("standard", ""), entry("quick", "preset = \"quick\"")],
    );
    let found = played(&quick, 2);
    let quick = &found.outcomes[1];
    let rounds = quick.measure(Aspect::RoundsPerMatch).expect("matches");
    assert!((rounds.value - 1.0).abs() < 1e-12, "{rounds:?}");
    assert_eq!(quick.measure(Aspect::MatchComebacks), None);
    assert_eq!(quick.difference(Aspect::MatchComebacks), None);
    assert!(quick.differs(Aspect::TurnsPerMatch));
}

#[test]
fn a_comparison_can_be_stopped_and_tells_how_far_it_is() {
    let plan = plan(
        2,
        vec![
            entry("official", "preset = \"official\""),
            entry("standard", "preset = \"standard\""),
        ],
    );
    assert_eq!(compare(&plan, 2, &|_| false), Err(Stopped::Asked));
    let most = AtomicU64::new(0);
    let told = compare(&plan, 1, &|part| {
        assert!((0.0..=1.0).contains(&part));
        most.fetch_max((part * 1e6) as u64, Ordering::Relaxed);
        true
    });
    assert!(told.is_ok());
    assert_eq!(most.into_inner(), 1_000_000);
    // Whoever does not want to go on after the last game gets what was played.
    let at_the_end = compare(&plan, 1, &|part| part < 1.0);
    assert_eq!(at_the_end, told);
}

#[test]
fn a_plan_for_too_many_is_refused_before_anything_is_played() {
    let preset = |preset: Preset| Entry {
        id: preset.name().to_owned(),
        document: preset.document().clone(),
    };
    let plan = plan(3, vec![preset(Preset::Official), preset(Preset::Teams)]);
    let refused = compare(&plan, 1, &|_| panic!("nothing is played"));
    assert!(matches!(refused, Err(Stopped::Plan(_))), "{refused:?}");
}
