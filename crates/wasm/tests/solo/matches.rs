//! Whole matches, and their records.

use crate::page::Page;
use lastcard_notation::record::{Player, Record};
use lastcard_notation::{PRESET_NAMES, preset};
use serde_json::{Value, json};

/// So many bots that the rules can be played with them.
fn bots(rules: &str, least: usize) -> usize {
    let deals = |bots: &usize| preset(rules).unwrap().rules.deck(bots + 1).is_ok();
    (least..10).find(deals).unwrap()
}

fn record(page: &mut Page, number: Option<u32>) -> Value {
    page.call(&json!({ "request": "record", "number": number }))
}

#[test]
fn a_match_alone_comes_to_its_end_under_every_preset_and_leaves_a_sound_record() {
    for (number, rules) in PRESET_NAMES.iter().enumerate() {
        let bots = bots(rules, 1 + number % 4);
        let mut page = Page::open(number as u64, rules, bots);
        page.play(1, 20_000);
        assert_eq!(page.finished, 1, "{rules} with {bots} bots");
        let answer = record(&mut page, None);
        let text = answer["text"].as_str().unwrap();
        let record = Record::parse(text).unwrap();
        record.replay().unwrap();
        assert!(record.report().is_verified(), "{rules}");
        let players = &record.header.players;
        assert_eq!(players.len(), bots + 1);
        assert!(matches!(players[0], Player::Person), "Ann is no bot");
        assert_eq!(
            record.header.rules.rules,
            preset(rules).unwrap().rules,
            "{rules}"
        );
    }
}

#[test]
fn every_finished_match_of_a_table_has_its_record_and_the_one_that_goes_on_has_none() {
    let mut page = Page::open(7, "quick", 2);
    let none = "no such match of the table is finished";
    assert_eq!(record(&mut page, None)["text"], none);
    page.play(2, 20_000);
    page.play(3, 3);
    let first = record(&mut page, Some(1));
    let second = record(&mut page, Some(2));
    assert_eq!(first["answer"], "record");
    assert_ne!(first, second);
    assert_eq!(record(&mut page, None), second);
    for number in [0, 3, 4] {
        let answer = record(&mut page, Some(number));
        assert_eq!(answer, json!({ "answer": "error", "text": none }));
    }
}

#[test]
fn the_person_waits_for_bots_as_long_as_a_turn_of_theirs_takes() {
    let mut page = Page::open(1, "standard", 3);
    page.command(&json!({ "type": "settings", "change": { "bot_pace": "human" } }));
    page.command(&json!({ "type": "start" }));
    let mut waits = Vec::new();
    while waits.len() < 5 {
        match page.wake {
            Some(wake) if page.choices.is_null() => {
                waits.push(wake);
                page.tick(wake - 1);
                let before = page.seq;
                page.tick(1);
                assert_eq!(page.seq, before + 1, "one thing happens after {wake} ms");
            }
            _ => page.play(1, 1),
        }
    }
    assert!(waits.iter().any(|&wait| wait >= 700), "{waits:?}");
}

#[test]
fn a_turn_runs_out_where_the_person_wants_a_clock() {
    let mut page = Page::open(2, "standard", 1);
    page.command(
        &json!({ "type": "settings", "change": { "turn_seconds": 5, "bank_seconds": 0 } }),
    );
    page.command(&json!({ "type": "start" }));
    let seats = |page: &Page| {
        let clocks = page.heard.iter().rev().map(|message| json!(message));
        let mut clocks = clocks.filter(|message| message.get("clock").is_some());
        clocks.next().map(|message| message["clock"].clone())
    };
    while seats(&page).is_none_or(|clock| clock.is_null()) {
        page.tick(page.wake.expect("somebody must act"));
    }
    let before = page.seq;
    let mut waited = 0;
    while page.seq == before {
        let wake = page.wake.unwrap();
        waited += wake;
        page.tick(wake);
    }
    assert_eq!(waited, 5000);
    let warned = page.heard.iter().map(|message| json!(message));
    assert!(
        warned
            .filter(|message| message["type"] == "clock")
            .any(|message| message["clock"]["warning"] == true)
    );
}
