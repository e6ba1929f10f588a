//! Legal and accepted are the same; refused changes nothing.

use crate::table::Table;
use lastcard_engine::{
    Action, Card, CardSet, Cards, Chance, Command, Hand, Phase, Play, Refusal, Seat, State, View,
};
use lastcard_testkit::random;

/// The actions of one seat in one state, tried one after another.
struct Trial<'a, Judge, Eye> {
    table: &'a Table,
    seat: Seat,
    /// What the seat is told, worked out once: [`State::check`] is this very judge asked about one action.
    judge: Judge,
    /// What the seat's own view says.
    eye: Eye,
    /// Whether the view knows the reasons: the seat plays, and a turn has begun.
    knows_reasons: bool,
    legal: &'a [Action],
    /// Refused commands are all sent to this one; it must be the state of the table in the end.
    untouched: State,
    tried: usize,
    open: usize,
}

/// Legal and accepted are the same, for the truth and for the seat's own view; a refused command changes
/// nothing. These actions are tried.
pub(crate) fn legal_is_accepted(table: &Table, seat: Seat, actions: &[Action]) {
    let view = table.state.view(Some(seat));
    let legal = table.state.actions(seat);
    let mut trial = trial(table, seat, &view, &legal);
    for action in actions {
        trial.try_out(action);
    }
    trial.end();
}

/// The same for every action with one card, with these plays of several, and without cards.
pub(crate) fn all_legal_is_accepted(table: &Table, seat: Seat, plays: &[Cards]) {
    let view = table.state.view(Some(seat));
    let legal = table.state.actions(seat);
    let mut trial = trial(table, seat, &view, &legal);
    random::for_every_action(&table.state, plays, |action| trial.try_out(action));
    let single = legal.iter().filter(|action| !is_several(action)).count();
    assert!(
        trial.open >= single,
        "everything legal is among all actions"
    );
    trial.end();
}

/// A trial that has begun: the lists of the truth and of the view are the same, and all in it is accepted.
fn trial<'a>(
    table: &'a Table,
    seat: Seat,
    view: &'a View,
    legal: &'a [Action],
) -> Trial<'a, impl Fn(&Action) -> Result<(), Refusal>, impl Fn(&Action) -> Option<Refusal>> {
    let state = &table.state;
    assert_eq!(
        view.legal(),
        state.legal(seat),
        "a seat's view knows all that is open to it"
    );
    let judge = state.judge(seat);
    for action in legal {
        assert_eq!(
            judge(action),
            Ok(()),
            "legal is accepted: {action:?} of {seat:?}"
        );
    }
    Trial {
        table,
        seat,
        judge,
        eye: view.judge(),
        knows_reasons: matches!(state.public().phase(), Phase::Turn { .. })
            && !state.public().left().contains(seat),
        legal,
        untouched: state.clone(),
        tried: 0,
        open: 0,
    }
}

impl<Judge, Eye> Trial<'_, Judge, Eye>
where
    Judge: Fn(&Action) -> Result<(), Refusal>,
    Eye: Fn(&Action) -> Option<Refusal>,
{
    fn end(self) {
        assert!(
            self.untouched == self.table.state,
            "refused commands change nothing"
        );
    }

    fn try_out(&mut self, action: &Action) {
        let result = (self.judge)(action);
        match result {
            Ok(()) => self.accepted(action),
            Err(refusal) => self.refused(action, refusal),
        }
        self.tried += 1;
    }

    fn refused(&mut self, action: &Action, refusal: Refusal) {
        // Sending is tried for a part of what is refused.
        if self.tried.is_multiple_of(16) {
            let command = Command::Act(self.seat, *action);
            assert_eq!(
                self.untouched.command(&command, &mut Unasked, &mut ()),
                Err(refusal),
                "what is checked is what happens to {command:?}"
            );
        }
        if self.knows_reasons {
            assert_eq!(
                (self.eye)(action),
                Some(refusal),
                "reasons rest on what a seat sees"
            );
        }
    }

    fn accepted(&mut self, action: &Action) {
        let command = Command::Act(self.seat, *action);
        let mut chance = self.table.chance.clone();
        assert_eq!(
            self.table
                .state
                .clone()
                .command(&command, &mut chance, &mut ()),
            Ok(()),
            "what is checked is what happens to {command:?}"
        );
        let plain = match *action {
            Action::Play(play) | Action::JumpIn(play) => !play.uno,
            _ => true,
        };
        if plain {
            assert!(
                self.legal.contains(action),
                "accepted is legal: {action:?} of {:?}",
                self.seat
            );
            self.open += 1;
        }
    }
}

fn is_several(action: &Action) -> bool {
    matches!(
        action,
        Action::Play(Play {
            cards: Cards::Several(_),
            ..
        })
    )
}

/// Chance that nobody may ask, as a refused command must not.
struct Unasked;

impl Chance for Unasked {
    fn begin_round(&mut self, _: u32) {
        asked()
    }

    fn shuffle(&mut self, _: &Hand) {
        asked()
    }

    fn draw(&mut self, _: &Hand) -> Card {
        asked()
    }

    fn bury(&mut self, _: &Hand, _: Card) {
        asked()
    }

    fn put_under(&mut self, _: &Hand, _: Card) {
        asked()
    }

    fn draw_first_of(&mut self, _: &Hand, _: CardSet) -> Card {
        asked()
    }

    fn shuffle_pool(&mut self, _: &Hand) {
        asked()
    }

    fn deal_from_pool(&mut self, _: &Hand) -> Card {
        asked()
    }

    fn choose(&mut self, _: u32) -> u32 {
        asked()
    }
}

fn asked() -> ! {
    panic!("a refused command asked the chance")
}
