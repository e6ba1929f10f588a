//! What a round waits for.

use crate::card::{Card, Color};
use crate::hand::Hand;
use crate::seat::{Seat, SeatSet};
use core::fmt::Debug;

/// How much is known: the full truth ([`Full`]) or what a viewer sees ([`Seen`]).
///
/// A phase has the same shape in both, but what is hidden has another type there, so that a view has no
/// field for it.
pub trait Knowledge: Copy + Eq + Debug {
    /// What is known of the card that the player on turn has just drawn.
    type Drawn: Copy + Eq + Debug;
    /// What is known of the hand that a challenge would judge.
    type Evidence: Copy + Eq + Debug;
    /// What is known of the cards that are being dealt anew.
    type Pool: Copy + Eq + Debug;

    /// The drawn card, as far as it is known.
    fn known(drawn: Self::Drawn) -> Option<DrawnCard>;
}

/// The full truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

/// What a viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen;

impl Knowledge for Full {
    type Drawn = DrawnCard;
    type Evidence = Evidence;
    type Pool = Hand;

    fn known(drawn: DrawnCard) -> Option<DrawnCard> {
        Some(drawn)
    }
}

impl Knowledge for Seen {
    type Drawn = Option<DrawnCard>;
    type Evidence = ();
    type Pool = u16;

    fn known(drawn: Option<DrawnCard>) -> Option<DrawnCard> {
        drawn
    }
}

/// The card just drawn, known to its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawnCard {
    /// The last card drawn.
    pub card: Card,
    /// Whether it can be played.
    pub fits: bool,
}

/// The hand right after a Wild Draw Four was played, and the verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evidence {
    /// The cards that were left in hand.
    pub hand: Hand,
    /// Whether the card was a bluff.
    pub guilty: bool,
}

/// A Wild Draw Four that may be challenged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenge<K: Knowledge> {
    /// Who played it.
    pub offender: Seat,
    /// The color that was in force before.
    pub prior_color: Option<Color>,
    /// The card that was on top before.
    pub prior_top: Card,
    /// The hand it is judged by.
    pub evidence: K::Evidence,
}

/// Which draw card a penalty was last made of: that one is stacked on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawCard {
    /// A Draw Two.
    Two,
    /// A Wild Draw Four.
    Four,
}

/// Cards that wait to be drawn by the seat on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Penalty<K: Knowledge> {
    /// How many cards.
    pub owed: u16,
    /// The draw card laid last.
    pub last: DrawCard,
    /// Whether it is made of Draw Twos alone.
    pub only_twos: bool,
    /// Whether it comes from the start card: nothing answers that.
    pub start: bool,
    /// Whether the victim plays after drawing (`start.draw_two = "draws_then_plays"`).
    pub then_plays: bool,
    /// The challenge that is open to the victim.
    pub challenge: Option<Challenge<K>>,
}

/// What the seat on turn is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<K: Knowledge> {
    /// To play, draw or, where nothing can be drawn, pass.
    Play,
    /// To play, keep or draw on after a draw.
    AfterDraw(K::Drawn),
    /// To draw a penalty, or to answer it.
    Serve(Penalty<K>),
    /// To name the color of the start card.
    NameColor,
    /// To swap hands for the start card; where the swap is optional, a turn may begin instead.
    SwapStart,
}

/// How the first dealer of a match is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstDeal {
    /// Everybody draws a card, the highest number deals.
    HighCard,
    /// By lot.
    Lot,
    /// The table names the dealer: the youngest, the host.
    Named(Seat),
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase<K: Knowledge> {
    /// The match has not begun: the first round may be dealt.
    Opening(FirstDeal),
    /// Cards are being dealt; lasts only between events.
    Dealing,
    /// Hands were put together and are being dealt anew; lasts only between events.
    Redealing(K::Pool),
    /// A seat is on turn.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// What it is asked for.
        step: Step<K>,
    },
    /// The round is over; the next one may be dealt.
    RoundOver {
        /// Who won it, if somebody did.
        winner: Option<Seat>,
    },
    /// The match is over.
    MatchOver {
        /// Who won it: one seat, or the seats of a team.
        winners: SeatSet,
    },
}

impl Challenge<Full> {
    /// Without the evidence.
    pub const fn seen(&self) -> Challenge<Seen> {
        let Challenge {
            offender,
            prior_color,
            prior_top,
            evidence: _,
        } = *self;
        Challenge {
            offender,
            prior_color,
            prior_top,
            evidence: (),
        }
    }
}

impl Penalty<Full> {
    /// Without the evidence.
    pub fn seen(&self) -> Penalty<Seen> {
        let Penalty {
            owed,
            last,
            only_twos,
            start,
            then_plays,
            challenge,
        } = *self;
        Penalty {
            owed,
            last,
            only_twos,
            start,
            then_plays,
            challenge: challenge.map(|c| c.seen()),
        }
    }
}

impl Step<Full> {
    /// The step as the seat on turn sees it (`own`), or as everybody else does.
    pub fn seen(&self, own: bool) -> Step<Seen> {
        match self {
            Step::Play => Step::Play,
            Step::AfterDraw(drawn) => Step::AfterDraw(own.then_some(*drawn)),
            Step::Serve(penalty) => Step::Serve(penalty.seen()),
            Step::NameColor => Step::NameColor,
            Step::SwapStart => Step::SwapStart,
        }
    }
}

impl Phase<Full> {
    /// The phase as a viewer sees it; `viewer` is `None` for a spectator.
    pub fn seen(&self, viewer: Option<Seat>) -> Phase<Seen> {
        match *self {
            Phase::Opening(first) => Phase::Opening(first),
            Phase::Dealing => Phase::Dealing,
            Phase::Redealing(pool) => Phase::Redealing(pool.len() as u16),
            Phase::Turn { seat, step } => Phase::Turn {
                seat,
                step: step.seen(viewer == Some(seat)),
            },
            Phase::RoundOver { winner } => Phase::RoundOver { winner },
            Phase::MatchOver { winners } => Phase::MatchOver { winners },
        }
    }
}

impl<K: Knowledge> Phase<K> {
    /// Whose turn it is.
    pub const fn on_turn(&self) -> Option<Seat> {
        match self {
            Phase::Turn { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// The penalty that waits for the seat on turn.
    pub const fn penalty(&self) -> Option<&Penalty<K>> {
        match self {
            Phase::Turn {
                step: Step::Serve(penalty),
                ..
            } => Some(penalty),
            _ => None,
        }
    }
}
