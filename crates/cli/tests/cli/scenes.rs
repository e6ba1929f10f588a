//! Moments of a match that a deal by chance brings seldom: dealt on purpose, written to a record, resumed.

use crate::support::{folder, run, stdout};
use lastcard_engine::{Command, FirstDeal, Hand, Scripted, Seat, Seed, State};
use lastcard_notation::card::parse_cards;
use lastcard_notation::record::{Header, Record, SeedText};
use lastcard_notation::{Names, RulesDocument};
use std::fs;

/// Plays on from a deal: `first` are the top cards of the deck in the order in which they are dealt, to
/// Ann first. Everybody is a person, and what is shown is given back.
fn scene(name: &str, rules: &str, players: &[&str], first: &str, lines: &str) -> String {
    let data = folder(&format!("scene-{name}"));
    let rules = RulesDocument::parse(rules).unwrap();
    let names = Names::new(players.iter().copied()).unwrap();
    let dealer = FirstDeal::Named(Seat::new(players.len() - 1));
    let mut header = Header::new(rules.clone(), names, dealer);
    header.seed = Some(SeedText::Text(name.to_owned()));
    let mut state = State::new(rules.rules, players.len(), dealer).unwrap();
    let mut deck = parse_cards(first).unwrap();
    let mut rest: Hand = *state.public().deck();
    for card in &deck {
        assert!(rest.remove(*card), "there is no further {card}");
    }
    deck.extend(rest.iter());
    let mut chance = Scripted::new(Vec::new(), Seed::from_text(""));
    chance.next_deck(deck);
    let mut events = Vec::new();
    state
        .command(&Command::NextRound, &mut chance, &mut events)
        .unwrap();
    let mut record = Record::new(header);
    record.push(Command::NextRound, events);
    fs::write(data.join("scene.lcr"), record.to_string()).unwrap();
    stdout(&run(
        &data,
        &["play", "--resume", "scene.lcr", "--lang", "en"],
        lines,
    ))
}

const TWO: [&str; 2] = ["Ann", "Bob"];
const THREE: [&str; 3] = ["Ann", "Bob", "Cid"];

fn assert_told(shown: &str, told: &[&str]) {
    for part in told {
        assert!(shown.contains(part), "not told: {part}\n{shown}");
    }
}

#[test]
fn who_forgets_the_call_may_be_quicker_than_the_others() {
    let rules = "deal.hand_size = 2";
    let hands = "R5 B1 R6 B2 R9";
    let in_time = scene("call", rules, &TWO, hands, "1\nann: uno\nbob: catch ann\n");
    assert_told(
        &in_time,
        &[
            "You have one card left and did not call \"Uno!\"",
            "> ann: uno\nAnn calls \"Uno!\"\n",
            "There is nothing to catch Ann for now.",
        ],
    );
    let caught = scene("caught", rules, &TWO, hands, "1\nbob: catch ann\n");
    assert_told(
        &caught,
        &[
            "You catch Ann: no \"Uno!\" was called.",
            "Ann draws 2 penalty cards.",
        ],
    );
    let late = scene("late", rules, &TWO, hands, "1\nr5\nbob: catch ann\n");
    assert_told(
        &late,
        &[
            "too late to catch",
            "There is nothing to catch Ann for now.",
        ],
    );
    let together = scene("together", rules, &TWO, hands, "1 uno\nbob: catch ann\n");
    assert_told(
        &together,
        &[
            "You call \"Uno!\"",
            "There is nothing to catch Ann for now.",
        ],
    );
}

#[test]
fn the_prompt_of_a_challenge_says_what_each_outcome_costs() {
    let hands = "W+4 B1 R6 B2 Y6 B3 R9";
    let shown = scene(
        "challenge",
        "deal.hand_size = 3",
        &TWO,
        hands,
        "w+4\ng\nchallenge\n",
    );
    assert_told(
        &shown,
        &[
            "Which color?",
            "4 cards are waiting for you. You may challenge Ann’s Wild Draw Four.",
            "allowed only without a red card.",
            "You can \"challenge\" or \"draw\" (4 cards).",
            "You challenge Ann’s Wild Draw Four: it was a bluff. This was the hand:",
        ],
    );
    let text = shown.replace("\n  ", " ");
    assert_told(
        &text,
        &[
            "if Ann bluffed, Ann draws 4 cards and you take your turn; if not, you draw 6 cards and miss your turn.",
        ],
    );
}

#[test]
fn a_color_question_can_be_put_off_but_not_forgotten() {
    let hands = "W B1 R6 B2 Y6 B3 R9";
    let rules = "deal.hand_size = 3";
    let shown = scene("color", rules, &TWO, hands, "3\npurple\n?\nscores\nb\n");
    assert_told(
        &shown,
        &[
            "> purple\nThat is not a color; type r, y, g or b.\n",
            "> b\nYou play a Wild and name blue. ◆ blue\n",
        ],
    );
    let other = scene("color-other", rules, &TWO, hands, "3\nr6\n");
    assert_told(&other, &["> r6\nYou play a red 6. ▲R 6\n"]);
}

#[test]
fn a_seven_asks_with_whom_hands_are_swapped() {
    let hands = "R7 B1 G1 R6 B2 G2 Y6 B3 G3 R9";
    let rules = "preset = \"party\"\ndeal.hand_size = 3";
    let question = "Swap hands with whom? 1 Bob (3 cards), 2 Cid (3 cards), or Enter for nobody";
    let with = scene("swap", rules, &THREE, hands, "2\n2\n");
    assert_told(
        &with,
        &[
            question,
            "You swap hands with Cid. Your new hand: green 1, green 2 and green 3.",
        ],
    );
    let nobody = scene("no-swap", rules, &THREE, hands, "2\n\n");
    assert_told(&nobody, &[question, "You play a red 7. ▲R 7\n"]);
    assert!(!nobody.contains("You swap hands"), "{nobody}");
    let at_once = scene("swap-at-once", rules, &THREE, hands, "2 with b\n");
    assert_told(&at_once, &["You swap hands with Bob."]);
    assert!(!at_once.contains("with whom"), "{at_once}");
    let must = scene(
        "must-swap",
        "actions.seven_swap = \"mandatory\"\ndeal.hand_size = 3",
        &THREE,
        hands,
        "2\n\n9\n1\n",
    );
    assert_told(
        &must,
        &["3 Cid"].map(|_| "Swap hands with whom? 1 Bob (3 cards), 2 Cid (3 cards)\n"),
    );
    assert_told(&must, &["You swap hands with Bob."]);
}

#[test]
fn somebody_else_at_the_keyboard_jumps_in() {
    let hands = "R5 B1 R5 R6 B2 G2 Y6 B3 G3 R9";
    let rules = "preset = \"party\"\ndeal.hand_size = 3";
    let shown = scene("jump", rules, &THREE, hands, "r5\ncid: jump r5\n");
    assert_told(&shown, &["Cid jumps in with a red 5. ▲R 5"]);
    let stray = scene("no-jump", rules, &THREE, hands, "r5\ncid: r5\n");
    assert_told(&stray, &["It is Bob’s turn; wait until it is yours."]);
}

#[test]
fn the_color_of_a_start_wild_is_named_first() {
    let hands = "R5 B1 R6 B2 W";
    let shown = scene("start", "deal.hand_size = 2", &TWO, hands, "1\nred\n1\n");
    assert_told(
        &shown,
        &[
            "You can name a color (r, y, g or b).",
            "There is no color yet. Name the color of the start card first.",
            "You name red. ▲ red",
            "You play a red 5. ▲R 5",
        ],
    );
}

#[test]
fn leaving_for_good_is_asked_twice() {
    let hands = "R5 B1 G1 R6 B2 G2 R9";
    let shown = scene(
        "leave",
        "deal.hand_size = 2",
        &THREE,
        hands,
        "leave\nno\nleave\nyes\nbob: leave\ny\n",
    );
    assert_told(
        &shown,
        &[
            "Leave this match for good?",
            "Ann leaves the table.",
            "The match goes to Cid!",
            "The match is over.",
        ],
    );
}

#[test]
fn a_round_ends_with_the_cards_left_and_the_points() {
    let hands = "R5 B1 R6 W R9";
    let shown = scene(
        "round",
        "deal.hand_size = 2\nscoring.target = 30",
        &TWO,
        hands,
        "1 uno\ndraw\npass\n1\n",
    );
    assert_told(
        &shown,
        &[
            "You go out!",
            "The round is over. You win the round.",
            "  player  points  total   cards left\n",
            "The match goes to you!",
            "  player  total   rounds\n",
        ],
    );
}
