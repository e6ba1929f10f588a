//! The engine's state with everything written down: shuffles that a seed decides for ever, a record, bots.

use crate::MOST_SEATS;
use crate::core::{Core, Stage};
use crate::observe::Sight;
use crate::reward::Reward;
use crate::settings::{Settings, SettingsError};
use crate::truth::{self, Endings};
use lastcard_bots::{Bot, Level};
use lastcard_engine::{
    Action, Command, Event, EventSink, FirstDeal, Legal, Play, Refusal, Seat, SeatSet, Seeded,
    State, View,
};
use lastcard_notation::record::{Entry, Header, Player, Record, SeedText};
use lastcard_notation::{Names, RulesDocument};

/// Who plays by itself, seat by seat.
pub type BotSeats = [Option<Level>; MOST_SEATS];

/// A game of which nothing is lost.
pub struct Written {
    rules: RulesDocument,
    first: FirstDeal,
    levels: BotSeats,
    opening: State,
    state: State,
    seed: u64,
    chance: Seeded,
    ending: Endings,
    /// The commands, each with the number of events up to its end.
    commands: Vec<(Command, usize)>,
    events: Vec<Event>,
    bots: Vec<Sitting>,
}

/// A bot with the view of its seat.
struct Sitting {
    seat: Seat,
    bot: Box<dyn Bot>,
    view: View,
}

impl Written {
    /// A game of these settings with bots on these seats, to be begun.
    ///
    /// # Errors
    /// When nothing can be played so, or a bot sits beside the table.
    pub fn new(settings: &Settings, levels: BotSeats) -> Result<Written, SettingsError> {
        let opening = settings.opening()?;
        let seats = settings.seats;
        let beside = (seats..MOST_SEATS).find(|&seat| levels[seat].is_some());
        if let Some(seat) = beside {
            return Err(SettingsError::NoSuchSeat { seat, seats });
        }
        Ok(Written {
            rules: settings.rules.clone(),
            first: settings.first()?,
            levels,
            state: opening.clone(),
            opening,
            chance: Seeded::new(seed_text(0).seed()),
            seed: 0,
            ending: Endings::default(),
            commands: Vec::new(),
            events: Vec::new(),
            bots: Vec::new(),
        })
    }

    /// The truth.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Everything that has happened in this episode, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The match as it was played so far. It holds every hidden card.
    ///
    /// # Panics
    /// Never: the names of the seats are names.
    pub fn record(&self) -> Record {
        let seats = self.opening.public().seats();
        let names = Names::new((0..seats).map(|seat| format!("S{seat}")));
        let names = names.expect("`S` and a number is a name, and no two are alike");
        let mut header = Header::new(self.rules.clone(), names, self.first);
        header.program = Some(concat!("lastcard ", env!("CARGO_PKG_VERSION"), " (env)").to_owned());
        header.seed = Some(seed_text(self.seed));
        for (player, level) in header.players.iter_mut().zip(self.levels) {
            if let Some(level) = level {
                *player = Player::Bot(level.name().to_owned());
            }
        }
        let mut record = Record::new(header);
        let mut begin = 0;
        for &(command, end) in &self.commands {
            let events = self.events[begin..end].to_vec();
            record.entries.push(Entry { command, events });
            begin = end;
        }
        record
    }

    /// New bots that have seen nothing.
    fn seat_bots(&mut self, seed: u64) {
        let opening = &self.opening;
        let sitting = |(number, level): (usize, Option<Level>)| {
            let seat = Seat::new(number);
            Some(Sitting {
                seat,
                bot: level?.bot(seed ^ number as u64),
                view: opening.view(Some(seat)),
            })
        };
        self.bots = self
            .levels
            .into_iter()
            .enumerate()
            .filter_map(sitting)
            .collect();
    }

    fn sitting(&mut self, seat: Seat) -> Option<&mut Sitting> {
        self.bots.iter_mut().find(|sitting| sitting.seat == seat)
    }
}

impl Core for Written {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.chance = Seeded::new(seed_text(seed).seed());
        self.state.clone_from(&self.opening);
        self.commands.clear();
        self.events.clear();
        self.seat_bots(seed);
        self.carry_out(&Command::NextRound);
    }

    fn carry_out(&mut self, command: &Command) {
        let before = (!self.bots.is_empty()).then(|| self.state.clone());
        let begin = self.events.len();
        self.state
            .carry_out(command, &mut self.chance, &mut self.events);
        self.commands.push((*command, self.events.len()));
        for event in &self.events[begin..] {
            self.ending.push(*event);
        }
        if let Some(mut state) = before {
            show(&mut self.bots, &mut state, &self.events[begin..]);
        }
    }

    fn stage(&self) -> Stage {
        truth::stage(&self.state, self.ending.0)
    }

    fn legal(&self, seat: Seat) -> Legal {
        self.state.legal(seat)
    }

    fn refusal(&self, command: &Command) -> Option<Refusal> {
        self.state.check(command).err()
    }

    fn sight(&self, seat: Seat) -> Sight<'_> {
        truth::sight(&self.state, seat)
    }

    fn exposed(&self) -> SeatSet {
        self.state.public().exposed()
    }

    fn call_is_due(&self, seat: Seat) -> bool {
        truth::call_is_due(&self.state, seat)
    }

    fn reacts(&self, seat: Seat) -> bool {
        truth::reacts(&self.state, seat)
    }

    fn takes_call(&self, seat: Seat, play: &Play) -> bool {
        truth::takes_call(&self.state, seat, play)
    }

    fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        truth::round_from(&self.state, seat)
    }

    fn team(&self, seat: Seat) -> SeatSet {
        self.state.public().team(seat)
    }

    fn points(&self) -> [f32; MOST_SEATS] {
        Reward::of_points(self.state.public())
    }

    fn bots(&self) -> SeatSet {
        self.bots.iter().map(|sitting| sitting.seat).collect()
    }

    fn bot_turn(&mut self, seat: Seat) -> Option<Action> {
        let Sitting { bot, view, .. } = self.sitting(seat)?;
        bot.turn(view)
    }

    fn bot_reaction(&mut self, seat: Seat) -> Option<Action> {
        let Sitting { bot, view, .. } = self.sitting(seat)?;
        bot.reaction(view).map(|reaction| reaction.action)
    }
}

impl Clone for Written {
    /// The bots are made anew and shown everything again, after which they go on as the others would.
    fn clone(&self) -> Written {
        let mut copy = Written {
            rules: self.rules.clone(),
            first: self.first,
            levels: self.levels,
            opening: self.opening.clone(),
            state: self.state.clone(),
            seed: self.seed,
            chance: self.chance.clone(),
            ending: self.ending,
            commands: self.commands.clone(),
            events: self.events.clone(),
            bots: Vec::new(),
        };
        copy.seat_bots(self.seed);
        show(&mut copy.bots, &mut self.opening.clone(), &self.events);
        copy
    }
}

impl std::fmt::Debug for Written {
    /// Without the cards.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Written")
            .field("state", &self.state)
            .field("commands", &self.commands.len())
            .finish_non_exhaustive()
    }
}

/// Shows the bots what happened, from that state on.
fn show(bots: &mut [Sitting], state: &mut State, events: &[Event]) {
    for event in events {
        state.evolve(event);
        for Sitting { seat, bot, view } in &mut *bots {
            let seen = event.seen_by(Some(*seat), state);
            view.apply(&seen);
            bot.saw(&seen, view);
        }
    }
}

fn seed_text(seed: u64) -> SeedText {
    SeedText::Text(format!("env {seed}"))
}
