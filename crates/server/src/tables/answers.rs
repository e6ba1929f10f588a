//! The answers to commands, kept so that a repeat gets the first one.

use lastcard_protocol::server::ToClient;
use lastcard_store::CommandId;
use std::collections::VecDeque;

/// How many are kept for each table. Older ones that were carried out are found in the log.
const KEPT: usize = 128;

/// The last answers of a table.
#[derive(Default)]
pub(super) struct Answers(VecDeque<(CommandId, ToClient)>);

impl Answers {
    /// The answer that a command got.
    pub(super) fn get(&self, id: CommandId) -> Option<&ToClient> {
        let answer = self.0.iter().rev().find(|(known, _)| *known == id);
        answer.map(|(_, answer)| answer)
    }

    /// Keeps the answer to a command.
    pub(super) fn keep(&mut self, id: CommandId, answer: ToClient) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back((id, answer));
    }
}
