//! How the easy bot plays: like a child.

mod spot;

use lastcard_bots::{Bot, Easy};
use lastcard_engine::{Action, Color, Seat, SeatSet, State};
use spot::{card, card_of, color_of, move_of, played, rules, spot, state};

const TRIES: u64 = 2_000;

/// How many of many easy bots answer with yes, in percent.
fn percent(mut says_yes: impl FnMut(&mut Easy) -> bool) -> u64 {
    let yes = (0..TRIES)
        .filter(|&seed| says_yes(&mut Easy::new(seed)))
        .count();
    yes as u64 * 100 / TRIES
}

#[test]
fn it_mostly_lays_draw_cards_at_once() {
    let state = state(&spot(rules(""), "R5", &["R1 R2 R+2 RS B5 G7", "G1 G2 G3"]));
    let draw_cards = percent(|bot| card_of(bot, &state) == card("R+2"));
    assert!((75..95).contains(&draw_cards), "{draw_cards} %");
}

#[test]
fn it_names_the_color_that_it_has_most_of_or_any() {
    let state = state(&spot(rules(""), "R5", &["W G1 G2 G9", "G1 G2 G3"]));
    let share = |color| percent(|bot| color_of(bot, &state) == color);
    let green = share(Color::Green);
    assert!((55..70).contains(&green), "{green} %");
    assert!(
        [Color::Red, Color::Yellow, Color::Blue]
            .map(share)
            .iter()
            .all(|&other| other > 5)
    );
}

#[test]
fn it_often_forgets_the_call_and_often_does_not() {
    let state = state(&spot(rules(""), "R5", &["R1 B1", "G1 G2 G3"]));
    let called = percent(|bot| played(&move_of(bot, &state)).uno);
    assert!((65..85).contains(&called), "{called} %");
}

#[test]
fn it_notices_some_missed_calls_and_decides_so_once() {
    let state = exposed(rules(""));
    let view = state.view(Some(Seat::new(0)));
    let caught = percent(|bot| {
        let reaction = bot.reaction(&view);
        assert_eq!(reaction, bot.reaction(&view));
        reaction.is_some_and(|reaction| reaction.action == Action::Catch(Seat::new(1)))
    });
    assert!((30..50).contains(&caught), "{caught} %");
}

#[test]
fn it_is_slower_to_catch_than_the_normal_bot_most_of_the_time() {
    let state = exposed(rules(""));
    let view = state.view(Some(Seat::new(0)));
    let slower = percent(|bot| {
        let normal = lastcard_bots::Normal::new(1)
            .reaction(&view)
            .expect("it always catches");
        bot.reaction(&view)
            .is_none_or(|reaction| reaction.after_ms > normal.after_ms)
    });
    assert!(slower > 80, "{slower} %");
}

#[test]
fn it_sometimes_thinks_of_its_own_call_after_all() {
    let state = exposed(rules(""));
    let view = state.view(Some(Seat::new(1)));
    let called = percent(|bot| bot.reaction(&view).is_some());
    assert!((35..65).contains(&called), "{called} %");
}

#[test]
fn it_stacks_whenever_it_can() {
    let mut position = spot(
        rules("stacking.draw_two_on_draw_two = true"),
        "R+2",
        &["B+2 R3 G4", "G1 G2 G3"],
    );
    position.penalty = 2;
    let state = state(&position);
    assert_eq!(percent(|bot| card_of(bot, &state) == card("B+2")), 100);
}

#[test]
fn it_swaps_only_for_fewer_cards() {
    let rules = rules("actions.seven_swap = \"optional\"");
    let hands = |mine: &str| state(&spot(rules, "R5", &[mine, "G1 G2 G3", "G4 G6"]));
    let swap = |state: &State| played(&move_of(&mut Easy::new(3), state)).swap;
    assert_eq!(swap(&hands("R7 B1 B2 B3")), Some(Seat::new(2)));
    assert_eq!(swap(&hands("R7 B1 B2")), None);
}

/// The second seat has played down to one card without a call.
fn exposed(rules: lastcard_engine::Rules) -> State {
    let mut position = spot(rules, "R5", &["B1 B2 B3", "G1", "G4 G6"]);
    position.exposed = SeatSet::EMPTY.with(Seat::new(1));
    state(&position)
}
