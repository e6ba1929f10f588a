//! Ways to tell hidden cards that can be switched on, so that a test shows that each of them is found.
//!
//! Only the build of this crate's own tests has them.

use lastcard_engine::{Event, Seat, State};
use lastcard_table::Room;

/// A way in which a server can tell what somebody may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leak {
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
    /// Everybody gets the text that was made for the first one.
    OneTextForAll,
    /// A message has a space more for each Wild on turn.
    LengthOfAMessage,
    /// The clock is ahead by what the hand on turn counts.
    ClockByHand,
    /// An answer takes longer when the seat on turn can play.
    SlowAnswer,
    /// A turn runs out later when the seat on turn can play.
    LateTurn,
    /// A bot takes longer when it has more to choose from.
    ThinkingBot,
    /// Who watches sees everything at once.
    NoDelay,
    /// The clock of who watches is that of the players.
    ClockOfThePlayers,
    /// The match that goes on has a record.
    RecordOfALiveMatch,
    /// The invitation names the players in the order of what they hold.
    PlayersByHand,
    /// The server's part of the shuffle is told with the commitment.
    SecretWithTheCommitment,
}

impl Leak {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: [Leak; 23] = [
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
        Leak::OneTextForAll,
        Leak::LengthOfAMessage,
        Leak::ClockByHand,
        Leak::SlowAnswer,
        Leak::LateTurn,
        Leak::ThinkingBot,
        Leak::NoDelay,
        Leak::ClockOfThePlayers,
        Leak::RecordOfALiveMatch,
        Leak::PlayersByHand,
        Leak::SecretWithTheCommitment,
    ];

    /// Whether this one is switched on, for this thread.
    #[cfg(test)]
    pub(crate) fn is_on(self) -> bool {
        on::LEAK.get() == Some(self)
    }

    /// Whether this one is switched on: there are none.
    #[cfg(not(test))]
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

/// What the hand of the seat on turn counts.
pub(crate) fn held_on_turn(room: &Room) -> u32 {
    let state = room.game().map(lastcard_table::Game::state);
    let held = state.and_then(|state| {
        let seat = state.public().phase().on_turn()?;
        Some(state.public().rules().hand_value(state.hand(seat)))
    });
    held.unwrap_or(0)
}

/// What the seat on turn may play.
pub(crate) fn plays_on_turn(room: &Room) -> u32 {
    let state = room.game().map(lastcard_table::Game::state);
    let plays = state.and_then(|state| {
        let seat = state.public().phase().on_turn()?;
        Some(state.legal(seat).plays.len())
    });
    plays.unwrap_or(0)
}

/// The one that is switched on.
#[cfg(test)]
pub(crate) mod on {
    use super::Leak;
    use std::cell::Cell;

    thread_local! {
        pub(crate) static LEAK: Cell<Option<Leak>> = const { Cell::new(None) };
    }
}
