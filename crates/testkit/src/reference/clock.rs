//! The time of the seat on turn is over: the plainest legal move is made for it.

use super::Reference;
use lastcard_engine::rules::ThenPlay;
use lastcard_engine::{Action, Card, Cards, Chance, Color, Command, Event, Play, Seat, Step};

impl Reference {
    pub(super) fn time_is_up(&mut self, chance: &mut dyn Chance) {
        let (Some(seat), Some(step)) = (self.on_turn(), self.step()) else {
            return;
        };
        self.tell(Event::TimeWasUp { seat });
        let first_card = || self.first_card_to_play(seat);
        let wishes: Vec<Action> = match step {
            Step::NameColor => vec![Action::Name(most_held(self.hand(seat), &Color::ALL))],
            Step::SwapStart => vec![Action::Swap(self.next(seat))],
            Step::Serve(_) => [Some(Action::Draw), first_card()]
                .into_iter()
                .flatten()
                .collect(),
            Step::AfterDraw(drawn) if self.rules.then_play == ThenPlay::DrawnCard => {
                vec![
                    Action::Pass,
                    Action::Play(self.plain_play(seat, drawn.card, false)),
                ]
            }
            Step::AfterDraw(_) => [Some(Action::Pass), first_card()]
                .into_iter()
                .flatten()
                .collect(),
            Step::Play => {
                let moves = [Some(Action::Draw), Some(Action::Pass), first_card()];
                moves.into_iter().flatten().collect()
            }
        };
        if let Some(&action) = wishes.iter().find(|&&action| self.is_open(seat, action)) {
            self.act(seat, self.with_the_call(seat, action), chance);
        }
    }

    /// The clock does not forget the call (E-114).
    fn with_the_call(&self, seat: Seat, action: Action) -> Action {
        match action {
            Action::Play(play) => {
                let calling = Action::Play(play.calling());
                if self.is_open(seat, calling) {
                    calling
                } else {
                    action
                }
            }
            other => other,
        }
    }

    fn is_open(&self, seat: Seat, action: Action) -> bool {
        self.judge(&Command::Act(seat, action)).is_ok()
    }

    /// The play of the first card, in the order of the kinds, that can be played.
    fn first_card_to_play(&self, seat: Seat) -> Option<Action> {
        let mut hand = self.hand(seat).to_vec();
        hand.sort();
        let plays = hand
            .iter()
            .map(|&card| Action::Play(self.plain_play(seat, card, false)));
        plays.into_iter().find(|&action| self.is_open(seat, action))
    }

    /// Plays a card without a word: the color most held of those that may be named, a swap with the
    /// next player where it is due (and where it is optional, if `swap_too`), no call.
    pub(super) fn plain_play(&self, seat: Seat, card: Card, swap_too: bool) -> Play {
        let bare = Play {
            cards: Cards::One(card),
            color: None,
            swap: None,
            uno: false,
        };
        let names = card.is_wild() && !self.ends_round(seat, &bare);
        let swaps = self.must_swap(card) || swap_too && self.swaps(card);
        Play {
            color: names.then(|| most_held(self.hand(seat), &self.colors_to_name())),
            swap: (swaps && !self.goes_out(seat, &bare)).then(|| self.next(seat)),
            ..bare
        }
    }
}

/// The color most held of these; ties go to the first.
pub(super) fn most_held(hand: &[Card], among: &[Color]) -> Color {
    let count = |color| {
        hand.iter()
            .filter(|card| card.color() == Some(color))
            .count()
    };
    let mut best = among[0];
    for &color in among {
        if count(color) > count(best) {
            best = color;
        }
    }
    best
}
