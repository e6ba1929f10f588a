//! A file that keeps what was written through a loss of power.

use std::fs::File;
use std::io::{self, Write};

/// A file whose bytes are on the disk once it is flushed.
///
/// The first bytes may stand in the file already; those are taken without being written again, so that a
/// whole text can be written to a file that holds the beginning of it.
#[derive(Debug)]
pub(super) struct Durable {
    file: File,
    /// How many of the next bytes stand in the file already.
    standing: usize,
    /// Whether something was written since the last flush.
    written: bool,
}

impl Durable {
    /// The file, its cursor behind the first `standing` bytes of what will be written.
    pub(super) const fn new(file: File, standing: usize) -> Durable {
        Durable {
            file,
            standing,
            written: false,
        }
    }
}

impl Write for Durable {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.standing > 0 {
            let taken = bytes.len().min(self.standing);
            self.standing -= taken;
            return Ok(taken);
        }
        self.written = true;
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        // A file that may only be read cannot be forced onto the disk everywhere.
        if self.written {
            self.file.sync_data()?;
            self.written = false;
        }
        Ok(())
    }
}
