//! Group commit: batches tried whole, and taken apart when one row spoils them.

use crate::batch::Op;
use crate::{Appended, StoreError};
use std::future::Future;
use std::ops::Range;

/// How often a batch is tried again because another writer was in the way.
const TRIES: u32 = 5;

/// A way to write a batch in one transaction.
pub(crate) trait Committer: Send + 'static {
    /// Begins on a batch; whatever is tried for it ends within the time that the database is given.
    fn begin(&mut self);

    /// Writes entries that are sorted by table and `seq`, durably: all that may be written, or none.
    fn attempt(
        &mut self,
        ops: &[Op],
    ) -> impl Future<Output = Result<Vec<Appended>, Failure>> + Send;

    /// Waits until another attempt is worth it; false when the time is up.
    fn recover(&mut self) -> impl Future<Output = bool> + Send;
}

/// Why a batch was not written.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A row was refused; which one shows when they are tried apart.
    Row(StoreError),
    /// Another writer was in the way; the batch may be tried again.
    Again(StoreError),
    /// The database is out of reach, or takes nothing now. Not `sure` when the batch may be written all the same.
    Down { error: StoreError, sure: bool },
}

/// What is answered for an entry.
pub(crate) type Answer = Result<Appended, StoreError>;

/// What came of a batch.
pub(crate) struct Committed {
    /// For each entry, in the order of the batch.
    pub(crate) answers: Vec<Answer>,
    /// Why the database is out of reach, when it is.
    pub(crate) down: Option<StoreError>,
}

/// Writes a batch that is sorted by table and `seq`.
pub(crate) async fn commit<C: Committer>(committer: &mut C, ops: &mut [Op]) -> Committed {
    committer.begin();
    let mut down = None;
    let mut answers = Vec::with_capacity(ops.len());
    let mut parts: Vec<Range<usize>> = Vec::new();
    parts.extend((!ops.is_empty()).then_some(0..ops.len()));
    while let Some(part) = parts.pop() {
        let ops = &mut ops[part.clone()];
        match attempt(committer, ops).await {
            Ok(written) => answers.extend(written.into_iter().map(Ok)),
            Err(Failure::Row(_)) if ops.len() > 1 => match boundary(ops) {
                Some(middle) => {
                    parts.push(part.start + middle..part.end);
                    parts.push(part.start..part.start + middle);
                }
                None => answers.extend(one_by_one(committer, ops).await),
            },
            Err(failure) => {
                let is_down = matches!(failure, Failure::Down { .. });
                let error = failure.into_error();
                down = is_down.then(|| error.clone()).or(down);
                answers.extend(ops.iter().map(|_| Err(error.clone())));
            }
        }
    }
    Committed { answers, down }
}

/// Entries of one table, of which at least one is refused. What follows one that was not written has lost its
/// place.
async fn one_by_one<C: Committer>(committer: &mut C, ops: &mut [Op]) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(ops.len());
    let mut broken = false;
    for index in 0..ops.len() {
        if broken {
            answers.push(Ok(Appended::Conflict));
            continue;
        }
        let answer = match attempt(committer, &mut ops[index..=index]).await {
            Ok(written) => written.first().copied().ok_or_else(no_answer),
            Err(failure) => Err(failure.into_error()),
        };
        broken = matches!(answer, Ok(Appended::Conflict) | Err(_));
        answers.push(answer);
    }
    answers
}

async fn attempt<C: Committer>(
    committer: &mut C,
    ops: &mut [Op],
) -> Result<Vec<Appended>, Failure> {
    let mut tries = 0;
    loop {
        match committer.attempt(ops).await {
            // Tried alone, it may be a row that gets in its own way.
            Err(Failure::Again(error)) if tries == TRIES => return Err(Failure::Row(error)),
            Err(Failure::Again(_)) => tries += 1,
            Err(Failure::Down { error, sure }) => {
                if !sure {
                    for op in ops.iter_mut() {
                        op.unsure = true;
                    }
                }
                if !committer.recover().await {
                    return Err(Failure::Down { error, sure });
                }
            }
            result => return result,
        }
    }
}

/// Where to cut a batch so that no table is on both sides, as near to the middle as that goes.
fn boundary(ops: &[Op]) -> Option<usize> {
    let middle = ops.len() / 2;
    (1..ops.len())
        .filter(|cut| ops[cut - 1].table != ops[*cut].table)
        .min_by_key(|cut| cut.abs_diff(middle))
}

fn no_answer() -> StoreError {
    StoreError::Unavailable("The database gave no answer for an entry. Try it again.".to_owned())
}

impl Failure {
    pub(crate) fn into_error(self) -> StoreError {
        match self {
            Failure::Row(error) | Failure::Again(error) | Failure::Down { error, .. } => error,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Committed, Committer, Failure, commit};
    use crate::batch::Op;
    use crate::{About, Appended, Entry, StoreError, TableKey};

    /// A database that plays a script, and keeps what it was asked.
    #[derive(Default)]
    struct Script {
        /// Names of tables whose rows are refused.
        bad: Vec<&'static str>,
        /// What the first attempts fail with.
        first: Vec<Failure>,
        /// How often another attempt is worth it.
        recoveries: usize,
        attempts: Vec<Vec<String>>,
        unsure: usize,
    }

    impl Committer for Script {
        fn begin(&mut self) {}

        async fn attempt(&mut self, ops: &[Op]) -> Result<Vec<Appended>, Failure> {
            self.attempts
                .push(ops.iter().map(|op| op.table.0.clone()).collect());
            self.unsure += ops.iter().filter(|op| op.unsure).count();
            if let Some(failure) = self.first.pop() {
                return Err(failure);
            }
            if ops.iter().any(|op| self.bad.contains(&op.table.0.as_str())) {
                return Err(Failure::Row(error("bad")));
            }
            Ok(vec![Appended::Written; ops.len()])
        }

        async fn recover(&mut self) -> bool {
            let again = self.recoveries > 0;
            self.recoveries = self.recoveries.saturating_sub(1);
            again
        }
    }

    fn error(text: &str) -> StoreError {
        StoreError::Unavailable(text.to_owned())
    }

    fn ops(tables: &[&str]) -> Vec<Op> {
        let about = About {
            code: None,
            listed: false,
            played: false,
        };
        let op = |(seq, table): (u64, &&str)| {
            let entry = Entry {
                seq,
                at: 0,
                command: None,
                version: 1,
                body: String::new(),
                secret: None,
            };
            Op::append(TableKey((*table).to_owned()), entry, about.clone())
        };
        (1..).zip(tables).map(op).collect()
    }

    async fn run(script: &mut Script, tables: &[&str]) -> Committed {
        commit(script, &mut ops(tables)).await
    }

    const WRITTEN: Result<Appended, StoreError> = Ok(Appended::Written);

    #[tokio::test]
    async fn a_good_batch_is_one_attempt() {
        let mut script = Script::default();
        assert_eq!(
            run(&mut script, &["a", "a", "b"]).await.answers,
            [WRITTEN; 3]
        );
        assert_eq!(script.attempts.len(), 1);
        assert!(run(&mut script, &[]).await.answers.is_empty());
        assert_eq!(script.attempts.len(), 1);
    }

    #[tokio::test]
    async fn a_bad_row_is_found_in_few_attempts_and_fails_alone() {
        let names: Vec<String> = (0..512).map(|number| format!("{number:03}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut script = Script {
            bad: vec!["077"],
            ..Script::default()
        };
        let committed = run(&mut script, &names).await;
        for (name, answer) in names.iter().zip(committed.answers) {
            assert_eq!(answer.is_err(), *name == "077");
        }
        assert!(committed.down.is_none());
        assert!(script.attempts.len() < 20, "{}", script.attempts.len());
    }

    #[tokio::test]
    async fn a_table_is_never_cut_in_two() {
        let mut script = Script {
            bad: vec!["b"],
            ..Script::default()
        };
        let committed = run(&mut script, &["a", "b", "b", "b", "c"]).await;
        let bad = Err(error("bad"));
        let conflict = Ok(Appended::Conflict);
        assert_eq!(
            committed.answers,
            [WRITTEN, bad, conflict.clone(), conflict, WRITTEN]
        );
    }

    #[tokio::test]
    async fn what_another_writer_was_in_the_way_of_is_tried_again() {
        let again = || Failure::Again(error("race"));
        let mut script = Script {
            first: vec![again(), again()],
            ..Script::default()
        };
        assert_eq!(run(&mut script, &["a", "b"]).await.answers, [WRITTEN; 2]);
        assert_eq!((script.attempts.len(), script.unsure), (3, 0));
        script.first = (0..50).map(|_| again()).collect();
        assert_eq!(run(&mut script, &["a"]).await.answers, [Err(error("race"))]);
    }

    #[tokio::test]
    async fn after_a_lost_answer_the_log_is_asked() {
        let lost = |sure| Failure::Down {
            error: error("lost"),
            sure,
        };
        for (sure, unsure) in [(true, 0), (false, 2)] {
            let mut script = Script {
                first: vec![lost(sure)],
                recoveries: 1,
                ..Script::default()
            };
            let committed = run(&mut script, &["a", "b"]).await;
            assert_eq!(committed.answers, [WRITTEN; 2]);
            assert!(committed.down.is_none());
            assert_eq!(script.unsure, unsure);
        }
        let mut script = Script {
            first: vec![lost(true)],
            ..Script::default()
        };
        let committed = run(&mut script, &["a", "b"]).await;
        assert_eq!(committed.answers, [Err(error("lost")), Err(error("lost"))]);
        assert_eq!(committed.down, Some(error("lost")));
    }
}
