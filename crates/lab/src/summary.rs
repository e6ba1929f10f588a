//! What rows say.

use crate::stats::{Histogram, Interval, Spread};

/// What many rounds were like: every number of a [`crate::Row`] as a spread, and what follows from them.
///
/// Shares are parts of 1.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "files", derive(serde::Serialize, serde::Deserialize))]
pub struct Summary {
    /// How many seats the tables had.
    pub seats: usize,
    /// How many rounds were played.
    pub rounds: u64,
    /// How many of them somebody won.
    pub won: u64,
    /// How many ended because nobody could go on, or were broken off.
    pub stalled: u64,
    /// The share of those; `None` without rounds.
    pub stall_share: Option<Interval>,
    /// Turns a round.
    pub turns: Spread,
    /// Cards laid in a round.
    pub plays: Spread,
    /// Cards of ordinary draws in a round.
    pub draws: Spread,
    /// Turns with an ordinary draw in a round.
    pub drawing_turns: Spread,
    /// Penalties by others' cards in a round.
    pub penalties: Spread,
    /// Cards drawn in them in a round.
    pub penalty_cards: Spread,
    /// The most cards of one penalty in a round.
    pub worst_penalty: Spread,
    /// Cards drawn for calls and catches in a round.
    pub call_cards: Spread,
    /// Challenges in a round.
    pub challenges: Spread,
    /// Challenges in a round that found a bluff.
    pub guilty: Spread,
    /// Plays out of turn in a round.
    pub jump_ins: Spread,
    /// Swaps, rotations and new deals of hands in a round.
    pub swaps: Spread,
    /// Turns left out in a round.
    pub skips: Spread,
    /// Refills of the draw pile in a round.
    pub refills: Spread,
    /// Changes of the lead in a round.
    pub lead_changes: Spread,
    /// The most cards that the winner of a round held at once; of rounds with a winner.
    pub winner_peak: Spread,
    /// The points that the winner of a round got; of rounds with a winner.
    pub winner_points: Spread,
    /// Cards left in all hands at the end of a round.
    pub cards_left: Spread,
    /// What those cards counted.
    pub values_left: Spread,
    /// The share of turns in which somebody drew.
    pub draw_share: Option<Interval>,
    /// Cards for each penalty by others' cards; `None` where there was none.
    pub cards_per_penalty: Option<Interval>,
    /// The share of challenges that found a bluff; `None` where there was none.
    pub bluff_share: Option<Interval>,
    /// Of the rounds that somebody won, the shares by seat; empty where nobody won any.
    pub seat_shares: Vec<Interval>,
    /// The same by place after the dealer: first the seat to the dealer's left, last the dealer.
    pub place_shares: Vec<Interval>,
    /// The same clockwise from whoever had the first turn: that seat comes first.
    pub first_shares: Vec<Interval>,
    /// How often a round had how many turns.
    pub turns_histogram: Histogram,
    /// What whole matches were like, where they were played.
    pub matches: Option<Matches>,
}

/// What whole matches were like.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "files", derive(serde::Serialize, serde::Deserialize))]
pub struct Matches {
    /// How many matches somebody won.
    pub over: u64,
    /// How many were broken off, because a round hardly ended or nobody came nearer to the target.
    pub broken_off: u64,
    /// Rounds of the matches that somebody won.
    pub rounds: Spread,
    /// Turns of them.
    pub turns: Spread,
    /// The share of them that each seat won; with teams each member counts.
    pub seat_shares: Vec<Interval>,
}
