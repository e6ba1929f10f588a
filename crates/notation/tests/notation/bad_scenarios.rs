//! Whatever is wrong with a scenario is told with its place and with what is allowed.

use crate::told::{Told, assert_told};
use lastcard_notation::Scenario;

/// A sound scenario, to be spoiled line by line.
const SOUND: &str = r#"name = "Sound"
preset = "standard"
players = ["Ann", "Bob", "Cid"]
[position]
turn = "Ann"
discard = "B3 BS"
draw = "R1 G2"
hands = { Ann = "RS G4", Bob = "R5", Cid = "G7 B1" }
[[step]]
do = "Ann plays RS"
[expect]
turn = "Cid"
"#;

#[test]
fn scenarios_tell_the_place_and_what_is_allowed() {
    assert!(Scenario::parse(SOUND).is_ok());
    let cases: &[(&str, &str, &[Told<'_>])] = &[
        (
            "name = \"Sound\"\n",
            "",
            &[(1, 1, &["\"name\" is missing"])],
        ),
        (
            "\"Sound\"",
            "\" \"",
            &[(1, 8, &["name: it is empty", "what the scenario is about"])],
        ),
        (
            "\"Sound\"",
            "\"So\u{202e}und\"",
            &[(1, 8, &["U+202E", "cannot be seen", "take it out"])],
        ),
        (
            "\"Sound\"",
            "\"So\\nund\"",
            &[(1, 8, &["U+000A", "cannot be seen"])],
        ),
        (
            "\"Cid\"]",
            "\"Ann\u{200b}\"]",
            &[(3, 26, &["U+200B", "cannot be seen", "take it out"])],
        ),
        (
            "name",
            "nmae",
            &[
                (1, 1, &["\"name\" is missing"]),
                (1, 1, &["\"nmae\"", "did you mean \"name\"?"]),
            ],
        ),
        (
            "turn = \"Ann\"",
            "trun = \"Ann\"",
            &[
                (4, 1, &["[position] needs turn"]),
                (5, 1, &["\"trun\"", "did you mean \"turn\"?", "direction"]),
            ],
        ),
        (
            "discard = \"B3 BS\"",
            "discard = \"B3 BX\"",
            &[(6, 15, &["\"BX\" is no card", "Reverse"])],
        ),
        (
            "discard = \"B3 BS\"",
            "discard = \"\"",
            &[(6, 11, &["needs a card"])],
        ),
        (
            "discard = \"B3 BS\"",
            "discard = \"B3 W\"",
            &[(4, 1, &["color = \"blue\""])],
        ),
        (
            "discard = \"B3 BS\"",
            "discard = \"B3 W\"\ncolor = \"pink\"",
            &[(7, 9, &["red, yellow, green or blue"])],
        ),
        (
            "discard = \"B3 BS\"",
            "discard = \"B3 BS\"\ncolor = \"red\"",
            &[(7, 9, &["red cannot be in force"])],
        ),
        (
            "turn = \"Ann\"",
            "turn = \"Zoe\"",
            &[(5, 8, &["\"Zoe\"", "Ann, Bob, Cid"])],
        ),
        (
            "turn = \"Ann\"",
            "turn = \"Ann\"\nexposed = [\"Ann\"]",
            &[(6, 11, &["Ann", "one card"])],
        ),
        (
            "turn = \"Ann\"",
            "turn = \"Ann\"\nuncalled = [\"Cid\"]",
            &[(6, 12, &["Cid", "one card"])],
        ),
        (
            "turn = \"Ann\"",
            "turn = \"Ann\"\nuncalled = [\"Bob\"]\nexposed = [\"Bob\"]",
            &[(6, 12, &["Bob", "either"])],
        ),
        (
            "turn = \"Ann\"",
            "turn = \"Ann\"\nexposed = \"Bob\"",
            &[(6, 11, &["array"])],
        ),
        (
            "turn = \"Ann\"",
            "turn = \"Ann\"\npenalty = -2",
            &[(6, 11, &["0 to 999"])],
        ),
        (
            "turn = \"Ann\"",
            "turn = \"Ann\"\ndirection = \"left\"",
            &[(6, 13, &["counterclockwise"])],
        ),
        (
            "Bob = \"R5\"",
            "Bbo = \"R5\"",
            &[(8, 26, &["\"Bbo\"", "Ann, Bob, Cid"])],
        ),
        (
            "draw = \"R1 G2\"",
            "draw = 3",
            &[(7, 8, &["draw = 3", "text in quotes"])],
        ),
        (
            "players = [\"Ann\", \"Bob\", \"Cid\"]",
            "players = [\"Ann\", \"Bob\", \"Bob\"]",
            &[(3, 26, &["\"Bob\"", "twice"])],
        ),
        (
            "players = [\"Ann\", \"Bob\", \"Cid\"]",
            "players = [\"Ann\"]",
            &[(3, 11, &["1 players", "2 to 20"])],
        ),
        (
            "preset = \"standard\"",
            "preset = \"teams\"",
            &[(3, 11, &["teams of 2", "teams.size"])],
        ),
        (
            "preset = \"standard\"",
            "preset = \"quik\"",
            &[(2, 10, &["did you mean \"quick\"?"])],
        ),
        (
            "preset = \"standard\"",
            "preset = \"traditional\"\nrules = { \"challenge.who\" = \"victim\", \"draw.moed\" = \"one\" }",
            &[
                (3, 11, &["challenge.who", "blocked"]),
                (3, 39, &["did you mean \"draw.mode\"?"]),
            ],
        ),
        (
            "[position]",
            "scores = { Ann = -1 }\n[position]",
            &[(4, 18, &["scores.Ann = -1"])],
        ),
        (
            "[position]",
            "dealer = \"Dee\"\n[position]",
            &[(4, 10, &["\"Dee\""])],
        ),
        (
            "[[step]]",
            "[start]\nseed = \"x\"\n[[step]]",
            &[(9, 1, &["take one of the two out"])],
        ),
        (
            "do = \"Ann plays RS\"",
            "do = \"Ann plays RX\"",
            &[(10, 17, &["\"RX\" is no card"])],
        ),
        (
            "do = \"Ann plays RS\"",
            "od = \"Ann plays RS\"",
            &[
                (9, 1, &["needs a move"]),
                (10, 1, &["did you mean \"do\"?"]),
            ],
        ),
        (
            "do = \"Ann plays RS\"",
            "do = \"Ann plays RS\"\nrefused = \"not_you_turn\"",
            &[(11, 11, &["did you mean \"not_your_turn\"?"])],
        ),
        (
            "do = \"Ann plays RS\"",
            "do = \"next round\"",
            &[(9, 1, &["deck = \"…\"", "seed"])],
        ),
        (
            "do = \"Ann plays RS\"",
            "do = \"Ann draws\"\ndeck = \"R1\"",
            &[(11, 8, &["only the step \"next round\""])],
        ),
        (
            "do = \"Ann plays RS\"",
            "do = \"next round\"\ndeck = \"R1\"",
            &[(11, 8, &["1 cards", "15 or more"])],
        ),
        (
            "turn = \"Cid\"",
            "trun = \"Cid\"",
            &[(12, 1, &["did you mean \"turn\"?", "legal"])],
        ),
        (
            "turn = \"Cid\"",
            "winner = \"Ann+Zoe\"",
            &[(12, 10, &["joined by +", "Ann, Bob, Cid"])],
        ),
        (
            "turn = \"Cid\"",
            "top = \"R5 R6\"",
            &[(12, 7, &["one card"])],
        ),
        (
            "turn = \"Cid\"",
            "round_over = \"no\"",
            &[(12, 14, &["true or false"])],
        ),
        (
            "turn = \"Cid\"",
            "counts = { Ann = \"two\" }",
            &[(12, 18, &["counts.Ann", "whole number"])],
        ),
        (
            "turn = \"Cid\"",
            "legal = { Ann = [\"Bob draws\"] }",
            &[(12, 19, &["legal.Ann", "listed"])],
        ),
        (
            "turn = \"Cid\"",
            "legal = { Ann = [\"Ann plays R5 uno\", \"Ann leaves\"] }",
            &[(12, 19, &["take it out"]), (12, 39, &["take it out"])],
        ),
        ("turn = \"Cid\"", "turn = Cid", &[(12, 8, &["not TOML"])]),
    ];
    for (from, to, expected) in cases {
        assert!(SOUND.contains(from), "{from}");
        let text = SOUND.replacen(from, to, 1);
        assert_told(&text, &Scenario::parse(&text).unwrap_err(), expected);
    }
    let nowhere = "name = \"x\"\nplayers = [\"Ann\", \"Bob\"]";
    let told: &[Told<'_>] = &[(1, 1, &["[position]", "[start]"])];
    assert_told(nowhere, &Scenario::parse(nowhere).unwrap_err(), told);
}

#[test]
fn starts_and_impossible_tables_are_refused() {
    let players = |count: usize| {
        (0..count)
            .map(|n| format!("\"P{n}\""))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let start = |count: usize, rules: &str, start: &str| {
        format!(
            "name = \"x\"\nplayers = [{}]\nrules = {{ {rules} }}\n[start]\n{start}\n",
            players(count)
        )
    };
    let cases: &[(String, &[Told<'_>])] = &[
        (
            start(11, "\"deck.count\" = 1", "seed = \"x\""),
            &[(
                2,
                11,
                &["11 players", "deck.count = 1", "serves 10", "\"auto\""],
            )],
        ),
        (
            start(
                8,
                "\"deck.count\" = 1, \"deal.hand_size\" = 15",
                "seed = \"x\"",
            ),
            &[(2, 11, &["108 cards", "141", "deal.hand_size"])],
        ),
        (
            start(21, "", "seed = \"x\""),
            &[(2, 11, &["21 players", "2 to 20"])],
        ),
        (
            start(5, "\"teams.size\" = 2", "seed = \"x\""),
            &[(2, 11, &["5 players", "teams of 2"])],
        ),
        (
            start(2, "", "deck = \"R1 R2\""),
            &[(5, 8, &["2 cards", "15 or more"])],
        ),
        (
            start(2, "", "deck = \"R1\"\nseed = \"x\""),
            &[(
                6,
                8,
                &["a deck and a seed", "only one", "take one of the two out"],
            )],
        ),
        (start(2, "", ""), &[(4, 1, &["either"])]),
        (
            start(2, "", "sead = \"x\""),
            &[(4, 1, &["either"]), (5, 1, &["did you mean \"seed\"?"])],
        ),
        (
            start(
                2,
                "\"deal.hand_size\" = 1",
                &format!("deck = \"{}\"", "R1 ".repeat(32)),
            ),
            &[(5, 8, &["more than 31 times R1"])],
        ),
    ];
    for (text, expected) in cases {
        assert_told(text, &Scenario::parse(text).unwrap_err(), expected);
    }
    let crowded = SOUND.replace(
        "draw = \"R1 G2\"",
        &format!("draw = \"{}\"", "RS ".repeat(31)),
    );
    let told: &[Told<'_>] = &[(8, 9, &["more than 31 times RS", "whole position"])];
    assert_told(&crowded, &Scenario::parse(&crowded).unwrap_err(), told);
    let partners = SOUND
        .replace("\"Cid\"]", "\"Cid\", \"Dee\"]\nscores = { Ann = 3 }")
        .replace("standard", "teams")
        .replace("Cid = \"G7 B1\"", "Cid = \"G7 B1\", Dee = \"R1\"");
    let told: &[Told<'_>] = &[(4, 10, &["partners share one total", "Ann and Cid"])];
    assert_told(&partners, &Scenario::parse(&partners).unwrap_err(), told);
    let out = SOUND.replace("standard", "knockout").replace(
        "[position]",
        "scores = { Ann = 500, Bob = 600 }\n[position]",
    );
    let told: &[Told<'_>] = &[
        (4, 10, &["fewer than two players"]),
        (9, 9, &["Ann", "sits out"]),
        (9, 9, &["Bob", "sits out"]),
    ];
    assert_told(&out, &Scenario::parse(&out).unwrap_err(), told);
}

#[test]
fn each_of_thousands_of_bad_steps_is_told_at_its_own_line() {
    const STEPS: usize = 5000;
    let text = SOUND.replace(
        "[[step]]\ndo = \"Ann plays RS\"\n",
        &"[[step]]\ndo = \"Ann plays RX\"\n".repeat(STEPS),
    );
    let problems = Scenario::parse(&text).unwrap_err();
    let lines: Vec<usize> = problems.iter().map(|problem| problem.place.line).collect();
    assert_eq!(
        lines,
        (0..STEPS).map(|step| 10 + 2 * step).collect::<Vec<_>>()
    );
}
