//! What becomes of entries that are written together: decided here, once for both kinds of database.

use crate::{About, Appended, CommandId, Entry, NewTable, Seq, StoreError, TableKey, rows};
use std::collections::{BTreeMap, HashMap, HashSet};

/// An entry that somebody wants written.
pub(crate) struct Op {
    pub(crate) table: TableKey,
    /// Whether the entry makes the table.
    pub(crate) creates: bool,
    pub(crate) entry: Entry,
    pub(crate) about: About,
    /// Whether an earlier attempt may have written it: the connection was lost before the answer came.
    pub(crate) unsure: bool,
}

impl Op {
    /// The first entry of a table.
    pub(crate) fn create(new: NewTable) -> Op {
        Op {
            table: new.table,
            creates: true,
            entry: new.entry,
            about: new.about,
            unsure: false,
        }
    }

    /// An entry of a table that is there.
    pub(crate) fn append(table: TableKey, entry: Entry, about: About) -> Op {
        Op {
            table,
            creates: false,
            entry,
            about,
            unsure: false,
        }
    }

    /// Refuses a text that one kind of database could keep and the other not.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        rows::check(&self.table, &self.entry)?;
        match &self.about.code {
            Some((code, _)) if code.contains('\0') => Err(StoreError::no_text("A short code")),
            _ => Ok(()),
        }
    }

    fn name(&self) -> &str {
        &self.table.0
    }
}

/// What the database holds of the tables in a batch.
#[derive(Default)]
pub(crate) struct Found {
    /// The last entry of each table that is there.
    pub(crate) heads: HashMap<String, Seq>,
    /// The commands of the batch that are in the log already, and where.
    pub(crate) commands: HashMap<(String, CommandId), Seq>,
    /// The unsure entries that stand there with the same content, by their place in the batch.
    pub(crate) standing: HashSet<usize>,
}

/// What is to be written and what is to be answered.
pub(crate) struct Decided {
    /// For each entry of the batch, in its order.
    pub(crate) answers: Vec<Appended>,
    /// The entries to write, by their place in the batch; in the order of table and `seq`.
    pub(crate) write: Vec<usize>,
    /// For each table that changes the place in the batch of its last new entry.
    pub(crate) last: BTreeMap<String, usize>,
}

/// Decides a batch that is sorted by table and `seq`.
pub(crate) fn decide(ops: &[Op], found: &Found) -> Decided {
    let mut decided = Decided {
        answers: Vec::with_capacity(ops.len()),
        write: Vec::with_capacity(ops.len()),
        last: BTreeMap::new(),
    };
    let mut new: HashMap<(&str, CommandId), Seq> = HashMap::new();
    for tables in ops.chunk_by(|a, b| a.table == b.table) {
        let mut head = found.heads.get(tables[0].name()).copied();
        // The entry that follows one that lost to a stranger was meant to follow ours, not the stranger's.
        let mut lost = None;
        for op in tables {
            let place = decided.answers.len();
            let known = op.entry.command.and_then(|command| {
                let earlier = found.commands.get(&(op.table.0.clone(), command));
                earlier.or_else(|| new.get(&(op.name(), command))).copied()
            });
            let answer = if op.unsure && found.standing.contains(&place) {
                Appended::Written
            } else if let Some(seq) = known {
                Appended::Repeated(seq)
            } else if fits(op, head) && lost.is_none_or(|seq: Seq| op.entry.seq != seq + 1) {
                head = Some(op.entry.seq);
                new.extend(op.entry.command.map(|it| ((op.name(), it), op.entry.seq)));
                decided.write.push(place);
                decided.last.insert(op.table.0.clone(), place);
                Appended::Written
            } else {
                if !new_in_batch(&decided, op) {
                    lost = head.filter(|head| *head == op.entry.seq).or(lost);
                }
                Appended::Conflict
            };
            decided.answers.push(answer);
        }
    }
    decided
}

fn fits(op: &Op, head: Option<Seq>) -> bool {
    match head {
        None => op.creates && op.entry.seq == 1,
        Some(head) => !op.creates && head.checked_add(1) == Some(op.entry.seq),
    }
}

/// Whether this batch itself writes to the table: then its head is no stranger's.
fn new_in_batch(decided: &Decided, op: &Op) -> bool {
    decided.last.contains_key(op.name())
}

/// The names of the tables in a sorted batch, each once.
pub(crate) fn names(ops: &[Op]) -> Vec<&str> {
    let tables = ops.chunk_by(|a, b| a.table == b.table);
    tables.map(|ops| ops[0].name()).collect()
}

/// The commands of a batch, each with the table it is for.
pub(crate) fn commands(ops: &[Op]) -> impl Iterator<Item = (&str, CommandId)> {
    ops.iter()
        .filter_map(|op| op.entry.command.map(|command| (op.name(), command)))
}

#[cfg(test)]
mod tests {
    use super::{Found, Op, decide};
    use crate::{About, Appended, CommandId, Entry, Seq, TableKey};

    fn op(seq: Seq, command: Option<u8>) -> Op {
        let entry = Entry {
            seq,
            at: 0,
            command: command.map(|byte| CommandId([byte; 16])),
            version: 1,
            body: String::new(),
            secret: None,
        };
        let about = About {
            code: None,
            listed: false,
            played: false,
        };
        Op::append(TableKey("abc".to_owned()), entry, about)
    }

    fn head(seq: Seq) -> Found {
        Found {
            heads: [("abc".to_owned(), seq)].into(),
            ..Found::default()
        }
    }

    fn answers(found: &Found, ops: &[Op]) -> Vec<Appended> {
        decide(ops, found).answers
    }

    use Appended::{Conflict, Repeated, Written};

    #[test]
    fn entries_in_a_row_are_written_together() {
        let ops = [op(4, None), op(5, None), op(6, None), op(8, None)];
        let decided = decide(&ops, &head(3));
        assert_eq!(decided.answers, [Written, Written, Written, Conflict]);
        assert_eq!(decided.write, [0, 1, 2]);
        assert_eq!(decided.last["abc"], 2);
    }

    #[test]
    fn what_was_to_follow_an_entry_that_lost_does_not_follow_a_strangers() {
        // Somebody else's entry 4 stands there; our 5 was made for our 4.
        assert_eq!(
            answers(&head(4), &[op(4, None), op(5, None), op(6, None)]),
            [Conflict; 3]
        );
        // Without a 4 of ours, 5 is for the log as it stands.
        assert_eq!(
            answers(&head(4), &[op(3, None), op(5, None)]),
            [Conflict, Written]
        );
        // Of two for one place the second loses to ours, and the next follows ours.
        assert_eq!(
            answers(&head(3), &[op(4, None), op(4, None), op(5, None)]),
            [Written, Conflict, Written]
        );
    }

    #[test]
    fn a_command_twice_in_a_batch_is_carried_out_once() {
        let ops = [
            op(4, Some(7)),
            op(4, Some(7)),
            op(5, Some(7)),
            op(5, Some(8)),
        ];
        assert_eq!(
            answers(&head(3), &ops),
            [Written, Repeated(4), Repeated(4), Written]
        );
    }

    #[test]
    fn an_unsure_entry_that_stands_there_is_written_and_not_a_repeat() {
        let mut ops = [op(4, Some(7)), op(5, Some(8))];
        let mut found = head(4);
        found
            .commands
            .insert(("abc".to_owned(), CommandId([7; 16])), 4);
        assert_eq!(answers(&found, &ops), [Repeated(4), Written]);
        ops[0].unsure = true;
        found.standing.insert(0);
        let decided = decide(&ops, &found);
        assert_eq!(
            (decided.answers, decided.write),
            (vec![Written, Written], vec![1])
        );
    }
}
