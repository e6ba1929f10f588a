//! Whatever is wrong with a rules document is told at once, with its place and with what is allowed.

use crate::told::{Told, assert_told};
use lastcard_notation::RulesDocument;

#[test]
fn rules_documents_tell_everything_at_once() {
    let cases: &[(&str, &[Told<'_>])] = &[
        (
            "preset = \"standrd\"",
            &[(
                1,
                10,
                &[
                    "\"standrd\"",
                    "did you mean \"standard\"?",
                    "no_mercy_style",
                ],
            )],
        ),
        (
            "preset = 3",
            &[(1, 10, &["no preset 3; allowed are", "traditional"])],
        ),
        (
            "draw.mode = \"two\"",
            &[(1, 13, &["draw.mode = \"two\"", "\"may_until_playable\""])],
        ),
        ("draw.mode = one", &[(1, 13, &["not TOML"])]),
        (
            "draw.mdoe = \"one\"",
            &[(1, 6, &["\"draw.mdoe\"", "did you mean \"draw.mode\"?"])],
        ),
        (
            "[drawing]\nmode = \"one\"",
            &[(2, 1, &["\"drawing.mode\"", "did you mean \"draw.mode\"?"])],
        ),
        (
            "seven_swap = \"off\"",
            &[(1, 1, &["did you mean \"actions.seven_swap\"?"])],
        ),
        ("[stakking]", &[(1, 2, &["no option \"stakking\""])]),
        (
            "colour = 1",
            &[(1, 1, &["no option \"colour\"", "lastcard rules show"])],
        ),
        (
            "[draw.mode]\nx = 1",
            &[(1, 1, &["draw.mode = a table", "\"one\""])],
        ),
        (
            "deal.hand_size = 0",
            &[(1, 18, &["deal.hand_size = 0", "1 to 15"])],
        ),
        (
            "deal.hand_size = 7.0",
            &[(1, 18, &["7.0", "a whole number is wanted", "1 to 15"])],
        ),
        (
            "draw.mercy_limit = none",
            &[(1, 20, &["not TOML", "put a word in quotes: \"none\""])],
        ),
        (
            "deck.count = auto",
            &[(1, 14, &["not TOML", "put a word in quotes: \"auto\""])],
        ),
        ("deal.hand_size = \"7\"", &[(1, 18, &["\"7\"", "1 to 15"])]),
        ("draw.mercy_limit = 9", &[(1, 20, &["\"none\", 10 to 60"])]),
        ("deck.count = \"none\"", &[(1, 14, &["\"auto\", 1 to 4"])]),
        ("teams.size = 1", &[(1, 14, &["0, 2 to 5"])]),
        (
            "uno.call = true",
            &[(1, 12, &["uno.call = true", "\"automatic\""])],
        ),
        ("start.number_only = \"yes\"", &[(1, 21, &["true, false"])]),
        (
            "scoring.target = 200\n\"scoring.target\" = 300",
            &[(2, 1, &["scoring.target", "second time"])],
        ),
        (
            "scoring.target = 200\nscoring.target = 300",
            &[(2, 9, &["not TOML", "duplicate"])],
        ),
        ("name = 7", &[(1, 8, &["name = 7", "at most 60"])]),
        (
            "actions.blank_wild_text = \"a\\nb\"",
            &[(1, 27, &["at most 200", "one line"])],
        ),
        (
            "preset = \"traditional\"\nchallenge.who = \"victim\"",
            &[(
                2,
                11,
                &[
                    "challenge.who = \"victim\"",
                    "matching.wild_draw_four_illegal = \"blocked\"",
                    "set",
                ],
            )],
        ),
        (
            "draw.mode = \"x\"\nteams.size = 2\ngoing_out.play_for_places = true\nfoo = 1",
            &[
                (1, 13, &["draw.mode"]),
                (
                    3,
                    11,
                    &["teams.size = 2 does not go with going_out.play_for_places = true"],
                ),
                (4, 1, &["no option \"foo\""]),
            ],
        ),
        (
            "draw.force_play = true\nscoring.match_winner = \"last_standing\"\nteams.size = 2\nuno.penalty = 0",
            &[
                (
                    1,
                    6,
                    &["draw.force_play = true", "draw.voluntary = \"allowed\""],
                ),
                (
                    2,
                    9,
                    &[
                        "scoring.match_winner",
                        "as for \"last_standing\"",
                        "each_adds_own_hand",
                    ],
                ),
                (3, 7, &["teams.size = 2", "last_standing"]),
                (4, 5, &["uno.needed_to_go_out", "uno.penalty = 0"]),
            ],
        ),
        (
            "deal.hand_size = 15\n[draw]\nmercy_limit = 15",
            &[(3, 1, &["draw.mercy_limit = 15", "deal.hand_size = 15"])],
        ),
        // A value that cannot be read yet hides no conflict and makes none up.
        (
            "preset = \"traditional\"\nchallenge.who = \"victm\"",
            &[(2, 17, &["\"nobody\", \"victim\""])],
        ),
    ];
    for (text, expected) in cases {
        assert_told(text, &RulesDocument::parse(text).unwrap_err(), expected);
    }
}
