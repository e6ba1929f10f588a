//! What a comparison says, and with how many digits.

#![cfg(feature = "figures")]

mod common;

use common::{comparison, house_rules, words};
use lastcard_lab::Interval;
use lastcard_lab::compare::{Aspect, Comparison};
use lastcard_lab::figures::told;
use lastcard_texts::Lang;

#[test]
fn what_is_not_shown_is_told_with_the_games_that_could_not_show_it() {
    for (lang, rounds, matches) in [
        (
            Lang::En,
            "that 20,000 rounds could",
            "that 1000 matches could",
        ),
        (
            Lang::Nl,
            "dat 20.000 rondes konden",
            "dat 1000 partijen konden",
        ),
        (
            Lang::De,
            "den 20.000 Runden zeigen",
            "den 1000 Partien zeigen",
        ),
        (
            Lang::Fr,
            "que 20\u{202f}000 manches aient",
            "que 1000 parties aient",
        ),
        (
            Lang::Es,
            "que 20\u{a0}000 rondas pudieran",
            "que 1000 partidas pudieran",
        ),
    ] {
        let words = words(lang);
        let sentences = &told(words, &comparison())[0].sentences;
        let of = |games: &str| sentences.iter().find(|it| it.contains(games)).expect(games);
        let name = |aspect| words.aspect(aspect);
        assert!(
            of(matches).contains(&name(Aspect::RoundsPerMatch)),
            "{sentences:?}"
        );
        assert!(
            !of(rounds).contains(&name(Aspect::RoundsPerMatch)),
            "{sentences:?}"
        );
        assert!(
            of(rounds).contains(&name(Aspect::LeadChanges)),
            "{sentences:?}"
        );
    }
}

#[test]
fn what_is_certain_and_hardly_there_is_told_only_where_there_is_nothing_else() {
    let mut of = comparison();
    let slight = |value: f64| Some(Interval::around(value, value / 100.0));
    let hits = |of: &Comparison| {
        let all = told(words(Lang::En), of)[0].sentences.join("\n");
        (all.contains("Whoever is hit"), all)
    };
    let place = |aspect: Aspect| aspect as usize;
    let differences = of.outcomes[1].differences.as_mut().expect("not the base");
    differences[place(Aspect::CardsPerPenalty)] = slight(0.009);
    let (told_of, all) = hits(&of);
    assert!(!told_of && !all.contains("cards a penalty"), "{all}");
    let differences = of.outcomes[1].differences.as_mut().expect("not the base");
    differences[place(Aspect::TurnsPerRound)] = slight(0.1);
    let (_, all) = hits(&of);
    assert!(
        all.contains("about as many turns as with \"Official\": "),
        "{all}"
    );
    let nothing = Some(Interval::around(0.0, 1.0));
    let differences = of.outcomes[1].differences.as_mut().expect("not the base");
    differences[place(Aspect::SkillEasy)] = nothing;
    differences[place(Aspect::TurnsPerRound)] = nothing;
    let (told_of, all) = hits(&of);
    assert!(told_of, "{all}");
    let base = "as many turns as with \"Official\", as far as 20,000 rounds can show: ";
    assert!(all.contains(base), "{all}");
}

#[test]
fn rules_are_compared_with_the_base_by_its_name() {
    let mut of = house_rules().tables.remove(0);
    let differences = of.outcomes[1].differences.as_mut();
    differences.expect("not the base").fill(None);
    for lang in Lang::ALL {
        let words = words(lang);
        let first = &told(words, &of)[0].sentences[0];
        assert!(first.contains(&words.title(of.base())), "{first}");
    }
}

#[test]
fn no_end_of_an_interval_without_zero_reads_as_zero() {
    let en = words(Lang::En);
    for (aspect, value, low, high, told) in [
        (
            Aspect::TurnsPerMatch,
            -13.0,
            -26.0,
            -0.3,
            "−13.0 (−26.0 to −0.3)",
        ),
        (
            Aspect::DrawShare,
            -0.012,
            -0.024,
            -0.000_3,
            "−1.20 (−2.40 to −0.03)",
        ),
        (
            Aspect::TurnsPerMatch,
            -13.0,
            -26.0,
            -0.01,
            "−13.00 (−26.00 to −0.01)",
        ),
        (Aspect::TurnsPerMatch, -13.0, -26.0, 0.01, "−13 (−26 to 0)"),
        (Aspect::TurnsPerMatch, 13.0, 6.0, 20.0, "+13 (+6 to +20)"),
    ] {
        let interval = Some(Interval { value, low, high });
        assert_eq!(en.difference(aspect, interval), told);
    }
}
