//! The engine and the slow reference agree, event by event and reason by reason, on random games over random
//! rules.
//!
//! `LASTCARD_GAMES` sets the number of games (100,000 unless it says otherwise), `LASTCARD_SEED` the first.

use lastcard_engine::{
    Action, Card, Color, Command, Event, FirstDeal, Hand, Phase, Refusal, Rules, Scripted, Seat,
    Seeded, State, Step,
};
use lastcard_testkit::Reference;
use lastcard_testkit::random::{self, Dice};
use lastcard_testkit::runs::for_each_number;
use std::collections::HashSet;

/// After so many commands a game is left where it stands.
const COMMANDS: u32 = 300;

struct Pair {
    state: State,
    engine_chance: Scripted,
    reference: Reference,
    reference_chance: Scripted,
    history: Vec<String>,
}

impl Pair {
    fn new(dice: &mut Dice) -> Pair {
        let (seats, rules, mut first) = random::table(dice);
        let mut chance = Scripted::new(Vec::new(), dice.seed());
        if dice.once_in(3) {
            first = FirstDeal::Named(Seat::new(dice.below(seats)));
            chance.next_deck(with_rare_start(&rules, seats, dice));
        }
        Pair {
            state: State::new(rules, seats, first).expect("rules for these seats"),
            engine_chance: chance.clone(),
            reference: Reference::new(rules, seats, first).expect("rules for these seats"),
            reference_chance: chance,
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

    /// Both give the same answer to these commands.
    fn compare_answers(&self, commands: impl IntoIterator<Item = Command>) {
        for command in commands {
            let (engine, reference) = (self.state.check(&command), self.reference.judge(&command));
            if engine != reference {
                self.differ(&format!(
                    "asked {command:?}: engine {engine:?}, reference {reference:?}"
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

/// The deck in an order in which the first card that is turned is none of the many numbers.
fn with_rare_start(rules: &Rules, seats: usize, dice: &mut Dice) -> Vec<Card> {
    let deck: Hand = rules.deck(seats).expect("rules for these seats");
    let mut order = Seeded::order(dice.seed(), 1, &deck);
    let rare: Vec<Card> = deck
        .kinds()
        .iter()
        .filter(|card| card.number().is_none())
        .collect();
    let wilds: Vec<Card> = rare.iter().copied().filter(|card| card.is_wild()).collect();
    let start = if dice.once_in(3) {
        dice.one_of(&rare)
    } else {
        dice.one_of(&wilds)
    };
    let place = order.iter().position(|&card| card == start);
    let turned = seats * usize::from(rules.hand_size.get());
    order.swap(place.expect("a card of the deck"), turned);
    order
}

/// Every command without cards, and some with.
fn all_sorts_of_commands(state: &State, dice: &mut Dice) -> Vec<Command> {
    let seats: Vec<Seat> = state.public().all_seats().iter().collect();
    let on_turn = state.public().phase().on_turn();
    let mut commands = vec![
        Command::NextRound,
        Command::TimeIsUp,
        Command::GraceEnds,
        Command::Act(Seat::new(seats.len()), Action::Draw),
    ];
    for who in [on_turn, Some(dice.one_of(&seats))].into_iter().flatten() {
        let mut actions = vec![
            Action::Draw,
            Action::Pass,
            Action::Challenge,
            Action::Call,
            Action::Leave,
            Action::Name(dice.one_of(&Color::ALL)),
        ];
        for seat in [dice.one_of(&seats), who, Seat::new(seats.len())] {
            actions.extend([Action::Swap(seat), Action::Catch(seat)]);
        }
        actions.extend((0..16).map(|_| random::some_action(state, who, dice)));
        commands.extend(actions.into_iter().map(|action| Command::Act(who, action)));
    }
    commands
}

/// Whether the game waits for something that few rounds come to.
fn is_rare(state: &State) -> bool {
    match state.public().phase() {
        Phase::Turn { step, .. } => {
            matches!(step, Step::NameColor | Step::SwapStart | Step::AfterDraw(_))
        }
        _ => true,
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
        if dice.once_in(if is_rare(&pair.state) { 2 } else { 12 }) {
            pair.compare_answers(all_sorts_of_commands(&pair.state, &mut dice));
        }
        if matches!(pair.state.public().phase(), Phase::MatchOver { .. }) {
            pair.compare_answers(all_sorts_of_commands(&pair.state, &mut dice));
            return;
        }
    }
}

#[test]
fn engine_and_reference_agree_event_by_event() {
    for_each_number("LASTCARD_GAMES", 100_000, play);
}
