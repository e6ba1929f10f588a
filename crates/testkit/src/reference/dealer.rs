//! Who deals: by a high card, by lot, or in turn.

use super::{Reference, together};
use lastcard_engine::rules::{DealerRotation, MatchWinner, SymbolCard};
use lastcard_engine::{Card, Chance, Event, FirstDeal, Phase, Seat};

/// A tie in the draw for the dealer is drawn again so many times.
const REDRAWS: u32 = 32;

impl Reference {
    pub(super) fn find_dealer(&mut self, chance: &mut dyn Chance) -> Seat {
        let old = self.dealer.unwrap_or(Seat::new(0));
        match self.phase {
            Phase::Opening(FirstDeal::HighCard) => self.draw_for_dealer(chance),
            Phase::Opening(FirstDeal::Lot) => {
                let players = self.in_match();
                players[chance.choose(players.len() as u32) as usize]
            }
            Phase::Opening(FirstDeal::Named(seat)) => self.left_from(seat)[0],
            Phase::RoundOver { winner } => match self.rules.dealer_rotation {
                DealerRotation::None => self.left_from(old)[0],
                DealerRotation::Winner => self.left_from(winner.unwrap_or(old))[0],
                DealerRotation::Left => self.left_from(self.left_of(old))[0],
                DealerRotation::LastPlace => self.last_place(old),
            },
            _ => old,
        }
    }

    fn left_of(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.players.len())
    }

    /// Everybody in the match, clockwise from this seat on.
    fn left_from(&self, first: Seat) -> Vec<Seat> {
        let seats = self.players.len();
        let around = (0..seats).map(|i| Seat::new((first.index() + i) % seats));
        let players = self.in_match();
        around.filter(|seat| players.contains(seat)).collect()
    }

    /// Who has the worst total; ties go to the first from the old dealer's left.
    fn last_place(&self, old: Seat) -> Seat {
        let order = self.left_from(self.left_of(old));
        let worse = |a: i32, b: i32| match self.rules.match_winner {
            MatchWinner::HighestTotal => a < b,
            MatchWinner::LowestTotal | MatchWinner::LastStanding => a > b,
        };
        let mut last = order[0];
        for seat in order {
            if worse(self.player(seat).total, self.player(last).total) {
                last = seat;
            }
        }
        last
    }

    /// Everybody draws a card, the highest number deals; only the tied return theirs and draw again.
    fn draw_for_dealer(&mut self, chance: &mut dyn Chance) -> Seat {
        chance.begin_round(0);
        self.draw_pile.clone_from(&self.deck);
        chance.shuffle(&together(&self.draw_pile));
        let mut drawing = self.in_match();
        for _ in 0..=REDRAWS {
            let cards: Vec<Card> = drawing
                .iter()
                .map(|&seat| self.draw_dealer_card(seat, chance))
                .collect();
            let values: Vec<u32> = cards.iter().map(|&card| self.dealer_value(card)).collect();
            let highest = values.iter().max().copied().unwrap_or(0);
            let mut tied = Vec::new();
            for place in 0..drawing.len() {
                if values[place] == highest {
                    tied.push(drawing[place]);
                    self.draw_pile.push(cards[place]);
                }
            }
            drawing = tied;
            if drawing.len() == 1 {
                break;
            }
            chance.shuffle(&together(&self.draw_pile));
        }
        drawing[0]
    }

    fn draw_dealer_card(&mut self, seat: Seat, chance: &mut dyn Chance) -> Card {
        loop {
            let card = self.top_of_pile(chance);
            self.tell(Event::DealerDrew { seat, card });
            let again = self.rules.symbol_card == SymbolCard::Redraw && card.number().is_none();
            if !again {
                return card;
            }
            chance.put_under(&together(&self.draw_pile), card);
            self.draw_pile.push(card);
        }
    }

    fn dealer_value(&self, card: Card) -> u32 {
        match (card.number(), self.rules.symbol_card) {
            (Some(number), _) => u32::from(number),
            (None, SymbolCard::Points) => self.value(&[card]),
            (None, _) => 0,
        }
    }
}
