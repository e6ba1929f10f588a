//! Orders that a test dictates: the same commitments, secrets and keys with other cards behind them.
//!
//! Whoever asks whether something depends on a hidden card must change that card and nothing else.

use super::RoundKey;
use crate::card::Card;
use alloc::vec::Vec;
use std::sync::OnceLock;

/// Gives the order of an operation of the round with that key, whose fair order is the last argument; operation 0
/// shuffles the deck, and each order has the top card first.
pub type Stack = fn(&RoundKey, u32, Vec<Card>) -> Vec<Card>;

static STACK: OnceLock<Stack> = OnceLock::new();

/// From now on this process takes its orders from there. A second call changes nothing.
pub fn dictate(stack: Stack) {
    STACK.get_or_init(|| stack);
}

pub(super) fn order(key: &RoundKey, operation: u32, fair: Vec<Card>) -> Vec<Card> {
    match STACK.get() {
        Some(stack) => stack(key, operation, fair),
        None => fair,
    }
}
