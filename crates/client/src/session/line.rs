//! Connections: made, kept alive, given up, made again.

use super::Session;
use super::types::{Happening, Lost, Over, Tuning};
use crate::address::Server;
use crate::mirror::Fault;
use crate::random;
use crate::wire::{Frame, Unreachable, Wire};
use lastcard_protocol::VERSION;
use lastcard_protocol::client::ToServer;
use lastcard_protocol::server::ErrorCode;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::time::{Instant, Sleep, sleep, sleep_until};

/// How many faults in a row end a session: a server that is at fault stays so.
const FAULTS: u32 = 3;

/// Where the connection stands.
pub(super) enum Line {
    /// It waits before the next attempt.
    Waiting(Pin<Box<Sleep>>),
    /// It is being made.
    Connecting(Connecting),
    /// It stands; the time is when it is looked at again if nothing comes.
    Open(Box<Wire>, Pin<Box<Sleep>>),
    /// There will be none any more.
    Over,
}

type Connecting = Pin<Box<dyn Future<Output = Result<Wire, Unreachable>> + Send>>;

impl Line {
    /// A connection in the making.
    pub(super) fn start(server: &Server, tuning: Tuning) -> Line {
        Line::Connecting(Box::pin(Wire::connect(server.clone(), tuning.from)))
    }
}

impl Session {
    pub(super) fn poll(&mut self, cx: &mut Context<'_>) -> Poll<Option<Happening>> {
        loop {
            if let Some(happening) = self.told.pop_front() {
                return Poll::Ready(Some(happening));
            }
            match &mut self.line {
                Line::Over => return Poll::Ready(None),
                Line::Waiting(sleep) => {
                    std::task::ready!(sleep.as_mut().poll(cx));
                    self.line = Line::start(&self.server, self.tuning);
                }
                Line::Connecting(connecting) => {
                    match std::task::ready!(connecting.as_mut().poll(cx)) {
                        Ok(wire) => self.opened(wire),
                        Err(why) => self.not_opened(why),
                    }
                }
                Line::Open(..) => std::task::ready!(self.poll_open(cx)),
            }
        }
    }

    /// One step on a connection that stands: something came, it is gone, or its time has come.
    fn poll_open(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let Line::Open(wire, look) = &mut self.line else {
            return Poll::Ready(());
        };
        while !self.out.is_empty() {
            // A connection that takes nothing more is found gone when it is read.
            let Poll::Ready(Ok(())) = wire.poll_ready(cx) else {
                break;
            };
            if let Some(text) = self.out.pop_front()
                && wire.start(text).is_err()
            {
                break;
            }
        }
        let _ = wire.poll_flush(cx);
        if let Poll::Ready(frame) = wire.poll_receive(cx) {
            self.heard = Instant::now();
            self.pinged = false;
            self.frame(frame);
            return Poll::Ready(());
        }
        std::task::ready!(look.as_mut().poll(cx));
        self.look();
        Poll::Ready(())
    }

    /// Nothing came for a while.
    fn look(&mut self) {
        let silence = self.heard.elapsed();
        let longest = if self.greeted {
            self.tuning.silent
        } else {
            self.tuning.greeting
        };
        if silence >= longest {
            self.lost(Lost::Broken);
            return;
        }
        if self.greeted && silence >= self.tuning.ping_after && !self.pinged {
            self.ping();
            self.pinged = true;
        }
        let next = if self.greeted && !self.pinged {
            self.tuning.ping_after
        } else {
            longest
        };
        self.look_after(next);
    }

    /// Looks at the connection when nothing has come for so long. What comes meanwhile puts that off.
    pub(super) fn look_after(&mut self, silence: Duration) {
        let at = self.heard + silence;
        if let Line::Open(_, look) = &mut self.line {
            look.as_mut().reset(at);
        }
    }

    fn opened(&mut self, wire: Wire) {
        self.opened = Instant::now();
        self.heard = self.opened;
        self.pinged = false;
        self.greeted = false;
        self.ended = None;
        self.out.clear();
        let since = self
            .mirror
            .as_ref()
            .filter(|_| !self.anew)
            .map(crate::mirror::Mirror::seq);
        self.send(&ToServer::Hello {
            version: VERSION,
            table: self.entry.table,
            token: self.entry.token.clone(),
            since,
            lang: self.entry.lang.clone(),
        });
        let look = Box::pin(sleep_until(self.heard + self.tuning.greeting));
        self.line = Line::Open(Box::new(wire), look);
    }

    fn not_opened(&mut self, why: Unreachable) {
        match why {
            // A proxy whose server is away, or a server that takes no more for the moment.
            Unreachable::Refused(429 | 500..=599)
            | Unreachable::Network(_)
            | Unreachable::TooLong => {
                self.lost(Lost::Unreachable(why));
            }
            Unreachable::Refused(status) => self.over(Over::NoServer(status)),
        }
    }

    fn frame(&mut self, frame: Frame) {
        match frame {
            Frame::Text(text) => self.text(&text),
            Frame::Binary => self.fault(Fault::OutOfPlace),
            Frame::Sign => {}
            Frame::Gone => match self.ended.take() {
                Some((code, text)) => self.said_why(code, text),
                None => self.lost(Lost::Broken),
            },
            Frame::Closed(code) => match (self.ended.take(), code) {
                (Some((code, text)), _) => self.said_why(code, text),
                (None, Some(1000)) => self.over(Over::Finished),
                (None, Some(code)) => self.closed(code),
                (None, None) => self.lost(Lost::Broken),
            },
        }
    }

    fn said_why(&mut self, code: ErrorCode, text: String) {
        if code.comes_back() {
            self.lost(Lost::Ended(code, text));
        } else {
            self.over(Over::Ended(code, text));
        }
    }

    /// The other side closed without a word of its own.
    fn closed(&mut self, code: u16) {
        let known = ErrorCode::ALL
            .iter()
            .find(|known| known.close_code() == code);
        match known {
            Some(&known) => self.said_why(known, String::new()),
            None if matches!(code, 1001 | 1006) => self.lost(Lost::Closed(code)),
            None => self.over(Over::Closed(code)),
        }
    }

    /// The connection is gone, and another one is made after a while.
    pub(super) fn lost(&mut self, why: Lost) {
        // A connection that stood was a success, unless the server ended it at once.
        let long = self.opened.elapsed() > 2 * self.tuning.first_wait;
        let stood = self.greeted && (long || matches!(why, Lost::Broken | Lost::Closed(_)));
        if stood {
            self.failures = 0;
        }
        let again = wait(self.tuning, self.failures);
        self.failures = self.failures.saturating_add(1);
        self.greeted = false;
        self.out.clear();
        self.line = Line::Waiting(Box::pin(sleep(again)));
        self.told.push_back(Happening::Lost { why, again });
    }

    pub(super) fn over(&mut self, why: Over) {
        self.greeted = false;
        self.out.clear();
        self.line = Line::Over;
        self.told.push_back(Happening::Over(why));
    }

    /// The server said what cannot be: the connection is given up, and the next one begins anew, or goes on
    /// from the last entry that was right.
    pub(super) fn fault(&mut self, fault: Fault) {
        self.faults += 1;
        if self.faults >= FAULTS {
            self.over(Over::Fault(fault));
            return;
        }
        let gap = matches!(fault, Fault::Order { .. } | Fault::Untold { .. });
        self.anew |= !gap;
        self.lost(Lost::Fault(fault));
    }
}

/// A random time before the next attempt.
fn wait(tuning: Tuning, failures: u32) -> Duration {
    let doubled = tuning
        .first_wait
        .saturating_mul(2_u32.saturating_pow(failures));
    let longest = doubled.min(tuning.longest_wait);
    Duration::from_micros(random::below(longest.as_micros() as u64 + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_quarter_of_a_minute_and_are_spread() {
        let tuning = Tuning::default();
        for (failures, longest) in [
            (0, 500),
            (1, 1000),
            (4, 8000),
            (5, 15_000),
            (4_000_000, 15_000),
        ] {
            let waits: Vec<Duration> = (0..200).map(|_| wait(tuning, failures)).collect();
            let longest = Duration::from_millis(longest);
            assert!(waits.iter().all(|wait| *wait <= longest));
            assert!(waits.iter().any(|wait| *wait < longest / 2));
            assert!(waits.iter().any(|wait| *wait > longest / 2));
        }
    }
}
