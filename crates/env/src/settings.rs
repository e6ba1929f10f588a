//! What an environment plays, and what counts in it.

use crate::reward::Reward;
use crate::{MOST_SEATS, actions};
use core::fmt;
use lastcard_engine::{FirstDeal, Seat, SeatsError, State};
use lastcard_notation::RulesDocument;
use lastcard_notation::rules::seats_advice;

/// What happens beside the turns: calls, catches, jump-ins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reactions {
    /// Calls are made by themselves, as early as they count; catches and jump-ins are not offered.
    Auto,
    /// After each accepted command the seats with a reaction open are asked, in the direction of play and beginning
    /// with the seat that acted; whoever has none says so. Plays carry the call only where the seat says so.
    Ask,
}

/// What is played from one reset to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Episode {
    /// One round.
    Round,
    /// A whole match.
    Match,
}

/// What an environment plays.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The rules.
    pub rules: RulesDocument,
    /// How many seats, 2 to 10.
    pub seats: usize,
    /// What happens beside the turns.
    pub reactions: Reactions,
    /// What an episode is.
    pub episode: Episode,
    /// What counts.
    pub reward: Reward,
    /// Who deals first; by lot when it is nobody.
    pub dealer: Option<usize>,
    /// Whether the whole table of actions is used, and not only what the rules can reach.
    pub all_actions: bool,
}

/// Why nothing can be played so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsError {
    /// So many players cannot play with the rules.
    Seats {
        /// Why.
        error: SeatsError,
        /// How many they are.
        seats: usize,
    },
    /// More seats than an environment has numbers for.
    TooManySeats(usize),
    /// The seat that deals, or a bot sits on, is none of the table.
    NoSuchSeat {
        /// The seat.
        seat: usize,
        /// How many there are.
        seats: usize,
    },
}

impl Settings {
    /// Rounds of these rules with rewards for winning; calls are made by themselves.
    pub const fn new(rules: RulesDocument, seats: usize) -> Settings {
        Settings {
            rules,
            seats,
            reactions: Reactions::Auto,
            episode: Episode::Round,
            reward: Reward::Win,
            dealer: None,
            all_actions: false,
        }
    }

    /// How many actions the environment has.
    pub fn actions(&self) -> usize {
        if self.all_actions {
            actions::COUNT
        } else {
            actions::reach(&self.rules.rules, self.reactions)
        }
    }

    /// The match before its first round.
    ///
    /// # Errors
    /// When so many players cannot play, or the dealer does not sit there.
    pub fn opening(&self) -> Result<State, SettingsError> {
        let seats = self.seats;
        let first = self.first()?;
        State::new(self.rules.rules, seats, first)
            .map_err(|error| SettingsError::Seats { error, seats })
    }

    /// How the first dealer is found.
    pub(crate) fn first(&self) -> Result<FirstDeal, SettingsError> {
        let seats = self.seats;
        if seats > MOST_SEATS {
            return Err(SettingsError::TooManySeats(seats));
        }
        match self.dealer {
            None => Ok(FirstDeal::Lot),
            Some(seat) if seat < seats => Ok(FirstDeal::Named(Seat::new(seat))),
            Some(seat) => Err(SettingsError::NoSuchSeat { seat, seats }),
        }
    }
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingsError::Seats { error, seats } => f.write_str(&seats_advice(error, *seats)),
            SettingsError::TooManySeats(seats) => {
                write!(f, "{seats} players; an environment seats 2 to {MOST_SEATS}")
            }
            SettingsError::NoSuchSeat { seat, seats } => write!(
                f,
                "there is no seat {seat}; with {seats} players the seats are 0 to {}",
                seats.saturating_sub(1)
            ),
        }
    }
}

impl std::error::Error for SettingsError {}
