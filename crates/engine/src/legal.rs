//! The one source of legality: what is open to a seat, from what that seat knows.

use crate::action::{Action, Cards, Play, Several};
use crate::card::{Card, CardSet, ColorSet, Rank, Wild};
use crate::eyes::Eyes;
use crate::hand::Hand;
use crate::phase::Knowledge;
use crate::rules::MultiDiscard;
use crate::seat::SeatSet;
use alloc::vec::Vec;

/// The cards that may swap hands: every 7 …
pub(crate) const SEVENS: CardSet = CardSet::of_rank(Rank::Number(7));
/// … and Wild Swap Hands.
pub(crate) const SWAP_HANDS: Card = Card::wild(Wild::SwapHands);

/// Whether a card swaps hands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Swap {
    /// It does not.
    No,
    /// Its player may.
    May,
    /// Its player must.
    Must,
}

/// Every move that is open to a seat, as masks. What is in here is accepted, and nothing else is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a move of its own, open or not"
)]
pub struct Legal {
    /// The cards that may be played alone.
    pub plays: CardSet,
    /// The cards that may be jumped in.
    pub jump_ins: CardSet,
    /// The colors that a Wild may name; empty when it ends the round and takes none.
    pub colors: ColorSet,
    /// Whether a 7 swaps hands.
    pub seven: Swap,
    /// Whether Wild Swap Hands swaps hands.
    pub swap_hands: Swap,
    /// With whom hands may be swapped.
    pub swap_with: SeatSet,
    /// Whether drawing is open.
    pub draw: bool,
    /// Whether passing is open.
    pub pass: bool,
    /// Whether a challenge is open.
    pub challenge: bool,
    /// Whether calling "Uno!" is open, also a void call that costs a penalty.
    pub call: bool,
    /// Who may be caught, also by a void catch that costs a penalty.
    pub catches: SeatSet,
    /// The colors that may be named for the start card.
    pub names: ColorSet,
    /// With whom hands may be swapped for the start card.
    pub start_swaps: SeatSet,
    /// What may be laid several at once.
    pub together: Together,
}

/// What may be laid several at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Together {
    /// Which cards go together.
    pub rule: MultiDiscard,
    /// The cards that may be laid first.
    pub first: CardSet,
    /// The cards that are there; empty when nothing may be laid together.
    pub hand: Hand,
    /// The cards that may be the last of an emptied hand; empty when it may not be emptied by several
    /// cards without a call.
    pub last: CardSet,
    /// The same when the call comes with them.
    pub last_with_call: CardSet,
    /// Whether the player is out when several cards empty the hand: then nothing is swapped.
    pub out: bool,
    /// The same when the call comes with them.
    pub out_with_call: bool,
}

impl Legal {
    /// Nothing is open.
    pub const NOTHING: Legal = Legal {
        plays: CardSet::EMPTY,
        jump_ins: CardSet::EMPTY,
        colors: ColorSet::EMPTY,
        seven: Swap::No,
        swap_hands: Swap::No,
        swap_with: SeatSet::EMPTY,
        draw: false,
        pass: false,
        challenge: false,
        call: false,
        catches: SeatSet::EMPTY,
        names: ColorSet::EMPTY,
        start_swaps: SeatSet::EMPTY,
        together: Together::NOTHING,
    };

    /// Whether nothing is open.
    pub fn is_empty(&self) -> bool {
        self.plays.is_empty()
            && self.jump_ins.is_empty()
            && !self.draw
            && !self.pass
            && !self.challenge
            && !self.call
            && self.catches.is_empty()
            && self.names.is_empty()
            && self.start_swaps.is_empty()
    }

    /// Every open move, without leaving and without the form of a play that calls "Uno!" with it.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.for_each(|action| actions.push(action));
        actions
    }

    /// Hands every open move to `take`, as [`Legal::actions`] lists them.
    pub fn for_each(&self, mut take: impl FnMut(Action)) {
        for card in self.plays.iter() {
            self.forms(Cards::One(card), |play| take(Action::Play(play)));
        }
        self.together.for_each(|several| {
            self.forms(Cards::Several(several), |play| take(Action::Play(play)));
        });
        for card in self.jump_ins.iter() {
            self.forms(Cards::One(card), |play| take(Action::JumpIn(play)));
        }
        for color in self.names.iter() {
            take(Action::Name(color));
        }
        for seat in self.start_swaps.iter() {
            take(Action::Swap(seat));
        }
        for (open, action) in [
            (self.draw, Action::Draw),
            (self.pass, Action::Pass),
            (self.challenge, Action::Challenge),
            (self.call, Action::Call),
        ] {
            if open {
                take(action);
            }
        }
        for seat in self.catches.iter() {
            take(Action::Catch(seat));
        }
    }

    /// Whether those cards swap hands when they are laid, with the call `uno`.
    pub fn swap_of(&self, cards: &Cards, uno: bool) -> Swap {
        if let Cards::Several(several) = cards {
            let out = if uno {
                self.together.out_with_call
            } else {
                self.together.out
            };
            if out && several.all().len() == self.together.hand.len() {
                return Swap::No;
            }
        }
        let kinds = cards.kinds();
        let seven = if kinds.and(SEVENS).is_empty() {
            Swap::No
        } else {
            self.seven
        };
        let other = if kinds.contains(SWAP_HANDS) {
            self.swap_hands
        } else {
            Swap::No
        };
        seven.max(other)
    }

    /// Whether an action is open but for the call that a play carries.
    fn allows(&self, action: &Action) -> bool {
        match action {
            Action::Play(play) => {
                let laid = match &play.cards {
                    Cards::One(card) => self.plays.contains(*card),
                    Cards::Several(several) => self.together.contains(several, play.uno),
                };
                laid && self.carries_what_it_must(play)
            }
            Action::JumpIn(play) => match play.cards {
                Cards::One(card) => self.jump_ins.contains(card) && self.carries_what_it_must(play),
                Cards::Several(_) => false,
            },
            Action::Draw => self.draw,
            Action::Pass => self.pass,
            Action::Name(color) => self.names.contains(*color),
            Action::Swap(seat) => self.start_swaps.contains(*seat),
            Action::Challenge => self.challenge,
            Action::Call => self.call,
            Action::Catch(seat) => self.catches.contains(*seat),
            Action::Leave => false,
        }
    }

    /// Color and swap as the cards ask for them.
    fn carries_what_it_must(&self, play: &Play) -> bool {
        let colored = match play.color {
            None => !play.cards.last().is_wild() || self.colors.is_empty(),
            Some(color) => play.cards.last().is_wild() && self.colors.contains(color),
        };
        let swapped = match (self.swap_of(&play.cards, play.uno), play.swap) {
            (Swap::No, with) => with.is_none(),
            (Swap::May, None) => true,
            (Swap::Must, None) => false,
            (Swap::May | Swap::Must, Some(with)) => self.swap_with.contains(with),
        };
        colored && swapped
    }

    /// The forms of one play: its colors and its swaps.
    fn forms(&self, cards: Cards, mut take: impl FnMut(Play)) {
        let plain = Play {
            cards,
            color: None,
            swap: None,
            uno: false,
        };
        let swap = self.swap_of(&cards, false);
        let mut swaps = |play: Play| {
            if swap != Swap::Must {
                take(play);
            }
            if swap != Swap::No {
                for with in self.swap_with.iter() {
                    take(play.swapping(with));
                }
            }
        };
        if cards.last().is_wild() && !self.colors.is_empty() {
            for color in self.colors.iter() {
                swaps(Play {
                    color: Some(color),
                    ..plain
                });
            }
        } else {
            swaps(plain);
        }
    }
}

impl Together {
    /// Nothing may be laid together.
    pub const NOTHING: Together = Together {
        rule: MultiDiscard::Off,
        first: CardSet::EMPTY,
        hand: Hand::EMPTY,
        last: CardSet::EMPTY,
        last_with_call: CardSet::EMPTY,
        out: false,
        out_with_call: false,
    };

    /// Whether these cards go together, whatever the top is.
    pub(crate) fn go_together(rule: MultiDiscard, several: &Several) -> bool {
        let kinds = several.all().kinds();
        let first = several.first();
        match rule {
            MultiDiscard::Off => false,
            MultiDiscard::IdenticalPair => {
                !first.is_wild() && kinds == CardSet::of(first) && several.all().len() == 2
            }
            MultiDiscard::SameNumber => first
                .number()
                .is_some_and(|n| kinds.minus(CardSet::of_rank(Rank::Number(n))).is_empty()),
        }
    }

    fn contains(&self, several: &Several, with_call: bool) -> bool {
        let last = if with_call {
            self.last_with_call
        } else {
            self.last
        };
        Together::go_together(self.rule, several)
            && self.first.contains(several.first())
            && self.hand.contains_all(several.all())
            && (several.all().len() < self.hand.len() || last.contains(several.last()))
    }

    /// Every play of several cards that is open without a call in it.
    fn for_each(&self, mut take: impl FnMut(Several)) {
        for first in self.first.iter() {
            match self.rule {
                MultiDiscard::Off => {}
                MultiDiscard::IdenticalPair => {
                    if self.hand.pairs().contains(first)
                        && let Some(Cards::Several(pair)) = Cards::new(&[first, first])
                        && self.contains(&pair, false)
                    {
                        take(pair);
                    }
                }
                MultiDiscard::SameNumber => {
                    if let Some(number) = first.number() {
                        let rank = CardSet::of_rank(Rank::Number(number));
                        self.numbers_from(first, self.hand.kinds().and(rank), &mut take);
                    }
                }
            }
        }
    }

    /// Every choice of further cards of one number after `first`, with each of them as the last.
    fn numbers_from(&self, first: Card, kinds: CardSet, take: &mut impl FnMut(Several)) {
        let mut rest = self.hand;
        rest.remove(first);
        let kinds: Vec<Card> = kinds.iter().collect();
        let limits: Vec<u32> = kinds.iter().map(|&card| rest.count(card)).collect();
        let mut counts = alloc::vec![0u32; kinds.len()];
        while advance(&mut counts, &limits) {
            let mut cards = alloc::vec![first];
            for (&card, &count) in kinds.iter().zip(&counts) {
                cards.extend(core::iter::repeat_n(card, count as usize));
            }
            for (&last, _) in kinds.iter().zip(&counts).filter(|&(_, &count)| count > 0) {
                let place = cards[1..]
                    .iter()
                    .position(|&card| card == last)
                    .map_or(0, |i| i + 1);
                let end = cards.len() - 1;
                cards.swap(place, end);
                if let Some(Cards::Several(several)) = Cards::new(&cards)
                    && self.contains(&several, false)
                {
                    take(several);
                }
            }
        }
    }
}

/// The next choice of counts up to the limits; `false` after the last.
fn advance(counts: &mut [u32], limits: &[u32]) -> bool {
    for (count, &limit) in counts.iter_mut().zip(limits) {
        if *count < limit {
            *count += 1;
            return true;
        }
        *count = 0;
    }
    false
}

impl<K: Knowledge> Eyes<'_, K> {
    /// Whether an action is accepted, when that is open to the seat.
    pub(crate) fn accepts(&self, legal: &Legal, action: &Action) -> bool {
        legal.allows(action)
            && match action {
                Action::Play(play) | Action::JumpIn(play) => self.call_counts(play),
                _ => true,
            }
    }
}
