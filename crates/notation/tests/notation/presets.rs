//! The presets say what the table of options says.

use lastcard_engine::rules::{OPTIONS, Value};
use lastcard_notation::{PRESET_NAMES, Preset, RulesDocument, preset};

/// The table of the base presets, typed a second time: option, traditional, standard, official.
const BASES: &[(&str, [&str; 3])] = &[
    ("deck.kind", ["classic", "classic", "classic"]),
    ("deck.count", ["auto", "auto", "auto"]),
    ("deal.hand_size", ["7", "7", "7"]),
    ("dealer.first", ["high_card", "random", "high_card"]),
    ("dealer.symbol_card", ["redraw", "redraw", "zero"]),
    ("dealer.rotation", ["left", "left", "left"]),
    (
        "start.wild",
        [
            "bury",
            "first_player_names_color",
            "first_player_names_color",
        ],
    ),
    ("start.wild_draw_four", ["bury", "reshuffle", "reshuffle"]),
    (
        "start.skip",
        ["no_effect", "skips_first_player", "skips_first_player"],
    ),
    (
        "start.draw_two",
        ["no_effect", "draws_and_skips", "draws_and_skips"],
    ),
    (
        "start.reverse",
        ["right_of_dealer", "right_of_dealer", "dealer"],
    ),
    (
        "start.special_wild",
        ["names_color", "names_color", "names_color"],
    ),
    ("start.number_only", ["false", "false", "false"]),
    (
        "matching.symbols",
        ["same_color_only", "any_color", "any_color"],
    ),
    (
        "matching.wild_draw_four",
        [
            "no_matching_color_or_number",
            "no_matching_color",
            "no_matching_color",
        ],
    ),
    (
        "matching.wild_draw_four_illegal",
        ["blocked", "bluff", "bluff"],
    ),
    ("matching.wild_may_keep_color", ["true", "true", "true"]),
    ("draw.mode", ["until_playable", "one", "one"]),
    ("draw.voluntary", ["allowed", "allowed", "allowed"]),
    ("draw.playable_card", ["must_play", "may_play", "may_play"]),
    ("draw.then_play", ["drawn_card", "drawn_card", "drawn_card"]),
    ("draw.force_play", ["false", "false", "false"]),
    (
        "draw.exhausted",
        ["all_score_own_hand", "lowest_hand_wins", "lowest_hand_wins"],
    ),
    ("draw.mercy_limit", ["none", "none", "none"]),
    ("actions.two_player_reverse", ["skip", "skip", "skip"]),
    ("actions.draw_two_deflect", ["off", "off", "off"]),
    ("actions.seven_swap", ["off", "off", "off"]),
    ("actions.zero_rotate", ["false", "false", "false"]),
    (
        "actions.swap_hands",
        ["mandatory", "mandatory", "mandatory"],
    ),
    (
        "actions.shuffle_hands",
        ["deal_evenly", "deal_evenly", "deal_evenly"],
    ),
    (
        "actions.blank_wild",
        ["plain_wild", "plain_wild", "plain_wild"],
    ),
    ("stacking.draw_two_on_draw_two", ["false", "false", "false"]),
    (
        "stacking.wild_four_on_wild_four",
        ["false", "false", "false"],
    ),
    (
        "stacking.wild_four_on_draw_two",
        ["false", "false", "false"],
    ),
    ("stacking.draw_two_on_wild_four", ["off", "off", "off"]),
    ("stacking.max_total", ["none", "none", "none"]),
    ("stacking.must_stack", ["false", "false", "false"]),
    ("challenge.who", ["nobody", "victim", "victim"]),
    ("challenge.guilty_draws", ["4", "4", "4"]),
    ("challenge.innocent_extra", ["2", "2", "2"]),
    (
        "challenge.hand_shown_to",
        ["challenger", "challenger", "challenger"],
    ),
    ("uno.call", ["required", "required", "required"]),
    (
        "uno.deadline",
        ["before_play", "before_turn_ends", "before_caught"],
    ),
    (
        "uno.catch_until",
        ["next_player_acts", "next_turn_starts", "next_player_acts"],
    ),
    ("uno.penalty", ["4", "2", "2"]),
    ("uno.needed_to_go_out", ["no", "penalty_and_continue", "no"]),
    ("uno.false_call_penalty", ["0", "0", "0"]),
    ("uno.false_catch_penalty", ["0", "0", "0"]),
    ("uno.after_swap", ["exempt", "exempt", "exempt"]),
    ("uno.grace_ms", ["1500", "1500", "1500"]),
    ("going_out.final_draw_applies", ["true", "false", "true"]),
    ("going_out.last_card", ["any", "any", "any"]),
    ("going_out.play_for_places", ["false", "false", "false"]),
    (
        "scoring.mode",
        [
            "each_adds_own_hand",
            "winner_takes_hands",
            "winner_takes_hands",
        ],
    ),
    (
        "scoring.match_winner",
        ["lowest_total", "highest_total", "highest_total"],
    ),
    ("scoring.target", ["500", "500", "500"]),
    ("scoring.single_round", ["false", "false", "false"]),
    ("scoring.wild", ["50", "40", "50"]),
    ("scoring.wild_draw_four", ["50", "50", "50"]),
    ("scoring.action", ["20", "20", "20"]),
    ("scoring.special_wild", ["40", "40", "40"]),
    ("jump_in.cards", ["off", "off", "off"]),
    (
        "jump_in.continues",
        ["after_jumper", "after_jumper", "after_jumper"],
    ),
    ("jump_in.on_draw_cards", ["normal", "normal", "normal"]),
    ("multi_discard", ["off", "off", "off"]),
    ("teams.size", ["0", "0", "0"]),
    (
        "teams.ends",
        ["first_member_out", "first_member_out", "first_member_out"],
    ),
];

/// Options with the values that they get.
type Overrides<'a> = &'a [(&'a str, &'a str)];

/// The named presets: name, base, overrides.
const NAMED: &[(&str, &str, Overrides<'_>)] = &[
    ("quick", "standard", &[("scoring.single_round", "true")]),
    (
        "party",
        "standard",
        &[
            ("stacking.draw_two_on_draw_two", "true"),
            ("stacking.wild_four_on_wild_four", "true"),
            ("actions.seven_swap", "optional"),
            ("actions.zero_rotate", "true"),
            ("jump_in.cards", "colored"),
        ],
    ),
    (
        "tournament",
        "standard",
        &[("challenge.innocent_extra", "0")],
    ),
    ("teams", "standard", &[("teams.size", "2")]),
    ("team_party", "party", &[("teams.size", "2")]),
    (
        "knockout",
        "traditional",
        &[("scoring.match_winner", "last_standing")],
    ),
    (
        "family",
        "traditional",
        &[("dealer.first", "youngest"), ("uno.call", "automatic")],
    ),
    (
        "official_house",
        "official",
        &[
            ("stacking.draw_two_on_draw_two", "true"),
            ("stacking.wild_four_on_wild_four", "true"),
            ("draw.mode", "may_until_playable"),
        ],
    ),
    ("new_deck", "official", &[("deck.kind", "all")]),
    (
        "no_mercy_style",
        "official",
        &[
            ("stacking.draw_two_on_draw_two", "true"),
            ("stacking.wild_four_on_wild_four", "true"),
            ("stacking.wild_four_on_draw_two", "true"),
            ("stacking.draw_two_on_wild_four", "any"),
            ("draw.mode", "until_playable"),
            ("draw.playable_card", "must_play"),
            ("draw.mercy_limit", "25"),
            ("actions.seven_swap", "mandatory"),
            ("actions.zero_rotate", "true"),
        ],
    ),
];

fn value(document: &RulesDocument, option: &str) -> String {
    match document.rules.draft().get(option) {
        Some(Value::Word(word)) => word.to_owned(),
        Some(other) => other.to_string(),
        None => panic!("no option {option}"),
    }
}

#[test]
fn the_base_presets_have_the_values_of_the_table() {
    assert_eq!(BASES.len(), OPTIONS.len());
    for (option, values) in BASES {
        for (name, expected) in ["traditional", "standard", "official"]
            .into_iter()
            .zip(values)
        {
            assert_eq!(
                value(preset(name).unwrap(), option),
                *expected,
                "{option} of {name}"
            );
        }
    }
}

#[test]
fn the_named_presets_change_what_the_table_says_and_nothing_else() {
    assert_eq!(NAMED.len() + 3, PRESET_NAMES.len());
    for (name, base, overrides) in NAMED {
        let (document, base) = (preset(name).unwrap(), preset(base).unwrap());
        for option in OPTIONS {
            let changed = overrides
                .iter()
                .find(|(changed, _)| *changed == option.name);
            let expected =
                changed.map_or_else(|| value(base, option.name), |(_, to)| (*to).to_owned());
            assert_eq!(
                value(document, option.name),
                expected,
                "{} of {name}",
                option.name
            );
        }
    }
}

#[test]
fn a_base_preset_gives_every_option_itself() {
    for base in [Preset::Traditional, Preset::Standard, Preset::Official] {
        for option in OPTIONS {
            let key = option.name.rsplit('.').next().unwrap();
            let given = base
                .source()
                .lines()
                .any(|line| line.starts_with(&format!("{key} = ")));
            assert!(given, "{} in {}", option.name, base.name());
        }
    }
}

#[test]
fn no_preset_carries_a_text_of_one_table() {
    for &preset in Preset::ALL {
        assert_eq!(preset.document().preset, preset);
        assert_eq!(preset.document().name, None);
        assert_eq!(preset.document().blank_wild_text, None);
    }
}

#[test]
fn every_preset_prints_and_reads_back_in_all_three_forms() {
    for &preset in Preset::ALL {
        let document = preset.document();
        for text in [
            document.to_toml(),
            document.to_toml_short(),
            document.to_toml_lines().join("\n"),
        ] {
            assert_eq!(RulesDocument::parse(&text).as_ref(), Ok(document), "{text}");
        }
    }
}

#[test]
fn a_whole_document_marks_what_differs_and_what_has_no_effect() {
    let rules = RulesDocument::parse("uno.call = \"off\"\nuno.penalty = 3\ndraw.mercy_limit = 30");
    let text = rules.unwrap().to_toml();
    for line in [
        "call = \"off\" # standard: \"required\"",
        "penalty = 3 # standard: 2; without effect, as no call is required",
        "grace_ms = 1500 # without effect, as no call is required",
        "mercy_limit = 30 # standard: \"none\"",
        "mode = \"one\"",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
}
