//! The call, the catch, and the window in which somebody can be caught.

use super::{Call, Reference, is, list};
use lastcard_engine::rules::{CatchUntil, ShuffleHands, UnoDeadline};
use lastcard_engine::{Card, Chance, Event, Play, Refusal, Seat, Step, Why, Wild};

impl Reference {
    pub(super) fn reasons_against_call(&self, seat: Seat) -> Vec<Refusal> {
        let void_is_refused = self.rules.false_call_penalty.get() == 0;
        if !self.may_speak(seat) || !self.call_is_due(seat) && void_is_refused {
            vec![Refusal::NothingToCall]
        } else {
            vec![]
        }
    }

    pub(super) fn reasons_against_catch(&self, by: Seat, target: Seat) -> Vec<Refusal> {
        let void_is_refused = self.rules.false_catch_penalty.get() == 0;
        let other = self.player(target);
        if !self.may_speak(by)
            || by == target
            || other.caught
            || !other.is_exposed() && void_is_refused
        {
            vec![Refusal::NothingToCatch]
        } else {
            vec![]
        }
    }

    /// Only players in the round call and catch, and only where a call is required (E-194).
    fn may_speak(&self, seat: Seat) -> bool {
        self.rules.calls_matter() && self.in_round(seat)
    }

    /// Whether a call alone is no void one (E-173).
    fn call_is_due(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let only_names = self.step() == Some(Step::NameColor) && self.dealer == Some(seat);
        let before_playing = self.on_turn() == Some(seat)
            && player.hand.len() == 2
            && player.call != Call::Announced
            && !only_names;
        let late = match player.call {
            Call::Exposed { by_other } => {
                by_other || self.rules.uno_deadline != UnoDeadline::BeforePlay
            }
            _ => false,
        };
        before_playing || late
    }

    /// Whether a call together with this play is no void one; `rest` stays in hand.
    pub(super) fn call_fits(&self, seat: Seat, play: &Play, rest: &[Card]) -> bool {
        let last_cards = rest.is_empty()
            && list(&play.cards).len() > 1
            && self.rules.uno_deadline == UnoDeadline::BeforePlay;
        let leaves_one =
            !rest.is_empty() && (rest.len() == 1 || self.count_after(seat, play, rest.len()) == 1);
        let announced = self.player(seat).call == Call::Announced;
        self.may_speak(seat) && (announced || leaves_one || last_cards)
    }

    /// How many cards the seat holds once the hands have moved, when the play leaves it `rest` cards.
    fn count_after(&self, seat: Seat, play: &Play, rest: usize) -> usize {
        let cards = list(&play.cards);
        let size = |other: Seat| {
            if other == seat {
                rest
            } else {
                self.hand(other).len()
            }
        };
        let order = self.order_from(self.next(seat));
        if let Some(with) = play.swap {
            return size(with);
        }
        if is(cards[0], Wild::ShuffleHands) && self.rules.shuffle_hands == ShuffleHands::DealEvenly
        {
            let all: usize = order.iter().map(|&other| size(other)).sum();
            let dealing = self.order_from(self.first_affected(seat, self.on_turn() != Some(seat)));
            let place = dealing.iter().position(|&other| other == seat).unwrap_or(0);
            return all / order.len() + usize::from(place < all % order.len());
        }
        // Each 0 brings the hand of the seat before; the seat itself is the last of the order.
        let zeros = cards.iter().filter(|card| card.number() == Some(0)).count();
        let moves = if self.rules.zero_rotate {
            zeros % order.len()
        } else {
            0
        };
        size(order[order.len() - 1 - moves])
    }

    pub(super) fn call(&mut self, seat: Seat, chance: &mut dyn Chance) {
        if self.call_is_due(seat) {
            let early = !self.player(seat).is_exposed();
            self.player_mut(seat).call = if early { Call::Announced } else { Call::Fine };
            self.tell(Event::Called { seat });
        } else {
            self.tell(Event::FalseCall { seat });
            let count = self.rules.false_call_penalty.get();
            self.draw_cards(seat, count, Why::FalseCall, chance);
            self.go_on_after_penalty();
        }
    }

    pub(super) fn catch(&mut self, by: Seat, seat: Seat, chance: &mut dyn Chance) {
        if self.player(seat).is_exposed() {
            self.tell(Event::Caught { by, seat });
            self.player_mut(seat).caught = true;
            self.player_mut(seat).call = Call::Missed;
            self.draw_cards(seat, self.rules.uno_penalty.get(), Why::Caught, chance);
        } else {
            self.tell(Event::FalseCatch { by, seat });
            self.draw_cards(
                by,
                self.rules.false_catch_penalty.get(),
                Why::FalseCatch,
                chance,
            );
        }
        self.go_on_after_penalty();
    }

    /// A penalty out of turn moves the turn only when it knocked out the seat on turn.
    fn go_on_after_penalty(&mut self) {
        if self.is_decided() {
            self.end_round();
        } else if let Some(seat) = self.on_turn()
            && !self.in_round(seat)
        {
            self.turn(self.next(seat), Step::Play);
        }
    }

    /// Whether the clock and a leaver close the window too.
    pub(super) fn clock_closes_window(&self) -> bool {
        self.on_turn().is_some()
            && self.rules.catch_until == CatchUntil::NextTurnStarts
            && self.rules.grace_ms.get() > 0
    }

    /// Who was exposed stays uncalled and cannot be caught any more.
    pub(super) fn close_window(&mut self) {
        if self
            .players
            .iter()
            .any(|player| player.is_exposed() || player.caught)
        {
            self.tell(Event::WindowClosed);
        }
        for player in &mut self.players {
            if player.is_exposed() {
                player.call = Call::Missed;
            }
            player.caught = false;
        }
    }
}
