//! The beginning of a round: the deal, the start card and what it does.

use super::{Part, Player, Reference, Standing, is, take, together};
use lastcard_engine::rules::{
    AfterSwap, DeckKind, MatchWinner, StartDrawTwo, StartReverse, StartSkip, StartSpecialWild,
    StartWild, StartWildDrawFour, TwoPlayerReverse,
};
use lastcard_engine::{
    Back, Card, CardSet, Chance, Color, Direction, DrawCard, Event, Face, Full, Penalty, Rank,
    Rules, Seat, SeatSet, Step, Wild,
};

impl Reference {
    pub(super) fn next_round(&mut self, chance: &mut dyn Chance) {
        let dealer = self.find_dealer(chance);
        self.dealer = Some(dealer);
        self.round += 1;
        self.direction = Direction::Clockwise;
        self.color = None;
        self.top_by = None;
        self.discards.clear();
        self.out.clear();
        self.draw_pile.clone_from(&self.deck);
        let players = self.in_match();
        for seat in self.all_seats() {
            let Player {
                standing, total, ..
            } = *self.player(seat);
            let part = if players.contains(&seat) {
                Part::In
            } else {
                Part::Away
            };
            *self.player_mut(seat) = Player {
                standing,
                part,
                ..Player::new(total)
            };
        }
        chance.begin_round(self.round);
        chance.shuffle(&together(&self.draw_pile));
        let players: SeatSet = players.into_iter().collect();
        self.tell(Event::RoundBegan {
            round: self.round,
            dealer,
            players,
        });
        for _ in 0..self.rules.hand_size.get() {
            for seat in self.order_from(self.next(dealer)) {
                let card = self.top_of_pile(chance);
                self.player_mut(seat).hand.push(card);
                self.tell(Event::Dealt { seat, card });
            }
        }
        let start = self.turn_start_card(chance);
        self.discards.push(start);
        self.color = start.color();
        self.start_on_top = true;
        self.begin(dealer, start);
    }

    pub(super) fn top_of_pile(&mut self, chance: &mut dyn Chance) -> Card {
        let card = chance.draw(&together(&self.draw_pile));
        take(&mut self.draw_pile, card);
        card
    }

    /// Turns cards until one is allowed as the start card.
    fn turn_start_card(&mut self, chance: &mut dyn Chance) -> Card {
        let tries = self.draw_pile.len();
        let none_is_allowed = self
            .draw_pile
            .iter()
            .all(|&card| self.refused_start(card).is_some());
        let mut card = self.top_of_pile(chance);
        self.tell(Event::StartTurned { card });
        for tried in 1..=tries {
            let Some(to) = self.refused_start(card).filter(|_| !none_is_allowed) else {
                break;
            };
            self.tell(Event::StartReturned { to });
            let rest = together(&self.draw_pile);
            self.draw_pile.push(card);
            match to {
                Back::Middle => chance.bury(&rest, card),
                Back::Bottom => chance.put_under(&rest, card),
                Back::Shuffled => chance.shuffle(&together(&self.draw_pile)),
            }
            if tried < tries {
                card = self.top_of_pile(chance);
            } else {
                let allowed = Card::all().filter(|&card| self.refused_start(card).is_none());
                let allowed =
                    allowed.fold(CardSet::EMPTY, |set, card| set.union(CardSet::of(card)));
                card = chance.draw_first_of(&together(&self.draw_pile), allowed);
                take(&mut self.draw_pile, card);
            }
            self.tell(Event::StartTurned { card });
        }
        card
    }

    /// Where a card goes that may not be the start card.
    fn refused_start(&self, card: Card) -> Option<Back> {
        let rules = &self.rules;
        if rules.start_number_only {
            return card.number().is_none().then_some(Back::Bottom);
        }
        match card.face() {
            Face::Colored(_, Rank::Skip) if rules.start_skip == StartSkip::Redraw => {
                Some(Back::Bottom)
            }
            Face::Colored(_, Rank::DrawTwo) if rules.start_draw_two == StartDrawTwo::Redraw => {
                Some(Back::Bottom)
            }
            Face::Colored(_, Rank::Reverse) if rules.start_reverse == StartReverse::Redraw => {
                Some(Back::Bottom)
            }
            Face::Colored(..) => None,
            Face::Wild(Wild::Plain) => match rules.start_wild {
                StartWild::Bury => Some(Back::Middle),
                StartWild::Reshuffle => Some(Back::Shuffled),
                StartWild::FirstPlayerNamesColor | StartWild::DealerNamesColor => None,
            },
            Face::Wild(Wild::DrawFour) => match rules.start_wild_draw_four {
                StartWildDrawFour::Bury => Some(Back::Middle),
                StartWildDrawFour::Reshuffle => Some(Back::Shuffled),
                StartWildDrawFour::FirstPlayerNamesColor | StartWildDrawFour::FullEffect => None,
            },
            Face::Wild(_) => {
                (rules.start_special_wild == StartSpecialWild::Reshuffle).then_some(Back::Shuffled)
            }
        }
    }

    /// What the start card does. A card that should have been refused does nothing.
    fn begin(&mut self, dealer: Seat, start: Card) {
        let first = self.next(dealer);
        let refused = self.refused_start(start).is_some();
        match start.face() {
            Face::Wild(wild) => {
                let by_dealer = match wild {
                    Wild::Plain => self.rules.start_wild == StartWild::DealerNamesColor,
                    Wild::DrawFour => self.start_four_counts(),
                    _ => false,
                };
                let namer = if by_dealer && !refused { dealer } else { first };
                self.turn(namer, Step::NameColor);
            }
            Face::Colored(_, rank) if !refused => self.begin_with(dealer, first, rank),
            Face::Colored(..) => self.turn(first, Step::Play),
        }
    }

    fn begin_with(&mut self, dealer: Seat, first: Seat, rank: Rank) {
        let rules = self.rules;
        let two = self.still_in().len() == 2;
        match rank {
            Rank::Skip if rules.start_skip == StartSkip::SkipsFirstPlayer => {
                self.tell(Event::Skipped { seat: first });
                self.turn(self.next(first), Step::Play);
            }
            Rank::DrawTwo if rules.start_draw_two != StartDrawTwo::NoEffect => {
                let then_plays = rules.start_draw_two == StartDrawTwo::DrawsThenPlays;
                self.turn(first, Step::Serve(start_penalty(DrawCard::Two, then_plays)));
            }
            Rank::Reverse if rules.start_reverse != StartReverse::NoEffect => {
                if two && rules.two_player_reverse == TwoPlayerReverse::Skip {
                    self.tell(Event::Skipped { seat: first });
                    return self.turn(self.next(first), Step::Play);
                }
                self.direction = self.direction.turned();
                self.tell(Event::DirectionTurned {
                    direction: self.direction,
                });
                let by_dealer = rules.start_reverse == StartReverse::Dealer;
                self.turn(
                    if by_dealer { dealer } else { self.next(dealer) },
                    Step::Play,
                );
            }
            _ => self.turn(first, Step::Play),
        }
    }

    fn start_four_counts(&self) -> bool {
        self.rules.start_wild_draw_four == StartWildDrawFour::FullEffect
    }

    /// The color of the start card is named; then the card does what it does.
    pub(super) fn name(&mut self, seat: Seat, color: Color, chance: &mut dyn Chance) {
        self.close_window();
        self.color = Some(color);
        self.tell(Event::Named { seat, color });
        let first = if self.dealer == Some(seat) {
            self.next(seat)
        } else {
            seat
        };
        let start = self.top();
        let refused = self.refused_start(start).is_some();
        let full = !refused && self.rules.start_special_wild == StartSpecialWild::FullEffect;
        let mut step = Step::Play;
        if start == Card::WILD_DRAW_FOUR && !refused && self.start_four_counts() {
            step = Step::Serve(start_penalty(DrawCard::Four, false));
        } else if is(start, Wild::SwapHands) && full {
            step = Step::SwapStart;
        } else if is(start, Wild::ShuffleHands) && full {
            self.deal_hands_anew(self.next(first), chance);
        } else if is(start, Wild::Blank) && full {
            self.others_draw(first, self.next(first), chance);
            if self.is_decided() {
                return self.end_round();
            }
        }
        self.turn(first, step);
    }

    pub(super) fn swap_start(&mut self, seat: Seat, with: Seat) {
        self.close_window();
        self.swap_hands(seat, with);
        // No card was played, so the seat itself is as exempt as the other (E-175).
        let exempt = self.rules.after_swap == AfterSwap::Exempt;
        self.expose(seat, exempt, &[seat, with]);
        self.turn(seat, Step::Play);
    }
}

/// What a start Draw Two or Wild Draw Four makes the first player draw.
fn start_penalty(last: DrawCard, then_plays: bool) -> Penalty<Full> {
    let two = last == DrawCard::Two;
    Penalty {
        owed: if two { 2 } else { 4 },
        last,
        only_twos: two,
        start: true,
        then_plays,
        challenge: None,
    }
}

/// Whether a player with that total still plays in a match that is taken up (E-210).
pub(super) fn standing_at(rules: &Rules, total: i32) -> Standing {
    let limit = rules.match_winner == MatchWinner::LastStanding;
    if limit && total >= i32::from(rules.target.get()) {
        Standing::Eliminated
    } else {
        Standing::Plays
    }
}

/// The cards of one deck.
pub(super) fn one_deck(kind: DeckKind) -> Vec<Card> {
    let mut deck = Vec::new();
    for color in Color::ALL {
        for rank in Rank::ALL {
            deck.push(Card::colored(color, rank));
            if rank != Rank::Number(0) {
                deck.push(Card::colored(color, rank));
            }
        }
    }
    deck.extend([Card::WILD; 4]);
    deck.extend([Card::WILD_DRAW_FOUR; 4]);
    if matches!(kind, DeckKind::Swap | DeckKind::All) {
        deck.push(Card::wild(Wild::SwapHands));
    }
    if matches!(kind, DeckKind::Shuffle | DeckKind::All) {
        deck.push(Card::wild(Wild::ShuffleHands));
    }
    if kind != DeckKind::Classic {
        deck.extend([Card::wild(Wild::Blank); 3]);
    }
    deck
}
