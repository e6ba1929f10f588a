//! The queue before a writer: what waits while a batch is being written is the next batch.

use crate::batch::Op;
use crate::commit::{Answer, Committed, Committer, commit};
use crate::{Appended, StoreError};
use tokio::sync::{mpsc, oneshot};

/// The largest batch.
const BATCH: usize = 512;

/// How many entries may wait before their callers do.
const WAITING: usize = 4096;

/// The way to a writer.
#[derive(Clone)]
pub(crate) struct Queue(mpsc::Sender<Job>);

enum Job {
    Write(Waiting),
    Close(oneshot::Sender<()>),
}

struct Waiting {
    op: Op,
    answer: oneshot::Sender<Answer>,
}

impl Queue {
    /// Starts a writer.
    pub(crate) fn start(committer: impl Committer) -> Queue {
        let (sender, receiver) = mpsc::channel(WAITING);
        tokio::spawn(run(committer, receiver));
        Queue(sender)
    }

    /// Has an entry written, with whatever else waits.
    pub(crate) async fn write(&self, op: Op) -> Result<Appended, StoreError> {
        op.check()?;
        let (answer, answered) = oneshot::channel();
        let sent = self.0.send(Job::Write(Waiting { op, answer })).await;
        sent.map_err(|_| StoreError::closed())?;
        answered.await.unwrap_or_else(|_| Err(StoreError::closed()))
    }

    /// Writes what waits; nothing is taken in after this.
    pub(crate) async fn close(&self) {
        let (done, is_done) = oneshot::channel();
        if self.0.send(Job::Close(done)).await.is_ok() {
            // An error means that the writer has ended, which is what was asked.
            let _ = is_done.await;
        }
    }
}

async fn run<C: Committer>(mut committer: C, mut queue: mpsc::Receiver<Job>) {
    let mut closing = Vec::new();
    let mut batch = Vec::new();
    while let Some(job) = queue.recv().await {
        let mut next = Some(job);
        while let Some(job) = next {
            match job {
                Job::Write(waiting) => batch.push(waiting),
                Job::Close(done) => {
                    queue.close();
                    closing.push(done);
                }
            }
            next = (batch.len() < BATCH)
                .then(|| queue.try_recv().ok())
                .flatten();
        }
        write(&mut committer, &mut batch, &mut queue, &mut closing).await;
    }
    for done in closing {
        // Whoever asked may have gone.
        let _ = done.send(());
    }
}

/// Writes a batch and answers it. When the database is out of reach, whatever waits is answered
/// alike, so that nobody waits for one time limit after the other.
async fn write<C: Committer>(
    committer: &mut C,
    batch: &mut Vec<Waiting>,
    queue: &mut mpsc::Receiver<Job>,
    closing: &mut Vec<oneshot::Sender<()>>,
) {
    // Stable, so that of two for the same place the first to come wins.
    batch.sort_by(|a, b| {
        let key = |it: &Waiting| it.op.entry.seq;
        a.op.table.cmp(&b.op.table).then(key(a).cmp(&key(b)))
    });
    let (mut ops, senders): (Vec<_>, Vec<_>) = batch.drain(..).map(|it| (it.op, it.answer)).unzip();
    let Committed { answers, down } = commit(committer, &mut ops).await;
    for (sender, answer) in senders.into_iter().zip(answers) {
        // A caller that has gone reads the log when it comes back.
        let _ = sender.send(answer);
    }
    let Some(error) = down else { return };
    while let Ok(job) = queue.try_recv() {
        match job {
            Job::Write(waiting) => {
                let _ = waiting.answer.send(Err(error.clone()));
            }
            Job::Close(done) => {
                queue.close();
                closing.push(done);
            }
        }
    }
}
