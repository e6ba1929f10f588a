//! What a viewer does not know makes no difference to it.

use crate::table::{Table, conserved};
use lastcard_engine::{Command, Event, Seat, Seeded, State, View};
use lastcard_testkit::random::{self, Dice};

/// Another truth with the same view: everything that the viewer may do or is told stays the same.
pub(crate) fn nothing_leaks(table: &Table, seat: Seat, dice: &mut Dice) {
    let view = &table.state.view(Some(seat));
    assert_eq!(
        View::from_parts(view.parts()).as_ref(),
        Some(view),
        "a view is its parts"
    );
    let mut lots = Seeded::new(dice.seed());
    let other = view.resample(&mut lots);
    conserved(&other);
    assert_eq!(
        other.view(Some(seat)),
        *view,
        "a resampled truth has the same view"
    );
    assert_eq!(other.legal(seat), table.state.legal(seat));
    let (judge, other_judge) = (table.state.judge(seat), other.judge(seat));
    for _ in 0..8 {
        let action = random::some_action(&table.state, seat, dice);
        let answer = judge(&action);
        assert_eq!(other_judge(&action), answer);
        if answer.is_ok() {
            same_to_the_eye(table, &other, &Command::Act(seat, action), seat);
        }
    }
    for actor in table.state.public().all_seats().iter() {
        let action = random::some_action(&table.state, actor, dice);
        let command = Command::Act(actor, action);
        if table.state.check(&command).is_ok() && other.check(&command).is_ok() {
            same_to_the_eye(table, &other, &command, seat);
        }
    }
}

/// Carried out in both truths with draws that cannot be told apart, a command that both accept shows the viewer
/// the same until something is revealed.
fn same_to_the_eye(table: &Table, other: &State, command: &Command, viewer: Seat) {
    let show = |state: &State| -> Vec<_> {
        let mut events = Vec::new();
        let carried_out = state
            .clone()
            .command(command, &mut table.chance.clone(), &mut events);
        assert_eq!(
            carried_out,
            Ok(()),
            "what is checked is what happens to {command:?}"
        );
        let mut shadow = state.clone();
        let mut seen = Vec::new();
        for event in &events {
            shadow.evolve(event);
            // From here on the truths may differ openly: a card or a verdict has come to light.
            if matches!(
                event,
                Event::Drew { .. }
                    | Event::Challenged { .. }
                    | Event::RoundEnded { .. }
                    | Event::Swapped { .. }
                    | Event::Rotated { .. }
                    | Event::Collected
                    | Event::KnockedOut { .. }
                    | Event::Refilled
            ) {
                break;
            }
            seen.push(event.seen_by(Some(viewer), &shadow));
        }
        seen
    };
    let (one, two) = (show(&table.state), show(other));
    let shared = one.len().min(two.len());
    assert_eq!(
        one[..shared],
        two[..shared],
        "{command:?} looks the same to {viewer:?}"
    );
}
