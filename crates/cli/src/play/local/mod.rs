//! A match in this process: the full truth, the bots, and the record.

mod durable;
mod folder;
mod journal;

pub(crate) use folder::{data_folder, last_record};
pub(crate) use journal::{Journal, is_over};

use super::host::{Host, HostError};
use crate::failure::{Failure, Result};
use lastcard_bots::{Bot, Level};
use lastcard_engine::{
    Action, Command, Event, EventOf, Seat, SeatSet, Seed, Seeded, SeenEvent, State, View,
};
use lastcard_notation::record::{Header, Player, Record, SeedText};
use lastcard_notation::{Names, RulesDocument};
use lastcard_table::{Due, Moment, Pace, Plan};
use std::time::Duration;

/// A match in this process.
///
/// Whoever looks at it through [`Host`] sees what the seats of this terminal see. A command is written
/// down before anybody is told of it, so whatever was shown can be resumed.
pub(crate) struct LocalHost {
    header: Header,
    here: SeatSet,
    state: State,
    chance: Seeded,
    bots: Vec<(Seat, Box<dyn Bot>)>,
    journal: Journal,
    pace: Pace,
    plan: Plan,
    /// How many commands were accepted.
    commands: u32,
    /// When the last card was laid.
    laid: Duration,
    /// When somebody was last found with one card and no call.
    exposed: Duration,
    past: Vec<Seen>,
    news: Vec<Seen>,
}

/// What one of the seats here saw.
struct Seen {
    seat: Seat,
    events: Vec<SeenEvent>,
}

impl LocalHost {
    /// The match of a record, from where it stands; what happens from now on goes to the journal.
    ///
    /// # Errors
    /// When the record cannot be played again.
    pub(crate) fn new(record: &Record, journal: Journal, pace: Pace) -> Result<LocalHost> {
        let header = record.header.clone();
        let seed = header.seed.as_ref().map(SeedText::seed).ok_or_else(|| {
            Failure::bad("the record has no seed, so the match cannot be dealt on")
        })?;
        let mut chance = Seeded::new(seed);
        let not_playable = |error: &dyn std::fmt::Display| {
            Failure::bad(format!("the record cannot be played on: {error}"))
        };
        let end = record
            .resume(&mut chance)
            .map_err(|error| not_playable(&error))?;
        let begin = Record::new(header.clone())
            .replay()
            .map_err(|error| not_playable(&error))?;
        let people = |seat: &Seat| header.players.get(seat.index()) == Some(&Player::Person);
        let here: SeatSet = end.public().all_seats().iter().filter(people).collect();
        if here.is_empty() {
            return Err(Failure::bad("nobody in this record plays at a keyboard"));
        }
        let nothing = || {
            here.iter()
                .map(|seat| Seen {
                    seat,
                    events: Vec::new(),
                })
                .collect()
        };
        let mut host = LocalHost {
            bots: bots(&header, seed)?,
            header,
            here,
            state: begin,
            chance,
            journal,
            pace,
            plan: Plan::default(),
            commands: 0,
            laid: Duration::ZERO,
            exposed: Duration::ZERO,
            past: nothing(),
            news: nothing(),
        };
        for entry in &record.entries {
            host.happened(&entry.events, Duration::ZERO);
        }
        debug_assert!(host.state == end, "a record is its events");
        std::mem::swap(&mut host.past, &mut host.news);
        host.plan(Duration::ZERO);
        Ok(host)
    }

    /// Carries a command out: into the record first, then to everybody who watches.
    fn command(&mut self, command: Command, now: Duration) -> std::result::Result<(), HostError> {
        let mut events = Vec::new();
        let mut after = self.state.clone();
        after
            .command(&command, &mut self.chance, &mut events)
            .map_err(HostError::Refused)?;
        self.journal
            .push(command, &events)
            .map_err(HostError::Lost)?;
        self.happened(&events, now);
        self.plan(now);
        Ok(())
    }

    /// Applies events one by one, so that everybody sees each with the table as it was right after it.
    fn happened(&mut self, events: &[Event], now: Duration) {
        self.commands += 1;
        for event in events {
            self.state.evolve(event);
            match event {
                EventOf::Played { .. } | EventOf::StartTurned { .. } => self.laid = now,
                EventOf::Exposed { .. } => self.exposed = now,
                _ => {}
            }
            for Seen { seat, events } in &mut self.news {
                events.push(event.seen_by(Some(*seat), &self.state));
            }
            for (seat, bot) in &mut self.bots {
                let seen = event.seen_by(Some(*seat), &self.state);
                bot.saw(&seen, &self.state.view(Some(*seat)));
            }
        }
    }

    /// Looks ahead: who will do what, and when.
    fn plan(&mut self, now: Duration) {
        let watched = !self.state.public().in_round().and(self.here).is_empty();
        let moment = Moment {
            now,
            laid: self.laid,
            exposed: self.exposed,
            slack: Duration::ZERO,
            commands: self.commands,
            watched,
        };
        self.plan = Plan::new(&self.state, &mut self.bots, self.pace, &moment);
    }
}

impl Host for LocalHost {
    fn names(&self) -> &Names {
        &self.header.names
    }

    fn rules(&self) -> &RulesDocument {
        &self.header.rules
    }

    fn here(&self) -> SeatSet {
        self.here
    }

    fn view(&self, seat: Seat) -> View {
        self.state.view(Some(seat))
    }

    fn news(&mut self, seat: Seat) -> Vec<SeenEvent> {
        take(&mut self.news, seat)
    }

    fn past(&mut self, seat: Seat) -> Vec<SeenEvent> {
        take(&mut self.past, seat)
    }

    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        now: Duration,
    ) -> std::result::Result<(), HostError> {
        self.command(Command::Act(seat, action), now)
    }

    fn next_round(&mut self, now: Duration) -> std::result::Result<(), HostError> {
        self.command(Command::NextRound, now)
    }

    fn due(&self) -> Option<Duration> {
        self.plan.next()
    }

    fn advance(&mut self, now: Duration) -> std::result::Result<(), HostError> {
        let Some(due) = self.plan.take(now) else {
            return Ok(());
        };
        let command = match due {
            Due::GraceEnds => Command::GraceEnds,
            Due::Reaction(seat, action) => Command::Act(seat, action),
            Due::Turn(seat) => {
                let view = self.state.view(Some(seat));
                let bot = self.bots.iter_mut().find(|(of, _)| *of == seat);
                let action = bot.and_then(|(_, bot)| bot.turn(&view));
                // A bot always has a move on its turn; if one had none, the match would still go on.
                action.map_or(Command::TimeIsUp, |action| Command::Act(seat, action))
            }
        };
        match self.command(command, now) {
            Err(HostError::Refused(_)) if matches!(due, Due::Turn(_)) => {
                self.command(Command::TimeIsUp, now)
            }
            // What a bot wanted to do is not open; the rest of the plan stands.
            Err(HostError::Refused(_)) => Ok(()),
            result => result,
        }
    }
}

/// A bot for each seat that has one; what they leave to chance comes from the seed of the match.
fn bots(header: &Header, seed: Seed) -> Result<Vec<(Seat, Box<dyn Bot>)>> {
    let mut bots = Vec::new();
    for (seat, player) in header
        .names
        .iter()
        .map(|(seat, _)| seat)
        .zip(&header.players)
    {
        if let Player::Bot(name) = player {
            let level = Level::from_name(name).ok_or_else(|| {
                let known = Level::NAMES.join(", ");
                let who = header.names.of(seat);
                Failure::bad(format!(
                    "there is no bot \"{name}\" for {who}; there are {known}"
                ))
            })?;
            bots.push((seat, level.bot(seed_of_bot(seed, seat))));
        }
    }
    Ok(bots)
}

fn seed_of_bot(seed: Seed, seat: Seat) -> u64 {
    let Seed(bytes) = Seed::from_text(&format!("bot {} of {:02x?}", seat.index(), seed.0));
    bytes
        .iter()
        .take(8)
        .fold(0, |all, &byte| all << 8 | u64::from(byte))
}

fn take(all: &mut [Seen], seat: Seat) -> Vec<SeenEvent> {
    let seen = all.iter_mut().find(|seen| seen.seat == seat);
    seen.map(|seen| std::mem::take(&mut seen.events))
        .unwrap_or_default()
}
