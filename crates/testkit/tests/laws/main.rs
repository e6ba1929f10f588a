//! Laws that hold for random valid rules and 2 to 10 seats, checked after every event.
//!
//! `LASTCARD_ROUNDS` sets the number of rounds (20,000 unless it says otherwise); `LASTCARD_SEED` the first
//! of the numbers that decide each round, so that a failing round can be played again alone.

mod leaks;
mod legal;
mod table;

use crate::leaks::nothing_leaks;
use crate::legal::{all_legal_is_accepted, legal_is_accepted};
use crate::table::{Table, values_add_up};
use lastcard_engine::{Action, Command, Phase, Refusal, Seat, State, Step};
use lastcard_testkit::random::{self, Dice};
use lastcard_testkit::runs::for_each_number;

/// The most commands that a round takes whose players play when they can.
const BOUND: u32 = 100_000;

/// Runs `law` for every round.
fn for_each_round(law: impl Fn(u64) + Sync) {
    for_each_number("LASTCARD_ROUNDS", 20_000, law);
}

fn play_a_round(number: u64, plays_when_it_can: bool, bound: u32) -> u32 {
    let mut dice = Dice::new(number);
    let mut table = Table::new(&mut dice);
    table.command(Command::NextRound);
    let full_check = 1 + dice.below(60) as u32;
    for step in 0..bound {
        let Some(seat) = table.state.public().phase().on_turn() else {
            let over = matches!(
                table.state.public().phase(),
                Phase::RoundOver { .. } | Phase::MatchOver { .. }
            );
            assert!(over, "somebody is on turn, or the round is over");
            table.is_retraced();
            return step;
        };
        assert!(
            !table.state.legal(seat).is_empty(),
            "the seat on turn can go on"
        );
        assert!(
            table.state.public().in_round().contains(seat),
            "who is on turn is in the round"
        );
        let seats: Vec<Seat> = table.state.public().all_seats().iter().collect();
        if step == full_check {
            values_add_up(&table.state);
            table.is_retraced();
            let plays = random::every_play(&table.state, &mut dice);
            let other = dice.one_of(&seats);
            all_legal_is_accepted(&table, seat, &plays);
            if other != seat {
                all_legal_is_accepted(&table, other, &plays);
            }
        } else if dice.once_in(4) {
            let watcher = dice.one_of(&seats);
            let some: Vec<Action> = (0..12)
                .map(|_| random::some_action(&table.state, watcher, &mut dice))
                .collect();
            legal_is_accepted(&table, watcher, &some);
            nothing_leaks(&table, watcher, &mut dice);
        }
        let command = match dice.below(60) {
            0 => Command::GraceEnds,
            1 => Command::TimeIsUp,
            2 if dice.once_in(8) => {
                let leaver = dice.one_of(&seats);
                let command = Command::Act(leaver, Action::Leave);
                if table.state.check(&command).is_err() {
                    Command::GraceEnds
                } else {
                    command
                }
            }
            3..12 => {
                let who = dice.one_of(&seats);
                let open = table.state.actions(who);
                let free: Vec<Action> = open
                    .into_iter()
                    .filter(|action| out_of_turn(&table.state, who, action, plays_when_it_can))
                    .collect();
                if free.is_empty() {
                    Command::GraceEnds
                } else {
                    Command::Act(who, dice.one_of(&free))
                }
            }
            _ => Command::Act(
                seat,
                random::move_on_turn(&table.state, seat, &mut dice, plays_when_it_can),
            ),
        };
        table.command(command);
    }
    bound
}

/// What a player does while others are on turn; who only plays when it can makes no void call or catch.
fn out_of_turn(state: &State, who: Seat, action: &Action, in_earnest: bool) -> bool {
    match *action {
        Action::Call if in_earnest => {
            let two_cards = state.hand(who).len() == 2
                && state.public().phase().on_turn() == Some(who)
                && !state.public().announced().contains(who);
            two_cards || state.public().exposed().contains(who)
        }
        Action::Catch(seat) if in_earnest => state.public().exposed().contains(seat),
        Action::JumpIn(_) | Action::Call | Action::Catch(_) => true,
        _ => false,
    }
}

#[test]
fn laws_hold_in_rounds_whose_players_play_when_they_can_and_they_end() {
    let longest = std::sync::atomic::AtomicU32::new(0);
    for_each_round(|number| {
        let commands = play_a_round(number, true, BOUND);
        assert!(commands < BOUND, "the round ends within {BOUND} commands");
        longest.fetch_max(commands, std::sync::atomic::Ordering::Relaxed);
    });
    println!("the longest round took {} commands", longest.into_inner());
}

#[test]
fn laws_hold_in_rounds_whose_players_do_anything_that_is_open() {
    // Players who draw at will need not end a round; they are watched for a while.
    for_each_round(|number| {
        if number % 4 == 0 {
            play_a_round(number ^ 0x5eed, false, 400);
        }
    });
}

#[test]
fn a_command_out_of_place_is_refused_in_the_stated_order() {
    let mut dice = Dice::new(7);
    let mut table = Table::new(&mut dice);
    let seat = Seat::new(0);
    let draw = Command::Act(seat, Action::Draw);
    assert_eq!(table.state.check(&draw), Err(Refusal::RoundOver));
    table.command(Command::NextRound);
    assert_eq!(
        table.state.check(&Command::NextRound),
        Err(Refusal::RoundNotOver)
    );
    let stranger = Command::Act(Seat::new(19), Action::Draw);
    assert_eq!(table.state.check(&stranger), Err(Refusal::UnknownPlayer));
    assert!(matches!(
        table.state.public().phase(),
        Phase::Turn {
            step: Step::Play | Step::Serve(_) | Step::NameColor,
            ..
        }
    ));
}
