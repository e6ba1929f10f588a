//! Whether an event can follow: the engine applies what it is given, and what a server says is only given to it when it
//! can be.

use super::Fault;
use lastcard_engine::{Card, EventOf, Hand, Phase, Seat, SeatSet, SeenEvent, Step, View};
use lastcard_protocol::game::{self, Event};

/// The view of a message.
pub(super) fn view_of(view: &game::View) -> Result<View, Fault> {
    Ok(View::try_from(view)?)
}

/// Applies the events of an entry to a view, and gives them as the engine has them.
pub(super) fn played(view: &mut View, events: &[Event]) -> Result<Vec<SeenEvent>, Fault> {
    let mut seen = Vec::with_capacity(events.len());
    for event in events {
        let event = SeenEvent::try_from(event)?;
        if !fits(view, &event) {
            return Err(Fault::Event(Box::new(event)));
        }
        view.apply(&event);
        seen.push(event);
    }
    match seen.last() {
        // Everything that an event alone does not tell, such as cards that the game does not have.
        Some(last) if View::from_parts(view.parts()).is_none() => {
            Err(Fault::Event(Box::new(*last)))
        }
        _ => Ok(seen),
    }
}

fn fits(view: &View, event: &SeenEvent) -> bool {
    let public = view.public();
    let sits = |seat: Seat| seat.index() < public.seats();
    let all_sit = |seats: SeatSet| seats.minus(public.all_seats()).is_empty();
    let me = |seat: Seat| view.viewer() == Some(seat);
    let pile = public.draw_pile() > 0;
    // Only the viewer sees a card that comes into a hand, and does see it.
    let own = |seat: Seat, card: Option<Card>| {
        me(seat) == card.is_some() && card.is_none_or(|card| has_room(view.hand(), card))
    };
    match *event {
        EventOf::DealerDrew { seat, .. }
        | EventOf::Named { seat, .. }
        | EventOf::Called { seat }
        | EventOf::Exposed { seat, .. }
        | EventOf::FalseCall { seat }
        | EventOf::Uncalled { seat }
        | EventOf::Forgiven { seat, .. }
        | EventOf::Passed { seat }
        | EventOf::Skipped { seat }
        | EventOf::WentOut { seat }
        | EventOf::KnockedOut { seat }
        | EventOf::Left { seat }
        | EventOf::TimeWasUp { seat }
        | EventOf::HandCounted { seat, .. }
        | EventOf::Scored { seat, .. }
        | EventOf::Eliminated { seat } => sits(seat),
        EventOf::Caught { by, seat } | EventOf::FalseCatch { by, seat } => sits(by) && sits(seat),
        EventOf::Challenged { by, offender, .. } => sits(by) && sits(offender),
        EventOf::RoundBegan {
            dealer, players, ..
        } => sits(dealer) && all_sit(players),
        EventOf::Dealt { seat, card } => {
            let there = match public.phase() {
                Phase::Redealing(pool) => *pool > 0,
                _ => pile,
            };
            there && sits(seat) && own(seat, card)
        }
        EventOf::Drew { seat, card, .. } => pile && sits(seat) && own(seat, card),
        EventOf::StartTurned { .. } => pile,
        EventOf::Turn { seat, step } => sits(seat) && step_fits(step, sits),
        EventOf::Played { seat, card, .. } => {
            let under = public
                .top()
                .is_none_or(|top| has_room(public.seen_discards(), top));
            let holds = sits(seat) && public.count(seat) > 0;
            under && holds && (!me(seat) || view.hand().contains(card))
        }
        EventOf::Swapped { seat, with, hand } => {
            sits(seat) && sits(with) && seat != with && hand.is_some() == (me(seat) || me(with))
        }
        EventOf::Rotated { hand } => {
            let plays = view
                .viewer()
                .is_some_and(|seat| public.in_round().contains(seat));
            hand.is_some() == plays
        }
        EventOf::RoundEnded { winner, .. } => winner.is_none_or(sits),
        EventOf::MatchEnded { winners } => all_sit(winners),
        EventOf::StartReturned { .. }
        | EventOf::WindowClosed
        | EventOf::Refilled
        | EventOf::DirectionTurned { .. }
        | EventOf::Collected => true,
    }
}

fn step_fits(step: Step<lastcard_engine::Seen>, sits: impl Fn(Seat) -> bool) -> bool {
    match step {
        Step::Serve(penalty) => penalty
            .challenge
            .is_none_or(|challenge| sits(challenge.offender)),
        Step::Play | Step::AfterDraw(_) | Step::NameColor | Step::SwapStart => true,
    }
}

fn has_room(cards: &Hand, card: Card) -> bool {
    cards.count(card) < Hand::MAX_EACH
}
