//! What a seat knows, and what it may do with it.
//!
//! The same code reads the full truth and a view, because both hold the same [`Public`] side and the own
//! hand; so what is legal for a seat cannot depend on anything that it does not see.

use crate::action::Cards;
use crate::card::{Card, CardSet, ColorSet, Rank};
use crate::hand::Hand;
use crate::legal::{Legal, SEVENS, SWAP_HANDS, Swap, Together};
use crate::phase::{DrawnCard, Knowledge, Phase, Step};
use crate::public::Public;
use crate::rules::{
    DrawMode, IllegalWildDrawFour, MultiDiscard, NeededToGoOut, PlayableCard, Rules, SevenSwap,
    SwapHands, TeamsEnd, ThenPlay, UnoDeadline, VoluntaryDraw, WildDrawFourRule, allowed_as_last,
    same_color, same_rank,
};
use crate::seat::Seat;

mod answers;
mod calls;

pub(crate) use answers::answers_penalties;

/// A seat's knowledge.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a, K: Knowledge> {
    pub(crate) public: &'a Public<K>,
    pub(crate) seat: Seat,
    pub(crate) hand: &'a Hand,
}

/// What laying a number of cards would mean for the hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Emptying {
    /// Cards are left.
    No,
    /// The player is out, and the round ends.
    EndsRound,
    /// The player is out, and the others play on.
    GoesOut,
    /// The last card was not called: the penalty is drawn, and play goes on.
    Uncalled,
    /// The last card was not called and may not be played.
    Blocked,
}

impl Emptying {
    /// Whether the player is out by it.
    pub(crate) const fn is_out(self) -> bool {
        matches!(self, Emptying::EndsRound | Emptying::GoesOut)
    }
}

impl<K: Knowledge> Eyes<'_, K> {
    /// Every move that is open to the seat.
    pub(crate) fn legal(&self) -> Legal {
        let Phase::Turn {
            seat: on_turn,
            step,
        } = &self.public.phase
        else {
            return Legal::NOTHING;
        };
        if self.public.left.contains(self.seat) {
            return Legal::NOTHING;
        }
        let last = self.emptying(1, false);
        let others = self.public.in_round.without(self.seat);
        let out_of_hand = last.is_out();
        let mut legal = Legal {
            colors: if last == Emptying::EndsRound {
                ColorSet::EMPTY
            } else {
                self.wild_colors()
            },
            seven: if out_of_hand { Swap::No } else { self.seven() },
            swap_hands: if out_of_hand {
                Swap::No
            } else {
                self.swap_hands()
            },
            swap_with: others,
            call: self.may_call(),
            catches: self.catches(),
            ..Legal::NOTHING
        };
        if *on_turn == self.seat {
            self.on_turn(step, &mut legal);
        } else if self.public.in_round.contains(self.seat) {
            legal.jump_ins = self.jump_ins(step);
        }
        legal
    }

    /// The cards that may be played alone in a turn that has just begun.
    pub(crate) fn playable(&self) -> CardSet {
        let mut cards = self.hand.kinds().and(self.matching());
        if cards.contains(Card::WILD_DRAW_FOUR) && self.wild_draw_four_blocked() {
            cards = cards.minus(CardSet::of(Card::WILD_DRAW_FOUR));
        }
        cards.and(self.allowed_by_count())
    }

    /// Whether one of them is that card, which is in the hand.
    pub(crate) fn can_play(&self, card: Card) -> bool {
        self.matching().and(self.allowed_by_count()).contains(card)
            && !(card == Card::WILD_DRAW_FOUR && self.wild_draw_four_blocked())
    }

    /// The cards that fit by color, number or symbol, and all Wilds.
    pub(crate) fn matching(&self) -> CardSet {
        let by_rank = self
            .public
            .top
            .map_or(CardSet::EMPTY, |top| same_rank(self.rules(), top));
        same_color(self.public.color)
            .union(by_rank)
            .union(CardSet::WILDS)
    }

    /// Whether a Wild Draw Four from this hand would break its condition.
    pub(crate) fn wild_draw_four_illegal(&self) -> bool {
        let by_number = self.public.top.and_then(Card::number);
        let others = match self.rules().wild_draw_four {
            WildDrawFourRule::Unrestricted => CardSet::EMPTY,
            WildDrawFourRule::NoMatchingColor => same_color(self.public.color),
            WildDrawFourRule::NoMatchingColorOrNumber => same_color(self.public.color)
                .union(by_number.map_or(CardSet::EMPTY, |n| CardSet::of_rank(Rank::Number(n)))),
            WildDrawFourRule::NoOtherPlayable => {
                self.matching().minus(CardSet::of(Card::WILD_DRAW_FOUR))
            }
        };
        !self.hand.kinds().and(others).is_empty()
    }

    pub(crate) fn wild_draw_four_blocked(&self) -> bool {
        self.rules().wild_draw_four_illegal == IllegalWildDrawFour::Blocked
            && self.wild_draw_four_illegal()
    }

    /// What laying that many cards at once would mean; `uno` is the call that comes with them.
    #[inline]
    pub(crate) fn emptying(&self, cards: u32, uno: bool) -> Emptying {
        if self.count() == cards {
            self.emptied(cards, uno)
        } else {
            Emptying::No
        }
    }

    fn emptied(&self, cards: u32, uno: bool) -> Emptying {
        let called = match cards {
            1 => !self.public.uncalled.contains(self.seat),
            // Several cards at once never leave one: a call is due only before the play.
            _ => {
                self.rules().uno_deadline != UnoDeadline::BeforePlay
                    || uno
                    || self.public.announced.contains(self.seat)
            }
        };
        if self.rules().calls_matter() && !called {
            match self.rules().needed_to_go_out {
                NeededToGoOut::No => {}
                NeededToGoOut::PenaltyAndContinue => return Emptying::Uncalled,
                NeededToGoOut::LastCardBlocked => return Emptying::Blocked,
            }
        }
        if self.public.ends_when_out(self.seat) {
            Emptying::EndsRound
        } else {
            Emptying::GoesOut
        }
    }

    /// The colors that a Wild may name now.
    pub(crate) fn wild_colors(&self) -> ColorSet {
        match self.public.color {
            Some(color) if !self.rules().wild_may_keep_color => ColorSet::ALL.without(color),
            _ => ColorSet::ALL,
        }
    }

    /// Whether a drawn card must be played.
    pub(crate) fn must_play_drawn(&self, drawn: DrawnCard) -> bool {
        let bluff = drawn.card == Card::WILD_DRAW_FOUR && self.wild_draw_four_illegal();
        drawn.fits
            && !bluff
            && self.can_play(drawn.card)
            && (self.rules().playable_card == PlayableCard::MustPlay || self.rules().force_play)
    }

    /// The card just drawn, while its player decides about it.
    pub(crate) fn drawn(&self) -> Option<DrawnCard> {
        match self.public.phase {
            Phase::Turn {
                seat,
                step: Step::AfterDraw(drawn),
            } if seat == self.seat => K::known(drawn),
            _ => None,
        }
    }

    /// How many cards the seat holds: the table counts them, so that nobody has to.
    fn count(&self) -> u32 {
        self.public.count(self.seat)
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.public.rules
    }

    fn on_turn(&self, step: &Step<K>, legal: &mut Legal) {
        match step {
            Step::Play => self.fresh_turn(legal),
            Step::SwapStart => {
                legal.start_swaps = legal.swap_with;
                if self.rules().swap_hands == SwapHands::Optional {
                    self.fresh_turn(legal);
                }
            }
            Step::NameColor => legal.names = ColorSet::ALL,
            Step::Serve(penalty) => {
                let stacks = self
                    .stacks(penalty)
                    .and(self.hand.kinds())
                    .and(self.allowed_by_count());
                let deflects = self
                    .deflects(penalty)
                    .and(self.hand.kinds())
                    .and(self.allowed_by_count());
                legal.plays = stacks.union(deflects);
                legal.draw = !self.rules().must_stack || stacks.is_empty();
                legal.challenge = penalty.challenge.is_some();
            }
            Step::AfterDraw(_) => self.after_draw(legal),
        }
    }

    fn fresh_turn(&self, legal: &mut Legal) {
        legal.plays = self.playable();
        if self.rules().multi_discard != MultiDiscard::Off {
            legal.together = self.together();
        }
        let able = !legal.plays.is_empty();
        let must = self.able_must_play();
        legal.draw = self.public.drawable() > 0 && !(able && must);
        legal.pass = self.public.drawable() == 0 && !able;
    }

    fn after_draw(&self, legal: &mut Legal) {
        let Some(drawn) = self.drawn() else { return };
        if self.rules().then_play == ThenPlay::AnyCard {
            legal.plays = self.playable();
            if self.rules().multi_discard != MultiDiscard::Off {
                legal.together = self.together();
            }
        } else if drawn.fits && self.can_play(drawn.card) {
            // Penalty cards drawn meanwhile may have made a Wild Draw Four illegal.
            legal.plays = CardSet::of(drawn.card);
        }
        legal.draw = self.may_draw_on()
            && !(self.rules().then_play == ThenPlay::AnyCard
                && self.able_must_play()
                && !legal.plays.is_empty());
        legal.pass = !self.must_play_drawn(drawn);
    }

    /// Whether one more card may be drawn after the one just drawn, if nothing must be played first.
    pub(crate) fn may_draw_on(&self) -> bool {
        self.rules().draw_mode == DrawMode::MayUntilPlayable
            && self.public.drawable() > 0
            && self.drawn().is_some_and(|drawn| !drawn.fits)
    }

    /// Whether who has a card to play may not draw.
    fn able_must_play(&self) -> bool {
        self.rules().voluntary_draw == VoluntaryDraw::Forbidden || self.rules().force_play
    }

    fn together(&self) -> Together {
        let rules = self.rules();
        let last = |emptying| match emptying {
            Emptying::Blocked => CardSet::EMPTY,
            _ => allowed_as_last(rules.last_card),
        };
        let (silent, calling) = (
            self.emptying(self.count(), false),
            self.emptying(self.count(), true),
        );
        Together {
            rule: rules.multi_discard,
            first: self.hand.kinds().and(self.matching()).minus(CardSet::WILDS),
            hand: *self.hand,
            last: last(silent),
            last_with_call: last(calling),
            out: silent.is_out(),
            out_with_call: calling.is_out(),
        }
    }

    /// What the rules on last cards leave of the cards, when only one is in hand.
    fn allowed_by_count(&self) -> CardSet {
        if self.count() != 1 {
            return CardSet::ALL;
        }
        match self.emptying(1, false) {
            Emptying::Blocked => CardSet::EMPTY,
            _ => allowed_as_last(self.rules().last_card),
        }
    }

    /// Whether these cards swap hands, as long as their player is not out.
    pub(crate) fn swap_of(&self, cards: &Cards) -> Swap {
        let kinds = cards.kinds();
        let seven = if kinds.and(SEVENS).is_empty() {
            Swap::No
        } else {
            self.seven()
        };
        let other = if kinds.contains(SWAP_HANDS) {
            self.swap_hands()
        } else {
            Swap::No
        };
        seven.max(other)
    }

    fn seven(&self) -> Swap {
        match self.rules().seven_swap {
            SevenSwap::Off => Swap::No,
            SevenSwap::Optional => Swap::May,
            SevenSwap::Mandatory => Swap::Must,
        }
    }

    fn swap_hands(&self) -> Swap {
        match self.rules().swap_hands {
            SwapHands::Optional => Swap::May,
            SwapHands::Mandatory => Swap::Must,
        }
    }
}

impl<K: Knowledge> Public<K> {
    /// Whether the round ends when that seat goes out now.
    pub(crate) fn ends_when_out(&self, seat: Seat) -> bool {
        let left = self.in_round.without(seat);
        if self.rules.play_for_places {
            left.len() <= 1
        } else if self.rules.team_size.get().is_some()
            && self.rules.teams_end == TeamsEnd::AllMembersOut
        {
            left.len() <= 1 || left.and(self.team(seat)).is_empty()
        } else {
            true
        }
    }
}
