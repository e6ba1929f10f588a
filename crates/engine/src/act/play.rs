//! Plays, in turn and out of turn, and what the cards do.

use super::Run;
use crate::action::{Cards, Play};
use crate::card::{Card, CardSet, Face, Rank, Wild};
use crate::chance::Chance;
use crate::event::{Event, EventSink, Why};
use crate::eyes::Emptying;
use crate::hand::Hand;
use crate::legal::{SEVENS, SWAP_HANDS};
use crate::phase::{Challenge, DrawCard, Evidence, Full, Penalty, Step};
use crate::rules::{BlankWild, ChallengeWho, JumpInContinues, ShuffleHands, TwoPlayerReverse};
use crate::seat::{Seat, SeatSet};

/// The cards that turn the direction or leave out a seat.
const TURNING: CardSet = CardSet::of_rank(Rank::Skip).union(CardSet::of_rank(Rank::Reverse));

/// The cards that may move hands, or cards to the others' hands.
const MOVING: CardSet = SEVENS
    .union(CardSet::of_rank(Rank::Number(0)))
    .union(CardSet::of(SWAP_HANDS))
    .union(CardSet::of(Card::wild(Wild::ShuffleHands)))
    .union(CardSet::of(Card::wild(Wild::Blank)));

/// What a play leaves to be done once its cards lie on the pile.
struct Laid {
    seat: Seat,
    /// The card on top now, and how many cards were laid.
    card: Card,
    count: u32,
    /// Who was to play before a jump-in that keeps the order.
    keeps: Option<Seat>,
    /// The penalty that waited: how many cards, made of Draw Twos alone, and the card it was last made of.
    waiting: Option<(u16, bool, DrawCard)>,
    /// Who played in the round before the cards were laid.
    players: SeatSet,
    /// Whether "Uno!" was called before or with it.
    called: bool,
}

impl Laid {
    /// The penalty that the cards make, with what waited before.
    fn penalty(&self, challenge: Option<Challenge<Full>>) -> Option<Penalty<Full>> {
        let each = self.card.draws();
        if each == 0 {
            return None;
        }
        let last = if each == 2 {
            DrawCard::Two
        } else {
            DrawCard::Four
        };
        Some(Penalty {
            owed: self.waiting.map_or(0, |(owed, ..)| owed) + each * self.count as u16,
            last,
            only_twos: last == DrawCard::Two
                && self.waiting.is_none_or(|(_, only_twos, _)| only_twos),
            start: false,
            then_plays: false,
            challenge,
        })
    }
}

impl<C: Chance, S: EventSink> Run<'_, C, S> {
    pub(super) fn play(&mut self, seat: Seat, play: &Play, jump_in: bool) {
        let public = &self.state.public;
        let emptying = self.eyes(seat).emptying(play.cards.len(), play.uno);
        let challenge = self.challenge_of(seat, &play.cards);
        let keeps = public.phase.on_turn().filter(|_| {
            jump_in && public.rules.jump_in_continues == JumpInContinues::OriginalOrder
        });
        let laid = Laid {
            seat,
            card: play.cards.last(),
            count: play.cards.len(),
            keeps,
            waiting: public
                .phase
                .penalty()
                .map(|waits| (waits.owed, waits.only_twos, waits.last)),
            players: public.in_round,
            called: play.uno || public.announced.contains(seat),
        };
        if play.uno && !public.announced.contains(seat) {
            self.emit(Event::Called { seat });
        }
        self.lay(seat, play, jump_in);
        match emptying {
            Emptying::Uncalled => {
                self.emit(Event::Uncalled { seat });
                let cards = self.state.public.rules.uno_penalty.get();
                self.draw_cards(seat, cards, Why::Uncalled);
                if self.end_if_decided() {
                    return;
                }
            }
            Emptying::EndsRound => {
                self.emit(Event::WentOut { seat });
                self.final_draw(&laid);
                self.end_round_by_going_out();
                return;
            }
            Emptying::GoesOut => self.emit(Event::WentOut { seat }),
            Emptying::No | Emptying::Blocked => {}
        }
        let skipped_to = self.turn_and_skip(&laid);
        let moved = self.move_hands(&laid, play.swap);
        if self.end_if_decided() {
            return;
        }
        self.expose(&laid, moved);
        self.next_turn(&laid, skipped_to, challenge);
    }

    fn lay(&mut self, seat: Seat, play: &Play, jump_in: bool) {
        match &play.cards {
            Cards::One(card) => {
                self.emit(Event::Played {
                    seat,
                    card: *card,
                    color: play.color,
                    jump_in,
                });
            }
            Cards::Several(several) => {
                for card in several.in_order() {
                    self.emit(Event::Played {
                        seat,
                        card,
                        color: None,
                        jump_in,
                    });
                }
            }
        }
    }

    /// The challenge that a Wild Draw Four opens: judged by what is in force before it is laid and by the
    /// hand that is left.
    fn challenge_of(&self, offender: Seat, cards: &Cards) -> Option<Challenge<Full>> {
        let public = &self.state.public;
        if *cards != Cards::One(Card::WILD_DRAW_FOUR)
            || public.rules.challenge_who == ChallengeWho::Nobody
            || public.phase.penalty().is_some()
        {
            return None;
        }
        let mut hand = self.state.hands[offender];
        let guilty = self.eyes(offender).wild_draw_four_illegal();
        hand.remove(Card::WILD_DRAW_FOUR);
        let evidence = Evidence { hand, guilty };
        let prior_top = public.top?;
        (!hand.is_empty()).then_some(Challenge {
            offender,
            prior_color: public.color,
            prior_top,
            evidence,
        })
    }

    /// Turns the direction for Reverses and leaves out seats; says whose turn comes after those left out,
    /// if any were.
    fn turn_and_skip(&mut self, laid: &Laid) -> Option<Seat> {
        if !TURNING.contains(laid.card) {
            return None;
        }
        // Two players are counted before one of them goes out by it.
        let skips = self.state.public.rules.two_player_reverse == TwoPlayerReverse::Skip
            && laid.players.len() == 2;
        if laid.card.rank() == Some(Rank::Reverse) && !skips {
            for _ in 0..laid.count {
                let direction = self.state.public.direction.turned();
                self.emit(Event::DirectionTurned { direction });
            }
            return None;
        }
        // On a waiting penalty the card hands it on instead of leaving anybody out.
        if laid.waiting.is_some() {
            return None;
        }
        let mut seat = self.first_after(laid)?;
        for _ in 0..laid.count {
            self.emit(Event::Skipped { seat });
            seat = self.state.public.next(seat)?;
        }
        Some(seat)
    }

    fn next_turn(
        &mut self,
        laid: &Laid,
        skipped_to: Option<Seat>,
        challenge: Option<Challenge<Full>>,
    ) {
        let Some(seat) = skipped_to.or_else(|| self.first_after(laid)) else {
            return;
        };
        let step = match (laid.waiting, laid.penalty(challenge)) {
            (_, Some(penalty)) => Step::Serve(penalty),
            (Some((owed, only_twos, last)), None) => Step::Serve(Penalty {
                owed,
                last,
                only_twos,
                start: false,
                then_plays: false,
                challenge: None,
            }),
            (None, None) => Step::Play,
        };
        self.turn(seat, step);
    }

    /// The seat from which effects count: the one after the player, or the one that keeps its turn.
    fn first_after(&self, laid: &Laid) -> Option<Seat> {
        let public = &self.state.public;
        match laid.keeps {
            Some(seat) if public.in_round.contains(seat) => Some(seat),
            Some(seat) => public.next(seat),
            None => public.next(laid.seat),
        }
    }

    /// A last draw card is still served where the rules say so.
    fn final_draw(&mut self, laid: &Laid) {
        if !self.state.public.rules.final_draw_applies {
            return;
        }
        let owed = match laid.penalty(None) {
            Some(penalty) => penalty.owed,
            None => laid.waiting.map_or(0, |(owed, ..)| owed),
        };
        if let (1.., Some(victim)) = (owed, self.first_after(laid)) {
            self.draw_cards(victim, owed, Why::FinalCard);
        }
    }

    /// Swaps, rotations, a new deal of all hands, the draws of a blank Wild. Says whose hands came from
    /// somebody else.
    fn move_hands(&mut self, laid: &Laid, swap: Option<Seat>) -> SeatSet {
        let seat = laid.seat;
        if !MOVING.contains(laid.card) {
            return SeatSet::EMPTY;
        }
        match laid.card.face() {
            Face::Colored(_, Rank::Number(7)) | Face::Wild(Wild::SwapHands) => match swap {
                Some(with) if self.state.public.in_round.contains(seat) => {
                    self.emit(Event::Swapped {
                        seat,
                        with,
                        hand: (),
                    });
                    SeatSet::EMPTY.with(with)
                }
                _ => SeatSet::EMPTY,
            },
            Face::Colored(_, Rank::Number(0)) if self.state.public.rules.zero_rotate => {
                for _ in 0..laid.count {
                    self.emit(Event::Rotated { hand: () });
                }
                self.state.public.in_round.without(seat)
            }
            Face::Wild(Wild::ShuffleHands) => {
                if let Some(first) = self.first_after(laid) {
                    self.shuffle_hands(first);
                }
                self.state.public.in_round.without(seat)
            }
            Face::Wild(Wild::Blank) => {
                if let Some(first) = self.first_after(laid) {
                    self.blank_wild(seat, first);
                }
                SeatSet::EMPTY
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Collects all hands and deals them anew, from `first` on.
    pub(super) fn shuffle_hands(&mut self, first: Seat) {
        let public = &self.state.public;
        let counts = public.counts.clone();
        let keeps = public.rules.shuffle_hands == ShuffleHands::KeepCounts;
        let mut pool: Hand = public
            .in_round
            .iter()
            .fold(Hand::EMPTY, |all, s| all.plus(&self.state.hands[s]));
        self.emit(Event::Collected);
        self.chance.shuffle_pool(&pool);
        let mut to = first;
        while !pool.is_empty() {
            if !keeps || self.state.public.counts[to] < counts[to] {
                let card = self.chance.deal_from_pool(&pool);
                pool.remove(card);
                self.emit(Event::Dealt { seat: to, card });
            }
            let Some(next) = self.state.public.next(to) else {
                return;
            };
            to = next;
        }
    }

    /// Everybody but `seat` draws, from `first` on.
    pub(super) fn blank_wild(&mut self, seat: Seat, first: Seat) {
        let count = match self.state.public.rules.blank_wild {
            BlankWild::PlainWild => return,
            BlankWild::OthersDrawOne => 1,
            BlankWild::OthersDrawTwo => 2,
        };
        let others = self.state.public.in_round.without(seat);
        let mut to = first;
        for _ in 0..others.len() {
            self.draw_cards(to, count, Why::BlankWild);
            if self.state.public.decided().is_some() {
                return;
            }
            let Some(next) = others.next(to, self.state.public.direction) else {
                return;
            };
            to = next;
        }
    }

    /// Who holds one card without a call can be caught from now on.
    fn expose(&mut self, laid: &Laid, moved: SeatSet) {
        let public = &self.state.public;
        if !public.rules.calls_matter() {
            return;
        }
        let seat = laid.seat;
        if public.counts[seat] == 1 && !laid.called && public.in_round.contains(seat) {
            self.emit(Event::Exposed {
                seat,
                by_other: false,
            });
        }
        self.expose_others(seat, moved);
    }

    /// The player whom the swap for the start card left with one card: no card was played for it, so it
    /// counts as a swap like any other.
    pub(super) fn expose_swapper(&mut self, seat: Seat) {
        let public = &self.state.public;
        if public.rules.swaps_need_a_call() && public.counts[seat] == 1 {
            self.emit(Event::Exposed {
                seat,
                by_other: false,
            });
        }
    }

    /// The players whom a move of hands left with one card, where that makes a call due.
    pub(super) fn expose_others(&mut self, seat: Seat, moved: SeatSet) {
        if !self.state.public.rules.swaps_need_a_call() {
            return;
        }
        let mut other = seat;
        for _ in 0..moved.len() {
            let Some(next) = moved.next(other, self.state.public.direction) else {
                return;
            };
            other = next;
            if self.state.public.counts[other] == 1 {
                self.emit(Event::Exposed {
                    seat: other,
                    by_other: true,
                });
            }
        }
    }
}
