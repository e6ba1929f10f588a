//! What the rules themselves tell of hidden cards. Nothing else may differ between a run and its twin.

use lastcard_engine::{Event, Step, Why};

/// Something that the rules tell everybody and that rests on cards that not everybody sees: a closed list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Disclosure {
    /// A challenge finds a bluff or not.
    Challenge,
    /// So many cards are drawn until one fits.
    DrawsUntilOneFits,
    /// The turn stays with whoever drew, or goes on because the card does not fit.
    DrawnCardFits,
    /// Something is done for a player: a drawn card plays itself, a turn runs out, a color is named for who goes.
    DoneForThePlayer,
    /// What somebody tried is accepted or refused.
    Refusal,
    /// The round ends because nobody can go on.
    NobodyCanGoOn,
    /// Hands are counted at the end of the round, and what follows from that.
    Count,
}

/// How two runs differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Difference {
    /// In something that the rules tell.
    Listed(Disclosure),
    /// In something else that everybody sees.
    Unlisted(String),
}

/// Compares what everybody sees of an entry in two runs.
pub(super) fn compare(a: &[Event], b: &[Event]) -> Result<(), Difference> {
    for place in 0..a.len().max(b.len()) {
        let (one, other) = (a.get(place), b.get(place));
        if let (Some(one), Some(other)) = (one, other)
            && look_alike(one, other)
        {
            continue;
        }
        return Err(match told(&a[..place], one, other) {
            Some(disclosure) => Difference::Listed(disclosure),
            None => Difference::Unlisted(format!("{one:?} and {other:?} after {:?}", &a[..place])),
        });
    }
    Ok(())
}

/// Whether somebody who sees no hidden card takes both for the same.
fn look_alike(a: &Event, b: &Event) -> bool {
    match (*a, *b) {
        (Event::Dealt { seat: a, card: _ }, Event::Dealt { seat: b, card: _ }) => a == b,
        (
            Event::Drew {
                seat: a,
                why: c,
                card: _,
            },
            Event::Drew {
                seat: b,
                why: d,
                card: _,
            },
        ) => (a, c) == (b, d),
        (Event::Turn { seat: a, step: c }, Event::Turn { seat: b, step: d }) => {
            let steps = match (c, d) {
                (Step::AfterDraw(_), Step::AfterDraw(_)) => true,
                (Step::Serve(c), Step::Serve(d)) => c.seen() == d.seen(),
                (c, d) => c == d,
            };
            a == b && steps
        }
        (
            Event::Challenged {
                by: a,
                guilty: c,
                offender: _,
                hand: _,
            },
            Event::Challenged {
                by: b,
                guilty: d,
                offender: _,
                hand: _,
            },
        ) => (a, c) == (b, d),
        (a, b) => a == b,
    }
}

/// What the rules tell where two runs part after these events.
fn told(before: &[Event], a: Option<&Event>, b: Option<&Event>) -> Option<Disclosure> {
    let either = |is: fn(&Event) -> bool| a.is_some_and(is) || b.is_some_and(is);
    let drew = |event: &Event| matches!(event, Event::Drew { why: Why::Turn, .. });
    let ends = |event: &Event| matches!(event, Event::RoundEnded { .. });
    let counts = |event: &Event| {
        matches!(
            event,
            Event::HandCounted { .. }
                | Event::Scored { .. }
                | Event::Eliminated { .. }
                | Event::MatchEnded { .. }
        )
    };
    let done_for = |event: &Event| {
        matches!(
            event,
            Event::TimeWasUp { .. } | Event::Left { .. } | Event::KnockedOut { .. }
        )
    };
    let plays = |event: &Event| matches!(event, Event::Played { .. } | Event::Called { .. });
    let named = |event: &Event| matches!(event, Event::Named { .. });
    if either(|event| matches!(event, Event::Challenged { .. })) {
        return Some(Disclosure::Challenge);
    }
    if before.iter().any(ends) || either(counts) || (a.is_some_and(ends) && b.is_some_and(ends)) {
        return Some(Disclosure::Count);
    }
    if either(ends) {
        return Some(Disclosure::NobodyCanGoOn);
    }
    if before.iter().any(done_for) || either(named) {
        return Some(Disclosure::DoneForThePlayer);
    }
    if before.iter().any(drew) {
        return Some(if either(plays) || before.iter().any(plays) {
            Disclosure::DoneForThePlayer
        } else if either(drew) {
            Disclosure::DrawsUntilOneFits
        } else {
            Disclosure::DrawnCardFits
        });
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_engine::{Card, Seat};

    const ANN: Seat = Seat::new(0);
    const BOB: Seat = Seat::new(1);
    const DREW: Event = Event::Drew {
        seat: ANN,
        card: Card::WILD,
        why: Why::Turn,
    };

    const fn turn(seat: Seat) -> Event {
        Event::Turn {
            seat,
            step: Step::Play,
        }
    }

    #[test]
    fn a_card_that_only_its_player_sees_makes_no_difference() {
        let other = Event::Drew {
            seat: ANN,
            card: Card::WILD_DRAW_FOUR,
            why: Why::Turn,
        };
        assert_eq!(compare(&[DREW, turn(BOB)], &[other, turn(BOB)]), Ok(()));
    }

    #[test]
    fn what_the_rules_tell_is_named() {
        let listed = |disclosure| Err(Difference::Listed(disclosure));
        let again = [DREW, DREW, turn(BOB)];
        let until = listed(Disclosure::DrawsUntilOneFits);
        assert_eq!(compare(&[DREW, turn(BOB)], &again), until);
        let fits = listed(Disclosure::DrawnCardFits);
        assert_eq!(compare(&[DREW, turn(BOB)], &[DREW, turn(ANN)]), fits);
    }

    #[test]
    fn what_no_rule_tells_is_a_fault() {
        let passed = Event::Passed { seat: ANN };
        for other in [
            &[][..],
            &[turn(BOB)],
            &[passed, turn(BOB), Event::WindowClosed],
        ] {
            let found = compare(&[passed, turn(BOB)], other);
            assert!(matches!(found, Err(Difference::Unlisted(_))), "{found:?}");
        }
    }
}
