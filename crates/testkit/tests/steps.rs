//! Fast play that waits for decisions is the engine's play: what is open in it, what it does, and the state that it hands over.

use lastcard_engine::fast::{Game, Habits, Log, Move, Next, Open, Portable, Steps};
use lastcard_engine::{
    ColorSet, Command, Event, Legal, Phase, Replayed, Seat, SeatSet, State, Swap,
};
use lastcard_testkit::random::{Dice, rules};
use lastcard_testkit::runs::for_each_number;

/// Commands and events of one step.
#[derive(Default)]
struct Kept {
    commands: Vec<Command>,
    events: Vec<Event>,
}

impl Log for Kept {
    const ON: bool = true;

    fn command(&mut self, command: &Command) {
        self.commands.push(*command);
    }

    fn event(&mut self, event: Event) {
        self.events.push(event);
    }
}

#[test]
fn every_decision_does_what_the_engine_does_and_the_same_is_open() {
    for_each_number("LASTCARD_GAMES", 10_000, |number| {
        let dice = &mut Dice::new(number);
        let game = game(dice);
        match game.seats() {
            2 => follow::<2>(&game, dice, number),
            3 | 4 => follow::<4>(&game, dice, number),
            _ => follow::<10>(&game, dice, number),
        }
    });
}

fn game(dice: &mut Dice) -> Game {
    loop {
        let seats = 2 + dice.below(9);
        let rules = match std::env::var("LASTCARD_RULES") {
            Ok(name) => lastcard_notation::preset(&name).expect("a preset").rules,
            Err(_) => rules(dice, seats),
        };
        if let Ok(game) = Game::new(rules, seats, Habits::default())
            && game.is_fast()
        {
            return game;
        }
    }
}

/// Plays a round by lot, of at most so many decisions, and does everything again with the engine.
fn follow<const N: usize>(game: &Game, dice: &mut Dice, number: u64) {
    let dealer = Seat::new(dice.below(game.seats()));
    let mut kept = Kept::default();
    let unseen = dice.clone();
    let Some(mut steps) = Steps::<N>::begin(game, dealer, Portable, dice.generator(), &mut kept)
    else {
        assert!(kept.events.is_empty(), "{number}: the engine deals");
        return;
    };
    let mut quiet = unseen.clone();
    assert_eq!(
        Steps::begin(game, dealer, Portable, quiet.generator(), &mut ()),
        Some(steps),
        "{number}: without a log"
    );
    let mut state = game.fresh(dealer);
    again(&mut state, &kept, number);
    for _ in 0..400 {
        let seat = steps.on_turn();
        let handed = steps.hand_over(game, &mut Replayed::new(&[]), &mut Vec::new());
        assert_eq!(handed, state, "{number}: handed over\n{:?}", game.rules());
        let legal = state.legal(seat);
        let open = steps.open(game);
        assert_eq!(
            open,
            as_open(&legal),
            "{number}: {state:?}\n{:?}",
            game.rules()
        );
        let decision = any_of(&open, state.public().all_seats().without(seat), dice);
        let mut kept = Kept::default();
        let (mut quiet, mut unseen) = (dice.clone(), steps);
        let next = steps.step(game, decision, Portable, dice.generator(), &mut kept);
        let same = unseen.step(game, decision, Portable, quiet.generator(), &mut ());
        assert_eq!(next, same, "{number}: {decision:?}");
        again(&mut state, &kept, number);
        match next {
            Next::Decision => assert_eq!(
                (steps, quiet.below(1 << 30)),
                (unseen, dice.clone().below(1 << 30))
            ),
            Next::Won(seat) => {
                let won = kept.events.iter().any(|event| {
                    matches!(*event, Event::RoundEnded { winner: Some(winner), .. } if winner == seat)
                });
                assert!(won, "{number}: {decision:?}");
                assert!(!matches!(state.public().phase(), Phase::Turn { .. }));
                return;
            }
            Next::HandOver => {
                let handed = steps.hand_over(game, &mut Replayed::new(&[]), &mut Vec::new());
                assert_eq!(handed, state, "{number}: handed over at last");
                return;
            }
        }
    }
}

/// Gives the commands to the engine: the same events must come of them.
fn again(state: &mut State, kept: &Kept, number: u64) {
    let mut chance = Replayed::new(&kept.events);
    let mut events = Vec::new();
    for command in &kept.commands {
        assert_eq!(
            state.check(command),
            Ok(()),
            "{number}: {command:?} in {state:?}"
        );
        state
            .command(command, &mut chance, &mut events)
            .expect("an open command");
    }
    assert_eq!(events, kept.events, "{number}: {:?}", kept.commands);
}

fn as_open(legal: &Legal) -> Open {
    Open {
        plays: legal.plays,
        colors: legal.colors,
        seven: legal.seven,
        draw: legal.draw,
        pass: legal.pass,
        challenge: legal.challenge,
        names: legal.names == ColorSet::ALL,
    }
}

/// Any open decision, plays more often than others.
fn any_of(open: &Open, others: SeatSet, dice: &mut Dice) -> Move {
    let mut moves = Vec::new();
    for card in open.plays.iter() {
        let colors: Vec<_> = if card.is_wild() && !open.colors.is_empty() {
            open.colors.iter().map(Some).collect()
        } else {
            vec![None]
        };
        let swaps = if card.number() == Some(7) {
            open.seven
        } else {
            Swap::No
        };
        for &color in &colors {
            if swaps != Swap::Must {
                moves.push(Move::Play(card, color, None));
            }
            if swaps != Swap::No {
                moves.extend(
                    others
                        .iter()
                        .map(|with| Move::Play(card, color, Some(with))),
                );
            }
        }
    }
    for (is_open, decision) in [
        (open.draw, Move::Draw),
        (open.pass, Move::Pass),
        (open.challenge, Move::Challenge),
    ] {
        moves.extend(is_open.then_some(decision));
    }
    if open.names {
        moves.extend(ColorSet::ALL.iter().map(Move::Name));
    }
    dice.one_of(&moves)
}
