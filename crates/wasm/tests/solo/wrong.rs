//! What is wrong is said so, and changes nothing.

use crate::page::{Page, seed};
use serde_json::{Value, json};

fn open(page: &mut Page, change: &Value) -> Value {
    let mut request = json!({
        "request": "open", "at": page.at(), "now": page.now(), "seed": seed(1), "name": "Bob", "lang": "nl",
        "rules": null, "bots": ["normal"], "settings": null,
    });
    for (field, value) in change.as_object().unwrap() {
        request[field] = value.clone();
    }
    page.call(&request)
}

#[test]
fn a_text_that_is_no_request_is_an_error() {
    let mut page = Page::open(1, "standard", 1);
    let before = page.seq;
    let at = page.at();
    let table = page.table.clone();
    for text in [
        String::new(),
        "{".to_owned(),
        "[]".to_owned(),
        "\u{1f0cf}".to_owned(),
        json!({}).to_string(),
        json!({ "request": "deal" }).to_string(),
        json!({ "request": "tick", "at": at }).to_string(),
        json!({ "request": "tick", "at": at, "now": -1 }).to_string(),
        json!({ "request": "tick", "at": at, "now": 1, "more": 1 }).to_string(),
        json!({ "request": "message", "at": at, "now": 1, "message": { "type": "deal" } })
            .to_string(),
        json!({ "request": "reopen", "at": at, "now": 1, "seed": seed(2), "entries": [] })
            .to_string(),
    ] {
        let answer = page.worker.call(text.as_bytes());
        let answer: Value = serde_json::from_slice(&answer).unwrap();
        assert_eq!(answer["answer"], "error", "{text}: {answer}");
    }
    let answer = page.worker.call(b"\xff\xfe");
    assert!(answer.starts_with(br#"{"answer":"error""#));
    page.hello(None);
    assert_eq!((page.seq, &page.table), (before, &table));
}

#[test]
fn entries_that_are_no_table_open_none_and_the_one_that_is_open_stays() {
    let mut page = Page::open(2, "standard", 1);
    page.play(1, 3);
    let other = Page::open(3, "standard", 1);
    let own = json!(page.entries);
    let mut missing = own.clone();
    missing.as_array_mut().unwrap().remove(4);
    let mut broken = own.clone();
    broken[3]["text"] = json!("{}");
    let mut mixed = own.clone();
    mixed[1] = json!(other.entries[1]);
    let late = json!(&page.entries[1..]);
    for entries in [missing, broken, mixed, late] {
        let request = json!({
            "request": "reopen", "at": page.at(), "now": page.now(), "seed": seed(2), "entries": entries,
        });
        assert_eq!(page.call(&request)["answer"], "error");
    }
    page.play(1, 3);
}

#[test]
fn without_a_table_there_is_nothing_to_do() {
    let mut worker = lastcard_wasm::Worker::default();
    for request in [
        json!({ "request": "tick", "at": 1, "now": 1 }),
        json!({ "request": "bye", "at": 1, "now": 1 }),
        json!({ "request": "record", "number": null }),
        json!({ "request": "message", "at": 1, "now": 1, "message": { "type": "ping", "seq": 1 } }),
    ] {
        let answer = worker.call(request.to_string().as_bytes());
        let answer: Value = serde_json::from_slice(&answer).unwrap();
        let expected = json!({ "answer": "error", "text": "no table is open" });
        assert_eq!(answer, expected, "{request}");
    }
}

#[test]
fn a_table_that_cannot_be_opened_is_a_problem_in_the_language_of_the_person() {
    let mut page = Page::open(4, "standard", 1);
    let before = page.table.clone();
    for (change, part) in [
        (json!({ "name": "\u{200b}" }), "naam"),
        (json!({ "name": "x".repeat(300) }), "lang"),
        (json!({ "rules": "preset = \"nobody\"" }), "regel"),
        (json!({ "settings": { "turn_seconds": 1 } }), "instelling"),
        (json!({ "bots": vec!["easy"; 20] }), "plaats"),
        (
            json!({ "bots": vec!["easy"; 3], "settings": { "seats": 3 } }),
            "plaats",
        ),
        (
            json!({ "rules": "teams", "bots": vec!["easy"; 2] }),
            "spelers",
        ),
    ] {
        let answer = open(&mut page, &change);
        assert_eq!(answer["answer"], "problem", "{change}: {answer}");
        let text = answer["text"].as_str().unwrap().to_lowercase();
        assert!(text.contains(part), "{change}: {text}");
    }
    page.hello(None);
    assert_eq!(page.table, before);
}

#[test]
fn who_says_something_before_the_hello_or_says_it_twice_is_sent_away() {
    let mut page = Page::open(5, "standard", 1);
    let error = |page: &mut Page| {
        let last = page.heard.last().map(|message| json!(message)).unwrap();
        page.heard.clear();
        last["code"].clone()
    };
    page.send(&json!({ "type": "hello", "version": 1, "table": page.table, "token": page.token }));
    assert_eq!(error(&mut page), "bad_message");
    page.send(&json!({ "type": "ping", "seq": 1 }));
    assert_eq!(error(&mut page), "bad_message");
    for (change, code) in [
        (json!({ "version": 2 }), "bad_version"),
        (json!({ "table": "0000000000000000" }), "no_table"),
        (json!({ "token": null }), "no_spectators"),
        (json!({ "token": "0".repeat(26) }), "bad_token"),
    ] {
        let mut hello = json!({
            "type": "hello", "version": 1, "table": page.table, "token": page.token,
        });
        for (field, value) in change.as_object().unwrap() {
            hello[field] = value.clone();
        }
        page.send(&hello);
        assert_eq!(error(&mut page), code);
    }
    page.hello(None);
    let kinds: Vec<Value> = page
        .heard
        .iter()
        .map(|message| json!(message)["type"].clone())
        .collect();
    assert_eq!(kinds, ["welcome", "presence"]);
}

#[test]
fn who_leaves_is_answered_and_comes_back_no_more() {
    let mut page = Page::open(6, "standard", 2);
    page.play(1, 2);
    let id = page.command(&json!({ "type": "leave" }));
    assert_eq!(page.answer(&id)["type"], "done");
    assert_eq!(page.wake, None);
    page.hello(None);
    assert_eq!(json!(page.heard[0])["code"], "bad_token");
}

#[test]
fn what_is_asked_and_said_is_answered_as_at_a_server() {
    let mut page = Page::open(7, "standard", 1);
    page.command(&json!({ "type": "start" }));
    let id = "ab".repeat(16);
    let mut last = |message: Value| {
        page.heard.clear();
        page.send(&message);
        assert_eq!(page.heard.len(), 1);
        json!(page.heard[0])
    };
    let ask = |play: Value| json!({ "type": "ask", "id": id, "play": play });
    let would = last(ask(json!({ "type": "challenge" })));
    assert_eq!(would["type"], "would");
    assert!(would["refused"]["clause"].is_string(), "{would}");
    let would = last(ask(json!({ "type": "play", "cards": vec!["R1"; 32] })));
    assert_eq!(would["refused"]["code"], "too_long");
    let not_said = last(json!({ "type": "say", "text": "hello" }));
    assert_eq!(not_said["why"]["code"], "chat_off");
    let emoted = last(json!({ "type": "emote", "emote": "wow" }));
    assert_eq!(
        (&emoted["type"], &emoted["member"]),
        (&json!("emoted"), &json!(1))
    );
    let pong = last(json!({ "type": "ping", "seq": 1 }));
    assert_eq!(pong["type"], "pong");
}
