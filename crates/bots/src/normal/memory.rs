//! What was seen of the other hands: who drew on which color, and cards that are known to be somewhere.

use lastcard_engine::rules::ThenPlay;
use lastcard_engine::{Card, Color, EventOf, Hand, Seat, SeenEvent, Step, View, Why};

/// The fifth group of cards beside the four colors.
const WILDS: usize = 4;

/// What is known of one hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    /// Cards that are certainly in it: a hand that was swapped away, or shown in a challenge.
    pub(super) known: Hand,
    /// For each color and for the Wilds: how many of the other cards are certainly not of it.
    lacking: [u32; 5],
}

/// What is known of all hands.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    holdings: [Holding; Seat::MAX],
    /// The own hand, as long as nothing more has happened: it can go to somebody else.
    own: Hand,
    /// Who has drawn a card in this turn and not yet decided about it.
    drawer: Option<Seat>,
}

impl Holding {
    const NOTHING_KNOWN: Holding = Holding {
        known: Hand::EMPTY,
        lacking: [0; 5],
    };

    const fn of(known: Hand) -> Holding {
        Holding {
            known,
            ..Holding::NOTHING_KNOWN
        }
    }

    /// How many cards of a hand of that size can be of that color, beside the known ones.
    pub(super) fn possible(&self, count: u32, color: Color) -> u32 {
        self.unknown(count)
            .saturating_sub(self.lacking[color as usize])
    }

    /// How many can be Wilds.
    pub(super) fn possible_wilds(&self, count: u32) -> u32 {
        self.unknown(count).saturating_sub(self.lacking[WILDS])
    }

    /// How many cards of a hand of that size are not known.
    pub(super) fn unknown(&self, count: u32) -> u32 {
        count.saturating_sub(self.known.len())
    }

    /// Its player could not play on that color.
    fn drew_on(&mut self, color: Option<Color>, count: u32) {
        let unknown = self.unknown(count);
        self.lacking[WILDS] = unknown;
        if let Some(color) = color {
            self.lacking[color as usize] = unknown;
        }
    }

    fn played(&mut self, card: Card, count: u32) {
        self.known.remove(card);
        let unknown = self.unknown(count);
        for lacking in &mut self.lacking {
            *lacking = (*lacking).min(unknown);
        }
    }
}

impl Memory {
    pub(super) const NOTHING: Memory = Memory {
        holdings: [Holding::NOTHING_KNOWN; Seat::MAX],
        own: Hand::EMPTY,
        drawer: None,
    };

    pub(super) fn of(&self, seat: Seat) -> &Holding {
        &self.holdings[seat.index()]
    }

    /// Takes in what happened; `view` is the view after it.
    pub(super) fn take_in(&mut self, event: &SeenEvent, view: &View) {
        let public = view.public();
        let me = view.viewer();
        match *event {
            EventOf::RoundBegan { .. } | EventOf::Collected => *self = Memory::NOTHING,
            EventOf::Drew {
                seat,
                why: Why::Turn,
                ..
            } if Some(seat) != me => {
                // The card itself may be anything yet, so it is not counted.
                let before = public.count(seat).saturating_sub(1);
                self.holdings[seat.index()].drew_on(public.color(), before);
                self.drawer = Some(seat);
            }
            EventOf::Turn { seat, step } => {
                let undecided = matches!(step, Step::AfterDraw(_));
                if let Some(drawer) = self.drawer.take_if(|drawer| *drawer != seat || !undecided)
                    && public.rules().then_play != ThenPlay::Nothing
                {
                    // The turn went on by itself, so the drawn card did not fit either.
                    let count = public.count(drawer);
                    self.holdings[drawer.index()].drew_on(public.color(), count);
                }
            }
            EventOf::Passed { .. } => self.drawer = None,
            EventOf::Played { seat, card, .. } => {
                self.drawer = None;
                if Some(seat) != me {
                    self.holdings[seat.index()].played(card, public.count(seat));
                }
            }
            EventOf::Challenged {
                offender,
                hand: Some(hand),
                ..
            } if Some(offender) != me => {
                self.holdings[offender.index()] = Holding::of(hand);
            }
            EventOf::Swapped { seat, with, .. } => {
                self.lay_open_own_hand(me);
                self.holdings.swap(seat.index(), with.index());
            }
            EventOf::Rotated { .. } => {
                self.lay_open_own_hand(me);
                self.rotate(view);
            }
            EventOf::KnockedOut { seat } | EventOf::Left { seat } => {
                self.holdings[seat.index()] = Holding::NOTHING_KNOWN;
            }
            _ => {}
        }
        self.own = *view.hand();
    }

    /// Before hands move: whoever gets the own hand holds cards that are known.
    fn lay_open_own_hand(&mut self, me: Option<Seat>) {
        if let Some(me) = me {
            self.holdings[me.index()] = Holding::of(self.own);
        }
    }

    /// Every hand moves one seat on in the direction of play.
    fn rotate(&mut self, view: &View) {
        let seats = view.public().in_round();
        let Some(first) = seats.iter().next() else {
            return;
        };
        let mut carried = self.holdings[first.index()];
        let mut seat = first;
        for _ in 0..seats.len() {
            let Some(next) = seats.next(seat, view.public().direction()) else {
                return;
            };
            core::mem::swap(&mut carried, &mut self.holdings[next.index()]);
            seat = next;
        }
    }
}
