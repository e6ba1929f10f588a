//! What happened in the game, as a viewer saw it.

use super::cards::{Card, Color};
use super::phase::Step;
use super::view::Direction;
use crate::ids::SeatNumber;
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// What happened in the game. Cards that the viewer may not know are null.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A card was drawn for the dealer, open to all; it goes back before the deal.
    DealerDrew {
        /// Who drew.
        seat: SeatNumber,
        /// The card.
        card: Card,
    },
    /// A round begins: all cards are shuffled into the draw pile, the direction is clockwise.
    RoundBegan {
        /// 1 for the first round of the match.
        round: u32,
        /// Who deals.
        dealer: SeatNumber,
        /// Who plays in it.
        players: Vec<SeatNumber>,
    },
    /// A card was dealt: from the draw pile, or from the hands put together.
    Dealt {
        /// To whom.
        seat: SeatNumber,
        /// Which card, to its player.
        card: Option<Card>,
    },
    /// The top card of the draw pile was turned up as the start card.
    StartTurned {
        /// The card.
        card: Card,
    },
    /// The start card was refused and went back.
    StartReturned {
        /// Where to.
        to: Back,
    },
    /// The turn came to a seat, with what it is asked for.
    Turn {
        /// Whose turn it is.
        seat: SeatNumber,
        /// What it is asked for.
        step: Step,
    },
    /// The color of the start card was named.
    Named {
        /// By whom.
        seat: SeatNumber,
        /// The color.
        color: Color,
    },
    /// A card was laid on the discard pile.
    Played {
        /// By whom.
        seat: SeatNumber,
        /// The card.
        card: Card,
        /// The color that a Wild names.
        color: Option<Color>,
        /// Whether it was out of turn.
        jump_in: bool,
    },
    /// "Uno!" was called in time.
    Called {
        /// By whom.
        seat: SeatNumber,
    },
    /// A seat holds one card and did not call: it may be caught now.
    Exposed {
        /// Who.
        seat: SeatNumber,
        /// Whether somebody else's play brought it there.
        by_other: bool,
    },
    /// Nobody can be caught any more for a call missed before.
    WindowClosed {},
    /// A missed call was caught.
    Caught {
        /// By whom.
        by: SeatNumber,
        /// Who had not called.
        seat: SeatNumber,
    },
    /// A void call was made, for a penalty.
    FalseCall {
        /// By whom.
        seat: SeatNumber,
    },
    /// A void catch was made, for a penalty.
    FalseCatch {
        /// By whom.
        by: SeatNumber,
        /// Who was to be caught.
        seat: SeatNumber,
    },
    /// A last card was laid without the call: it does not end the round.
    Uncalled {
        /// By whom.
        seat: SeatNumber,
    },
    /// A card was drawn from the draw pile.
    Drew {
        /// By whom.
        seat: SeatNumber,
        /// Which card, to its player.
        card: Option<Card>,
        /// What for.
        why: Why,
    },
    /// The discards under the top were shuffled into a new draw pile.
    Refilled {},
    /// Cards could not be drawn because there are none; they are forgiven.
    Forgiven {
        /// To whom.
        seat: SeatNumber,
        /// How many.
        count: u16,
    },
    /// A seat ended its turn without playing.
    Passed {
        /// Who.
        seat: SeatNumber,
    },
    /// A seat's turn is left out.
    Skipped {
        /// Whose.
        seat: SeatNumber,
    },
    /// Play goes the other way.
    DirectionTurned {
        /// The new direction.
        direction: Direction,
    },
    /// A Wild Draw Four was challenged.
    Challenged {
        /// By whom.
        by: SeatNumber,
        /// Who had played it.
        offender: SeatNumber,
        /// Whether it was a bluff.
        guilty: bool,
        /// The judged hand, to those who see it.
        hand: Option<Vec<Card>>,
    },
    /// Two players exchanged their hands.
    Swapped {
        /// Who played the card.
        seat: SeatNumber,
        /// With whom.
        with: SeatNumber,
        /// The viewer's new hand, when the viewer is one of them.
        hand: Option<Vec<Card>>,
    },
    /// Every hand moved one seat on in the direction of play.
    Rotated {
        /// The viewer's new hand, when the viewer plays.
        hand: Option<Vec<Card>>,
    },
    /// All hands were put together to be dealt anew.
    Collected {},
    /// A player has laid the last card.
    WentOut {
        /// Who.
        seat: SeatNumber,
    },
    /// A hand reached the mercy limit: its player is out of the round, the cards go under the discards.
    KnockedOut {
        /// Who.
        seat: SeatNumber,
    },
    /// A player left the match; the cards go under the discards.
    Left {
        /// Who.
        seat: SeatNumber,
    },
    /// The time of the seat on turn was over; what follows was done for it.
    TimeWasUp {
        /// Who.
        seat: SeatNumber,
    },
    /// The round is over.
    RoundEnded {
        /// Who won it, if somebody did.
        winner: Option<SeatNumber>,
        /// Whether it ended because nobody could go on.
        stalled: bool,
    },
    /// The cards left in a hand are shown and counted.
    HandCounted {
        /// Whose.
        seat: SeatNumber,
        /// The cards; none for a player who was knocked out.
        hand: Vec<Card>,
        /// What they count; for a player who was knocked out, what the hand counted then.
        value: u32,
    },
    /// Points were written down. Every player of the round gets this event, also for 0 points.
    Scored {
        /// For whom.
        seat: SeatNumber,
        /// This round's points.
        points: i32,
        /// The new total.
        total: i32,
    },
    /// A player reached the limit and is out of the match.
    Eliminated {
        /// Who.
        seat: SeatNumber,
    },
    /// The match is over.
    MatchEnded {
        /// Who won: one seat, or the seats of a team.
        winners: Vec<SeatNumber>,
    },
}

/// Why a card was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The ordinary draw of a turn.
    Turn,
    /// A Draw Two, a Wild Draw Four or a stack of them.
    Penalty,
    /// For the last card of the round, which was a draw card.
    FinalCard,
    /// A successful challenge: the offender draws.
    Guilty,
    /// A failed challenge: the challenger draws.
    Innocent,
    /// A missed call that somebody caught.
    Caught,
    /// A last card without the call.
    Uncalled,
    /// A void call.
    FalseCall,
    /// A void catch.
    FalseCatch,
    /// A blank Wild of somebody else.
    BlankWild,
}

/// Where a refused start card went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// To the middle of the draw pile.
    Middle,
    /// To the bottom of the draw pile.
    Bottom,
    /// Into the draw pile, which was shuffled.
    Shuffled,
}
