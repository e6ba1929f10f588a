//! Which cards lie behind a key: the fair order, or the one of a twin.

use lastcard_engine::Card;
use lastcard_engine::fair::{RoundKey, stacked};
use std::cell::RefCell;

/// The orders of a round, one for each time that cards are shuffled in it; the top card first.
pub(super) type Orders = Vec<Vec<Card>>;

/// The rounds of a run in the order in which they were dealt, each with its key.
pub(super) type Rounds = Vec<(RoundKey, Orders)>;

#[derive(Default)]
struct Stack {
    /// What is to come instead of the fair order.
    dictated: Option<(RoundKey, Orders)>,
    /// What came.
    seen: Rounds,
}

thread_local! {
    static STACK: RefCell<Stack> = RefCell::default();
}

/// Begins a run on this thread, in which the round of that key lies in these orders.
pub(super) fn begin(dictated: Option<(RoundKey, Orders)>) {
    stacked::dictate(order);
    let seen = Vec::new();
    STACK.set(Stack { dictated, seen });
}

/// What came since the run began.
pub(super) fn seen() -> Rounds {
    STACK.with_borrow(|stack| stack.seen.clone())
}

fn order(key: &RoundKey, operation: u32, fair: Vec<Card>) -> Vec<Card> {
    STACK.with_borrow_mut(|stack| {
        let place = operation as usize;
        let dictated = stack.dictated.as_ref().filter(|(of, _)| of == key);
        let order = match dictated.and_then(|(_, orders)| orders.get(place)) {
            // Other cards are shuffled when the twin has gone its own way; then it is given up.
            Some(order) if same_cards(order, &fair) => order.clone(),
            _ => fair,
        };
        let rounds = &mut stack.seen;
        let known = rounds.iter().position(|(of, _)| of == key);
        let round = known.unwrap_or_else(|| {
            rounds.push((key.clone(), Vec::new()));
            rounds.len() - 1
        });
        let orders = &mut rounds[round].1;
        if orders.len() == place {
            orders.push(order.clone());
        }
        order
    })
}

fn same_cards(a: &[Card], b: &[Card]) -> bool {
    let sorted = |cards: &[Card]| {
        let mut cards: Vec<usize> = cards.iter().map(|card| card.index()).collect();
        cards.sort_unstable();
        cards
    };
    sorted(a) == sorted(b)
}
