//! The log, replayed from zero: I6, I7 and I9.

use super::{Found, Invariant, Log, Stored};
use lastcard_engine::fair::{
    Commitment, Contribution, Promise, RoundId, ServerSecret, Share, commitment, deck_hash, mix,
    rules_hash,
};
use lastcard_engine::{Command, Event, Fair, Hand, Phase, Seat, SeenEvent, State, View};
use lastcard_table::log::Fact;
use lastcard_table::{Room, Witness, Written};
use std::collections::BTreeMap;

/// What each seat sees of an entry.
#[derive(Default)]
pub(super) struct Shown {
    /// The members by seat, after the entry.
    pub(super) players: Vec<u16>,
    /// The events, by seat; those without a seat come last.
    pub(super) seen: Vec<Vec<SeenEvent>>,
    /// The view after the entry, in the same order; none without a match.
    pub(super) views: Vec<View>,
}

/// Replays every piece of the log that hangs together; what each seat saw of each entry.
pub(super) fn replay(key: &str, log: &Log, found: &mut Found) -> BTreeMap<u64, Shown> {
    let mut shown = BTreeMap::new();
    let starts = log.entries().range(..=1).chain(log.restored());
    for (&start, first) in starts {
        let first = written(start, first);
        let mut room = match Room::begin(key, &first) {
            Ok(room) => room,
            Err(error) => {
                found.add(Invariant::I6, format!("entry {start}: {error}"));
                continue;
            }
        };
        let mut shuffles = Shuffles::default();
        for (seq, stored) in log.entries().range(start + 1..) {
            if *seq != room.seq() + 1 {
                break;
            }
            let before = room.game().map(|game| game.state().clone());
            let mut looks = Looks::default();
            let entry = written(*seq, stored);
            if let Err(error) = room.apply(&entry, &mut looks) {
                found.add(Invariant::I6, format!("entry {seq}: {error}"));
                break;
            }
            for event in looks.lost {
                found.add(Invariant::I7, format!("entry {seq}: cards after {event:?}"));
            }
            shuffles.entry(key, &room, &entry, before, found);
            shown.insert(*seq, of_room(&room, looks.seen));
        }
    }
    shown
}

fn written(seq: u64, stored: &Stored) -> Written {
    let secret = stored.secret.as_deref();
    Written {
        seq,
        body: stored.body.clone(),
        secret: secret.and_then(|bytes| bytes.try_into().ok().map(ServerSecret)),
    }
}

fn of_room(room: &Room, seen: Vec<Vec<SeenEvent>>) -> Shown {
    let Some(game) = room.game() else {
        return Shown::default();
    };
    let seats = game.players().len();
    let viewers = (0..seats).map(|seat| Some(Seat::new(seat))).chain([None]);
    Shown {
        players: game.players().to_vec(),
        seen,
        views: viewers.map(|viewer| game.state().view(viewer)).collect(),
    }
}

/// Looks at every event, as each seat does and as somebody who counts the cards.
#[derive(Default)]
struct Looks {
    seen: Vec<Vec<SeenEvent>>,
    lost: Vec<Event>,
}

impl Witness for Looks {
    fn happened(&mut self, event: &Event, after: &State) {
        let seats = after.public().seats();
        self.seen.resize(seats + 1, Vec::new());
        for seat in 0..=seats {
            let viewer = (seat < seats).then(|| Seat::new(seat));
            self.seen[seat].push(event.seen_by(viewer, after));
        }
        if !is_conserved(after) {
            self.lost.push(*event);
        }
    }
}

/// Whether every kind of card is there as often as in the deck.
fn is_conserved(state: &State) -> bool {
    let public = state.public();
    if matches!(public.phase(), Phase::Opening(_)) {
        return true;
    }
    let mut all = public
        .all_seats()
        .iter()
        .fold(Hand::EMPTY, |all, seat| all.plus(state.hand(seat)));
    all.add_all(state.draw_pile());
    all.add_all(&state.discards());
    if let Some(top) = public.top() {
        all.add(top);
    }
    if let Phase::Redealing(pool) = public.phase() {
        all.add_all(pool);
    }
    all == *public.deck()
}

/// The shuffles of a table, carried out once more from what was promised.
#[derive(Default)]
struct Shuffles {
    round: u32,
    commitment: Option<Commitment>,
    contributions: Vec<Contribution>,
    secret: Option<ServerSecret>,
    chance: Option<Fair>,
}

impl Shuffles {
    /// Takes an entry in; `before` is the match before it and `room` the table after it.
    fn entry(
        &mut self,
        key: &str,
        room: &Room,
        entry: &Written,
        before: Option<State>,
        found: &mut Found,
    ) {
        let mut state = before;
        for fact in &entry.body.facts {
            let seq = entry.seq;
            let Some(game) = room.game() else { return };
            let id = |round| RoundId {
                table: key,
                match_number: game.number(),
                round,
            };
            match fact {
                Fact::MatchBegan { .. } => state = game.opening(),
                Fact::Committed {
                    round,
                    commitment: bound,
                    promises,
                } => {
                    self.round = *round;
                    self.commitment = Some(Commitment(bound.0));
                    self.secret.clone_from(&entry.secret);
                    let promised = promises.iter().map(|(seat, promise)| Contribution {
                        seat: Seat::new(usize::from(*seat)),
                        promise: Promise(promise.0),
                        share: None,
                    });
                    self.contributions = promised.collect();
                    let rules = rules_hash(game.rules_lines().iter().map(String::as_str));
                    let deck = deck_hash(game.state().public().deck());
                    let kept = entry.secret.as_ref().is_some_and(|secret| {
                        commitment(id(*round), &rules, &deck, secret).0 == bound.0
                    });
                    if !kept {
                        let what = format!("entry {seq}: the secret is not that of the commitment");
                        found.add(Invariant::I9, what);
                    }
                }
                Fact::Shared { seat, share } => {
                    let mut of = self.contributions.iter_mut();
                    let of = of.find(|of| of.seat.index() == usize::from(*seat));
                    let kept = of.is_some_and(|of| {
                        of.share = Some(Share(share.0));
                        of.holds(id(self.round))
                    });
                    if !kept {
                        let what = format!("entry {seq}: a share that was not promised");
                        found.add(Invariant::I9, what);
                    }
                }
                Fact::Revealed { round: _, secret }
                    if self.secret.as_ref().is_none_or(|own| own.0 != secret.0) =>
                {
                    found.add(Invariant::I9, format!("entry {seq}: another secret"));
                }
                Fact::Played(played) => {
                    let again = self.again(state.as_mut(), &played.command);
                    if again.as_ref() != Some(&played.events) {
                        let what = format!("entry {seq}: other cards than the shuffle has");
                        found.add(Invariant::I6, what);
                        state = None;
                    }
                }
                _ => {}
            }
        }
    }

    /// What comes of a command with the chance of the shuffles.
    fn again(&mut self, state: Option<&mut State>, command: &Command) -> Option<Vec<Event>> {
        if *command == Command::NextRound {
            let key = mix(
                self.secret.as_ref()?,
                self.commitment.as_ref()?,
                &self.contributions,
            );
            match &mut self.chance {
                Some(chance) => chance.set_round(key),
                none => *none = Some(Fair::new(key)),
            }
        }
        let mut events = Vec::new();
        let done = state?.command(command, self.chance.as_mut()?, &mut events);
        done.ok().map(|()| events)
    }
}
