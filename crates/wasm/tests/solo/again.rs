//! Repeats, and tables that are opened again.

use crate::page::Page;
use lastcard_protocol::server::ToClient;
use serde_json::{Value, json};

/// What the person is told of the table who comes to it now.
fn welcome(page: &mut Page) -> Value {
    page.hello(None);
    let ToClient::Welcome { room, .. } = &page.heard[0] else {
        panic!("{:?}", page.heard[0]);
    };
    json!(room)
}

#[test]
fn a_table_that_is_opened_again_is_the_same_and_goes_on() {
    for (number, rules) in ["standard", "party", "no_mercy_style", "teams"]
        .into_iter()
        .enumerate()
    {
        let mut page = Page::open(number as u64, rules, 3);
        for closed in 0..6 {
            page.play(1, 1 + 3 * closed);
            page.bye();
            assert_eq!(page.wake, None, "nothing happens while nobody looks");
            let mut again = page.reopened(100 + u64::from(closed));
            let (old, new) = (welcome(&mut page), welcome(&mut again));
            assert_eq!(old, new, "{rules}");
            page = again;
        }
        page.play(1, 20_000);
        assert_eq!(page.finished, 1);
        let record = page.call(&json!({ "request": "record", "number": 1 }));
        let text = record["text"].as_str().unwrap();
        let record = lastcard_notation::Record::parse(text).unwrap();
        assert!(record.report().is_verified());
    }
}

#[test]
fn who_comes_back_is_told_what_it_missed_as_it_was_told_the_first_time() {
    let mut page = Page::open(5, "standard", 2);
    page.play(1, 2);
    let since = page.seq;
    page.heard.clear();
    page.play(1, 3);
    let told = |page: &Page| -> Vec<Value> {
        let messages = page.heard.iter().map(|message| json!(message));
        let mut news: Vec<Value> = messages
            .filter(|message| message["type"] == "news")
            .collect();
        // The clock is that of the moment: what was missed comes without one.
        for news in &mut news {
            news["clock"] = Value::Null;
        }
        news
    };
    let first = told(&page);
    assert!(first.len() >= 3);
    page.bye();
    let mut again = page.reopened(9);
    for page in [&mut page, &mut again] {
        page.seq = since;
        page.hello(Some(since));
        let kinds: Vec<Value> = page
            .heard
            .iter()
            .map(|message| json!(message)["type"].clone())
            .filter(|kind| kind != "news")
            .collect();
        assert_eq!(kinds, ["resumed", "clock", "presence"]);
        assert_eq!(told(page), first);
    }
}

#[test]
fn a_repeat_gets_the_first_answer_also_after_the_table_was_opened_again() {
    let mut page = Page::open(6, "standard", 2);
    let done = page.command(&json!({ "type": "start" }));
    let refused = page.command(&json!({ "type": "take_back" }));
    let first = |page: &Page| [&done, &refused].map(|id| page.answer(id));
    let answers = first(&page);
    assert_eq!(answers[0]["type"], "done");
    assert_eq!(answers[1]["why"]["code"], "not_driven");
    let length = page.entries.len();
    for id in [&done, &refused] {
        page.heard.clear();
        let act = json!({ "type": "leave" });
        page.send(&json!({ "type": "command", "id": id, "seq": page.seq, "act": act }));
        assert_eq!(page.heard.len(), 1, "a repeat does nothing");
    }
    assert_eq!(page.entries.len(), length);

    let mut again = page.reopened(1);
    again.hello(None);
    let act = json!({ "type": "leave" });
    again.send(&json!({ "type": "command", "id": done, "seq": page.seq, "act": act }));
    assert_eq!(again.answer(&done), answers[0]);
    assert_eq!(again.entries.len(), length);
}

#[test]
fn a_move_that_rests_on_an_older_table_is_stale() {
    let mut page = Page::open(8, "standard", 1);
    page.command(&json!({ "type": "start" }));
    page.play(1, 4);
    let (seq, id) = (page.seq, "ff".repeat(16));
    let act = json!({ "type": "play", "play": { "type": "draw" } });
    page.send(&json!({ "type": "command", "id": id, "seq": 2, "act": act }));
    assert_eq!(
        page.answer(&id),
        json!({ "type": "stale", "id": id, "seq": seq })
    );
}

#[test]
fn the_seed_decides_everything_and_another_one_is_another_table() {
    let told = |number: u64| {
        let mut page = Page::open(number, "standard", 2);
        page.dice = lastcard_testkit::random::Dice::new(0);
        page.play(1, 5);
        (page.token.clone(), page.entries.clone())
    };
    assert_eq!(told(3), told(3));
    let (one, other) = (told(3), told(4));
    assert_ne!(one.0, other.0);
    assert_ne!(one.1, other.1);
}
