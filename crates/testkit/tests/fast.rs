//! Fast play is the engine's play: what it does is done again by the engine, command by command, over random rules.

use lastcard_engine::fast::{Game, Habits, Log, MOST_TURNS, Outcome, Portable, Tape, random_round};
use lastcard_engine::rules::Value;
use lastcard_engine::{Command, Event, Phase, Replayed, Rules, Seat, State, Step};
use lastcard_testkit::random::{Dice, rules};
use lastcard_testkit::runs::for_each_number;
use rand_core::RngCore;

/// Commands, each with the number of events before it, and all events.
#[derive(Default)]
struct Kept {
    commands: Vec<(Command, usize)>,
    events: Vec<Event>,
}

impl Log for Kept {
    const ON: bool = true;

    fn command(&mut self, command: &Command) {
        self.commands.push((*command, self.events.len()));
    }

    fn event(&mut self, event: Event) {
        self.events.push(event);
    }
}

fn game(dice: &mut Dice) -> Game {
    loop {
        let seats = 2 + dice.below(9);
        let rules = fixed_rules().unwrap_or_else(|| rules(dice, seats));
        if rules.decks(seats).is_err() {
            continue;
        }
        let habits = Habits {
            challenge: dice.once_in(2),
            jump_in: dice.once_in(2),
        };
        let game = Game::new(rules, seats, habits).expect("rules for so many seats");
        // Half of the rules that the engine plays alone are passed over, so that most rounds compare two paths.
        if game.is_fast() || dice.once_in(10) {
            return game;
        }
    }
}

/// The rules of the preset that `LASTCARD_RULES` names, for long runs with one set of rules.
fn fixed_rules() -> Option<Rules> {
    let name = std::env::var("LASTCARD_RULES").ok()?;
    Some(lastcard_notation::preset(&name).expect("a preset").rules)
}

#[test]
fn the_engine_does_the_same_with_the_same_commands() {
    for_each_number("LASTCARD_GAMES", 10_000, |number| {
        let dice = &mut Dice::new(number);
        let game = game(dice);
        for _ in 0..3 {
            let dealer = Seat::new(dice.below(game.seats()));
            let mut kept = Kept::default();
            let before = dice.clone();
            let outcome = random_round(&game, dealer, Portable, dice.generator(), &mut kept);
            compare(&game, dealer, &kept, &outcome, number);

            let mut quiet = before.clone();
            let unseen = random_round(&game, dealer, Portable, quiet.generator(), &mut ());
            assert_eq!(unseen, outcome, "{number}: without a log");
            let next = quiet.generator().next_u64();
            assert_eq!(
                next,
                dice.clone().generator().next_u64(),
                "{number}: chance without a log"
            );

            let mut tape = Tape::new();
            random_round(
                &game,
                dealer,
                Portable,
                before.clone().generator(),
                &mut tape,
            );
            let mut events = Vec::new();
            tape.replay(&mut game.fresh(dealer), &mut events)
                .expect("a round");
            assert_eq!(events, kept.events, "{number}: from a tape");
        }
    });
}

fn compare(game: &Game, dealer: Seat, kept: &Kept, outcome: &Outcome, number: u64) {
    let mut state = game.fresh(dealer);
    let mut chance = Replayed::new(&kept.events);
    let ends = kept.commands[1..].iter().map(|(_, before)| *before);
    let mut from = 0;
    for ((command, _), to) in kept.commands.iter().zip(ends.chain([kept.events.len()])) {
        let mut events = Vec::new();
        assert_eq!(
            state.check(command),
            Ok(()),
            "{number}: {command:?} in {state:?}\n{:?}",
            game.rules()
        );
        state
            .command(command, &mut chance, &mut events)
            .expect("an open command");
        assert_eq!(
            events,
            kept.events[from..to],
            "{number}: {command:?}, and then {state:?}\n{:?}",
            game.rules()
        );
        from = to;
    }
    assert_eq!(
        turns(game.fresh(dealer), kept),
        outcome.turns,
        "{number}: turns"
    );
    if outcome.turns >= MOST_TURNS {
        assert_eq!((outcome.winner, outcome.stalled), (None, true), "{number}");
        return;
    }
    let ended = kept.events.iter().find_map(|event| match *event {
        Event::RoundEnded { winner, stalled } => Some((winner, stalled)),
        _ => None,
    });
    assert_eq!(ended, Some((outcome.winner, outcome.stalled)), "{number}");
    for event in &kept.events {
        if let Event::HandCounted { seat, value, .. } = *event {
            assert_eq!(outcome.values[seat.index()], value, "{number}: {seat:?}");
        }
    }
}

/// Counts the turns in what was kept: plain turns that began, answers to a penalty and jump-ins.
fn turns(mut state: State, kept: &Kept) -> u32 {
    let mut turns = 0;
    let mut at = 0;
    for (command, before) in &kept.commands {
        for event in &kept.events[at..*before] {
            state.evolve(event);
        }
        at = *before;
        let Command::Act(seat, action) = command else {
            continue;
        };
        let lays = matches!(action, lastcard_engine::Action::Play(_));
        turns += match state.public().phase() {
            Phase::Turn {
                seat: on_turn,
                step,
            } if on_turn == seat => match step {
                Step::Play => u32::from(!matches!(action, lastcard_engine::Action::Call)),
                Step::Serve(_) | Step::SwapStart => u32::from(lays),
                Step::AfterDraw(_) | Step::NameColor => 0,
            },
            _ => u32::from(matches!(action, lastcard_engine::Action::JumpIn(_))),
        };
    }
    turns
}

#[test]
fn a_round_that_nobody_lets_end_is_broken_off() {
    // Whoever draws a Wild Draw Four jumps in with it, nobody may end on one, and nothing else is left to draw.
    let official = lastcard_notation::preset("official").expect("a preset");
    let mut draft = official.rules.draft();
    for (option, value) in [
        ("draw.mode", Value::Word("until_playable")),
        ("matching.wild_draw_four", Value::Word("unrestricted")),
        ("going_out.last_card", Value::Word("no_wild")),
        ("going_out.final_draw_applies", Value::Bool(true)),
        ("jump_in.cards", Value::Word("colored_and_wild")),
    ] {
        draft.set(option, value).expect("an option and its value");
    }
    let rules = Rules::new(draft).expect("rules that go together");
    let habits = Habits {
        challenge: false,
        jump_in: true,
    };
    let game = Game::new(rules, 10, habits).expect("ten seats");
    let dealer = Seat::new(0);
    let mut broken_off = 0;
    for number in 0..2000 {
        let dice = &mut Dice::new(number);
        let before = dice.clone();
        let quick = random_round(&game, dealer, Portable, dice.generator(), &mut ());
        if quick.turns >= MOST_TURNS {
            broken_off += 1;
            let mut kept = Kept::default();
            let outcome = random_round(
                &game,
                dealer,
                Portable,
                before.clone().generator(),
                &mut kept,
            );
            assert_eq!((outcome.winner, outcome.stalled), (None, true));
            compare(&game, dealer, &kept, &outcome, number);
        }
    }
    assert!(broken_off > 0);
}
