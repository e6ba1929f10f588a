//! What `check` says when a scenario does not hold.

use lastcard_notation::check;

const SCENARIO: &str = r#"name = "A scenario"
preset = "standard"
players = ["Ann", "Bob", "Cid"]
[position]
turn = "Ann"
discard = "B3 BS"
draw = "R1 G2 G3 G4"
hands = { Ann = "RS G4 R2", Bob = "R5 R8", Cid = "R7 B1" }
[[step]]
do = "Ann plays RS"
expect = { turn = "Cid" }
[[step]]
do = "Bob plays R5"
refused = "not_your_turn"
[expect]
turn = "Cid"
"#;

fn differences(from: &str, to: &str) -> Vec<String> {
    assert!(SCENARIO.contains(from), "{from}");
    check("a.toml", &SCENARIO.replacen(from, to, 1))
        .unwrap()
        .differences
}

#[test]
fn a_scenario_that_holds_has_no_differences() {
    let outcome = check("a.toml", SCENARIO).unwrap();
    assert!(outcome.holds);
    let json = r#"{"file":"a.toml","name":"A scenario","holds":true,"differences":[]}"#;
    assert_eq!(outcome.to_json(), json);
}

#[test]
fn json_is_one_line_whatever_stands_in_the_texts() {
    let text = SCENARIO.replace("\"A scenario\"", "\"A \\\"scenario\\\" of signs\"");
    let json = check(
        "dir\\a\nb.toml",
        &text.replace("turn = \"Cid\"\n", "turn = \"Ann\"\n"),
    )
    .unwrap()
    .to_json();
    assert_eq!(
        json,
        "{\"file\":\"dir\\\\a\\nb.toml\",\"name\":\"A \\\"scenario\\\" of signs\",\"holds\":false,\
         \"differences\":[\"at the end: turn: expected \\\"Ann\\\", found \\\"Cid\\\"\"]}"
    );
}

#[test]
fn the_first_step_that_goes_otherwise_is_named_with_number_and_move() {
    assert_eq!(
        differences("refused = \"not_your_turn\"", "refused = \"must_play\""),
        [
            "step 2 (Bob plays R5): expected to be refused with must_play, was refused with not_your_turn"
        ]
    );
    assert_eq!(
        differences("refused = \"not_your_turn\"\n", ""),
        ["step 2 (Bob plays R5): expected to be accepted, was refused with not_your_turn"]
    );
    assert_eq!(
        differences("Bob plays R5", "Cid plays R7"),
        ["step 2 (Cid plays R7): expected to be refused with not_your_turn, was accepted"]
    );
    assert_eq!(
        differences(
            "{ turn = \"Cid\" }",
            "{ turn = \"Bob\", top = \"RS\", draw_pile = 3, hands = { Ann = \"R2\" } }"
        ),
        [
            "step 1 (Ann plays RS): turn: expected \"Bob\", found \"Cid\"",
            "step 1 (Ann plays RS): draw_pile: expected 3, found 4",
            "step 1 (Ann plays RS): hands.Ann: expected \"R2\", found \"R2 G4\"",
        ]
    );
}

#[test]
fn every_key_of_expect_is_compared() {
    for (wrong, told) in [
        ("turn = \"\"", "turn: expected \"\", found \"Cid\""),
        ("top = \"R5\"", "top: expected \"R5\", found \"RS\""),
        (
            "color = \"blue\"",
            "color: expected \"blue\", found \"red\"",
        ),
        (
            "direction = \"counterclockwise\"",
            "direction: expected \"counterclockwise\", found \"clockwise\"",
        ),
        (
            "hands = { Bob = \"\" }",
            "hands.Bob: expected \"\", found \"R5 R8\"",
        ),
        ("counts = { Cid = 3 }", "counts.Cid: expected 3, found 2"),
        ("draw_pile = 5", "draw_pile: expected 5, found 4"),
        ("discard_pile = 2", "discard_pile: expected 2, found 3"),
        ("penalty = 2", "penalty: expected 2, found 0"),
        (
            "exposed = [\"Ann\"]",
            "exposed: expected [\"Ann\"], found []",
        ),
        ("out = [\"Ann\"]", "out: expected [\"Ann\"], found []"),
        (
            "round_over = true",
            "round_over: expected true, found false",
        ),
        (
            "round_scores = { Ann = 1 }",
            "round_scores.Ann: expected 1, found 0",
        ),
        ("scores = { Bob = 5 }", "scores.Bob: expected 5, found 0"),
        (
            "match_over = true",
            "match_over: expected true, found false",
        ),
        (
            "winner = \"Ann+Cid\"",
            "winner: expected \"Ann+Cid\", found \"\"",
        ),
        (
            "dealer = \"Ann\"",
            "dealer: expected \"Ann\", found \"Cid\"",
        ),
        (
            "legal = { Cid = [\"Cid plays R7\", \"Cid passes\"] }",
            "legal.Cid: expected and not open [\"Cid passes\"], open and not expected [\"Cid calls uno\", \"Cid draws\"]",
        ),
    ] {
        assert_eq!(
            differences("turn = \"Cid\"\n", &format!("{wrong}\n")),
            [format!("at the end: {told}")]
        );
    }
}

#[test]
fn a_scenario_without_steps_is_about_its_beginning() {
    let text = "name = \"x\"\nplayers = [\"Ann\", \"Bob\"]\nrules = { \"deal.hand_size\" = 2 }\n\
        [start]\ndeck = \"R1 B1 R2 B2 R5 Y6\"\n[expect]\nturn = \"Bob\"\ndraw_pile = 1\n";
    let outcome = check("a.toml", text).unwrap();
    assert_eq!(
        outcome.differences,
        ["at the beginning: turn: expected \"Bob\", found \"Ann\""]
    );
}

#[test]
fn a_move_by_or_against_somebody_unknown_is_refused_as_such() {
    for unknown in ["Zoe draws", "Ann catches Zoe", "Bob plays R7 swap Zoe uno"] {
        let step = format!("do = \"{unknown}\"\nrefused = \"unknown_player\"");
        let none: [&str; 0] = [];
        assert_eq!(
            differences(
                "do = \"Ann plays RS\"",
                &format!("{step}\n[[step]]\ndo = \"Ann plays RS\"")
            ),
            none
        );
    }
    assert_eq!(
        differences("Bob plays R5", "Zoe plays R5"),
        [
            "step 2 (Zoe plays R5): expected to be refused with not_your_turn, was refused with unknown_player"
        ]
    );
}

#[test]
fn the_next_round_is_dealt_from_its_own_deck_and_needs_enough_cards() {
    let text = "name = \"x\"\npreset = \"traditional\"\nplayers = [\"Ann\", \"Bob\"]\n\
        rules = { \"deal.hand_size\" = 2 }\n\
        [position]\nturn = \"Ann\"\ndiscard = \"R3\"\ndraw = \"Y1 Y2\"\nhands = { Ann = \"R1\", Bob = \"GS\" }\n\
        [[step]]\ndo = \"next round\"\nrefused = \"round_not_over\"\n\
        [[step]]\ndo = \"Ann plays R1\"\n\
        [[step]]\ndo = \"next round\"\ndeck = \"B1 R1 B2 R2 G5 Y6 Y7\"\n\
        [expect]\ndealer = \"Ann\"\nturn = \"Bob\"\ntop = \"G5\"\ndraw_pile = 2\n\
        hands = { Ann = \"R1 R2\", Bob = \"B1 B2\" }\n";
    let outcome = check("a.toml", text).unwrap();
    assert!(outcome.holds, "{:?}", outcome.differences);
    let three = text
        .replace("\"Bob\"]", "\"Bob\", \"Cid\"]")
        .replace("Bob = \"GS\" }", "Bob = \"GS\", Cid = \"GS\" }")
        .replace("R2 G5 Y6 Y7", "R2 G5");
    let outcome = check("a.toml", &three).unwrap();
    assert_eq!(
        outcome.differences,
        ["step 3 (next round): the deck has 5 cards; the hands and the start card need 7"]
    );
}

#[test]
fn scores_stand_before_a_start_too() {
    let text = "name = \"x\"\nplayers = [\"Ann\", \"Bob\"]\nscores = { Bob = 40 }\n\
        [start]\nseed = \"x\"\n[expect]\nscores = { Ann = 0, Bob = 40 }\ncounts = { Ann = 7, Bob = 7 }\n";
    let outcome = check("a.toml", text).unwrap();
    assert!(outcome.holds, "{:?}", outcome.differences);
}

#[test]
fn who_is_at_the_limit_of_a_knockout_is_not_dealt_in() {
    let text = "name = \"x\"\npreset = \"knockout\"\nplayers = [\"Ann\", \"Bob\", \"Cid\"]\n\
        scores = { Ann = 500 }\n[start]\nseed = \"x\"\n[expect]\nturn = \"Bob\"\n\
        counts = { Ann = 0, Bob = 7, Cid = 7 }\n";
    let outcome = check("a.toml", text).unwrap();
    assert!(outcome.holds, "{:?}", outcome.differences);
    let problems = check("a.toml", &text.replace("Ann = 500", "Ann = 500, Bob = 501")).unwrap_err();
    assert!(
        problems[0].message.contains("fewer than two players"),
        "{problems:?}"
    );
}
