//! A person who plays by dice: takes seats, is ready, plays what is open, drops the connection and comes back.

use super::choose::choose;
use super::history::{History, Seen, Sent, now};
use lastcard_client::{Answer, Command, Entry, Happening, Lost, Over, Server, Session, Tuning};
use lastcard_engine::Action;
use lastcard_protocol::client::Act;
use lastcard_protocol::game::{Move, RefusalCode};
use lastcard_protocol::ids::{CommandId, Seq, TableId, Token};
use lastcard_protocol::server::{Fact, Stage};
use lastcard_testkit::random::Dice;
use std::time::Duration;
use tokio::time::sleep;

/// How somebody behaves.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Habits {
    /// How many sit at the table when its match may begin; no match is begun when it is 0.
    pub(crate) table_of: usize,
    /// Drops the connection once in so many things that happen; never when it is 0.
    pub(crate) drops: usize,
    /// Asks for the whole table once in so many times that it comes back.
    pub(crate) forgets: usize,
    /// Sends a move that rests on an old table once in so many moves.
    pub(crate) is_late: usize,
    /// Sends a move that is against the rules once in so many moves.
    pub(crate) is_wrong: usize,
}

/// A person who plays by dice.
pub(crate) struct Person {
    pub(crate) session: Session,
    pub(crate) history: History,
    habits: Habits,
    dice: Dice,
    /// What must have been seen before the next decision.
    wait_for: u64,
    /// A command that the server could not write down, to be tried again.
    again: Option<Command>,
    /// Why nothing more will happen.
    pub(crate) over: Option<Over>,
}

impl Person {
    pub(crate) fn new(
        server: Server,
        table: TableId,
        token: Token,
        habits: Habits,
        seed: u64,
    ) -> Person {
        let entry = Entry {
            table,
            token: Some(token),
            lang: Some("en".to_owned()),
        };
        let tuning = Tuning {
            first_wait: Duration::from_millis(20),
            longest_wait: Duration::from_millis(200),
            ..Tuning::default()
        };
        Person {
            session: Session::new(server, entry, tuning),
            history: History::default(),
            habits,
            dice: Dice::new(seed),
            wait_for: 0,
            again: None,
            over: None,
        }
    }

    /// Takes part in whatever happens next; false when nothing more will.
    pub(crate) async fn step(&mut self) -> bool {
        if self.again.is_some() {
            sleep(Duration::from_millis(20)).await;
            if let Some(command) = self.again.take() {
                let _ = self.session.submit(command);
            }
        }
        let Some(happening) = self.session.next().await else {
            return false;
        };
        self.take_in(happening);
        if self.once_in(self.habits.drops) {
            self.session.drop_line();
            if self.once_in(self.habits.forgets) {
                self.session.forget();
            }
        }
        self.decide();
        self.over.is_none()
    }

    /// Sends a command of its own choice.
    pub(crate) fn act(&mut self, act: Act) -> CommandId {
        let id = self.session.act(act).unwrap();
        self.note_commands();
        id
    }

    /// Whether the match of that number is over.
    pub(crate) fn has_finished(&self, number: u32) -> bool {
        let ends = |fact: &Fact| matches!(fact, Fact::Recorded { number: over } if *over == number);
        self.history
            .seen
            .iter()
            .rev()
            .take(8)
            .any(|seen| matches!(seen, Seen::News { news, .. } if news.facts.iter().any(ends)))
    }

    fn once_in(&mut self, times: usize) -> bool {
        times > 0 && self.dice.once_in(times)
    }

    /// Takes in what happens, and decides nothing.
    pub(crate) fn take_in(&mut self, happening: Happening) {
        let view = || {
            let game = self.session.mirror().and_then(|mirror| mirror.game());
            game.map(|game| game.view.clone())
        };
        match happening {
            Happening::Welcome => {
                let view = view();
                let mirror = self.session.mirror().unwrap();
                self.history.member = mirror.you();
                let seq = mirror.seq().get();
                self.history.seen.push(Seen::Welcome { seq, view });
                self.history.welcomes += 1;
            }
            Happening::Resumed(seq) => {
                self.history.resumed += 1;
                self.wait_for = self.wait_for.max(seq.get());
            }
            Happening::News(news) => {
                let (at, view) = (now(), view());
                let news = *news;
                self.history.seen.push(Seen::News { at, news, view });
                self.check_choices();
            }
            Happening::Answered { id, answer, again } => self.answered(id, &answer, again),
            Happening::Checked(check) => self.history.checks.push(*check),
            Happening::Lost { why, again: _ } => {
                self.history.lost += 1;
                if let Lost::Fault(fault) = why {
                    self.history.faults.push(fault.to_string());
                }
            }
            Happening::Over(over) => {
                if let Over::Fault(fault) = &over {
                    self.history.faults.push(fault.to_string());
                }
                self.over = Some(over);
            }
            _ => {}
        }
        // Shares are shown without anybody's doing.
        self.note_commands();
    }

    fn check_choices(&mut self) {
        let Some(mirror) = self.session.mirror() else {
            return;
        };
        if mirror.choices() != mirror.own_choices().as_ref() {
            let fault = format!("other choices than its own after {}", mirror.seq());
            self.history.faults.push(fault);
        }
    }

    fn answered(&mut self, id: CommandId, answer: &Answer, again: bool) {
        let sent = self.history.commands.iter_mut().rev();
        let Some(sent) = sent.into_iter().find(|sent| sent.id == id) else {
            let fault = format!("an answer to {id:?}, which was never sent");
            self.history.faults.push(fault);
            return;
        };
        sent.answers.push((now(), answer.clone()));
        match answer {
            Answer::Done(seq) | Answer::Stale(seq) => self.wait_for = self.wait_for.max(seq.get()),
            Answer::Refused(why) if why.code == RefusalCode::Unavailable && !again => {
                let (id, seq, act) = (sent.id, Seq::new(sent.seq).unwrap(), sent.act.clone());
                self.again = Some(Command { id, seq, act });
            }
            Answer::Refused(_) => {}
        }
    }

    fn note_commands(&mut self) {
        for command in self.session.pending() {
            let known = self.history.commands.iter().rev();
            if !known.into_iter().take(8).any(|sent| sent.id == command.id) {
                self.history.commands.push(Sent {
                    id: command.id,
                    seq: command.seq.get(),
                    act: command.act.clone(),
                    at: now(),
                    answers: Vec::new(),
                });
            }
        }
    }

    fn decide(&mut self) {
        let session = &mut self.session;
        let free = session.is_connected() && session.pending().is_empty() && self.again.is_none();
        let Some(mirror) = session.mirror().filter(|_| free) else {
            return;
        };
        if mirror.seq().get() < self.wait_for {
            return;
        }
        match mirror.stage() {
            Stage::Lobby => {
                let all = self.habits.table_of > 0 && mirror.seats().len() == self.habits.table_of;
                if all && !mirror.is_ready() {
                    session.ready();
                }
            }
            Stage::BetweenRounds => {
                let plays = mirror.game().zip(mirror.own_seat());
                let plays =
                    plays.is_some_and(|(game, seat)| game.view.public().in_match().contains(seat));
                if plays && !mirror.is_ready() {
                    session.ready();
                }
            }
            Stage::Shuffling => {}
            Stage::Round => self.play(),
        }
        self.note_commands();
    }

    fn play(&mut self) {
        let Some(mirror) = self.session.mirror() else {
            return;
        };
        let Some(game) = mirror.game() else { return };
        let head = mirror.seq().get();
        let Some(action) = choose(&game.view, &mut self.dice) else {
            return;
        };
        let action = if self.once_in(self.habits.is_wrong) {
            // Nobody has a start card to name a color for in the middle of a round.
            Action::Name(lastcard_engine::Color::Red)
        } else {
            action
        };
        let play = Move::try_from(&action).unwrap();
        let mut command = self.session.command(Act::Play { play });
        if self.once_in(self.habits.is_late) {
            let older = head.saturating_sub(1 + self.dice.below(3) as u64).max(1);
            command.seq = Seq::new(older).unwrap();
        }
        self.session.submit(command).unwrap();
    }
}
