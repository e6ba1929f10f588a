//! Whether an event can be applied.
//!
//! The engine applies the events of its own states without a doubt. A record comes from a file, where
//! anything can stand, so each event is held against the state before it is applied.

use lastcard_engine::{Event, Phase, Seat, SeatSet, State, Step};

/// Why an event cannot have happened in that state.
pub(super) fn objection(state: &State, event: &Event) -> Option<&'static str> {
    let public = state.public();
    let in_pile = |card| state.draw_pile().contains(card);
    let playing = |seat: Seat| public.in_round().contains(seat);
    let fault = |sound: bool, message: &'static str| (!sound).then_some(message);
    match *event {
        Event::RoundBegan { players, .. } => fault(
            players.len() >= 2 && players.minus(public.in_match()).is_empty(),
            "a round is for two or more players of the match",
        ),
        Event::Dealt { seat, card } => match public.phase() {
            Phase::Redealing(pool) => fault(
                pool.contains(card) && playing(seat),
                "that card is not there to be dealt",
            ),
            Phase::Dealing => fault(
                in_pile(card) && playing(seat),
                "that card is not in the draw pile",
            ),
            _ => Some("no cards are being dealt"),
        },
        Event::StartTurned { card } => fault(
            in_pile(card) && public.top().is_none() && *public.phase() == Phase::Dealing,
            "that card cannot be turned up now",
        ),
        Event::StartReturned { .. } => fault(
            public.top().is_some() && *public.phase() == Phase::Dealing,
            "there is no start card to go back",
        ),
        Event::Drew { seat, card, .. } => fault(
            in_pile(card) && playing(seat),
            "that card is not in the draw pile",
        ),
        Event::Played { seat, card, .. } => fault(
            state.hand(seat).contains(card) && public.top().is_some(),
            "that card is not in the hand",
        ),
        Event::Turn { seat, step } => fault(
            playing(seat) && public.top().is_some() && in_step(&step, public.all_seats()),
            "that player is not in the round",
        ),
        Event::Swapped { seat, with, .. } => fault(
            playing(seat) && playing(with) && seat != with,
            "those players cannot swap hands",
        ),
        Event::Rotated { .. } | Event::Collected => {
            fault(public.top().is_some(), "no round is being played")
        }
        Event::WentOut { seat } => fault(
            playing(seat) && state.hand(seat).is_empty(),
            "that player still holds cards",
        ),
        Event::KnockedOut { seat } => fault(playing(seat), "that player is not in the round"),
        Event::Left { seat } | Event::Eliminated { seat } => fault(
            public.in_match().contains(seat),
            "that player is not in the match",
        ),
        Event::DealerDrew { .. }
        | Event::Named { .. }
        | Event::Called { .. }
        | Event::Exposed { .. }
        | Event::WindowClosed
        | Event::Caught { .. }
        | Event::FalseCall { .. }
        | Event::FalseCatch { .. }
        | Event::Uncalled { .. }
        | Event::Refilled
        | Event::Forgiven { .. }
        | Event::Passed { .. }
        | Event::Skipped { .. }
        | Event::DirectionTurned { .. }
        | Event::Challenged { .. }
        | Event::TimeWasUp { .. }
        | Event::RoundEnded { .. }
        | Event::HandCounted { .. }
        | Event::Scored { .. }
        | Event::MatchEnded { .. } => None,
    }
}

fn in_step(step: &Step<lastcard_engine::Full>, seats: SeatSet) -> bool {
    match step {
        Step::Serve(penalty) => penalty
            .challenge
            .is_none_or(|challenge| seats.contains(challenge.offender)),
        _ => true,
    }
}
