//! The table in the terminal: shows what a seat sees, and takes what its player types.
//!
//! It knows no rules: what is open, and why something is not, comes from the view. Where the match is
//! played is the [`Host`]'s business, so the same table serves a match in this process and one elsewhere.

mod acting;
mod asking;
mod entering;
mod help;
mod memory;
mod picture;
mod scores;
mod telling;
mod turn;

use super::host::{Deal, Host, HostError};
use super::input::Lay;
use super::keyboard::{Input, Keyboard};
use super::screen::Screen;
use crate::failure::{Failure, Result};
pub(crate) use help::show_topics;
use lastcard_engine::{Card, Phase, Seat, View};
use lastcard_texts::Texts;
pub(crate) use picture::pictured;
pub(crate) use telling::told_lines;

use memory::Memory;
use scores::Scorebook;

/// A match shown in the terminal.
pub(crate) struct Table<'a, H> {
    host: &'a mut H,
    texts: &'a Texts,
    screen: &'a mut Screen,
    keyboard: &'a mut Keyboard,
    /// Who sits at the keyboard, or sat there last.
    seat: Seat,
    /// Whether the keyboard is between two persons: nothing is shown then that only one may see.
    covered: bool,
    asked: Asked,
    /// The cards as they were shown last, in the order of their numbers.
    shown: Vec<Card>,
    /// What the player knew when the table was shown last.
    pictured: Option<View>,
    /// Whether something has changed since the table was shown.
    stale: bool,
    memories: Vec<Memory>,
    scores: Scorebook,
}

/// How a sitting ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The match is over.
    Over,
    /// Somebody stopped for now.
    Quit,
    /// Ctrl-C.
    Interrupted,
    /// The lines ran out.
    InputEnded,
    /// Nobody here plays any more.
    Left,
    /// The match does not go on here, by the host's doing.
    Stopped,
}

/// What the person at the keyboard is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Asked {
    /// Nothing: others act.
    Nothing,
    /// The move of a turn.
    Turn,
    /// The color for a play of that seat.
    Color(Seat, Lay),
    /// With whom that seat swaps hands by a play.
    Swap(Seat, Lay),
    /// To give the keyboard to that seat.
    HandOver(Seat),
    /// To deal the next round.
    NextRound,
    /// Whether to leave for good.
    Leaving(Seat),
}

impl<'a, H: Host> Table<'a, H> {
    /// The table of that host.
    pub(crate) fn new(
        host: &'a mut H,
        texts: &'a Texts,
        screen: &'a mut Screen,
        keyboard: &'a mut Keyboard,
    ) -> Table<'a, H> {
        let here = host.here();
        let several = here.len() > 1;
        Table {
            // A host has at least one seat here.
            seat: here.iter().next().unwrap_or(Seat::new(0)),
            covered: several && keyboard.is_live(),
            memories: here.iter().map(Memory::of).collect(),
            scores: Scorebook::default(),
            asked: Asked::Nothing,
            shown: Vec::new(),
            pictured: None,
            stale: true,
            host,
            texts,
            screen,
            keyboard,
        }
    }

    /// Plays until the match is over or the person stops.
    ///
    /// # Errors
    /// When the output is closed, or the host cannot go on.
    pub(crate) fn play(mut self) -> Result<End> {
        self.remember()?;
        loop {
            self.tell()?;
            self.notice()?;
            if self.host.is_stopped() {
                return Ok(End::Stopped);
            }
            if let Some(end) = self.settle()? {
                return Ok(end);
            }
            match self.wait()? {
                Input::Line(line) => {
                    self.screen.typed(&line, self.keyboard.echoes())?;
                    if let Some(end) = self.entered(&line)? {
                        return Ok(end);
                    }
                }
                Input::Due => {
                    let now = self.keyboard.now();
                    self.host.advance(now).map_err(lost)?;
                }
                // Who ends the input at a terminal means to stop.
                Input::End if self.keyboard.echoes() => return Ok(End::Quit),
                Input::End => return Ok(End::InputEnded),
                Input::Interrupt => return Ok(End::Interrupted),
            }
        }
    }

    /// Finds out what the table waits for, and asks for it where that is a person here.
    fn settle(&mut self) -> Result<Option<End>> {
        loop {
            let phase = *self.host.view(self.seat).public().phase();
            match phase {
                Phase::MatchOver { .. } => return Ok(Some(End::Over)),
                Phase::Opening(_) | Phase::RoundOver { .. }
                    if let Deal::Together { ready } = self.host.deal() =>
                {
                    self.get_ready(ready, matches!(phase, Phase::RoundOver { .. }))?;
                    return Ok(None);
                }
                Phase::RoundOver { .. } if self.keyboard.is_live() => {
                    if self.asked != Asked::NextRound && !self.question_stands()? {
                        self.ask_for_next_round()?;
                    }
                    return Ok(None);
                }
                Phase::Opening(_) | Phase::RoundOver { .. } => self.next_round()?,
                Phase::Turn { seat, .. } => {
                    self.turn_of(seat)?;
                    return Ok(None);
                }
                // These last only between events, and a host shows none of those moments.
                Phase::Dealing | Phase::Redealing(_) => return Ok(None),
            }
        }
    }

    /// Waits until everybody is ready for the next round, and asks for it here once.
    fn get_ready(&mut self, ready: bool, is_over: bool) -> Result<()> {
        if ready || !is_over {
            self.asked = Asked::Nothing;
        } else if self.asked != Asked::NextRound && !self.question_stands()? {
            self.ask_for_next_round()?;
        }
        Ok(())
    }

    /// Says what the host has to tell beside the match.
    fn notice(&mut self) -> Result<()> {
        if self.host.began_anew() {
            self.asked = Asked::Nothing;
            self.pictured = None;
            self.stale = true;
        }
        for sentence in self.host.notices() {
            self.screen.sentence(&sentence)?;
        }
        Ok(())
    }

    fn turn_of(&mut self, seat: Seat) -> Result<()> {
        if self.host.is_busy() {
            return Ok(());
        }
        let here = self.host.here().contains(seat);
        if !here {
            if self.question_stands()? {
                return Ok(());
            }
            self.asked = Asked::Nothing;
            return self.watch();
        }
        if seat == self.seat && !self.covered {
            return self.ask_for_move();
        }
        if self.keyboard.is_live() {
            return self.ask_to_hand_over(seat);
        }
        self.take_over(seat)
    }

    fn next_round(&mut self) -> Result<()> {
        self.asked = Asked::Nothing;
        let now = self.keyboard.now();
        self.host.next_round(now).map_err(lost)?;
        self.tell()
    }

    /// Waits for a line or for what the host does by itself.
    fn wait(&mut self) -> Result<Input> {
        let quick = self.somebody_may_be_quick();
        let due = self.host.due();
        if self.asked != Asked::Nothing || (quick && !self.keyboard.is_live()) {
            self.screen.prompt()?;
        }
        let is_quick = self.quick_lines();
        let is_quick: Option<&dyn Fn(&str) -> bool> = if quick { Some(&is_quick) } else { None };
        Ok(self.keyboard.next(due, is_quick))
    }
}

/// The match cannot go on here. A refusal is answered where a move is made, so it is none of those.
fn lost(error: HostError) -> Failure {
    match error {
        HostError::Lost(why) => Failure::bad(why),
        HostError::Refused(refusal) => Failure::bad(format!("refused: {}", refusal.code())),
    }
}
