//! What happens at a table by itself: clocks, people who go and come back, hosts who leave.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod common;

use common::Evening;
use lastcard_engine::{Action, Command, Seat};
use lastcard_table::log::{Fact, Member};
use lastcard_table::{Act, Reason, Refused, Settings, Stage, Step};
use std::time::Duration;

/// Lets time go by until a step comes, and carries it out.
fn next_step(evening: &mut Evening) -> Step {
    loop {
        let due = evening.table.due().expect("something happens by itself");
        evening.now = evening.now.max(due);
        if let Some(step) = evening.table.take(evening.now) {
            evening.step(&step).unwrap();
            return step;
        }
    }
}

fn on_turn(evening: &Evening) -> Member {
    let game = evening.table.room().game().unwrap();
    let seat = game.state().public().phase().on_turn().unwrap();
    game.player(seat).unwrap()
}

fn is_driven(evening: &Evening, member: Member) -> bool {
    evening.table.room().member(member).unwrap().driven
}

fn with_settings(evening: &mut Evening, change: impl Fn(&mut Settings)) {
    let mut settings = evening.table.room().settings().clone();
    change(&mut settings);
    evening.act(1, &Act::Settings(settings)).unwrap();
}

#[test]
fn a_turn_ends_when_its_time_and_the_bank_are_used_up() {
    let mut evening = Evening::people(1, 2);
    with_settings(&mut evening, |settings| {
        settings.turn_seconds = Some(20);
        settings.bank_seconds = 30;
    });
    evening.begin();
    let began = evening.now;
    let clock = evening.table.clock(began).unwrap();
    assert_eq!((clock.left.as_secs(), clock.bank.as_secs()), (20, 30));
    assert!(!clock.warning);
    assert_eq!(
        evening.table.warns().unwrap().1,
        began + Duration::from_secs(20)
    );
    assert!(
        evening
            .table
            .clock(began + Duration::from_secs(21))
            .unwrap()
            .warning
    );

    let slow = on_turn(&evening);
    assert_eq!(next_step(&mut evening), Step::TimeIsUp);
    assert_eq!(evening.now, began + Duration::from_secs(50));
    // The bank of the slow player is empty now, that of the other one is not.
    let (mut own, mut other) = (false, false);
    for _ in 0..6 {
        let clock = evening.table.clock(evening.now).unwrap();
        let empty = clock.bank.is_zero();
        if on_turn(&evening) == slow {
            assert!(empty);
            own = true;
        } else if !other {
            assert!(!empty);
            other = true;
        }
        if is_driven(&evening, slow) {
            break;
        }
        next_step(&mut evening);
    }
    assert!(own && other);
}

#[test]
fn a_bot_takes_over_after_two_missed_turns_and_hands_back_at_the_first_move() {
    let mut evening = Evening::people(2, 2);
    with_settings(&mut evening, |settings| settings.turn_seconds = Some(5));
    evening.begin();
    let mut steps = 0;
    while !is_driven(&evening, 1) || !is_driven(&evening, 2) {
        next_step(&mut evening);
        steps += 1;
        assert!(steps < 40, "nobody takes over");
    }
    // A wrong move hands nothing back, a right one does.
    let member = on_turn(&evening);
    let other = 3 - member;
    let wrong = Act::Play(Action::Draw);
    assert!(evening.act(other, &wrong).is_err());
    assert!(is_driven(&evening, other));
    let game = evening.table.room().game().unwrap();
    let seat = evening.table.room().seat_of(member).unwrap();
    let open = game.state().actions(seat)[0];
    evening.act(member, &Act::Play(open)).unwrap();
    assert!(!is_driven(&evening, member));
    evening.act(other, &Act::TakeBack).unwrap();
    assert!(!is_driven(&evening, other));
    assert_eq!(
        evening.act(other, &Act::TakeBack),
        Err(Refused::Table(Reason::NotDriven))
    );
}

#[test]
fn who_is_away_for_a_minute_is_driven_until_the_return() {
    let mut evening = Evening::people(3, 3);
    with_settings(&mut evening, |settings| settings.turn_seconds = None);
    evening.begin();
    evening.table.went(3, evening.now);
    let left = evening.now;
    let driven = Step::Drive(3, true);
    assert_eq!(next_step(&mut evening), driven);
    assert_eq!(evening.now, left + Duration::from_mins(1));
    evening.table.came(3, evening.now);
    assert_eq!(next_step(&mut evening), Step::Drive(3, false));
    assert!(!is_driven(&evening, 3));
}

#[test]
fn the_clock_stands_still_while_nobody_is_there() {
    let mut evening = Evening::people(4, 2);
    evening.begin();
    evening.now += Duration::from_secs(10);
    let before = evening.table.clock(evening.now).unwrap();
    for member in [1, 2] {
        evening.table.went(member, evening.now);
    }
    evening.now += Duration::from_hours(3);
    assert_eq!(evening.table.clock(evening.now), None);
    evening.table.came(2, evening.now);
    assert_eq!(evening.table.clock(evening.now), Some(before));
}

#[test]
fn a_host_who_goes_is_followed_by_somebody_who_is_there() {
    let mut evening = Evening::people(5, 3);
    evening.table.went(2, evening.now);
    evening.act(1, &Act::Leave).unwrap();
    assert_eq!(evening.table.room().host(), Some(3));

    let mut evening = Evening::people(5, 3);
    evening.table.went(1, evening.now);
    let left = evening.now;
    assert_eq!(next_step(&mut evening), Step::PassHost(2));
    assert_eq!(evening.now, left + Duration::from_secs(30));
    assert_eq!(evening.table.room().host(), Some(2));
}

#[test]
fn the_next_round_waits_for_those_who_are_there_and_not_for_ever() {
    let mut evening = Evening::people(6, 3);
    evening.begin();
    for member in 1..=3 {
        evening.step(&Step::Drive(member, true)).unwrap();
    }
    for _ in 0..20_000 {
        if evening.table.room().stage() != Stage::Round {
            break;
        }
        next_step(&mut evening);
    }
    assert_eq!(evening.table.room().stage(), Stage::BetweenRounds);
    let over = evening.now;
    for member in [1, 3] {
        evening.act(member, &Act::TakeBack).unwrap();
    }
    evening.act(2, &Act::Ready(None)).unwrap();
    assert_eq!(evening.table.room().stage(), Stage::BetweenRounds);
    assert_eq!(next_step(&mut evening), Step::Shuffle);
    assert_eq!(evening.now, over + Duration::from_secs(30));
    assert_eq!(evening.table.room().stage(), Stage::Round);
}

#[test]
fn nobody_comes_back_to_a_match_that_bots_played_to_its_end() {
    let mut evening = Evening::people(6, 3);
    evening.begin();
    for member in 1..=3 {
        evening.step(&Step::Drive(member, true)).unwrap();
    }
    while evening.table.room().stage() == Stage::Round {
        next_step(&mut evening);
    }
    // The round that was begun is played; the next one waits for a person.
    assert_eq!(evening.table.room().stage(), Stage::BetweenRounds);
    assert_eq!(evening.table.due(), None);
    // Who says to be ready is back, and the others are waited for as usual.
    evening.act(2, &Act::Ready(None)).unwrap();
    assert!(!is_driven(&evening, 2));
    while evening.table.room().stage() == Stage::BetweenRounds {
        next_step(&mut evening);
    }
    // Where all people have left, the bots end what they began.
    let mut bots = Evening::people(6, 3);
    bots.act(1, &Act::AddBot(lastcard_bots::Level::Easy))
        .unwrap();
    bots.act(1, &Act::AddBot(lastcard_bots::Level::Easy))
        .unwrap();
    bots.begin();
    for member in [3, 2, 1] {
        bots.act(member, &Act::Leave).unwrap();
    }
    while bots.table.room().stage() != Stage::Lobby {
        next_step(&mut bots);
    }
}

#[test]
fn when_everybody_who_is_there_is_ready_the_cards_are_dealt() {
    let mut evening = Evening::people(7, 3);
    evening.table.went(3, evening.now);
    evening.act(1, &Act::Ready(None)).unwrap();
    assert_eq!(evening.table.room().stage(), Stage::Lobby);
    evening.act(2, &Act::Ready(None)).unwrap();
    assert_eq!(evening.table.room().stage(), Stage::Round);
    // Who was away plays as well.
    assert_eq!(evening.table.room().game().unwrap().players(), [1, 2, 3]);
}

#[test]
fn readiness_is_for_the_rules_and_seats_that_were_there() {
    let mut evening = Evening::people(8, 3);
    let ready = |evening: &Evening, member| evening.table.room().member(member).unwrap().ready;
    evening.act(2, &Act::Ready(None)).unwrap();
    let rules = lastcard_notation::preset("party").unwrap().clone();
    evening.act(1, &Act::Rules(Box::new(rules))).unwrap();
    assert!(!ready(&evening, 2));
    evening.act(2, &Act::Ready(None)).unwrap();
    evening.act(1, &Act::Seats(vec![3, 2, 1])).unwrap();
    assert!(!ready(&evening, 2));
    evening.act(2, &Act::Ready(None)).unwrap();
    evening.act(3, &Act::Leave).unwrap();
    assert!(!ready(&evening, 2));
}

#[test]
fn only_the_host_runs_the_table() {
    let mut evening = Evening::people(9, 2);
    let rules = lastcard_notation::preset("party").unwrap().clone();
    for act in [
        Act::AddBot(lastcard_bots::Level::Easy),
        Act::Remove(1),
        Act::Seats(vec![2, 1]),
        Act::Rules(Box::new(rules)),
        Act::Settings(Settings::default()),
        Act::Host(2),
        Act::Start(None),
    ] {
        assert_eq!(
            evening.act(2, &act),
            Err(Refused::Table(Reason::NotHost)),
            "{act:?}"
        );
    }
}

#[test]
fn during_a_match_only_a_seat_of_somebody_who_is_away_is_taken() {
    let mut evening = Evening::people(10, 3);
    evening.begin();
    let refused = |reason| Err(Refused::Table(reason));
    assert_eq!(evening.act(1, &Act::Remove(2)), refused(Reason::NotAway));
    evening.table.went(2, evening.now);
    evening.act(1, &Act::Remove(2)).unwrap();
    assert!(is_driven(&evening, 2));
    // The match goes on with a bot in that seat.
    assert_eq!(evening.table.room().game().unwrap().players(), [1, 2, 3]);
    assert_eq!(evening.table.room().seats(), [1, 3]);
    let here: Vec<Member> = evening.table.room().people().map(|(m, _)| m).collect();
    assert_eq!(here, [1, 3]);
}

#[test]
fn a_person_takes_the_place_of_a_bot_and_of_nobody_else() {
    let mut evening = Evening::people(11, 2);
    with_settings(&mut evening, |settings| settings.seats = 3);
    evening
        .act(1, &Act::AddBot(lastcard_bots::Level::Easy))
        .unwrap();
    evening.join(4).unwrap();
    assert!(evening.table.room().members().all(|(_, of)| of.is_person()));
    assert_eq!(evening.join(5), Err(Refused::Table(Reason::TableFull)));
}

#[test]
fn a_match_that_everybody_has_left_is_given_up() {
    let mut evening = Evening::with_bots(12, 2);
    evening.begin();
    evening.act(1, &Act::Leave).unwrap();
    let room = evening.table.room();
    assert_eq!((room.stage(), room.aborted()), (Stage::Lobby, 1));
}

#[test]
fn the_last_one_who_stays_wins_when_the_others_leave() {
    let mut evening = Evening::people(13, 2);
    evening.begin();
    evening.act(2, &Act::Leave).unwrap();
    let room = evening.table.room();
    assert_eq!((room.stage(), room.aborted()), (Stage::Lobby, 0));
    assert_eq!(room.member(1).unwrap().wins, 1);
}

#[test]
fn names_are_cleaned_numbered_and_marked_when_they_look_alike() {
    let mut evening = Evening::people(14, 2);
    evening.act(2, &Act::Rename("  Ann ".to_owned())).unwrap();
    assert_eq!(evening.table.room().member(2).unwrap().name, "Ann 2");
    evening.act(2, &Act::Rename("Аnn".to_owned())).unwrap();
    assert!(evening.table.room().is_lookalike(2));
    for bad in ["", "\u{200b}", "server", "Ann plays"] {
        assert_eq!(
            evening.act(2, &Act::Rename(bad.to_owned())),
            Err(Refused::Table(Reason::BadName)),
            "{bad:?}"
        );
    }
}

#[test]
fn a_move_that_was_decided_on_an_older_table_is_stale() {
    let mut evening = Evening::people(15, 2);
    evening.begin();
    let member = on_turn(&evening);
    let seat = evening.table.room().seat_of(member).unwrap();
    let open = evening.table.room().game().unwrap().state().actions(seat)[0];
    let before = evening.table.room().seq() - 1;
    let stale = evening.act_having_seen(member, &Act::Play(open), before);
    assert_eq!(stale, Err(Refused::Table(Reason::Stale)));
    // What happens in the lobby meanwhile makes no move stale.
    let seen = evening.table.room().seq();
    let other = 3 - member;
    evening.act(other, &Act::Rename("Bert".to_owned())).unwrap();
    evening
        .act_having_seen(member, &Act::Play(open), seen)
        .unwrap();
}

#[test]
fn a_double_tap_plays_one_card() {
    for seed in 0..20 {
        let mut evening = Evening::people(seed, 2);
        evening.begin();
        let member = on_turn(&evening);
        let seat = evening.table.room().seat_of(member).unwrap();
        let game = evening.table.room().game().unwrap();
        let open = game.state().actions(seat)[0];
        let seen = evening.table.room().seq();
        evening
            .act_having_seen(member, &Act::Play(open), seen)
            .unwrap();
        let again = evening.act_having_seen(member, &Act::Play(open), seen);
        assert_eq!(again, Err(Refused::Table(Reason::Stale)), "seed {seed}");
    }
}

#[test]
fn the_clock_plays_a_command_that_a_record_can_tell() {
    let mut evening = Evening::people(16, 2);
    evening.begin();
    evening.step(&Step::TimeIsUp).unwrap();
    let last = evening.log.last().unwrap();
    let told =
        last.body.facts.iter().any(
            |fact| matches!(fact, Fact::Played(played) if played.command == Command::TimeIsUp),
        );
    assert!(told);
    let seat = Seat::new(0);
    assert!(evening.table.room().game().unwrap().player(seat).is_some());
}
