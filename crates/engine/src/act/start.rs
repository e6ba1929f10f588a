//! The dealer, the deal and the start card.

use super::Run;
use crate::card::{Card, CardSet, Color, Face, Rank, Wild};
use crate::chance::Chance;
use crate::event::{Back, Event, EventSink};
use crate::hand::Hand;
use crate::phase::{DrawCard, FirstDeal, Knowledge, Penalty, Phase, Step};
use crate::rules::{
    DealerRotation, MatchWinner, Rules, StartDrawTwo, StartReverse, StartSkip, StartSpecialWild,
    StartWild, StartWildDrawFour, SymbolCard, TwoPlayerReverse,
};
use crate::seat::{BySeat, Direction, Seat, SeatSet};

/// How often tied players draw again for the deal; then the first of them deals.
const TIES: u32 = 32;

impl<C: Chance, S: EventSink> Run<'_, C, S> {
    pub(super) fn next_round(&mut self) {
        let players = self.state.public.in_match();
        let dealer = match self.state.public.phase {
            Phase::Opening(first) => self.first_dealer(first, players),
            Phase::RoundOver { winner } => self.next_dealer(winner),
            _ => return,
        };
        let round = self.state.public.round + 1;
        self.chance.begin_round(round);
        self.chance.shuffle(&self.state.public.deck);
        self.emit(Event::RoundBegan {
            round,
            dealer,
            players,
        });
        let mut seat = dealer;
        for _ in 0..players.len() * u32::from(self.state.public.rules.hand_size.get()) {
            let Some(next) = self.state.public.next(seat) else {
                return;
            };
            seat = next;
            let card = self.chance.draw(&self.state.pile);
            self.emit(Event::Dealt { seat, card });
        }
        let card = self.turn_up_start_card();
        self.start(card);
    }

    /// Names the color of the start card, and carries out what the card does after that.
    pub(super) fn name(&mut self, seat: Seat, color: Color) {
        self.emit(Event::Named { seat, color });
        let public = &self.state.public;
        let wild = public.top.and_then(Card::as_wild);
        let first = if seat == public.dealer {
            public.next(seat).unwrap_or(seat)
        } else {
            seat
        };
        match wild.filter(|&wild| has_full_effect(&public.rules, wild)) {
            Some(Wild::DrawFour) => {
                let penalty = start_penalty(4, DrawCard::Four, false);
                self.turn(first, Step::Serve(penalty));
            }
            Some(Wild::SwapHands) => self.turn(seat, Step::SwapStart),
            Some(Wild::ShuffleHands) => {
                let next = self.state.public.next(seat).unwrap_or(seat);
                self.shuffle_hands(next);
                self.turn(seat, Step::Play);
            }
            Some(Wild::Blank) => {
                let next = self.state.public.next(seat).unwrap_or(seat);
                self.blank_wild(seat, next);
                if !self.end_if_decided() {
                    self.turn(seat, Step::Play);
                }
            }
            Some(Wild::Plain) | None => self.turn(first, Step::Play),
        }
    }

    pub(super) fn start_swap(&mut self, seat: Seat, with: Seat) {
        self.emit(Event::Swapped {
            seat,
            with,
            hand: (),
        });
        self.expose_swapper(seat);
        self.expose_others(seat, SeatSet::EMPTY.with(with));
        self.turn(seat, Step::Play);
    }

    fn first_dealer(&mut self, first: FirstDeal, players: SeatSet) -> Seat {
        match first {
            FirstDeal::Named(seat) => self.at_or_left_of(seat),
            FirstDeal::Lot => {
                let n = self.chance.choose(players.len());
                players.iter().nth(n as usize).unwrap_or(Seat::new(0))
            }
            FirstDeal::HighCard => self.draw_for_dealer(players),
        }
    }

    /// Everybody draws a card; who has the highest number deals. Tied players draw again.
    fn draw_for_dealer(&mut self, players: SeatSet) -> Seat {
        let mut pile = self.state.public.deck;
        self.chance.begin_round(0);
        self.chance.shuffle(&pile);
        let mut tied = players;
        for _ in 0..TIES {
            let mut drawn: BySeat<Option<(u32, Card)>> = BySeat::new(self.state.public.seats());
            for seat in tied.iter() {
                drawn[seat] = self.draw_one_for_dealer(seat, &mut pile);
            }
            let best = tied
                .iter()
                .filter_map(|seat| drawn[seat])
                .map(|(value, _)| value)
                .max();
            tied = tied
                .iter()
                .filter(|&s| drawn[s].map(|(value, _)| value) == best)
                .collect();
            if tied.len() == 1 {
                break;
            }
            for (_, card) in tied.iter().filter_map(|seat| drawn[seat]) {
                pile.add(card);
            }
            self.chance.shuffle(&pile);
        }
        tied.iter().next().unwrap_or(Seat::new(0))
    }

    /// The card that a seat draws for the deal, and what it counts; `None` when the pile is empty.
    fn draw_one_for_dealer(&mut self, seat: Seat, pile: &mut Hand) -> Option<(u32, Card)> {
        let rules = self.state.public.rules;
        for _ in 0..pile.len() {
            let card = self.chance.draw(pile);
            pile.remove(card);
            self.emit(Event::DealerDrew { seat, card });
            let value = match (card.number(), rules.symbol_card) {
                (Some(number), _) => u32::from(number),
                (None, SymbolCard::Zero) => 0,
                (None, SymbolCard::Points) => rules.value(card),
                (None, SymbolCard::Redraw) => {
                    self.chance.put_under(pile, card);
                    pile.add(card);
                    continue;
                }
            };
            return Some((value, card));
        }
        None
    }

    fn next_dealer(&self, winner: Option<Seat>) -> Seat {
        let public = &self.state.public;
        let old = public.dealer;
        match public.rules.dealer_rotation {
            DealerRotation::None => self.at_or_left_of(old),
            DealerRotation::Winner => self.at_or_left_of(winner.unwrap_or(old)),
            DealerRotation::Left => public
                .in_match()
                .next(old, Direction::Clockwise)
                .unwrap_or(old),
            DealerRotation::LastPlace => {
                let worst = |seat: Seat| match public.rules.match_winner {
                    MatchWinner::HighestTotal => -public.totals[seat],
                    MatchWinner::LowestTotal | MatchWinner::LastStanding => public.totals[seat],
                };
                let seats = public.in_match();
                let most = seats.iter().map(worst).max();
                let last: SeatSet = seats.iter().filter(|&s| Some(worst(s)) == most).collect();
                last.next(old, Direction::Clockwise).unwrap_or(old)
            }
        }
    }

    /// The seat itself, or the next one to its left that is still in the match.
    fn at_or_left_of(&self, seat: Seat) -> Seat {
        let seats = self.state.public.in_match();
        if seats.contains(seat) {
            seat
        } else {
            seats.next(seat, Direction::Clockwise).unwrap_or(seat)
        }
    }

    /// Turns cards until one is allowed to start the round. The search is bounded: after as many tries as
    /// the pile has cards, the topmost allowed card is taken. If there is none at all, the first will do.
    fn turn_up_start_card(&mut self) -> Card {
        let rules = self.state.public.rules;
        let kinds = self.state.pile.kinds();
        let allowed = kinds
            .iter()
            .filter(|&card| refused_start_card(&rules, card).is_none());
        for _ in 0..self.state.pile.len() {
            let card = self.chance.draw(&self.state.pile);
            self.emit(Event::StartTurned { card });
            let back =
                refused_start_card(&rules, card).filter(|_| allowed.clone().next().is_some());
            let Some(to) = back else { return card };
            let pile = &self.state.pile;
            match to {
                Back::Middle => self.chance.bury(pile, card),
                Back::Bottom => self.chance.put_under(pile, card),
                Back::Shuffled => {
                    let mut all = *pile;
                    all.add(card);
                    self.chance.shuffle(&all);
                }
            }
            self.emit(Event::StartReturned { to });
        }
        let allowed = allowed.fold(CardSet::EMPTY, |set, card| set.union(CardSet::of(card)));
        let card = self.chance.draw_first_of(&self.state.pile, allowed);
        self.emit(Event::StartTurned { card });
        card
    }

    /// What the start card does, and the first turn.
    fn start(&mut self, card: Card) {
        let public = &self.state.public;
        let rules = public.rules;
        let dealer = public.dealer;
        let Some(first) = public.next(dealer) else {
            return;
        };
        let two = public.in_round.len() == 2;
        if refused_start_card(&rules, card).is_some() {
            // No card of the pile was allowed: this one has no effect.
            let step = if card.is_wild() {
                Step::NameColor
            } else {
                Step::Play
            };
            self.turn(first, step);
            return;
        }
        match card.face() {
            Face::Wild(wild) => {
                let dealer_names = match wild {
                    Wild::Plain => rules.start_wild == StartWild::DealerNamesColor,
                    Wild::DrawFour => rules.start_wild_draw_four == StartWildDrawFour::FullEffect,
                    _ => false,
                };
                self.turn(if dealer_names { dealer } else { first }, Step::NameColor);
            }
            Face::Colored(_, Rank::Skip) if rules.start_skip == StartSkip::SkipsFirstPlayer => {
                self.emit(Event::Skipped { seat: first });
                self.turn_after(first);
            }
            Face::Colored(_, Rank::DrawTwo) if rules.start_draw_two != StartDrawTwo::NoEffect => {
                let then_plays = rules.start_draw_two == StartDrawTwo::DrawsThenPlays;
                let penalty = start_penalty(2, DrawCard::Two, then_plays);
                self.turn(first, Step::Serve(penalty));
            }
            Face::Colored(_, Rank::Reverse) if rules.start_reverse != StartReverse::NoEffect => {
                if two && rules.two_player_reverse == TwoPlayerReverse::Skip {
                    self.emit(Event::Skipped { seat: first });
                    self.turn_after(first);
                    return;
                }
                self.emit(Event::DirectionTurned {
                    direction: Direction::Counterclockwise,
                });
                if rules.start_reverse == StartReverse::Dealer {
                    self.turn(dealer, Step::Play);
                } else {
                    self.turn_after(dealer);
                }
            }
            Face::Colored(..) => self.turn(first, Step::Play),
        }
    }
}

/// Where a card goes back to that may not start a round; `None` of one that may.
pub(crate) fn refused_start_card(rules: &Rules, card: Card) -> Option<Back> {
    let redraw = match card.face() {
        Face::Colored(_, Rank::Number(_)) => return None,
        _ if rules.start_number_only => true,
        Face::Colored(_, Rank::Skip) => rules.start_skip == StartSkip::Redraw,
        Face::Colored(_, Rank::DrawTwo) => rules.start_draw_two == StartDrawTwo::Redraw,
        Face::Colored(_, Rank::Reverse) => rules.start_reverse == StartReverse::Redraw,
        Face::Wild(Wild::Plain) => {
            return match rules.start_wild {
                StartWild::Bury => Some(Back::Middle),
                StartWild::Reshuffle => Some(Back::Shuffled),
                StartWild::FirstPlayerNamesColor | StartWild::DealerNamesColor => None,
            };
        }
        Face::Wild(Wild::DrawFour) => {
            return match rules.start_wild_draw_four {
                StartWildDrawFour::Bury => Some(Back::Middle),
                StartWildDrawFour::Reshuffle => Some(Back::Shuffled),
                StartWildDrawFour::FirstPlayerNamesColor | StartWildDrawFour::FullEffect => None,
            };
        }
        Face::Wild(_) => {
            let shuffled = rules.start_special_wild == StartSpecialWild::Reshuffle;
            return shuffled.then_some(Back::Shuffled);
        }
    };
    redraw.then_some(Back::Bottom)
}

/// Whether a Wild on the pile at the start does more than take a color.
fn has_full_effect(rules: &Rules, wild: Wild) -> bool {
    if rules.start_number_only {
        return false;
    }
    match wild {
        Wild::Plain => false,
        Wild::DrawFour => rules.start_wild_draw_four == StartWildDrawFour::FullEffect,
        Wild::SwapHands | Wild::ShuffleHands | Wild::Blank => {
            rules.start_special_wild == StartSpecialWild::FullEffect
        }
    }
}

fn start_penalty<K: Knowledge>(owed: u16, last: DrawCard, then_plays: bool) -> Penalty<K> {
    let only_twos = last == DrawCard::Two;
    Penalty {
        owed,
        last,
        only_twos,
        start: true,
        then_plays,
        challenge: None,
    }
}
