//! A match that is over.

use crate::{ask, nl, problem};
use lastcard_engine::{Command, FirstDeal, Phase, Seat, Seeded, SeenEvent, State};
use lastcard_notation::record::{Header, Player, Record};
use lastcard_notation::{Names, preset};
use lastcard_protocol::ids::SeatNumber;
use lastcard_protocol::local::{Answer, ReplayStream, Request};
use lastcard_protocol::server::Level;
use lastcard_testkit::random::{Dice, move_on_turn};

/// A match among three, written down.
fn record(rules: &str, number: u64) -> Record {
    let mut rules = preset(rules).unwrap().clone();
    rules.name = Some("Ours".to_owned());
    let names = Names::new(["Ann", "Bob", "Cid"]).unwrap();
    let mut header = Header::new(rules, names, FirstDeal::HighCard);
    header.players[2] = Player::Bot("easy".to_owned());
    let mut dice = Dice::new(number);
    let mut state = State::new(header.rules.rules, 3, header.first).unwrap();
    let mut chance = Seeded::new(dice.seed());
    let mut record = Record::new(header);
    while let Some(command) = next(&state, &mut dice) {
        let mut events = Vec::new();
        state.command(&command, &mut chance, &mut events).unwrap();
        record.push(command, events);
    }
    record
}

fn next(state: &State, dice: &mut Dice) -> Option<Command> {
    match *state.public().phase() {
        Phase::MatchOver { .. } => None,
        Phase::Turn { seat, .. } => Some(Command::Act(seat, move_on_turn(state, seat, dice, true))),
        _ => Some(Command::NextRound),
    }
}

fn streams(text: &str) -> (bool, Vec<ReplayStream>, Vec<Option<u8>>) {
    match ask(Request::Replay {
        record: text.to_owned(),
        lang: nl(),
    }) {
        Answer::Replay {
            complete,
            streams,
            by,
            players,
            rules,
        } => {
            let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
            assert_eq!(names, ["Ann", "Bob", "Cid"]);
            assert_eq!(players[2].bot, Some(Level::Easy));
            assert!(rules.starts_with("name = \"Ours\"\n"));
            (
                complete,
                streams,
                by.iter().map(|seat| seat.map(SeatNumber::get)).collect(),
            )
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_stream_keeps_the_view_of_its_seat() {
    for (rules, number) in [("quick", 1), ("party", 2)] {
        let record = record(rules, number);
        let (complete, streams, by) = streams(&record.to_string());
        assert!(complete);
        assert_eq!(by.len(), record.entries.len());
        assert_eq!(by[0], None, "the table deals");
        let mut states = vec![record.opening().unwrap()];
        let end = record
            .watch(&mut |step, _, after| {
                states.truncate(step + 1);
                states.push(after.clone());
            })
            .unwrap();
        assert_eq!(record.replay().unwrap(), end);
        assert_eq!(streams.len(), 3);
        for (number, stream) in streams.iter().enumerate() {
            assert_eq!(usize::from(stream.viewer.get()), number);
            let mut view = lastcard_engine::View::try_from(&stream.start).unwrap();
            assert_eq!(stream.steps.len(), record.entries.len());
            for (step, state) in stream.steps.iter().zip(&states[1..]) {
                for event in step {
                    view.apply(&SeenEvent::try_from(event).unwrap());
                }
                assert_eq!(view, state.view(Some(Seat::new(number))));
            }
        }
    }
}

#[test]
fn a_record_that_was_cut_is_played_up_to_the_cut() {
    let text = record("quick", 3).to_string();
    let (_, whole, _) = streams(&text);
    let (complete, cut, by) = streams(&text[..text.len() * 2 / 3]);
    assert!(!complete);
    assert!(!by.is_empty() && by.len() < whole[0].steps.len());
    for (cut, whole) in cut.iter().zip(&whole) {
        assert_eq!(cut.start, whole.start);
        assert_eq!(cut.steps, whole.steps[..cut.steps.len()]);
    }
}

#[test]
fn what_is_no_record_is_told_with_its_place() {
    let faulty = |record: String| {
        problem(Request::Replay {
            record,
            lang: "en".to_owned(),
        })
    };
    assert!(faulty("Hello\n".to_owned()).contains("line 1, column 1"));
    let text = record("quick", 4).to_string();
    let lines: Vec<&str> = text.lines().collect();
    let line = 1 + lines
        .iter()
        .position(|line| line.contains("played "))
        .unwrap();
    let broken = text.replacen("played ", "plaied ", 1);
    assert!(
        faulty(broken.clone()).contains(&format!("line {line}, column ")),
        "{}",
        faulty(broken)
    );
    let deal = lines.iter().position(|line| line.starts_with("next round"));
    let second = deal.unwrap() + 1;
    let without: Vec<&str> = [&lines[..second], &lines[second + 1..]].concat();
    let told = faulty(without.join("\n") + "\n");
    assert!(told.contains("command 2 ("), "{told}");
}
