//! Many games on several threads, put together in order.

use crate::play::play_game;
use crate::row::Row;
use crate::setup::Setup;
use crate::tally::Tally;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// How far a run is: pieces of [`Setup::games_a_piece`] games, the last one shorter, and their rows added up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "files", derive(serde::Serialize, serde::Deserialize))]
pub struct Standing {
    /// How many pieces are done, from the first on.
    pub pieces: u64,
    /// How many games are in them.
    pub games: u64,
    /// Their rows.
    pub tally: Tally,
}

impl Standing {
    /// Nothing is done yet.
    pub fn new(setup: &Setup) -> Standing {
        Standing {
            pieces: 0,
            games: 0,
            tally: Tally::new(setup.bots.len()),
        }
    }
}

/// Plays the games from where `standing` is up to the number `games`, and moves it on piece by piece.
///
/// After each piece `done` gets its rows, in the order of the games, and the standing with them; it may end the run
/// early. So may `stop`, which is looked at between games, from whatever thread sets it: pieces that are not done then
/// are dropped. All that `done` is told is the same for any number of threads.
///
/// # Errors
/// The first error of `done`; the run ends with it.
pub fn run<E>(
    setup: &Setup,
    games: u64,
    threads: NonZero<usize>,
    standing: &mut Standing,
    stop: &AtomicBool,
    mut done: impl FnMut(&[Row], &Standing) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let size = setup.games_a_piece();
    let pieces = standing.pieces..games.div_ceil(size);
    let play = |piece: u64, stops: &Stops<'_>| {
        let mut rows = Vec::new();
        for game in piece * size..games.min((piece + 1) * size) {
            if stops.any() {
                return None;
            }
            play_game(setup, game, &mut rows);
        }
        Some(rows)
    };
    in_pieces(pieces, threads, stop, play, |rows: Vec<Row>| {
        for row in &rows {
            standing.tally.add(row);
        }
        standing.pieces += 1;
        standing.games = games.min(standing.pieces * size);
        done(&rows, standing)
    })
}

/// What ends work early: from outside, or because nobody takes its results any more.
pub(crate) struct Stops<'a> {
    outside: &'a AtomicBool,
    ended: AtomicBool,
}

impl Stops<'_> {
    /// Whether to end now.
    pub(crate) fn any(&self) -> bool {
        self.outside.load(Ordering::Relaxed) || self.ended.load(Ordering::Relaxed)
    }
}

/// Does each piece of some work with `play`, on several threads, and hands the results to `take` in order. `play` gives
/// `None` when it was stopped.
///
/// # Errors
/// The first error of `take`.
pub(crate) fn in_pieces<T: Send, E>(
    pieces: Range<u64>,
    threads: NonZero<usize>,
    stop: &AtomicBool,
    play: impl Fn(u64, &Stops<'_>) -> Option<T> + Sync,
    mut take: impl FnMut(T) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    if pieces.is_empty() {
        return Ok(());
    }
    let stops = Stops {
        outside: stop,
        ended: AtomicBool::new(false),
    };
    let (order, orders) = channel();
    let orders = Mutex::new(orders);
    let (result, results) = channel();
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let worker = Worker {
                orders: &orders,
                results: result.clone(),
            };
            let (play, stops) = (&play, &stops);
            scope.spawn(move || worker.work(|piece| play(piece, stops)));
        }
        drop(result);
        // So many pieces ahead keep every thread busy while one of them takes long.
        let ahead = 3 * threads.get() as u64;
        let (mut next, mut taken) = (pieces.start, pieces.start);
        let mut waiting = BTreeMap::new();
        let outcome = loop {
            while next < pieces.end && next < taken + ahead {
                // It fails only when all workers are gone, which the results tell as well.
                let _ = order.send(next);
                next += 1;
            }
            let Ok(Some((piece, result))) = results.recv() else {
                break Ok(());
            };
            waiting.insert(piece, result);
            match in_order(&mut taken, &mut waiting, &mut take) {
                Ok(ControlFlow::Continue(())) if taken < pieces.end => {}
                Ok(_) => break Ok(()),
                Err(error) => break Err(error),
            }
        };
        stops.ended.store(true, Ordering::Relaxed);
        drop(order);
        outcome
    })
}

/// Takes up the results that come next.
fn in_order<T, E>(
    taken: &mut u64,
    waiting: &mut BTreeMap<u64, T>,
    take: &mut impl FnMut(T) -> Result<ControlFlow<()>, E>,
) -> Result<ControlFlow<()>, E> {
    while let Some(result) = waiting.remove(taken) {
        *taken += 1;
        if take(result)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}

struct Worker<'a, T> {
    orders: &'a Mutex<Receiver<u64>>,
    /// `None` comes of a worker that panics or was stopped, so that nobody waits for its piece.
    results: Sender<Option<(u64, T)>>,
}

impl<T> Worker<'_, T> {
    /// Does pieces until there are no more, or the work is stopped.
    fn work(&self, play: impl Fn(u64) -> Option<T>) {
        loop {
            // A thread that panicked while it waited has taken nothing.
            let orders = self.orders.lock().unwrap_or_else(PoisonError::into_inner);
            let Ok(piece) = orders.recv() else {
                return;
            };
            drop(orders);
            let done = play(piece).map(|result| (piece, result));
            let stopped = done.is_none();
            if self.results.send(done).is_err() || stopped {
                return;
            }
        }
    }
}

impl<T> Drop for Worker<'_, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            // It fails only when nobody listens any more.
            let _ = self.results.send(None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_bots::Level;
    use lastcard_notation::Preset;

    fn setup(matches: bool) -> Setup {
        Setup {
            rules: Preset::Official.document().rules,
            bots: vec![Level::Random; 3],
            matches,
            seed: 5,
        }
    }

    fn all_rows(setup: &Setup, games: u64, threads: usize) -> (Vec<Row>, Standing) {
        let mut standing = Standing::new(setup);
        let mut all = Vec::new();
        let threads = NonZero::new(threads).unwrap();
        let stop = AtomicBool::new(false);
        let outcome = run(setup, games, threads, &mut standing, &stop, |rows, _| {
            all.extend_from_slice(rows);
            Ok::<_, ()>(ControlFlow::Continue(()))
        });
        assert_eq!(outcome, Ok(()));
        (all, standing)
    }

    #[test]
    fn rows_are_the_same_for_any_number_of_threads() {
        for (matches, games) in [(false, 5_000), (true, 200)] {
            let setup = setup(matches);
            let one = all_rows(&setup, games, 1);
            let games_played = one.0.iter().map(|row| row.game);
            assert!(games_played.is_sorted());
            assert_eq!(one.1.games, games);
            for threads in [2, 3, 7] {
                assert_eq!(all_rows(&setup, games, threads), one);
            }
        }
    }

    #[test]
    fn a_run_that_was_ended_goes_on_as_if_it_had_not_been() {
        let setup = setup(false);
        let whole = all_rows(&setup, 5_000, 2);
        let mut standing = Standing::new(&setup);
        let mut rows = Vec::new();
        let (threads, stop) = (NonZero::new(2).unwrap(), AtomicBool::new(false));
        for piece in 1..=5 {
            let ended = run(&setup, 5_000, threads, &mut standing, &stop, |more, now| {
                assert_eq!(now.pieces, piece);
                rows.extend_from_slice(more);
                Ok::<_, ()>(ControlFlow::Break(()))
            });
            assert_eq!(ended, Ok(()));
        }
        assert_eq!((rows, standing), whole);
    }

    #[test]
    fn an_error_ends_the_run() {
        let setup = setup(false);
        let (threads, stop) = (NonZero::new(2).unwrap(), AtomicBool::new(false));
        let mut standing = Standing::new(&setup);
        let outcome = run(
            &setup,
            1_000_000,
            threads,
            &mut standing,
            &stop,
            |_, now| {
                if now.pieces == 3 {
                    Err("full")
                } else {
                    Ok(ControlFlow::Continue(()))
                }
            },
        );
        assert_eq!((outcome, standing.pieces), (Err("full"), 3));
    }

    #[test]
    fn work_that_is_stopped_ends_whoever_else_waits() {
        // One piece is played and no other is left, so that every other worker waits when the stop comes.
        for threads in [2, 3, 64] {
            let stop = AtomicBool::new(false);
            let threads = NonZero::new(threads).unwrap();
            let ended = in_pieces(
                0..1,
                threads,
                &stop,
                |_, stops| {
                    stop.store(true, Ordering::Relaxed);
                    (!stops.any()).then_some(())
                },
                |()| Ok::<_, ()>(ControlFlow::Continue(())),
            );
            assert_eq!(ended, Ok(()));
        }
    }

    #[test]
    fn a_run_that_is_stopped_keeps_whole_pieces() {
        let setup = setup(false);
        let (threads, stop) = (NonZero::new(2).unwrap(), AtomicBool::new(false));
        let mut standing = Standing::new(&setup);
        let outcome = run(
            &setup,
            1_000_000_000,
            threads,
            &mut standing,
            &stop,
            |_, now| {
                if now.pieces == 2 {
                    stop.store(true, Ordering::Relaxed);
                }
                Ok::<_, ()>(ControlFlow::Continue(()))
            },
        );
        assert_eq!(outcome, Ok(()));
        assert!((2..20).contains(&standing.pieces), "{standing:?}");
        assert_eq!(standing.tally.rounds(), standing.games);
    }
}
