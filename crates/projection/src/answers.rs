//! The answers to commands, kept so that a repeat gets the first one.

use lastcard_protocol::ids::{CommandId, Seq};
use lastcard_protocol::server::{Refused, ToClient};
use std::collections::VecDeque;

/// How many are kept for each table. Older ones that were carried out are found in the log.
const KEPT: usize = 128;

/// The last answers of a table.
#[derive(Default)]
pub struct Answers(VecDeque<(CommandId, Answer)>);

/// The answer to a command, in as few bytes as it takes: most tables never need it again.
pub enum Answer {
    /// Carried out as that entry.
    Done(Seq),
    /// Too late; the table had come as far as this entry.
    Stale(Seq),
    /// Not carried out.
    Refused(Box<Refused>),
}

impl Answer {
    /// The message that says so.
    pub fn message(&self, id: CommandId) -> ToClient {
        match self {
            Answer::Done(seq) => ToClient::Done { id, seq: *seq },
            Answer::Stale(seq) => ToClient::Stale { id, seq: *seq },
            Answer::Refused(why) => ToClient::Refused {
                id,
                why: Refused::clone(why),
            },
        }
    }
}

impl Answers {
    /// The answer that a command got.
    pub fn get(&self, id: CommandId) -> Option<ToClient> {
        let answer = self.0.iter().rev().find(|(known, _)| *known == id);
        answer.map(|(_, answer)| answer.message(id))
    }

    /// Keeps the answer to a command.
    pub fn keep(&mut self, id: CommandId, answer: Answer) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back((id, answer));
    }
}
