//! A table that lives: who is connected, how much time is left, what happens by itself.

mod clock;
mod recall;
mod schedule;

pub use clock::Clock;
pub use recall::Recall;

use crate::decide::{Context, Draft, Step};
use crate::log::{By, Fact, LogError, Member};
use crate::pace::Pace;
use crate::plan::{Due, Plan};
use crate::room::{Room, Stage, Witness, Written};
use crate::settings::BotPace;
use crate::{Act, Refused};
use clock::Times;
use lastcard_bots::{Bot, Level};
use lastcard_engine::fair::ServerSecret;
use lastcard_engine::{Event, EventOf, Seat, State};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// A table that lives: what its log made of it, and what no log knows.
///
/// Times are counted from any moment that stays the same. While nobody is connected they stand still.
pub struct Table {
    room: Room,
    people: BTreeMap<Member, Presence>,
    bots: Vec<(Seat, Box<dyn Bot>)>,
    seed: u64,
    times: Times,
    plan: Plan,
    steps: Vec<(Duration, Step)>,
}

/// A person's connection.
#[derive(Clone, Copy, Debug)]
struct Presence {
    here: bool,
    /// Since when.
    since: Duration,
    /// How long a message takes to the person and back.
    latency: Duration,
    /// Whether a bot hands the seat back as soon as it can.
    returns: bool,
    /// How many turns in a row the clock has ended.
    missed: u32,
}

impl Table {
    /// The table of a log, at that time. `recall` has seen the log; `seed` decides what its bots leave to
    /// chance.
    pub fn new(room: Room, recall: &Recall, seed: u64, now: Duration) -> Table {
        let mut table = Table {
            room,
            people: BTreeMap::new(),
            bots: Vec::new(),
            seed,
            times: Times::new(now),
            plan: Plan::default(),
            steps: Vec::new(),
        };
        table.know_everybody(now);
        table.times.stage(table.room.stage(), now);
        table.seat_bots();
        recall.tell(&mut table.bots);
        table.replan(now);
        table
    }

    /// The table of the entries of its log, at that time.
    ///
    /// # Errors
    /// The first entry that cannot be applied.
    pub fn of_log(
        key: &str,
        log: impl IntoIterator<Item = Written>,
        seed: u64,
        now: Duration,
    ) -> Result<Table, LogError> {
        let mut log = log.into_iter();
        let first = log.next();
        let first = first.ok_or_else(|| LogError::Impossible("the log is empty".to_owned()))?;
        let mut room = Room::begin(key, &first)?;
        let mut recall = Recall::default();
        for entry in log {
            room.apply(&entry, &mut recall)?;
        }
        Ok(Table::new(room, &recall, seed, now))
    }

    /// What its log made of it.
    pub const fn room(&self) -> &Room {
        &self.room
    }

    /// Who is connected.
    pub fn here(&self) -> BTreeSet<Member> {
        let here = self.people.iter().filter(|(_, presence)| presence.here);
        here.map(|(&member, _)| member).collect()
    }

    /// What comes of an act of a person.
    ///
    /// # Errors
    /// Why it is not done.
    pub fn act(
        &self,
        member: Member,
        act: &Act,
        seen: u64,
        at: i64,
        secret: &mut dyn FnMut() -> ServerSecret,
    ) -> Result<Draft, Refused> {
        let here = self.here();
        let context = &mut Context {
            at,
            here: &here,
            secret,
        };
        self.room.act(member, act, seen, context)
    }

    /// What comes of a step.
    ///
    /// # Errors
    /// Why it is not done.
    pub fn step(
        &self,
        step: &Step,
        at: i64,
        secret: &mut dyn FnMut() -> ServerSecret,
    ) -> Result<Draft, Refused> {
        let here = self.here();
        let context = &mut Context {
            at,
            here: &here,
            secret,
        };
        self.room.step(step, context)
    }

    /// Applies what was decided and is written down by now.
    ///
    /// # Errors
    /// When the table has gone on since it was decided: it must be made anew from its log.
    pub fn commit(
        &mut self,
        draft: Draft,
        now: Duration,
        witness: &mut impl Witness,
    ) -> Result<(), LogError> {
        let entry = draft.entry.clone();
        self.happen(&entry, now, witness, |room, both| room.commit(draft, both))
    }

    /// Applies an entry that somebody else wrote.
    ///
    /// # Errors
    /// When it is not the next one: the table must be made anew from its log.
    pub fn catch_up(
        &mut self,
        entry: &Written,
        now: Duration,
        witness: &mut impl Witness,
    ) -> Result<(), LogError> {
        self.happen(entry, now, witness, |room, both| room.apply(entry, both))
    }

    /// Plans anew what happens by itself: what was taken could not be written down.
    pub fn plan_again(&mut self, now: Duration) {
        self.replan(now);
    }

    fn happen<W: Witness>(
        &mut self,
        entry: &Written,
        now: Duration,
        witness: &mut W,
        apply: impl FnOnce(&mut Room, &mut Both<'_, W>) -> Result<(), LogError>,
    ) -> Result<(), LogError> {
        let before = self.turn();
        let mut both = Both {
            bots: &mut self.bots,
            times: &mut self.times,
            now,
            witness,
        };
        apply(&mut self.room, &mut both)?;
        self.know_everybody(now);
        if let By::Member(member) = entry.body.by {
            self.is_settled(member);
        }
        for fact in &entry.body.facts {
            if let Fact::DrivenIs { member, .. } = fact {
                self.is_settled(*member);
            }
        }
        if let (true, Some((_, seat))) = (entry.timed_out(), before) {
            self.missed_a_turn(seat);
        }
        self.seat_bots();
        if self.turn() != before {
            let seat = before.map(|(_, seat)| seat);
            self.times.turn_is_over(seat, self.room.settings(), now);
        }
        self.times.stage(self.room.stage(), now);
        self.replan(now);
        Ok(())
    }

    /// A person is connected.
    pub fn came(&mut self, member: Member, now: Duration) {
        if self.is_deserted() {
            self.times.go_on(now);
        }
        if let Some(presence) = self.people.get_mut(&member) {
            presence.here = true;
            presence.since = now;
            presence.returns = true;
        }
        self.replan(now);
    }

    /// A person is not connected any more.
    pub fn went(&mut self, member: Member, now: Duration) {
        if let Some(presence) = self.people.get_mut(&member) {
            presence.here = false;
            presence.since = now;
            presence.returns = false;
        }
        if self.is_deserted() {
            self.times.stand_still(now);
        }
        self.replan(now);
    }

    /// How long a message takes to a person and back, as measured last.
    pub fn latency(&mut self, member: Member, latency: Duration) {
        if let Some(presence) = self.people.get_mut(&member) {
            presence.latency = latency;
        }
    }

    /// Whether nobody is connected.
    pub fn is_deserted(&self) -> bool {
        self.people.values().all(|presence| !presence.here)
    }

    /// Who must act, and how much time is left.
    pub fn clock(&self, now: Duration) -> Option<Clock> {
        if self.is_deserted() {
            return None;
        }
        let (_, seat) = self.turn()?;
        let is_person = self.driver(seat).is_none();
        self.times.clock(seat, is_person, self.room.settings(), now)
    }

    /// Presence for every person of the table, and for nobody else.
    fn know_everybody(&mut self, now: Duration) {
        let room = &self.room;
        for (member, _) in room.people() {
            self.people.entry(member).or_insert(Presence {
                here: false,
                since: now,
                latency: Duration::ZERO,
                returns: false,
                missed: 0,
            });
        }
        let sits = |member: Member| room.member(member).is_some_and(|of| !of.gone);
        self.people.retain(|&member, _| sits(member));
    }

    /// When the time of the seat on turn becomes short, and the entry with which its turn came.
    pub fn warns(&self) -> Option<(u64, Duration)> {
        if self.is_deserted() {
            return None;
        }
        let (entry, seat) = self.turn()?;
        let warns = self.times.warns(seat, self.room.settings())?;
        self.driver(seat).is_none().then_some((entry, warns))
    }

    /// The level of the bot that plays a seat now; none for a person.
    fn driver(&self, seat: Seat) -> Option<Level> {
        let member = self.room.game()?.player(seat)?;
        let of = self.room.member(member)?;
        match of.level() {
            Some(name) => Some(Level::from_name(name).unwrap_or(Level::Normal)),
            None => of.driven.then_some(Level::Normal),
        }
    }

    /// The entry with which the turn came, and whose turn it is.
    fn turn(&self) -> Option<(u64, Seat)> {
        let game = self.room.game().filter(|game| !game.is_over())?;
        let seat = game.state().public().phase().on_turn()?;
        Some((game.turn_seq(), seat))
    }

    /// Who plays for a member was decided: what led to it counts no more.
    fn is_settled(&mut self, member: Member) {
        if let Some(presence) = self.people.get_mut(&member) {
            presence.missed = 0;
            presence.returns = false;
        }
    }

    fn missed_a_turn(&mut self, seat: Seat) {
        let member = self.room.game().and_then(|game| game.player(seat));
        if let Some(presence) = member.and_then(|member| self.people.get_mut(&member)) {
            presence.missed += 1;
        }
    }

    /// A bot for each seat that a bot plays now, and for no other.
    fn seat_bots(&mut self) {
        let running = self.room.stage() != Stage::Lobby;
        let seats = self.room.game().map_or(0, |game| game.players().len());
        let wanted: Vec<(Seat, Level)> = (0..seats)
            .filter(|_| running)
            .map(Seat::new)
            .filter_map(|seat| Some((seat, self.driver(seat)?)))
            .collect();
        self.bots
            .retain(|(seat, _)| wanted.iter().any(|(other, _)| other == seat));
        for (seat, level) in wanted {
            if self.bots.iter().all(|(other, _)| *other != seat) {
                // Another number for each seat and match, so that no two bots slip at the same time.
                let match_number = u64::from(self.room.matches());
                let own = self.seed ^ (match_number << 8 | seat.index() as u64);
                self.bots.push((seat, level.bot(own)));
            }
        }
        self.bots.sort_by_key(|(seat, _)| seat.index());
    }

    fn pace(&self) -> Pace {
        match self.room.settings().bot_pace {
            BotPace::Human => Pace::HUMAN,
            BotPace::Fast => Pace::FAST,
            // Nobody waits for bots among themselves, and a server has other tables.
            BotPace::Instant if !self.somebody_plays() => Pace::FAST,
            BotPace::Instant => Pace::INSTANT,
        }
    }
}

/// Shows each event to the bots, to the clock and to whoever else looks.
struct Both<'a, W> {
    bots: &'a mut Vec<(Seat, Box<dyn Bot>)>,
    times: &'a mut Times,
    now: Duration,
    witness: &'a mut W,
}

impl<W: Witness> Witness for Both<'_, W> {
    fn happened(&mut self, event: &Event, after: &State) {
        match event {
            EventOf::Played { .. } | EventOf::StartTurned { .. } => self.times.laid = self.now,
            EventOf::Exposed { .. } => self.times.exposed = self.now,
            _ => {}
        }
        tell(self.bots, event, after);
        self.witness.happened(event, after);
    }
}

fn tell(bots: &mut [(Seat, Box<dyn Bot>)], event: &Event, after: &State) {
    for (seat, bot) in bots {
        let seen = event.seen_by(Some(*seat), after);
        bot.saw(&seen, &after.view(Some(*seat)));
    }
}
