//! Sentences that are only true of some rules stand only in the sheets of those rules.

mod common;

use common::{Changes, draft, one_line, sheet};
use lastcard_engine::rules::Value;
use lastcard_texts::{Lang, Texts};

/// Looks in the sheets of both languages for phrases that must, and must not, stand there.
fn assert_says(preset: &str, changes: Changes<'_>, said: [&[&str]; 2], unsaid: [&[&str]; 2]) {
    for (lang, (said, unsaid)) in [Lang::Nl, Lang::En]
        .into_iter()
        .zip(said.into_iter().zip(unsaid))
    {
        let text = one_line(&sheet(&Texts::new(lang), draft(preset, changes)));
        for phrase in said {
            assert!(text.contains(phrase), "{preset} does not say: {phrase}");
        }
        for phrase in unsaid {
            assert!(!text.contains(phrase), "{preset} says: {phrase}");
        }
    }
}

#[test]
fn where_a_wild_draw_four_is_always_allowed_no_sentence_speaks_of_a_bluff_that_was_one() {
    let always = ("matching.wild_draw_four", Value::Word("unrestricted"));
    let unsaid: [&[&str]; 2] = [
        &["Het was bluf", "geldt meer", "kost je alleen kaarten"],
        &["It was a bluff", "has more to it", "only costs you cards"],
    ];
    assert_says(
        "standard",
        &[always, ("challenge.innocent_extra", Value::Int(0))],
        [
            &[
                "ook op een andere Wild.",
                "je pakt gewoon de 4 kaarten, zonder extra straf",
            ],
            &[
                "also on another Wild.",
                "you draw just the 4 cards, without an extra penalty",
            ],
        ],
        unsaid,
    );
    assert_says(
        "standard",
        &[always],
        [
            &["kost je dus alleen extra kaarten: je pakt er 6 in plaats van 4"],
            &["only costs you more cards: you draw 6 instead of 4"],
        ],
        unsaid,
    );
    assert_says(
        "standard",
        &[],
        [
            &[
                "Het was bluf",
                "(voor de Wild Pak 4 geldt meer, zie \"Wilds\").",
            ],
            &[
                "It was a bluff",
                "(the Wild Draw Four has more to it, see \"Wilds\").",
            ],
        ],
        [&[], &[]],
    );
}

#[test]
fn the_glossary_says_what_a_wrong_challenge_costs_at_this_table() {
    let costs: [&[&str]; 2] = [&["krijgt extra straf"], &["gets an extra penalty"]];
    let costs_nothing: [&[&str]; 2] = [
        &["krijgt hier geen extra straf"],
        &["gets no extra penalty"],
    ];
    assert_says("standard", &[], costs, costs_nothing);
    assert_says("tournament", &[], costs_nothing, costs);
    let not_here: [&[&str]; 2] = [
        &["mocht spelen. Hier kan het niet."],
        &["to play a Wild Draw Four. It is not possible here."],
    ];
    assert_says("traditional", &[], not_here, costs);
}

#[test]
fn who_draws_until_a_card_matches_is_left_without_one_only_when_nothing_is_left() {
    let any = ("draw.then_play", Value::Word("any_card"));
    let until = ("draw.mode", Value::Word("until_playable"));
    let end: [&[&str]; 2] = [
        &["Is alles gepakt en past er niets van, dan mag je een andere"],
        &["If you have drawn all there is and none of it matches, you may play another"],
    ];
    let one: [&[&str]; 2] = [
        &["Past hij niet, dan mag je een andere"],
        &["If it does not match, you may play another"],
    ];
    for after in ["must_play", "auto_play"] {
        let after = ("draw.playable_card", Value::Word(after));
        assert_says("standard", &[any, after, until], end, one);
        assert_says("standard", &[any, after], one, end);
    }
}

#[test]
fn the_last_card_moves_hands_only_in_ways_that_the_deck_and_the_table_have() {
    let places = ("going_out.play_for_places", Value::Bool(true));
    let swap = ("deck.kind", Value::Word("swap"));
    let zero = ("actions.zero_rotate", Value::Bool(true));
    let shuffle = ("deck.kind", Value::Word("shuffle"));
    let swaps: [&[&str]; 2] = [&["Jij wisselt niet meer."], &["You swap with nobody."]];
    let moves: [&[&str]; 2] = [
        &["doen alleen de anderen", "Alleen de handen van de anderen"],
        &["Only the others pass", "Only the hands of the others"],
    ];
    assert_says("standard", &[places, swap], swaps, moves);
    assert_says(
        "standard",
        &[places, zero],
        [
            &["Doorschuiven doen alleen de anderen."],
            &["Only the others pass their hands on."],
        ],
        swaps,
    );
    assert_says(
        "standard",
        &[places, shuffle],
        [
            &["Alleen de handen van de anderen worden geschud"],
            &["Only the hands of the others are shuffled"],
        ],
        swaps,
    );
}

#[test]
fn nobody_is_out_without_the_call_where_the_call_is_needed() {
    let needed: [&[&str]; 2] = [
        &["Wie zijn laatste kaart speelt en op tijd \"Uno!\" heeft geroepen, is uit"],
        &["Whoever plays their last card and called \"Uno!\" in time is out"],
    ];
    let not_needed: [&[&str]; 2] = [
        &["Wie zijn laatste kaart speelt, is uit"],
        &["Whoever plays their last card is out"],
    ];
    let call = |word| ("uno.needed_to_go_out", Value::Word(word));
    for way in [
        ("standard", ("going_out.play_for_places", Value::Bool(true))),
        ("teams", ("teams.ends", Value::Word("all_members_out"))),
    ] {
        let (preset, ending) = way;
        let continues = call("penalty_and_continue");
        assert_says(preset, &[ending, continues], needed, not_needed);
        assert_says(preset, &[ending, call("no")], not_needed, needed);
    }
}
