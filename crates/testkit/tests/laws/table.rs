//! A table whose every event is watched: nothing is lost, and every view keeps up.

use lastcard_engine::{Chance, Command, Event, Hand, Phase, Seat, Seeded, State, View, retrace};
use lastcard_testkit::random::{self, Dice};

/// A match with the views of those who watch it.
pub(crate) struct Table {
    pub(crate) state: State,
    views: Vec<View>,
    pub(crate) chance: Seeded,
    /// Follows the chance by what happened alone.
    behind: Seeded,
    events: Vec<Event>,
}

impl Table {
    pub(crate) fn new(dice: &mut Dice) -> Table {
        let (seats, rules, first) = random::table(dice);
        let state = State::new(rules, seats, first).expect("rules for these seats");
        let views = viewers(dice, seats)
            .map(|viewer| state.view(viewer))
            .collect();
        let chance = Seeded::new(dice.seed());
        Table {
            state,
            views,
            behind: chance.clone(),
            chance,
            events: Vec::new(),
        }
    }

    pub(crate) fn command(&mut self, command: Command) {
        let mut shadow = self.state.clone();
        self.events.clear();
        self.state
            .command(&command, &mut self.chance, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{command:?} was refused: {refusal:?}"));
        for event in &self.events {
            retrace(&shadow, event, &mut self.behind);
            shadow.evolve(event);
            conserved(&shadow);
            for view in &mut self.views {
                view.apply(&event.seen_by(view.viewer(), &shadow));
                assert_eq!(
                    *view,
                    shadow.view(view.viewer()),
                    "the view law after {event:?}"
                );
            }
        }
        assert!(
            shadow == self.state,
            "the events are all that happened in {command:?}"
        );
        counted(&self.events, &self.state);
        nothing_to_call(&self.state);
    }

    /// A chance that was asked again what it must have been asked stands where the first one stands.
    pub(crate) fn is_retraced(&self) {
        let ahead = |chance: &Seeded| {
            let mut chance = chance.clone();
            let mut pile = *self.state.draw_pile();
            let mut drawn = Vec::new();
            while !pile.is_empty() {
                let card = chance.draw(&pile);
                assert!(pile.remove(card), "only what is in the pile is drawn");
                drawn.push(card);
            }
            (drawn, chance.choose(u32::MAX))
        };
        assert_eq!(ahead(&self.behind), ahead(&self.chance));
    }
}

/// A spectator and every seat; of a large table three seats by lot.
fn viewers(dice: &mut Dice, seats: usize) -> impl Iterator<Item = Option<Seat>> {
    let lot = dice.below(seats);
    let watched = if seats <= 4 { seats } else { 3 };
    let seats = (0..watched).map(move |n| Some(Seat::new((lot + n * seats / watched) % seats)));
    [None].into_iter().chain(seats)
}

/// No card comes or goes, and what is counted is what is there.
pub(crate) fn conserved(state: &State) {
    if matches!(state.public().phase(), Phase::Opening(_)) {
        return;
    }
    let all = parts(state).fold(Hand::EMPTY, |all, part| all.plus(&part));
    assert!(
        all == *state.public().deck(),
        "every kind of card is there as often as in the deck"
    );
    assert_eq!(state.public().draw_pile(), state.draw_pile().len());
    assert_eq!(
        state.public().discard_pile(),
        state.discards().len() + u32::from(state.public().top().is_some())
    );
    for seat in state.public().all_seats().iter() {
        assert_eq!(state.public().count(seat), state.hand(seat).len());
        let uncalled = state.public().uncalled().contains(seat);
        assert!(
            !uncalled || state.hand(seat).len() == 1,
            "only one card is ever uncalled"
        );
    }
    let exposed = state.public().exposed();
    assert!(exposed.minus(state.public().uncalled()).is_empty());
}

/// The values of all cards that lie somewhere make up the value of the deck. The same cards have the same value,
/// so that this follows from [`conserved`] wherever values add up: it is enough to try it once in a round.
pub(crate) fn values_add_up(state: &State) {
    let rules = state.public().rules();
    assert_eq!(
        parts(state)
            .map(|part| rules.hand_value(&part))
            .sum::<u32>(),
        rules.hand_value(state.public().deck())
    );
}

/// Wherever cards are: the hands, the piles, the top, and what is being dealt anew.
fn parts(state: &State) -> impl Iterator<Item = Hand> + '_ {
    let public = state.public();
    let pool = match public.phase() {
        Phase::Redealing(pool) => *pool,
        _ => Hand::EMPTY,
    };
    let piles = [*state.draw_pile(), state.discards(), pool];
    let hands = public.all_seats().iter().map(|seat| *state.hand(seat));
    hands
        .chain(piles)
        .chain([public.top().into_iter().collect()])
}

/// Between rounds nobody has anything to call.
fn nothing_to_call(state: &State) {
    let public = state.public();
    if matches!(
        public.phase(),
        Phase::RoundOver { .. } | Phase::MatchOver { .. }
    ) {
        let marks = [public.announced(), public.uncalled(), public.exposed()];
        assert!(marks.iter().all(|marked| marked.is_empty()));
    }
}

/// The points of a round come from the hands that were counted, and the totals from the points.
fn counted(events: &[Event], state: &State) {
    for event in events {
        match *event {
            Event::HandCounted { hand, value, seat }
                if !state.public().knocked_out().contains(seat) =>
            {
                assert_eq!(value, state.public().rules().hand_value(&hand));
            }
            Event::Scored { seat, total, .. } => assert_eq!(state.public().total(seat), total),
            _ => {}
        }
    }
}
