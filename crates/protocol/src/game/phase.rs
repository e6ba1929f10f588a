//! What the game waits for, as a viewer sees it.

use super::cards::{Card, Color};
use super::{seat_set, seats};
use crate::ids::SeatNumber;
use lastcard_engine as engine;
use lastcard_engine::Seen;
#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schemas")]
use ts_rs::TS;

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "phase", rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// The match has not begun: the first round may be dealt.
    Opening {
        /// How the first dealer is found.
        first: FirstDeal,
    },
    /// Cards are being dealt; lasts only between events.
    Dealing {},
    /// Hands were put together and are being dealt anew; lasts only between events.
    Redealing {
        /// How many cards are still to be dealt.
        cards: u16,
    },
    /// A seat is on turn.
    Turn {
        /// Whose turn it is.
        seat: SeatNumber,
        /// What it is asked for.
        step: Step,
    },
    /// The round is over; the next one may be dealt.
    RoundOver {
        /// Who won it, if somebody did.
        winner: Option<SeatNumber>,
    },
    /// The match is over.
    MatchOver {
        /// Who won it: one seat, or the seats of a team.
        winners: Vec<SeatNumber>,
    },
}

/// How the first dealer of a match is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum FirstDeal {
    /// Everybody draws a card, the highest number deals.
    HighCard {},
    /// By lot.
    Lot {},
    /// The table names the dealer: the youngest, the host.
    Named {
        /// Who.
        seat: SeatNumber,
    },
}

/// What the seat on turn is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(tag = "step", rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// To play, draw or, where nothing can be drawn, pass.
    Play {},
    /// To play, keep or draw on after a draw.
    AfterDraw {
        /// The card, for its player alone.
        drawn: Option<Drawn>,
    },
    /// To draw a penalty, or to answer it.
    Serve {
        /// Which.
        penalty: Penalty,
    },
    /// To name the color of the start card.
    NameColor {},
    /// To swap hands for the start card; where the swap is optional, a turn may begin instead.
    SwapStart {},
}

/// The card just drawn, known to its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// The last card drawn.
    pub card: Card,
    /// Whether it can be played.
    pub fits: bool,
}

/// Cards that wait to be drawn by the seat on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Penalty {
    /// How many cards.
    pub owed: u16,
    /// The draw card laid last: that one is stacked on.
    pub last: DrawCard,
    /// Whether it is made of Draw Twos alone.
    pub only_twos: bool,
    /// Whether it comes from the start card: nothing answers that.
    pub start: bool,
    /// Whether the victim plays after drawing.
    pub then_plays: bool,
    /// The challenge that is open to the victim.
    pub challenge: Option<Challenge>,
}

/// Which draw card a penalty was last made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum DrawCard {
    /// A Draw Two.
    Two,
    /// A Wild Draw Four.
    Four,
}

/// A Wild Draw Four that may be challenged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// Who played it.
    pub offender: SeatNumber,
    /// The color that was in force before.
    pub prior_color: Option<Color>,
    /// The card that was on top before.
    pub prior_top: Card,
}

impl From<engine::Phase<Seen>> for Phase {
    fn from(phase: engine::Phase<Seen>) -> Phase {
        match phase {
            engine::Phase::Opening(first) => Phase::Opening {
                first: first.into(),
            },
            engine::Phase::Dealing => Phase::Dealing {},
            engine::Phase::Redealing(cards) => Phase::Redealing { cards },
            engine::Phase::Turn { seat, step } => Phase::Turn {
                seat: seat.into(),
                step: step.into(),
            },
            engine::Phase::RoundOver { winner } => Phase::RoundOver {
                winner: winner.map(Into::into),
            },
            engine::Phase::MatchOver { winners } => Phase::MatchOver {
                winners: seats(winners),
            },
        }
    }
}

impl From<&Phase> for engine::Phase<Seen> {
    fn from(phase: &Phase) -> engine::Phase<Seen> {
        match phase {
            Phase::Opening { first } => engine::Phase::Opening((*first).into()),
            Phase::Dealing {} => engine::Phase::Dealing,
            Phase::Redealing { cards } => engine::Phase::Redealing(*cards),
            Phase::Turn { seat, step } => engine::Phase::Turn {
                seat: (*seat).into(),
                step: (*step).into(),
            },
            Phase::RoundOver { winner } => engine::Phase::RoundOver {
                winner: winner.map(Into::into),
            },
            Phase::MatchOver { winners } => engine::Phase::MatchOver {
                winners: seat_set(winners),
            },
        }
    }
}

impl From<engine::FirstDeal> for FirstDeal {
    fn from(first: engine::FirstDeal) -> FirstDeal {
        match first {
            engine::FirstDeal::HighCard => FirstDeal::HighCard {},
            engine::FirstDeal::Lot => FirstDeal::Lot {},
            engine::FirstDeal::Named(seat) => FirstDeal::Named { seat: seat.into() },
        }
    }
}

impl From<FirstDeal> for engine::FirstDeal {
    fn from(first: FirstDeal) -> engine::FirstDeal {
        match first {
            FirstDeal::HighCard {} => engine::FirstDeal::HighCard,
            FirstDeal::Lot {} => engine::FirstDeal::Lot,
            FirstDeal::Named { seat } => engine::FirstDeal::Named(seat.into()),
        }
    }
}

impl From<engine::Step<Seen>> for Step {
    fn from(step: engine::Step<Seen>) -> Step {
        match step {
            engine::Step::Play => Step::Play {},
            engine::Step::AfterDraw(drawn) => Step::AfterDraw {
                drawn: drawn.map(|engine::DrawnCard { card, fits }| Drawn {
                    card: card.into(),
                    fits,
                }),
            },
            engine::Step::Serve(penalty) => Step::Serve {
                penalty: penalty.into(),
            },
            engine::Step::NameColor => Step::NameColor {},
            engine::Step::SwapStart => Step::SwapStart {},
        }
    }
}

impl From<Step> for engine::Step<Seen> {
    fn from(step: Step) -> engine::Step<Seen> {
        match step {
            Step::Play {} => engine::Step::Play,
            Step::AfterDraw { drawn } => {
                engine::Step::AfterDraw(drawn.map(|Drawn { card, fits }| engine::DrawnCard {
                    card: card.into(),
                    fits,
                }))
            }
            Step::Serve { penalty } => engine::Step::Serve(penalty.into()),
            Step::NameColor {} => engine::Step::NameColor,
            Step::SwapStart {} => engine::Step::SwapStart,
        }
    }
}

impl From<engine::Penalty<Seen>> for Penalty {
    fn from(penalty: engine::Penalty<Seen>) -> Penalty {
        let engine::Penalty {
            owed,
            last,
            only_twos,
            start,
            then_plays,
            challenge,
        } = penalty;
        Penalty {
            owed,
            last: match last {
                engine::DrawCard::Two => DrawCard::Two,
                engine::DrawCard::Four => DrawCard::Four,
            },
            only_twos,
            start,
            then_plays,
            challenge: challenge.map(Into::into),
        }
    }
}

impl From<Penalty> for engine::Penalty<Seen> {
    fn from(penalty: Penalty) -> engine::Penalty<Seen> {
        let Penalty {
            owed,
            last,
            only_twos,
            start,
            then_plays,
            challenge,
        } = penalty;
        engine::Penalty {
            owed,
            last: match last {
                DrawCard::Two => engine::DrawCard::Two,
                DrawCard::Four => engine::DrawCard::Four,
            },
            only_twos,
            start,
            then_plays,
            challenge: challenge.map(Into::into),
        }
    }
}

impl From<engine::Challenge<Seen>> for Challenge {
    fn from(challenge: engine::Challenge<Seen>) -> Challenge {
        let engine::Challenge {
            offender,
            prior_color,
            prior_top,
            evidence: (),
        } = challenge;
        Challenge {
            offender: offender.into(),
            prior_color: prior_color.map(Into::into),
            prior_top: prior_top.into(),
        }
    }
}

impl From<Challenge> for engine::Challenge<Seen> {
    fn from(challenge: Challenge) -> engine::Challenge<Seen> {
        let Challenge {
            offender,
            prior_color,
            prior_top,
        } = challenge;
        engine::Challenge {
            offender: offender.into(),
            prior_color: prior_color.map(Into::into),
            prior_top: prior_top.into(),
            evidence: (),
        }
    }
}
