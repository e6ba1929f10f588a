//! What happened: facts that a table could watch, each with its chance outcome.
//!
//! Events are all that a state is made of. Applying one ([`crate::State::evolve`]) needs no rules and no
//! chance and cannot fail; [`Event::seen_by`] is the one place where it is decided who sees what of it.

use crate::card::{Card, Color};
use crate::hand::Hand;
use crate::phase::{Full, Knowledge, Seen, Step};
use crate::seat::{Direction, Seat, SeatSet};

/// Why a card was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Back {
    /// To index floor(len / 2) of the draw pile.
    Middle,
    /// To the bottom of the draw pile.
    Bottom,
    /// Into the draw pile, which was shuffled.
    Shuffled,
}

/// Something that happened.
///
/// Generic over what is known: [`Event`] is the full truth, [`SeenEvent`] is what a viewer sees of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventOf<K: Secrets> {
    /// A card was drawn for the dealer, open to all; it goes back before the deal.
    DealerDrew {
        /// Who drew.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A round begins: all cards are shuffled into the draw pile, the direction is clockwise.
    RoundBegan {
        /// 1 for the first round of the match.
        round: u32,
        /// Who deals.
        dealer: Seat,
        /// Who plays in it.
        players: SeatSet,
    },
    /// A card was dealt: from the draw pile, or from the hands put together.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which card, if it is known.
        card: K::Card,
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
        seat: Seat,
        /// What it is asked for.
        step: Step<K>,
    },
    /// The color of the start card was named.
    Named {
        /// By whom.
        seat: Seat,
        /// The color.
        color: Color,
    },
    /// A card was laid on the discard pile.
    Played {
        /// By whom.
        seat: Seat,
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
        seat: Seat,
    },
    /// A seat holds one card and did not call: it may be caught now.
    Exposed {
        /// Who.
        seat: Seat,
        /// Whether somebody else's play brought it there.
        by_other: bool,
    },
    /// Nobody can be caught any more for a call missed before.
    WindowClosed,
    /// A missed call was caught.
    Caught {
        /// By whom.
        by: Seat,
        /// Who had not called.
        seat: Seat,
    },
    /// A void call was made, for a penalty.
    FalseCall {
        /// By whom.
        seat: Seat,
    },
    /// A void catch was made, for a penalty.
    FalseCatch {
        /// By whom.
        by: Seat,
        /// Who was to be caught.
        seat: Seat,
    },
    /// A last card was laid without the call: it does not end the round.
    Uncalled {
        /// By whom.
        seat: Seat,
    },
    /// A card was drawn from the draw pile.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which card, if it is known.
        card: K::Card,
        /// What for.
        why: Why,
    },
    /// The discards under the top were shuffled into a new draw pile.
    Refilled,
    /// Cards could not be drawn because there are none; they are forgiven.
    Forgiven {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u16,
    },
    /// A seat ended its turn without playing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat's turn is left out.
    Skipped {
        /// Whose.
        seat: Seat,
    },
    /// Play goes the other way.
    DirectionTurned {
        /// The new direction.
        direction: Direction,
    },
    /// A Wild Draw Four was challenged.
    Challenged {
        /// By whom.
        by: Seat,
        /// Who had played it.
        offender: Seat,
        /// Whether it was a bluff.
        guilty: bool,
        /// The judged hand, to those who see it.
        hand: K::Shown,
    },
    /// Two players exchanged their hands.
    Swapped {
        /// Who played the card.
        seat: Seat,
        /// With whom.
        with: Seat,
        /// The viewer's new hand, when the viewer is one of them.
        hand: K::Own,
    },
    /// Every hand moved one seat on in the direction of play.
    Rotated {
        /// The viewer's new hand, when the viewer plays.
        hand: K::Own,
    },
    /// All hands were put together to be dealt anew.
    Collected,
    /// A player has laid the last card.
    WentOut {
        /// Who.
        seat: Seat,
    },
    /// A hand reached the mercy limit: its player is out of the round, the cards go under the discards.
    KnockedOut {
        /// Who.
        seat: Seat,
    },
    /// A player left the match; the cards go under the discards.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The time of the seat on turn was over; what follows was done for it.
    TimeWasUp {
        /// Who.
        seat: Seat,
    },
    /// The round is over.
    RoundEnded {
        /// Who won it, if somebody did.
        winner: Option<Seat>,
        /// Whether it ended because nobody could go on.
        stalled: bool,
    },
    /// The cards left in a hand are shown and counted.
    HandCounted {
        /// Whose.
        seat: Seat,
        /// The cards; none for a player who was knocked out.
        hand: Hand,
        /// What they count; for a player who was knocked out, what the hand counted then.
        value: u32,
    },
    /// Points were written down. Every player of the round gets this event, also for 0 points.
    Scored {
        /// For whom.
        seat: Seat,
        /// This round's points.
        points: i32,
        /// The new total.
        total: i32,
    },
    /// A player reached the limit and is out of the match.
    Eliminated {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    MatchEnded {
        /// Who won: one seat, or the seats of a team.
        winners: SeatSet,
    },
}

/// What is hidden in an event, per kind of knowledge.
pub trait Secrets: Knowledge {
    /// A card that only its player sees.
    type Card: Copy + Eq + core::fmt::Debug;
    /// A hand that is shown to some.
    type Shown: Copy + Eq + core::fmt::Debug;
    /// A viewer's own new hand; in the full truth the state knows it already.
    type Own: Copy + Eq + core::fmt::Debug;
}

impl Secrets for Full {
    type Card = Card;
    type Shown = Hand;
    type Own = ();
}

impl Secrets for Seen {
    type Card = Option<Card>;
    type Shown = Option<Hand>;
    type Own = Option<Hand>;
}

/// The full truth of what happened.
pub type Event = EventOf<Full>;

/// What a viewer sees of it.
pub type SeenEvent = EventOf<Seen>;

/// Where events go: a list, a counter, or nowhere.
pub trait EventSink {
    /// Takes one event.
    fn push(&mut self, event: Event);
}

impl EventSink for alloc::vec::Vec<Event> {
    fn push(&mut self, event: Event) {
        alloc::vec::Vec::push(self, event);
    }
}

/// Drops every event: for play that nobody watches.
impl EventSink for () {
    fn push(&mut self, _: Event) {}
}
