//! The messages are closed: each reads back as itself, and nothing unknown is taken.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod local;
mod samples;

use lastcard_engine::Refusal;
use lastcard_notation::preset;
use lastcard_protocol::client::{Act, ToServer};
use lastcard_protocol::game::{Move, OptionValue, Options, RefusalCode};
use lastcard_protocol::ids::Code;
use lastcard_protocol::limits::{NAME_BYTES, PLAY_CARDS, RULES_BYTES, SAY_CHARS};
use lastcard_protocol::local::{Answer, Request};
use lastcard_protocol::rest::{
    CheckRules, ClaimSeat, CodeOpens, EnterCode, EstimateRules, Invitation, Movable, MoveSeat,
    OpenTable, Opened, OptionEntry, OptionGroup, OptionKind, PresetEntry, PresetText, Problem,
    ProblemCode, PublicTable, RecordEntry, RulesChecked, RulesProblem, RulesSheet, Seated, Sheet,
    TakeSeat, ValueEntry, Version,
};
use lastcard_protocol::server::{ErrorCode, Fact, Stage, ToClient};
use local::{answers, requests};
use samples::{
    acts, at, cards, change, estimate, facts, id, member, moves, seq, table, ticket, to_client,
    to_server, token,
};
use schemars::{JsonSchema, schema_for};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Debug;

#[test]
fn what_a_client_sends_is_closed() {
    let messages = to_server();
    every_case_is_there::<ToServer>(&messages, "type");
    every_case_is_there::<Act>(&acts(), "type");
    every_case_is_there::<Move>(&moves(), "type");
    messages.iter().for_each(closed);
}

#[test]
fn what_the_server_sends_is_closed() {
    let messages = to_client();
    every_case_is_there::<ToClient>(&messages, "type");
    every_case_is_there::<Fact>(&facts(), "fact");
    messages.iter().for_each(closed);
}

#[test]
fn what_is_told_of_rules_is_closed() {
    let name = || "Ann".to_owned();
    let lang = || Some("nl".to_owned());
    let values = || Options::from(&preset("standard").unwrap().rules);
    closed(&PresetEntry {
        name: name(),
        texts: vec![PresetText {
            lang: name(),
            title: name(),
            about: name(),
        }],
        values: values(),
    });
    for kind in [
        OptionKind::Bool {},
        OptionKind::Words {
            words: vec![name()],
        },
        OptionKind::Range { min: 0, max: 10 },
        OptionKind::ZeroOrRange { min: 4, max: 64 },
        OptionKind::WordOrRange {
            word: name(),
            min: 1,
            max: 4,
        },
    ] {
        closed(&OptionGroup {
            name: name(),
            title: name(),
            options: vec![OptionEntry {
                name: name(),
                title: name(),
                about: name(),
                kind,
                values: vec![ValueEntry {
                    value: OptionValue::Bool(true),
                    label: name(),
                    about: name(),
                }],
            }],
        });
    }
    closed(&CheckRules {
        rules: name(),
        players: Some(4),
        lang: lang(),
    });
    closed(&RulesChecked::Valid {
        rules: name(),
        preset: name(),
        plain: true,
        values: values(),
        preset_values: values(),
        changed: vec![name()],
    });
    closed(&RulesChecked::Faulty {
        problems: vec![RulesProblem {
            line: Some(1),
            column: None,
            text: name(),
        }],
    });
    closed(&RulesSheet {
        rules: name(),
        lang: lang(),
    });
    closed(&Sheet { markdown: name() });
    closed(&EstimateRules {
        rules: name(),
        players: 4,
        lang: lang(),
    });
    closed(&estimate());
}

#[test]
fn what_goes_over_http_is_closed() {
    let name = || "Ann".to_owned();
    let lang = || Some("nl".to_owned());
    closed(&OpenTable {
        name: name(),
        rules: Some("standard".to_owned()),
        settings: Some(change()),
        lang: lang(),
    });
    closed(&Opened {
        table: table(),
        member: member(),
        token: token(),
        code: Code::new(77),
        link: name(),
        seq: seq(),
    });
    closed(&PublicTable {
        table: table(),
        players: 2,
        seats: 4,
        preset: name(),
        plain: true,
        host: None,
    });
    closed(&Invitation {
        table: table(),
        stage: Stage::Lobby,
        players: vec![name()],
        free: 3,
        preset: name(),
        plain: false,
        rules: name(),
        link: name(),
        spectators: true,
    });
    closed(&TakeSeat {
        name: name(),
        lang: lang(),
    });
    closed(&Seated {
        table: table(),
        member: member(),
        token: token(),
    });
    closed(&EnterCode {
        code: Code::new(5).unwrap(),
    });
    closed(&CodeOpens { table: table() });
    closed(&MoveSeat { token: token() });
    closed(&Movable {
        ticket: ticket(),
        link: name(),
        expires_in: 300,
    });
    closed(&ClaimSeat { ticket: ticket() });
    closed(&RecordEntry {
        number: 1,
        ended: at(),
        players: vec![name()],
        winners: vec![name()],
    });
    closed(&Version {
        name: name(),
        version: name(),
        protocol: 1,
    });
    for &code in ProblemCode::ALL {
        closed(&Problem { code, text: name() });
        assert!((400..600).contains(&code.status()));
    }
}

#[test]
fn what_a_page_asks_its_module_is_closed() {
    let requests = requests();
    every_case_is_there::<Request>(&requests, "request");
    requests.iter().for_each(closed);
    let answers = answers();
    every_case_is_there::<Answer>(&answers, "answer");
    answers.iter().for_each(closed);
}

#[test]
fn a_command_can_be_short() {
    let json = r#"{"type":"command","id":"000102030405060708090a0b0c0d0e0f","seq":4,
        "act":{"type":"play","play":{"type":"play","cards":["R5"]}}}"#;
    let ToServer::Command { act, .. } = serde_json::from_str(json).unwrap() else {
        panic!("it is a command");
    };
    let plain = Move::Play {
        cards: cards(),
        color: None,
        swap: None,
        uno: false,
    };
    assert_eq!(act, Act::Play { play: plain });
}

#[test]
fn a_field_that_is_said_twice_is_refused() {
    for json in [
        r#"{"type":"ping","seq":1,"seq":2}"#,
        r#"{"type":"ping","type":"ping","seq":2}"#,
        r#"{"type":"say","type":"ping","text":"x","seq":2}"#,
    ] {
        assert!(serde_json::from_str::<ToServer>(json).is_err(), "{json}");
    }
}

#[test]
fn every_refusal_has_its_code_on_the_wire() {
    for refusal in Refusal::ALL {
        let code = RefusalCode::from(refusal);
        assert_eq!(code.refusal(), Some(refusal));
        assert_eq!(code.name(), refusal.code());
    }
    for &code in RefusalCode::ALL {
        assert_eq!(json!(code), json!(code.name()));
    }
    let of_the_game = RefusalCode::ALL.iter().filter(|c| c.refusal().is_some());
    assert_eq!(of_the_game.count(), Refusal::ALL.len());
}

#[test]
fn close_codes_tell_reasons_apart() {
    let codes: BTreeSet<u16> = ErrorCode::ALL
        .iter()
        .map(|code| code.close_code())
        .collect();
    assert_eq!(codes.len(), ErrorCode::ALL.len());
}

#[test]
fn texts_and_lists_have_bounds() {
    let command = |act| ToServer::Command {
        id: id(),
        seq: seq(),
        act,
    };
    let name = |length| {
        command(Act::Rename {
            name: "n".repeat(length),
        })
    };
    let rules = |length| {
        command(Act::Rules {
            rules: "r".repeat(length),
        })
    };
    let play = |count| ToServer::Ask {
        id: id(),
        play: Move::JumpIn {
            cards: vec![cards()[0]; count],
            color: None,
            swap: None,
            uno: false,
        },
    };
    let say = |length| ToServer::Say {
        text: "é".repeat(length),
    };
    for (most, make) in [
        (NAME_BYTES, &name as &dyn Fn(usize) -> ToServer),
        (RULES_BYTES, &rules),
        (PLAY_CARDS, &play),
        (SAY_CHARS, &say),
        (20, &|count| {
            command(Act::Seats {
                order: vec![member(); count],
            })
        }),
    ] {
        assert_eq!(make(most).check(), Ok(()));
        let error = make(most + 1).check().unwrap_err();
        assert!(error.to_string().contains(&most.to_string()), "{error}");
    }
    for message in to_server() {
        assert_eq!(message.check(), Ok(()));
    }
}

#[test]
fn a_token_is_in_no_debug_text() {
    let text = format!("{:?}", to_server());
    assert!(!text.contains(&token().reveal()) && text.contains("Token(…)"));
}

/// A message reads back as itself, and wherever something unknown is put into it, it is refused.
fn closed<T: Serialize + DeserializeOwned + PartialEq + Debug>(message: &T) {
    let json = serde_json::to_value(message).unwrap();
    let text = json.to_string();
    assert_eq!(
        &serde_json::from_str::<T>(&text).unwrap(),
        message,
        "{text}"
    );
    for path in objects(&json, "") {
        // The options of the rules are a map; an unknown one is refused when the view is made of it.
        if path.ends_with("/rules") || path.ends_with("values") {
            continue;
        }
        let mut extended = json.clone();
        let at = extended.pointer_mut(&path).unwrap();
        at["something"] = json!(1);
        let read = serde_json::from_str::<T>(&extended.to_string());
        assert!(read.is_err(), "an unknown field at {path:?} of {text}");
        for tag in [
            "type", "fact", "event", "phase", "step", "by", "result", "request", "answer", "kind",
        ] {
            let mut other = json.clone();
            let at = &mut other.pointer_mut(&path).unwrap()[tag];
            if at.is_string() {
                *at = json!("something");
                let read = serde_json::from_str::<T>(&other.to_string());
                assert!(read.is_err(), "an unknown {tag} at {path:?} of {text}");
            }
        }
    }
}

/// The places of all objects.
fn objects(json: &Value, path: &str) -> Vec<String> {
    match json {
        Value::Object(fields) => std::iter::once(path.to_owned())
            .chain(
                fields
                    .iter()
                    .flat_map(|(name, value)| objects(value, &format!("{path}/{name}"))),
            )
            .collect(),
        Value::Array(values) => values
            .iter()
            .enumerate()
            .flat_map(|(index, value)| objects(value, &format!("{path}/{index}")))
            .collect(),
        _ => Vec::new(),
    }
}

/// The samples have every case of the type.
fn every_case_is_there<T: JsonSchema + Serialize>(samples: &[T], tag: &str) {
    let schema = schema_for!(T).to_value();
    let cases = schema["oneOf"].as_array().unwrap();
    let known: BTreeSet<String> = cases
        .iter()
        .map(|case| {
            case["properties"][tag]["const"]
                .as_str()
                .unwrap()
                .to_owned()
        })
        .collect();
    let there: BTreeSet<String> = samples
        .iter()
        .map(|sample| json!(sample)[tag].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(known, there);
}
