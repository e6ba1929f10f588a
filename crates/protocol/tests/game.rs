//! Laws of the game on the wire, over random rules and 2 to 10 seats, at every event.
//!
//! `LASTCARD_WIRE_ROUNDS` sets the number of rounds (100 unless it says otherwise), `LASTCARD_SEED` the first of the
//! numbers that decide each round.
#![allow(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

use lastcard_engine as engine;
use lastcard_engine::{Action, Command, Phase, Seat, Seeded, SeenEvent, State};
use lastcard_protocol::game::{Choices, Event, Move, View};
use lastcard_testkit::random::{self, Dice};
use lastcard_testkit::runs::for_each_number;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

#[test]
fn a_view_and_what_happens_to_it_come_through_the_wire_whole() {
    for_each_number("LASTCARD_WIRE_ROUNDS", 100, |number| {
        let mut dice = Dice::new(number);
        let mut table = Table::new(&mut dice);
        for _ in 0..2 {
            table.command(Command::NextRound);
            table.play_round(&mut dice);
            if !matches!(table.state.public().phase(), Phase::RoundOver { .. }) {
                return;
            }
        }
    });
}

#[test]
fn leaving_is_no_move() {
    assert!(Move::try_from(&Action::Leave).is_err());
}

#[test]
fn a_play_of_no_cards_or_too_many_means_nothing() {
    let play = |cards: usize| {
        let cards = vec!["R5".parse().unwrap(); cards];
        let (color, swap) = (None, None);
        Action::try_from(&Move::Play {
            cards,
            color,
            swap,
            uno: false,
        })
    };
    assert!(play(0).is_err());
    assert!(play(1).is_ok() && play(31).is_ok());
    assert!(play(32).is_err());
}

#[test]
fn a_view_that_cannot_be_is_refused() {
    let rules = lastcard_notation::preset("teams").unwrap().rules;
    let mut state = State::new(rules, 4, engine::FirstDeal::Lot).unwrap();
    let mut chance = Seeded::new(engine::Seed([3; 32]));
    state
        .command(&Command::NextRound, &mut chance, &mut ())
        .unwrap();
    let good = View::from(&state.view(Some(Seat::new(1))));
    assert!(engine::View::try_from(&good).is_ok());
    let refused = |change: fn(&mut View)| {
        let mut view = good.clone();
        change(&mut view);
        assert!(engine::View::try_from(&view).is_err(), "{view:?}");
    };
    refused(|view| view.counts = vec![7]);
    refused(|view| view.counts = vec![7; 21]);
    refused(|view| view.totals.clear());
    refused(|view| {
        view.counts.pop();
        view.totals.pop();
        view.points.pop();
    });
    refused(|view| view.hand.clear());
    refused(|view| view.hand[0] = "WS".parse().unwrap());
    refused(|view| view.hand = vec!["R5".parse().unwrap(); 40]);
    refused(|view| view.in_round = vec![lastcard_protocol::ids::SeatNumber::MAX]);
    refused(|view| view.dealer = lastcard_protocol::ids::SeatNumber::MAX);
    refused(|view| view.viewer = Some(lastcard_protocol::ids::SeatNumber::MAX));
    refused(|view| view.exposed = vec![view.dealer]);
    refused(|view| view.draw_pile = 1000);
    refused(|view| {
        view.rules.0.remove("draw.mode");
    });
    refused(|view| {
        let value = view.rules.0["draw.mode"].clone();
        view.rules.0.insert("draw.moder".to_owned(), value);
    });
}

/// A match, and the view of every watcher as a client keeps it: made of what came over the wire.
struct Table {
    state: State,
    views: Vec<engine::View>,
    chance: Seeded,
}

impl Table {
    fn new(dice: &mut Dice) -> Table {
        let (seats, rules, first) = random::table(dice);
        let state = State::new(rules, seats, first).unwrap();
        let lot = Seat::new(dice.below(seats));
        let views = [None, Some(Seat::new(0)), Some(lot)].map(|viewer| state.view(viewer));
        Table {
            state,
            views: views.to_vec(),
            chance: Seeded::new(dice.seed()),
        }
    }

    fn command(&mut self, command: Command) {
        let mut shadow = self.state.clone();
        let mut events = Vec::new();
        self.state
            .command(&command, &mut self.chance, &mut events)
            .unwrap();
        for event in &events {
            shadow.evolve(event);
            for view in &mut self.views {
                let seen = event.seen_by(view.viewer(), &shadow);
                let wire = over_the_wire(&Event::from(&seen));
                let read = SeenEvent::try_from(&wire).unwrap();
                assert_eq!(read, seen);
                view.apply(&read);
                let truth = shadow.view(view.viewer());
                assert_eq!(*view, truth, "the view law over the wire, after {wire:?}");
                assert_eq!(
                    engine::View::from_parts(truth.parts()).as_ref(),
                    Some(&truth)
                );
                let sent = over_the_wire(&View::from(&truth));
                assert_eq!(engine::View::try_from(&sent).as_ref(), Ok(&truth));
            }
        }
    }

    fn play_round(&mut self, dice: &mut Dice) {
        for _ in 0..120 {
            let Some(on_turn) = self.state.public().phase().on_turn() else {
                return;
            };
            for view in &self.views {
                choices_are_what_is_legal(view);
            }
            let seats: Vec<Seat> = self.state.public().all_seats().iter().collect();
            let who = dice.one_of(&seats);
            let action = match dice.below(12) {
                0 => Action::Leave,
                1..4 => random::some_action(&self.state, who, dice),
                _ => {
                    let action = random::move_on_turn(&self.state, on_turn, dice, true);
                    self.command(Command::Act(on_turn, through_the_wire(action)));
                    continue;
                }
            };
            let seat = if action == Action::Leave && !dice.once_in(8) {
                continue;
            } else {
                who
            };
            let command = Command::Act(seat, through_the_wire(action));
            if self.state.check(&command).is_ok() {
                self.command(command);
            }
        }
    }
}

fn through_the_wire(action: Action) -> Action {
    let Ok(play) = Move::try_from(&action) else {
        assert_eq!(action, Action::Leave);
        return action;
    };
    let read = Action::try_from(&over_the_wire(&play)).unwrap();
    assert_eq!(read, action);
    read
}

fn choices_are_what_is_legal(view: &engine::View) {
    let legal = view.legal();
    let Some(choices) = Choices::of(view) else {
        assert!(legal.is_empty());
        return;
    };
    let choices = over_the_wire(&choices);
    assert_eq!(choices.cards.len(), view.hand().kinds().len() as usize);
    for choice in &choices.cards {
        let card = choice.card.0;
        assert_eq!(choice.cannot_play.is_none(), legal.plays.contains(card));
        let jumps = legal.jump_ins.contains(card);
        assert_eq!(choice.cannot_jump_in.is_none(), jumps);
        let open = legal.plays.contains(card) || jumps;
        assert!(open || !choice.uno && choice.uno_by_swap.is_empty());
    }
    assert_eq!(choices.cannot_draw.is_none(), legal.draw);
    assert_eq!(choices.cannot_pass.is_none(), legal.pass);
    assert_eq!(choices.cannot_challenge.is_none(), legal.challenge);
    assert_eq!(choices.cannot_call.is_none(), legal.call);
    assert_eq!(choices.catches.len() as u32, legal.catches.len());
    assert_eq!(choices.start_swaps.len() as u32, legal.start_swaps.len());
    assert_eq!(choices.names.is_empty(), legal.names.is_empty());
}

fn over_the_wire<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> T {
    let json = serde_json::to_string(value).unwrap();
    let read = serde_json::from_str(&json).unwrap();
    assert_eq!(*value, read, "{json}");
    read
}
