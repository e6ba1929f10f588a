//! The connection, on a thread of its own: orders go in, reports come out.

use crate::play::keyboard::Input;
use lastcard_client::{Answer, Happening, Mirror, Session};
use lastcard_protocol::client::{Act, Emote};
use lastcard_protocol::ids::{CommandId, Member};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// The connection to a table.
pub(super) struct Net {
    orders: UnboundedSender<Order>,
    reports: Receiver<Report>,
    thread: Option<JoinHandle<()>>,
}

/// What the connection shall do.
#[derive(Debug)]
pub(super) enum Order {
    /// Something that the person decided; the answer bears the number.
    Act(u64, Act),
    /// Is ready for the next deal, with a share in its shuffle.
    Ready(u64),
    /// Begins the match or deals the next round as the host.
    Start(u64),
    /// Says something.
    Say(String),
    /// Reacts.
    Emote(Emote),
    /// Hides what a member says, or shows it again.
    Mute(Member, bool),
    /// Tries at once to come back.
    Hurry,
    /// Closes in good order.
    Close,
}

/// What came of it.
#[derive(Debug)]
pub(super) enum Report {
    /// The answer to an order of that number.
    Answered(u64, Answer),
    /// Anything else, with the table after it.
    Happened(Box<Happening>, Option<Box<Mirror>>),
}

impl Net {
    /// Starts the connection; whoever waits for the keyboard is woken by every report.
    pub(super) fn start(session: Session, wake: Sender<Input>) -> std::io::Result<Net> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (orders, ordered) = unbounded_channel();
        let (report, reports) = channel();
        let thread = thread::spawn(move || run(&runtime, session, ordered, &report, &wake));
        Ok(Net {
            orders,
            reports,
            thread: Some(thread),
        })
    }

    /// Gives an order; after the end nobody takes it any more.
    pub(super) fn order(&self, order: Order) {
        let _ = self.orders.send(order);
    }

    /// Everything that was reported since this was asked last.
    pub(super) fn reports(&self) -> impl Iterator<Item = Report> + '_ {
        self.reports.try_iter()
    }
}

impl Drop for Net {
    /// The last orders are still sent, and the connection is closed in good order.
    fn drop(&mut self) {
        self.order(Order::Close);
        if let Some(thread) = self.thread.take() {
            // A thread that has failed has said so.
            let _ = thread.join();
        }
    }
}

fn run(
    runtime: &Runtime,
    mut session: Session,
    mut orders: UnboundedReceiver<Order>,
    reports: &Sender<Report>,
    wake: &Sender<Input>,
) {
    let mut numbers: Vec<(CommandId, u64)> = Vec::new();
    runtime.block_on(async {
        loop {
            tokio::select! {
                order = orders.recv() => match order {
                    None | Some(Order::Close) => {
                        session.close().await;
                        return;
                    }
                    Some(order) => numbers.extend(carry_out(&mut session, order)),
                },
                happening = session.next() => {
                    let Some(happening) = happening else { return };
                    let report = report(&session, &mut numbers, happening);
                    // Who waits for neither has ended the program.
                    if report.is_some_and(|report| reports.send(report).is_err()) {
                        return;
                    }
                    let _ = wake.send(Input::Due);
                }
            }
        }
    });
}

/// Carries an order out; gives the number of its command, if it has one.
fn carry_out(session: &mut Session, order: Order) -> Option<(CommandId, u64)> {
    match order {
        // What is too long was refused where it was typed.
        Order::Act(number, act) => Some((session.act(act).ok()?, number)),
        Order::Ready(number) => Some((session.ready(), number)),
        Order::Start(number) => Some((session.start(), number)),
        Order::Say(text) => {
            session.say(text);
            None
        }
        Order::Emote(emote) => {
            session.emote(emote);
            None
        }
        Order::Mute(member, muted) => {
            session.mute(member, muted);
            None
        }
        Order::Hurry => {
            session.hurry();
            None
        }
        Order::Close => None,
    }
}

/// What the terminal is told; nothing of answers to what it has not ordered, such as shares of the shuffle.
fn report(
    session: &Session,
    numbers: &mut Vec<(CommandId, u64)>,
    happening: Happening,
) -> Option<Report> {
    if let Happening::Answered { id, answer, .. } = happening {
        let place = numbers.iter().position(|(known, _)| *known == id)?;
        let (_, number) = numbers.remove(place);
        return Some(Report::Answered(number, answer));
    }
    let mirror = session.mirror().cloned().map(Box::new);
    Some(Report::Happened(Box::new(happening), mirror))
}
