//! Messages that are none of the protocol.

use super::cases::{Case, Expect, after, hold, instead};
use super::raw::frame;
use super::table::{Place, hello};
use lastcard_protocol::rest::Opened;

#[tokio::test]
async fn messages_that_are_none_end_the_conversation() {
    let mut place = Place::open().await;
    let hellos = hellos(&place.opened);
    hold(&mut place, hellos).await;
    hold(&mut place, no_json()).await;
    hold(&mut place, strange_fields()).await;
    hold(&mut place, out_of_bounds()).await;
    place.close().await;
}

fn text(text: &str) -> Vec<u8> {
    frame(0x81, text.as_bytes())
}

fn hellos(opened: &Opened) -> Vec<Case> {
    let bad = Expect::Close(&[4000]);
    let good = hello(opened);
    let with = |from: &str, to: &str| {
        assert!(good.contains(from));
        text(&good.replace(from, to))
    };
    let token = opened.token.reveal();
    let table = opened.table.to_string();
    vec![
        instead("a command before the hello", text(COMMAND), bad.clone()),
        instead(
            "a ping before the hello",
            text("{\"type\":\"ping\",\"seq\":1}"),
            bad.clone(),
        ),
        instead("an empty object", text("{}"), bad.clone()),
        instead("an empty text", text(""), bad.clone()),
        instead(
            "a version that is not spoken",
            with("\"version\":1", "\"version\":2"),
            Expect::Close(&[4006]),
        ),
        instead(
            "version 0",
            with("\"version\":1", "\"version\":0"),
            Expect::Close(&[4006]),
        ),
        instead(
            "version 65536",
            with("\"version\":1", "\"version\":65536"),
            bad.clone(),
        ),
        instead(
            "version 1.0",
            with("\"version\":1", "\"version\":1.5"),
            bad.clone(),
        ),
        instead(
            "a table that is not there",
            with(&table, "0000000000000000"),
            Expect::Close(&[4004]),
        ),
        instead(
            "a table with a letter too few",
            with(&table, &table[1..]),
            bad.clone(),
        ),
        instead(
            "a table in capitals",
            with(&table, "ABCDEFGHJKMNPQRS"),
            bad.clone(),
        ),
        instead(
            "a path as a table",
            with(&table, "../../etc/passwd"),
            bad.clone(),
        ),
        instead(
            "a token that opens nothing",
            with(&token, "00000000000000000000000000"),
            Expect::Close(&[4003]),
        ),
        instead("half a token", with(&token, &token[..13]), bad.clone()),
        instead(
            "a token that is a number",
            with(&format!("\"{token}\""), "12"),
            bad.clone(),
        ),
        instead(
            "since before the first",
            with("}", ",\"since\":-1}"),
            bad.clone(),
        ),
        instead(
            "since beyond the last",
            with("}", ",\"since\":4000000}"),
            Expect::Says("welcome"),
        ),
        instead(
            "a language of 10,000 letters",
            with("}", &format!(",\"lang\":\"{}\"}}", "n".repeat(10_000))),
            Expect::Says("welcome"),
        ),
        after("a second hello", text(&good), bad),
    ]
}

fn no_json() -> Vec<Case> {
    let bad = Expect::Close(&[4000]);
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(10_000), close.repeat(10_000));
    let texts = [
        ("null", "null".to_owned()),
        ("true", "true".to_owned()),
        ("a number", "7".to_owned()),
        ("a text", "\"x\"".to_owned()),
        ("an empty list", "[]".to_owned()),
        (
            "a list with a message",
            "[{\"type\":\"ping\",\"seq\":1}]".to_owned(),
        ),
        ("nothing", String::new()),
        ("a space", " ".to_owned()),
        ("half an object", "{\"type\":\"ping\",".to_owned()),
        (
            "two objects",
            "{\"type\":\"ping\",\"seq\":1}{\"type\":\"ping\",\"seq\":1}".to_owned(),
        ),
        (
            "a comma too many",
            "{\"type\":\"ping\",\"seq\":1,}".to_owned(),
        ),
        ("single quotes", "{'type':'ping','seq':1}".to_owned()),
        ("a comment", "{\"type\":\"ping\",\"seq\":1}//".to_owned()),
        (
            "a mark of byte order",
            "\u{feff}{\"type\":\"ping\",\"seq\":1}".to_owned(),
        ),
        ("not a number", "{\"type\":\"ping\",\"seq\":NaN}".to_owned()),
        ("infinity", "{\"type\":\"ping\",\"seq\":1e999}".to_owned()),
        (
            "a lone surrogate",
            "{\"type\":\"say\",\"text\":\"\\ud800\"}".to_owned(),
        ),
        (
            "a raw line feed",
            "{\"type\":\"say\",\"text\":\"a\nb\"}".to_owned(),
        ),
        ("10,000 lists deep", deep("[", "]")),
        ("6,000 objects deep", "{\"a\":".repeat(6_000)),
        (
            "deep inside a message",
            format!("{{\"type\":\"say\",\"text\":{}}}", deep("[", "]")),
        ),
        (
            "deep inside an act",
            format!(
                "{{\"type\":\"command\",\"id\":\"{ID}\",\"seq\":1,\"act\":{}}}",
                deep("[", "]")
            ),
        ),
        ("XML", "<type>ping</type>".to_owned()),
    ];
    texts
        .into_iter()
        .map(|(name, json)| after(name, text(&json), bad.clone()))
        .collect()
}

const ID: &str = "000102030405060708090a0b0c0d0e0f";
const COMMAND: &str = "{\"type\":\"command\",\"id\":\"000102030405060708090a0b0c0d0e0f\",\"seq\":1,\"act\":{\"type\":\"not_ready\"}}";

/// Every message of a client and every act, each as it should be.
fn good() -> Vec<(String, String)> {
    let acts = [
        "{\"type\":\"play\",\"play\":{\"type\":\"draw\"}}",
        "{\"type\":\"play\",\"play\":{\"type\":\"play\",\"cards\":[\"R5\"]}}",
        "{\"type\":\"play\",\"play\":{\"type\":\"jump_in\",\"cards\":[\"R5\"]}}",
        "{\"type\":\"play\",\"play\":{\"type\":\"pass\"}}",
        "{\"type\":\"play\",\"play\":{\"type\":\"name\",\"color\":\"red\"}}",
        "{\"type\":\"play\",\"play\":{\"type\":\"swap\",\"with\":1}}",
        "{\"type\":\"play\",\"play\":{\"type\":\"challenge\"}}",
        "{\"type\":\"play\",\"play\":{\"type\":\"call\"}}",
        "{\"type\":\"play\",\"play\":{\"type\":\"catch\",\"seat\":1}}",
        "{\"type\":\"not_ready\"}",
        "{\"type\":\"take_back\"}",
        "{\"type\":\"remove\",\"member\":9}",
        "{\"type\":\"seats\",\"order\":[9]}",
        "{\"type\":\"rules\",\"rules\":\"nonsense\"}",
        "{\"type\":\"host\",\"member\":9}",
        "{\"type\":\"share\",\"share\":\"0000000000000000000000000000000000000000000000000000000000000000\"}",
        "{\"type\":\"settings\",\"change\":{\"seats\":1}}",
    ];
    let commands = acts.iter().map(|act| {
        let command = format!("{{\"type\":\"command\",\"id\":\"{ID}\",\"seq\":1,\"act\":{act}}}");
        (act.replace('"', ""), command)
    });
    let others = [
        ("say", "{\"type\":\"say\",\"text\":\"hello\"}".to_owned()),
        ("emote", "{\"type\":\"emote\",\"emote\":\"wow\"}".to_owned()),
        (
            "mute",
            "{\"type\":\"mute\",\"member\":1,\"muted\":true}".to_owned(),
        ),
        ("ping", "{\"type\":\"ping\",\"seq\":1}".to_owned()),
        (
            "ask",
            format!("{{\"type\":\"ask\",\"id\":\"{ID}\",\"play\":{{\"type\":\"draw\"}}}}"),
        ),
    ];
    let others = others
        .into_iter()
        .map(|(name, text)| (name.to_owned(), text));
    commands.chain(others).collect()
}

/// The good messages with one thing wrong in each.
fn strange_fields() -> Vec<Case> {
    let bad = Expect::Close(&[4000]);
    let mut cases = Vec::new();
    for (name, json) in good() {
        // Inside the innermost object and in the message itself.
        let inside = json.replacen('}', ",\"x\":1}", 1);
        cases.push(after(
            format!("{name} with a field inside"),
            text(&inside),
            bad.clone(),
        ));
        let outside = format!("{},\"x\":1}}", &json[..json.len() - 1]);
        cases.push(after(
            format!("{name} with a field more"),
            text(&outside),
            bad.clone(),
        ));
        let kind = json.replacen("\"type\":\"", "\"type\":\"x", 1);
        cases.push(after(
            format!("{name} of an unknown type"),
            text(&kind),
            bad.clone(),
        ));
        let answer = if json.contains("\"command\"") {
            Expect::Says("refused")
        } else {
            Expect::Nothing
        };
        cases.push(after(
            format!("{name} as it should be"),
            text(&json),
            answer,
        ));
    }
    cases
}

fn out_of_bounds() -> Vec<Case> {
    let bad = Expect::Close(&[4000]);
    let cards = |count: usize| vec!["\"R5\""; count].join(",");
    let play = |cards: &str| {
        format!(
            "{{\"type\":\"command\",\"id\":\"{ID}\",\"seq\":1,\"act\":{{\"type\":\"play\",\"play\":{{\"type\":\"play\",\"cards\":[{cards}]}}}}}}"
        )
    };
    let command = |from: &str, to: &str| COMMAND.replace(from, to);
    let seq = |seq: &str| format!("{{\"type\":\"ping\",\"seq\":{seq}}}");
    let closed = [
        ("seq below 0", seq("-1")),
        ("seq 2^53", seq("9007199254740992")),
        ("seq 2^64", seq("18446744073709551616")),
        ("seq of 400 digits", seq(&"9".repeat(400))),
        ("half a seq", seq("0.5")),
        ("seq as a text", seq("\"1\"")),
        ("seq as a list", seq("[1]")),
        ("seq null", seq("null")),
        ("no seq", "{\"type\":\"ping\"}".to_owned()),
        ("seq twice", "{\"type\":\"ping\",\"seq\":1,\"seq\":1}".to_owned()),
        ("type twice", "{\"type\":\"ping\",\"type\":\"say\",\"seq\":1}".to_owned()),
        ("no type", "{\"seq\":1}".to_owned()),
        ("type null", "{\"type\":null}".to_owned()),
        ("type as a number", "{\"type\":4}".to_owned()),
        ("a message of the server", "{\"type\":\"pong\",\"seq\":1}".to_owned()),
        ("an id of 31 digits", command(ID, &ID[1..])),
        ("an id in capitals", command(ID, &ID.to_uppercase())),
        ("an id that is a number", command(&format!("\"{ID}\""), "5")),
        ("no act", command(",\"act\":{\"type\":\"not_ready\"}", "")),
        ("an act null", command("{\"type\":\"not_ready\"}", "null")),
        ("a card that is none", play("\"R55\"")),
        ("a card as a number", play("5")),
        ("a card in small letters", play("\"r5\"")),
        ("seat 200", "{\"type\":\"ask\",\"id\":\"000102030405060708090a0b0c0d0e0f\",\"play\":{\"type\":\"catch\",\"seat\":200}}".to_owned()),
        ("member 70,000", "{\"type\":\"mute\",\"member\":70000,\"muted\":true}".to_owned()),
        ("muted as a text", "{\"type\":\"mute\",\"member\":1,\"muted\":\"yes\"}".to_owned()),
        ("an emote that is none", "{\"type\":\"emote\",\"emote\":\"rude\"}".to_owned()),
    ];
    let mut cases: Vec<Case> = closed
        .into_iter()
        .map(|(name, json)| after(name, text(&json), bad.clone()))
        .collect();
    let rules = "x".repeat(17 * 1024);
    let answered = [
        ("a play without a card", play(""), "refused"),
        ("32 cards", play(&cards(32)), "refused"),
        ("4,000 cards", play(&cards(4_000)), "refused"),
        (
            "rules of 17 KiB",
            command(
                "{\"type\":\"not_ready\"}",
                &format!("{{\"type\":\"rules\",\"rules\":\"{rules}\"}}"),
            ),
            "refused",
        ),
        (
            "a name of 10,000 letters",
            command(
                "{\"type\":\"not_ready\"}",
                &format!(
                    "{{\"type\":\"rename\",\"name\":\"{}\"}}",
                    "n".repeat(10_000)
                ),
            ),
            "refused",
        ),
        (
            "an empty name",
            command(
                "{\"type\":\"not_ready\"}",
                "{\"type\":\"rename\",\"name\":\"\"}",
            ),
            "refused",
        ),
        (
            "1,000 members",
            command(
                "{\"type\":\"not_ready\"}",
                &format!(
                    "{{\"type\":\"seats\",\"order\":[{}]}}",
                    vec!["1"; 1000].join(",")
                ),
            ),
            "refused",
        ),
    ];
    cases.extend(
        answered
            .into_iter()
            .map(|(name, json, kind)| after(name, text(&json), Expect::Says(kind))),
    );
    cases
}
