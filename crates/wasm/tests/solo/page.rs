//! A page whose person plays by what the table tells it is open, and by dice.

use lastcard_protocol::local::{Answer, SoloEntry};
use lastcard_protocol::server::{Fact, ToClient};
use lastcard_testkit::random::Dice;
use lastcard_wasm::Worker;
use serde_json::{Value, json};

/// The time of day at which every page is opened.
const BEGIN: u64 = 1_780_000_000_000;

/// A page with its worker, and what the person at it knows.
pub(crate) struct Page {
    pub(crate) worker: Worker,
    pub(crate) table: Value,
    pub(crate) token: Value,
    /// Everything that the table has written down.
    pub(crate) entries: Vec<SoloEntry>,
    /// Everything that the person was told since the last hello.
    pub(crate) heard: Vec<ToClient>,
    /// The last entry of which the person was told.
    pub(crate) seq: u64,
    /// What is open to the person.
    pub(crate) choices: Value,
    /// How many matches came to their end.
    pub(crate) finished: u32,
    /// After how many milliseconds time does something.
    pub(crate) wake: Option<u64>,
    pub(crate) dice: Dice,
    now: u64,
    commands: u128,
}

impl Page {
    /// A table with so many bots under these rules, at which the person has said hello.
    pub(crate) fn open(number: u64, rules: &str, bots: usize) -> Page {
        let mut page = Page {
            worker: Worker::default(),
            table: Value::Null,
            token: Value::Null,
            entries: Vec::new(),
            heard: Vec::new(),
            seq: 0,
            choices: Value::Null,
            finished: 0,
            wake: None,
            dice: Dice::new(number),
            now: 0,
            commands: 0,
        };
        let opened = page.call(&json!({
            "request": "open", "at": page.at(), "now": page.now, "seed": seed(number), "name": "Ann",
            "lang": "en", "rules": rules, "bots": vec!["easy"; bots], "settings": { "bot_pace": "instant" },
        }));
        assert_eq!(opened["answer"], "opened", "{opened}");
        page.table = opened["table"].clone();
        page.token = opened["token"].clone();
        let entries: Vec<SoloEntry> = serde_json::from_value(opened["entries"].clone()).unwrap();
        page.keep(entries);
        page.hello(None);
        page
    }

    /// The same table with a worker of its own, made of what the first one has written down.
    pub(crate) fn reopened(&self, number: u64) -> Page {
        let mut page = Page {
            worker: Worker::default(),
            table: self.table.clone(),
            token: self.token.clone(),
            entries: self.entries.clone(),
            heard: Vec::new(),
            choices: Value::Null,
            wake: None,
            dice: Dice::new(number),
            ..*self
        };
        let reopened = page.call(&json!({
            "request": "reopen", "at": page.at(), "now": page.now, "seed": seed(number), "entries": page.entries,
        }));
        assert_eq!(
            reopened,
            json!({ "answer": "reopened", "table": page.table })
        );
        page
    }

    /// A request, as text and back.
    pub(crate) fn call(&mut self, request: &Value) -> Value {
        let answer = self.worker.call(request.to_string().as_bytes());
        serde_json::from_slice(&answer).unwrap()
    }

    /// Time passes.
    pub(crate) fn tick(&mut self, millis: u64) {
        self.now += millis;
        let request = json!({ "request": "tick", "at": self.at(), "now": self.now });
        self.ask(&request);
    }

    /// The page is closed.
    pub(crate) fn bye(&mut self) {
        let request = json!({ "request": "bye", "at": self.at(), "now": self.now });
        self.ask(&request);
    }

    pub(crate) fn hello(&mut self, since: Option<u64>) {
        self.heard.clear();
        let mut hello = json!({
            "type": "hello", "version": 1, "table": self.table, "token": self.token, "lang": "en",
        });
        if let Some(since) = since {
            hello["since"] = json!(since);
        }
        self.send(&hello);
    }

    /// A message to the table.
    pub(crate) fn send(&mut self, message: &Value) {
        let request = json!({
            "request": "message", "at": self.at(), "now": self.now, "message": message,
        });
        self.ask(&request);
    }

    /// A command with a new name, and that name.
    pub(crate) fn command(&mut self, act: &Value) -> String {
        self.commands += 1;
        let id = format!("{:032x}", self.commands);
        self.send(&json!({ "type": "command", "id": id, "seq": self.seq, "act": act }));
        id
    }

    /// The answer that a command got last.
    pub(crate) fn answer(&self, id: &str) -> Value {
        let messages = self.heard.iter().rev().map(|message| json!(message));
        let mut answers = messages.filter(|message| message["id"] == id);
        answers.next().expect("every command is answered")
    }

    /// Plays on until so many matches are finished, or for so many moves of the person.
    pub(crate) fn play(&mut self, matches: u32, mut moves: u32) {
        while self.finished < matches && moves > 0 {
            if let Some(play) = choose(&self.choices, &mut self.dice) {
                let id = self.command(&json!({ "type": "play", "play": play }));
                let answer = self.answer(&id);
                assert_eq!(answer["type"], "done", "{play}: {answer}");
                moves -= 1;
            } else if let Some(wake) = self.wake {
                self.tick(wake);
            } else {
                let id = self.command(&json!({ "type": "ready" }));
                assert_eq!(self.answer(&id)["type"], "done", "{}", self.answer(&id));
            }
        }
    }

    fn ask(&mut self, request: &Value) {
        let answer = self.call(request);
        let answer: Answer = serde_json::from_value(answer).unwrap();
        let Answer::Told {
            messages,
            entries,
            wake,
        } = answer
        else {
            panic!("{answer:?}");
        };
        self.keep(entries);
        for message in messages {
            self.hear(&message);
            self.heard.push(message);
        }
        self.wake = wake.map(u64::from);
    }

    fn keep(&mut self, entries: Vec<SoloEntry>) {
        for entry in entries {
            assert_eq!(entry.seq.get(), self.entries.len() as u64 + 1);
            self.entries.push(entry);
        }
    }

    fn hear(&mut self, message: &ToClient) {
        match message {
            ToClient::Welcome { room, .. } => {
                self.seq = room.seq.get();
                self.choices = json!(room.choices);
            }
            ToClient::News {
                seq,
                facts,
                choices,
                ..
            } => {
                assert_eq!(seq.get(), self.seq + 1, "news come in order");
                self.seq = seq.get();
                self.choices = json!(choices);
                let ended = facts
                    .iter()
                    .filter(|fact| matches!(fact, Fact::Recorded { .. }));
                self.finished += ended.count() as u32;
            }
            _ => {}
        }
    }

    pub(crate) fn at(&self) -> u64 {
        BEGIN + self.now
    }

    pub(crate) const fn now(&self) -> u64 {
        self.now
    }
}

/// The seed of that number.
pub(crate) fn seed(number: u64) -> String {
    format!("{number:064x}")
}

/// A move that the choices say is open: a card with the call where it is due, or what is left.
fn choose(choices: &Value, dice: &mut Dice) -> Option<Value> {
    let list = |name: &str| choices[name].as_array().cloned().unwrap_or_default();
    let one_of = |dice: &mut Dice, list: &[Value]| {
        (!list.is_empty()).then(|| list[dice.below(list.len())].clone())
    };
    let open = |name: &str| choices.get(name).is_some_and(Value::is_null);
    let playable: Vec<Value> = list("cards")
        .into_iter()
        .filter(|card| card["cannot_play"].is_null())
        .collect();
    if open("cannot_challenge") && dice.once_in(3) {
        return Some(json!({ "type": "challenge" }));
    }
    if let Some(card) =
        one_of(dice, &playable).filter(|_| !dice.once_in(12) || !open("cannot_draw"))
    {
        let mut play = json!({ "type": "play", "cards": [card["card"]], "uno": card["uno"] });
        if card["card"].as_str()?.starts_with('W') {
            play["color"] = one_of(dice, &list("colors")).unwrap_or_default();
        }
        if card["swap"] == "must" {
            play["swap"] = one_of(dice, &list("swap_with"))?;
            let calls = card["uno_by_swap"].as_array()?.contains(&play["swap"]);
            play["uno"] = json!(calls);
        }
        return Some(play);
    }
    if open("cannot_draw") {
        return Some(json!({ "type": "draw" }));
    }
    if open("cannot_pass") {
        return Some(json!({ "type": "pass" }));
    }
    if let Some(color) = one_of(dice, &list("names")) {
        return Some(json!({ "type": "name", "color": color }));
    }
    one_of(dice, &list("start_swaps")).map(|with| json!({ "type": "swap", "with": with }))
}
