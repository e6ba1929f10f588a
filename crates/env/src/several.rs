//! Several cards at once, chosen one after the other.

use crate::actions::{self, OTHERS};
use crate::core::Core;
use crate::mask::Mask;
use crate::settings::Reactions;
use crate::truth::relative;
use lastcard_engine::rules::MultiDiscard;
use lastcard_engine::{Action, Card, CardSet, Cards, Color, Hand, Legal, Play, Rank, Seat};

/// The cards that a seat has put aside for one play, the first that it lays in front.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Aside {
    cards: Vec<Card>,
}

impl Aside {
    pub(crate) fn begin(first: Card) -> Aside {
        Aside { cards: vec![first] }
    }

    pub(crate) fn first(&self) -> Card {
        self.cards[0]
    }

    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card of the same rank in that color; none when the first is a Wild.
    pub(crate) fn of_color(&self, color: Color) -> Option<Card> {
        Some(Card::colored(color, self.first().rank()?))
    }

    pub(crate) fn more(&mut self, color: Color) {
        self.cards.extend(self.of_color(color));
    }

    /// The play with a last card.
    pub(crate) fn play(&self, color: Color, swap: Option<Seat>, uno: bool) -> Option<Play> {
        let mut cards = self.cards.clone();
        cards.push(self.of_color(color)?);
        Some(Play {
            cards: Cards::new(&cards)?,
            color: None,
            swap,
            uno,
        })
    }

    /// What of a hand is left.
    pub(crate) fn rest(&self, hand: &Hand) -> Hand {
        let mut rest = *hand;
        for &card in &self.cards {
            rest.remove(card);
        }
        rest
    }

    /// Whether it can become a play that is accepted with one more card.
    fn can_end<C: Core>(&self, core: &C, seat: Seat, legal: &Legal) -> bool {
        Color::ALL.into_iter().any(|color| {
            // One partner stands for all: with whom hands are swapped decides nothing about the cards.
            let with = legal.swap_with.iter().next();
            [(None, false), (with, false), (None, true), (with, true)]
                .into_iter()
                .any(|(swap, uno)| self.accepted(core, seat, color, swap, uno))
        })
    }

    fn accepted<C: Core>(
        &self,
        core: &C,
        seat: Seat,
        color: Color,
        swap: Option<Seat>,
        uno: bool,
    ) -> bool {
        let play = self.play(color, swap, uno);
        play.is_some_and(|play| core.accepts(seat, &Action::Play(play)))
    }
}

/// The first cards with which several may be laid.
pub(crate) fn begin<C: Core>(core: &C, seat: Seat, legal: &Legal, mask: &mut Mask) {
    let hand = &legal.together.hand;
    for first in legal.together.first.iter() {
        let alike = match legal.together.rule {
            MultiDiscard::Off => continue,
            MultiDiscard::IdenticalPair => CardSet::of(first),
            MultiDiscard::SameNumber => match first.number() {
                Some(number) => CardSet::of_rank(Rank::Number(number)),
                None => continue,
            },
        };
        if hand.count_in(alike) > 1 && Aside::begin(first).can_end(core, seat, legal) {
            mask.insert(actions::BEGIN + first.index());
        }
    }
}

/// How the play that a seat has begun may go on.
pub(crate) fn go_on<C: Core>(
    core: &C,
    aside: &Aside,
    seat: Seat,
    seats: usize,
    reactions: Reactions,
    mask: &mut Mask,
) {
    let legal = core.legal(seat);
    let rest = aside.rest(&legal.together.hand);
    for color in Color::ALL {
        let Some(card) = aside.of_color(color).filter(|&card| rest.contains(card)) else {
            continue;
        };
        let mut longer = aside.clone();
        longer.more(color);
        if legal.together.rule == MultiDiscard::SameNumber
            && rest.count_in(CardSet::of_rank_of(card)) > 1
            && longer.can_end(core, seat, &legal)
        {
            mask.insert(actions::MORE + color as usize);
        }
        let others = relative(legal.swap_with, seat, seats);
        let with = (1..seats).filter(|with| others >> with & 1 == 1);
        for with in [None].into_iter().chain(with.map(Some)) {
            let number = with.map_or(color as usize, |with| {
                4 + OTHERS * color as usize + with - 1
            });
            let swap = with.map(|with| Seat::new((seat.index() + with) % seats));
            let silent = aside.accepted(core, seat, color, swap, false);
            let calling = aside.accepted(core, seat, color, swap, true);
            match reactions {
                Reactions::Auto if silent || calling => mask.insert(actions::LAST + number),
                Reactions::Auto => {}
                Reactions::Ask => {
                    if silent {
                        mask.insert(actions::LAST + number);
                    }
                    if calling {
                        mask.insert(actions::LAST_CALLING + number);
                    }
                }
            }
        }
    }
}
