//! What may be done at a table, and why it is not done.

use crate::log::{Hex, Member};
use crate::settings::Settings;
use lastcard_bots::Level;
use lastcard_engine::{Action, Refusal};
use lastcard_notation::RulesDocument;

/// Something that a person wants done. Who it is is told apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// A move of the game.
    Play(Action),
    /// Is ready for the next deal: the first of a match, the next round, or a rematch; with the promise of a
    /// share in the shuffle.
    Ready(Option<Hex<32>>),
    /// Is not ready after all.
    NotReady,
    /// Shows the share that was promised.
    Share(Hex<32>),
    /// Deals now, with everybody who sits (host); as `Ready` for the host.
    Start(Option<Hex<32>>),
    /// Takes another name.
    Rename(String),
    /// Leaves the table for good.
    Leave,
    /// Plays again after a bot did.
    TakeBack,
    /// Puts a bot on a free seat (host).
    AddBot(Level),
    /// Sends a bot or a person away (host). During a match a bot takes the seat over, and only that of
    /// somebody who is away.
    Remove(Member),
    /// Changes the order of the seats (host, before a match).
    Seats(Vec<Member>),
    /// Gives the table other rules (host, before a match).
    Rules(Box<RulesDocument>),
    /// Runs the table in another way (host).
    Settings(Settings),
    /// Makes somebody else the host (host).
    Host(Member),
}

/// Why something was not done; nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// By the rules of the game.
    Game(Refusal),
    /// By the order of the table.
    Table(Reason),
}

/// A reason that the order of the table gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Only the host may do that.
    NotHost,
    /// Whoever wants that must sit at the table.
    NotSeated,
    /// Every seat is taken.
    TableFull,
    /// A match goes on.
    MatchGoingOn,
    /// No match goes on.
    NoMatch,
    /// Two must sit at the table before a match can begin.
    NotEnoughPlayers,
    /// So many players cannot play with these rules.
    SeatsDoNotFit,
    /// That is no seat order: it must name everybody who sits, once.
    BadSeats,
    /// A number lies out of its bounds.
    BadSettings,
    /// There would be fewer seats than people.
    TooFewSeats,
    /// Nobody at the table has that number.
    UnknownMember,
    /// That can only be done to a person.
    NotAPerson,
    /// The person is here: the host may take no seat from somebody who plays.
    NotAway,
    /// Nothing is waited for.
    NothingToBeReadyFor,
    /// The player is not ready, so there is nothing to take back.
    NotReady,
    /// No share is awaited from this seat.
    NoShareWanted,
    /// The share is not the one that was promised.
    WrongShare,
    /// No bot plays for this person.
    NotDriven,
    /// The name is empty, reserved, or holds what no name may hold.
    BadName,
    /// The command comes from a table that was older: what has happened since is shown first.
    Stale,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Game(refusal)
    }
}

impl From<Reason> for Refused {
    fn from(reason: Reason) -> Refused {
        Refused::Table(reason)
    }
}
