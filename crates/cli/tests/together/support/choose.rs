//! What somebody plays who plays by dice.

use lastcard_engine::{Action, Play, View};
use lastcard_testkit::random::Dice;

/// A move that is open: on turn mostly a card, and a call or a catch wherever it is due.
pub(crate) fn choose(view: &View, dice: &mut Dice) -> Option<Action> {
    let me = view.viewer()?;
    let public = view.public();
    let legal = view.legal();
    if legal.call && public.uncalled().contains(me) {
        return Some(Action::Call);
    }
    let exposed = legal
        .catches
        .iter()
        .find(|&seat| public.exposed().contains(seat));
    if let Some(seat) = exposed {
        return Some(Action::Catch(seat));
    }
    let mut plays = Vec::new();
    let mut others = Vec::new();
    legal.for_each(|action| match action {
        Action::Play(_) => plays.push(action),
        Action::JumpIn(_) if public.phase().on_turn() != Some(me) => plays.push(action),
        Action::Call | Action::Catch(_) | Action::JumpIn(_) | Action::Leave => {}
        _ => others.push(action),
    });
    if public.phase().on_turn() != Some(me) && (plays.is_empty() || !dice.once_in(2)) {
        return None;
    }
    let open = if plays.is_empty() || (!others.is_empty() && dice.once_in(12)) {
        &others
    } else {
        &plays
    };
    if open.is_empty() {
        return None;
    }
    let action = open[dice.below(open.len())];
    let calls = |play: Play| match action {
        Action::JumpIn(_) => Action::JumpIn(play.calling()),
        _ => Action::Play(play.calling()),
    };
    match action {
        Action::Play(play) | Action::JumpIn(play) if view.hand().len() <= 4 => {
            let calling = calls(play);
            let one_left = view.hand().len() == play.cards.len() + 1;
            Some(if one_left && view.refusal(&calling).is_none() {
                calling
            } else {
                action
            })
        }
        action => Some(action),
    }
}
