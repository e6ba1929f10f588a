//! Records played again, position by position, with the numbers of the actions that were taken.

use crate::MOST_SEATS;
use crate::actions::{self, Choice, Form};
use crate::observe::{Layout, Sight};
use crate::truth;
use core::fmt;
use lastcard_engine::{Action, Cards, Command, Play, Seat, State};
use lastcard_notation::Record;
use lastcard_notation::moves::print_command;
use lastcard_notation::record::ReplayError;

/// A record, and the position before its next command.
#[derive(Clone, Debug)]
pub struct Replay {
    record: Record,
    state: State,
    next: usize,
}

/// A position of a record, and the command that was given in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Which command, counted from 0.
    pub number: usize,
    /// The command as text.
    pub text: String,
    /// Who gave it; nobody for a deal and for words of the clock.
    pub seat: Option<Seat>,
    /// The numbers of the actions that it is made of: one, or several for several cards; none where the table has none.
    pub actions: Vec<usize>,
    /// How many cards each seat held.
    pub counts: Vec<u32>,
    /// The totals of the match.
    pub totals: Vec<i32>,
    /// What the seat saw before it, in full; empty without a seat.
    pub observation: Vec<u8>,
}

/// Why a record cannot be gone through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayProblem {
    /// It cannot be played again.
    Replay(ReplayError),
    /// It has more seats than there are numbers for.
    TooManySeats(usize),
}

impl Replay {
    /// The record from its beginning; it is played through once to see that it holds.
    ///
    /// # Errors
    /// When it cannot be played again, or has more seats than an environment.
    pub fn new(record: Record) -> Result<Replay, ReplayProblem> {
        let seats = record.header.names.seats();
        if seats > MOST_SEATS {
            return Err(ReplayProblem::TooManySeats(seats));
        }
        record.replay().map_err(ReplayProblem::Replay)?;
        let state = record.opening().map_err(ReplayProblem::Replay)?;
        Ok(Replay {
            record,
            state,
            next: 0,
        })
    }

    /// What a seat sees in the position before the next command.
    pub fn sight(&self, seat: Seat) -> Sight<'_> {
        truth::sight(&self.state, seat)
    }
}

impl Iterator for Replay {
    type Item = Moment;

    fn next(&mut self) -> Option<Moment> {
        let entry = self.record.entries.get(self.next)?;
        let public = self.state.public();
        let seats = public.seats();
        let (seat, actions) = match &entry.command {
            Command::Act(seat, action) => (Some(*seat), numbers(action, *seat, seats)),
            _ => (None, Vec::new()),
        };
        let mut observation = Vec::new();
        if let Some(seat) = seat {
            observation.resize(Layout::Full.width(), 0);
            self.sight(seat).write(Layout::Full, &mut observation);
        }
        let all = || public.all_seats().iter();
        let moment = Moment {
            number: self.next,
            text: print_command(&entry.command, &self.record.header.names),
            seat,
            actions,
            counts: all().map(|seat| public.count(seat)).collect(),
            totals: all().map(|seat| public.total(seat)).collect(),
            observation,
        };
        for event in &entry.events {
            self.state.evolve(event);
        }
        self.next += 1;
        Some(moment)
    }
}

impl fmt::Display for ReplayProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayProblem::Replay(error) => error.fmt(f),
            ReplayProblem::TooManySeats(seats) => {
                write!(
                    f,
                    "the record has {seats} seats; an environment seats 2 to {MOST_SEATS}"
                )
            }
        }
    }
}

impl std::error::Error for ReplayProblem {}

/// The numbers that an action of a seat is made of; none for leaving the match.
fn numbers(action: &Action, seat: Seat, seats: usize) -> Vec<usize> {
    let relative = |other: Seat| ((other.index() + seats - seat.index()) % seats) as u8;
    let form = |play: &Play| Form {
        card: play.cards.first(),
        color: play.color,
        swap: play.swap.map(relative),
    };
    let choice = match action {
        Action::Play(play) => match &play.cards {
            Cards::One(_) => Choice::Play(form(play), play.uno),
            Cards::Several(several) => {
                let cards: Vec<_> = several.in_order().collect();
                let colors = cards.iter().filter_map(|card| card.color());
                let mut choices: Vec<Choice> = colors.map(Choice::More).collect();
                let last = choices.len() - 1;
                choices[0] = Choice::Begin(several.first());
                if let Some(color) = several.last().color() {
                    choices[last] = Choice::Last(color, play.swap.map(relative), play.uno);
                }
                return choices.into_iter().map(actions::number).collect();
            }
        },
        Action::JumpIn(play) => Choice::JumpIn(form(play), play.uno),
        Action::Draw => Choice::Draw,
        Action::Pass => Choice::Pass,
        Action::Name(color) => Choice::Name(*color),
        Action::Swap(with) => Choice::SwapStart(relative(*with)),
        Action::Challenge => Choice::Challenge,
        Action::Call => Choice::Call,
        Action::Catch(other) => Choice::Catch(relative(*other)),
        Action::Leave => return Vec::new(),
    };
    vec![actions::number(choice)]
}
