//! What a play brings about, in turn and out of turn.

use super::{Call, Part, Reference, is, is_draw_card, list, together};
use lastcard_engine::rules::{AfterSwap, ChallengeWho, JumpInContinues, TwoPlayerReverse};
use lastcard_engine::{
    Card, Challenge, Chance, Color, DrawCard, Event, Evidence, Full, Penalty, Play, Rank, Seat,
    Step, Why, Wild,
};

/// How the table stood when a play was made.
struct Before {
    color: Option<Color>,
    top: Card,
    /// Whether the round has two players.
    two: bool,
    /// The penalty that was stacked on, deflected or added to.
    waiting: Option<Penalty<Full>>,
    to_play: Seat,
}

impl Reference {
    pub(super) fn play(&mut self, seat: Seat, play: &Play, jump_in: bool, chance: &mut dyn Chance) {
        self.close_window();
        let before = Before {
            color: self.color,
            top: self.top(),
            two: self.still_in().len() == 2,
            waiting: self.phase.penalty().copied(),
            to_play: self.on_turn().unwrap_or(seat),
        };
        let cards = list(&play.cards);
        let stays_in = self.stays_in(seat, play);
        let announced = self.player(seat).call == Call::Announced;
        if play.uno && !announced {
            self.tell(Event::Called { seat });
        }
        self.lay(seat, play, &cards, jump_in);
        let evidence = self.hand(seat).to_vec();
        if stays_in {
            self.tell(Event::Uncalled { seat });
            let count = self.rules.uno_penalty.get();
            self.draw_cards(seat, count, Why::Uncalled, chance);
            if self.is_decided() {
                return self.end_round();
            }
        } else if evidence.is_empty() {
            self.tell(Event::WentOut { seat });
            self.player_mut(seat).part = Part::Out;
            self.out.push(seat);
            if self.is_decided() {
                self.draw_for_last_card(seat, &cards, jump_in, &before, chance);
                return self.end_round();
            }
        }
        let deflects = before.waiting.is_some() && !is_draw_card(cards[0]);
        let mut upcoming = self.turn_and_skip(seat, &cards, jump_in, deflects, &before);
        let moved = self.move_hands(seat, play, &cards, upcoming, chance);
        if is(cards[0], Wild::Blank) {
            self.others_draw(seat, upcoming, chance);
            if self.is_decided() {
                return self.end_round();
            }
        }
        self.expose(seat, announced || play.uno, &moved);
        if !self.in_round(upcoming) {
            upcoming = self.next(upcoming);
        }
        let step = match self.penalty_after(seat, &cards, &evidence, &before) {
            Some(penalty) => Step::Serve(penalty),
            None => Step::Play,
        };
        self.turn(upcoming, step);
    }

    fn lay(&mut self, seat: Seat, play: &Play, cards: &[Card], jump_in: bool) {
        for &card in cards {
            super::take(&mut self.player_mut(seat).hand, card);
            self.discards.push(card);
            let color = if card.is_wild() { play.color } else { None };
            self.color = card.color().or(color);
            self.tell(Event::Played {
                seat,
                card,
                color,
                jump_in,
            });
        }
        self.top_by = Some(seat);
        self.start_on_top = false;
        self.player_mut(seat).hand_changed();
    }

    /// A last draw card is still served, with all that was waiting.
    fn draw_for_last_card(
        &mut self,
        seat: Seat,
        cards: &[Card],
        jump_in: bool,
        before: &Before,
        chance: &mut dyn Chance,
    ) {
        let own: u16 = cards.iter().map(|card| card.draws()).sum();
        let owed = own + before.waiting.map_or(0, |penalty| penalty.owed);
        if self.rules.final_draw_applies && owed > 0 {
            let keeps = jump_in && self.keeps_order();
            let victim = if keeps {
                before.to_play
            } else {
                self.next(seat)
            };
            self.draw_cards(victim, owed, Why::FinalCard, chance);
        }
    }

    fn keeps_order(&self) -> bool {
        self.rules.jump_in_continues == JumpInContinues::OriginalOrder
    }

    /// The seat from which the effects of a play count.
    pub(super) fn first_affected(&self, seat: Seat, jump_in: bool) -> Seat {
        match self.on_turn() {
            Some(to_play) if jump_in && self.keeps_order() => to_play,
            _ => self.next(seat),
        }
    }

    /// Turns the direction and leaves out seats; gives the seat that is to play then.
    fn turn_and_skip(
        &mut self,
        seat: Seat,
        cards: &[Card],
        jump_in: bool,
        deflects: bool,
        before: &Before,
    ) -> Seat {
        let acts_as_skip = before.two && self.rules.two_player_reverse == TwoPlayerReverse::Skip;
        let mut skips = 0;
        for card in cards {
            match card.rank() {
                Some(Rank::Reverse) if !acts_as_skip => {
                    self.direction = self.direction.turned();
                    self.tell(Event::DirectionTurned {
                        direction: self.direction,
                    });
                }
                // A deflected penalty goes to the next seat; nobody is left out.
                Some(Rank::Reverse | Rank::Skip) if !deflects => skips += 1,
                _ => {}
            }
        }
        let mut upcoming = self.first_affected(seat, jump_in);
        for _ in 0..skips {
            self.tell(Event::Skipped { seat: upcoming });
            upcoming = self.next(upcoming);
        }
        upcoming
    }

    /// Who holds one card without a call may be caught now: the player, and under `must_call` those
    /// whom the play left with one card.
    pub(super) fn expose(&mut self, seat: Seat, called: bool, moved: &[Seat]) {
        if !self.rules.calls_matter() {
            return;
        }
        let must_call = self.rules.after_swap == AfterSwap::MustCall;
        let mut exposed = Vec::new();
        if self.in_round(seat) && !called {
            exposed.push(seat);
        }
        let others = self.order_from(self.next(seat));
        exposed.extend(
            others
                .iter()
                .filter(|&o| *o != seat && must_call && moved.contains(o)),
        );
        for other in exposed {
            if self.hand(other).len() == 1 {
                let by_other = other != seat;
                self.player_mut(other).call = Call::Exposed { by_other };
                self.tell(Event::Exposed {
                    seat: other,
                    by_other,
                });
            }
        }
    }

    /// What waits for the next seat after these cards.
    fn penalty_after(
        &self,
        seat: Seat,
        cards: &[Card],
        evidence: &[Card],
        before: &Before,
    ) -> Option<Penalty<Full>> {
        let own: u16 = cards.iter().map(|card| card.draws()).sum();
        if own == 0 {
            return before.waiting.map(|penalty| Penalty {
                challenge: None,
                ..penalty
            });
        }
        let four = cards[0] == Card::WILD_DRAW_FOUR;
        let challenge = Challenge {
            offender: seat,
            prior_color: before.color,
            prior_top: before.top,
            evidence: Evidence {
                hand: together(evidence),
                // Judged by the color and the top before it (E-58).
                guilty: self.is_bluff_on(evidence, before.color, before.top),
            },
        };
        let may_be_challenged = four
            && before.waiting.is_none()
            && !evidence.is_empty()
            && self.rules.challenge_who == ChallengeWho::Victim;
        Some(Penalty {
            owed: own + before.waiting.map_or(0, |penalty| penalty.owed),
            last: if four { DrawCard::Four } else { DrawCard::Two },
            only_twos: !four && before.waiting.is_none_or(|penalty| penalty.only_twos),
            start: false,
            then_plays: false,
            challenge: may_be_challenged.then_some(challenge),
        })
    }
}
