//! The deal of a round of fast play, its start card and the first turn.

use super::course::{Course, seat_of};
use super::game::Key;
use super::log::Log;
use super::pack::{Bits, Pack, card_at};
use crate::act::refused_start_card;
use crate::action::{Action, Command};
use crate::card::{Card, Color, Face, Rank, Wild};
use crate::event::{Back, Event, Why};
use crate::phase::{DrawCard, Full, Penalty, Step};
use crate::rules::{StartDrawTwo, StartReverse, StartSkip, StartWild, StartWildDrawFour};
use crate::seat::SeatSet;
use rand_core::RngCore;

/// The cards that left the pile in the deal, in order.
pub(super) struct Order {
    places: [u8; Order::MOST],
    len: usize,
}

impl Order {
    /// Hands and start card leave twenty cards of 108 at least, so that this holds twenty and more refused start cards.
    const MOST: usize = 128;

    pub(super) const EMPTY: Order = Order {
        places: [0; Order::MOST],
        len: 0,
    };

    pub(super) fn cards(&self) -> impl DoubleEndedIterator<Item = Card> {
        let places = self.places[..self.len].iter();
        places.map(|place| card_at(u32::from(place & 63)))
    }

    pub(super) fn push(&mut self, place: u8) {
        if let Some(last) = self.places.get_mut(self.len) {
            *last = place;
            self.len += 1;
        }
    }
}

/// What a start card asks for before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opening {
    /// Nothing.
    Turn,
    /// Its color, named by the seat on turn; then perhaps four cards for the first player.
    Name { draws: bool },
    /// The seat on turn draws so many cards, and then plays or not.
    Draw { owed: u16, then_plays: bool },
}

#[expect(
    clippy::inline_always,
    reason = "what takes the address of the round keeps it out of the registers"
)]
impl<const N: usize, const HOUSE: bool, B, R, L> Course<'_, N, HOUSE, B, R, L>
where
    B: Bits,
    R: RngCore + Clone,
    L: Log,
{
    /// Deals the hands and turns up the start card. Says what it asks for; nothing when it goes to a place in the pile, so
    /// that the pile has an order from then on: nothing was written down, and the engine deals the same.
    #[inline(always)]
    pub(super) fn deal(&mut self) -> Option<Opening> {
        let before = self.random.clone();
        let mut lots = Lots::default();
        let mut seat = self.now.dealer;
        for _ in 0..self.cards_to_deal() {
            seat = self.after(seat);
            let card = lots.card(&mut self.now.pile, &mut self.random);
            let hand = self.hand(seat).with(card);
            *self.hand_mut(seat) = hand;
            if L::ON {
                self.order.push(card.place());
            }
        }
        let start = loop {
            let card = lots.card(&mut self.now.pile, &mut self.random);
            let place = card.place();
            if L::ON {
                self.order.push(place);
            }
            match refused_start_card(self.rules, card_at(u32::from(place & 63))) {
                None => break place,
                Some(Back::Shuffled) => self.now.pile.put(place),
                Some(Back::Middle | Back::Bottom) => {
                    *self.order = dealt(before, self.cards_to_deal(), place);
                    return None;
                }
            }
        };
        if L::ON {
            self.write_down();
            *self.order = Order::EMPTY;
        }
        self.now.top = start;
        Some(self.start(card_at(u32::from(start & 63))))
    }

    /// Does by lot what the start card asks for.
    #[inline(always)]
    pub(super) fn open_by_lot(&mut self, mut opening: Opening) {
        if let Opening::Name { draws } = opening {
            let color = self.below(4);
            opening = self.name(color, draws);
        }
        if let Opening::Draw { owed, then_plays } = opening {
            self.draw_at_start(owed, then_plays);
        }
    }

    /// The seat on turn names the color of the start card.
    #[inline(always)]
    pub(super) fn name(&mut self, color: u32, draws: bool) -> Opening {
        let names = self.now.seat;
        self.now.key = Key::of(52, color);
        if L::ON {
            let color = Color::ALL[color as usize & 3];
            self.acts(names, Action::Name(color));
            self.log.event(Event::Named {
                seat: seat_of(names),
                color,
            });
        }
        let first = self.after(self.now.dealer);
        if draws {
            return self.start_penalty(first, 4, false);
        }
        self.comes_to(first);
        Opening::Turn
    }

    /// The seat on turn draws the penalty from the start card, which nothing answers.
    #[inline(always)]
    pub(super) fn draw_at_start(&mut self, owed: u16, then_plays: bool) {
        let seat = self.now.seat;
        self.acts(seat, Action::Draw);
        self.draw_cards(seat, owed, Why::Penalty);
        if then_plays {
            self.comes_to(seat);
        } else {
            self.next_after(seat);
        }
    }

    #[inline(always)]
    fn cards_to_deal(&self) -> usize {
        usize::from(self.seats()) * usize::from(self.rules.hand_size.get())
    }

    #[inline(always)]
    fn write_down(&mut self) {
        let dealer = self.now.dealer;
        self.log.command(&Command::NextRound);
        self.log.event(Event::RoundBegan {
            round: 1,
            dealer: seat_of(dealer),
            players: SeatSet::first(usize::from(self.seats())),
        });
        let mut seat = dealer;
        let mut cards = self.order.cards();
        for card in cards.by_ref().take(self.cards_to_deal()) {
            seat = self.after(seat);
            self.log.event(Event::Dealt {
                seat: seat_of(seat),
                card,
            });
        }
        for (turned, card) in cards.enumerate() {
            if turned > 0 {
                self.log.event(Event::StartReturned { to: Back::Shuffled });
            }
            self.log.event(Event::StartTurned { card });
        }
    }

    /// What the start card does, and the first turn.
    #[inline(always)]
    fn start(&mut self, card: Card) -> Opening {
        let dealer = self.now.dealer;
        let first = self.after(dealer);
        let rules = self.rules;
        self.now.key = Key::of(card.index() as u32, 0);
        match card.face() {
            Face::Wild(wild) => return self.start_wild(wild, first),
            Face::Colored(_, Rank::Skip) if rules.start_skip == StartSkip::SkipsFirstPlayer => {
                self.skip_first(first);
            }
            Face::Colored(_, Rank::DrawTwo) if rules.start_draw_two != StartDrawTwo::NoEffect => {
                let then_plays = rules.start_draw_two == StartDrawTwo::DrawsThenPlays;
                return self.start_penalty(first, 2, then_plays);
            }
            Face::Colored(_, Rank::Reverse) if rules.start_reverse != StartReverse::NoEffect => {
                if self.reverse_skips() {
                    self.skip_first(first);
                    return Opening::Turn;
                }
                self.turn_round();
                if L::ON {
                    self.direction_turned();
                }
                let right = self.after(dealer);
                let begins = rules.start_reverse == StartReverse::Dealer;
                self.comes_to(if begins { dealer } else { right });
            }
            Face::Colored(..) => self.comes_to(first),
        }
        Opening::Turn
    }

    #[inline(always)]
    fn skip_first(&mut self, first: u8) {
        if L::ON {
            self.log.event(Event::Skipped {
                seat: seat_of(first),
            });
        }
        self.next_after(first);
    }

    /// Somebody names the color of the start card.
    #[inline(always)]
    fn start_wild(&mut self, wild: Wild, first: u8) -> Opening {
        let draws = wild == Wild::DrawFour
            && self.rules.start_wild_draw_four == StartWildDrawFour::FullEffect;
        let dealer_names = match wild {
            Wild::Plain => self.rules.start_wild == StartWild::DealerNamesColor,
            _ => draws,
        };
        self.now.seat = if dealer_names { self.now.dealer } else { first };
        self.turns_to(self.now.seat, Step::NameColor);
        Opening::Name { draws }
    }

    /// A penalty from the start card waits for that seat.
    #[inline(always)]
    fn start_penalty(&mut self, seat: u8, owed: u16, then_plays: bool) -> Opening {
        self.now.seat = seat;
        if L::ON {
            self.turns_to(seat, Step::Serve(start_penalty(owed, then_plays)));
        }
        Opening::Draw { owed, then_plays }
    }
}

/// A penalty from the start card as the rest of the engine knows it.
pub(super) const fn start_penalty(owed: u16, then_plays: bool) -> Penalty<Full> {
    let twos = owed == 2;
    Penalty {
        owed,
        last: if twos { DrawCard::Two } else { DrawCard::Four },
        only_twos: twos,
        start: true,
        then_plays,
        challenge: None,
    }
}

/// The cards that were dealt with these numbers by lot, and those turned up after them to the one at that place.
#[cold]
#[inline(never)]
fn dealt(mut random: impl RngCore, hands: usize, last: u8) -> Order {
    let mut order = Order::EMPTY;
    let mut pile = Pack::DECK;
    let mut lots = Lots::default();
    for _ in 0..hands {
        order.push(lots.card(&mut pile, &mut random).place());
    }
    loop {
        let place = lots.card(&mut pile, &mut random).place();
        order.push(place);
        if place == last {
            return order;
        }
        pile.put(place);
    }
}

/// Places of cards by lot.
#[derive(Default)]
struct Lots {
    /// What the last number left over: as good as a new one, as long as enough of it is left.
    spare: u64,
    left: u32,
}

/// All cards, each alone.
static CARDS: [Pack; 108] = {
    let mut cards = [Pack::EMPTY; 108];
    let (mut place, mut found) = (0, 0);
    while found < cards.len() {
        let mut pile = Pack::DECK;
        if pile.take_place(place) {
            cards[found] = Pack::DECK.without(pile);
            found += 1;
        }
        place += 1;
    }
    cards
};

impl Lots {
    /// How many cards come out of one number: the last of them is still within 2^-30 of even.
    const EACH: u32 = 5;

    /// Takes a card by lot out of a pile that is far from empty.
    #[expect(
        clippy::inline_always,
        reason = "a loop of some instructions for every card dealt"
    )]
    #[inline(always)]
    fn card(&mut self, pile: &mut Pack, random: &mut impl RngCore) -> Pack {
        loop {
            if self.left == 0 {
                (self.spare, self.left) = (random.next_u64(), Lots::EACH);
            }
            let product = u128::from(self.spare) * CARDS.len() as u128;
            self.spare = product as u64;
            self.left -= 1;
            let card = CARDS[(product >> 64) as usize];
            let left = pile.without(card);
            if left != *pile {
                *pile = left;
                return card;
            }
        }
    }
}
