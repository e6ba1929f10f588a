//! What stands beside the numbers: captions of figures, keys of marks, and what a report says of itself.

mod common;

use common::{comparison, house_rules, words};
use lastcard_bots::Level;
use lastcard_engine::rules::Value;
use lastcard_lab::compare::{Aspect, Changed, Comparison};
use lastcard_lab::figures::{Kind, Saved, Wanted, changes, plot, report};
use lastcard_notation::RulesDocument;
use lastcard_texts::Lang;

fn wanted(kind: Kind) -> Wanted {
    Wanted {
        kind: Some(kind),
        ..Wanted::default()
    }
}

fn saved(of: Comparison) -> Vec<(String, Saved)> {
    vec![("file".to_owned(), Saved::Compare(Box::new(of)))]
}

#[test]
fn a_report_says_how_to_make_it_again_what_skill_rests_on_and_the_worst_penalties() {
    let html = report(words(Lang::En), &comparison());
    for part in [
        "The same again: <code>lastcard lab compare official stacking.toml ours.toml</code>",
        "20,000 more rounds",
        "<li>Cards of the worst penalty in any round: 6 → 22.</li>",
        "<caption>The numbers of &quot;Length of a round&quot;</caption>",
        "<caption>Choices of &quot;Our rules&quot; beside &quot;",
        "(draw.mode = &quot;until_playable&quot;)</td>",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    let worst = html.matches("Cards of the worst penalty").count();
    assert_eq!(worst, 1, "where it is the same there is nothing to say");
}

#[test]
fn what_differs_can_be_copied_into_a_file_with_rules() {
    let mut of = comparison();
    of.outcomes[2].set.push(Changed {
        option: "actions.seven_swap",
        base: Value::Word("off"),
        here: Value::Word("optional"),
    });
    for lang in Lang::ALL {
        let mut lines = String::new();
        let tables = changes(words(lang), &of);
        for cell in tables.iter().flat_map(|table| table.rows.iter().flatten()) {
            let bracket = cell
                .rsplit_once('(')
                .filter(|(_, rest)| rest.contains(" = "));
            lines.extend(bracket.map(|(_, rest)| rest.trim_end_matches(')').to_owned() + "\n"));
        }
        assert_eq!(
            lines,
            "stacking.draw_two_on_draw_two = true\ndeal.hand_size = 9\ndraw.mode = \"until_playable\"\nactions.seven_swap = \"optional\"\n"
        );
        let rules = RulesDocument::parse(&format!("preset = \"official\"\n{lines}"));
        assert!(rules.is_ok(), "{rules:?}");
    }
}

#[test]
fn captions_name_the_rules_the_bots_and_the_games_of_what_is_shown() {
    let caption = |of: &Comparison, wanted: Wanted| {
        let figure = plot(words(Lang::En), &saved(of.clone()), wanted).expect("a figure");
        figure.notes.last().expect("a caption").clone()
    };
    let of_aspect = |aspect| Wanted {
        aspect: Some(aspect),
        ..Wanted::default()
    };
    let mut of = comparison();
    let all = "Official, Stacking, Our rules · bots: normal · 4 players · 20,000 rounds · seed 1";
    assert_eq!(caption(&of, wanted(Kind::Points)), all);
    assert_eq!(
        caption(&of, of_aspect(Aspect::RoundsPerMatch)),
        format!("{all} · 1000 matches")
    );
    assert_eq!(
        caption(&of, of_aspect(Aspect::SkillEasy)),
        format!("{all} · 20,000 rounds for skill")
    );
    assert_eq!(
        caption(&of, Wanted::default()),
        format!("{all} · 1000 matches · 20,000 rounds for skill")
    );
    of.bots[1] = Level::Easy;
    of.outcomes
        .extend([of.outcomes[2].clone(), of.outcomes[2].clone()]);
    let caption = caption(&of, wanted(Kind::Points));
    assert!(
        caption.starts_with("Official and 4 others · bots: normal, easy, normal, normal · 4"),
        "{caption}"
    );
}

#[test]
fn the_marks_of_points_are_explained() {
    let figure =
        plot(words(Lang::En), &saved(comparison()), wanted(Kind::Points)).expect("a figure");
    let key =
        "Lines: 95% intervals. Square: the base. Dashed: the base. Filled circle: the others.";
    assert_eq!(figure.notes[0], key);
}

#[test]
fn a_figure_of_house_rules_that_nobody_could_look_at_is_refused_with_those_there_are() {
    let house = [("h".to_owned(), Saved::HouseRules(Box::new(house_rules())))];
    let refused = |wanted: Wanted| {
        let error = plot(words(Lang::En), &house, wanted).expect_err("no such figure");
        error.to_string()
    };
    let seats = refused(wanted(Kind::Seats));
    assert!(
        seats.contains("kind \"seats\"")
            && seats.ends_with("--kind can be length, points, compare"),
        "{seats}"
    );
    let measure = refused(Wanted {
        aspect: Some(Aspect::Stalls),
        ..wanted(Kind::Length)
    });
    assert!(measure.ends_with("--kind can be compare"), "{measure}");
}
