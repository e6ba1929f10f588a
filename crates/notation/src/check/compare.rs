//! What is found at the table, in the form in which it is expected.

use crate::names::Names;
use crate::scenario::Expected;
use lastcard_engine::{Phase, SeatSet, State};

/// The sentence about a value that is not as expected; `None` when it is.
pub(super) fn difference(expected: &Expected, state: &State, names: &Names) -> Option<String> {
    let found = found(expected, state);
    if found == *expected {
        return None;
    }
    let key = expected.key(names);
    if let (Expected::Legal(seat, wanted), Expected::Legal(_, open)) = (expected, &found) {
        let list = |one: &std::collections::HashSet<_>, other: &std::collections::HashSet<_>| {
            Expected::Legal(*seat, one.difference(other).copied().collect()).value(names)
        };
        return Some(format!(
            "{key}: expected and not open {}, open and not expected {}",
            list(wanted, open),
            list(open, wanted)
        ));
    }
    Some(format!(
        "{key}: expected {}, found {}",
        expected.value(names),
        found.value(names)
    ))
}

/// The same key with the value of the state.
fn found(expected: &Expected, state: &State) -> Expected {
    let public = state.public();
    match expected {
        Expected::Turn(_) => Expected::Turn(public.phase().on_turn()),
        Expected::Top(_) => Expected::Top(public.top()),
        Expected::Color(_) => Expected::Color(public.color()),
        Expected::Direction(_) => Expected::Direction(public.direction()),
        Expected::Hand(seat, _) => Expected::Hand(*seat, *state.hand(*seat)),
        Expected::Count(seat, _) => Expected::Count(*seat, public.count(*seat)),
        Expected::DrawPile(_) => Expected::DrawPile(public.draw_pile()),
        Expected::DiscardPile(_) => Expected::DiscardPile(public.discard_pile()),
        Expected::Penalty(_) => Expected::Penalty(
            public
                .phase()
                .penalty()
                .map_or(0, |penalty| u32::from(penalty.owed)),
        ),
        Expected::Exposed(_) => Expected::Exposed(public.exposed()),
        Expected::Legal(seat, _) => {
            Expected::Legal(*seat, state.actions(*seat).into_iter().collect())
        }
        Expected::Out(_) => Expected::Out(public.out().to_vec()),
        Expected::RoundOver(_) => Expected::RoundOver(matches!(
            public.phase(),
            Phase::RoundOver { .. } | Phase::MatchOver { .. }
        )),
        Expected::RoundScore(seat, _) => Expected::RoundScore(*seat, public.points(*seat)),
        Expected::Score(seat, _) => Expected::Score(*seat, public.total(*seat)),
        Expected::MatchOver(_) => {
            Expected::MatchOver(matches!(public.phase(), Phase::MatchOver { .. }))
        }
        Expected::Winner(_) => Expected::Winner(match public.phase() {
            Phase::MatchOver { winners } => *winners,
            _ => SeatSet::EMPTY,
        }),
        Expected::Dealer(_) => Expected::Dealer(public.dealer()),
    }
}
