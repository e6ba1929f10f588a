//! What a viewer may know: another type than the truth, without a field for anything hidden.

use crate::action::Action;
use crate::event::{Event, EventOf, SeenEvent};
use crate::eyes::Eyes;
use crate::hand::Hand;
use crate::judge::names_stranger;
use crate::legal::Legal;
use crate::phase::{Full, Phase, Seen};
use crate::public::Public;
use crate::refusal::Refusal;
use crate::rules::HandShownTo;
use crate::seat::Seat;
use crate::state::State;

/// A match as one viewer knows it.
///
/// Law: the view after an event is the view before it with the seen event applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) public: Public<Seen>,
    pub(crate) viewer: Option<Seat>,
    pub(crate) hand: Hand,
}

impl View {
    /// What everybody knows.
    pub const fn public(&self) -> &Public<Seen> {
        &self.public
    }

    /// Whose view it is; `None` for a spectator.
    pub const fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The viewer's own cards; none for a spectator.
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Every move that is open to the viewer.
    pub fn legal(&self) -> Legal {
        self.eyes().map_or(Legal::NOTHING, |eyes| eyes.legal())
    }

    /// Why an action of the viewer during a round would be refused, if it would.
    pub fn refusal(&self, action: &Action) -> Option<Refusal> {
        self.judge()(action)
    }

    /// The same for many actions: what is open to the viewer is worked out once.
    pub fn judge(&self) -> impl Fn(&Action) -> Option<Refusal> + '_ {
        let judge = self.eyes().map(Eyes::judge);
        move |action| match (&judge, &self.public.phase) {
            _ if names_stranger(self.public.all_seats(), action) => Some(Refusal::UnknownPlayer),
            (_, Phase::MatchOver { .. }) => Some(Refusal::MatchOver),
            (Some(judge), Phase::Turn { .. }) => judge(action),
            (None, _) => Some(Refusal::NotYourTurn),
            _ => Some(Refusal::RoundOver),
        }
    }

    /// All cards that the viewer has not in sight: they are in other hands, in the draw pile or among
    /// hidden discards.
    pub fn unseen(&self) -> Hand {
        let mut unseen = self.public.deck;
        unseen.remove_all(&self.hand);
        unseen.remove_all(&self.public.discards);
        if let Some(top) = self.public.top {
            unseen.remove(top);
        }
        unseen
    }

    /// Applies what the viewer saw.
    pub fn apply(&mut self, event: &SeenEvent) {
        let me = |seat: Seat| self.viewer == Some(seat);
        match *event {
            EventOf::RoundBegan { .. } => self.hand = Hand::EMPTY,
            EventOf::Dealt { seat, card } => {
                if let Phase::Redealing(pool) = &mut self.public.phase {
                    *pool -= 1;
                }
                if let (true, Some(card)) = (me(seat), card) {
                    self.hand.add(card);
                }
            }
            EventOf::Drew {
                seat,
                card: Some(card),
                ..
            } if me(seat) => self.hand.add(card),
            EventOf::Played { seat, card, .. } if me(seat) => {
                self.hand.remove(card);
            }
            EventOf::Swapped {
                hand: Some(hand), ..
            }
            | EventOf::Rotated { hand: Some(hand) } => {
                self.hand = hand;
            }
            EventOf::Collected => {
                let pool: u32 = self
                    .public
                    .in_round
                    .iter()
                    .map(|seat| self.public.count(seat))
                    .sum();
                if self
                    .viewer
                    .is_some_and(|seat| self.public.in_round.contains(seat))
                {
                    self.hand = Hand::EMPTY;
                }
                self.public.phase = Phase::Redealing(pool as u16);
            }
            EventOf::KnockedOut { seat } | EventOf::Left { seat } if me(seat) => {
                self.hand = Hand::EMPTY;
            }
            _ => {}
        }
        self.public.evolve(event);
    }

    pub(crate) fn eyes(&self) -> Option<Eyes<'_, Seen>> {
        let seat = self.viewer?;
        Some(Eyes {
            public: &self.public,
            seat,
            hand: &self.hand,
        })
    }
}

impl Event {
    /// What a viewer sees of the event; `after` is the state right after it.
    ///
    /// The match has no arm for "the rest": a new event does not compile until it is decided here who
    /// sees what of it.
    #[expect(
        clippy::too_many_lines,
        reason = "one exhaustive match over what can happen"
    )]
    pub fn seen_by(&self, viewer: Option<Seat>, after: &State) -> SeenEvent {
        let to_me = |seat: Seat| viewer == Some(seat);
        let my_hand = |concerned: bool| match viewer {
            Some(seat) if concerned => Some(after.hands[seat]),
            _ => None,
        };
        match *self {
            Event::DealerDrew { seat, card } => EventOf::DealerDrew { seat, card },
            Event::RoundBegan {
                round,
                dealer,
                players,
            } => EventOf::RoundBegan {
                round,
                dealer,
                players,
            },
            Event::Dealt { seat, card } => EventOf::Dealt {
                seat,
                card: to_me(seat).then_some(card),
            },
            Event::StartTurned { card } => EventOf::StartTurned { card },
            Event::StartReturned { to } => EventOf::StartReturned { to },
            Event::Turn { seat, step } => EventOf::Turn {
                seat,
                step: step.seen(to_me(seat)),
            },
            Event::Named { seat, color } => EventOf::Named { seat, color },
            Event::Played {
                seat,
                card,
                color,
                jump_in,
            } => EventOf::Played {
                seat,
                card,
                color,
                jump_in,
            },
            Event::Called { seat } => EventOf::Called { seat },
            Event::Exposed { seat, by_other } => EventOf::Exposed { seat, by_other },
            Event::WindowClosed => EventOf::WindowClosed,
            Event::Caught { by, seat } => EventOf::Caught { by, seat },
            Event::FalseCall { seat } => EventOf::FalseCall { seat },
            Event::FalseCatch { by, seat } => EventOf::FalseCatch { by, seat },
            Event::Uncalled { seat } => EventOf::Uncalled { seat },
            Event::Drew { seat, card, why } => EventOf::Drew {
                seat,
                card: to_me(seat).then_some(card),
                why,
            },
            Event::Refilled => EventOf::Refilled,
            Event::Forgiven { seat, count } => EventOf::Forgiven { seat, count },
            Event::Passed { seat } => EventOf::Passed { seat },
            Event::Skipped { seat } => EventOf::Skipped { seat },
            Event::DirectionTurned { direction } => EventOf::DirectionTurned { direction },
            Event::Challenged {
                by,
                offender,
                guilty,
                hand,
            } => {
                let shown = match after.public.rules.hand_shown_to {
                    HandShownTo::Challenger => to_me(by),
                    HandShownTo::Everyone => true,
                    HandShownTo::Nobody => false,
                };
                EventOf::Challenged {
                    by,
                    offender,
                    guilty,
                    hand: shown.then_some(hand),
                }
            }
            Event::Swapped {
                seat,
                with,
                hand: (),
            } => EventOf::Swapped {
                seat,
                with,
                hand: my_hand(to_me(seat) || to_me(with)),
            },
            Event::Rotated { hand: () } => EventOf::Rotated {
                hand: my_hand(viewer.is_some_and(|seat| after.public.in_round.contains(seat))),
            },
            Event::Collected => EventOf::Collected,
            Event::WentOut { seat } => EventOf::WentOut { seat },
            Event::KnockedOut { seat } => EventOf::KnockedOut { seat },
            Event::Left { seat } => EventOf::Left { seat },
            Event::TimeWasUp { seat } => EventOf::TimeWasUp { seat },
            Event::RoundEnded { winner, stalled } => EventOf::RoundEnded { winner, stalled },
            Event::HandCounted { seat, hand, value } => EventOf::HandCounted { seat, hand, value },
            Event::Scored {
                seat,
                points,
                total,
            } => EventOf::Scored {
                seat,
                points,
                total,
            },
            Event::Eliminated { seat } => EventOf::Eliminated { seat },
            Event::MatchEnded { winners } => EventOf::MatchEnded { winners },
        }
    }
}

impl Public<Full> {
    /// The open side with a phase that hides what the viewer may not know.
    pub(crate) fn seen(&self, viewer: Option<Seat>) -> Public<Seen> {
        let Public {
            rules,
            seats,
            round,
            dealer,
            direction,
            deck,
            top,
            laid_by,
            color,
            discards,
            under_top,
            draw_pile,
            in_round,
            left,
            eliminated,
            knocked_out,
            ref out,
            announced,
            uncalled,
            exposed,
            exposed_by_other,
            caught,
            ref counts,
            ref totals,
            ref points,
            ref phase,
        } = *self;
        Public {
            rules,
            seats,
            round,
            dealer,
            direction,
            deck,
            top,
            laid_by,
            color,
            discards,
            under_top,
            draw_pile,
            in_round,
            left,
            eliminated,
            knocked_out,
            out: out.clone(),
            announced,
            uncalled,
            exposed,
            exposed_by_other,
            caught,
            counts: counts.clone(),
            totals: totals.clone(),
            points: points.clone(),
            phase: phase.seen(viewer),
        }
    }
}
