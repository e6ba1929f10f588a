//! The engine and the slow reference agree, event by event, on random games over random rules.
//!
//! `LASTCARD_GAMES` sets the number of games (100,000 unless it says otherwise), `LASTCARD_SEED` the first.

use lastcard_engine::{Action, Command, Event, Phase, Refusal, Seat, Seeded, State};
use lastcard_testkit::Reference;
use lastcard_testkit::random::{self, Dice};
use lastcard_testkit::runs::for_each_number;
use std::collections::HashSet;

/// After so many commands a game is left where it stands.
const COMMANDS: u32 = 300;

struct Pair {
    state: State,
    engine_chance: Seeded,
    reference: Reference,
    reference_chance: Seeded,
    history: Vec<String>,
}

impl Pair {
    fn new(dice: &mut Dice) -> Pair {
        let (seats, rules, first) = random::table(dice);
        let seed = dice.seed();
        Pair {
            state: State::new(rules, seats, first).expect("rules for these seats"),
            engine_chance: Seeded::new(seed),
            reference: Reference::new(rules, seats, first).expect("rules for these seats"),
            reference_chance: Seeded::new(seed),
            history: Vec::new(),
        }
    }

    fn command(&mut self, command: Command) {
        let mut events: Vec<Event> = Vec::new();
        let engine: Result<Vec<Event>, Refusal> = self
            .state
            .command(&command, &mut self.engine_chance, &mut events)
            .map(|()| events);
        let reference = self.reference.command(&command, &mut self.reference_chance);
        if engine != reference {
            self.differ(&format!(
                "{command:?}\n engine    {engine:?}\n reference {reference:?}"
            ));
        }
        self.history.push(format!("{command:?} -> {engine:?}"));
    }

    fn compare_legal(&self) {
        for seat in self.state.public().all_seats().iter() {
            let engine: HashSet<Action> = self.state.actions(seat).into_iter().collect();
            let reference: HashSet<Action> = self.reference.legal(seat).into_iter().collect();
            if engine != reference {
                let more: Vec<_> = engine.difference(&reference).collect();
                let less: Vec<_> = reference.difference(&engine).collect();
                self.differ(&format!(
                    "legal of {seat:?}: engine only {more:?}, reference only {less:?}"
                ));
            }
        }
    }

    fn differ(&self, what: &str) -> ! {
        let hands: Vec<String> = self
            .state
            .public()
            .all_seats()
            .iter()
            .map(|s| self.state.hand(s).to_string())
            .collect();
        let tail = self.history.len().saturating_sub(6);
        panic!(
            "they differ: {what}\nrules {:?}\nhands {hands:?}\nseen {:?}\nbefore:\n{}",
            self.state.public().rules(),
            self.state.public(),
            self.history[tail..].join("\n"),
        );
    }
}

fn next_command(pair: &Pair, dice: &mut Dice) -> Command {
    let state = &pair.state;
    let seats: Vec<Seat> = state.public().all_seats().iter().collect();
    let someone = dice.one_of(&seats);
    let Some(seat) = state.public().phase().on_turn() else {
        return match dice.below(8) {
            0 => Command::Act(someone, Action::Leave),
            1 => Command::Act(someone, random::some_action(state, someone, dice)),
            2 => Command::TimeIsUp,
            _ => Command::NextRound,
        };
    };
    match dice.below(40) {
        0 => Command::GraceEnds,
        1 => Command::TimeIsUp,
        2 => Command::NextRound,
        3 if dice.once_in(4) => Command::Act(someone, Action::Leave),
        4..12 => Command::Act(someone, random::some_action(state, someone, dice)),
        12..18 => {
            let open = state.actions(someone);
            if open.is_empty() {
                Command::GraceEnds
            } else {
                Command::Act(someone, dice.one_of(&open))
            }
        }
        _ => {
            let earnest = !dice.once_in(6);
            Command::Act(seat, random::move_on_turn(state, seat, dice, earnest))
        }
    }
}

fn play(number: u64) {
    let mut dice = Dice::new(number ^ 0xa9_7ee5);
    let mut pair = Pair::new(&mut dice);
    pair.command(Command::NextRound);
    for _ in 0..COMMANDS {
        let command = next_command(&pair, &mut dice);
        pair.command(command);
        if dice.once_in(40) {
            pair.compare_legal();
        }
        if matches!(pair.state.public().phase(), Phase::MatchOver { .. }) {
            let after = Command::Act(Seat::new(0), Action::Draw);
            pair.command(after);
            return;
        }
    }
}

#[test]
fn engine_and_reference_agree_event_by_event() {
    for_each_number("LASTCARD_GAMES", 100_000, play);
}
