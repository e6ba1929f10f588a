//! Why something is refused.

use lastcard_engine::Refusal;
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
#[cfg(feature = "schemas")]
use ts_rs::TS;

macro_rules! codes {
    (
        game { $($(#[$game_doc:meta])+ $game:ident,)+ }
        table { $($(#[$table_doc:meta])+ $table:ident,)+ }
    ) => {
        /// Why something is not done: a rule of the game, or of the table where it is played.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
        #[serde(rename_all = "snake_case")]
        pub enum RefusalCode {
            $($(#[$game_doc])+ $game,)+
            $($(#[$table_doc])+ $table,)+
        }

        impl RefusalCode {
            /// Every code, those of the game first.
            pub const ALL: &'static [RefusalCode] =
                &[$(RefusalCode::$game,)+ $(RefusalCode::$table,)+];

            /// The rule of the game behind it, if it is one.
            pub const fn refusal(self) -> Option<Refusal> {
                match self {
                    $(RefusalCode::$game => Some(Refusal::$game),)+
                    $(RefusalCode::$table)|+ => None,
                }
            }
        }

        impl From<Refusal> for RefusalCode {
            fn from(refusal: Refusal) -> RefusalCode {
                match refusal {
                    $(Refusal::$game => RefusalCode::$game,)+
                }
            }
        }
    };
}

codes! {
    game {
        /// Nobody of that name sits here.
        UnknownPlayer,
        /// The match is over.
        MatchOver,
        /// The round is over.
        RoundOver,
        /// The player has left the match.
        LeftTheMatch,
        /// Somebody else is on turn.
        NotYourTurn,
        /// The color of the start card must be named first.
        MustNameColor,
        /// A penalty waits and must be drawn first.
        MustServePenalty,
        /// The card is not in hand.
        CardNotInHand,
        /// The card fits neither color nor number nor symbol.
        CardDoesNotMatch,
        /// A Wild Draw Four is blocked by another card in hand.
        WildDrawFourNotAllowed,
        /// A Wild needs a color.
        ColorRequired,
        /// No color may be named here, or not that one.
        ColorNotWanted,
        /// The swap needs a player.
        SwapTargetRequired,
        /// There is nothing to swap, or not with that player.
        SwapTargetNotAllowed,
        /// Who can play must play.
        MustPlay,
        /// The drawn card must be played.
        MustPlayDrawnCard,
        /// After a draw only the drawn card may be played.
        OnlyDrawnCard,
        /// There is nothing to draw, or no second draw.
        CannotDraw,
        /// One passes only after a draw, or when nothing can be drawn.
        CannotPass,
        /// The card does not answer the penalty that waits.
        CannotStack,
        /// The card may not be the last.
        LastCardNotAllowed,
        /// Without the call the last card may not be played.
        UnoNotCalled,
        /// There is no call to make.
        NothingToCall,
        /// There is nobody to catch.
        NothingToCatch,
        /// There is nothing to challenge.
        CannotChallenge,
        /// The card may not be played out of turn.
        CannotJumpIn,
        /// These cards may not be laid together.
        CannotDiscardTogether,
        /// The round is still going on.
        RoundNotOver,
    }
    table {
        /// Only the host may do this.
        NotHost,
        /// Only somebody who has a seat may do this; this client watches.
        NotSeated,
        /// Every seat is taken.
        TableFull,
        /// The table cannot have so many seats, or not so few: somebody sits there already.
        TooManySeats,
        /// Two must sit at the table before a match can begin.
        NotEnoughPlayers,
        /// This can be done only before a match or after it.
        MatchGoingOn,
        /// No match is going on.
        NoMatch,
        /// The round goes on, and nothing is to be ready for.
        RoundGoingOn,
        /// During a match only somebody who is away can be sent away.
        NotAway,
        /// No bot plays for this person, so there is nothing to take back.
        NotDriven,
        /// The text cannot be a name: it is empty or too long, or has signs that names cannot have.
        BadName,
        /// The rules document has faults; the text of the refusal names them.
        BadRules,
        /// So many players cannot play with these rules.
        SeatsDoNotFit,
        /// A setting is out of its range.
        BadSettings,
        /// The new order does not name everybody who sits, each once.
        BadOrder,
        /// Nobody at the table has that number.
        UnknownMember,
        /// A bot cannot do or be this.
        NotAPerson,
        /// The move means nothing: a play without a card, or with more cards than a hand can hold.
        BadMove,
        /// The player is not ready, so there is nothing to take back.
        NotReady,
        /// The share is not the one that was promised.
        WrongShare,
        /// No share of this player is awaited.
        NoShareWanted,
        /// Nothing can be said at this table, or only quick reactions.
        ChatOff,
        /// The text is longer than it may be.
        TooLong,
        /// Too much was sent in too short a time.
        TooFast,
        /// The server cannot write to its store now; nothing was done, and it may be tried again.
        Unavailable,
    }
}

impl RefusalCode {
    /// The stable name: on the wire, and as the key of the texts.
    pub fn name(self) -> String {
        let mut name = String::new();
        for (i, letter) in format!("{self:?}").chars().enumerate() {
            if letter.is_ascii_uppercase() && i > 0 {
                name.push('_');
            }
            name.push(letter.to_ascii_lowercase());
        }
        name
    }
}

impl fmt::Display for RefusalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}
