//! What is kept of fast play.

use crate::action::{Action, Cards, Command, Play};
use crate::card::{Card, Color};
use crate::chance::Replayed;
use crate::event::{Event, EventSink};
use crate::seat::Seat;
use crate::state::State;
use alloc::vec::Vec;
use core::fmt;

/// Takes what happens in fast play, if anybody wants to know.
pub trait Log {
    /// Whether anything is wanted at all; if not, nothing is made.
    const ON: bool;

    /// A command was given: the events up to the next command are what it did.
    fn command(&mut self, command: &Command);

    /// Something happened.
    fn event(&mut self, event: Event);
}

/// Keeps nothing.
impl Log for () {
    const ON: bool = false;

    fn command(&mut self, _: &Command) {}

    fn event(&mut self, _: Event) {}
}

/// Hands the events to a sink and drops the commands.
#[derive(Debug)]
pub struct Watched<S>(pub S);

impl<S: EventSink> Log for Watched<S> {
    const ON: bool = true;

    fn command(&mut self, _: &Command) {}

    fn event(&mut self, event: Event) {
        self.0.push(event);
    }
}

/// Rounds as bytes: the cards that chance gave, and the choices of the players. Enough to play them again, event by event, and
/// some hundred bytes a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tape {
    cards: Vec<u8>,
    choices: Vec<u8>,
}

/// The low six bits of the first byte of a choice: the index of the card of a play, or one of these.
mod code {
    pub(super) const DRAW: u8 = 57;
    pub(super) const PASS: u8 = 58;
    pub(super) const CHALLENGE: u8 = 59;
    pub(super) const CALL: u8 = 60;
    pub(super) const NAME: u8 = 61;
    pub(super) const NEXT_ROUND: u8 = 62;
    /// Everything that is not among these; the next byte says more.
    pub(super) const OTHER: u8 = 63;
    /// Set in the first byte of a play with the call, and of one out of turn.
    pub(super) const WITH_CALL: u8 = 0x40;
    pub(super) const OUT_OF_TURN: u8 = 0x80;
    /// After [`OTHER`]: a swap for the start card, several cards, and what no random player does.
    pub(super) const SWAP: u8 = 0;
    pub(super) const SEVERAL: u8 = 1;
    pub(super) const NEVER: u8 = 2;
}

impl Tape {
    /// An empty tape.
    pub const fn new() -> Tape {
        Tape {
            cards: Vec::new(),
            choices: Vec::new(),
        }
    }

    /// Takes everything off; the memory stays for the next rounds.
    pub fn clear(&mut self) {
        self.cards.clear();
        self.choices.clear();
    }

    /// How many bytes are kept.
    pub fn len(&self) -> usize {
        self.cards.len() + self.choices.len()
    }

    /// Whether nothing is kept.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Plays the one round on the tape again, from a match in which nothing has happened
    /// ([`Game::fresh`](super::Game::fresh)), and hands every event to the sink.
    ///
    /// # Errors
    /// When what is on the tape cannot be played in this match.
    pub fn replay(&self, state: &mut State, events: &mut impl EventSink) -> Result<(), TapeError> {
        let cards = self.cards.iter();
        let cards = cards.filter_map(|&card| Card::from_index(card.into()));
        let mut chance = Replayed::of_cards(cards);
        let mut choices = Choices {
            bytes: &self.choices,
            at: 0,
        };
        while choices.at < self.choices.len() {
            let at = choices.at;
            let command = choices.command(state).ok_or(TapeError { at })?;
            state
                .command(&command, &mut chance, events)
                .map_err(|_| TapeError { at })?;
        }
        Ok(())
    }

    fn play(&mut self, play: &Play, out_of_turn: Option<Seat>) {
        let mut marks = if play.uno { code::WITH_CALL } else { 0 };
        if out_of_turn.is_some() {
            marks |= code::OUT_OF_TURN;
        }
        match play.cards {
            Cards::One(card) => self.choices.push(card.index() as u8 | marks),
            Cards::Several(several) => {
                let cards = [
                    code::OTHER | marks,
                    code::SEVERAL,
                    several.all().len() as u8,
                ];
                self.choices.extend(cards);
                let cards = several.in_order().map(|card| card.index() as u8);
                self.choices.extend(cards);
            }
        }
        let color = play.color.map_or(0, |color| color as u8 + 1);
        let swap = play.swap.map_or(0, |seat| seat.index() as u8 + 1);
        self.choices.push(color | swap << 3);
        if let Some(seat) = out_of_turn {
            self.choices.push(seat.index() as u8);
        }
    }
}

impl Log for Tape {
    const ON: bool = true;

    #[expect(
        clippy::inline_always,
        reason = "where the command is known, all other arms fall away"
    )]
    #[inline(always)]
    fn command(&mut self, command: &Command) {
        let Command::Act(seat, action) = command else {
            let next = *command == Command::NextRound;
            let bytes: &[u8] = if next {
                &[code::NEXT_ROUND]
            } else {
                &[code::OTHER, code::NEVER]
            };
            self.choices.extend_from_slice(bytes);
            return;
        };
        match action {
            Action::Play(play) => self.play(play, None),
            Action::JumpIn(play) => self.play(play, Some(*seat)),
            Action::Draw => self.choices.push(code::DRAW),
            Action::Pass => self.choices.push(code::PASS),
            Action::Challenge => self.choices.push(code::CHALLENGE),
            Action::Call => self.choices.extend([code::CALL, seat.index() as u8]),
            Action::Name(color) => self.choices.extend([code::NAME, *color as u8]),
            Action::Swap(with) => {
                let bytes = [code::OTHER, code::SWAP, with.index() as u8];
                self.choices.extend(bytes);
            }
            Action::Catch(_) | Action::Leave => self.choices.extend([code::OTHER, code::NEVER]),
        }
    }

    #[expect(
        clippy::inline_always,
        reason = "where the event is known, all other arms fall away"
    )]
    #[inline(always)]
    fn event(&mut self, event: Event) {
        if let Event::Dealt { card, .. } | Event::StartTurned { card } | Event::Drew { card, .. } =
            event
        {
            self.cards.push(card.index() as u8);
        }
    }
}

/// What is on a tape is no round of the match that it was to be played in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TapeError {
    /// Where the choice begins that cannot be made, in bytes from the first choice.
    pub at: usize,
}

impl fmt::Display for TapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the choice at byte {} is not open in this match",
            self.at
        )
    }
}

impl core::error::Error for TapeError {}

struct Choices<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Choices<'_> {
    fn next(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.at).copied();
        self.at += 1;
        byte
    }

    fn seat(&mut self) -> Option<Seat> {
        Seat::try_new(self.next()?.into())
    }

    fn command(&mut self, state: &State) -> Option<Command> {
        let first = self.next()?;
        let on_turn = state.public().phase().on_turn();
        let (seat, action) = match first & 0x3f {
            code::NEXT_ROUND => return Some(Command::NextRound),
            code::DRAW => (on_turn?, Action::Draw),
            code::PASS => (on_turn?, Action::Pass),
            code::CHALLENGE => (on_turn?, Action::Challenge),
            code::CALL => (self.seat()?, Action::Call),
            code::NAME => (
                on_turn?,
                Action::Name(*Color::ALL.get(usize::from(self.next()?))?),
            ),
            code::OTHER => match self.next()? {
                code::SWAP => (on_turn?, Action::Swap(self.seat()?)),
                code::SEVERAL => {
                    let count = self.next()?;
                    let cards = (0..count).map(|_| Card::from_index(self.next()?.into()));
                    let cards: Vec<Card> = cards.collect::<Option<_>>()?;
                    return self.play(Cards::new(&cards)?, first, on_turn?);
                }
                _ => return None,
            },
            card => {
                let card = Card::from_index(card.into())?;
                return self.play(Cards::One(card), first, on_turn?);
            }
        };
        Some(Command::Act(seat, action))
    }

    fn play(&mut self, cards: Cards, first: u8, on_turn: Seat) -> Option<Command> {
        let form = self.next()?;
        let color = (form & 7).checked_sub(1).map(usize::from);
        let color = match color {
            Some(color) => Some(*Color::ALL.get(color)?),
            None => None,
        };
        let swap = (form >> 3).checked_sub(1).map(usize::from);
        let play = Play {
            cards,
            color,
            swap: swap.and_then(Seat::try_new),
            uno: first & code::WITH_CALL != 0,
        };
        let (seat, action) = if first & code::OUT_OF_TURN == 0 {
            (on_turn, Action::Play(play))
        } else {
            (self.seat()?, Action::JumpIn(play))
        };
        Some(Command::Act(seat, action))
    }
}
