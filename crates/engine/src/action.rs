//! What a seat may choose, and what is sent to the game.

use crate::card::{Card, CardSet, Color};
use crate::hand::Hand;
use crate::seat::Seat;

/// The cards of one play. Only the first, the last and which cards there are matter, so plays that
/// differ in the order of the cards between count as the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Cards {
    /// One card.
    One(Card),
    /// Several cards at once (`multi_discard`).
    Several(Several),
}

/// Several cards laid at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Several {
    first: Card,
    last: Card,
    all: Hand,
}

impl Several {
    /// The card laid first, which must match.
    pub const fn first(&self) -> Card {
        self.first
    }

    /// The card laid last, the new top.
    pub const fn last(&self) -> Card {
        self.last
    }

    /// All of them.
    pub const fn all(&self) -> &Hand {
        &self.all
    }

    /// The cards in an order in which they may be laid.
    pub fn in_order(&self) -> impl Iterator<Item = Card> {
        let mut between = self.all;
        between.remove(self.first);
        between.remove(self.last);
        let first = core::iter::once(self.first);
        let count = between.len();
        first
            .chain((0..count).filter_map(move |n| between.nth(n)))
            .chain([self.last])
    }
}

impl Cards {
    /// The cards in the order in which they are laid; `None` of an empty list, or of more than
    /// [`Hand::MAX_EACH`] cards.
    pub fn new(cards: &[Card]) -> Option<Cards> {
        match *cards {
            [card] => Some(Cards::One(card)),
            [first, .., last] if cards.len() <= Hand::MAX_EACH as usize => {
                Some(Cards::Several(Several {
                    first,
                    last,
                    all: cards.iter().copied().collect(),
                }))
            }
            _ => None,
        }
    }

    /// The card laid first.
    pub const fn first(&self) -> Card {
        match self {
            Cards::One(card) => *card,
            Cards::Several(several) => several.first,
        }
    }

    /// The card laid last: the new top.
    pub const fn last(&self) -> Card {
        match self {
            Cards::One(card) => *card,
            Cards::Several(several) => several.last,
        }
    }

    /// How many cards.
    pub fn len(&self) -> u32 {
        match self {
            Cards::One(_) => 1,
            Cards::Several(several) => several.all.len(),
        }
    }

    /// Takes the cards out of a hand that holds them.
    pub(crate) fn take_from(&self, hand: &mut Hand) {
        match self {
            Cards::One(card) => {
                hand.remove(*card);
            }
            Cards::Several(several) => hand.remove_all(several.all()),
        }
    }

    /// Never: a play has a card.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// The kinds among them.
    pub fn kinds(&self) -> CardSet {
        match self {
            Cards::One(card) => CardSet::of(*card),
            Cards::Several(several) => several.all.kinds(),
        }
    }
}

/// A play, in turn or out of turn. What does not belong to the cards (a color for a red five) can be
/// said, and is refused with its own reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Play {
    /// What is laid.
    pub cards: Cards,
    /// The color that a Wild names.
    pub color: Option<Color>,
    /// With whom hands are swapped (a 7, Wild Swap Hands).
    pub swap: Option<Seat>,
    /// Whether "Uno!" is called with it.
    pub uno: bool,
}

impl Play {
    /// Just that card.
    pub const fn card(card: Card) -> Play {
        Play {
            cards: Cards::One(card),
            color: None,
            swap: None,
            uno: false,
        }
    }

    /// That card with a named color.
    pub const fn wild(card: Card, color: Color) -> Play {
        Play {
            cards: Cards::One(card),
            color: Some(color),
            swap: None,
            uno: false,
        }
    }

    /// The same with a swap.
    pub const fn swapping(self, with: Seat) -> Play {
        Play {
            swap: Some(with),
            ..self
        }
    }

    /// The same with the call.
    pub const fn calling(self) -> Play {
        Play { uno: true, ..self }
    }
}

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Action {
    /// Plays one card or several in turn.
    Play(Play),
    /// Plays out of turn.
    JumpIn(Play),
    /// Draws: the ordinary draw, or the penalty that waits.
    Draw,
    /// Ends the turn after a draw, or when nothing can be drawn.
    Pass,
    /// Names the color of a Wild that is the start card.
    Name(Color),
    /// Swaps hands for a start Wild Swap Hands.
    Swap(Seat),
    /// Challenges the Wild Draw Four that waits.
    Challenge,
    /// Calls "Uno!".
    Call,
    /// Catches somebody who did not call.
    Catch(Seat),
    /// Leaves the match for good.
    Leave,
}

/// What is sent to the game: a seat's action, or a word of the clock or of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Command {
    /// A seat acts.
    Act(Seat, Action),
    /// The grace time after an uncalled play is over.
    GraceEnds,
    /// The time of the seat on turn is over: the game makes the plainest move for it.
    TimeIsUp,
    /// The next round is dealt.
    NextRound,
}
