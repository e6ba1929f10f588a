//! The person is told nothing that only others may see: what is told is compared with the truth in the log.

use crate::page::Page;
use lastcard_engine::{Event, Seat, State};
use lastcard_notation::PRESET_NAMES;
use lastcard_protocol::local::SoloEntry;
use lastcard_protocol::server::{Fact, ToClient};
use lastcard_table::log::Kept;
use lastcard_table::{Game, Room, Witness};
use serde_json::{Value, json};

/// The seat of the person.
const ME: Seat = Seat::new(0);

/// Every event of the game, with the truth after it.
#[derive(Default)]
struct Truth(Vec<(Event, State)>);

impl Witness for Truth {
    fn happened(&mut self, event: &Event, after: &State) {
        self.0.push((*event, after.clone()));
    }
}

/// The table that the entries made, and everything that happened there.
fn truth(entries: &[SoloEntry]) -> (Room, Truth) {
    let kept = |entry: &SoloEntry| Kept::from_text(entry.seq.get(), &entry.text).unwrap();
    let first = kept(&entries[0]);
    let mut room = Room::begin(&first.table, &first.entry).unwrap();
    let mut truth = Truth::default();
    for entry in &entries[1..] {
        room.apply(&kept(entry).entry, &mut truth).unwrap();
    }
    (room, truth)
}

/// The texts of cards that stand in a value.
fn cards(value: &Value) -> Vec<String> {
    let all = |values: &mut dyn Iterator<Item = &Value>| values.flat_map(cards).collect();
    match value {
        Value::String(text) if text.parse::<lastcard_protocol::game::Card>().is_ok() => {
            vec![text.clone()]
        }
        Value::Array(values) => all(&mut values.iter()),
        Value::Object(fields) => all(&mut fields.values()),
        _ => Vec::new(),
    }
}

/// Whether the cards of the event are none of the person's business.
fn is_hidden(event: &Event) -> bool {
    match event {
        Event::Dealt { seat, .. } | Event::Drew { seat, .. } | Event::Turn { seat, .. } => {
            *seat != ME
        }
        Event::Swapped { seat, with, .. } => *seat != ME && *with != ME,
        _ => false,
    }
}

#[test]
fn the_person_is_told_no_card_that_only_others_may_see() {
    let mut hidden = 0;
    for (number, rules) in PRESET_NAMES.iter().enumerate() {
        let mut page = Page::open(number as u64, rules, 3);
        page.play(1, 40);
        let (_, truth) = truth(&page.entries);
        let told = page.heard.iter().flat_map(|message| match message {
            ToClient::News { facts, .. } => facts.as_slice(),
            _ => &[],
        });
        let told = told.flat_map(|fact| match fact {
            Fact::Played { events } => events.as_slice(),
            _ => &[],
        });
        let mut told: Vec<Value> = told.map(|event| json!(event)).collect();
        assert_eq!(told.len(), truth.0.len(), "every event is told");
        for (told, (event, after)) in told.iter_mut().zip(&truth.0) {
            if let Some(challenge) = told.pointer_mut("/step/penalty/challenge") {
                // It lay open before the card that is challenged.
                challenge["prior_top"] = Value::Null;
            }
            if is_hidden(event) {
                hidden += 1;
                assert!(
                    cards(told).is_empty(),
                    "{rules}: {event:?} is told as {told}"
                );
            }
            if let Event::Swapped { seat, with, .. } = event
                && (*seat == ME || *with == ME)
            {
                assert_eq!(cards(&told["hand"]).len(), after.hand(ME).len() as usize);
            }
        }
    }
    assert!(hidden > 1000, "{hidden} events have hidden cards");
}

#[test]
fn who_comes_sees_its_own_hand_and_what_lies_open() {
    for (number, rules) in PRESET_NAMES.iter().enumerate() {
        let mut page = Page::open(number as u64, rules, 3);
        page.play(1, 15);
        page.bye();
        page.hello(None);
        let (room, _) = truth(&page.entries);
        let state = room.game().map(Game::state).unwrap();
        let ToClient::Welcome { room, .. } = &page.heard[0] else {
            panic!("{:?}", page.heard[0]);
        };
        let mut room = json!(room);
        let view = &mut room["game"]["view"];
        let text = |card: lastcard_engine::Card| lastcard_protocol::game::Card::from(card);
        let own: Vec<_> = state.hand(ME).iter().map(text).collect();
        assert_eq!(view["hand"], json!(own), "{rules}");
        // Beside the own hand only what lies open names cards, and the whole deck.
        let open = json!(lastcard_protocol::game::View::from(&state.view(None)));
        for field in ["hand", "viewer"] {
            view[field] = open[field].clone();
        }
        if state.public().phase().on_turn() == Some(ME) {
            view["phase"] = open["phase"].clone();
        }
        assert_eq!(*view, open, "{rules}");
    }
}
