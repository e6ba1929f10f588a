//! A record written while the match goes on.

use super::print::print_entry;
use super::{Entry, Record};
use crate::names::Names;
use lastcard_engine::{Command, Event};
use std::io::{self, Write};

/// Writes a record line by line, so that a crash costs at most the line that was being written.
///
/// Each command goes out in one write, with a flush behind it. Whoever must survive a loss of power as
/// well lets `out` force the bytes onto the disk when it is flushed.
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    names: Names,
}

impl<W: Write> Writer<W> {
    /// Begins with the header and everything that is written down already. To go on with a record that
    /// was cut, write what was read of it to a new file and put that in the place of the old one.
    ///
    /// # Errors
    /// When `out` cannot be written to.
    pub fn new(mut out: W, record: &Record) -> io::Result<Writer<W>> {
        out.write_all(record.to_string().as_bytes())?;
        out.flush()?;
        Ok(Writer {
            out,
            names: record.header.names.clone(),
        })
    }

    /// Writes an accepted command and what came of it.
    ///
    /// # Errors
    /// When `out` cannot be written to; the line may then stand there in part.
    pub fn push(&mut self, command: Command, events: &[Event]) -> io::Result<()> {
        let entry = Entry {
            command,
            events: events.to_vec(),
        };
        self.out
            .write_all(print_entry(&entry, &self.names).as_bytes())?;
        self.out.flush()
    }

    /// What was written to.
    pub fn into_inner(self) -> W {
        self.out
    }
}
