//! What the normal bot does in spots that everybody knows.

mod common;
mod spot;

use common::Table;
use lastcard_bots::{Bot, Normal};
use lastcard_engine::{
    Action, Color, Command, Direction, Phase, Play, Position, Seat, SeatSet, Seed,
};
use spot::{card, card_of, color_of, move_of, played, rules, spot, state};

const MANY: &str = "G1 G2 G3 Y4 Y6 B8";

fn normal() -> Normal {
    Normal::new(1)
}

#[test]
fn it_goes_out_when_it_can() {
    let spot = spot(rules("uno.call = \"automatic\""), "R5", &["R9", "G1 G2"]);
    assert_eq!(card_of(&mut normal(), &state(&spot)), card("R9"));
}

#[test]
fn it_keeps_a_wild_while_another_card_fits() {
    let spot = spot(rules(""), "R5", &["R9 W W+4 G3 B3 B7", MANY]);
    assert_eq!(card_of(&mut normal(), &state(&spot)), card("R9"));
}

#[test]
fn it_stays_where_most_of_its_cards_are() {
    let spot = spot(rules(""), "R5", &["R1 B5 B6 B7 B9", MANY, MANY]);
    assert_eq!(card_of(&mut normal(), &state(&spot)), card("B5"));
}

#[test]
fn it_names_the_color_of_its_other_cards() {
    let rules = rules("draw.voluntary = \"forbidden\"");
    let spot = spot(rules, "R5", &["W G1 G2 G9", "Y1 Y2 Y3 Y4"]);
    assert_eq!(color_of(&mut normal(), &state(&spot)), Color::Green);
}

#[test]
fn it_spends_a_draw_two_on_a_player_with_one_card() {
    let hands = ["R1 R+2 R4 R7 B3", "Y1", MANY];
    let spot = spot(rules(""), "R5", &hands);
    assert_eq!(card_of(&mut normal(), &state(&spot)), card("R+2"));
}

#[test]
fn it_runs_out_in_one_go_between_two_players() {
    let spot = spot(
        rules("uno.call = \"automatic\""),
        "R5",
        &["R9 RS R+2", MANY],
    );
    let mut table = bots_at(&spot, 2);
    for _ in 0..4 {
        let command = table.next_command().expect("the round goes on");
        table.command(&command).expect("bots choose what is open");
    }
    // A Skip, a Draw Two, the two cards drawn for it, and the number.
    assert_eq!(
        *table.state.public().phase(),
        Phase::RoundOver {
            winner: Some(Seat::new(0))
        }
    );
}

#[test]
fn it_names_the_color_that_the_next_player_drew_on() {
    let rules = rules("draw.then_play = \"nothing\"\ndraw.voluntary = \"forbidden\"");
    let mut position = spot(rules, "G6 G7 G8 G9 B3", &["B5 W G1 B1", "R5 R6 Y1 Y2 Y4"]);
    position.turn = Seat::new(1);
    let mut table = bots_at(&position, 2);
    act(&mut table, 1, Action::Draw);
    act(&mut table, 0, Action::Play(Play::card(card("B5"))));
    act(&mut table, 1, Action::Play(Play::card(card("R5"))));
    // One green card and one blue are left beside the Wild; only blue is known to be missing over there.
    let state = table.state.clone();
    assert_eq!(color_of(&mut normal(), &state), Color::Green);
    let action = table.bots[0].turn(&table.views[0]).expect("it is on turn");
    assert_eq!(played(&action).color, Some(Color::Blue));
}

#[test]
fn it_remembers_the_hand_that_it_swapped_away() {
    let rules = rules(
        "actions.seven_swap = \"optional\"\ndraw.voluntary = \"forbidden\"\ndraw.then_play = \"nothing\"",
    );
    let hands = ["R7 G1 G2 G4", "W B1 G9"];
    let mut table = bots_at(&spot(rules, "G3 G6 G7 G8 R5", &hands), 2);
    let seven = Play::card(card("R7")).swapping(Seat::new(1));
    act(&mut table, 0, Action::Play(seven));
    act(&mut table, 1, Action::Draw);
    let state = table.state.clone();
    assert_eq!(color_of(&mut normal(), &state), Color::Green);
    let action = table.bots[0].turn(&table.views[0]).expect("it is on turn");
    assert_eq!(played(&action).color, Some(Color::Blue));
}

#[test]
fn it_hands_a_penalty_on_when_it_can() {
    let mut position = spot(
        rules("stacking.draw_two_on_draw_two = true"),
        "R+2",
        &["B+2 B3 G4 Y5", MANY],
    );
    position.penalty = 2;
    assert_eq!(card_of(&mut normal(), &state(&position)), card("B+2"));
}

#[test]
fn it_swaps_with_the_shortest_hand_when_that_gives_fewer_cards() {
    let rules = rules("actions.seven_swap = \"mandatory\"\nuno.call = \"automatic\"");
    let hands = ["R7 B1 B2 B3 G1 G2 Y9", "Y1 Y2 Y3 Y4", "G3 G4", "B4 B5 B6"];
    let play = played(&move_of(&mut normal(), &state(&spot(rules, "R5", &hands))));
    assert_eq!(play.swap, Some(Seat::new(2)));
}

#[test]
fn it_keeps_a_short_hand_to_itself() {
    let rules = rules("actions.seven_swap = \"optional\"\nuno.call = \"automatic\"");
    let play = played(&move_of(
        &mut normal(),
        &state(&spot(rules, "R5", &["R7 B1", MANY, MANY])),
    ));
    assert_eq!((play.cards.last(), play.swap), (card("R7"), None));
}

#[test]
fn it_challenges_a_player_who_must_have_held_the_color() {
    assert_eq!(
        answer_to_wild_draw_four("R1 R2 R3 R4 R6 R7 G8 B2 Y2 Y3 B4 B6 G9"),
        Action::Challenge
    );
}

#[test]
fn it_does_not_challenge_a_player_with_a_card_or_two() {
    assert_eq!(answer_to_wild_draw_four("G8"), Action::Draw);
}

#[test]
fn it_calls_with_the_play_that_leaves_one_card() {
    for deadline in ["before_play", "before_turn_ends", "before_caught"] {
        let rules = rules(&format!("uno.deadline = \"{deadline}\""));
        let state = state(&spot(rules, "R5", &["R1 B3", MANY]));
        assert!(played(&move_of(&mut normal(), &state)).uno, "{deadline}");
    }
}

#[test]
fn it_catches_an_opponent_and_spares_a_partner() {
    let rules = rules("teams.size = 2");
    let mut position = spot(rules, "R5", &["R1 R2 R3", "G1", "B1", MANY]);
    position.exposed = SeatSet::EMPTY.with(Seat::new(1)).with(Seat::new(2));
    let state = state(&position);
    let reaction = |seat: usize| normal().reaction(&state.view(Some(Seat::new(seat))));
    let action = |seat: usize| reaction(seat).map(|reaction| reaction.action);
    assert_eq!(action(0), Some(Action::Catch(Seat::new(1))));
    assert_eq!(action(3), Some(Action::Catch(Seat::new(2))));
    assert_eq!(action(1), Some(Action::Call));
}

#[test]
fn it_does_not_call_or_catch_for_a_penalty() {
    let rules = rules("uno.false_call_penalty = 3\nuno.false_catch_penalty = 3");
    let state = state(&spot(rules, "R5", &["R1 R2 R3", "G1 B2", "B1"]));
    for seat in 0..3 {
        assert_eq!(normal().reaction(&state.view(Some(Seat::new(seat)))), None);
    }
}

#[test]
fn it_jumps_in_with_a_card_that_it_is_glad_to_be_rid_of() {
    let rules = rules("jump_in.cards = \"colored\"");
    let mut position = spot(rules, "R4", &["R1 R2 Y3", "R5 G2 B1 Y6", "R5 B2 B4 G6"]);
    position.turn = Seat::new(2);
    let mut table = bots_at(&position, 3);
    act(&mut table, 2, Action::Play(Play::card(card("R5"))));
    let reaction = table.bots[1]
        .reaction(&table.views[1])
        .expect("it has the same card");
    assert_eq!(reaction.action, Action::JumpIn(Play::card(card("R5"))));
}

/// What the normal bot does about a Wild Draw Four on red by a player who is left with that hand.
fn answer_to_wild_draw_four(rest: &str) -> Action {
    let hands = ["Y1 Y5 Y6 Y7", &format!("W+4 {rest}"), MANY];
    let mut position = spot(rules("uno.call = \"automatic\""), "R5", &hands);
    position.turn = Seat::new(1);
    position.direction = Direction::Counterclockwise;
    let mut table = bots_at(&position, 3);
    act(
        &mut table,
        1,
        Action::Play(Play::wild(card("W+4"), Color::Blue)),
    );
    table.bots[0].turn(&table.views[0]).expect("it is on turn")
}

fn bots_at(position: &Position, seats: usize) -> Table {
    let bots = (0..seats)
        .map(|_| Box::new(normal()) as Box<dyn Bot>)
        .collect();
    Table::new(state(position), bots, seed())
}

fn act(table: &mut Table, seat: usize, action: Action) {
    table
        .command(&Command::Act(Seat::new(seat), action))
        .expect("the move is open");
}

fn seed() -> Seed {
    Seed::from_text("bots")
}
