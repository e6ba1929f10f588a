//! What the engine's state answers, for every core that is made of one.

use crate::MOST_SEATS;
use crate::core::{Ending, Stage};
use crate::observe::{Sight, Situation};
use lastcard_engine::rules::UnoDeadline;
use lastcard_engine::{
    Action, Card, Command, Direction, Event, EventSink, Knowledge, LaidBy, Phase, Play, Public,
    Seat, SeatSet, State, Step, Wild,
};

/// Keeps how a round ended, which the state itself does not say after the last round of a match.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Endings(pub(crate) Ending);

impl EventSink for Endings {
    fn push(&mut self, event: Event) {
        match event {
            Event::RoundBegan { .. } => self.0 = Ending::default(),
            Event::RoundEnded { winner, stalled } => {
                self.0.winner = winner;
                self.0.stalled = stalled;
            }
            Event::MatchEnded { winners } => self.0.match_winners = winners,
            _ => {}
        }
    }
}

pub(crate) fn stage(state: &State, ending: Ending) -> Stage {
    match *state.public().phase() {
        Phase::Turn { seat, .. } => Stage::Turn(seat),
        Phase::MatchOver { .. } => Stage::MatchOver(ending),
        _ => Stage::RoundOver(ending),
    }
}

fn accepts(state: &State, seat: Seat, action: &Action) -> bool {
    state.check(&Command::Act(seat, *action)).is_ok()
}

/// Quick where the answer is no, which it is nearly always.
#[inline]
pub(crate) fn takes_call(state: &State, seat: Seat, play: &Play) -> bool {
    let public = state.public();
    let rules = public.rules();
    let card = play.cards.first();
    let moves_hands = play.swap.is_some()
        || card == Card::wild(Wild::ShuffleHands)
        || card.number() == Some(0) && rules.zero_rotate;
    rules.calls_matter()
        && (moves_hands
            || public.announced().contains(seat)
            || public.count(seat) <= play.cards.len() + 1)
        && accepts(state, seat, &Action::Play(play.calling()))
}

pub(crate) fn call_is_due(state: &State, seat: Seat) -> bool {
    let public = state.public();
    if !public.exposed().contains(seat) || !state.legal(seat).call {
        return false;
    }
    let rules = public.rules();
    // Where void calls are open an open call says nothing: who was brought to one card by somebody else may call.
    let by_other = match public.laid_by() {
        LaidBy::Seat(laid_by) => laid_by != seat,
        LaidBy::Start => true,
        LaidBy::Unknown => false,
    };
    rules.false_call_penalty.get() == 0 || by_other || rules.uno_deadline != UnoDeadline::BeforePlay
}

pub(crate) fn reacts(state: &State, seat: Seat) -> bool {
    let public = state.public();
    if !public.in_round().contains(seat) {
        return false;
    }
    let opponents = public.exposed().minus(public.team(seat));
    let legal = state.legal(seat);
    call_is_due(state, seat)
        || !legal.catches.and(opponents).is_empty()
        || !legal.jump_ins.is_empty()
}

pub(crate) fn round_from(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    let public = state.public();
    let (players, direction) = (public.in_round(), public.direction());
    let first = if players.contains(seat) {
        Some(seat)
    } else {
        players.next(seat, direction)
    };
    std::iter::successors(first, move |&at| players.next(at, direction))
        .take(players.len() as usize)
}

#[expect(
    clippy::inline_always,
    reason = "what the writer does not read is never made then; every step observes"
)]
#[inline(always)]
pub(crate) fn sight(state: &State, seat: Seat) -> Sight<'_> {
    let public = state.public();
    let mut counts = [0; MOST_SEATS];
    for (other, count) in public.all_seats().iter().zip(&mut counts) {
        *count = public.count(other).min(255) as u8;
    }
    let (on_turn, step) = match public.phase() {
        Phase::Turn { seat, step } => (Some(*seat), Some(step)),
        _ => (None, None),
    };
    let penalty = public.phase().penalty();
    let challenge = penalty.and_then(|penalty| penalty.challenge.as_ref());
    let mine = on_turn == Some(seat);
    Sight {
        seat,
        seats: public.seats(),
        hand: state.hand(seat),
        discards: public.seen_discards(),
        top: public.top(),
        color: public.color(),
        clockwise: public.direction() == Direction::Clockwise,
        situation: match step {
            None => Situation::Over,
            Some(_) if !mine => Situation::Waiting,
            Some(Step::Play) => Situation::Play,
            Some(Step::AfterDraw(_)) => Situation::AfterDraw,
            Some(Step::Serve(_)) => Situation::Penalty,
            Some(Step::NameColor) => Situation::NameColor,
            Some(Step::SwapStart) => Situation::SwapStart,
        },
        drawn: match step {
            Some(Step::AfterDraw(drawn)) if mine => Some(drawn.card),
            _ => None,
        },
        owed: penalty.map_or(0, |penalty| penalty.owed),
        offender: challenge.map(|challenge| challenge.offender),
        prior_color: challenge.and_then(|challenge| challenge.prior_color),
        prior_top: challenge.map(|challenge| challenge.prior_top),
        draw_pile: public.draw_pile(),
        discard_pile: public.discard_pile(),
        aside: &[],
        counts,
        in_round: public.in_round(),
        exposed: public.exposed(),
        announced: public.announced(),
        uncalled: public.uncalled(),
        team: match public.rules().team_size.get() {
            Some(_) => public.team(seat),
            None => SeatSet::EMPTY,
        },
        on_turn,
        dealer: public.dealer(),
        round: public.round(),
        totals: match public.round() {
            0 | 1 => [0; MOST_SEATS],
            _ => totals(public),
        },
    }
}

/// The totals of the match in hundredths of the target.
fn totals<K: Knowledge>(public: &Public<K>) -> [u8; MOST_SEATS] {
    let mut totals = [0; MOST_SEATS];
    let target = i32::from(public.rules().target.get());
    for (seat, total) in public.all_seats().iter().zip(&mut totals) {
        *total = (public.total(seat) * 100 / target).clamp(0, 255) as u8;
    }
    totals
}

/// Seats as bits counted from one of them: bit 1 is the next clockwise.
pub(crate) const fn relative(set: SeatSet, from: Seat, seats: usize) -> u32 {
    let (bits, place) = (set.0, from.index());
    (bits >> place | bits << (seats - place)) & ((1 << seats) - 1)
}
