//! Ways to tell hidden cards that can be switched on, so that a test shows that each of them is found.
//!
//! Only the build of this crate's own tests has them; those of what is told stand in [`lastcard_projection::leaks`].

use lastcard_table::Room;

/// A way in which a server can tell what somebody may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leak {
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
}

impl Leak {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: [Leak; 10] = [
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
