//! A play carried out.

use crate::form::{self, File};
use crate::plays::{Play, Players};
use lastcard_bots::Bot;
use lastcard_engine::rules::Value;
use lastcard_engine::{
    Action, Command, Event as TrueEvent, FirstDeal, Phase, Rules, Seat, Seeded, State, View,
};
use lastcard_notation::{Preset, RulesDocument};
use lastcard_protocol::game::{Event, View as WireView};
use lastcard_testkit::random::{Dice, move_on_turn, some_action};
use serde_json::to_value;

/// The whole view stands there after each of so many steps, and after the last one.
const WHOLE_EVERY: usize = 10;

/// The playthrough of a play.
pub(crate) fn played(play: &Play) -> File {
    let rules = rules_of(play);
    let mut table = Table::new(play, &rules);
    let viewer = play.viewer.map(Seat::new);
    let mut view = table.state.view(viewer);
    let start = wire(&view);
    let mut told = Vec::new();
    while told.len() < play.steps
        && let Some(command) = table.next_command(play, told.len())
    {
        let mut seen = Vec::new();
        table.carry_out(&command, &mut |event, after| {
            let event = event.seen_by(viewer, after);
            view.apply(&event);
            seen.push(to_value(Event::from(&event)).expect("an event"));
        });
        told.push((seen, wire(&view)));
    }
    let count = told.len();
    let mut before = start.clone();
    let mut steps = Vec::new();
    for (place, (events, after)) in told.into_iter().enumerate() {
        let whole = (place + 1) % WHOLE_EVERY == 0 || place + 1 == count;
        steps.push(form::step(events, &before, &after, whole));
        before = after;
    }
    File {
        name: play.name.to_owned(),
        rules: rules.to_toml_short(),
        viewer: play.viewer.map(|seat| seat as u8),
        start,
        steps,
    }
}

fn rules_of(play: &Play) -> RulesDocument {
    let mut words = play.rules.split(' ');
    let preset = Preset::from_name(words.next().unwrap_or_default()).expect("a preset");
    let mut draft = preset.document().rules.draft();
    for word in words {
        let (option, value) = word.split_once('=').expect("an option with a value");
        let value = match value.parse() {
            Ok(number) => Value::Int(number),
            Err(_) if value == "true" => Value::Bool(true),
            Err(_) => Value::Word(value),
        };
        draft.set(option, value).expect("a value that is allowed");
    }
    let rules =
        Rules::new(draft).unwrap_or_else(|conflicts| panic!("{}: {conflicts:?}", play.name));
    RulesDocument::new(preset, rules)
}

fn wire(view: &View) -> serde_json::Value {
    to_value(WireView::from(view)).expect("a view")
}

struct Table {
    state: State,
    chance: Seeded,
    dice: Dice,
    /// For each seat its bot and what it sees.
    bots: Vec<(Box<dyn Bot>, View)>,
}

impl Table {
    fn new(play: &Play, rules: &RulesDocument) -> Table {
        let first = match play.seed % 3 {
            0 => FirstDeal::HighCard,
            1 => FirstDeal::Lot,
            _ => FirstDeal::Named(Seat::new(play.seats - 1)),
        };
        let state = State::new(rules.rules, play.seats, first).expect("rules for these seats");
        let mut dice = Dice::new(play.seed);
        let levels = match play.players {
            Players::Bots(levels) => levels,
            Players::Dice { .. } | Players::Hoarders => &[],
        };
        let bots = levels
            .iter()
            .cycle()
            .take(if levels.is_empty() { 0 } else { play.seats });
        let bots = bots
            .enumerate()
            .map(|(seat, level)| {
                (
                    level.bot(play.seed + seat as u64),
                    state.view(Some(Seat::new(seat))),
                )
            })
            .collect();
        Table {
            chance: Seeded::new(dice.seed()),
            state,
            dice,
            bots,
        }
    }

    /// Carries a command out and shows each event with the state right after it.
    fn carry_out(&mut self, command: &Command, show: &mut dyn FnMut(&TrueEvent, &State)) {
        let mut after = self.state.clone();
        let mut events = Vec::new();
        self.state
            .command(command, &mut self.chance, &mut events)
            .unwrap_or_else(|refusal| panic!("{command:?} was refused: {refusal:?}"));
        for event in &events {
            after.evolve(event);
            for (bot, view) in &mut self.bots {
                let seen = event.seen_by(view.viewer(), &after);
                view.apply(&seen);
                bot.saw(&seen, view);
            }
            show(event, &after);
        }
    }

    /// What is done next; nothing when the match is over.
    fn next_command(&mut self, play: &Play, step: usize) -> Option<Command> {
        let seat = match *self.state.public().phase() {
            Phase::MatchOver { .. } => return None,
            Phase::Turn { seat, .. } => seat,
            _ => return Some(Command::NextRound),
        };
        if let Some(&(_, leaver)) = play.leavers.iter().find(|(at, _)| *at == step) {
            return Some(Command::Act(Seat::new(leaver), Action::Leave));
        }
        if play.late_every > 0 && step % play.late_every == play.late_every - 1 {
            return Some(Command::TimeIsUp);
        }
        let grace = Command::GraceEnds;
        match play.players {
            Players::Bots(_) => Some(self.bots_next(seat)),
            Players::Dice { quick } => {
                let quick = self.dice.once_in(quick).then(|| self.quick()).flatten();
                if quick.is_some() {
                    return quick;
                }
                if self.state.check(&grace).is_ok() && self.dice.once_in(2) {
                    return Some(grace);
                }
                let plays = !self.dice.once_in(5);
                let action = move_on_turn(&self.state, seat, &mut self.dice, plays);
                Some(Command::Act(seat, action))
            }
            Players::Hoarders => {
                let draw = Command::Act(seat, Action::Draw);
                if self.state.check(&draw).is_ok() {
                    return Some(draw);
                }
                let pass = Command::Act(seat, Action::Pass);
                if self.state.check(&pass).is_ok() {
                    return Some(pass);
                }
                let action = move_on_turn(&self.state, seat, &mut self.dice, true);
                Some(Command::Act(seat, action))
            }
        }
    }

    /// The quickest bot, or the one on turn.
    fn bots_next(&mut self, seat: Seat) -> Command {
        let asked = self.bots.iter_mut().enumerate();
        let quickest = asked
            .filter_map(|(seat, (bot, view))| Some((Seat::new(seat), bot.reaction(view)?)))
            .min_by_key(|(_, reaction)| reaction.after_ms);
        if let Some((seat, reaction)) = quickest {
            return Command::Act(seat, reaction.action);
        }
        let (bot, view) = &mut self.bots[seat.index()];
        Command::Act(seat, bot.turn(view).expect("who is on turn has a move"))
    }

    /// A call, a catch or a play out of turn by anybody, void ones included where they cost something.
    fn quick(&mut self) -> Option<Command> {
        let seats: Vec<Seat> = self.state.public().in_round().iter().collect();
        (0..300).find_map(|_| {
            let seat = self.dice.one_of(&seats);
            let action = some_action(&self.state, seat, &mut self.dice);
            let quick = matches!(action, Action::Call | Action::Catch(_) | Action::JumpIn(_));
            let command = Command::Act(seat, action);
            (quick && self.state.check(&command).is_ok()).then_some(command)
        })
    }
}
