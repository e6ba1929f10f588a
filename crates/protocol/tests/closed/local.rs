//! A request of every kind to the module in the page, and an answer of every kind.

use crate::samples::{at, cards, change, estimate, moves, seq, table, to_client, to_server, token};
use lastcard_protocol::game::{Move, RefusalCode};
use lastcard_protocol::ids::{Hex32, Moment, SeatNumber};
use lastcard_protocol::local::{
    Answer, ReplayPlayer, Request, Situation, SituationStep, SoloEntry,
};
use lastcard_protocol::rest::RulesChecked;
use lastcard_protocol::server::Level;

pub(crate) fn requests() -> Vec<Request> {
    let (at, now) = (at(), Moment::MAX);
    let seed = Hex32([1; 32]);
    let mut requests = vec![
        Request::Open {
            at,
            now,
            seed,
            name: "Ann".to_owned(),
            lang: "nl".to_owned(),
            rules: Some("standard".to_owned()),
            bots: vec![Level::Easy, Level::Normal],
            settings: Some(change()),
        },
        Request::Reopen {
            at,
            now,
            seed,
            entries: entries(),
        },
        Request::Tick { at, now },
        Request::Bye { at, now },
        Request::Record { number: Some(1) },
        Request::Presets { lang: text() },
        Request::Options { lang: text() },
        Request::Check {
            rules: text(),
            players: Some(4),
            lang: text(),
        },
        Request::Sheet {
            rules: text(),
            lang: text(),
        },
        Request::Estimate {
            rules: text(),
            players: 4,
            lang: text(),
        },
        Request::Glossary {
            rules: None,
            lang: text(),
        },
        Request::Tips {
            rules: Some(text()),
            lang: text(),
        },
        Request::Replay {
            record: text(),
            lang: text(),
        },
        Request::Practice {
            lang: text(),
            rules: text(),
            names: vec![text()],
            position: text(),
            draws: cards(),
        },
    ];
    requests.extend(moves().into_iter().map(|play| Request::Other {
        seat: SeatNumber::MAX,
        play,
    }));
    let steps = [
        SituationStep::Play,
        SituationStep::AfterDraw,
        SituationStep::Serve,
    ];
    requests.extend(steps.map(|step| Request::Ruling {
        rules: text(),
        lang: text(),
        situation: Situation {
            hand: cards(),
            top: cards()[0],
            color: None,
            others: vec![1, 2],
            step,
            drawn: None,
            owed: 0,
            uno_called: true,
            on_turn: SeatNumber::MAX,
        },
        play: Move::Draw {},
    }));
    requests.extend(to_server().into_iter().map(|message| Request::Message {
        at,
        now,
        message: Box::new(message),
    }));
    requests
}

pub(crate) fn answers() -> Vec<Answer> {
    vec![
        Answer::Opened {
            table: table(),
            token: token(),
            entries: entries(),
        },
        Answer::Reopened { table: table() },
        Answer::Told {
            messages: to_client(),
            entries: entries(),
            wake: Some(700),
        },
        Answer::Record { text: text() },
        Answer::Presets {
            presets: Vec::new(),
        },
        Answer::Options { groups: Vec::new() },
        Answer::Checked {
            result: RulesChecked::Faulty {
                problems: Vec::new(),
            },
        },
        Answer::Sheet { markdown: text() },
        Answer::Estimate {
            estimate: estimate(),
        },
        Answer::Replay {
            players: vec![ReplayPlayer {
                name: text(),
                bot: Some(Level::Easy),
            }],
            rules: text(),
            complete: true,
            streams: Vec::new(),
            by: vec![Some(SeatNumber::MAX), None],
        },
        Answer::Ruling {
            allowed: false,
            code: Some(RefusalCode::BadMove),
            clause: Some(text()),
            text: text(),
        },
        Answer::Problem { text: text() },
        Answer::Error { text: text() },
    ]
}

fn text() -> String {
    "text".to_owned()
}

fn entries() -> Vec<SoloEntry> {
    vec![SoloEntry {
        seq: seq(),
        at: at(),
        text: "{}".to_owned(),
    }]
}
