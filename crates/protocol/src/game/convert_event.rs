//! Seen events from the engine and back; every field is named, so that a new one is decided here.

use super::cards::{Card, ManyCards, cards, hand};
use super::event::{Back, Event, Why};
use super::{seat_set, seats};
use lastcard_engine as engine;
use lastcard_engine::{EventOf, Hand, SeenEvent};

impl From<&SeenEvent> for Event {
    #[expect(
        clippy::too_many_lines,
        reason = "one exhaustive match over what can happen"
    )]
    fn from(event: &SeenEvent) -> Event {
        match *event {
            EventOf::DealerDrew { seat, card } => Event::DealerDrew {
                seat: seat.into(),
                card: card.into(),
            },
            EventOf::RoundBegan {
                round,
                dealer,
                players,
            } => Event::RoundBegan {
                round,
                dealer: dealer.into(),
                players: seats(players),
            },
            EventOf::Dealt { seat, card } => Event::Dealt {
                seat: seat.into(),
                card: card.map(Card),
            },
            EventOf::StartTurned { card } => Event::StartTurned { card: card.into() },
            EventOf::StartReturned { to } => Event::StartReturned { to: to.into() },
            EventOf::Turn { seat, step } => Event::Turn {
                seat: seat.into(),
                step: step.into(),
            },
            EventOf::Named { seat, color } => Event::Named {
                seat: seat.into(),
                color: color.into(),
            },
            EventOf::Played {
                seat,
                card,
                color,
                jump_in,
            } => Event::Played {
                seat: seat.into(),
                card: card.into(),
                color: color.map(Into::into),
                jump_in,
            },
            EventOf::Called { seat } => Event::Called { seat: seat.into() },
            EventOf::Exposed { seat, by_other } => Event::Exposed {
                seat: seat.into(),
                by_other,
            },
            EventOf::WindowClosed => Event::WindowClosed {},
            EventOf::Caught { by, seat } => Event::Caught {
                by: by.into(),
                seat: seat.into(),
            },
            EventOf::FalseCall { seat } => Event::FalseCall { seat: seat.into() },
            EventOf::FalseCatch { by, seat } => Event::FalseCatch {
                by: by.into(),
                seat: seat.into(),
            },
            EventOf::Uncalled { seat } => Event::Uncalled { seat: seat.into() },
            EventOf::Drew { seat, card, why } => Event::Drew {
                seat: seat.into(),
                card: card.map(Card),
                why: why.into(),
            },
            EventOf::Refilled => Event::Refilled {},
            EventOf::Forgiven { seat, count } => Event::Forgiven {
                seat: seat.into(),
                count,
            },
            EventOf::Passed { seat } => Event::Passed { seat: seat.into() },
            EventOf::Skipped { seat } => Event::Skipped { seat: seat.into() },
            EventOf::DirectionTurned { direction } => Event::DirectionTurned {
                direction: direction.into(),
            },
            EventOf::Challenged {
                by,
                offender,
                guilty,
                hand,
            } => Event::Challenged {
                by: by.into(),
                offender: offender.into(),
                guilty,
                hand: hand.map(|hand| cards(&hand)),
            },
            EventOf::Swapped { seat, with, hand } => Event::Swapped {
                seat: seat.into(),
                with: with.into(),
                hand: hand.map(|hand| cards(&hand)),
            },
            EventOf::Rotated { hand } => Event::Rotated {
                hand: hand.map(|hand| cards(&hand)),
            },
            EventOf::Collected => Event::Collected {},
            EventOf::WentOut { seat } => Event::WentOut { seat: seat.into() },
            EventOf::KnockedOut { seat } => Event::KnockedOut { seat: seat.into() },
            EventOf::Left { seat } => Event::Left { seat: seat.into() },
            EventOf::TimeWasUp { seat } => Event::TimeWasUp { seat: seat.into() },
            EventOf::RoundEnded { winner, stalled } => Event::RoundEnded {
                winner: winner.map(Into::into),
                stalled,
            },
            EventOf::HandCounted { seat, hand, value } => Event::HandCounted {
                seat: seat.into(),
                hand: cards(&hand),
                value,
            },
            EventOf::Scored {
                seat,
                points,
                total,
            } => Event::Scored {
                seat: seat.into(),
                points,
                total,
            },
            EventOf::Eliminated { seat } => Event::Eliminated { seat: seat.into() },
            EventOf::MatchEnded { winners } => Event::MatchEnded {
                winners: seats(winners),
            },
        }
    }
}

impl TryFrom<&Event> for SeenEvent {
    type Error = ManyCards;

    #[expect(
        clippy::too_many_lines,
        reason = "one exhaustive match over what can happen"
    )]
    fn try_from(event: &Event) -> Result<SeenEvent, ManyCards> {
        Ok(match event {
            Event::DealerDrew { seat, card } => EventOf::DealerDrew {
                seat: (*seat).into(),
                card: (*card).into(),
            },
            Event::RoundBegan {
                round,
                dealer,
                players,
            } => EventOf::RoundBegan {
                round: *round,
                dealer: (*dealer).into(),
                players: seat_set(players),
            },
            Event::Dealt { seat, card } => EventOf::Dealt {
                seat: (*seat).into(),
                card: card.map(Into::into),
            },
            Event::StartTurned { card } => EventOf::StartTurned {
                card: (*card).into(),
            },
            Event::StartReturned { to } => EventOf::StartReturned { to: (*to).into() },
            Event::Turn { seat, step } => EventOf::Turn {
                seat: (*seat).into(),
                step: (*step).into(),
            },
            Event::Named { seat, color } => EventOf::Named {
                seat: (*seat).into(),
                color: (*color).into(),
            },
            Event::Played {
                seat,
                card,
                color,
                jump_in,
            } => EventOf::Played {
                seat: (*seat).into(),
                card: (*card).into(),
                color: color.map(Into::into),
                jump_in: *jump_in,
            },
            Event::Called { seat } => EventOf::Called {
                seat: (*seat).into(),
            },
            Event::Exposed { seat, by_other } => EventOf::Exposed {
                seat: (*seat).into(),
                by_other: *by_other,
            },
            Event::WindowClosed {} => EventOf::WindowClosed,
            Event::Caught { by, seat } => EventOf::Caught {
                by: (*by).into(),
                seat: (*seat).into(),
            },
            Event::FalseCall { seat } => EventOf::FalseCall {
                seat: (*seat).into(),
            },
            Event::FalseCatch { by, seat } => EventOf::FalseCatch {
                by: (*by).into(),
                seat: (*seat).into(),
            },
            Event::Uncalled { seat } => EventOf::Uncalled {
                seat: (*seat).into(),
            },
            Event::Drew { seat, card, why } => EventOf::Drew {
                seat: (*seat).into(),
                card: card.map(Into::into),
                why: (*why).into(),
            },
            Event::Refilled {} => EventOf::Refilled,
            Event::Forgiven { seat, count } => EventOf::Forgiven {
                seat: (*seat).into(),
                count: *count,
            },
            Event::Passed { seat } => EventOf::Passed {
                seat: (*seat).into(),
            },
            Event::Skipped { seat } => EventOf::Skipped {
                seat: (*seat).into(),
            },
            Event::DirectionTurned { direction } => EventOf::DirectionTurned {
                direction: (*direction).into(),
            },
            Event::Challenged {
                by,
                offender,
                guilty,
                hand,
            } => EventOf::Challenged {
                by: (*by).into(),
                offender: (*offender).into(),
                guilty: *guilty,
                hand: own(hand.as_deref())?,
            },
            Event::Swapped { seat, with, hand } => EventOf::Swapped {
                seat: (*seat).into(),
                with: (*with).into(),
                hand: own(hand.as_deref())?,
            },
            Event::Rotated { hand } => EventOf::Rotated {
                hand: own(hand.as_deref())?,
            },
            Event::Collected {} => EventOf::Collected,
            Event::WentOut { seat } => EventOf::WentOut {
                seat: (*seat).into(),
            },
            Event::KnockedOut { seat } => EventOf::KnockedOut {
                seat: (*seat).into(),
            },
            Event::Left { seat } => EventOf::Left {
                seat: (*seat).into(),
            },
            Event::TimeWasUp { seat } => EventOf::TimeWasUp {
                seat: (*seat).into(),
            },
            Event::RoundEnded { winner, stalled } => EventOf::RoundEnded {
                winner: winner.map(Into::into),
                stalled: *stalled,
            },
            Event::HandCounted { seat, hand, value } => EventOf::HandCounted {
                seat: (*seat).into(),
                hand: hand_of(hand)?,
                value: *value,
            },
            Event::Scored {
                seat,
                points,
                total,
            } => EventOf::Scored {
                seat: (*seat).into(),
                points: *points,
                total: *total,
            },
            Event::Eliminated { seat } => EventOf::Eliminated {
                seat: (*seat).into(),
            },
            Event::MatchEnded { winners } => EventOf::MatchEnded {
                winners: seat_set(winners),
            },
        })
    }
}

impl From<engine::Why> for Why {
    fn from(why: engine::Why) -> Why {
        match why {
            engine::Why::Turn => Why::Turn,
            engine::Why::Penalty => Why::Penalty,
            engine::Why::FinalCard => Why::FinalCard,
            engine::Why::Guilty => Why::Guilty,
            engine::Why::Innocent => Why::Innocent,
            engine::Why::Caught => Why::Caught,
            engine::Why::Uncalled => Why::Uncalled,
            engine::Why::FalseCall => Why::FalseCall,
            engine::Why::FalseCatch => Why::FalseCatch,
            engine::Why::BlankWild => Why::BlankWild,
        }
    }
}

impl From<Why> for engine::Why {
    fn from(why: Why) -> engine::Why {
        match why {
            Why::Turn => engine::Why::Turn,
            Why::Penalty => engine::Why::Penalty,
            Why::FinalCard => engine::Why::FinalCard,
            Why::Guilty => engine::Why::Guilty,
            Why::Innocent => engine::Why::Innocent,
            Why::Caught => engine::Why::Caught,
            Why::Uncalled => engine::Why::Uncalled,
            Why::FalseCall => engine::Why::FalseCall,
            Why::FalseCatch => engine::Why::FalseCatch,
            Why::BlankWild => engine::Why::BlankWild,
        }
    }
}

impl From<engine::Back> for Back {
    fn from(back: engine::Back) -> Back {
        match back {
            engine::Back::Middle => Back::Middle,
            engine::Back::Bottom => Back::Bottom,
            engine::Back::Shuffled => Back::Shuffled,
        }
    }
}

impl From<Back> for engine::Back {
    fn from(back: Back) -> engine::Back {
        match back {
            Back::Middle => engine::Back::Middle,
            Back::Bottom => engine::Back::Bottom,
            Back::Shuffled => engine::Back::Shuffled,
        }
    }
}

fn own(cards: Option<&[Card]>) -> Result<Option<Hand>, ManyCards> {
    cards.map(hand_of).transpose()
}

fn hand_of(cards: &[Card]) -> Result<Hand, ManyCards> {
    hand(cards.iter().map(|card| card.0))
}
