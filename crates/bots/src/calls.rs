//! "Uno!": calling it, and catching those who do not.

use lastcard_engine::rules::UnoDeadline;
use lastcard_engine::{
    Action, Card, Hand, Knowledge, LaidBy, Legal, Play, Public, Rules, Seat, SeatSet, View, Wild,
};

/// The open moves of a turn for somebody who calls wherever it is needed: a hand emptied by several cards at
/// once may need the call with them.
pub(crate) fn for_caller(view: &View) -> Legal {
    calling(view.legal())
}

/// These open moves for somebody who calls wherever it is needed.
pub(crate) const fn calling(mut legal: Legal) -> Legal {
    legal.together.last = legal.together.last_with_call;
    legal.together.out = legal.together.out_with_call;
    legal
}

/// The same move with the call, where a call counts.
pub(crate) fn with_call(view: &View, action: Action) -> Action {
    let (play, called) = match action {
        Action::Play(play) => (play, Action::Play(play.calling())),
        Action::JumpIn(play) => (play, Action::JumpIn(play.calling())),
        _ => return action,
    };
    if may_leave_one(view.public().rules(), view.hand(), &play) && view.refusal(&called).is_none() {
        called
    } else {
        action
    }
}

/// Whether the viewer holds one card uncalled and can still say it.
///
/// A void call may be open too, for a penalty: that one is never meant.
pub(crate) fn call_is_due(view: &View, me: Seat) -> bool {
    let public = view.public();
    public.exposed().contains(me) && call_is_due_of(public, me, &view.legal())
}

/// The same from the open moves of that seat.
pub(crate) fn call_is_due_of<K: Knowledge>(public: &Public<K>, me: Seat, legal: &Legal) -> bool {
    if !public.exposed().contains(me) || !legal.call {
        return false;
    }
    let rules = public.rules();
    let void_calls_are_open = rules.false_call_penalty.get() > 0;
    let by_other = matches!(public.laid_by(), LaidBy::Seat(seat) if seat != me)
        || public.laid_by() == LaidBy::Start;
    !void_calls_are_open || by_other || rules.uno_deadline != UnoDeadline::BeforePlay
}

/// Whom the viewer can catch: nobody of the own team, and nobody for a penalty.
pub(crate) fn catchable(view: &View, me: Seat) -> SeatSet {
    let public = view.public();
    if public.exposed().is_empty() {
        return SeatSet::EMPTY;
    }
    catchable_of(public, me, &view.legal())
}

/// The same from the open moves of that seat.
pub(crate) fn catchable_of<K: Knowledge>(public: &Public<K>, me: Seat, legal: &Legal) -> SeatSet {
    legal.catches.and(public.exposed()).minus(public.team(me))
}

/// Whether the play can be one that needs a call; quick, and right when it says no.
pub(crate) fn may_leave_one(rules: &Rules, hand: &Hand, play: &Play) -> bool {
    let card = play.cards.first();
    let moves_hands = play.swap.is_some()
        || card == Card::wild(Wild::ShuffleHands)
        || card.number() == Some(0) && rules.zero_rotate;
    rules.calls_matter() && (moves_hands || hand.len() <= play.cards.len() + 1)
}
