//! Ways to tell hidden cards that can be switched on, so that a test shows that each of them is found.
//!
//! Without the feature `leaks` there are none.

use lastcard_engine::{Event, Seat, State};
use lastcard_table::Room;

/// A way in which a viewer can be told what the viewer may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// Everybody sees what is drawn.
    DrawnCards,
    /// Everybody sees what is dealt.
    DealtCards,
    /// Everybody sees the card between drawing and playing.
    CardInTheTurn,
    /// Everybody sees the hand that a swap or a rotation gives to somebody else.
    MovedHands,
    /// Everybody sees the hand that is challenged.
    ChallengedHand,
    /// The first message shows the hand of the next seat.
    HandOfTheNextSeat,
    /// Who has no seat looks through the eyes of the first one.
    NoSeatIsTheFirst,
    /// Who watches finds the draw pile among the discards.
    DrawPileInTheView,
    /// Choices are those of the seat on turn.
    ChoicesOnTurn,
    /// A question is answered for the seat on turn.
    AskedForAnother,
    /// A refusal names a card of the seat on turn.
    CardInARefusal,
    /// Who comes back is told what the next seat saw.
    ResumeOfAnotherSeat,
    /// The server's part of the shuffle is told with the commitment.
    SecretWithTheCommitment,
}

impl Leak {
    /// All of them.
    pub const ALL: [Leak; 13] = [
        Leak::DrawnCards,
        Leak::DealtCards,
        Leak::CardInTheTurn,
        Leak::MovedHands,
        Leak::ChallengedHand,
        Leak::HandOfTheNextSeat,
        Leak::NoSeatIsTheFirst,
        Leak::DrawPileInTheView,
        Leak::ChoicesOnTurn,
        Leak::AskedForAnother,
        Leak::CardInARefusal,
        Leak::ResumeOfAnotherSeat,
        Leak::SecretWithTheCommitment,
    ];

    /// Whether this one is switched on, for this thread.
    #[cfg(feature = "leaks")]
    pub(crate) fn is_on(self) -> bool {
        on::LEAK.get() == Some(self)
    }

    /// Whether this one is switched on: there are none.
    #[cfg(not(feature = "leaks"))]
    pub(crate) const fn is_on(self) -> bool {
        let _ = self;
        false
    }
}

/// Through whose eyes an event is seen by mistake.
pub(crate) fn eyes(viewer: Option<Seat>, event: &Event, after: &State) -> Option<Seat> {
    match *event {
        Event::Drew { seat, .. } if Leak::DrawnCards.is_on() => Some(seat),
        Event::Dealt { seat, .. } if Leak::DealtCards.is_on() => Some(seat),
        Event::Turn { seat, .. } if Leak::CardInTheTurn.is_on() => Some(seat),
        Event::Challenged { by, .. } if Leak::ChallengedHand.is_on() => Some(by),
        Event::Swapped { seat, .. } if Leak::MovedHands.is_on() => Some(seat),
        Event::Rotated { .. } if Leak::MovedHands.is_on() => {
            after.public().in_round().iter().next()
        }
        _ => viewer,
    }
}

/// The seat on turn.
pub(crate) fn on_turn(room: &Room) -> Option<Seat> {
    room.game()?.state().public().phase().on_turn()
}

/// A card of the seat on turn.
pub(crate) fn card_on_turn(room: &Room) -> String {
    let hand = room.game().zip(on_turn(room));
    let hand = hand.map(|(game, seat)| game.state().hand(seat));
    let card = hand.and_then(|hand| hand.iter().next());
    card.map_or_else(String::new, |card| format!("{card:?}"))
}

/// The one that is switched on.
#[cfg(feature = "leaks")]
pub mod on {
    use super::Leak;
    use std::cell::Cell;

    thread_local! {
        /// For this thread.
        pub static LEAK: Cell<Option<Leak>> = const { Cell::new(None) };
    }
}
