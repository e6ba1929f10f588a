//! Laws of every table: what its log made of it is all that it is.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod common;

use common::{Evening, secret};
use lastcard_engine::Event;
use lastcard_table::log::{Body, Fact, Hex, VERSION};
use lastcard_table::{Reason, Refused, Room, Stage, Step};
use std::time::Duration;

#[test]
fn a_table_is_its_log() {
    for seed in 0..60 {
        let mut evening = Evening::new(seed);
        evening.go_on(400);
        let live = evening.table.room();
        let made = Room::restore(live.key(), evening.log.clone()).unwrap();
        assert_eq!(format!("{live:?}"), format!("{made:?}"), "seed {seed}");
        let hands = |room: &Room| room.game().map(|game| game.state().clone());
        assert!(hands(live) == hands(&made), "seed {seed}");
    }
}

#[test]
fn a_table_made_anew_in_the_middle_goes_on_with_the_same_cards() {
    for seed in 0..30 {
        let mut evening = Evening::new(seed);
        evening.go_on(150);
        let mut again = evening.made_anew();
        let draw = |evening: &mut Evening| {
            // Whoever is on turn lets the clock play: both tables must get the same cards.
            for _ in 0..40 {
                let step = match evening.table.room().stage() {
                    Stage::Round => Step::TimeIsUp,
                    _ => break,
                };
                evening.step(&step).unwrap();
            }
            evening.table.room().game().map(|game| game.state().clone())
        };
        assert!(draw(&mut evening) == draw(&mut again), "seed {seed}");
    }
}

#[test]
fn every_entry_reads_back_as_itself() {
    for seed in 0..20 {
        let mut evening = Evening::new(seed);
        evening.go_on(200);
        for entry in &evening.log {
            let text = entry.body.to_json();
            assert_eq!(
                Body::from_json(VERSION, &text).as_ref(),
                Ok(&entry.body),
                "{text}"
            );
        }
    }
}

#[test]
fn an_entry_of_a_newer_program_is_refused() {
    let evening = Evening::new(1);
    let text = evening.log[0].body.to_json();
    assert!(Body::from_json(VERSION + 1, &text).is_err());
    assert!(Body::from_json(0, &text).is_err());
    assert!(Body::from_json(VERSION, "{}").is_err());
}

#[test]
fn what_is_refused_leaves_no_trace() {
    for seed in 0..40 {
        let mut evening = Evening::new(seed);
        evening.go_on(300);
        assert!(
            evening.refused > 0,
            "seed {seed} tried nothing that is refused"
        );
        // `Evening` compares the table before and after each refusal.
    }
}

#[test]
fn rounds_come_to_their_end_by_themselves_and_matches_as_long_as_somebody_wants_the_next_round() {
    for seed in 0..10 {
        let mut evening = Evening::with_bots(seed, 3);
        let before = evening.table.room().matches();
        evening.play_to_the_end(200_000);
        let room = evening.table.room();
        assert_eq!(room.stage(), Stage::Lobby, "seed {seed}");
        assert_eq!(room.matches(), before + 1);
        let wins: u32 = room.members().map(|(_, of)| of.wins).sum();
        assert_eq!(wins, 1, "seed {seed}");
    }
}

#[test]
fn the_servers_part_is_shown_after_the_round_and_not_before() {
    for seed in 0..20 {
        let mut evening = Evening::with_bots(seed, 2);
        evening.play_to_the_end(100_000);
        let mut open: Option<(u32, Hex<64>)> = None;
        let mut rounds = 0;
        for entry in &evening.log {
            if let Some(secret) = &entry.secret {
                open = Some((0, Hex(secret.0)));
            }
            for fact in &entry.body.facts {
                match fact {
                    Fact::Committed { round, .. } => open.as_mut().unwrap().0 = *round,
                    Fact::Played(played) => {
                        let over = |event: &Event| matches!(event, Event::RoundEnded { .. });
                        rounds += u32::from(played.events.iter().any(over));
                    }
                    Fact::Revealed { round, secret } => {
                        assert_eq!(open.take(), Some((*round, *secret)), "seed {seed}");
                        rounds -= 1;
                    }
                    _ => {}
                }
            }
            assert_eq!(rounds, 0, "a round is over and the secret is not shown");
        }
    }
}

#[test]
fn nothing_happens_by_itself_while_nobody_is_there() {
    let mut evening = Evening::with_bots(3, 3);
    evening.begin();
    for member in evening.table.here() {
        evening.table.went(member, evening.now);
    }
    assert_eq!(evening.table.due(), None);
    evening.now += Duration::from_secs(100_000);
    assert_eq!(evening.table.take(evening.now), None);
    evening.table.came(1, evening.now);
    assert!(evening.table.due().is_some());
    let clock = evening.table.clock(evening.now);
    assert!(
        clock.is_none_or(|clock| !clock.left.is_zero()),
        "the time away counts"
    );
}

#[test]
fn a_share_counts_only_when_it_was_promised() {
    let mut evening = Evening::people(7, 2);
    let shares = [[1; 32], [2; 32]];
    for (member, share) in (1..).zip(shares) {
        let promise = evening.promise(member, share);
        evening
            .act(member, &lastcard_table::Act::Ready(Some(promise)))
            .unwrap();
    }
    assert_eq!(evening.table.room().stage(), Stage::Shuffling);
    let share = |bytes: [u8; 32]| lastcard_table::Act::Share(Hex(bytes));
    let refused = |reason| Err(Refused::Table(reason));
    assert_eq!(evening.act(1, &share([9; 32])), refused(Reason::WrongShare));
    assert_eq!(evening.act(1, &share([2; 32])), refused(Reason::WrongShare));
    evening.act(1, &share([1; 32])).unwrap();
    assert_eq!(
        evening.act(1, &share([1; 32])),
        refused(Reason::NoShareWanted)
    );
    assert_eq!(evening.table.room().stage(), Stage::Shuffling);
    evening.act(2, &share([2; 32])).unwrap();
    assert_eq!(evening.table.room().stage(), Stage::Round);
}

#[test]
fn who_shows_no_share_holds_nobody_up() {
    let mut evening = Evening::people(8, 2);
    for member in [1, 2] {
        let promise = evening.promise(member, [member as u8; 32]);
        evening
            .act(member, &lastcard_table::Act::Ready(Some(promise)))
            .unwrap();
    }
    assert_eq!(
        evening.table.due(),
        Some(evening.now + Duration::from_secs(3))
    );
    evening.now += Duration::from_secs(3);
    assert_eq!(evening.table.take(evening.now), Some(Step::Deal));
    evening.step(&Step::Deal).unwrap();
    assert_eq!(evening.table.room().stage(), Stage::Round);
}

#[test]
fn the_secret_of_a_shuffle_is_in_no_text() {
    let mut evening = Evening::with_bots(5, 2);
    evening.begin();
    let hidden = Hex(secret(5, 0).0).to_string();
    for entry in &evening.log {
        let shown = format!("{:?} {}", entry, entry.body.to_json());
        assert!(!shown.contains(&hidden[..16]), "{shown}");
    }
    assert!(!format!("{:?}", evening.table.room()).contains(&hidden[..16]));
}

#[test]
fn a_table_in_one_piece_is_the_table_between_two_matches() {
    let mut tried = 0;
    for seed in 0..60 {
        let mut evening = Evening::new(seed);
        evening.go_on(120);
        let room = evening.table.room();
        let Some(restored) = room.restored(Vec::new()) else {
            continue;
        };
        tried += 1;
        let entry = lastcard_table::Written {
            seq: room.seq(),
            body: Body {
                by: lastcard_table::log::By::Table,
                facts: vec![Fact::Restored(Box::new(restored.clone()))],
            },
            secret: None,
        };
        let again = Room::begin(room.key(), &entry).unwrap();
        assert_eq!(again.restored(Vec::new()), Some(restored), "seed {seed}");
        assert_eq!(again.seq(), room.seq());
    }
    assert!(tried > 5, "only {tried} tables were between two matches");
}
