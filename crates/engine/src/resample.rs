//! A random truth that a viewer cannot tell from the real one.

use crate::card::Card;
use crate::chance::Chance;
use crate::eyes::Eyes;
use crate::hand::Hand;
use crate::phase::{Challenge, DrawnCard, Evidence, Full, Penalty, Phase, Seen, Step};
use crate::public::Public;
use crate::rules::{DrawMode, ThenPlay};
use crate::seat::{BySeat, Seat};
use crate::state::State;
use crate::view::View;

/// How often a hand is dealt anew when it cannot have led to what was seen.
const TRIES: u32 = 64;

impl View {
    /// A state that fits everything in the view: the cards that the viewer does not see are dealt by lot
    /// to the other hands, to the hidden discards and to the draw pile.
    ///
    /// Law: the state's view for the same viewer is this view.
    pub fn resample(&self, chance: &mut impl Chance) -> State {
        let unseen = self.unseen();
        let mut tries = 0;
        loop {
            tries += 1;
            let mut rest = unseen;
            let mut hands: BySeat<Hand> = BySeat::new(self.public.seats());
            for seat in self.public.all_seats().iter() {
                hands[seat] = if self.viewer == Some(seat) {
                    self.hand
                } else {
                    deal(&mut rest, self.public.count(seat), chance)
                };
            }
            let hidden_count = u32::from(self.public.under_top) - self.public.discards.len();
            let hidden = deal(&mut rest, hidden_count, chance);
            let pool = match self.public.phase {
                Phase::Redealing(count) => deal(&mut rest, u32::from(count), chance),
                _ => Hand::EMPTY,
            };
            let phase = self.full_phase(&hands, pool, chance, tries >= TRIES);
            if let Some(phase) = phase {
                let frozen = self.frozen_values(chance);
                return State {
                    public: self.public.filled_in(phase),
                    hands,
                    pile: rest,
                    hidden,
                    frozen,
                };
            }
        }
    }

    /// The phase with its hidden side filled in; `None` when these hands cannot have led to it, unless
    /// `whatever`.
    fn full_phase(
        &self,
        hands: &BySeat<Hand>,
        pool: Hand,
        chance: &mut impl Chance,
        whatever: bool,
    ) -> Option<Phase<Full>> {
        let (seat, step) = match self.public.phase {
            Phase::Opening(first) => return Some(Phase::Opening(first)),
            Phase::Dealing => return Some(Phase::Dealing),
            Phase::Redealing(_) => return Some(Phase::Redealing(pool)),
            Phase::RoundOver { winner } => return Some(Phase::RoundOver { winner }),
            Phase::MatchOver { winners } => return Some(Phase::MatchOver { winners }),
            Phase::Turn { seat, step } => (seat, step),
        };
        let step = match step {
            Step::Play => Step::Play,
            Step::NameColor => Step::NameColor,
            Step::SwapStart => Step::SwapStart,
            Step::AfterDraw(Some(drawn)) => Step::AfterDraw(drawn),
            Step::AfterDraw(None) => {
                let drawn = self.drawn_by(seat, &hands[seat], chance);
                Step::AfterDraw(if whatever {
                    drawn.or(any_drawn(&hands[seat]))
                } else {
                    drawn
                }?)
            }
            Step::Serve(penalty) => {
                let Penalty {
                    owed,
                    last,
                    only_twos,
                    start,
                    then_plays,
                    challenge,
                } = penalty;
                let challenge = challenge.map(|challenge| self.with_evidence(challenge, hands));
                Step::Serve(Penalty {
                    owed,
                    last,
                    only_twos,
                    start,
                    then_plays,
                    challenge,
                })
            }
        };
        Some(Phase::Turn { seat, step })
    }

    /// A card of the hand that may have been drawn so that its player still has a choice.
    fn drawn_by(&self, seat: Seat, hand: &Hand, chance: &mut impl Chance) -> Option<DrawnCard> {
        if hand.is_empty() {
            return None;
        }
        let card = hand.pick(chance.choose(hand.len()))?;
        let eyes = Eyes {
            public: &self.public,
            seat,
            hand,
        };
        let fits = eyes.can_play(card);
        let rules = self.public.rules();
        let goes_on = rules.draw_mode == DrawMode::MayUntilPlayable && self.public.drawable() > 0;
        let any_card = rules.then_play == ThenPlay::AnyCard && !eyes.playable().is_empty();
        (fits || goes_on || any_card).then_some(DrawnCard { card, fits })
    }

    fn with_evidence(&self, seen: Challenge<Seen>, hands: &BySeat<Hand>) -> Challenge<Full> {
        let Challenge {
            offender,
            prior_color,
            prior_top,
            evidence: (),
        } = seen;
        let hand = hands[offender];
        let mut before = self.public.clone();
        before.color = prior_color;
        before.top = Some(prior_top);
        let eyes = Eyes {
            public: &before,
            seat: offender,
            hand: &hand,
        };
        let guilty = eyes.wild_draw_four_illegal();
        let evidence = Evidence { hand, guilty };
        Challenge {
            offender,
            prior_color,
            prior_top,
            evidence,
        }
    }

    /// What the hands of those knocked out may have counted: as many cards as the limit, by lot.
    fn frozen_values(&self, chance: &mut impl Chance) -> BySeat<u32> {
        let mut values = BySeat::new(self.public.seats());
        let limit = u32::from(self.public.rules.mercy_limit.get().unwrap_or(0));
        for seat in self.public.knocked_out.iter() {
            let mut deck = self.public.deck;
            let count = limit.min(deck.len());
            let hand = deal(&mut deck, count, chance);
            values[seat] = self.public.rules.hand_value(&hand);
        }
        values
    }
}

impl Public<Seen> {
    /// The same open side with a full phase.
    fn filled_in(&self, phase: Phase<Full>) -> Public<Full> {
        let public = self.clone();
        Public {
            rules: public.rules,
            seats: public.seats,
            round: public.round,
            dealer: public.dealer,
            direction: public.direction,
            deck: public.deck,
            top: public.top,
            laid_by: public.laid_by,
            color: public.color,
            discards: public.discards,
            under_top: public.under_top,
            draw_pile: public.draw_pile,
            in_round: public.in_round,
            left: public.left,
            eliminated: public.eliminated,
            knocked_out: public.knocked_out,
            out: public.out,
            announced: public.announced,
            uncalled: public.uncalled,
            exposed: public.exposed,
            exposed_by_other: public.exposed_by_other,
            caught: public.caught,
            counts: public.counts,
            totals: public.totals,
            points: public.points,
            phase,
        }
    }
}

/// Takes that many cards by lot.
fn deal(from: &mut Hand, count: u32, chance: &mut impl Chance) -> Hand {
    let mut hand = Hand::EMPTY;
    for _ in 0..count.min(from.len()) {
        let card = from.pick(chance.choose(from.len())).unwrap_or(Card::WILD);
        from.remove(card);
        hand.add(card);
    }
    hand
}

fn any_drawn(hand: &Hand) -> Option<DrawnCard> {
    hand.nth(0).map(|card| DrawnCard { card, fits: false })
}
