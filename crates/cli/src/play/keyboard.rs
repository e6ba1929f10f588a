//! Where lines come from, and what time it is meanwhile.

use std::io::{BufRead, BufReader, IsTerminal, Read, stdin};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What comes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// A line.
    Line(String),
    /// The time that was waited for has come.
    Due,
    /// There are no more lines.
    End,
    /// Ctrl-C.
    Interrupt,
}

/// A person who types, with the clock on the wall; or lines that are all there, without one.
pub(crate) enum Keyboard {
    /// A terminal: lines come from a thread of their own, and time passes.
    Live {
        /// The lines.
        lines: Receiver<Input>,
        /// When the table was opened.
        opened: Instant,
        /// Whether it is a terminal, which shows what is typed.
        terminal: bool,
    },
    /// Anything else: time jumps to the next thing that happens, so the same lines always give the same
    /// match, at once.
    Script {
        /// The lines.
        lines: Box<dyn BufRead>,
        /// A line that was looked at and is still to come.
        next: Option<Input>,
        /// The time.
        now: Duration,
    },
}

impl Keyboard {
    /// The keyboard of this process.
    pub(crate) fn open() -> Keyboard {
        if !stdin().is_terminal() {
            return Keyboard::script(stdin());
        }
        Keyboard::live().0
    }

    /// The same for a match that goes on whether somebody types or not: lines come as they are typed, also
    /// from a pipe. With it comes an end for whoever has something else to tell, as [`Input::Due`].
    pub(crate) fn live() -> (Keyboard, Sender<Input>) {
        let (sender, lines) = channel();
        let (typed, interrupted) = (sender.clone(), sender.clone());
        thread::spawn(move || send_lines(&typed));
        // Without a handler Ctrl-C still ends the program, and the record is written; only the
        // farewell is missing.
        let _ = ctrlc::set_handler(move || drop(interrupted.send(Input::Interrupt)));
        let keyboard = Keyboard::Live {
            lines,
            opened: clock(),
            terminal: stdin().is_terminal(),
        };
        (keyboard, sender)
    }

    /// Lines from anything that can be read.
    pub(crate) fn script(lines: impl Read + 'static) -> Keyboard {
        Keyboard::Script {
            lines: Box::new(BufReader::new(lines)),
            next: None,
            now: Duration::ZERO,
        }
    }

    /// Whether a person types here.
    pub(crate) const fn is_live(&self) -> bool {
        matches!(self, Keyboard::Live { .. })
    }

    /// Whether what is typed is seen without being shown again.
    pub(crate) const fn echoes(&self) -> bool {
        matches!(self, Keyboard::Live { terminal: true, .. })
    }

    /// How long the table is open.
    pub(crate) fn now(&self) -> Duration {
        match self {
            Keyboard::Live { opened, .. } => clock().duration_since(*opened),
            Keyboard::Script { now, .. } => *now,
        }
    }

    /// The next line, or that `due` has come.
    ///
    /// Of lines that are all there nobody can say how fast they would have been typed. So before `due` only
    /// those are taken that `is_quick` accepts, and without it none are looked at; an empty one lets the
    /// moment pass.
    pub(crate) fn next(
        &mut self,
        due: Option<Duration>,
        is_quick: Option<&dyn Fn(&str) -> bool>,
    ) -> Input {
        match self {
            Keyboard::Live { lines, opened, .. } => {
                let Some(due) = due else {
                    return lines.recv().unwrap_or(Input::End);
                };
                let left = due.saturating_sub(clock().duration_since(*opened));
                match lines.recv_timeout(left) {
                    Ok(input) => input,
                    Err(RecvTimeoutError::Timeout) => Input::Due,
                    Err(RecvTimeoutError::Disconnected) => Input::End,
                }
            }
            Keyboard::Script { lines, next, now } => {
                let mut read = || next.take().unwrap_or_else(|| read_line(lines));
                let Some(due) = due else { return read() };
                if let Some(is_quick) = is_quick {
                    match read() {
                        Input::Line(line) if is_quick(&line) => return Input::Line(line),
                        Input::Line(line) if line.trim().is_empty() => {}
                        input => *next = Some(input),
                    }
                }
                *now = due.max(*now);
                Input::Due
            }
        }
    }
}

fn send_lines(to: &Sender<Input>) {
    let mut lines = stdin().lock();
    loop {
        let input = read_line(&mut lines);
        let is_end = input == Input::End;
        if to.send(input).is_err() || is_end {
            return;
        }
    }
}

/// The next line without its end; what is no UTF-8 in it becomes a sign that means nothing.
fn read_line(lines: &mut (impl BufRead + ?Sized)) -> Input {
    let mut bytes = Vec::new();
    match Read::take(&mut *lines, LONGEST_LINE).read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => Input::End,
        Ok(_) => Input::Line(
            String::from_utf8_lossy(&bytes)
                .trim_end_matches(['\r', '\n'])
                .to_owned(),
        ),
    }
}

/// Bytes of one line that are read at once: nobody types more, and no input can fill the memory.
const LONGEST_LINE: u64 = 4096;

#[expect(
    clippy::disallowed_methods,
    reason = "the clock of the terminal table is this one"
)]
fn clock() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Option<Duration> = Some(Duration::from_millis(5));

    fn line(text: &str) -> Input {
        Input::Line(text.to_owned())
    }

    #[test]
    fn lines_that_are_all_there_wait_until_they_are_asked_for() {
        let mut keyboard = Keyboard::script(&b"5\r\nuno"[..]);
        assert_eq!(keyboard.next(AT, None), Input::Due);
        assert_eq!(keyboard.now(), Duration::from_millis(5));
        assert_eq!(keyboard.next(AT, Some(&|_| false)), Input::Due);
        assert_eq!(keyboard.next(None, None), line("5"));
        assert_eq!(keyboard.next(AT, Some(&|line| line == "uno")), line("uno"));
        assert_eq!(keyboard.next(AT, Some(&|_| true)), Input::Due);
        assert_eq!(keyboard.next(None, None), Input::End);
    }

    #[test]
    fn an_empty_line_lets_the_moment_pass() {
        let mut keyboard = Keyboard::script(&b"\n5\n"[..]);
        assert_eq!(keyboard.next(AT, Some(&|_| false)), Input::Due);
        assert_eq!(keyboard.next(None, None), line("5"));
    }

    #[test]
    fn bytes_that_are_no_text_are_read_all_the_same() {
        let mut keyboard = Keyboard::script(&b"\xff5\n"[..]);
        assert_eq!(keyboard.next(None, None), line("\u{fffd}5"));
    }
}
