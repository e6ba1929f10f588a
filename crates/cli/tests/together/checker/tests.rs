//! The checker, tried on a small table: as it was, and with one thing wrong at a time.

use super::{Invariant, Log, Table, broken, check};
use crate::support::history::{History, Seen, Sent};
use lastcard_client::{Answer, News};
use lastcard_engine::fair::ServerSecret;
use lastcard_protocol::client::Act;
use lastcard_protocol::ids::{CommandId, Member, Millis, Seq};
use lastcard_protocol::server as wire;
use lastcard_store::Entry;
use lastcard_table::log::{Body, By, Fact, Hex, Played, VERSION};
use lastcard_table::{Recall, Room, Settings, Step, Written};
use std::collections::BTreeSet;
use std::time::Duration;

const KEY: &str = "0123456789abcdef";

/// The log of a table at which a round is played by the clock alone.
fn log() -> Vec<Entry> {
    let rules = "preset = \"standard\"\n";
    let body = Room::open(rules, Settings::default(), ("Ann".to_owned(), Hex([1; 32])));
    let first = Written {
        seq: 1,
        body,
        secret: None,
    };
    let room = Room::begin(KEY, &first).unwrap();
    let mut table = lastcard_table::Table::new(room, &Recall::default(), 1, Duration::ZERO);
    table.came(1, Duration::ZERO);
    let mut log = vec![first];
    let join = Step::Join {
        name: "Bob".to_owned(),
        token: Hex([2; 32]),
    };
    let steps = [join].into_iter().chain((0..60).map(|_| Step::TimeIsUp));
    for step in steps {
        let secret = &mut || ServerSecret([7; 64]);
        if log.len() == 2 {
            let start = lastcard_table::Act::Start(None);
            let draft = table.act(1, &start, 2, 0, secret).unwrap();
            log.push(draft.entry.clone());
            table.commit(draft, Duration::ZERO, &mut ()).unwrap();
        }
        let Ok(draft) = table.step(&step, 0, secret) else {
            break;
        };
        log.push(draft.entry.clone());
        table.commit(draft, Duration::ZERO, &mut ()).unwrap();
    }
    assert!(log.len() > 20, "a round has some turns");
    let stored = log.into_iter().map(|written| Entry {
        seq: written.seq,
        at: 0,
        command: (written.seq == 3).then_some(lastcard_store::CommandId([3; 16])),
        version: VERSION,
        body: written.body.to_json(),
        secret: written
            .secret
            .map(|secret| lastcard_store::Secret(secret.0.to_vec())),
    });
    stored.collect()
}

/// Changes the body of an entry.
fn change(entry: &mut Entry, change: impl FnOnce(&mut Body)) {
    let mut body = Body::from_json(entry.version, &entry.body).unwrap();
    change(&mut body);
    entry.body = body.to_json();
}

/// Somebody who came after the first entry and saw that Bob sat down; sent the command of entry 3.
fn client() -> History {
    let mut history = History {
        member: Member::new(1),
        ..History::default()
    };
    history.seen.push(Seen::Welcome { seq: 1, view: None });
    history.seen.push(news(2));
    history
        .commands
        .push(sent(3, Answer::Done(Seq::new(3).unwrap())));
    history
}

fn news(seq: u64) -> Seen {
    let news = News {
        seq: Seq::new(seq).unwrap(),
        at: Millis::new(0).unwrap(),
        by: wire::By::Table {},
        facts: Vec::new(),
        seen: Vec::new(),
    };
    Seen::News {
        at: 10,
        news,
        view: None,
    }
}

fn sent(byte: u8, answer: Answer) -> Sent {
    Sent {
        id: CommandId([byte; 16]),
        seq: 2,
        act: Act::Start { promise: None },
        at: 20,
        answers: vec![(30, answer)],
    }
}

/// What is broken of a table that was looked at so often.
fn found(looks: &[Vec<Entry>], clients: &[History]) -> BTreeSet<Invariant> {
    let mut log = Log::default();
    for look in looks {
        log.observe(look.clone());
    }
    let table = Table {
        key: KEY,
        log: &log,
        clients,
    };
    broken(&check(&table))
}

fn of_log(wrong: impl FnOnce(&mut Vec<Entry>)) -> BTreeSet<Invariant> {
    let mut entries = log();
    wrong(&mut entries);
    found(&[entries], &[client()])
}

fn of_client(wrong: impl FnOnce(&mut History)) -> BTreeSet<Invariant> {
    let mut history = client();
    wrong(&mut history);
    found(&[log()], &[history])
}

#[test]
fn nothing_is_found_where_nothing_is_wrong() {
    let shorter = log()[..5].to_vec();
    assert_eq!(
        found(&[shorter, log(), log()], &[client(), client()]),
        [].into()
    );
}

#[test]
fn what_is_acknowledged_and_not_there_once_at_its_place_is_found() {
    let wrong = [
        of_log(|log| log[2].command = None),
        of_log(|log| log[4].command = log[2].command),
        of_client(|of| of.commands[0] = sent(3, Answer::Done(Seq::new(4).unwrap()))),
        of_client(|of| {
            let other = Answer::Done(Seq::new(5).unwrap());
            of.commands[0].answers.push((31, other));
        }),
    ];
    for found in wrong {
        assert!(found.contains(&Invariant::I1), "{found:?}");
    }
}

#[test]
fn an_entry_that_changes_or_goes_is_found() {
    let mut other = log();
    other[3].at = 1;
    assert_eq!(found(&[log(), other], &[]), [Invariant::I2].into());
    let shorter = log()[..4].to_vec();
    assert_eq!(found(&[log(), shorter], &[]), [Invariant::I2].into());
    let mut gap = log();
    gap.remove(5);
    assert!(found(&[gap], &[]).contains(&Invariant::I2));
    let later = of_client(|of| {
        if let Seen::News { news, .. } = &mut of.seen[1] {
            news.at = Millis::new(1).unwrap();
        }
    });
    assert_eq!(later, [Invariant::I2].into());
}

#[test]
fn a_gap_and_a_story_that_goes_back_are_found() {
    for seen in [news(4), news(2), Seen::Welcome { seq: 1, view: None }] {
        let found = of_client(|of| of.seen.push(seen));
        assert!(found.contains(&Invariant::I3), "{found:?}");
    }
    let fault = of_client(|of| of.faults.push("no table is like that".to_owned()));
    assert_eq!(fault, [Invariant::I3].into());
}

#[test]
fn a_refusal_of_what_is_there_is_found() {
    let stale = Answer::Stale(Seq::new(3).unwrap());
    let found = of_client(|of| of.commands[0] = sent(3, stale));
    assert_eq!(found, [Invariant::I4].into());
}

#[test]
fn a_command_without_an_answer_that_is_there_twice_is_found() {
    let mut history = client();
    history.commands[0].answers.clear();
    assert_eq!(found(&[log()], std::slice::from_ref(&history)), [].into());
    let mut twice = log();
    twice[4].command = twice[2].command;
    assert_eq!(found(&[twice], &[history]), [Invariant::I5].into());
}

#[test]
fn other_cards_than_those_of_the_shuffle_are_found() {
    let turn = |body: &mut Body| {
        let Fact::Played(Played { events, .. }) = &mut body.facts[0] else {
            panic!("a turn");
        };
        events.truncate(1);
    };
    let cut = of_log(|log| change(&mut log[6], turn));
    assert!(cut.contains(&Invariant::I6), "{cut:?}");
    let lost = of_log(|log| log[2].secret = None);
    assert!(lost.contains(&Invariant::I6), "{lost:?}");
}

#[test]
fn a_card_that_comes_from_nowhere_is_found() {
    let from_nowhere = |body: &mut Body| {
        let deal = body.facts.iter_mut().find_map(|fact| match fact {
            Fact::Played(played) => Some(&mut played.events),
            _ => None,
        });
        let events = deal.expect("the deal");
        let dealt = |event: &lastcard_engine::Event| {
            matches!(
                event,
                lastcard_engine::Event::Played { .. } | lastcard_engine::Event::Dealt { .. }
            )
        };
        let place = events.iter().position(dealt).expect("a card is dealt");
        let again = events[place];
        // A hand that was counted twice: the second card was never on the pile.
        for _ in 0..5 {
            events.insert(place, again);
        }
    };
    let found = of_log(|log| change(&mut log[2], from_nowhere));
    assert!(found.contains(&Invariant::I7), "{found:?}");
}

#[test]
fn an_order_that_cannot_be_is_found() {
    // Entry 3 was known to somebody before its command was sent.
    let early = of_client(|of| {
        of.seen.push(news(3));
        of.commands[0].at = 11;
    });
    assert!(early.contains(&Invariant::I8), "{early:?}");
    // The table is said to end before an entry that was told.
    let stale = of_client(|of| {
        let mut sent = sent(9, Answer::Stale(Seq::new(1).unwrap()));
        sent.at = 40;
        of.commands.push(sent);
    });
    assert_eq!(stale, [Invariant::I8].into());
    // A move that rests on a table before the last move.
    let mut entries = log();
    entries[9].command = Some(lastcard_store::CommandId([9; 16]));
    let mut history = client();
    let mut late = sent(9, Answer::Done(Seq::new(10).unwrap()));
    let play = lastcard_protocol::game::Move::Draw {};
    (late.act, late.seq, late.at) = (Act::Play { play }, 8, 40);
    late.answers[0].0 = 50;
    history.commands.push(late);
    assert_eq!(found(&[entries], &[history]), [Invariant::I8].into());
}

#[test]
fn a_transcript_that_does_not_verify_is_found() {
    let other = of_log(|log| {
        log[2].secret = Some(lastcard_store::Secret(vec![8; 64]));
    });
    assert!(other.contains(&Invariant::I9), "{other:?}");
    let bound = of_log(|log| {
        change(&mut log[2], |body| {
            for fact in &mut body.facts {
                if let Fact::Committed { commitment, .. } = fact {
                    *commitment = Hex([9; 32]);
                }
            }
        });
    });
    assert!(bound.contains(&Invariant::I9), "{bound:?}");
}

#[test]
fn who_did_something_is_compared() {
    let found = of_log(|log| change(&mut log[1], |body| body.by = By::Member(2)));
    assert_eq!(found, [Invariant::I2].into());
}
