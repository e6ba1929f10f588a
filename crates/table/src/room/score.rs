//! What the rounds of a match brought.

use lastcard_engine::{Event, Hand, Seat, State};

/// A round that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundScore {
    /// From 1.
    pub round: u32,
    /// Who won it, if somebody did.
    pub winner: Option<Seat>,
    /// Whether it ended because nobody could go on.
    pub stalled: bool,
    /// What was counted and written down, by seat.
    pub seats: Vec<SeatScore>,
}

/// One seat in a round that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScore {
    /// Whose.
    pub seat: Seat,
    /// The cards that were left and shown; none for who went out.
    pub hand: Option<Hand>,
    /// What they count; for who was knocked out, what the hand counted then.
    pub value: u32,
    /// The points of the round.
    pub points: i32,
    /// The total with it.
    pub total: i32,
}

/// Writes down what an event says of the end of a round; `state` is the one after it.
pub(super) fn count(rounds: &mut Vec<RoundScore>, event: &Event, state: &State) {
    let public = state.public();
    match *event {
        Event::RoundEnded { winner, stalled } => rounds.push(RoundScore {
            round: public.round(),
            winner,
            stalled,
            seats: Vec::new(),
        }),
        Event::HandCounted { seat, hand, value } => {
            if let Some(score) = score_of(rounds, seat, public.total(seat)) {
                (score.hand, score.value) = (Some(hand), value);
            }
        }
        Event::Scored {
            seat,
            points,
            total,
        } => {
            if let Some(score) = score_of(rounds, seat, public.total(seat)) {
                (score.points, score.total) = (points, total);
            }
        }
        _ => {}
    }
}

/// What stands of a seat in the round that ended last.
fn score_of(rounds: &mut [RoundScore], seat: Seat, total: i32) -> Option<&mut SeatScore> {
    let seats = &mut rounds.last_mut()?.seats;
    let place = seats.partition_point(|score| score.seat < seat);
    if seats.get(place).is_none_or(|score| score.seat != seat) {
        seats.insert(
            place,
            SeatScore {
                seat,
                hand: None,
                value: 0,
                points: 0,
                total,
            },
        );
    }
    seats.get_mut(place)
}
