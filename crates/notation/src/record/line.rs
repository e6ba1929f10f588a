//! One command with its events as a line of its own, for logs that keep records in pieces.

use super::event::print_events;
use super::piece::{Fault, Piece};
use super::{Entry, parse};
use crate::moves::print_command;
use crate::names::Names;
use crate::place::{Place, Problem};

impl Entry {
    /// The line of a record without headings and without its end: `COMMAND | EVENT; EVENT; …`.
    ///
    /// ```
    /// use lastcard_engine::{Action, Command, Event, Seat};
    /// use lastcard_notation::{Names, record::Entry};
    /// let names = Names::new(["Ann", "Bob"]).unwrap();
    /// let ann = Seat::new(0);
    /// let call = Entry { command: Command::Act(ann, Action::Call), events: vec![Event::Called { seat: ann }] };
    /// assert_eq!(call.to_line(&names), "Ann calls uno | called Ann");
    /// assert_eq!(Entry::from_line("Ann calls uno | called Ann", &names), Ok(call));
    /// ```
    pub fn to_line(&self, names: &Names) -> String {
        let events = print_events(&self.events, names);
        let space = if events.is_empty() { "" } else { " " };
        let command = print_command(&self.command, names);
        format!("{command} |{space}{events}")
    }

    /// Reads what [`Entry::to_line`] prints.
    ///
    /// # Errors
    /// The first thing wrong with it; the place is in line 1.
    pub fn from_line(line: &str, names: &Names) -> Result<Entry, Problem> {
        parse::entry(Piece::line(line), names).map_err(|Fault { column, message }| Problem {
            place: Place { line: 1, column },
            message,
        })
    }
}
