//! The same round with other cards where somebody cannot see them.

use super::disclosure::{Difference, Disclosure, compare};
use super::orders::{self, Orders};
use super::slots::{Known, Round};
use lastcard_engine::fair::RoundKey;
use lastcard_engine::{Command, Event, Fair, Seat, State};
use lastcard_testkit::random::Dice;

/// A round of a run, with all that a twin of it needs.
pub(super) struct Dealt {
    pub(super) key: RoundKey,
    pub(super) round: Round,
    /// The truth before the deal.
    pub(super) before: State,
    /// Each command that was carried out, with what happened.
    pub(super) done: Vec<(Command, Vec<Event>)>,
    /// Commands that were refused, each with the number of those carried out before it.
    pub(super) refused: Vec<(usize, Seat, Command)>,
}

/// What came of looking for a twin.
pub(super) struct Found {
    pub(super) orders: Option<Orders>,
    /// Whether the first try, in which every hidden card is dealt anew, would do.
    pub(super) at_once: Result<(), Disclosure>,
    /// Steps of the walk that were tried, and those that would do.
    pub(super) steps: (u32, u32),
}

/// How often a walk tries to exchange two cards.
const STEPS: usize = 24;

impl Dealt {
    /// The key of the round with the cards of a twin.
    pub(super) fn dictated(&self, orders: Orders) -> (RoundKey, Orders) {
        (self.key.clone(), orders)
    }

    /// What these seats know together before an entry, and with it where those cards lay before.
    pub(super) fn fixed(&self, seats: &[Option<Seat>], before: usize) -> Known {
        let mut known = self.round.known(None, before);
        for &seat in seats {
            for (all, own) in known.iter_mut().zip(self.round.known(seat, before)) {
                all.iter_mut().zip(own).for_each(|(all, own)| *all |= own);
            }
        }
        for order in (1..self.round.from.len()).rev() {
            for place in 0..known[order].len() {
                if let (true, Some(from)) = (known[order][place], self.round.from[order][place]) {
                    known[from.order][from.place] = true;
                }
            }
        }
        known
    }

    /// Looks for other cards in the places that are not fixed, with which everything up to an entry happens alike.
    ///
    /// First all of them are dealt anew. Where the rules would tell something else then, single cards are exchanged
    /// as long as they do not.
    pub(super) fn twin(&self, fixed: &Known, before: usize, dice: &mut Dice) -> Found {
        let orders = self
            .round
            .made
            .iter()
            .filter(|&&made| made < before)
            .count();
        let free = |order: usize| (0..fixed[order].len()).filter(move |&p| !fixed[order][p]);
        let free: Vec<Vec<usize>> = (0..orders).map(|order| free(order).collect()).collect();
        let mut moved: Vec<Vec<usize>> = free.clone();
        for places in &mut moved {
            for last in (1..places.len()).rev() {
                places.swap(last, dice.below(last + 1));
            }
        }
        let dealt_anew = self.orders(&free, &moved);
        let at_once = self.happens_alike(&dealt_anew, fixed, before);
        let mut found = Found {
            orders: None,
            at_once,
            steps: (0, 0),
        };
        if at_once.is_ok() {
            found.orders = Some(dealt_anew);
        } else {
            let steps = &mut found.steps;
            found.orders = self.walk(&free, fixed, before, dice, steps);
        }
        found.orders = found.orders.filter(|orders| self.changed(orders) >= 2);
        found
    }

    /// How many cards of these orders are other ones.
    pub(super) fn changed(&self, orders: &Orders) -> usize {
        let pairs = orders.iter().zip(&self.round.orders);
        pairs
            .map(|(a, b)| a.iter().zip(b).filter(|(a, b)| a != b).count())
            .sum()
    }

    fn walk(
        &self,
        free: &[Vec<usize>],
        fixed: &Known,
        before: usize,
        dice: &mut Dice,
        (tried, done): &mut (u32, u32),
    ) -> Option<Orders> {
        let mut moved = free.to_vec();
        let mut found = None;
        let wanted = 1 + dice.below(STEPS / 2) as u32;
        for _ in 0..STEPS {
            let order = dice.below(free.len());
            let places = free[order].len();
            if places < 2 {
                continue;
            }
            // What lies on top is dealt and drawn first.
            let (one, other) = (dice.below(places.div_ceil(3)), dice.below(places));
            moved[order].swap(one, other);
            let orders = self.orders(free, &moved);
            if found.as_ref().unwrap_or(&self.round.orders) == &orders {
                continue;
            }
            *tried += 1;
            if self.happens_alike(&orders, fixed, before).is_ok() {
                *done += 1;
                found = Some(orders);
                if *done == wanted {
                    break;
                }
            } else {
                moved[order].swap(one, other);
            }
        }
        found
    }

    /// The orders in which the free places have each other's cards.
    fn orders(&self, free: &[Vec<usize>], moved: &[Vec<usize>]) -> Orders {
        let mut orders: Orders = Vec::new();
        for (order, places) in free.iter().enumerate() {
            let from = self.round.from[order].iter().enumerate();
            let straight: Vec<_> = from
                .map(|(place, from)| match from {
                    Some(from) => orders[from.order][from.place],
                    None => self.round.orders[order][place],
                })
                .collect();
            let mut cards = straight.clone();
            for (&place, &from) in places.iter().zip(&moved[order]) {
                cards[place] = straight[from];
            }
            orders.push(cards);
        }
        orders
    }

    /// Whether everything up to an entry looks alike to whoever does not see the cards that are not fixed.
    fn happens_alike(
        &self,
        orders: &Orders,
        fixed: &Known,
        before: usize,
    ) -> Result<(), Disclosure> {
        let knows_them = |seat: Seat| {
            let known = self.round.known(Some(seat), before);
            known
                .iter()
                .flatten()
                .zip(fixed.iter().flatten())
                .all(|(own, fixed)| !own || *fixed)
        };
        orders::begin(Some(self.dictated(orders.clone())));
        let mut chance = Fair::new(self.key.clone());
        let mut state = self.before.clone();
        let mut refused = self
            .refused
            .iter()
            .filter(|&&(place, ..)| place < before)
            .peekable();
        for (place, (command, events)) in self.done.iter().enumerate().take(before) {
            while let Some((_, seat, command)) = refused.next_if(|of| of.0 == place) {
                if state.check(command).is_ok() {
                    assert!(
                        !knows_them(*seat),
                        "a refusal rests on what its player does not see"
                    );
                    return Err(Disclosure::Refusal);
                }
            }
            let mut twin = Vec::new();
            if state.command(command, &mut chance, &mut twin).is_err() {
                let by = match command {
                    Command::Act(seat, _) => Some(*seat),
                    _ => None,
                };
                assert!(
                    !by.is_some_and(knows_them),
                    "{command:?}: legality rests on what its player does not see"
                );
                return Err(Disclosure::Refusal);
            }
            match compare(events, &twin) {
                Ok(()) => {}
                Err(Difference::Listed(disclosure)) => return Err(disclosure),
                Err(Difference::Unlisted(what)) => {
                    panic!("{command:?} tells of hidden cards, and no disclosure lists it: {what}")
                }
            }
        }
        Ok(())
    }
}
