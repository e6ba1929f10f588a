//! Estimates of rules: made once, kept, and made without getting in the way of the tables.
//!
//! Each is made in a thread of its own that gives way to others, a few at a time. Once begun it is made to its end, also when
//! whoever asked is gone or has waited for as long as a request may take: they may ask again, and it is known then. A
//! server that stops ends them all.

use crate::limits::Refused;
use crate::metrics::{self, Estimated};
use lastcard_projection::estimate::{Prospect, ProspectKey};
use lastcard_protocol::rest::Estimate;
use quick_cache::sync::Cache;
use std::io;
use std::sync::Arc;
use std::thread;
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::time::Instant;

/// The estimates of a server.
#[derive(Clone)]
pub(crate) struct Estimates(Arc<Inner>);

struct Inner {
    known: Cache<ProspectKey, Arc<Estimate>>,
    /// A permit for each that is being made.
    making: Semaphore,
    /// A permit for each that is being made or waits for that.
    room: Semaphore,
    stopping: watch::Receiver<bool>,
}

/// Why there is no estimate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotEstimated {
    /// A limit stopped it.
    Refused(Refused),
    /// Too many wait for theirs, or the server stops.
    Unavailable,
    /// It came to nothing, which is a fault of the program.
    Failed,
}

/// How many are kept: some hundred bytes each.
const KEPT: usize = 4_096;
/// How much is played for each: about a second, also with assertions, where there is no more time but much more to do.
const WORK: u32 = if cfg!(debug_assertions) {
    600_000
} else {
    9_000_000
};
/// How many may wait for each that is made at a time: the last of them has its own about when its request has to be answered.
const WAITING: usize = 7;

impl Estimates {
    /// None is known yet. As many are made at a time as leave one core to the tables, but one in any case.
    pub(crate) fn new(stopping: watch::Receiver<bool>) -> Estimates {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let at_once = cores.saturating_sub(1).max(1);
        Estimates(Arc::new(Inner {
            known: Cache::new(KEPT),
            making: Semaphore::new(at_once),
            room: Semaphore::new(at_once * (1 + WAITING)),
            stopping,
        }))
    }

    /// The estimate of a prospect. `admit` is asked before one is made: what is known costs nobody anything.
    ///
    /// # Errors
    /// When it cannot be made now.
    pub(crate) async fn of(
        &self,
        prospect: Prospect,
        admit: impl FnOnce() -> Result<(), Refused>,
    ) -> Result<Arc<Estimate>, NotEstimated> {
        if let Some(known) = self.0.known.get(&prospect.key()) {
            metrics::estimate(Estimated::Known);
            return Ok(known);
        }
        admit().map_err(NotEstimated::Refused)?;
        // A task of its own, which goes on when whoever asked does not wait any more.
        let made = tokio::spawn(Arc::clone(&self.0).get_or_make(prospect));
        made.await.unwrap_or(Err(NotEstimated::Failed))
    }
}

impl Inner {
    /// Makes it, unless it is known by now; who asks for one that is being made waits for that.
    async fn get_or_make(
        self: Arc<Inner>,
        prospect: Prospect,
    ) -> Result<Arc<Estimate>, NotEstimated> {
        match self.known.get_value_or_guard_async(&prospect.key()).await {
            Ok(known) => {
                metrics::estimate(Estimated::Known);
                Ok(known)
            }
            // Should it come to nothing, the next one that waits for it tries in its place.
            Err(place) => {
                let made = Arc::new(self.make(prospect).await?);
                // Nobody takes places away, for which alone it could fail; and then it would only not be kept.
                let _ = place.insert(Arc::clone(&made));
                Ok(made)
            }
        }
    }

    async fn make(&self, prospect: Prospect) -> Result<Estimate, NotEstimated> {
        let Ok(_room) = self.room.try_acquire() else {
            metrics::estimate(Estimated::Busy);
            return Err(NotEstimated::Unavailable);
        };
        // Nobody closes it.
        let Ok(_making) = self.making.acquire().await else {
            return Err(NotEstimated::Failed);
        };
        let begun = Instant::now();
        let made = self.play(prospect).map_err(|error| {
            tracing::error!(%error, "no thread can be had for an estimate");
            NotEstimated::Unavailable
        })?;
        match made.await {
            Ok(Some(estimate)) => {
                metrics::estimate(Estimated::Made);
                metrics::estimate_took(begun.elapsed());
                Ok(estimate)
            }
            Ok(None) => {
                metrics::estimate(Estimated::Dropped);
                Err(NotEstimated::Unavailable)
            }
            // The thread has panicked, and the log says why.
            Err(_) => Err(NotEstimated::Failed),
        }
    }

    /// Has bots play in a thread; what comes of it is nothing when the server stops meanwhile.
    fn play(&self, prospect: Prospect) -> io::Result<oneshot::Receiver<Option<Estimate>>> {
        let (answer, answered) = oneshot::channel();
        let stopping = self.stopping.clone();
        let thread = thread::Builder::new().name("estimate".to_owned());
        thread.spawn(move || {
            give_way();
            let estimate = prospect.estimate(WORK, &|| !*stopping.borrow());
            // A runtime that has ended does not wait for it.
            let _ = answer.send(estimate);
        })?;
        Ok(answered)
    }
}

/// Has the system let the threads go first that answer players: this one gets a tenth of their time where all want to run.
#[cfg(target_os = "linux")]
fn give_way() {
    use rustix::process::setpriority_process;
    // Linux means the thread that asks. Where that is not allowed, it is a thread like any other.
    let _ = setpriority_process(None, 10);
}

/// Other systems would mean the whole process.
#[cfg(not(target_os = "linux"))]
const fn give_way() {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{Limit, refuse};
    use futures_util::FutureExt;
    use lastcard_texts::Lang;
    use std::time::Duration;

    fn prospect() -> Prospect {
        Prospect::read("quick", 2, Lang::En).unwrap()
    }

    fn estimates() -> (watch::Sender<bool>, Estimates) {
        let (stop, stopping) = watch::channel(false);
        (stop, Estimates::new(stopping))
    }

    #[tokio::test]
    async fn what_somebody_gave_up_waiting_for_is_made_and_then_known() {
        let (_stop, estimates) = estimates();
        let asked = estimates.of(prospect(), || Ok(()));
        assert!(asked.now_or_never().is_none(), "nobody is that fast");
        while estimates.0.known.get(&prospect().key()).is_none() {
            tokio::task::yield_now().await;
        }
        let known = estimates.of(prospect(), || panic!("it is known"));
        assert_eq!(known.await.unwrap().players, 2);
    }

    #[tokio::test]
    async fn when_too_many_wait_another_one_does_not() {
        let (_stop, estimates) = estimates();
        let room = estimates.0.room.available_permits();
        estimates.0.room.forget_permits(room);
        let asked = estimates.of(prospect(), || Ok(())).await;
        assert_eq!(asked, Err(NotEstimated::Unavailable));
        estimates.0.room.add_permits(1);
        assert!(estimates.of(prospect(), || Ok(())).await.is_ok());
    }

    #[tokio::test]
    async fn whoever_may_not_has_none_made() {
        let (_stop, estimates) = estimates();
        let refused = refuse(Limit::Estimates, Duration::from_secs(7));
        let asked = estimates.of(prospect(), || Err(refused)).await;
        assert_eq!(asked, Err(NotEstimated::Refused(refused)));
        assert!(estimates.0.known.is_empty());
    }

    #[tokio::test]
    async fn a_server_that_stops_makes_none_to_its_end() {
        let (stop, estimates) = estimates();
        stop.send_replace(true);
        let asked = estimates.of(prospect(), || Ok(())).await;
        assert_eq!(asked, Err(NotEstimated::Unavailable));
        assert!(estimates.0.known.is_empty());
    }
}
