//! What "random" means.

mod spot;

use lastcard_bots::{Bot, Random};
use lastcard_engine::{Action, Cards, Command, Play, Seat, SeatSet, Seed, Seeded};
use spot::{card, card_of, color_of, move_of, played, rules, spot, state};
use std::collections::BTreeMap;

const TRIES: u64 = 12_000;

/// How often each of many random bots does what, in one spot.
fn tally<T: Ord>(what: impl Fn(&mut Random) -> T) -> BTreeMap<T, u64> {
    let mut tally = BTreeMap::new();
    for seed in 0..TRIES {
        *tally.entry(what(&mut Random::new(seed))).or_default() += 1;
    }
    tally
}

fn are_even(tally: impl IntoIterator<Item = u64>, kinds: u64) {
    let counts: Vec<u64> = tally.into_iter().collect();
    let fair = TRIES / kinds;
    assert_eq!(counts.len() as u64, kinds);
    assert!(
        counts.iter().all(|count| count.abs_diff(fair) < fair / 8),
        "{counts:?}"
    );
}

#[test]
fn every_kind_of_card_that_fits_is_equally_likely() {
    let state = state(&spot(rules(""), "R5", &["R1 R1 R2 B5 W W G7", "G1 G2"]));
    let cards = tally(|bot| card_of(bot, &state).to_string());
    are_even(cards.into_values(), 4);
}

#[test]
fn a_wild_takes_every_color_equally_often() {
    let state = state(&spot(rules(""), "R5", &["W B1 G7", "G1 G2"]));
    let colors = tally(|bot| color_of(bot, &state) as u8);
    are_even(colors.into_values(), 4);
}

#[test]
fn a_swap_takes_every_partner_equally_often() {
    let rules = rules("actions.seven_swap = \"mandatory\"");
    let state = state(&spot(
        rules,
        "R5",
        &["R7 B1 B2 G7", "G1 G2", "Y1 Y2", "Y3 Y4 Y6"],
    ));
    let partners = tally(|bot| played(&move_of(bot, &state)).swap.map(Seat::index));
    are_even(partners.into_values(), 3);
}

#[test]
fn it_lays_one_or_several_equally_often() {
    let rules = rules("multi_discard = \"same_number\"");
    let state = state(&spot(rules, "R5", &["R1 B1 G7 G9", "G1 G2"]));
    let ways = tally(|bot| matches!(played(&move_of(bot, &state)).cards, Cards::Several(_)));
    are_even(ways.into_values(), 2);
}

#[test]
fn it_draws_only_when_it_must() {
    let can = state(&spot(rules(""), "R5", &["R1 B1 G7", "G1 G2"]));
    let cannot = state(&spot(rules(""), "R5", &["Y1 B1 G7", "G1 G2"]));
    for seed in 0..500 {
        let mut bot = Random::new(seed);
        assert_eq!(played(&move_of(&mut bot, &can)).cards.last(), card("R1"));
        assert_eq!(move_of(&mut bot, &cannot), Action::Draw);
    }
}

#[test]
fn it_calls_with_the_play_and_late_when_somebody_brought_it_there() {
    let required = state(&spot(rules(""), "R5", &["R1 B1", "G1 G2"]));
    assert!(played(&move_of(&mut Random::new(1), &required)).uno);
    let mut position = spot(rules(""), "R5", &["R1 B1", "G1"]);
    position.exposed = SeatSet::EMPTY.with(Seat::new(1));
    let view = state(&position).view(Some(Seat::new(1)));
    let reaction = Random::new(1)
        .reaction(&view)
        .map(|reaction| reaction.action);
    assert_eq!(reaction, Some(Action::Call));
}

#[test]
fn it_jumps_in_only_when_it_was_made_to() {
    let rules = rules("jump_in.cards = \"colored\"");
    let mut state = state(&spot(rules, "R2", &["R5 Y1 Y2", "G1 G2", "R5 G3 B1"]));
    let play = Command::Act(Seat::new(0), Action::Play(Play::card(card("R5"))));
    let mut chance = Seeded::new(Seed::from_text("nothing is drawn"));
    state.command(&play, &mut chance, &mut ()).expect("it fits");
    let view = state.view(Some(Seat::new(2)));
    assert_eq!(Random::new(1).reaction(&view), None);
    let jumped = Random::new(1)
        .jumping_in()
        .reaction(&view)
        .expect("it has the same card");
    assert_eq!(jumped.action, Action::JumpIn(Play::card(card("R5"))));
}
