//! What can be read off a view: who plays with whom, and how likely others hold what.

use super::memory::Memory;
use lastcard_engine::rules::{LastCard, MatchingSymbols, Rules, WildDrawFourRule};
use lastcard_engine::{
    Card, CardSet, Challenge, Color, Hand, Public, Rank, Seat, SeatSet, Seen, View,
};

/// The card on top and the color in force, now or after a play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pile {
    pub(super) top: Card,
    pub(super) color: Option<Color>,
}

/// A view as its player reads it.
pub(super) struct Sight<'a> {
    pub(super) view: &'a View,
    pub(super) public: &'a Public<Seen>,
    pub(super) rules: &'a Rules,
    pub(super) me: Seat,
    /// The own team.
    pub(super) side: SeatSet,
    memory: &'a Memory,
    unseen: Hand,
    /// How many cards are not in sight, and at least 1.
    unseen_count: f32,
}

impl<'a> Sight<'a> {
    pub(super) fn new(view: &'a View, me: Seat, memory: &'a Memory) -> Sight<'a> {
        let public = view.public();
        let unseen = view.unseen();
        Sight {
            view,
            public,
            rules: public.rules(),
            me,
            side: public.team(me),
            memory,
            unseen,
            unseen_count: (unseen.len() as f32).max(1.0),
        }
    }

    /// What lies there now; `None` before the first card was turned.
    pub(super) fn pile(&self) -> Option<Pile> {
        self.public.top().map(|top| Pile {
            top,
            color: self.public.color(),
        })
    }

    /// The cards that fit, whoever holds them.
    pub(super) fn fitting(&self, pile: Pile) -> CardSet {
        of_color(pile.color)
            .union(self.of_rank(pile.top))
            .union(CardSet::WILDS)
    }

    /// How likely a seat can play on a pile.
    pub(super) fn can_play(&self, seat: Seat, pile: Pile) -> f32 {
        self.holds(seat, pile.color, self.of_rank(pile.top), CardSet::WILDS)
    }

    /// How likely a seat holds one of these kinds, whatever it drew on.
    pub(super) fn has_any(&self, seat: Seat, cards: CardSet) -> f32 {
        self.holds(seat, None, cards, CardSet::EMPTY)
    }

    /// How likely the next card drawn fits.
    pub(super) fn draw_fits(&self, pile: Pile) -> f32 {
        self.share(self.fitting(pile))
    }

    /// How likely the player of a Wild Draw Four held what made it a bluff, from the cards alone.
    pub(super) fn could_do_without(&self, challenge: Challenge<Seen>) -> f32 {
        let pile = Pile {
            top: challenge.prior_top,
            color: challenge.prior_color,
        };
        let (color, others, wilds) = self.forbidding(pile);
        self.holds(challenge.offender, color, others, wilds)
    }

    /// Whether a Wild Draw Four out of a hand would be a bluff.
    pub(super) fn is_bluff(&self, rest: &Hand, pile: Pile) -> bool {
        let (color, others, wilds) = self.forbidding(pile);
        let cards = of_color(color).union(others).union(wilds);
        !rest.kinds().and(cards).is_empty()
    }

    /// The cards that may be the last of a hand.
    pub(super) fn may_be_last(&self) -> CardSet {
        match self.rules.last_card {
            LastCard::Any => CardSet::ALL,
            LastCard::NoWild => CardSet::ALL.minus(CardSet::WILDS),
            LastCard::NoDrawCard => CardSet::ALL.minus(CardSet::DRAW_CARDS),
            LastCard::NumberOnly => CardSet::NUMBERS,
        }
    }

    /// The cards in hand that make a Wild Draw Four a bluff: of a color, of some ranks, Wilds.
    fn forbidding(&self, pile: Pile) -> (Option<Color>, CardSet, CardSet) {
        let none = CardSet::EMPTY;
        match self.rules.wild_draw_four {
            WildDrawFourRule::Unrestricted => (None, none, none),
            WildDrawFourRule::NoMatchingColor => (pile.color, none, none),
            WildDrawFourRule::NoMatchingColorOrNumber => {
                let number = pile.top.number();
                let same = number.map_or(none, |n| CardSet::of_rank(Rank::Number(n)));
                (pile.color, same, none)
            }
            WildDrawFourRule::NoOtherPlayable => {
                let others = CardSet::WILDS.minus(CardSet::of(Card::WILD_DRAW_FOUR));
                (pile.color, self.of_rank(pile.top), others)
            }
        }
    }

    /// The colored cards that fit by number or symbol.
    fn of_rank(&self, top: Card) -> CardSet {
        match top.rank() {
            Some(rank @ Rank::Number(_)) => CardSet::of_rank(rank),
            Some(rank) if self.rules.matching_symbols == MatchingSymbols::AnyColor => {
                CardSet::of_rank(rank)
            }
            _ => CardSet::EMPTY,
        }
    }

    /// How likely a seat holds a card of that color, one of the `others`, or one of those Wilds.
    fn holds(&self, seat: Seat, color: Option<Color>, others: CardSet, wilds: CardSet) -> f32 {
        let holding = self.memory.of(seat);
        let count = self.public.count(seat);
        let in_color = of_color(color);
        if !holding
            .known
            .kinds()
            .and(in_color.union(others).union(wilds))
            .is_empty()
        {
            return 1.0;
        }
        let without = power(
            1.0 - self.share(others.minus(in_color)),
            holding.unknown(count),
        ) * power(1.0 - self.share(wilds), holding.possible_wilds(count));
        let without_color = color.map_or(1.0, |color| {
            power(1.0 - self.share(in_color), holding.possible(count, color))
        });
        1.0 - without * without_color
    }

    /// Which part of the cards that are not in sight is of these kinds.
    fn share(&self, cards: CardSet) -> f32 {
        self.unseen.count_in(cards) as f32 / self.unseen_count
    }
}

fn of_color(color: Option<Color>) -> CardSet {
    color.map_or(CardSet::EMPTY, CardSet::of_color)
}

/// `base` to the `exponent`, by multiplication alone: the same on every machine.
fn power(mut base: f32, mut exponent: u32) -> f32 {
    let mut result = 1.0;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result *= base;
        }
        base *= base;
        exponent >>= 1;
    }
    result
}
