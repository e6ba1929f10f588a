//! A position to practice.

use lastcard_engine::{SeenEvent, View};
use lastcard_protocol::client::{Act, ToServer};
use lastcard_protocol::game::{Card, Color, Move, RefusalCode};
use lastcard_protocol::ids::{CommandId, Millis, Moment, SeatNumber, Seq, TableId};
use lastcard_protocol::local::{Answer, Request};
use lastcard_protocol::server::{By, Fact, Room, Stage, ToClient};
use lastcard_wasm::Worker;

const POSITION: &str = r#"
turn = "Ann"
discard = "B7 B5"
draw = "R1 G2 Y3 R6 B8 G9"
hands = { Ann = "R2 R3 G8", Bob = "Y5 B9", Cid = "G1 G3 Y7" }
"#;

/// A lesson as a page carries it out.
struct Lesson {
    worker: Worker,
    room: Room,
    view: View,
    seq: u64,
    commands: u8,
}

fn request(names: &[&str], position: &str, draws: &str) -> Request {
    Request::Practice {
        lang: "en".to_owned(),
        rules: "standard".to_owned(),
        names: names.iter().map(|&name| name.to_owned()).collect(),
        position: position.to_owned(),
        draws: draws
            .split_whitespace()
            .map(|card| card.parse().unwrap())
            .collect(),
    }
}

fn told(answer: Answer) -> Vec<ToClient> {
    match answer {
        Answer::Told {
            messages,
            entries,
            wake,
        } => {
            assert!(entries.is_empty() && wake.is_none());
            messages
        }
        other => panic!("{other:?}"),
    }
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn play(text: &str, color: Option<Color>, uno: bool) -> Move {
    Move::Play {
        cards: vec![card(text)],
        color,
        swap: None,
        uno,
    }
}

impl Lesson {
    fn new(draws: &str) -> Lesson {
        let mut worker = Worker::default();
        let messages = told(worker.answer(request(&["Ann", "Bob", "Cid"], POSITION, draws)));
        let [ToClient::Welcome { room, you, .. }] = &messages[..] else {
            panic!("{messages:?}");
        };
        assert_eq!(you.unwrap().get(), 1);
        let game = room.game.as_ref().unwrap();
        Lesson {
            view: View::try_from(&game.view).unwrap(),
            seq: room.seq.get(),
            room: Room::clone(room),
            worker,
            commands: 0,
        }
    }

    fn send(&mut self, message: ToServer) -> Vec<ToClient> {
        let messages = told(self.worker.answer(Request::Message {
            at: Millis::new(5).unwrap(),
            now: Moment::new(5).unwrap(),
            message: Box::new(message),
        }));
        self.take(&messages);
        messages
    }

    fn command(&mut self, play: Move) -> Vec<ToClient> {
        self.commands += 1;
        self.send(ToServer::Command {
            id: CommandId([self.commands; 16]),
            seq: Seq::new(self.seq).unwrap(),
            act: Act::Play { play },
        })
    }

    fn other(&mut self, seat: u8, play: Move) -> Answer {
        let seat = SeatNumber::new(seat).unwrap();
        let answer = self.worker.answer(Request::Other { seat, play });
        if let Answer::Told { messages, .. } = &answer {
            self.take(messages);
        }
        answer
    }

    /// The view goes on with the news.
    fn take(&mut self, messages: &[ToClient]) {
        for message in messages {
            let ToClient::News { seq, facts, by, .. } = message else {
                continue;
            };
            assert_eq!(seq.get(), self.seq + 1);
            assert!(matches!(by, By::Member { .. }));
            self.seq = seq.get();
            for fact in facts {
                let Fact::Played { events } = fact else {
                    panic!("{fact:?}");
                };
                for event in events {
                    self.view.apply(&SeenEvent::try_from(event).unwrap());
                }
            }
        }
    }

    fn hand(&self) -> Vec<String> {
        self.view
            .hand()
            .iter()
            .map(|card| card.to_string())
            .collect()
    }
}

#[test]
fn a_lesson_with_scripted_draws_is_played_through() {
    let mut lesson = Lesson::new("B8 R6");
    assert_eq!(lesson.room.stage, Stage::Round);
    assert!(lesson.room.choices.is_some());
    // Nothing matches: the card that is drawn is the one of the script.
    let messages = lesson.command(play("R2", None, false));
    let [ToClient::Refused { why, .. }] = &messages[..] else {
        panic!("{messages:?}");
    };
    assert_eq!(
        (why.code, why.clause.as_deref()),
        (RefusalCode::CardDoesNotMatch, Some("R-13.22"))
    );
    assert!(matches!(
        lesson.command(Move::Draw {})[..],
        [ToClient::News { .. }, ToClient::Done { .. }]
    ));
    assert!(lesson.hand().contains(&"B8".to_owned()));
    lesson.command(play("B8", None, false));
    // Bob does nothing by himself.
    assert!(matches!(
        lesson.command(play("G8", None, false))[..],
        [ToClient::Refused { .. }]
    ));
    told(lesson.other(1, play("B9", None, true)));
    assert_eq!(lesson.view.public().count(lastcard_engine::Seat::new(1)), 1);
    told(lesson.other(2, Move::Draw {}));
    let shown = lesson.view.public().phase().on_turn();
    assert_eq!(
        shown,
        Some(lastcard_engine::Seat::new(0)),
        "the red 6 does not match"
    );
    assert_eq!(lesson.view.public().top(), Some(card("B9").into()));
    assert_eq!(lesson.hand().len(), 3);
}

#[test]
fn a_repeat_gets_the_first_answer_and_a_late_command_is_stale() {
    let mut lesson = Lesson::new("");
    let id = CommandId([7; 16]);
    let command = |seq, play| ToServer::Command {
        id,
        seq: Seq::new(seq).unwrap(),
        act: Act::Play { play },
    };
    let first = lesson.send(command(1, Move::Draw {}));
    let again = lesson.send(command(1, Move::Draw {}));
    assert_eq!(first.last(), again.last());
    assert_eq!(again.len(), 1);
    let id = CommandId([8; 16]);
    let late = lesson.send(ToServer::Command {
        id,
        seq: Seq::new(1).unwrap(),
        act: Act::Play {
            play: Move::Draw {},
        },
    });
    assert!(matches!(late[..], [ToClient::Stale { .. }]));
}

#[test]
fn whoever_asks_and_comes_back_is_answered_like_at_a_table() {
    let mut lesson = Lesson::new("");
    let hello = |since| ToServer::Hello {
        version: 1,
        table: TableId::from_bytes([0; 10]),
        token: None,
        since,
        lang: Some("nl".to_owned()),
    };
    assert!(matches!(
        lesson.send(hello(None))[..],
        [ToClient::Welcome { .. }]
    ));
    let seq = Seq::new(lesson.seq);
    assert!(matches!(
        lesson.send(hello(seq))[..],
        [ToClient::Resumed { .. }]
    ));
    let id = CommandId([1; 16]);
    let asked = lesson.send(ToServer::Ask {
        id,
        play: play("R2", None, false),
    });
    let [
        ToClient::Would {
            refused: Some(why), ..
        },
    ] = &asked[..]
    else {
        panic!("{asked:?}");
    };
    assert!(
        why.text.starts_with("Je rode 2 past hier niet."),
        "{}",
        why.text
    );
    let (at, now) = (Millis::MIN, Moment::MIN);
    for quiet in [Request::Tick { at, now }, Request::Bye { at, now }] {
        assert_eq!(told(lesson.worker.answer(quiet)), []);
    }
    let said = lesson.send(ToServer::Say {
        text: "hoi".to_owned(),
    });
    assert!(matches!(said[..], [ToClient::NotSaid { .. }]));
    assert!(matches!(
        lesson.send(ToServer::Ping {
            seq: Seq::new(1).unwrap()
        })[..],
        [ToClient::Pong { .. }]
    ));
}

#[test]
fn what_cannot_be_practiced_is_told_to_whoever_wrote_it() {
    let error = |names: &[&str], position: &str, draws: &str| match Worker::default()
        .answer(request(names, position, draws))
    {
        Answer::Error { text } => text,
        other => panic!("{other:?}"),
    };
    assert!(error(&["Ann", "Ann"], POSITION, "").contains("players"));
    assert!(error(&["Ann", "Bob", "Cid"], "turn = \"Dee\"", "").contains("Dee"));
    assert!(error(&["Ann", "Bob", "Cid"], POSITION, "W+4").contains("W+4"));
    let mut lesson = Lesson::new("");
    assert!(matches!(
        lesson.other(0, Move::Draw {}),
        Answer::Error { .. }
    ));
    assert!(matches!(
        lesson.other(1, Move::Draw {}),
        Answer::Error { .. }
    ));
    let nobody = Worker::default().answer(Request::Other {
        seat: SeatNumber::new(1).unwrap(),
        play: Move::Draw {},
    });
    assert!(matches!(nobody, Answer::Error { .. }));
}
